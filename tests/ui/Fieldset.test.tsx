import { composeStories } from '@storybook/react-vite';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import * as stories from '../../stories/ui/Fieldset.stories.tsx';
import { everyStory } from './suites/everyStory.tsx';
import { fieldSuite } from './suites/field.tsx';
import { show } from './suites/show.ts';

const composed = composeStories(stories);
everyStory(composed);
fieldSuite({
  role: 'group',
  name: '歩きはじめる場所',
  plain: composed.Plain,
  described: { story: composed.Described, description: '集まりやすい、屋根のある場所をおすすめします。' },
  sent: {
    story: composed.Plain,
    entries: [
      ['start_name', ''],
      ['start_mark', ''],
    ],
  },
  // A group is neither required nor invalid: its words say so, and its fields have the state.
  states: ['isDisabled'],
});

test('says what is wrong with the group as its description', async () => {
  await show(composed.Invalid);
  await expect
    .element(page.getByRole('group'))
    .toHaveAccessibleDescription('歩きはじめる場所の名前か目印の、どちらかを入力してください。');
  await expect.element(page.getByRole('group', { name: /必須/ })).toBeVisible();
});

test('shows what is wrong by a line at its side', async () => {
  await show(composed.Plain);
  expect(getComputedStyle(page.getByRole('group').element()).borderInlineStartWidth).toBe('0px');
  await show(composed.Invalid);
  expect(getComputedStyle(page.getByRole('group').element()).borderInlineStartWidth).toBe('4px');
});

test('shows the line without words, too, when they stand elsewhere', async () => {
  await show(composed.Plain, { args: { isInvalid: true } });
  expect(getComputedStyle(page.getByRole('group').element()).borderInlineStartWidth).toBe('4px');
});

test('is a heading of the page where it is told to, and still names the group', async () => {
  await show(composed.HeadingOfPage);
  await expect.element(page.getByRole('heading', { level: 1, name: '歩きはじめる場所' })).toBeVisible();
  await expect.element(page.getByRole('group', { name: '歩きはじめる場所' })).toBeVisible();
  await show(composed.Plain);
  expect(page.getByRole('heading').query()).toBeNull();
});

test('lets all its fields rest', async () => {
  await show(composed.Disabled);
  for (const field of page.getByRole('textbox').elements()) expect(field.matches(':disabled')).toBe(true);
});
