import { composeStories } from '@storybook/react-vite';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import * as stories from '../../stories/ui/IconButton.stories.tsx';
import { everyStory } from './suites/everyStory.tsx';
import { show } from './suites/show.ts';

const composed = composeStories(stories);
everyStory(composed);

test('is called by its label and takes the focus', async () => {
  await show(composed.Plain);
  await userEvent.tab();
  await expect.element(page.getByRole('button', { name: '閉じる' })).toHaveFocus();
});
