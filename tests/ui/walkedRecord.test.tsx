/** The walked button of a member: said once, the focus never lost, reasons beside what cannot be done. */
import { composeStories, composeStory } from '@storybook/react-vite';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { walkedToday } from '../../stories/fixtures/members.ts';
import * as stories from '../../stories/screens/Course.stories.tsx';
import { wired } from '../../stories/screens/wired.tsx';
import { listen } from './suites/announced.ts';
import { show } from './suites/show.ts';

const composed = composeStories(stories);
const member = { member: 'member' } as const;
const button = () => page.getByRole('button', { name: /^歩きました：/ });
const undo = () => page.getByRole('button', { name: '記録を取り消す（1分以内）' });
const box = () => page.getByRole('group', { name: 'きょうの記録' });

afterEach(() => {
  vi.useRealTimers();
});

test('stamp and titles are said in one announcement, and seen in words', async () => {
  await show(composed.Member, member);
  const said = listen();
  await button().click();
  await expect.element(box()).toHaveFocus();
  await expect
    .poll(() => said.filter((words) => words.includes('記録をつけました')))
    .toEqual(['きょう歩いた記録をつけました。はじめてのコースなので、スタンプがつきました。']);
  await show(composed.Recorded, member);
  await expect.element(page.getByText('称号「はじめの一歩」、「とことこ仲間」を獲得しました。').first()).toBeVisible();
});

test('the focus goes to what has come in the place of the button, and back', async () => {
  await show(composed.Member, member);
  button().element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(box()).toHaveFocus();
  await userEvent.tab();
  await expect.element(undo()).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(button()).toHaveFocus();
  await expect.element(page.getByText('記録を取り消しました。').first()).toBeVisible();
});

test('a closed course and a missing network disable it and say why', async () => {
  await show(composed.RecordClosed, member);
  await expect.element(button()).toBeDisabled();
  await expect.element(page.getByText('このコースは通行止めのため、記録をつけられません。')).toBeVisible();
  await show(composed.RecordOffline, member);
  await expect.element(button()).toBeDisabled();
  await expect.element(page.getByText(/インターネットに接続されていないため、記録をつけられません/)).toBeVisible();
});

test('a walk that was recorded before the page was opened is shown without being said', async () => {
  const said = listen();
  await show(composed.RecordedBefore, member);
  await expect.element(page.getByText('きょう歩いた記録がついています。')).toBeVisible();
  await expect.element(undo()).toBeVisible();
  expect(said.filter((words) => words.includes('記録'))).toEqual([]);
});

test('a page that has stood open over midnight offers the new day, once somebody looks at it again', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T23:50:00+09:00') });
  const asked = vi.fn();
  const overnight = wired('/map/detail/101', {
    responses: {
      'GET /course_walked_get': (_, lang) => {
        asked();
        return new Date() < new Date('2026-11-21T00:00:00+09:00') ? walkedToday(lang) : undefined;
      },
    },
  });
  await show(composeStory(overnight, stories.default), member);
  const look = () => document.dispatchEvent(new Event('visibilitychange'));
  await expect.element(page.getByText('きょう歩いた記録がついています。')).toBeVisible();
  const before = asked.mock.calls.length;
  vi.setSystemTime(new Date('2026-11-20T23:59:59+09:00'));
  look();
  expect(asked).toHaveBeenCalledTimes(before);
  vi.setSystemTime(new Date('2026-11-21T00:00:00+09:00'));
  look();
  await expect.element(button()).toBeEnabled();
  await expect.element(page.getByText('きょう歩いた記録がついています。')).not.toBeInTheDocument();
  expect(asked).toHaveBeenCalledTimes(before + 1);
  look();
  expect(asked).toHaveBeenCalledTimes(before + 1);
});

test('is a form that works without JavaScript', async () => {
  await show(composed.Member, member);
  const form = button().element().closest('form')!;
  expect([form.method, Object.fromEntries(new FormData(form))]).toEqual(['post', { intent: 'walked', id: '101' }]);
});

test('a visitor has the way to the login, which leads back here', async () => {
  await show(composed.Plain);
  await expect.element(button()).not.toBeInTheDocument();
  await expect
    .element(page.getByRole('link', { name: 'ログインして、歩いた記録をつける' }))
    .toHaveAttribute('href', '/login?next=%2Fmap%2Fdetail%2F101');
});

test('the favourite button of a member says what it has done', async () => {
  await show(composed.FavouriteDropped, member);
  await expect.element(page.getByText(/^お気に入りに入れました。12件までなので/)).toBeVisible();
  await show(composed.FavouriteFailed, member);
  await expect.element(page.getByText(/^うまくいきませんでした/)).toBeVisible();
  await expect.element(page.getByRole('button', { name: /^お気に入り：/ })).toHaveAttribute('aria-pressed', 'false');
});
