/** What a page is to somebody who moves by landmarks, by headings and with the Tab key: little noise, everything once. */
import { composeStories } from '@storybook/react-vite';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import * as courses from '../../stories/screens/Course.stories.tsx';
import * as searches from '../../stories/screens/CourseSearch.stories.tsx';
import * as failures from '../../stories/screens/Failure.stories.tsx';
import * as tops from '../../stories/screens/Top.stories.tsx';
import { show } from './suites/show.ts';

const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
const nameOf = (element: Element) =>
  element.getAttribute('aria-label') ??
  document.getElementById(element.getAttribute('aria-labelledby') ?? '')?.textContent ??
  '';

/** A form or a section without a name is none. */
const landmarks = () =>
  all('header, nav, main, footer, search, aside, [role=search], [role=region], section, form:not([role=group])')
    .filter((each) => each.checkVisibility() && !each.closest('[inert]'))
    .filter((each) => !each.matches('header, footer') || !each.closest('article, section, main'))
    .filter((each) => !each.matches('section:not([role]), form:not([role])') || nameOf(each))
    .map((each) => `${each.getAttribute('role') ?? each.localName} ${nameOf(each)}`);

test('the top page has few landmarks, each of its own name', async () => {
  await show(composeStories(tops).Plain, { consent: 'agreed' });
  expect(landmarks()).toHaveLength(new Set(landmarks()).size);
  expect(landmarks()).toEqual([
    'header ',
    'search サイト内検索',
    'nav サイト内の主なページ',
    'main ',
    expect.stringMatching(/^search /),
    'footer ',
    'nav サイト内のページ',
  ]);
});

test.each([
  ['top', composeStories(tops).Plain],
  ['search', composeStories(searches).TimesFound],
])('a course in a list (%s) is an item with a heading and one link, not an article as well', async (_, story) => {
  await show(story);
  const items = all('main li:has(a[href^="/map/detail/"])');
  expect(items.length).toBeGreaterThan(2);
  for (const item of items) {
    expect(item.querySelectorAll('article, [role=article]')).toHaveLength(0);
    expect(item.querySelectorAll('h3, h4')).toHaveLength(1);
    expect(item.querySelectorAll('a')).toHaveLength(1);
  }
});

describe('the squares of the municipalities', () => {
  const boxes = () => all('main fieldset input[type=checkbox]') as HTMLInputElement[];

  test('are walked through row by row in each part of the picture', async () => {
    await show(composeStories(searches).Municipalities);
    // Its code comes when it is shown.
    await expect.poll(() => boxes().length).toBeGreaterThan(0);
    for (const area of all('main fieldset')) {
      const places = [...area.querySelectorAll('li')].map((item) => item.getBoundingClientRect());
      expect(places.length).toBeGreaterThan(8);
      const jumps = places.slice(1).filter(({ top, left }, at) => {
        const before = places[at]!;
        return top < before.top - 1 || (Math.abs(top - before.top) <= 1 && left <= before.left);
      });
      expect(jumps).toEqual([]);
    }
  });

  test('have one question for all of them', async () => {
    await show(composeStories(searches).Municipalities);
    // Its code comes when it is shown.
    await expect.poll(() => boxes().length).toBeGreaterThan(0);
    const group = page.getByRole('group', { name: /^歩きたいまちを選んでください/ }).element();
    expect(boxes().every((box) => group.contains(box))).toBe(true);
  });

  test.each([360, 1280])('that have no course yet say so, and cannot be chosen (%i px)', async (width) => {
    await show(composeStories(searches).Municipalities, { width });
    const tiles = boxes().map((box) => ({ box, words: box.closest('label')!.innerText }));
    const none = tiles.filter(({ box }) => box.disabled);
    expect(none.length).toBeGreaterThan(2);
    for (const { words } of none) expect(words).toContain('コースなし');
    for (const { box, words } of tiles) if (!box.disabled) expect(words).not.toContain('コースなし');
  });

  test('that the address has chosen can be taken back, with or without a course', async () => {
    await show(composeStories(searches).MunicipalitiesNone);
    expect(boxes().filter((box) => box.checked && box.disabled)).toEqual([]);
  });
});

describe('a course', () => {
  test('does not say the same sentence of the picture twice', async () => {
    await show(composeStories(courses).Plain);
    const picture = page.getByRole('img').first().element();
    const name = picture.getAttribute('aria-label')!;
    expect(name).not.toBe('');
    expect(all('main p').filter((each) => each.textContent === name)).toEqual([]);
  });

  test('hides the bare numbers in the picture, which the directions have with their names', async () => {
    await show(composeStories(courses).Plain);
    const numbers = all('[role=img] foreignObject > div');
    expect(numbers.length).toBeGreaterThan(2);
    expect(numbers.filter((each) => !each.closest('[aria-hidden=true]'))).toEqual([]);
  });
});

test('a page that is not there speaks the language of its reader; the English message is in a disclosure', async () => {
  await show(composeStories(failures).Plain);
  const message = page.getByText('Page Not Found: /no/such/page');
  await expect.element(message).not.toBeVisible();
  await userEvent.click(page.getByText('くわしい情報'));
  await expect.element(message).toBeVisible();
});
