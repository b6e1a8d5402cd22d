/** The toolbars for consent, member and connection act on a screen that is mounted as the portal mounts it. */
import { composeStories } from '@storybook/react-vite';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import * as news from '../../stories/screens/News.stories.tsx';
import * as policies from '../../stories/screens/Policy.stories.tsx';
import { show } from './suites/show.ts';

const { Plain, Pending } = composeStories(news);
const { Cookies } = composeStories(policies);

const title = page.getByRole('heading', { level: 1 });
const banner = page.getByRole('region', { name: 'クッキーの使用について' });
const member = page.getByRole('link', { name: 'はなこさんのマイページ' });
// Not by role: the dialog that says the same hides the page behind it.
const note = page.getByText('いまインターネットに接続されていません。');

test('consent: the banner asks until there is an answer', async () => {
  await show(Plain, { consent: 'undecided' });
  await expect.element(banner).toBeVisible();
  for (const consent of ['agreed', 'rejected'] as const) {
    await show(Plain, { consent });
    await expect.element(title).toHaveTextContent('お知らせ');
    expect(banner.query(), consent).toBeNull();
  }
});

test.each([
  ['undecided', /^まだ選んでいません/],
  ['agreed', /^クッキーの使用に同意しています/],
  ['rejected', /^クッキーの使用に同意していません/],
] as const)('consent: the cookie policy says what is chosen (%s)', async (consent, words) => {
  await show(Cookies, { consent });
  await expect.element(page.getByText(words)).toBeVisible();
});

test('member: the frame has their name and the way out in place of the way in', async () => {
  await show(Plain, { member: 'visitor' });
  await expect.element(page.getByRole('banner').getByRole('link', { name: 'ログイン' })).toBeVisible();
  expect(member.query()).toBeNull();
  await show(Plain, { member: 'member' });
  await expect.element(member).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'ログアウト' })).toBeVisible();
  expect(page.getByRole('link', { name: 'ログイン' }).query()).toBeNull();
});

test('connection: the page is open and says that there is none; the next story has one again', async () => {
  await show(Plain, { connection: 'offline' });
  await expect.element(note).toBeVisible();
  await expect.element(page.getByRole('alertdialog')).toBeVisible();
  expect(document.querySelector('h1')?.textContent).toBe('お知らせ');
  await show(Plain, { connection: 'online' });
  await expect.element(title).toHaveTextContent('お知らせ');
  expect(navigator.onLine).toBe(true);
  expect(note.query()).toBeNull();
});

test('connection: what is asked for after the first page fails', async () => {
  await show(Pending, { connection: 'offline' });
  await expect
    .poll(() => document.querySelector('h1')?.textContent, { timeout: 10_000 })
    .toBe('インターネットに接続されていません');
});

test('look: the rules of dark, forced colours and paper apply, and those of the screen come back', async () => {
  const ground = () => getComputedStyle(document.body).backgroundColor;
  const isShown = (selector: string) => document.querySelector(selector)!.checkVisibility();
  const skip = '[role=search]';
  await show(Plain, { look: 'screen' });
  await expect.element(title).toBeVisible();
  const [screen, onScreen] = [ground(), isShown(skip)];
  expect(onScreen).toBe(true);

  await show(Plain, { look: 'dark' });
  await expect.element(title).toBeVisible();
  expect(ground()).not.toBe(screen);

  await show(Plain, { look: 'print' });
  await expect.element(title).toBeVisible();
  expect(isShown(skip)).toBe(false);

  await show(Plain, { look: 'forced' });
  await expect.element(title).toBeVisible();
  const ours = [...document.body.querySelectorAll('*')].filter(
    (element) => getComputedStyle(element).boxShadow !== 'none',
  );
  expect(ours).toEqual([]);

  await show(Plain, { look: 'screen' });
  await expect.element(title).toBeVisible();
  expect([ground(), isShown(skip)]).toEqual([screen, true]);
});
