/** Machines that one can play with: what is pressed moves the state, the chart and the screen together. */
import { composeStories } from '@storybook/react-vite';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import * as stories from '../../stories/machines/Live.stories.tsx';
import { show } from './suites/show.ts';

const composed = composeStories(stories);

/** What is pressed; the state that it leads to; what the screen then shows, or does not any more. */
type Step = [press: string, state: string, screen?: RegExp, notOnScreen?: RegExp];

const plays: Record<keyof typeof composed, Step[]> = {
  ResourceList: [
    ['読み込む', 'loading', undefined, /./],
    ['失敗する', 'failed', /failed/],
    ['もう一度', 'loading', undefined, /failed/],
    ['一覧が届く', 'ready', /水辺/],
  ],
  DeviceLists: [
    ['11件が読める', 'settled', /^11, 10/],
    ['12件目を入れる', 'writing', /^11/],
    ['12件が残る', 'undoable', /^12, 11/],
    ['元に戻す', 'writing'],
    ['11件に戻る', 'settled', /^11/, /12/],
    ['一つ外す', 'writing'],
    ['空きがない', 'unwritable', /^11/],
    ['ほかのタブが変える', 'reading'],
    ['読めない', 'unreadable'],
  ],
  // Waiting ends by itself.
  LiveAnswer: [
    ['「うえの」と入力', 'asking'],
    ['12件と答える', 'answered', /12/],
    ['「うえ」と入力', 'asking', /12/],
    ['失敗する', 'failed', undefined, /12/],
    ['入力を消す', 'idle'],
  ],
  // A load that is not answered becomes slow by itself: how soon after the press is the machine's own test.
  Navigation: [
    ['条件を変える', 'loading.slow'],
    ['検索に失敗する', 'failed', /\/map unavailable/],
    ['もう一度', 'loading.slow'],
    ['検索が届く', 'idle', /\/map/, /unavailable/],
    ['別のページへ', 'loading.slow'],
    ['お知らせが届く', 'idle', /\/news/],
  ],
  Nearby: [
    ['現在地から探す', 'asking'],
    ['許可しない', 'denied'],
    ['上野駅をえらぶ', 'locating.searching'],
    ['5コースが届く', 'found', /km/],
    ['条件が変わる', 'idle', undefined, /km/],
  ],
  CookieConsent: [
    ['同意する', 'agreed.settled', undefined, /クッキー/],
    ['選び直す', 'agreed.forced', /クッキー/],
    ['拒否する', 'rejected.settled', undefined, /クッキー/],
  ],
  Connectivity: [
    ['通信が切れる', 'offline.alerting'],
    ['わかりました', 'offline.acknowledged'],
    ['通信が戻る', 'online'],
    // Said once is enough.
    ['通信が切れる', 'offline.acknowledged'],
  ],
  ModalStack: [
    ['知らせを開く', 'open', /note/, /question/],
    ['上に問いを開く', 'open', /question\s+note/],
    ['知らせを閉じる', 'open', /question/, /note/],
    ['一番上を閉じる', 'empty', undefined, /question|note/],
  ],
};

const state = () => document.querySelector('[role=status] > strong')?.textContent;
/** The innermost box of the drawing that is marked. */
const marked = () => [...document.querySelectorAll('[data-current]')].at(-1)?.firstElementChild?.textContent;
const screen = () =>
  document.querySelector<HTMLElement>('section[aria-label="画面"]')!.innerText.replace(/^画面\s*/, '');

/** A dialog takes what lies under it away from the pointer, and closes by its own button. */
const pressable = (press: string) =>
  [...document.querySelectorAll('button')].find(
    (button) => button.textContent.startsWith(press) && !button.closest('[inert]'),
  );

test.each(Object.entries(plays))('%s', async (name, steps) => {
  await show(composed[name as keyof typeof composed]);
  for (const [press, to, shown, gone] of steps) {
    await expect.poll(() => pressable(press), { message: press }).toBeDefined();
    await userEvent.click(pressable(press)!);
    await expect.poll(state, { message: `${press} leads to` }).toBe(to);
    await expect.poll(marked, { message: `${press} marks` }).toBe(to.split('.').at(-1));
    if (shown) await expect.poll(screen, { message: `${press} shows` }).toMatch(shown);
    if (gone) await expect.poll(screen, { message: `${press} takes away` }).not.toMatch(gone);
  }
});

test('begins again where it began', async () => {
  await show(composed.ModalStack);
  await userEvent.click(page.getByRole('button', { name: /^知らせを開く/ }));
  await expect.poll(state).toBe('open');
  await userEvent.click(page.getByRole('button', { name: 'はじめから' }));
  await expect.poll(state).toBe('empty');
  expect(screen()).toBe('');
});
