/** Notifications on this device: nobody is asked without a press, the focus is never lost, off means off, and it is offered once. */
import { composeStories, composeStory } from '@storybook/react-vite';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Call } from '../../contract/index.ts';
import type { Responses } from '../../stories/fixtures/api.ts';
import { pretendPush, pushKey, pushSettings } from '../../stories/fixtures/push.ts';
import * as courseStories from '../../stories/screens/Course.stories.tsx';
import * as favouriteStories from '../../stories/screens/FavouriteButton.stories.tsx';
import * as stories from '../../stories/screens/Notifications.stories.tsx';
import { everyStory } from './suites/everyStory.tsx';
import { show } from './suites/show.ts';
import { serverHtml, withoutJavaScript } from './suites/withoutJavaScript.ts';

const composed = composeStories(stories);
const { Undecided, Explained, On, SomeRegions, Denied, Failed, OnIphone } = composed;
everyStory({ Undecided, Explained, On, SomeRegions, Denied, Failed, OnIphone });

const button = (name: string) => page.getByRole('button', { name, exact: true });
const dialog = () => page.getByRole('dialog', { name: '通知について' });
const said = (words: string) => page.getByText(words, { exact: true });

const told = { Undecided: stories.Undecided, Subscribing: stories.Subscribing, On: stories.On };

/** A story whose calls are written down. */
function recorded(story: keyof typeof told) {
  const calls: [Call, object][] = [];
  const note =
    <Out,>(call: Call, output: Out) =>
    (input: object): Out => {
      calls.push([call, input]);
      return output;
    };
  const responses: Responses = {
    'GET /pwa_key': note('GET /pwa_key', { public_key: pushKey }),
    'POST /pwa_token_save': note('POST /pwa_token_save', { subscription: pushSettings }),
    'POST /pwa_token_settings': note('POST /pwa_token_settings', {
      subscription: { ...pushSettings, kinds: ['heat'] },
    }),
    'POST /pwa_token_delete': note('POST /pwa_token_delete', {}),
  };
  const made = composeStory({ ...told[story], play: undefined, parameters: { responses } }, stories.default);
  return { story: made, calls };
}

test('the browser asks after our own explanation only, and not when that is left', async () => {
  const { story, calls } = recorded('Undecided');
  await show(story);
  const asked = vi.spyOn(Notification, 'requestPermission');
  await button('通知を受け取る').click();
  await expect.element(dialog()).toBeVisible();
  await expect.element(dialog().getByText(/21時から翌朝8時までは送りません。/)).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog()).not.toBeInTheDocument();
  await expect.element(button('通知を受け取る')).toHaveFocus();
  await button('通知を受け取る').click();
  await button('いまはしない').click();
  await expect.element(dialog()).not.toBeInTheDocument();
  expect(asked).not.toHaveBeenCalled();
  await button('通知を受け取る').click();
  await button('次へ進む').click();
  await expect.element(said('ブラウザーの質問に答えてください。')).toBeVisible();
  expect(asked).toHaveBeenCalledTimes(1);
  expect(calls).toEqual([]);
});

test('a yes subscribes and tells the server, and the focus goes to what has come', async () => {
  const { story, calls } = recorded('Subscribing');
  await show(story);
  await expect.element(button('通知を受け取る')).toBeVisible();
  button('通知を受け取る').element().focus();
  await userEvent.keyboard('{Enter}');
  await button('次へ進む').click();
  await expect.element(said('この端末で、通知を受け取っています。')).toBeVisible();
  expect(calls.map(([call]) => call)).toEqual(['GET /pwa_key', 'POST /pwa_token_save']);
  expect(calls[1]![1]).toMatchObject({ endpoint: expect.stringContaining('https://'), publicKey: pushKey });
  await expect.poll(() => document.activeElement).not.toBe(document.body);
  const panel = said('この端末で、通知を受け取っています。').element().parentElement!;
  expect(panel.contains(document.activeElement)).toBe(true);
});

test('who said yes before is subscribed without a word, and nothing is said where that fails', async () => {
  const { story, calls } = recorded('On');
  await show(story);
  await expect.element(said('この端末で、通知を受け取っています。')).toBeVisible();
  expect(calls.map(([call]) => call)).toContain('POST /pwa_token_save');
  await show(
    composeStory(
      {
        ...stories.On,
        play: undefined,
        parameters: { responses: { 'GET /pwa_key': () => Promise.reject(new Error('away')) } },
      },
      stories.default,
    ),
  );
  await expect.element(said('この端末では、通知を受け取っていません。')).toBeVisible();
  await expect.element(page.getByText(/失敗/)).not.toBeInTheDocument();
});

