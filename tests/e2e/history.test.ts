/** What a device keeps: the history with consent alone, favourites without an account, in step between tabs. */
import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { browserForFile } from './browser.ts';

const open = browserForFile();
const main = (page: Page) => page.locator('main').innerText();
const stored = (page: Page, key: string) => page.evaluate((each) => localStorage.getItem(each), key);
const storedIds = async (page: Page) =>
  (JSON.parse((await stored(page, 'history-course')) ?? '[]') as { id: number }[]).map(({ id }) => id);
const entries = (page: Page) => page.locator('main li:has(button)');
const favourite = (page: Page) => page.getByRole('button', { name: /^お気に入り：/ });

/** Goes to a page that is taken over by JavaScript. */
async function visit(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.waitForSelector('html[data-ready]');
}
async function visitCourse(page: Page, id: number): Promise<string> {
  await visit(page, `/map/detail/${id}`);
  await expect.poll(async () => (await storedIds(page))[0]).toBe(id);
  return page.locator('h1').innerText();
}

describe('the history', () => {
  test('has the courses that were opened, newest first, and nothing once the consent is withdrawn', async () => {
    const { page, complaints } = await open('/about', { consent: 'agree' });
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    const names = [];
    for (const id of [101, 123, 403, 101]) names.push(await visitCourse(page, id));
    await page.getByRole('banner').getByRole('link', { name: '閲覧履歴' }).click();
    await expect.poll(() => page.locator('h1').innerText()).toBe('閲覧履歴');
    await expect.poll(() => entries(page).count()).toBe(3);
    const shown = await entries(page).locator('a').allInnerTexts();
    expect(shown.map((name) => name.replace(/\s/g, ''))).toEqual(
      [names[3]!, names[2]!, names[1]!].map((name) => name.replace(/\s/g, '')),
    );
    // No page is asked for by what somebody has seen.
    await expect.poll(() => asked.some((url) => url.includes('/api/history'))).toBe(true);
    expect(asked.filter((url) => !url.includes('/api/') && /courses|history-/.test(url))).toEqual([]);
    expect(page.url()).toMatch(/\/history$/);

    await page.getByRole('button', { name: '同意をやめる' }).click();
    await page.getByText('閲覧履歴を残すには、同意が必要です').waitFor();
    await page.waitForSelector('html[data-ready]');
    await expect.poll(() => stored(page, 'history-course')).toBeNull();
    expect(await page.getByRole('banner').getByRole('link', { name: '閲覧履歴' }).count()).toBe(0);
    await visit(page, '/map/detail/101');
    await favourite(page).click();
    await expect.poll(() => stored(page, 'favourites-course')).toBe('101');
    expect(await stored(page, 'history-course')).toBeNull();
    expect(complaints).toEqual([]);
  });

  test('begins with the press that agrees, and ends with the one that does not', async () => {
    const { page } = await open('/map/detail/101');
    expect(await stored(page, 'history-course')).toBeNull();
    await page.getByRole('button', { name: '同意する', exact: true }).click();
    await expect.poll(() => storedIds(page)).toEqual([101]);
    await page.getByRole('button', { name: 'クッキーの設定' }).click();
    await page.getByRole('button', { name: '同意しない', exact: true }).click();
    await expect.poll(() => stored(page, 'history-course')).toBeNull();
  });

  test('another tab that began with the consent keeps nothing after it was withdrawn here', async () => {
    const { page, context } = await open('/map/detail/101', { consent: 'agree' });
    await expect.poll(() => storedIds(page)).toEqual([101]);
    const other = await context.newPage();
    await visit(other, '/history');
    await expect.poll(() => entries(other).count()).toBe(1);
    await page.getByRole('button', { name: 'クッキーの設定' }).click();
    await page.getByRole('button', { name: '同意しない', exact: true }).click();
    await other.getByText('まだコースを見ていません。').waitFor();
    await other.getByRole('link', { name: 'コースを探す' }).first().click();
    const counted = other.waitForResponse((response) => response.url().endsWith('/course_detail/get_num'));
    await other.locator('main li a[href^="/map/detail/"]').first().click();
    await counted;
    await favourite(other).click();
    await expect.poll(() => stored(other, 'favourites-course')).not.toBeNull();
    expect(await stored(other, 'history-course')).toBeNull();
  });

  test('shows what the device has kept when the portal cannot be asked', async () => {
    const { page, context } = await open('/about', { consent: 'agree' });
    const name = await visitCourse(page, 101);
    await context.route('**/api/history*', (route) => route.abort());
    await visit(page, '/history');
    await page.getByText('この端末に残っている内容を出しています。').waitFor();
    expect((await entries(page).innerText()).replace(/\s/g, '')).toContain(name.replace(/\s/g, ''));
    expect(await entries(page).innerText()).toMatch(/\d+分・/);
  });

  test('without JavaScript the page says what it needs, and its form agrees', async () => {
    const { page, context } = await open('/history', { javaScriptEnabled: false });
    expect(await main(page)).toContain('この一覧を見るには、JavaScriptが必要です');
    await page.getByRole('button', { name: '同意して、履歴を残す' }).click();
    expect(new URL(page.url()).pathname).toBe('/history');
    expect((await context.cookies()).find(({ name }) => name === 'consent')?.value).toBe('agree');
    expect(await main(page)).toContain('クッキーへの同意が必要です');
    expect(await page.getByRole('button', { name: '同意をやめる' }).count()).toBe(1);
    expect(await page.getByRole('button', { name: '履歴をすべて消す' }).count()).toBe(0);
  });
});

