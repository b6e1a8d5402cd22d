import { composeStories } from '@storybook/react-vite';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import * as stories from '../../stories/ui/DescriptionList.stories.tsx';
import { everyStory } from './suites/everyStory.tsx';
import { show } from './suites/show.ts';

const composed = composeStories(stories);
everyStory(composed);

test('pairs terms with what they are', async () => {
  await show(composed.Plain);
  const [terms, descriptions] = [page.getByRole('term'), page.getByRole('definition')];
  expect(terms.elements()).toHaveLength(4);
  expect(descriptions.elements()).toHaveLength(4);
});
