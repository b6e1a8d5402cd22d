/** Staff in a browser: the review of photos by keys, without JavaScript, by two at once; the officer on duty on a phone. */
import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { anonymous } from '../../server/context.ts';
import { createMember } from '../../server/members/createMember.ts';
import { runAxe } from '../../tools/accessibility/axe.ts';
import { addPhoto, makeStaffToken } from '../server/staffSupport.ts';
import { testKeys } from '../server/support.ts';
import { browserForFile, listenToStatus } from './browser.ts';
import { openData, preparedData } from './data.ts';
import { type RunningPortal, removeDirectory, startPortal } from './portal.ts';

const open = browserForFile();
const directory = preparedData();
let portal: RunningPortal;
let token: string;
let dutyToken: string;
const titles = ['ひとつ', 'ふたつ', 'みっつ', 'よっつ', 'いつつ', 'むっつ'];

beforeAll(async () => {
  const { db, close } = await openData(directory);
  const context = anonymous({ db, now: () => new Date(), keys: testKeys } as Parameters<typeof anonymous>[0]);
  const memberId = await createMember({ userName: 'はなこ', password: 'aruku2026' }, context);
  for (const [at, title] of titles.entries())
    await addPhoto(context, { memberId, title, postedAt: new Date(Date.now() - (60 - at) * 60_000) });
  ({ token } = await makeStaffToken(context, 'reviewer'));
  ({ token: dutyToken } = await makeStaffToken(context, 'duty', 'chiyoda'));
  await close();
  portal = await startPortal({ DATA_DIR: directory });
}, 240_000);
afterAll(async () => {
  await portal.stop('SIGINT');
  removeDirectory(directory);
});

const at = (path: string) => `${portal.origin}${path}`;
const heading = (page: Page) => page.locator('main h2').first().innerText();
const main = (page: Page) => page.locator('main').innerText();
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent);

async function enter(page: Page): Promise<void> {
  await page.getByLabel('職員用の鍵').first().fill(token);
  await page.getByRole('button', { name: '職員としてログインする' }).click();
  await expect.poll(() => page.locator('h1').innerText()).toBe('写真の確認');
}

/** The page that the login leads to is a document of its own. */
async function enterAndWait(page: Page): Promise<void> {
  await enter(page);
  await page.waitForSelector('html[data-ready]');
}

test('a reviewer decides one photo after another without JavaScript', async () => {
  const { page } = await open(at('/staff/photos'), { javaScriptEnabled: false });
  expect(new URL(page.url()).pathname).toBe('/staff');
  await enter(page);
  expect(await heading(page)).toBe('ひとつ');
  await page.getByRole('button', { name: '公開しない' }).click();
  expect(await main(page)).toContain('公開しない理由を選んでください');
  expect(await heading(page)).toBe('ひとつ');
  await page.getByText('ぶれているなど').click();
  await page.locator('label', { hasText: '写真と理由を確認しました' }).click();
  await page.getByRole('button', { name: '公開しない' }).click();
  expect(await main(page)).toContain('公開しないことにしました');
  expect(await heading(page)).toBe('ふたつ');
  await page.getByRole('link', { name: '判定しないで次の写真へ' }).click();
  expect(await heading(page)).toBe('みっつ');
});

