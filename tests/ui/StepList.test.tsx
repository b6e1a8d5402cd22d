import { composeStories } from '@storybook/react-vite';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import * as stories from '../../stories/ui/StepList.stories.tsx';
import { everyStory } from './suites/everyStory.tsx';
import { show } from './suites/show.ts';

const composed = composeStories(stories);
everyStory(composed);

test('is a list with a name, in order', async () => {
  await show(composed.Plain);
  const steps = page.getByRole('list', { name: '道順' }).getByRole('listitem').elements();
  expect(steps.map((step) => step.querySelector('p, h3, h4')?.textContent)).toEqual([
    '東京駅',
    '和田倉噴水公園',
    '二重橋',
  ]);
  expect(getComputedStyle(steps[1]!.querySelector('[aria-hidden]')!, '::before').content).toBe('counter(step)');
});
