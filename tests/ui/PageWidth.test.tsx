import { composeStories } from '@storybook/react-vite';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import * as stories from '../../stories/ui/PageWidth.stories.tsx';
import { everyStory } from './suites/everyStory.tsx';
import { show } from './suites/show.ts';

const composed = composeStories(stories);
everyStory(composed);

test.each([320, 1280])('leaves a gutter at %i px', async (width) => {
  await show(composed.Plain, { width });
  const { left, right } = page.getByText('ページの幅と、左右の余白。').element().getBoundingClientRect();
  expect(left).toBeGreaterThanOrEqual(16);
  expect(width - right).toBeGreaterThanOrEqual(16);
});
