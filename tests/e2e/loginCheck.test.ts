/** The check of the login at every change of the page: nobody waits for it, and only a page that needs it says that it failed. */
import type { BrowserContext, Page, Route } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { browserForFile } from './browser.ts';
import { preparedData } from './data.ts';
import { type MemberSession, newMember } from './memberSession.ts';
import { type RunningPortal, removeDirectory, startPortal } from './portal.ts';

const open = browserForFile();
const directory = preparedData();
const userName = 'はなこ';
let portal: RunningPortal;
let member: MemberSession;

beforeAll(async () => {
  portal = await startPortal({ DATA_DIR: directory });
  member = await newMember(portal.origin, userName);
}, 240_000);
afterAll(async () => {
  await portal.stop('SIGINT');
  removeDirectory(directory);
});

const at = (path: string) => `${portal.origin}${path}`;
const main = (page: Page) => page.locator('main').innerText();
const h1 = (page: Page) => page.locator('h1').innerText();
const call = '**/api/user_login_check';
const failure = /確かめられませんでした/;

/** A member at a page, which has been loaded as a document. */
async function memberAt(path: string) {
  const opened = await open(at(path), { consent: 'reject', ...member });
  await opened.page.waitForSelector('html[data-ready]');
  return opened;
}
const failing = (context: BrowserContext) =>
  context.route(call, (route) =>
    route.fulfill({
      status: 500,
      json: { result: false, error_info: { error_code: 'E500', error_message: 'Internal error' } },
    }),
  );
const checked = (page: Page) => page.waitForResponse((response) => response.url().endsWith('/user_login_check'));
const follow = (page: Page, href: string) => page.locator(`a[href^="${href}"]:visible`).first().click();

describe('a check that hangs', () => {
  test('keeps no page from being shown, one after another', async () => {
    const { page, context, complaints } = await memberAt('/mypage/check');
    let asked = 0;
    // Never answered.
    await context.route(call, () => {
      asked += 1;
    });
    for (const [href, heading] of [
      ['/mypage/region_reset', 'お住まいの地域'],
      ['/news', 'お知らせ'],
      ['/map', 'コースを探す'],
    ] as const) {
      await follow(page, href);
      await expect.poll(() => h1(page)).toContain(heading);
    }
    // Each page has asked for itself.
    await expect.poll(() => asked).toBe(3);
    expect(await main(page)).not.toMatch(failure);
    expect(await page.locator('header').innerText()).toContain(userName);
    expect(complaints).toEqual([]);
  });
});

describe('a check that fails', () => {
  test('stands in the place of a page that needs a login, and can be made again', async () => {
    const { page, context } = await memberAt('/map');
    await failing(context);
    await follow(page, '/mypage');
    await expect.poll(() => h1(page)).toBe('ログインしているかどうかを、確かめられませんでした');
    await context.unroute(call);
    await page.getByRole('button', { name: 'もう一度確かめる' }).click();
    await expect.poll(() => h1(page)).not.toMatch(failure);
    expect(await page.locator('header').innerText()).toContain(userName);
  });

  test('is said above a form, which stays as it was', async () => {
    const { page, context } = await memberAt('/mypage/check');
    await failing(context);
    await follow(page, '/mypage/region_reset');
    await expect.poll(() => main(page)).toContain('ログインを確かめられませんでした');
    expect(await h1(page)).toContain('お住まいの地域');
    expect(await page.getByRole('button', { name: '変更する' }).isVisible()).toBe(true);
  });

  test('is said on no page that needs no login', async () => {
    const { page, context } = await memberAt('/news');
    await failing(context);
    const answer = checked(page);
    await follow(page, '/map');
    expect((await answer).status()).toBe(500);
    await expect.poll(() => h1(page)).toBe('コースを探す');
    expect(await page.locator('body').innerText()).not.toMatch(failure);
  });

  test('is not said while there is no network, and above the form once it is back', async () => {
    const { page, context } = await memberAt('/mypage/check');
    const onItsWay = Promise.withResolvers<Route>();
    await context.route(call, onItsWay.resolve);
    await follow(page, '/mypage/region_reset');
    await expect.poll(() => h1(page)).toContain('お住まいの地域');
    const request = await onItsWay.promise;
    await context.setOffline(true);
    await page.waitForFunction(() => !navigator.onLine);
    const failed = page.waitForEvent('requestfailed', (each) => each.url().endsWith('/user_login_check'));
    await request.abort('internetdisconnected');
    await failed;
    // The page has had the time to draw what it knows.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    expect(await main(page)).not.toMatch(failure);
    expect(await page.locator('header').innerText()).toContain(userName);
    await context.setOffline(false);
    await expect.poll(() => main(page)).toMatch(failure);
    expect(await h1(page)).toContain('お住まいの地域');
  });
});

test('a page of one member does not go on once another one has logged in', async () => {
  const { page, context } = await memberAt('/news');
  const { storageState } = await newMember(portal.origin, 'たろう');
  await context.addCookies(storageState.cookies);
  await follow(page, '/map');
  await expect.poll(() => page.locator('header').innerText()).toContain('たろう');
  expect(new URL(page.url()).pathname).toBe('/map');
  expect(await page.locator('header').innerText()).not.toContain(userName);
});
