import { composeStories } from '@storybook/react-vite';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import * as stories from '../../stories/ui/FormSteps.stories.tsx';
import { everyStory } from './suites/everyStory.tsx';
import { show } from './suites/show.ts';

const composed = composeStories(stories);
everyStory(composed);

test('says where one is and what is done', async () => {
  await show(composed.Plain);
  const steps = page.getByRole('list', { name: '登録の流れ' }).getByRole('listitem').elements();
  expect(steps.map((step) => step.getAttribute('aria-current'))).toEqual([null, 'step', null]);
  await expect.element(page.getByRole('img', { name: '済み' })).toBeVisible();
});