test('keys do nothing until they are switched on; then each decision leads to the next photo', async () => {
  const { page, complaints } = await open(at('/staff/photos'));
  await enterAndWait(page);
  expect(await heading(page)).toBe('ふたつ');
  await page.keyboard.press('p');
  await page.keyboard.press('n');
  expect(await heading(page)).toBe('ふたつ');

  await page.getByText('キーで操作する', { exact: true }).click();
  await page.getByText('1文字のキーで操作する').click();
  await page.locator('main h1').evaluate((element: HTMLElement) => {
    element.tabIndex = -1;
    element.focus();
  });
  const said = await listenToStatus(page);
  await page.keyboard.press('p');
  await expect.poll(() => focused(page)).toBe('みっつ');
  expect(await heading(page)).toBe('みっつ');
  await expect.poll(async () => (await said()).join()).toContain('公開しました');

  // Skipped; the keys stay on from photo to photo.
  await page.keyboard.press('n');
  await expect.poll(() => focused(page)).toBe('よっつ');
  await page.keyboard.press('r');
  await page.keyboard.press('ArrowDown');
  // While a reason is chosen, letters are no commands.
  await page.keyboard.press('p');
  expect(await heading(page)).toBe('よっつ');
  // It cannot be taken back: that is confirmed.
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  await expect.poll(() => focused(page)).toBe('いつつ');
  expect(await main(page)).toContain('公開しないことにしました');

  await page.getByRole('link', { name: '判定した写真を見る' }).click();
  await expect.poll(() => focused(page)).toBe('よっつ');
  expect(await main(page)).toContain('この写真の判定は終わっています');
  // The photos themselves have no files here.
  expect(complaints.filter((text) => !/404/.test(text))).toEqual([]);
});

test('the page stands up to axe', async () => {
  const { page, complaints } = await open(at('/staff/photos'));
  await enterAndWait(page);
  const { violations, passed } = await runAxe(page, 'page');
  expect(violations.map(({ rule, targets }) => `${rule}: ${targets.join(' | ')}`)).toEqual([]);
  expect(passed).toBeGreaterThan(15);
  // The photos themselves have no files here.
  expect(complaints.filter((text) => !/404/.test(text))).toEqual([]);
});

test('the map of the course opens, with the places that stand below its drawing', async () => {
  const { page, complaints } = await open(at('/staff/photos'));
  await enterAndWait(page);
  const names = page.getByRole('heading', { name: 'コースの地点' }).locator('+ ul > li');
  const expected = await names.allInnerTexts();
  expect(expected.length).toBeGreaterThan(2);
  await page.getByRole('button', { name: '動く地図を開く' }).click();
  const markers = page.getByRole('group', { name: '地図の上の地点' }).getByRole('button');
  await expect
    .poll(() => markers.evaluateAll((all) => all.map((each) => each.getAttribute('aria-label'))))
    .toEqual(expected);
  expect(complaints.filter((each) => /Content Security Policy|Error/.test(each))).toEqual([]);
});

test('of two reviewers at once one decides, and the other sees what became of it', async () => {
  const [one, two] = [await open(at('/staff/photos')), await open(at('/staff/photos'))];
  for (const { page } of [one, two]) {
    await enterAndWait(page);
    expect(await heading(page)).toBe('みっつ');
  }
  await one.page.getByRole('button', { name: '公開する' }).click();
  await expect.poll(() => heading(one.page)).toBe('いつつ');
  await two.page.getByText('加工した写真である').click();
  await two.page.locator('label', { hasText: '写真と理由を確認しました' }).click();
  await two.page.getByRole('button', { name: '公開しない' }).click();
  await expect.poll(() => main(two.page)).toContain('判定する前に、写真の状態が変わりました');
  expect(await heading(two.page)).toBe('みっつ');
  expect(await main(two.page)).toContain('公開中');
  // It can still be removed, from what is seen now.
  await two.page.getByText('加工した写真である').click();
  await two.page.locator('label', { hasText: '写真と理由を確認しました' }).click();
  await two.page.getByRole('button', { name: '公開をやめる' }).click();
  await expect.poll(() => main(two.page)).toContain('公開をやめました');
  expect(await heading(two.page)).toBe('いつつ');
});

