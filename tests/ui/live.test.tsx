/** Machines that one can play with: what is pressed moves the state, the chart and the screen together. */
import { composeStories } from '@storybook/react-vite';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import * as stories from '../../stories/machines/Live.stories.tsx';
import * as memberStories from '../../stories/machines/LiveMembers.stories.tsx';
import { show } from './suites/show.ts';

const composed = { ...composeStories(stories), ...composeStories(memberStories) };

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
    ['元にもどす', 'writing'],
    ['11件にもどる', 'settled', /^11/, /12/],
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
    ['通信がもどる', 'online'],
    // Said once is enough.
    ['通信が切れる', 'offline.acknowledged'],
  ],
  ModalStack: [
    ['知らせを開く', 'open', /note/, /question/],
    ['上に問いを開く', 'open', /question\s+note/],
    ['知らせを閉じる', 'open', /question/, /note/],
    ['一番上を閉じる', 'empty', undefined, /question|note/],
  ],
  Session: [
    ['ページが変わる', 'checking', /はなこ/],
    ['失敗する', 'failed', /はなこ/],
    ['もう一度', 'retrying', /はなこ/],
    ['ページが変わる', 'checking'],
    ['ログインしていないと答える', 'loggedOut', /-/, /はなこ/],
    ['ページが変わる', 'checking'],
    ['ログイン中と答える', 'loggedIn', /はなこ/],
  ],
  Submission: [
    ['送る', 'sending'],
    ['項目がちがう', 'refused', /refused/],
    ['送る', 'sending', undefined, /refused/],
    ['失敗する', 'failed', /failed/],
    ['送る', 'sending'],
    ['次へ進む', 'done', /\/next/],
    ['「もどる」でもどる', 'editing', undefined, /\/next/],
  ],
  FavouritesTransfer: [
    ['会員のページを開く', 'sending', /^course, /],
    ['2件を移す', 'sending', /^cooperation, .*\+2/],
    ['失敗する', 'sending', /^sponsor, .*\+2/],
    ['3件を移し、1件を外す', 'sending', /^playground: \+5 −1/],
    ['2件を移す', 'done', /\+7 −1/],
  ],
  PushPermission: [
    ['通知を受け取る', 'prompting'],
    ['説明を読んで進む', 'requesting'],
    ['許可する', 'subscribing'],
    ['登録できる', 'subscribed.idle', /heat/],
    ['種類を変える', 'subscribed.changing'],
    ['変わる', 'subscribed.idle', /heat/],
    ['通知をやめる', 'subscribed.ending'],
    ['終わる', 'undecided', /-/, /heat/],
    ['ブラウザの設定で止める', 'denied'],
  ],
  WalkedRecord: [
    ['通信が切れる', 'disabled'],
    ['通信がもどる', 'idle'],
    ['歩きました', 'saving'],
    ['失敗する', 'failed', /failed/],
    ['歩きました', 'saving'],
    ['スタンプがつく', 'recorded.undoable.waiting', /はじめの一歩/],
    ['記録を取り消す', 'recorded.undoable.undoing'],
    ['取り消せる', 'idle', /↶/, /はじめの一歩/],
    ['歩きました', 'saving'],
    ['スタンプがつく', 'recorded.undoable.waiting'],
    ['記録を取り消す', 'recorded.undoable.undoing'],
    ['1分が過ぎていた', 'recorded.kept', /はじめの一歩/],
  ],
  Registration: [
    ['規約に同意する', 'editing.resting'],
    // Asking waits for a pause by itself.
    ['確認へ進む', 'drafting'],
    ['項目がちがう', 'editing.resting', /refused/],
    ['確認へ進む', 'drafting', undefined, /refused/],
    ['失敗する', 'failed', /failed/],
    ['確認へ進む', 'drafting'],
    ['次へ進む', 'confirming', /\/next/],
    ['登録する', 'saving'],
    ['次へ進む', 'done'],
  ],
  PasswordReset: [
    ['送る', 'verifying'],
    ['答えがちがう', 'failed', /unauthorised/],
    ['送る', 'verifying'],
    ['答えが正しい', 'changing', /step=password/],
    ['送る', 'saving'],
    ['項目がちがう', 'changing', /refused/],
    ['送る', 'saving'],
    ['次へ進む', 'done', /\/next/],
  ],
  AccountDeletion: [
    ['退会へ進む', 'confirming'],
    ['やめる', 'warning'],
    ['退会へ進む', 'confirming'],
    ['パスワードを送る', 'deleting'],
    ['項目がちがう', 'failed', /refused/],
    ['パスワードを送る', 'deleting', undefined, /refused/],
    ['消える', 'deleted', /\/mypage\/delete\/done/],
  ],
  Contest: [
    ['10月1日', 'posting', /takesEntries/],
    ['11月1日', 'screening', /^-/],
    ['11月15日', 'voting', /takesVotes/],
    ['12月1日', 'counting', /showsEntries/, /takesVotes/],
    ['12月10日', 'announced', /showsResults/],
    ['12月20日', 'exhibition'],
    ['翌年', 'finished', /showsResults/],
  ],
  PhotoLike: [
    ['押す', 'saving', /♥ 5/],
    ['失敗する', 'failed', /♡ 4 failed/],
    ['押す', 'saving', /♥ 5/, /failed/],
    ['ほかの人も押していた', 'idle', /♥ 7/],
    ['通信が切れる', 'disabled'],
    ['通信がもどる', 'idle', /♥ 7/],
  ],
  PhotoPost: [
    ['注意をすべて確かめる', 'choosing'],
    ['写真を選ぶ', 'preparing.checking'],
    ['小さすぎる', 'choosing', /tooSmall/],
    ['写真を選ぶ', 'preparing.checking', undefined, /tooSmall/],
    ['写真ができる', 'editing.picture', /1600 × 1200/],
    ['隠す', 'editing.covering'],
    ['隠す所を決める', 'editing.applying'],
    ['写真ができる', 'editing.picture'],
    ['題名へ進む', 'editing.words'],
    ['確認へ進む', 'confirming', /坂/],
    ['投稿する', 'sending'],
    ['失敗する', 'failed', /failed/],
    ['もう一度', 'sending', undefined, /failed/],
    ['届く', 'done'],
  ],
  PhotoReview: [
    ['見はじめる', 'inReview', /★/],
    ['公開する', 'published.unreported'],
    ['通報する', 'published.reported'],
    ['そのままにする', 'published.unreported'],
    ['公開をやめる', 'removed', /☆ private/],
  ],
};

const state = () => document.querySelector('[role=status] > strong > [lang=en]')?.textContent;
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
