/** The form that changes a user name: looked at while it is typed and before it is sent. */
import { composeStories } from '@storybook/react-vite';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import * as stories from '../../stories/screens/UsernameReset.stories.tsx';
import { show } from './suites/show.ts';

const composed = composeStories(stories);
const field = () => page.getByRole('textbox', { name: /新しいユーザー名/ });
const change = () => page.getByRole('button', { name: '変更する' });
const checking = () => page.getByText('この名前が使えるかどうか、調べています。');
const summary = () => page.getByRole('heading', { name: /入力を確かめてください/ });

test('a name that somebody has is told while it is typed, and is not sent', async () => {
  await show(composed.NameTaken);
  await expect.element(field()).toHaveAccessibleDescription(/ほかの人が使っています/);
  await change().click();
  await expect.element(summary()).toBeVisible();
  await expect.element(field()).toHaveValue('たろう');
});

test('a name that cannot be is told before it is sent', async () => {
  await show(composed.Plain);
  await userEvent.fill(field(), 'お茶🍵');
  await change().click();
  await expect.element(summary()).toBeVisible();
});

test('the own name, in whatever letters, is not asked about; another is', async () => {
  await show(composed.NameChecking);
  await expect.element(checking()).toBeVisible();
  await userEvent.fill(field(), ' はなこ ');
  await expect.element(checking()).not.toBeInTheDocument();
  // Longer than the pause after which anything would be asked: that nothing happens can only be seen in time.
  await new Promise((resolve) => setTimeout(resolve, 900));
  await expect.element(checking()).not.toBeInTheDocument();
  await userEvent.fill(field(), 'はなこ2');
  await expect.element(checking()).toBeVisible();
});

test('what was asked about is forgotten when the form is sent', async () => {
  await show(composed.NameChecking);
  await expect.element(checking()).toBeVisible();
  await change().click();
  await expect.element(checking()).not.toBeInTheDocument();
});