test('a session that ends is begun again in another tab, and nothing that was entered is lost', async () => {
  const { page, context } = await open(at('/staff/photos'));
  await enterAndWait(page);
  expect(await heading(page)).toBe('いつつ');
  await page.getByRole('link', { name: 'むっつ' }).click();
  await expect.poll(() => heading(page)).toBe('むっつ');
  await context.clearCookies({ name: 'staff' });
  await page.getByText('加工した写真である').click();
  await page.locator('#note').fill('もとの写真を送ってください');
  await page.locator('label', { hasText: '写真と理由を確認しました' }).click();
  await page.getByRole('button', { name: '公開しない' }).click();
  await expect.poll(() => main(page)).toContain('職員のログインが終わりました');
  const opened = context.waitForEvent('page');
  await page.getByRole('link', { name: '別のタブでログインする' }).click();
  const other = await opened;
  await enterAndWait(other);
  expect(await heading(other)).toBe('むっつ');
  await other.close();
  expect(await page.locator('#note').inputValue()).toBe('もとの写真を送ってください');
  await page.getByRole('button', { name: '公開しない' }).click();
  await expect.poll(() => main(page)).toContain('公開しないことにしました');
  await page.getByRole('link', { name: 'とことこ東京 職員ページ' }).click();
  await page.getByRole('button', { name: 'ログアウトする' }).click();
  await expect.poll(() => main(page)).toContain('配られた職員用の鍵を入力してください');
  expect((await context.cookies()).filter(({ name }) => name === 'staff')).toEqual([]);
});

test.each([true, false])(
  'an officer closes an own course on a phone in three presses: JavaScript %s',
  async (javaScriptEnabled) => {
    const { page, complaints } = await open(at('/staff/duty'), {
      ...{ javaScriptEnabled, viewport: { width: 360, height: 640 }, consent: 'reject' },
    });
    await page.getByLabel('職員用の鍵').first().fill(dutyToken);
    await page.getByRole('button', { name: '職員としてログインする' }).click();
    await page.waitForURL('**/staff/duty');
    const course = '皇居おほりひとめぐりコース';
    const statusOf = async () =>
      ((await (await fetch(at('/api/course_detail?id=101'))).json()) as { course: { status: string } }).course.status;
    expect(await statusOf()).toBe('open');

    await page
      .getByRole('link', { name: new RegExp(course) })
      .first()
      .click();
    await page.getByRole('link', { name: '工事' }).click();
    // The page before has a form like it.
    await page.waitForURL(/reason=works/);
    await expect.poll(() => page.getByLabel('日本語の文').inputValue()).toMatch(/工事/);
    await page.getByRole('button', { name: '通行止めにする' }).click();

    await page.getByText('公開しました。コースのページや一覧に出ています。').first().waitFor();
    expect(await statusOf()).toBe('closed');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    await page
      .getByRole('button', { name: new RegExp(`「${course}」`) })
      .first()
      .click();
    await page.getByText('解除しました。').first().waitFor();
    expect(await statusOf()).toBe('open');
    expect(complaints).toEqual([]);
  },
);

test('an officer answers a report by keyboard and takes the answer back', async () => {
  const { page, complaints } = await open(at('/report?course=101'), {
    ...{ viewport: { width: 360, height: 740 }, consent: 'reject', textSize: 2 },
  });
  await page.getByText('道が通れない、または危ない').click();
  await page.getByLabel(/^問題の内容/).fill('橋のたもとの歩道がふさがれています。');
  await page.getByRole('button', { name: '知らせる' }).click();
  await page.getByText('お知らせを受け付けました').first().waitFor();

  await page.goto(at('/staff/reports'));
  await page.getByLabel('職員用の鍵').first().fill(dutyToken);
  await page.getByRole('button', { name: '職員としてログインする' }).click();
  await page.waitForURL('**/staff/reports');
  const press = async (name: RegExp) => {
    const button = page.getByRole('button', { name });
    for (let stops = 0; !(await button.evaluate((each) => each === document.activeElement)); stops += 1) {
      if (stops > 40) throw new Error(`Tab does not reach ${name}`);
      await page.keyboard.press('Tab');
    }
    await page.keyboard.press('Enter');
  };
  await press(/番は直した$/);
  await page.getByText('「直した」と記録しました。').first().waitFor();
  await page.getByRole('link', { name: '答えたもの' }).click();
  await page.getByRole('button', { name: /番の答えを取り消す$/ }).waitFor();
  await press(/番の答えを取り消す$/);
  await page.getByText('答えを取り消しました。もう一度答えられます。').first().waitFor();
  await page.getByRole('button', { name: /番は直した$/ }).waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  expect(complaints).toEqual([]);
});
