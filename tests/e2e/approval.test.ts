/** A change of content on its whole way in a browser: proposed by a call, seen in the preview, approved, public. */
import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { anonymous } from '../../server/context.ts';
import { makeStaffToken } from '../server/staffSupport.ts';
import { testKeys } from '../server/support.ts';
import { browserForFile, listenToStatus } from './browser.ts';
import { openData, preparedData } from './data.ts';
import { type RunningPortal, removeDirectory, startPortal } from './portal.ts';

const open = browserForFile();
const directory = preparedData();
let portal: RunningPortal;
let author: string;
let approver: string;

beforeAll(async () => {
  const { db, close } = await openData(directory);
  const context = anonymous({ db, now: () => new Date(), keys: testKeys } as Parameters<typeof anonymous>[0]);
  [author, approver] = [
    (await makeStaffToken(context, 'author')).token,
    (await makeStaffToken(context, 'approver')).token,
  ];
  await close();
  portal = await startPortal({ DATA_DIR: directory });
}, 240_000);
afterAll(async () => {
  await portal.stop('SIGINT');
  removeDirectory(directory);
});

const at = (path: string) => `${portal.origin}${path}`;
const main = (page: Page) => page.locator('main').innerText();
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent);
const check = (page: Page, label: string) => page.locator('label', { hasText: label }).click();

/** As a program of the bureau does it, with the author's key. */
async function call(path: string, init: RequestInit = {}) {
  const headers = { 'content-type': 'application/json', 'x-tokotoko-token': author };
  const response = await fetch(at(`/api${path}`), { ...init, headers });
  expect(response.status, `${path}: ${await response.clone().text()}`).toBe(200);
  return response.json();
}

/** @returns the id of the proposal */
async function propose(id: number, title: { ja: string; en: string }): Promise<number> {
  const { source } = await call(`/staff/content?kind=notice&id=${id}`);
  const body = JSON.stringify({ kind: 'notice', content_id: id, source: { ...source, title } });
  return (await call('/staff/revision_propose', { method: 'POST', body })).revision.id;
}

async function enter(page: Page): Promise<void> {
  await page.getByLabel('職員用の鍵').first().fill(approver);
  await page.getByRole('button', { name: '職員としてログインする' }).click();
  await expect.poll(() => page.locator('h1').innerText()).toBe('内容の変更');
}

test('an approver finds a proposal, sees the page as it will be, approves it, and everybody sees it', async () => {
  const revision = await propose(1, { ja: '橋が新しくなりました', en: 'A new bridge is open' });
  const visitor = await open(at('/news/1'));
  const old = await visitor.page.locator('h1').innerText();
  const { page, complaints } = await open(at('/staff/content'));
  await enter(page);
  await page.getByRole('link', { name: /橋が新しくなりました/ }).click();
  await expect.poll(() => page.locator('h2').first().innerText()).toBe('橋が新しくなりました');
  expect(await main(page)).toContain(old);

  // The page itself, in both languages and both sizes of text; nothing runs in it.
  await page.getByRole('link', { name: 'くわしいページ' }).click();
  await expect.poll(() => page.locator('main h1').innerText()).toBe('橋が新しくなりました');
  expect(new URL(page.url()).pathname).toBe('/preview/news_detail');
  // Styles of the banner come with the screens that share its parts.
  const banner = page.getByRole('region', { name: 'プレビュー' });
  expect(await banner.evaluate((element) => getComputedStyle(element).paddingBlockStart)).not.toBe('0px');
  await page.getByText('変わるところを、項目ごとに見る').click();
  await expect.poll(() => page.getByRole('cell', { name: old }).first().isVisible()).toBe(true);
  await page.getByRole('link', { name: 'English' }).first().click();
  await expect.poll(() => page.locator('main h1').innerText()).toBe('A new bridge is open');
  expect(new URL(page.url()).pathname).toBe('/preview/news_detail');
  await page.getByRole('button', { name: 'Large' }).first().click();
  await expect.poll(() => page.locator('html').getAttribute('data-text-size')).toBe('2');
  await page.getByRole('link', { name: '日本語' }).first().click();
  await page.getByRole('link', { name: '提案の画面へもどる' }).click();
  await expect.poll(() => new URL(page.url()).pathname).toBe('/approve/notice');

  // Not before it is confirmed.
  await page.getByRole('button', { name: '承認する' }).click();
  await expect.poll(() => main(page)).toContain('にチェックを入れてください');
  expect((await visitor.page.reload())?.status()).toBe(200);
  expect(await visitor.page.locator('h1').innerText()).toBe(old);
  const said = await listenToStatus(page);
  await check(page, 'いまの内容と提案をくらべて、確認しました');
  await page.getByRole('button', { name: '承認する' }).click();
  await expect.poll(() => main(page)).toContain('承認して、公開しました');
  await expect.poll(() => focused(page)).toBe('橋が新しくなりました');
  await expect.poll(async () => (await said()).join()).toContain('承認して、公開しました');
  expect(await main(page)).toContain('この提案の判定は終わっています');

  await expect
    .poll(async () => {
      await visitor.page.reload();
      return visitor.page.locator('h1').innerText();
    })
    .toBe('橋が新しくなりました');
  // The browser's way back shows no form that has been decided.
  await page.goBack();
  await expect.poll(() => main(page)).toContain('この提案の判定は終わっています');
  expect(await page.getByRole('button', { name: '承認する' }).count()).toBe(0);
  expect((await call(`/staff/revision?id=${revision}`)).revision.state).toBe('published');
  // What the preview's sandbox keeps from running is no mistake.
  expect(complaints.filter((text) => !/sandbox/.test(text))).toEqual([]);
});

