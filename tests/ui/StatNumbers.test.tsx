import { composeStories } from '@storybook/react-vite';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import * as stories from '../../stories/ui/StatNumbers.stories.tsx';
import { everyStory } from './suites/everyStory.tsx';
import { show } from './suites/show.ts';

const composed = composeStories(stories);
everyStory(composed);

test('reads a number with its unit after what it counts', async () => {
  await show(composed.Plain);
  const [term, number] = [page.getByRole('term').first(), page.getByRole('definition').first()];
  await expect.element(term).toHaveTextContent('歩く時間');
  await expect.element(number).toHaveTextContent('30分');
});
