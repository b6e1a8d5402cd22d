import { composeStories } from '@storybook/react-vite';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import * as stories from '../../stories/ui/VisuallyHidden.stories.tsx';
import { everyStory } from './suites/everyStory.tsx';
import { show } from './suites/show.ts';

const composed = composeStories(stories);
everyStory(composed);

test('is heard and takes no place', async () => {
  await show(composed.Plain);
  const words = page.getByText('(別のサイトへ)').element();
  expect(words.closest('[aria-hidden]')).toBeNull();
  expect(words.getBoundingClientRect().width).toBe(1);
});
