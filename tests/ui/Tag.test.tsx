import { composeStories } from '@storybook/react-vite';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import * as stories from '../../stories/ui/Tag.stories.tsx';
import { everyStory } from './suites/everyStory.tsx';
import { show } from './suites/show.ts';

const composed = composeStories(stories);
everyStory(composed);

test('is words that cannot be pressed', async () => {
  await show(composed.Plain);
  await expect.element(page.getByText('水辺')).toBeVisible();
  await userEvent.tab();
  expect(document.activeElement).toBe(document.body);
});
