import { composeStories } from '@storybook/react-vite';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import * as stories from '../../stories/ui/SearchField.stories.tsx';
import { everyStory } from './suites/everyStory.tsx';
import { fieldSuite } from './suites/field.tsx';
import { show } from './suites/show.ts';

const composed = composeStories(stories);
everyStory(composed);
fieldSuite({
  role: 'searchbox',
  name: 'サイト内を検索',
  plain: composed.Plain,
  described: { story: composed.Described, description: 'コース、お店、お知らせ、読みものの中から探します。' },
  invalid: { story: composed.Invalid, error: '記号だけでは探せません。言葉を入力してください。' },
  sent: { story: composed.Filled, entries: [['q', '上野']] },
});

test('keeps its name when the label is not seen', async () => {
  await show(composed.HiddenLabel);
  await expect.element(page.getByRole('searchbox', { name: 'サイト内を検索' })).toBeVisible();
});

test('is cleared with Escape, and with its button, which leaves the focus in the field', async () => {
  await show(composed.Filled);
  const box = page.getByRole('searchbox');
  await userEvent.tab();
  await userEvent.keyboard('{Escape}');
  await expect.element(box).toHaveValue('');
  await userEvent.keyboard('川');
  await page.getByRole('button', { name: '入力を消す' }).click();
  await expect.element(box).toHaveValue('');
  await expect.element(box).toHaveFocus();
});

test('has a button that sends the form', async () => {
  await show(composed.Plain);
  await expect.element(page.getByRole('button', { name: '検索' })).toHaveAttribute('type', 'submit');
});
