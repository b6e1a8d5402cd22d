import { composeStories } from '@storybook/react-vite';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import * as stories from '../../stories/ui/Checkbox.stories.tsx';
import { everyStory } from './suites/everyStory.tsx';
import { show } from './suites/show.ts';

const composed = composeStories(stories);
everyStory(composed);

test('is a checkbox with its words as name, ticked with the space bar', async () => {
  await show(composed.Plain);
  const box = page.getByRole('checkbox', { name: '利用規約に同意します' });
  await userEvent.tab();
  await expect.element(box).toHaveFocus();
  await userEvent.keyboard(' ');
  await expect.element(box).toBeChecked();
});

test('shows the focus around itself and its words', async () => {
  await show(composed.Plain);
  await userEvent.tab();
  expect(getComputedStyle(document.querySelector('label')!).outlineStyle).toBe('solid');
});

test('reads its description and its error', async () => {
  await show(composed.Described);
  await expect.element(page.getByRole('checkbox')).toHaveAccessibleDescription('2025年9月1日から有効な規約です。');
  await show(composed.Invalid);
  await expect.element(page.getByRole('checkbox')).toHaveAccessibleDescription('登録には同意が必要です。');
  await expect.element(page.getByRole('checkbox')).toBeInvalid();
});

test('says that it is partly ticked', async () => {
  await show(composed.PartlyChosen);
  await expect.element(page.getByRole('checkbox')).toBePartiallyChecked();
});
