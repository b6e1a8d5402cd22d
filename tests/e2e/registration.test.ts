/** Register, and reset a forgotten password: with and without JavaScript, against a portal of their own. */
import type { BrowserContext, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { browserForFile, userAgent } from './browser.ts';
import { preparedData } from './data.ts';
import { type RunningPortal, removeDirectory, startPortal } from './portal.ts';

const open = browserForFile();
const directory = preparedData();
const password = 'kawabe2026';
const newPassword = 'machisanpo2026';
let portal: RunningPortal;

beforeAll(async () => {
  portal = await startPortal({ DATA_DIR: directory });
  await register('たろう');
}, 240_000);
afterAll(async () => {
  await portal.stop('SIGINT');
  removeDirectory(directory);
});

const at = (path: string) => `${portal.origin}${path}`;
const main = (page: Page) => page.locator('main').innerText();
const h1 = (page: Page) => page.locator('h1').innerText();
const field = (page: Page, id: string) => page.locator(`#${id}`);
const press = (page: Page, name: string) => page.locator('main').getByRole('button', { name }).click();
const follow = (page: Page, name: string) => page.locator('main').getByRole('link', { name }).first().click();

const entered = {
  ...{ password, password_confirmation: password, region: 'unregistered', age_band: 'unregistered' },
  ...{ gender: 'unregistered', terms: '1', secret_question_1: 'school', secret_answer_1: 'うえの' },
  ...{ secret_question_2: 'book', secret_answer_2: 'ぎんが' },
};
const headers = () => ({ 'user-agent': userAgent, origin: portal.origin });

/** Somebody else, at the same time. */
async function register(userName: string): Promise<void> {
  const response = await fetch(at('/api/user_save'), {
    method: 'POST',
    headers: { ...headers(), 'content-type': 'application/json' },
    body: JSON.stringify({ ...entered, user_name: userName }),
  });
  expect(await response.json()).toMatchObject({ result: true });
}

async function enterPasswords(page: Page, first = password, second = first): Promise<void> {
  await field(page, 'password').fill(first);
  await field(page, 'password_confirmation').fill(second);
}

async function answer(page: Page, first = 'Ueno', second = 'ギンガ'): Promise<void> {
  await field(page, 'secret_question_1').selectOption('school');
  await field(page, 'secret_answer_1').fill(first);
  await field(page, 'secret_question_2').selectOption('book');
  await field(page, 'secret_answer_2').fill(second);
}

async function enter(page: Page, name: string): Promise<void> {
  await page.getByText('マイページ利用規約に同意します').click();
  await field(page, 'user_name').fill(name);
  await enterPasswords(page);
  await answer(page);
}

/** From the form to the confirmation. */
async function goOn(page: Page, name: string): Promise<void> {
  await enter(page, name);
  await press(page, '確認へ進む');
  await expect.poll(() => h1(page)).toBe('入力した内容の確認');
}

const cookieOf = async (context: BrowserContext) =>
  (await context.cookies()).map(({ name, value }) => `${name}=${value}`).join('; ');

describe.each([
  ['without JavaScript', false, 'はなこ'],
  ['with JavaScript', true, 'さくら'],
] as const)('%s', (_, javaScriptEnabled, name) => {
  const visit = (path: string) => open(at(path), { javaScriptEnabled, consent: 'reject' });

  test('somebody registers, forgets the password and sets a new one', { timeout: 240_000 }, async () => {
    const { page, context } = await visit('/login');
    await follow(page, 'はじめての方は新規登録へ');
    await expect.poll(() => h1(page)).toBe('新規登録');
    await press(page, '確認へ進む');
    await expect.poll(() => main(page)).toMatch(/登録するには、利用規約への同意が必要です。/);
    expect(await main(page)).toMatch(/ユーザー名を入力してください。[\s\S]*秘密の質問1を選んでください。/);

    await enter(page, 'たろう');
    await field(page, 'region').selectOption('taito');
    await page.getByText('70代以上').click();
    await press(page, '確認へ進む');
    await expect.poll(() => main(page)).toMatch(/入力を確かめて[\s\S]*ほかの人が使っています/);
    // What was entered is there still; what is secret comes from no server.
    expect(await field(page, 'user_name').inputValue()).toBe('たろう');
    expect(await field(page, 'region').inputValue()).toBe('taito');
    expect(await page.getByRole('radio', { name: '70代以上' }).isChecked()).toBe(true);
    expect(await field(page, 'terms').isChecked()).toBe(true);
    if (!javaScriptEnabled) {
      expect(await page.content()).not.toMatch(new RegExp(`${password}|うえの|Ueno|ぎんが|ギンガ`));
      await enterPasswords(page);
      await answer(page);
    }
    await field(page, 'user_name').fill(name);
    await press(page, '確認へ進む');

    await expect.poll(() => h1(page)).toBe('入力した内容の確認');
    expect(await main(page)).toMatch(
      new RegExp(`${name}[\\s\\S]*うえの[\\s\\S]*ぎんが[\\s\\S]*台東区[\\s\\S]*70代以上`),
    );
    expect(await page.content()).not.toContain(password);

    await follow(page, '入力にもどる');
    await expect.poll(() => h1(page)).toBe('新規登録');
    for (const [id, value] of [
      ...[['user_name', name] as const, ['region', 'taito'] as const, ['secret_question_2', 'book'] as const],
      ...[['secret_answer_1', 'うえの'] as const, ['password', ''] as const],
    ])
      expect(await field(page, id).inputValue(), id).toBe(value);
    await enterPasswords(page);
    await press(page, '確認へ進む');
    await expect.poll(() => h1(page)).toBe('入力した内容の確認');
    await press(page, '登録する');
    await expect.poll(() => h1(page)).toBe('登録が終わりました');
    expect(await page.locator('header').innerText()).toContain(`${name}さん`);

    await page.goto(at('/register'));
    expect(await main(page)).toContain(`${name}さんとしてログインしています`);
    await page.locator('header').getByRole('button', { name: 'ログアウト' }).click();
    await expect.poll(() => page.locator('header').innerText()).toContain('ログイン');
    expect((await context.cookies()).filter(({ name: each }) => /session|registration/.test(each))).toEqual([]);

    await page.goto(at('/login'));
    await follow(page, 'パスワードを忘れた方へ');
    await expect.poll(() => h1(page)).toBe('パスワード再設定');
    await field(page, 'user_name').fill(name);
    await answer(page, 'あさくさ');
    await press(page, '次へ進む');
    await expect.poll(() => main(page)).toMatch(/ユーザー名か、秘密の質問の答えが正しくありません/);
    if (!javaScriptEnabled) expect(await page.content()).not.toMatch(/あさくさ|ギンガ|ぎんが/);
    await answer(page);
    await press(page, '次へ進む');

    await expect.poll(() => h1(page)).toBe('新しいパスワードを決める');
    await enterPasswords(page, newPassword, password);
    await press(page, 'パスワードを変える');
    await expect.poll(() => main(page)).toMatch(/2つのパスワードがちがいます/);
    await enterPasswords(page, newPassword);
    await press(page, 'パスワードを変える');
    await expect.poll(() => h1(page)).toBe('パスワードを再設定しました');

    await page.goto(at('/login'));
    for (const secret of [password, newPassword]) {
      await field(page, 'user_name').fill(name);
      await field(page, 'password').fill(secret);
      await press(page, 'ログインする');
      if (secret === password) await expect.poll(() => main(page)).toMatch(/正しくありません/);
      else await expect.poll(() => page.locator('header').innerText()).toContain(`${name}さん`);
    }
  });

  test('a name that somebody takes during the confirmation is put right in the form', async () => {
    const mine = `${name}の友`;
    const { page } = await visit('/register');
    await goOn(page, mine);
    await register(mine);
    await press(page, '登録する');
    await expect.poll(() => h1(page)).toBe('新規登録');
    expect(await main(page)).toMatch(/入力を確かめて[\s\S]*ほかの人が使っています/);
    expect(await field(page, 'user_name').inputValue()).toBe(mine);
    expect(await field(page, 'secret_answer_1').inputValue()).toBe('うえの');
    await field(page, 'user_name').fill(`${mine}2`);
    await enterPasswords(page);
    await press(page, '確認へ進む');
    await expect.poll(() => h1(page)).toBe('入力した内容の確認');
    await press(page, '登録する');
    await expect.poll(() => h1(page)).toBe('登録が終わりました');
  });

  test('a registration that is kept no more begins again, and says so', async () => {
    const { page, context } = await visit('/register');
    await goOn(page, `${name}の姉`);
    await context.clearCookies();
    await press(page, '登録する');
    await expect.poll(() => main(page)).toMatch(/入力した内容は、30分たつと消えます/);
    expect(await h1(page)).toBe('新規登録');
  });

  test('who has not answered the questions sets no password', async () => {
    const { page } = await visit('/forgot/password_reset?step=password');
    await enterPasswords(page, newPassword);
    await press(page, 'パスワードを変える');
    await expect.poll(() => main(page)).toMatch(/10分が過ぎました/);
    if (!javaScriptEnabled) expect(await page.content()).not.toContain(newPassword);
    await follow(page, '秘密の質問にもどる');
    await expect.poll(() => h1(page)).toBe('パスワード再設定');
  });
});

test('the name is checked while it is typed, once the terms are accepted', async () => {
  const { page, complaints } = await open(at('/register'), { consent: 'reject' });
  const asked: string[] = [];
  page.on('request', (request) => request.url().endsWith('/user_check') && asked.push(request.postData() ?? ''));
  await field(page, 'user_name').fill('たろう');
  await field(page, 'password').focus();
  await page.getByText('マイページ利用規約に同意します').click();
  await expect.poll(() => main(page)).toMatch(/ほかの人が使っています/);
  await field(page, 'user_name').fill('山田花子');
  await expect.poll(() => main(page)).toMatch(/この名前は使えます[\s\S]*本名のように見えます/);
  expect(asked.map((body) => JSON.parse(body).user_name)).toEqual(['たろう', '山田花子']);
  expect(complaints).toEqual([]);
});

test('a reload keeps what was entered in this tab, and nothing that is secret', async () => {
  const { page } = await open(at('/register'), { consent: 'reject' });
  await enter(page, 'もみじ');
  await field(page, 'region').selectOption('oshima');
  await page.reload();
  await page.waitForSelector('html[data-ready]');
  await expect.poll(() => main(page)).toMatch(/この端末に残っていた入力をもどしました/);
  expect(await field(page, 'user_name').inputValue()).toBe('もみじ');
  expect(await field(page, 'region').inputValue()).toBe('oshima');
  expect(await field(page, 'password').inputValue()).toBe('');
  const stored = await page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }]));
  expect(stored).toContain('もみじ');
  expect(stored).not.toMatch(new RegExp(`${password}|Ueno|うえの|ギンガ|ぎんが|school|secret`));
});

test('the form is everybody’s page, and the confirmation is nobody else’s', async () => {
  const shared = await fetch(at('/register'), { headers: headers() });
  expect(shared.headers.get('cache-control')).toMatch(/public/);
  const { page, context } = await open(at('/register'), { javaScriptEnabled: false });
  await goOn(page, 'こずえ');
  const cookie = await cookieOf(context);
  for (const path of ['/register?step=confirm', '/register?step=change']) {
    const own = await fetch(at(path), { headers: { ...headers(), cookie } });
    expect(own.headers.get('cache-control')).toBe('private, no-store');
    expect(await own.text()).toContain('うえの');
    const other = await fetch(at(path), { headers: headers() });
    expect(await other.text()).not.toMatch(/うえの|こずえ/);
  }
});
