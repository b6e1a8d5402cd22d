import { composeStories } from '@storybook/react-vite';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import * as stories from '../../stories/ui/RankingList.stories.tsx';
import { everyStory } from './suites/everyStory.tsx';
import { show } from './suites/show.ts';

const composed = composeStories(stories);
everyStory(composed);

const items = (name = 'よく歩かれたコース') => page.getByRole('list', { name }).getByRole('listitem').elements();
const words = (element: Element) => element.textContent?.replace(/\s+/g, ' ').trim();

test.each([
  ['ja', 'よく歩かれたコース', ['1位 同じ順位', '1位 同じ順位', '3位', '4位']],
  ['en', 'Most walked courses', ['1st tied', '1st tied', '3rd', '4th']],
] as const)('says each rank once, in words, and shares it among equals (%s)', async (language, label, ranks) => {
  await show(composed.Plain, { language });
  const all = items(label);
  expect(all.map((item) => item.querySelector('span')!.textContent?.trim())).toEqual(ranks);
  // No marker that would be read beside it.
  for (const item of all) expect(getComputedStyle(item).listStyleType).toBe('""');
});

test('has the right numbers without our styles, too', async () => {
  await show(composed.Plain);
  expect(items().map((item) => (item as HTMLLIElement).value)).toEqual([1, 1, 3, 4]);
});

test('has one link an item, called by the name alone', async () => {
  await show(composed.Plain);
  const links = page.getByRole('list').getByRole('link').elements();
  expect(links.map((link) => link.textContent)).toEqual([
    '皇居おほりひとめぐりコース',
    '谷中路地めぐりコース',
    '目黒川さくらコース',
    '隅田川夜のあかりコース',
  ]);
  for (const link of links) {
    await userEvent.tab();
    expect(document.activeElement).toBe(link);
  }
});

test.each([320, 1280])('opens from anywhere in its line, and shows the focus around it (%s px)', async (width) => {
  await show(composed.Plain, { width });
  const [item] = items();
  const { left, right, top, bottom } = item!.getBoundingClientRect();
  for (const x of [left + 4, right - 4])
    expect(document.elementFromPoint(x, (top + bottom) / 2)?.getAttribute('href')).toBe('#course-101');
  await userEvent.tab();
  expect(getComputedStyle(document.activeElement!, '::after').outlineStyle).toBe('solid');
});

test('begins its headings with the rank', async () => {
  await show(composed.WithHeadings);
  const headings = page.getByRole('heading', { level: 2 }).elements();
  expect(words(headings[2]!)).toBe('3位 目黒川さくらコース');
  await show(composed.Plain);
  expect(page.getByRole('heading').query()).toBeNull();
  expect(words(items()[2]!.querySelector('p')!)).toBe('3位 目黒川さくらコース');
});

test('draws the counts as ways, the largest from edge to edge, and says nothing of them', async () => {
  await show(composed.Plain);
  const ways = items().map((item) => item.querySelector<HTMLElement>('div[aria-hidden="true"]')!);
  expect(ways.map(({ style }) => Math.round(Number.parseFloat(style.width)))).toEqual([100, 100, 75, 24]);
});

test('leaves pictures out when it is compact', async () => {
  await show(composed.Compact);
  expect(page.getByRole('list').element().querySelector('svg')).toBeNull();
});

test('is no list when there is nothing in it', async () => {
  await show(composed.Empty);
  expect(page.getByRole('list').query()).toBeNull();
  await expect.element(page.getByRole('heading', { name: 'まだ順位がありません' })).toBeVisible();
});
