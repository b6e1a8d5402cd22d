import { composeStories } from '@storybook/react-vite';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import * as stories from '../../stories/ui/TextField.stories.tsx';
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

test('says that it is required', async () => {
  await show(composed.Required);
  await expect.element(page.getByRole('textbox')).toBeRequired();
});

test('is typed into', async () => {
  await show(composed.Plain);
  await userEvent.tab();
  await userEvent.keyboard('sakura');
  await expect.element(page.getByRole('textbox')).toHaveValue('sakura');
});

test('has room for several lines', async () => {
  await show(composed.SeveralLines);
  expect(page.getByRole('textbox', { name: '差し戻しの理由' }).element().tagName).toBe('TEXTAREA');
});
