import { composeStories } from '@storybook/react-vite';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import * as stories from '../../stories/ui/TextField.stories.tsx';
import { hydrate, served } from './suites/beforeScript.ts';
import { everyStory } from './suites/everyStory.tsx';
import { fieldSuite } from './suites/field.tsx';
import { show } from './suites/show.ts';

const composed = composeStories(stories);
everyStory(composed);
fieldSuite({
  role: 'textbox',
  name: 'ユーザー名',
  plain: composed.Plain,
  described: { story: composed.Required, description: '20文字までで入力してください。' },
  invalid: { story: composed.Invalid, error: '絵文字は使えません。文字だけで入力してください。' },
  sent: { story: composed.Invalid, entries: [['user_name', 'さくら🌸']] },
});

const box = () => page.getByRole('textbox');

test('says that it is required', async () => {
  await show(composed.Required);
  await expect.element(box()).toBeRequired();
});

test('says in which language its text is, where that is not that of the page', async () => {
  await show(composed.Plain, { args: { inputLang: 'en' } });
  await expect.element(box()).toHaveAttribute('lang', 'en');
});

test('is typed into', async () => {
  await show(composed.Plain);
  await userEvent.tab();
  await userEvent.keyboard('sakura');
  await expect.element(box()).toHaveValue('sakura');
});

test('counts what is typed, and cuts nothing off', async () => {
  await show(composed.Counted);
  await expect.element(page.getByText('あと13文字')).toBeVisible();
  await show(composed.TooMany);
  await expect.element(page.getByText('3文字多いです')).toBeVisible();
  await expect.element(box()).toHaveValue('桜の咲く川ぞいの道をとことこ歩いている人の名前');
  await expect.element(box()).toHaveAccessibleDescription('20文字までで入力してください。');
});

test('keeps and counts what was typed before JavaScript has loaded', async () => {
  const host = served(composed.Counted);
  const input = host.querySelector('input')!;
  input.value = 'sakura🌸';
  await hydrate(composed.Counted, host);
  input.focus();
  await userEvent.keyboard('{End}!');
  expect(input.value).toBe('sakura🌸!');
  expect(host.textContent).toContain('あと12文字');
});
