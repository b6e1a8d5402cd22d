/** The form that changes a user name: looked at while it is typed and before it is sent. */
import { composeStory } from '@storybook/react-vite';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import * as stories from '../../stories/screens/UsernameReset.stories.tsx';
import { type Story, show } from './suites/show.ts';

const { default: screen, ...all } = stories;
const field = () => page.getByRole('textbox', { name: /新しいユーザー名/ });
/** Typed by the browser itself: another library of the same page than the stories' own may have its hand on what they type. */
async function type(story: 'Plain' | 'NameTaken' | 'NameChecking', name: string): Promise<void> {
  await show(composeStory({ ...all[story], play: undefined }, screen) as Story);
  await userEvent.fill(field(), name);
}
const change = () => page.getByRole('button', { name: '変更する' });
const checking = () => page.getByText('この名前が使えるかどうか、調べています。');
const summary = () => page.getByRole('heading', { name: /入力を確かめてください/ });

test('a name that somebody has is told while it is typed, and is not sent', async () => {
  await type('NameTaken', 'たろう');
  await expect.element(field()).toHaveAccessibleDescription(/ほかの人が使っています/);
  await change().click();
  await expect.element(summary()).toBeVisible();
  await expect.element(field()).toHaveValue('たろう');
});

test('a name that cannot be is told before it is sent', async () => {
  await type('Plain', 'お茶🍵');
  await change().click();
  await expect.element(summary()).toBeVisible();
});

test('the own name, in whatever letters, is not asked about; another is', async () => {
  await type('NameChecking', 'たろう');
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
  await type('NameChecking', 'たろう');
  await expect.element(checking()).toBeVisible();
  await change().click();
  await expect.element(checking()).not.toBeInTheDocument();
});
