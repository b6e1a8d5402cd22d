import { composeStories } from '@storybook/react-vite';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import * as stories from '../../stories/ui/ComboBox.stories.tsx';
import { everyStory } from './suites/everyStory.tsx';
import { fieldSuite } from './suites/field.tsx';
import { show } from './suites/show.ts';

const { Open, Nothing, ...closed } = composeStories(stories);
everyStory(closed);
fieldSuite({
  role: 'combobox',
  name: '駅',
  plain: closed.Plain,
  invalid: { story: closed.Invalid, error: '一覧から駅を選んでください。' },
});

const options = () =>
  page
    .getByRole('option')
    .elements()
    .map((option) => option.firstChild?.textContent);

test('opens with its field and shows all', async () => {
  await show(Open);
  await expect.element(page.getByRole('listbox')).toBeVisible();
  expect(options()).toEqual(['上野', '御徒町', '両国']);
});

test.each(['両', 'りょう', 'リョウ', 'RYO'])('finds 両国 by "%s"', async (typed) => {
  await show(closed.Plain);
  await userEvent.type(page.getByRole('combobox'), typed);
  await expect.poll(options).toEqual(['両国']);
});

test('is picked from with the arrow keys, and sends the key', async () => {
  await show(closed.Plain);
  const box = page.getByRole('combobox');
  await userEvent.type(box, 'うえの');
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await expect.element(box).toHaveValue('上野');
  await expect.element(page.getByRole('listbox')).not.toBeInTheDocument();
  expect(document.querySelector('input[name="station"]')).toHaveProperty('value', 'ueno');
});

test('says that nothing fits', async () => {
  await show(Nothing);
  await expect.element(page.getByText('あてはまる駅がありません。')).toBeVisible();
});

test('closes with Escape and keeps the focus', async () => {
  await show(Open);
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('listbox')).not.toBeInTheDocument();
  await expect.element(page.getByRole('combobox')).toHaveFocus();
});
