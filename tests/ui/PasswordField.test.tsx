import { composeStories } from '@storybook/react-vite';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import * as stories from '../../stories/ui/PasswordField.stories.tsx';
import { hydrate, served } from './suites/beforeScript.ts';
import { everyStory } from './suites/everyStory.tsx';
import { fieldSuite } from './suites/field.tsx';
import { show } from './suites/show.ts';

const composed = composeStories(stories);
everyStory(composed);
fieldSuite({
  role: 'password',
  name: 'パスワード',
  plain: composed.Plain,
  described: { story: composed.NewOne, description: '半角の英字と数字を使って、8文字以上で入力してください。' },
  invalid: { story: composed.Invalid, error: 'パスワードは、半角の英字と数字を使って8文字以上で入力してください。' },
  sent: {
    story: composed.InForm,
    entries: [
      ['password', 'asagao2025'],
      ['password_again', 'asagao2025'],
    ],
  },
});

const field = () => page.getByLabelText(/^パスワード/).first();
const input = () => field().element() as HTMLInputElement;
const button = (name: RegExp) => page.getByRole('button', { name }).first();
/** What was said last. */
const status = () => document.querySelector('[role=status][data-live-announcer]')?.lastElementChild?.textContent;

test('is a password that managers know, which nothing corrects', async () => {
  await show(composed.Plain);
  const { type, autocomplete, autocapitalize, spellcheck } = input();
  expect({ type, autocomplete, autocapitalize, spellcheck }).toEqual({
    type: 'password',
    autocomplete: 'current-password',
    autocapitalize: 'none',
    spellcheck: false,
  });
  await show(composed.NewOne);
  expect(input().autocomplete).toBe('new-password');
  await expect.element(field()).toBeRequired();
});

test('reads its description and its error', async () => {
  await show(composed.NewOne);
  await expect.element(field()).toHaveAccessibleDescription('半角の英字と数字を使って、8文字以上で入力してください。');
  await show(composed.Invalid);
  await expect.element(field()).toHaveAccessibleDescription(/半角の英字と数字を使って8文字以上で入力してください。$/);
  await expect.element(field()).toBeInvalid();
});

test('is shown and hidden with the keyboard, and says so once', async () => {
  await show(composed.Plain);
  await userEvent.tab();
  await expect.element(field()).toHaveFocus();
  await userEvent.keyboard('asagao');
  await userEvent.tab();
  await expect.element(button(/^表示する/)).toHaveFocus();
  await userEvent.keyboard(' ');
  expect(input().type).toBe('text');
  await expect.poll(status).toBe('パスワードを表示しています');
  await expect.element(button(/^隠す/)).toHaveFocus();
  expect(button(/^隠す/).element().hasAttribute('aria-pressed')).toBe(false);
  await userEvent.keyboard('{Enter}');
  expect(input().type).toBe('password');
  await expect.poll(status).toBe('パスワードを隠しています');
  expect(input().value).toBe('asagao');
});

test('says it in English', async () => {
  await show(composed.Shown, { language: 'en' });
  await expect.element(button(/^Hide/)).toBeVisible();
  await expect.poll(status).toBe('The password is shown');
});

test('keeps the caret, and for a pointer the focus too', async () => {
  await show(composed.Plain);
  await userEvent.tab();
  await userEvent.keyboard('asagao');
  input().setSelectionRange(2, 4);
  await button(/^表示する/).click();
  expect(document.activeElement).toBe(input());
  expect([input().selectionStart, input().selectionEnd]).toEqual([2, 4]);
  await button(/^隠す/).click();
  expect([input().selectionStart, input().selectionEnd]).toEqual([2, 4]);
});

test('is hidden again when its form is sent, without a word', async () => {
  await show(composed.InForm);
  await button(/^表示する/).click();
  expect(input().type).toBe('text');
  await page.getByRole('button', { name: '登録する' }).click();
  expect(input().type).toBe('password');
  await expect.element(button(/^表示する/)).toBeVisible();
  expect(input().value).toBe('asagao2025');
});

test('has a button of its own for each of two', async () => {
  await show(composed.InForm);
  const names = page
    .getByRole('button', { name: /^表示する/ })
    .elements()
    .map((each) => each.textContent);
  expect(names).toEqual(['表示するパスワード', '表示するパスワード（確認）']);
});

test('lets a password be pasted', async () => {
  await show(composed.Plain);
  const paste = new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData: new DataTransfer() });
  expect(input().dispatchEvent(paste)).toBe(true);
});

test('has no button before JavaScript has loaded, is sent, and keeps what was typed', async () => {
  const host = served(composed.InForm);
  const control = host.querySelector<HTMLInputElement>('[name="password"]')!;
  const toggle = host.querySelector<HTMLButtonElement>('button[type="button"]')!;
  expect(toggle.checkVisibility({ visibilityProperty: true })).toBe(false);
  control.value = 'himawari7';
  expect(new FormData(host.querySelector('form')!).get('password')).toBe('himawari7');
  await hydrate(composed.InForm, host);
  expect(toggle.checkVisibility({ visibilityProperty: true })).toBe(true);
  toggle.click();
  expect([control.type, control.value]).toEqual(['text', 'himawari7']);
});

test('rests with its button', async () => {
  await show(composed.Disabled);
  await expect.element(field()).toBeDisabled();
  await expect.element(button(/^表示する/)).toBeDisabled();
});
