/** Log in, change the user name, log out: with and without JavaScript, against a portal with a member. */
import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createMember } from '../../server/members/createMember.ts';
import { browserForFile, userAgent } from './browser.ts';
import { openData, preparedData } from './data.ts';
import { type RunningPortal, removeDirectory, startPortal } from './portal.ts';

const open = browserForFile();
const directory = preparedData();
const password = 'aruku2026';
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
const h1 = (page: Page) => page.locator('h1').innerText();
const menu = (page: Page) => page.locator('header');

async function logIn(page: Page, name: string, secret = password): Promise<void> {
  await page.getByLabel('ユーザー名').fill(name);
  await page.getByLabel('パスワード', { exact: false }).first().fill(secret);
  await page.getByRole('button', { name: 'ログインする' }).click();
}

describe.each([
  ['without JavaScript', false, 'はなこ', 'はなえ'],
  ['with JavaScript', true, 'たろう', 'たかし'],
] as const)('%s', (_, javaScriptEnabled, name, newName) => {
  test('a member logs in, changes the user name and logs out', { timeout: 120_000 }, async () => {
    const { page, context } = await open(at('/mypage/username_reset'), { javaScriptEnabled, consent: 'reject' });
    // Who is not logged in is led to the login, and from there to where they wanted to go.
    expect(new URL(page.url()).pathname).toBe('/login');
    expect(new URL(page.url()).searchParams.get('next')).toBe('/mypage/username_reset');

    await logIn(page, name, 'wrong1234');
    await expect.poll(() => main(page)).toMatch(/ユーザー名かパスワードが正しくありません/);
    expect(await page.getByLabel('ユーザー名').inputValue()).toBe(name);
    // In the browser the field keeps what was typed; the server never sends it.
    if (!javaScriptEnabled) expect(await page.content()).not.toContain('wrong1234');

    await logIn(page, name);
    await expect.poll(() => h1(page)).toBe('ユーザー名の変更');
    expect(await menu(page).innerText()).toContain(`${name}さん`);

    const field = page.getByLabel('新しいユーザー名');
    const change = page.getByRole('button', { name: '変更する' });
    await field.fill('');
    await change.click();
    await expect.poll(() => main(page)).toMatch(/新しいユーザー名を入力してください/);
    await field.fill('じろう');
    await change.click();
    await expect.poll(() => main(page)).toMatch(/ほかの人が使っています/);
    expect(await field.inputValue()).toBe('じろう');

    await field.fill(newName);
    await change.click();
    await expect.poll(() => main(page)).toMatch(/ユーザー名を変更しました/);
    await expect.poll(() => menu(page).innerText()).toContain(`${newName}さん`);

    await page.getByRole('button', { name: 'ログアウト' }).first().click();
    await expect.poll(() => h1(page)).not.toBe('ユーザー名の変更');
    await expect.poll(() => menu(page).innerText()).toContain('ログイン');
    expect((await context.cookies()).filter(({ name: cookie }) => cookie.includes('session'))).toEqual([]);
  });
});

describe('what is kept and what is shared', () => {
  const get = (path: string, headers: Record<string, string> = {}) =>
    fetch(at(path), { redirect: 'manual', headers: { 'user-agent': userAgent, ...headers } });
  const post = (path: string, body: Record<string, string>, headers: Record<string, string> = {}) =>
    fetch(at(path), {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams(body),
      headers: { 'user-agent': userAgent, origin: portal.origin, ...headers },
    });

  /** What stands on a page: a name is an element of its own. */
  const wordsOf = async (response: Response) => (await response.text()).replace(/<[^>]*>/g, '');

  test('pages of a session are nobody else’s, pages of visitors stay shared', async () => {
    const response = await post('/login?next=/map', { user_name: 'じろう', password });
    expect([response.status, response.headers.get('location')]).toEqual([303, '/map']);
    const cookie = response.headers.get('set-cookie')!.split(';')[0]!;
    const own = await get('/map', { cookie });
    expect(own.headers.get('cache-control')).toBe('private, no-store');
    expect(own.headers.get('etag')).toBeNull();
    expect(await wordsOf(own)).toContain('じろうさん');
    const shared = await get('/map');
    expect(shared.headers.get('cache-control')).toMatch(/public/);
    expect(await wordsOf(shared)).not.toContain('じろうさん');
  });

  test.each([
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    'javascript:alert(1)',
    'blob:https://own.invalid/x',
  ])('next=%s leads nowhere else', async (next) => {
    const response = await post(`/login?next=${encodeURIComponent(next)}`, { user_name: 'じろう', password });
    expect(response.status).toBe(303);
    expect(new URL(response.headers.get('location')!, portal.origin).origin).toBe(portal.origin);
  });

  test('a form of another site is refused; a page that takes none shows itself, and what is not there says so', async () => {
    const foreign = await post('/login', { user_name: 'じろう', password }, { origin: 'https://evil.example' });
    expect(foreign.status).toBe(403);
    expect(foreign.headers.get('set-cookie')).toBeNull();
    const page = await post('/about', { a: 'b' });
    expect([page.status, page.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
    expect(await page.text()).toMatch(/<h1[^>]*>このサイトについて/);
    expect((await post('/no-such-page', { a: 'b' })).status).toBe(404);
  });

  test('too large a form is refused in words', async () => {
    expect((await post('/login', { user_name: 'x'.repeat(70_000), password })).status).toBe(413);
  });
});