describe('favourites', () => {
  test('the thirteenth drops the oldest, which can be brought back, and the list shows them', async () => {
    const { page, complaints } = await open('/map/detail/101', { consent: 'reject' });
    const twelve = [102, 103, 104, 105, 106, 107, 108, 109, 110, 111, 112, 113];
    await page.evaluate((ids) => localStorage.setItem('favourites-course', ids.join()), twelve);
    await page.reload();
    await page.waitForSelector('html[data-ready]');
    await favourite(page).click();
    await page.getByText('12件までなので、いちばん古いものを外しました。').waitFor();
    expect(await stored(page, 'favourites-course')).toBe([...twelve.slice(1), 101].join());
    await page.getByRole('button', { name: '元にもどす' }).click();
    await page.getByText('元にもどしました。').waitFor();
    expect(await stored(page, 'favourites-course')).toBe(twelve.join());
    await favourite(page).click();
    await page.getByRole('link', { name: 'お気に入りを見る' }).click();
    await expect.poll(() => page.locator('h1').innerText()).toBe('この端末のお気に入り');
    await expect.poll(() => entries(page).locator('a').count()).toBe(12);
    expect(complaints).toEqual([]);
  });

  test.each([
    ['cooperation', '/area_guide/kyoryoku/10002'],
    ['sponsor', '/area_guide/kyosan/20001'],
    ['playground', '/area_guide/yugu/30001'],
  ])('%s: added on its page, it stands among the favourites and in the history', async (kind, address) => {
    const id = address.split('/').at(-1)!;
    const { page, complaints } = await open(address, { consent: 'agree' });
    const name = (await page.locator('h1').innerText()).replace(/\s/g, '');
    await expect.poll(() => stored(page, `history-${kind}`)).toContain(id);
    await favourite(page).click();
    await expect.poll(() => stored(page, `favourites-${kind}`)).toBe(id);
    expect(await favourite(page).getAttribute('aria-pressed')).toBe('true');
    for (const list of ['/history?list=favourites', '/history']) {
      await visit(page, list);
      await expect.poll(() => entries(page).count(), { message: list }).toBe(1);
      const link = entries(page).locator('a').first();
      expect((await link.innerText()).replace(/\s/g, '')).toBe(name);
      expect(await link.getAttribute('href')).toBe(address);
    }
    expect(complaints).toEqual([]);
  });

  test('two tabs stay in step', async () => {
    const { page, context } = await open('/map/detail/101', { consent: 'reject' });
    const other = await context.newPage();
    await visit(other, '/map/detail/101');
    const list = await context.newPage();
    await visit(list, '/history?list=favourites');
    await list.getByText('お気に入りは、まだありません。').waitFor();
    await favourite(page).click();
    await expect.poll(() => favourite(other).getAttribute('aria-pressed')).toBe('true');
    await expect.poll(() => entries(list).count()).toBe(1);
    await favourite(other).click();
    await expect.poll(() => favourite(page).getAttribute('aria-pressed')).toBe('false');
    await list.getByText('お気に入りは、まだありません。').waitFor();
  });
});
