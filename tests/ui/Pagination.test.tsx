import { composeStories } from '@storybook/react-vite';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import * as stories from '../../stories/ui/Pagination.stories.tsx';
import { everyStory } from './suites/everyStory.tsx';
import { linksSuite } from './suites/links.ts';
import { show } from './suites/show.ts';

const composed = composeStories(stories);
everyStory(composed);
linksSuite({
  plain: composed.Plain,
  name: 'ページ',
  names: ['前へ', '1ページ', '2ページ', '3ページ', '4ページ', '12ページ', '次へ'],
  current: '3ページ',
});

test('has no way back from the first page and none on from the last', async () => {
  await show(composed.First);
  expect(page.getByRole('link', { name: '前へ' }).query()).toBeNull();
  await show(composed.Last);
  expect(page.getByRole('link', { name: '次へ' }).query()).toBeNull();
});