test('what the person wants is sent as it was chosen', async () => {
  const { story, calls } = recorded('On');
  await show(story);
  await expect.element(page.getByRole('radio', { name: '登録した地域（台東区）' })).toBeChecked();
  await said('フォトコンテスト').click();
  await said('すべての地域').click();
  await said('English').click();
  await button('この内容で受け取る').click();
  await expect.element(said('変更を保存しました。')).toBeVisible();
  expect(calls.at(-1)).toEqual([
    'POST /pwa_token_settings',
    expect.objectContaining({ kinds: ['heat', 'closures', 'notices'], regions: ['all'], language: 'en' }),
  ]);
});

test('off is off at once, also on the next page', async () => {
  const { story, calls } = recorded('On');
  await show(story);
  await button('通知をやめる').click();
  await expect.element(said('この端末の通知は止めています。')).toBeVisible();
  expect(calls.at(-1)).toEqual(['POST /pwa_token_delete', expect.objectContaining({ endpoint: expect.anything() })]);
  expect(await (await navigator.serviceWorker.ready).pushManager.getSubscription()).toBeNull();
  expect(localStorage.getItem('push-off')).not.toBeNull();
  await show(composed.Off);
  await expect.element(button('通知を受け取る')).toBeVisible();
});

test('a failure after a yes is said with the words of the specification, and can be tried again', async () => {
  await show(composed.Failed);
  const words = said('通知の設定に失敗しました。再度お試しください。');
  await expect.element(words).toBeVisible();
  expect(words.element().closest('[role=alert]')).not.toBeNull();
  await button('もう一度設定する').click();
  await expect.element(dialog()).toBeVisible();
});

test('what was blocked goes on as soon as the person has changed the setting and comes back', async () => {
  await show(composed.Denied);
  await expect.element(button('通知を受け取る')).not.toBeInTheDocument();
  Object.defineProperty(Notification, 'permission', { configurable: true, value: 'default' });
  document.dispatchEvent(new Event('visibilitychange'));
  await expect.element(button('通知を受け取る')).toBeVisible();
});

test.each([
  ['DeniedFirefox', /× beside Blocked/],
  ['OnIphone', /「ホーム画面に追加」/],
] as const)('%s: how it is done in that browser', async (story, words) => {
  await show(composed[story], { language: story === 'DeniedFirefox' ? 'en' : 'ja' });
  await expect.element(page.getByText(words)).toBeVisible();
});

test('is offered to a member after the first favourite, once on a device', async () => {
  const { FavouriteOffered } = composeStories(courseStories);
  await show(FavouriteOffered, { member: 'member', consent: 'agreed' });
  const offer = () => page.getByText(/この端末にお知らせできます/);
  await expect.element(offer()).toBeVisible();
  expect(localStorage.getItem('push-offered')).not.toBeNull();
  const star = page.getByRole('button', { name: /^お気に入り：/ });
  await star.click();
  await expect.element(offer()).not.toBeInTheDocument();
  await star.click();
  await expect.element(page.getByText(/お気に入りに入れました。/)).toBeVisible();
  await expect.element(offer()).not.toBeInTheDocument();
});

test('is not offered to others: no closure would reach them', async () => {
  const { Plain, AddedFirst } = composeStories(favouriteStories);
  // The story before takes its own browser away when the next one begins.
  await show(Plain);
  onTestFinished(pretendPush({ permission: 'default' }));
  await show(AddedFirst);
  await expect.element(page.getByRole('link', { name: 'お気に入りを見る' })).toBeVisible();
  expect(localStorage.getItem('push-offered')).toBeNull();
  await expect.element(button('通知を受け取る')).not.toBeInTheDocument();
});

test('explains itself without JavaScript', async () => {
  const { body } = await withoutJavaScript(serverHtml(composed.Undecided));
  const words = [...body.querySelectorAll('p')]
    .filter((each) => each.checkVisibility())
    .map((each) => each.textContent);
  expect(words.join('\n')).toContain('通知を設定するには、JavaScriptが必要です。');
  expect(words.join('\n')).not.toContain('確かめています');
});
