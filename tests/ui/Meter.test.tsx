import { composeStories } from '@storybook/react-vite';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import * as stories from '../../stories/ui/Meter.stories.tsx';
import { everyStory } from './suites/everyStory.tsx';
import { show } from './suites/show.ts';

const composed = composeStories(stories);
everyStory(composed);

const meter = (name = 'きょうの歩数') => page.getByRole('meter', { name });
const scale = () => [...meter().element().lastElementChild!.children];

test('is called by its label and says its value in words', async () => {
  await show(composed.Plain);
  await expect.element(meter()).toHaveAttribute('aria-valuetext', '6,200歩');
  await expect.element(meter()).toHaveAttribute('aria-valuenow', '6200');
  await expect.element(meter()).toHaveAttribute('aria-valuemax', '12000');
  await expect.element(meter().getByText('6,200歩')).toBeVisible();
});

test.each([
  ['ja', 'きょうの歩数', '6,200歩 ちょうどよい', 'ちょうどよい 4,000歩から8,000歩'],
  ['en', 'Steps today', '6,200 steps about right', 'about right 4,000 to 8,000 steps'],
] as const)('says and shows what the value means (%s)', async (language, name, words, band) => {
  await show(composed.WithBands, { language });
  await expect.element(meter(name)).toHaveAttribute('aria-valuetext', words);
  const items = page.getByRole('listitem').elements();
  expect(items.length).toBe(3);
  expect(items.filter((item) => item.hasAttribute('data-current')).map((item) => item.textContent)).toEqual([band]);
});

test('tells its bands apart by the line, as long as each is wide', async () => {
  await show(composed.WithBands);
  const lines = scale().map((each) => getComputedStyle(each).borderTopStyle);
  expect(lines).toEqual(['dotted', 'solid', 'dashed']);
  const samples = page.getByRole('listitem').elements();
  expect(samples.map((each) => getComputedStyle(each.firstElementChild!).borderTopStyle)).toEqual(lines);
  const widths = scale().map((each) => Math.round(each.getBoundingClientRect().width));
  expect(Math.max(...widths) - Math.min(...widths)).toBeLessThanOrEqual(1);
});

test('is filled to the end beyond it, and says the true value', async () => {
  await show(composed.BeyondTheEnd);
  await expect.element(meter()).toHaveAttribute('aria-valuenow', '12000');
  await expect.element(meter()).toHaveAttribute('aria-valuetext', '15,300歩 多め');
  const track = meter().element().children[1]!;
  expect(track.firstElementChild!.clientWidth).toBe(track.clientWidth);
});

test('is empty at its beginning', async () => {
  await show(composed.Empty);
  await expect.element(meter()).toHaveAttribute('aria-valuetext', '0歩 少なめ');
  expect(meter().element().children[1]!.firstElementChild!.clientWidth).toBe(0);
});
