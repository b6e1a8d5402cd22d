/** The address is the one source of a page's state: wired screens in a browser, before and after hydration. */
import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { browserForFile, listenToStatus } from './browser.ts';

const open = browserForFile();
const chips = (page: Page) => page.getByRole('list', { name: 'いまの条件' }).locator('li').allInnerTexts();
const focusedId = (page: Page) => page.evaluate(() => document.activeElement?.id || document.activeElement?.tagName);

/** Calls of the API from now on. */
function callsOf(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.pathname.startsWith('/api/')) calls.push(`${url.pathname}${url.search}`);
  });
  return calls;
}

describe('conditions that cannot be', () => {
  const wrong = [
    ['municipality=nowhere', /区市町村：/],
    ['time_band=9', /歩行時間：/],
    ['time_band=abc', /歩行時間：/],
    ['page=999', /ページ：/],
    ['line=abc', /路線：/],
    [`keyword=${'あ'.repeat(101)}`, /キーワード：長すぎます。100文字/],
  ] as const;

  test.for(wrong)('/map?%s says what is wrong, on the first page', async ([query, message]) => {
    const { page } = await open(`/map?${query}`, { javaScriptEnabled: false });
    await expect.poll(() => page.locator('main').innerText()).toMatch(message);
    expect(await page.title()).toMatch(/条件を確かめてください/);
  });

  test.for(wrong)('/map?%s says the same after a search in the browser', async ([query, message]) => {
    const { page } = await open('/map', { consent: 'reject' });
    await page.evaluate((to) => {
      const link = Object.assign(document.createElement('a'), { href: to, textContent: 'there' });
      document.querySelector('main')!.append(link);
      link.click();
    }, `/map?${query}`);
    await expect.poll(() => page.locator('main').innerText()).toMatch(message);
    expect(await page.locator('main').innerText()).not.toMatch(/サーバー側で問題/);
  });
});

test('the condition of a station keeps its name after a search in the browser', async () => {
  const { page } = await open('/map?keyword=ueno', { consent: 'reject' });
  await page.getByRole('link', { name: /^上野駅.*近く/ }).click();
  await expect.poll(() => chips(page)).toEqual([expect.stringContaining('上野駅の近く')]);
  const after = await chips(page);
  await page.reload();
  expect(await chips(page)).toEqual(after);
});

describe('consent', () => {
  const course = '/map/detail/101';
  const related = (page: Page) => page.getByRole('heading', { name: 'こちらのコースもおすすめです' }).count();

  test('recommendations appear as soon as the visitor agrees, and nothing else moves', async () => {
    const { page } = await open(course);
    expect(await related(page)).toBe(0);
    await page.getByRole('button', { name: '同意する' }).click();
    await expect.poll(() => related(page)).toBe(1);
    expect(await focusedId(page)).toBe('main');
  });

  test('after "agree" the next course has them, too', async () => {
    const { page } = await open('/map?keyword=皇居');
    await page.getByRole('button', { name: '同意する' }).click();
    await page.locator('main a[href^="/map/detail/"]').first().click();
    await expect.poll(() => related(page)).toBe(1);
  });

  test('after "do not agree" none is asked for', async () => {
    const { page } = await open('/map?keyword=皇居', { consent: 'agree' });
    const calls = callsOf(page);
    // By keyboard: a course under the pointer would be fetched as agreed.
    await page.getByRole('button', { name: 'クッキーの設定' }).press('Enter');
    await page.getByRole('button', { name: '同意しない' }).press('Enter');
    await page.locator('main a[href^="/map/detail/"]').first().click();
    await expect.poll(() => page.locator('h1').innerText()).toMatch(/皇居/);
    expect(calls.filter((call) => call.startsWith('/api/course_detail'))).not.toEqual([]);
    expect(calls.filter((call) => call.startsWith('/api/recommend'))).toEqual([]);
  });
});

describe('moving between pages', () => {
  test('combining conditions asks one search, on the page where it began', async () => {
    const { page } = await open('/map/search02?time_band=2', { consent: 'reject' });
    const calls = callsOf(page);
    await page.locator('input[name="keyword"]').last().fill('公園');
    await page.locator('input[name="keyword"]').last().press('Enter');
    await expect.poll(() => chips(page)).toContainEqual(expect.stringContaining('公園'));
    expect(new URL(page.url()).pathname).toBe('/map/search02');
    await expect.poll(() => focusedId(page)).toBe('results');
    // Counts for the button of the conditions ask for one course at most.
    expect(calls.filter((call) => /^\/api\/search\?(?!.*limit_num=1(&|$))/.test(call))).toHaveLength(1);
  });

  test('leaving a search for a course searches nothing and announces nothing', async () => {
    const { page } = await open('/map?keyword=上野', { consent: 'reject' });
    const calls = callsOf(page);
    const said = await listenToStatus(page);
    await page.locator('main a[href^="/map/detail/"]').first().click();
    await expect.poll(() => focusedId(page)).toBe('H1');
    expect(calls.filter((call) => call.startsWith('/api/search'))).toEqual([]);
    expect((await said()).filter((text) => /探して|見つかりました/.test(text))).toEqual([]);
  });

  test('back from a course leads to the card that was followed', async () => {
    const { page } = await open('/map?scene=waterside', { consent: 'reject', viewport: { width: 360, height: 640 } });
    const link = page.locator('main a[href^="/map/detail/"]').nth(8);
    const href = await link.getAttribute('href');
    await link.scrollIntoViewIfNeeded();
    const before = await page.evaluate(() => window.scrollY);
    expect(before).toBeGreaterThan(1000);
    await link.focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => focusedId(page)).toBe('H1');
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await page.goBack();
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('href'))).toBe(href);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(before - 60);
    expect(await page.evaluate(() => window.scrollY)).toBeLessThan(before + 60);
  });

  test('without JavaScript the browser does the same', async () => {
    const { page } = await open('/map?scene=waterside', {
      javaScriptEnabled: false,
      viewport: { width: 360, height: 640 },
    });
    const link = page.locator('main a[href^="/map/detail/"]').nth(8);
    await link.scrollIntoViewIfNeeded();
    const place = async () => Math.round((await link.boundingBox())!.y);
    const before = await place();
    await link.click();
    await page.waitForURL(/detail/);
    await page.goBack();
    await expect.poll(place).toBeLessThan(before + 60);
    expect(await place()).toBeGreaterThan(before - 60);
  });

  test('titles say what was searched for, how much was found and which page it is', async () => {
    const { page } = await open('/map?scene=waterside&page=2', { consent: 'reject' });
    expect(await page.title()).toMatch(/^とことこ東京 - コースを探す：.*水辺.*（\d+コース） 2\/\d+ページ$/);
    await page.getByRole('link', { name: /^前のページ/ }).click();
    await expect.poll(() => page.title()).toMatch(/ 1\/\d+ページ$/);
  });
});
