import { composeStories } from '@storybook/react-vite';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import * as stories from '../../stories/ui/RichText.stories.tsx';
import { everyStory } from './suites/everyStory.tsx';
import { show } from './suites/show.ts';

const composed = composeStories(stories);
everyStory(composed);

test('shows what the sanitiser returns, and nothing else', async () => {
  const { Plain } = composeStories({ ...stories, Plain: { args: { sanitize: () => '<p>安全</p>' } } });
  await show(Plain);
  await expect.element(page.getByText('安全')).toBeVisible();
  expect(page.getByRole('heading').query()).toBeNull();
});
