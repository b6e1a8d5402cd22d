import { composeStories } from '@storybook/react-vite';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import * as stories from '../../stories/ui/StepIndicator.stories.tsx';
import { everyStory } from './suites/everyStory.tsx';
import { show } from './suites/show.ts';

const composed = composeStories(stories);
everyStory(composed);

const steps = () => page.getByRole('list', { name: '登録の流れ' }).getByRole('listitem').elements();

test.each([
  ['First', ['step', null, null], []],
  ['Plain', [null, 'step', null], ['入力']],
  ['Last', [null, null, 'step'], ['入力', '確認']],
] as const)('says where one is and what is done (%s)', async (name, current, done) => {
  await show(composed[name]);
  expect(steps().map((step) => step.getAttribute('aria-current'))).toEqual(current);
  const behind = steps().filter((step) => step.querySelector('[role="img"][aria-label="済み"]'));
  expect(behind.map((step) => step.textContent)).toEqual(done);
});

test('numbers what is to come, and takes no focus', async () => {
  await show(composed.First);
  expect(steps().map((step) => step.textContent)).toEqual(['1入力', '2確認', '3完了']);
  expect(document.querySelector('a, button, input, [tabindex]')).toBeNull();
});
