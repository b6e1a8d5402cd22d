import { composeStories } from '@storybook/react-vite';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import * as stories from '../../stories/ui/CheckboxGroup.stories.tsx';
import { hydrate, served } from './suites/beforeScript.ts';
import { everyStory } from './suites/everyStory.tsx';
import { fieldSuite } from './suites/field.tsx';
import { show } from './suites/show.ts';

const composed = composeStories(stories);
everyStory(composed);
fieldSuite({
  role: 'group',
  name: '歩く時間',
  plain: composed.Plain,
  described: { story: composed.Described, description: 'いくつでも選べます。' },
  invalid: { story: composed.Invalid, error: '1つ以上選んでください。' },
  sent: {
    story: composed.SomeChosen,
    entries: [
      ['time_band', '2'],
      ['time_band', '3'],
    ],
  },
});

test.each(['Plain', 'Chips'] as const)('is ticked with the keyboard, one by one (%s)', async (name) => {
  await show(composed[name]);
  const first = page.getByRole('checkbox', { name: '30分未満 42件' });
  await userEvent.tab();
  await userEvent.keyboard(' ');
  await expect.element(first).toBeChecked();
  await userEvent.tab();
  await expect.element(page.getByRole('checkbox', { name: '30〜60分 118件' })).toHaveFocus();
});

test('keeps what was ticked before JavaScript has loaded', async () => {
  const host = served(composed.SomeChosen);
  const inputs = [...host.querySelectorAll('input')];
  const ticked = () => inputs.map((each) => each.checked);
  inputs[0]!.click();
  inputs[1]!.click();
  const before = ticked();
  await hydrate(composed.SomeChosen, host);
  expect(ticked()).toEqual(before);
  inputs[0]!.click();
  await expect.poll(ticked).toEqual([!before[0], ...before.slice(1)]);
});
