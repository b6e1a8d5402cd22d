/** The lists of a device: entries, one and all taken off and put back, consent, and what is said. */
import { composeStories } from '@storybook/react-vite';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import * as stories from '../../stories/screens/History.stories.tsx';
import { listen } from './suites/announced.ts';
import { show } from './suites/show.ts';
import { withoutJavaScript } from './suites/withoutJavaScript.ts';

const composed = composeStories(stories);
const agreed = { consent: 'agreed' } as const;
const entries = () =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('button') });
const stored = () =>
  (JSON.parse(localStorage.getItem('history-course') ?? '[]') as { id: number }[]).map(({ id }) => id);
const removeButtons = () => page.getByRole('button', { name: /を履歴から消す$/ });

test('says why there is no history, and its form agrees without JavaScript', async () => {
  await show(composed.Plain);
  await expect.element(page.getByRole('heading', { name: '閲覧履歴を残すには、同意が必要です' })).toBeVisible();
  await expect.element(page.getByText('いまは、閲覧履歴を残していません。', { exact: false })).toBeVisible();
  // What else is kept of pages, with and without consent, stands there.
  await expect.element(page.getByRole('main').getByRole('link', { name: 'クッキーポリシー' })).toBeVisible();
  const form = page.getByRole('button', { name: '同意して、履歴を残す' }).element().closest('form')!;
  expect([form.method, form.getAttribute('action')]).toEqual(['post', '/preferences']);
  expect(Object.fromEntries(new FormData(form))).toEqual({ next: '/history' });
  const { body } = await withoutJavaScript(document.querySelector('main')!.outerHTML);
  const script = [...body.querySelectorAll('p')].find(
    ({ textContent }) => textContent === 'この一覧を見るには、JavaScriptが必要です',
  );
  expect(script!.checkVisibility()).toBe(true);
});

test('lists twelve courses and the other kinds, each under its heading', async () => {
  await show(composed.Full, agreed);
  await expect.poll(() => entries().elements().length).toBe(12 + 3 * 2);
  for (const name of ['コース', '健康づくり協力店', '協賛店', '健康遊具'])
    await expect.element(page.getByRole('heading', { level: 2, name, exact: true })).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: '見本の湯 ひだまり 1' }).first())
    .toHaveAttribute('href', '/area_guide/kyosan/1');
});

test('says of each kind that nothing of it was seen', async () => {
  await show(composed.Empty, agreed);
  for (const kind of ['コース', '健康づくり協力店', '協賛店', '健康遊具'])
    await expect.element(page.getByText(`まだ${kind}を見ていません。`)).toBeVisible();
});

test('one that is taken off keeps its place and comes back there, with the focus', async () => {
  await show(composed.CoursesOnly, agreed);
  await expect.poll(() => removeButtons().elements().length).toBe(3);
  const before = stored();
  const said = listen();
  const second = removeButtons().nth(1);
  const name = /「.+」を履歴から消す/.exec(second.element().textContent!)![0];
  second.element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('button', { name: '元にもどす' })).toHaveFocus();
  expect(stored()).toEqual([before[0], before[2]]);
  await expect.poll(() => said).toEqual([expect.stringMatching(/^「.+」を履歴から消しました。$/)]);
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('button', { name })).toHaveFocus();
  expect(stored()).toEqual(before);
});

test('all that is taken off comes back, too', async () => {
  await show(composed.CoursesOnly, agreed);
  await page.getByRole('button', { name: '履歴をすべて消す' }).click();
  await expect.element(page.getByText('履歴をすべて消しました。')).toBeVisible();
  expect(stored()).toEqual([]);
  await expect.element(page.getByRole('button', { name: '元にもどす' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => removeButtons().elements().length).toBe(3);
  expect(stored()).toHaveLength(3);
  await expect.element(page.getByRole('group', { name: '閲覧履歴' })).toHaveFocus();
});

test('refusing in the banner deletes the history at once; favourites stay', async () => {
  await show(composed.CoursesOnly, agreed);
  await expect.poll(() => removeButtons().elements().length).toBe(3);
  localStorage.setItem('favourites-course', '101');
  await page.getByRole('button', { name: 'クッキーの設定' }).click();
  await page.getByRole('button', { name: '同意しない', exact: true }).click();
  await expect.element(page.getByText('閲覧履歴は残していません。', { exact: false })).toBeVisible();
  expect(localStorage.getItem('history-course')).toBeNull();
  expect(localStorage.getItem('favourites-course')).toBe('101');
});

test('a page that opens without consent deletes what an earlier one has kept', async () => {
  await show(composed.CoursesOnly, { consent: 'rejected' });
  await expect.element(page.getByText('閲覧履歴は残していません。', { exact: false })).toBeVisible();
  expect(localStorage.getItem('history-course')).toBeNull();
});

test('without a network it shows what the device has kept, and says so', async () => {
  await show(composed.Offline, agreed);
  await expect.element(page.getByText('この端末に残っている内容を出しています。', { exact: false })).toBeVisible();
  await expect.poll(() => entries().elements().length).toBe(3);
  expect(entries().first().element().textContent).toMatch(/\d+分・/);
});

test('a name that was kept in the other language says so', async () => {
  await show(composed.OtherLanguage, { ...agreed, language: 'en' });
  await expect.poll(() => entries().elements().length).toBe(3);
  expect(entries().first().element().querySelector('a span')!.getAttribute('lang')).toBe('ja');
});

test('what is public no more is no link, and can be taken off', async () => {
  await show(composed.Gone, agreed);
  await expect.element(page.getByText('いまは公開していません。').first()).toBeVisible();
  expect(entries().first().getByRole('link').elements()).toEqual([]);
  await removeButtons().first().click();
  await expect.element(page.getByRole('button', { name: '元にもどす' })).toBeVisible();
});

test('another tab is followed', async () => {
  await show(composed.CoursesOnly, agreed);
  await expect.poll(() => removeButtons().elements().length).toBe(3);
  localStorage.removeItem('history-course');
  dispatchEvent(new StorageEvent('storage', { key: 'history-course' }));
  await expect.element(page.getByText('まだコースを見ていません。')).toBeVisible();
});

test('a device that lets nothing be read says so', async () => {
  await show(composed.Blocked, agreed);
  await expect
    .element(page.getByRole('alert').filter({ hasText: 'この端末に残したものを読めませんでした' }))
    .toBeVisible();
});

test('the header leads to the history only with consent', async () => {
  await show(composed.Plain);
  const header = page.getByRole('banner');
  await expect.element(header).toBeVisible();
  expect(header.getByRole('link', { name: '閲覧履歴' }).elements()).toEqual([]);
  await show(composed.Empty, agreed);
  await expect.element(header.getByRole('link', { name: '閲覧履歴' })).toHaveAttribute('aria-current', 'page');
});
