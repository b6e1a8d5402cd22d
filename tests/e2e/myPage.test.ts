/** What a member does on My Page: stamps, details, changes, own data, leaving; with and without JavaScript. */
import type { BrowserContext, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createMember } from '../../server/members/createMember.ts';
import { browserForFile, userAgent } from './browser.ts';
import { openData, preparedData } from './data.ts';
import { type RunningPortal, removeDirectory, startPortal } from './portal.ts';

const open = browserForFile();
const directory = preparedData();
const password = 'aruku2026';
const newPassword = 'sanpo2027';
let portal: RunningPortal;

beforeAll(async () => {
  const database = await openData(directory);
  for (const userName of ['はなこ', 'たろう', 'じろう'])
    await createMember({ userName, password }, { db: database.db, now: () => new Date() });
  await database.close();
  portal = await startPortal({ DATA_DIR: directory });
}, 240_000);
afterAll(async () => {
  await portal.stop('SIGINT');
  removeDirectory(directory);
});

const at = (path: string) => `${portal.origin}${path}`;
const main = (page: Page) => page.locator('main').innerText();
const says = (page: Page, words: RegExp) => expect.poll(() => main(page)).toMatch(words);
const pathOf = (page: Page) => new URL(page.url()).pathname;

async function logIn(page: Page, name: string, secret: string): Promise<void> {
  await page.getByLabel('ユーザー名').fill(name);
  await page.locator('#password').fill(secret);
  await page.getByRole('button', { name: 'ログインする' }).click();
}

/** Where a page leads whoever has this browser's session, or none. */
async function landsOn(context: BrowserContext, path: string): Promise<string> {
  const page = await context.newPage();
  await page.goto(at(path));
  const landed = pathOf(page);
  await page.close();
  return landed;
}

const record = async (context: BrowserContext, courseId: number) => {
  const response = await context.request.post(at('/api/course_walked'), {
    form: { course_id: String(courseId) },
    headers: { origin: portal.origin },
  });
  expect(response.status()).toBe(200);
};

async function chooseAndSave(page: Page, path: string, choose: () => Promise<unknown>, saved: RegExp): Promise<void> {
  await page.goto(at(path));
  await choose();
  await page.getByRole('button', { name: '変更する' }).click();
  await says(page, saved);
}