test('a proposal is rejected with a reason without JavaScript', async () => {
  const revision = await propose(2, { ja: '日付のちがう知らせ', en: 'News of a wrong day' });
  const { page } = await open(at('/staff/content'), { javaScriptEnabled: false });
  await enter(page);
  await page.getByRole('link', { name: /日付のちがう知らせ/ }).click();
  await page.getByRole('link', { name: '断る理由を書く' }).click();
  await check(page, '提案と理由を確認しました');
  await page.getByRole('button', { name: '断る' }).click();
  expect(await main(page)).toContain('断る理由を入力してください');
  await page.getByLabel('断る理由').fill('日付は11月です');
  await page.getByRole('button', { name: '断る' }).click();
  expect(new URL(page.url()).search).toBe(`?id=${revision}&done=rejected`);
  expect(await main(page)).toContain('日付は11月です');
  expect((await call(`/staff/revision?id=${revision}`)).revision.state).toBe('rejected');
});

test('between approving and rejecting nothing that was entered is lost, and the focus goes along', async () => {
  const revision = await propose(4, { ja: '考えなおす知らせ', en: 'News to think over' });
  const { page } = await open(at('/staff/content'));
  await enter(page);
  await page.goto(at(`/approve/notice?id=${revision}`));
  await page.waitForSelector('html[data-ready]');
  await page.getByText('日時を決める', { exact: true }).click();
  await check(page, 'いまの内容と提案をくらべて、確認しました');
  const focusedId = () => page.evaluate(() => document.activeElement?.id);
  await page.getByRole('link', { name: '断る理由を書く' }).click();
  await expect.poll(focusedId).toBe('reason');
  await page.keyboard.insertText('日付が違います');
  await page.getByRole('link', { name: '承認の欄にもどる' }).click();
  await expect.poll(focusedId).toBe('decision');
  expect(await page.getByRole('radio', { name: '日時を決める' }).isChecked()).toBe(true);
  // What was looked at for one decision counts for no other.
  expect(await page.locator('#confirm').isChecked()).toBe(false);
  await page.getByRole('link', { name: '断る理由を書く' }).click();
  expect(await page.locator('#reason').inputValue()).toBe('日付が違います');
});

// Without JavaScript the same form is looked at in `tests/server/approvalPages.test.ts`.
test('several proposals are decided at once, and then another', async () => {
  const names = ['まとめてひとつ', 'まとめてふたつ', 'まとめてみっつ'];
  const ids: number[] = [];
  for (const [at, ja] of names.entries()) ids.push(await propose(5 + at, { ja, en: `Together ${at}` }));
  const { page, complaints } = await open(at('/staff/content'));
  await enter(page);
  await page.waitForSelector('html[data-ready]');
  const row = (name: string) => page.getByRole('listitem').filter({ hasText: name });
  await row(names[0]!)
    .getByText(/^変わるところ：題名/)
    .click();
  expect(await row(names[0]!).innerText()).toContain(names[0]);
  const choose = (name: string) => row(name).locator('label', { hasText: 'この提案をえらぶ' }).click();
  for (const name of names.slice(0, 2)) await choose(name);
  await page.getByText('承認する', { exact: true }).click();
  const send = () => page.getByRole('button', { name: 'まとめて判定する' }).click();
  await send();
  await expect.poll(() => main(page)).toContain('確認して、チェックを入れてください');
  await check(page, 'えらんだ提案の、変わるところを確認しました');
  await send();
  await expect.poll(() => main(page)).toContain('2件を承認しました');
  expect(await row(names[0]!).count()).toBe(0);
  // The next decision is made from the beginning.
  await choose(names[2]!);
  await page.getByText('断る', { exact: true }).click();
  await page.getByLabel('断る理由').fill('まだ早いです');
  await check(page, 'えらんだ提案の、変わるところを確認しました');
  await send();
  await expect.poll(() => main(page)).toContain('1件を断りました');
  const states = [];
  for (const id of ids) states.push((await call(`/staff/revision?id=${id}`)).revision.state);
  expect(states).toEqual(['published', 'published', 'rejected']);
  expect(complaints).toEqual([]);
});

