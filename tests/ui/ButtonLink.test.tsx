import { composeStories } from '@storybook/react-vite';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import * as stories from '../../stories/ui/ButtonLink.stories.tsx';
import { everyStory } from './suites/everyStory.tsx';
import { show } from './suites/show.ts';

const composed = composeStories(stories);
everyStory(composed);

test('is a link, however much it looks like a button', async () => {
  await show(composed.Plain);
  await userEvent.tab();
  const link = page.getByRole('link', { name: 'コースを探す' });
  await expect.element(link).toHaveFocus();
  await expect.element(link).toHaveAttribute('href', '#map');
});
