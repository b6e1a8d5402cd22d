import { composeStories } from '@storybook/react-vite';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import * as stories from '../../stories/ui/EmptyState.stories.tsx';
import { everyStory } from './suites/everyStory.tsx';
import { show } from './suites/show.ts';

const composed = composeStories(stories);
everyStory(composed);

test('is a heading, words and a way on', async () => {
  await show(composed.Plain);
  await expect.element(page.getByRole('heading', { level: 2, name: 'あてはまるコースがありません' })).toBeVisible();
  await expect.element(page.getByRole('link', { name: '条件を変える' })).toBeVisible();
});
