import { composeStories } from '@storybook/react-vite';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import * as stories from '../../stories/ui/NavigationBar.stories.tsx';
import { everyStory } from './suites/everyStory.tsx';
import { linksSuite } from './suites/links.ts';
import { show } from './suites/show.ts';

const composed = composeStories(stories);
everyStory(composed);
linksSuite({
  plain: composed.Plain,
  name: 'おもなページ',
  names: ['コースを探す', 'お店・施設', '写真', 'お知らせ', 'このサイトについて'],
  current: 'コースを探す',
});

test('marks the open page with the footpath', async () => {
  await show(composed.Plain);
  const current = page.getByRole('link', { name: 'コースを探す' }).element();
  expect(getComputedStyle(current, '::after').maskImage).toContain('radial-gradient');
});

test.each([
  [768, 0],
  [769, 1],
])('at %i px: %i bar', async (width, bars) => {
  await show(composed.Plain, { width });
  expect(page.getByRole('navigation').elements()).toHaveLength(bars);
});
