import { composeStories } from '@storybook/react-vite';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import * as stories from '../../stories/ui/Ruby.stories.tsx';
import { everyStory } from './suites/everyStory.tsx';
import { show } from './suites/show.ts';

const composed = composeStories(stories);
everyStory(composed);

const ruby = () => document.querySelector('ruby')!;
/** What a screen reader meets: the words that are neither hidden from it nor left out by the browser. */
const heard = (element: Element): string =>
  [...element.childNodes]
    .filter((node) => !(node instanceof Element && (node.ariaHidden === 'true' || !node.checkVisibility())))
    .map((node) => (node instanceof Element ? heard(node) : node.textContent))
    .join('');

test('is heard once, as the word', async () => {
  await show(composed.Plain);
  expect(heard(ruby())).toBe('御徒町');
});

test('is heard once, as its reading, where voices get the word wrong', async () => {
  await show(composed.ReadingSpoken);
  expect(heard(ruby())).toBe('おかちまち');
});

test('names a heading by what is heard', async () => {
  await show(composed.InHeading);
  await expect.element(page.getByRole('heading', { name: '御徒町', exact: true })).toBeVisible();
});

test('is seen with its reading above it, large enough', async () => {
  await show(composed.Plain);
  const reading = page.getByText('おかちまち');
  await expect.element(reading).toBeVisible();
  const element = reading.element();
  expect(element.tagName).toBe('RT');
  expect(Number.parseFloat(getComputedStyle(element).fontSize)).toBeGreaterThanOrEqual(13);
  const word = document.createRange();
  word.selectNode(ruby().firstChild!);
  expect(element.getBoundingClientRect().top).toBeLessThan(word.getBoundingClientRect().top);
});

test.each(['ja', 'en'] as const)('is Japanese, also in a page in %s', async (language) => {
  await show(composed.InText, { language });
  for (const each of document.querySelectorAll('ruby')) expect(each.lang).toBe('ja');
});

test('stands in brackets where a browser knows no ruby', async () => {
  await show(composed.Plain);
  expect(ruby().textContent).toBe('御徒町(おかちまち)');
});

/** Where its letters are drawn: a line of text has air above and below them. */
const letters = (place: Element | Range, of: Element) => {
  const { top, bottom } = place.getBoundingClientRect();
  const air = (bottom - top - Number.parseFloat(getComputedStyle(of).fontSize)) / 2;
  return { top: top + air, bottom: bottom - air };
};

test('a reading lies over no other line, also when text is large', async () => {
  await show(composed.InText, { width: 320, textSize: '2' });
  for (const reading of document.querySelectorAll('rt')) {
    const kana = letters(reading, reading);
    for (const each of document.querySelectorAll('ruby')) {
      const range = document.createRange();
      range.selectNode(each.firstChild!);
      const word = letters(range, each);
      expect(kana.bottom <= word.top + 1 || kana.top >= word.bottom - 1).toBe(true);
    }
  }
});
