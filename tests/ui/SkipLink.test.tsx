import { composeStories } from '@storybook/react-vite';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import * as stories from '../../stories/ui/SkipLink.stories.tsx';
import { everyStory } from './suites/everyStory.tsx';
import { show } from './suites/show.ts';

const composed = composeStories(stories);
everyStory(composed);

test('is the first stop, seen only then, and leads past what it skips', async () => {
  await show(composed.Plain);
  const link = page.getByRole('link', { name: '本文へ移動' });
  expect(getComputedStyle(link.element()).clipPath).not.toBe('none');
  await userEvent.tab();
  await expect.element(link).toHaveFocus();
  expect(getComputedStyle(link.element()).clipPath).toBe('none');
  await userEvent.keyboard('{Enter}');
  expect(document.activeElement).toBe(document.querySelector('#main'));
});