describe.each([
  ['without JavaScript', false, 'はなこ'],
  ['with JavaScript', true, 'たろう'],
] as const)('%s', (_, javaScriptEnabled, name) => {
  test('a member sees stamps and details, changes them, takes the data along and leaves', {
    timeout: 240_000,
  }, async () => {
    const { page, context } = await open(at('/mypage'), { javaScriptEnabled, consent: 'reject' });
    expect(pathOf(page)).toBe('/login');
    await logIn(page, name, password);

    await says(page, /最初の一歩/);
    expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex');
    await record(context, 101);
    await record(context, 401);
    await page.goto(at('/mypage'));
    await says(page, /1個目/);
    const stamps = await page
      .getByRole('list', { name: 'スタンプ', exact: true })
      .getByRole('listitem')
      .allInnerTexts();
    expect(stamps.filter((words) => /年\d+月\d+日/.test(words))).toHaveLength(2);
    await says(page, /今月/);

    await chooseAndSave(
      page,
      '/mypage/age_reset',
      () => page.getByText('70代以上', { exact: true }).click(),
      /年代を変更しました/,
    );
    await chooseAndSave(
      page,
      '/mypage/region_reset',
      () => page.locator('#region').selectOption('taito'),
      /お住まいの地域を変更しました/,
    );
    await chooseAndSave(
      page,
      '/mypage/gender_reset',
      () => page.getByText('女性', { exact: true }).click(),
      /性別を変更しました/,
    );
    await page.goto(at('/mypage/check'));
    for (const words of [name, '台東区', '70代以上', '女性']) expect(await main(page)).toContain(words);

    const elsewhere = await open(at('/login'), { javaScriptEnabled, consent: 'reject' });
    await logIn(elsewhere.page, name, password);
    await expect.poll(() => pathOf(elsewhere.page)).toBe('/');
    await page.goto(at('/mypage/password_reset'));
    const fill = async (current: string) => {
      await page.locator('#current_password').fill(current);
      await page.locator('#password').fill(newPassword);
      await page.locator('#password_confirmation').fill(newPassword);
      await page.getByRole('button', { name: '変更する' }).click();
    };
    await fill('wrong1234');
    await says(page, /いまのパスワードが正しくありません/);
    if (!javaScriptEnabled) expect(await page.content()).not.toContain('wrong1234');
    await fill(password);
    await says(page, /パスワードを変更しました/);
    expect(await landsOn(elsewhere.context, '/mypage')).toBe('/login');
    expect(await landsOn(context, '/mypage')).toBe('/mypage');

    await elsewhere.page.goto(at('/login'));
    await logIn(elsewhere.page, name, newPassword);
    await expect.poll(() => pathOf(elsewhere.page)).toBe('/');
    await page.goto(at('/mypage/check'));
    await page.getByRole('button', { name: 'ほかの端末をログアウトさせる' }).click();
    await says(page, /ほかの端末をログアウトさせました/);
    expect(await landsOn(elsewhere.context, '/mypage')).toBe('/login');

    await page.getByRole('link', { name: '保存している情報を見る' }).click();
    await says(page, /保存していますが、表示しません/);
    expect(await main(page)).toContain(name);
    const file = await context.request.get(at('/mypage/data.json'));
    expect(file.headers()).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': 'attachment; filename="tokotoko-my-data.json"',
      'cache-control': 'private, no-store',
    });
    const text = await file.text();
    expect(text).toContain(name);
    expect(text).not.toContain('$argon2id');

    await page.goto(at('/mypage/delete'));
    await says(page, /ユーザー名/);
    await page.getByRole('link', { name: '退会の手続きを進める' }).click();
    await says(page, /本当に退会しますか/);
    const leave = async (secret: string) => {
      await page.locator('#password').fill(secret);
      await page.getByRole('button', { name: 'すべて消して退会する' }).click();
    };
    await leave('wrong1234');
    await says(page, /いまのパスワードが正しくありません/);
    await leave(newPassword);
    await says(page, /ありがとうございました/);
    expect(pathOf(page)).toBe('/mypage/delete/done');
    expect(await landsOn(context, '/mypage')).toBe('/login');
    await page.goto(at('/login'));
    await logIn(page, name, newPassword);
    await says(page, /ユーザー名かパスワードが正しくありません/);
  });
});

test('what the device keeps goes with the account when it is asked for', { timeout: 120_000 }, async () => {
  const { page } = await open(at('/login?next=/mypage/delete'), { consent: 'reject' });
  await logIn(page, 'じろう', password);
  await page.getByRole('link', { name: '退会の手続きを進める' }).click();
  await page.evaluate(async () => {
    localStorage.setItem('favourites-course', '101');
    await (await caches.open('saved-course-101-ja-1')).put('/saved.json', new Response('{}'));
  });
  await page.getByText('この端末に残っているものも消す').click();
  await page.locator('#password').fill(password);
  await page.getByRole('button', { name: 'すべて消して退会する' }).click();
  await says(page, /ありがとうございました/);
  expect(await page.evaluate(() => localStorage.getItem('favourites-course'))).toBeNull();
  expect(await page.evaluate(() => caches.has('saved-course-101-ja-1'))).toBe(false);
});

describe('for visitors', () => {
  const get = (path: string) => fetch(at(path), { redirect: 'manual', headers: { 'user-agent': userAgent } });

  test.each([
    ['/mypage', '/login?next=%2Fmypage'],
    ['/mypage/data', '/login?next=%2Fmypage%2Fdata'],
    ['/mypage/data.json', '/mypage/data'],
    ['/mypage/data.json?lang=en', '/mypage/data?lang=en'],
    ['/mypage/delete', '/login?next=%2Fmypage%2Fdelete'],
  ])('%s leads to the login', async (path, location) => {
    const response = await get(path);
    expect([response.status, response.headers.get('location')]).toEqual([302, location]);
  });

  test('the page after leaving needs no login, and no search engine keeps any of them', async () => {
    const done = await get('/mypage/delete/done');
    expect(done.status).toBe(200);
    expect(await done.text()).toContain('<meta name="robots" content="noindex">');
    const sitemap = await (await get('/sitemap.xml')).text();
    for (const path of ['/mypage', '/login', '/history', '/search_result', '/favorite'])
      expect(sitemap).not.toContain(`${path}<`);
    expect(sitemap).toContain('/terms<');
  });
});
