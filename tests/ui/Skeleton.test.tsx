import { composeStories } from '@storybook/react-vite';
import { expect, test } from 'vitest';
import * as stories from '../../stories/ui/Skeleton.stories.tsx';
import { everyStory } from './suites/everyStory.tsx';
import { show } from './suites/show.ts';

const composed = composeStories(stories);
everyStory(composed);

test('is silent', async () => {
  await show(composed.WithPicture);
  expect(document.querySelectorAll('[aria-hidden="true"] > div')).toHaveLength(4);
});
