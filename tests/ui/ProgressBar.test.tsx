import { composeStories } from '@storybook/react-vite';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import * as stories from '../../stories/ui/ProgressBar.stories.tsx';
import { everyStory } from './suites/everyStory.tsx';
import { show } from './suites/show.ts';

const composed = composeStories(stories);
everyStory(composed);

test('is called by its label and says its value in words', async () => {
  await show(composed.Plain);
  const bar = page.getByRole('progressbar', { name: 'スタンプ' });
  await expect.element(bar).toHaveAttribute('aria-valuetext', '10個のうち3個');
  await expect.element(bar).toHaveAttribute('aria-valuenow', '3');
});

test('has no value when nobody knows it', async () => {
  await show(composed.Indeterminate);
  await expect.element(page.getByRole('progressbar')).not.toHaveAttribute('aria-valuenow');
});
