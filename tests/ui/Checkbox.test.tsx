import { composeStories } from '@storybook/react-vite';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import * as stories from '../../stories/ui/Checkbox.stories.tsx';
import { hydrate, served } from './suites/beforeScript.ts';
import { everyStory } from './suites/everyStory.tsx';
import { fieldSuite } from './suites/field.tsx';
import { show } from './suites/show.ts';

const composed = composeStories(stories);
everyStory(composed);
fieldSuite({
  role: 'checkbox',
  name: '利用規約に同意します',
  plain: composed.Plain,
  described: { story: composed.Described, description: '2025年9月1日から有効な規約です。' },
  invalid: { story: composed.Invalid, error: '登録には同意が必要です。' },
  sent: { story: composed.Chosen, entries: [['agree', '1']] },
});

const box = () => page.getByRole('checkbox');

test('is a checkbox with its words as name, ticked with the space bar', async () => {
  await show(composed.Plain);
  const named = page.getByRole('checkbox', { name: '利用規約に同意します', exact: true });
  await userEvent.tab();
  await expect.element(named).toHaveFocus();
  await userEvent.keyboard(' ');
  await expect.element(named).toBeChecked();
  await userEvent.keyboard(' ');
  await expect.element(named).not.toBeChecked();
});

test('is ticked by its words', async () => {
  await show(composed.Plain);
  await page.getByText('利用規約に同意します').click();
  await expect.element(box()).toBeChecked();
});

test('shows the focus around itself and its words', async () => {
  await show(composed.Plain);
  await userEvent.tab();
  expect(getComputedStyle(document.querySelector('label')!).outlineStyle).toBe('solid');
});

test('reads its description and its error', async () => {
  await show(composed.Described);
  await expect.element(box()).toHaveAccessibleDescription('2025年9月1日から有効な規約です。');
  await show(composed.Invalid);
  await expect.element(box()).toHaveAccessibleDescription('登録には同意が必要です。');
  await expect.element(box()).toBeInvalid();
});

test('says that it is required, in its state and in words', async () => {
  await show(composed.Required);
  await expect.element(page.getByRole('checkbox', { name: /利用規約に同意します\s*必須/ })).toBeRequired();
});

test('says that it is partly ticked', async () => {
  await show(composed.PartlyChosen);
  await expect.element(box()).toBePartiallyChecked();
});

test('rests', async () => {
  await show(composed.DisabledAndChosen);
  await expect.element(box()).toBeDisabled();
  await expect.element(box()).toBeChecked();
});

test('is sent before JavaScript has loaded, and keeps what was ticked when JavaScript has loaded', async () => {
  const host = served(composed.Plain);
  const input = host.querySelector('input')!;
  input.click();
  const form = document.createElement('form');
  form.append(input.cloneNode());
  expect([...new FormData(form)]).toEqual([['agree', '1']]);
  await hydrate(composed.Plain, host);
  input.focus();
  input.blur();
  expect(input.checked).toBe(true);
  input.click();
  expect(input.checked).toBe(false);
});
