import { composeStories } from '@storybook/react-vite';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import * as stories from '../../stories/ui/SuggestField.stories.tsx';
import { everyStory } from './suites/everyStory.tsx';
import { fieldSuite } from './suites/field.tsx';
import { show } from './suites/show.ts';

// The stories that type do it without the browser's own focus; here its real keys are pressed.
const { Open: _open, Active: _active, ...closed } = composeStories(stories);
everyStory(closed);
fieldSuite({
  role: 'combobox',
  name: 'キーワード',
  plain: closed.Plain,
  described: { story: closed.Described, description: '駅、まち、見たいものの名前で探せます。' },
  invalid: { story: closed.Invalid, error: '記号だけでは探せません。言葉を入力してください。' },
  sent: { story: closed.Filled, entries: [['keyword', '上野']] },
});

const box = () => page.getByRole('combobox');
const list = () => page.getByRole('listbox', { name: '候補' });
async function open(keys = '') {
  await show(closed.Plain);
  await userEvent.click(box());
  await userEvent.keyboard(`う${keys}`);
  await expect.element(list()).toBeVisible();
}
const activeOption = () => document.getElementById(box().element().getAttribute('aria-activedescendant') ?? '');

test('offers suggestions under the field while somebody types', async () => {
  await open();
  await expect.element(list()).toBeVisible();
  await expect.element(box()).toHaveAttribute('aria-expanded', 'true');
  expect(page.getByRole('option').elements()).toHaveLength(3);
  for (const option of page.getByRole('option').elements())
    expect(option.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
});

test('goes through them with the arrows, round the ends, and keeps the focus in the field', async () => {
  await open('{ArrowDown}');
  await expect.poll(() => activeOption()?.textContent).toContain('上野駅');
  await userEvent.keyboard('{ArrowUp}');
  await expect.poll(() => activeOption()?.textContent).toContain('上野・谷中寺町コース');
  await userEvent.keyboard('{ArrowDown}');
  await expect.poll(() => activeOption()?.textContent).toContain('上野駅');
  await expect.element(box()).toHaveFocus();
});

test('follows the current one with Enter', async () => {
  await open('{ArrowDown}');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => location.hash).toBe('#station');
  await expect.element(list()).not.toBeInTheDocument();
  location.hash = '';
});

test('closes with Escape, and clears with the next one', async () => {
  await open();
  await userEvent.keyboard('{Escape}');
  await expect.element(list()).not.toBeInTheDocument();
  await expect.element(box()).toHaveValue('う');
  await userEvent.keyboard('{Escape}');
  await expect.element(box()).toHaveValue('');
});

test('closes when the focus leaves', async () => {
  await open();
  await userEvent.tab();
  await expect.element(list()).not.toBeInTheDocument();
});

test('shows no list without suggestions', async () => {
  await show(closed.NoSuggestions);
  await userEvent.type(box(), 'う');
  await expect.element(box()).toHaveAttribute('aria-expanded', 'false');
});
