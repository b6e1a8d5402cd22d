/** Looking at a state takes nothing from whoever looks, also where the portal has the same origin. */
import { afterEach, expect, test } from 'vitest';
import { setAside } from '../../stories/review/lookAt.ts';

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test('a story finds nothing of the portal, and afterwards all of it is there again', () => {
  localStorage.setItem('favourites-course', '101');
  localStorage.setItem('review person', 'staff');
  sessionStorage.setItem('typed-fields', '{}');
  const putBack = setAside();
  expect(Object.keys({ ...localStorage, ...sessionStorage })).toEqual(['review person']);
  localStorage.setItem('favourites-course', '999');
  localStorage.setItem('left-by-a-story', '1');
  putBack();
  expect({ ...localStorage }).toEqual({ 'favourites-course': '101', 'review person': 'staff' });
  expect({ ...sessionStorage }).toEqual({ 'typed-fields': '{}' });
});

test('it is there again, too, when the review is left in the middle', () => {
  localStorage.setItem('favourites-course', '101');
  setAside();
  window.dispatchEvent(new Event('pagehide'));
  expect({ ...localStorage }).toEqual({ 'favourites-course': '101' });
});