test('of two approvers at once one decides, and the other sees what became of it', async () => {
  const revision = await propose(3, { ja: 'ふたりで見る知らせ', en: 'News for two' });
  const [one, two] = [await open(at('/staff/content')), await open(at('/staff/content'))];
  for (const { page } of [one, two]) {
    await enter(page);
    await page.getByRole('link', { name: /ふたりで見る知らせ/ }).click();
    await expect.poll(() => page.locator('h2').first().innerText()).toBe('ふたりで見る知らせ');
  }
  await check(one.page, 'いまの内容と提案をくらべて、確認しました');
  await one.page.getByRole('button', { name: '承認する' }).click();
  await expect.poll(() => main(one.page)).toContain('承認して、公開しました');
  await two.page.getByRole('link', { name: '断る理由を書く' }).click();
  await two.page.getByLabel('断る理由').fill('まだ早いです');
  await check(two.page, '提案と理由を確認しました');
  await two.page.getByRole('button', { name: '断る' }).click();
  await expect.poll(() => main(two.page)).toContain('判定する前に、提案の状態が変わりました');
  expect(await main(two.page)).toContain('公開済み');
  expect((await call(`/staff/revision?id=${revision}`)).revision.state).toBe('published');
});

test.each([true, false])(
  'an author proposes a change of one thing in its form (JavaScript: %s)',
  async (javaScriptEnabled) => {
    const { page, complaints } = await open(at('/staff/propose'), { javaScriptEnabled });
    await page.getByLabel('職員用の鍵').first().fill(author);
    await page.getByRole('button', { name: '職員としてログインする' }).click();
    await expect.poll(() => page.locator('h1').innerText()).toBe('変更の提案');
    await page.getByLabel('種類').selectOption({ label: 'コース' });
    await page.getByLabel('名前か番号').fill('101');
    await page.getByRole('button', { name: '一覧を出す' }).click();
    await page.getByRole('link', { name: /（番号101）/ }).click();
    await expect.poll(() => page.locator('h1').innerText()).toContain('変更の提案：コース');

    // As it is, nothing is proposed.
    await page.getByRole('button', { name: '提案する', exact: true }).click();
    await expect.poll(() => main(page)).toContain('変わるところがありません');

    // What is wrong is told at its field, also in a point that was closed, and nothing that was entered is lost.
    const lead = page.getByLabel('紹介（日本語）');
    await lead.fill(`池をひとめぐりします（${javaScriptEnabled}）。`);
    await page.locator('details').first().locator('summary').click();
    const latitude = page.locator('[id="r1-lat"]');
    await latitude.fill('50');
    await page.getByRole('button', { name: '提案する', exact: true }).click();
    await expect.poll(() => main(page)).toMatch(/入力を確かめて/);
    expect(await latitude.isVisible()).toBe(true);
    expect(await lead.inputValue()).toContain('池をひとめぐり');
    expect(await latitude.inputValue()).toBe('50');

    const was = (await call('/staff/content?kind=course&id=101')).source;
    await latitude.fill(String(was.points[0].lat));
    await page.getByRole('button', { name: '提案する', exact: true }).click();
    await expect.poll(() => new URL(page.url()).pathname).toBe('/approve/course');
    const id = Number(new URL(page.url()).searchParams.get('id'));
    const { revision } = await call(`/staff/revision?id=${id}`);
    expect(revision.changes.map(({ path }: { path: string }) => path)).toEqual(['lead']);
    expect(revision.after.route).toEqual(was.route);
    expect(complaints.filter((text) => !/422|409/.test(text))).toEqual([]);

    // And that it goes.
    await page.goto(at('/staff/propose?kind=course&id=101'));
    expect(await main(page)).toContain('判定を待っている提案が');
    await page.getByRole('button', { name: '公開をやめることを提案する' }).click();
    await expect.poll(() => new URL(page.url()).pathname).toBe('/approve/course');
    const removal = Number(new URL(page.url()).searchParams.get('id'));
    expect((await call(`/staff/revision?id=${removal}`)).revision).toMatchObject({
      action: 'remove',
      state: 'waiting',
    });
    for (const each of [id, removal]) {
      const { version } = (await call(`/staff/revision?id=${each}`)).revision;
      await call('/staff/revision_withdraw', { method: 'POST', body: JSON.stringify({ id: each, version }) });
    }
  },
);
