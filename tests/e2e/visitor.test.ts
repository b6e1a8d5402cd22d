/** The main job, as visitors do it: with and without JavaScript, by keyboard, offline. */
import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { browserForFile, listenToStatus } from './browser.ts';

const open = browserForFile();
const h1 = (page: Page) => page.locator('h1').innerText();

/** Tabs until the focused element has this name. */
async function tabTo(page: Page, name: RegExp, most = 80): Promise<void> {
  for (let count = 0; count < most; count += 1) {
    await page.keyboard.press('Tab');
    const focused = await page.evaluate(() => {
      const element = document.activeElement as HTMLElement | null;
      return `${element?.getAttribute('aria-label') ?? ''} ${element?.innerText ?? ''} ${(element as HTMLInputElement | null)?.labels?.[0]?.innerText ?? ''}`;
    });
    if (name.test(focused)) return;
  }
  throw new Error(`No stop named ${name} within ${most} tabs`);
}

describe('without JavaScript', () => {
  test('a visitor searches, opens a course and reads the way', async () => {
    const { page } = await open('/map', { javaScriptEnabled: false });
    await page.fill('main input[name=keyword]', 'ｳｴﾉ');
    await page.press('main input[name=keyword]', 'Enter');
    expect(new URL(page.url()).searchParams.get('keyword')).toBe('ｳｴﾉ');
    await expect
      .poll(() => page.locator('[role=status]').allInnerTexts())
      .toContainEqual(expect.stringMatching(/\d+コース見つかりました/));
    await page.locator('main li a[href^="/map/detail/"]').first().click();
    expect(await page.locator('#way ~ ol > li, section:has(#way) ol > li').count()).toBeGreaterThan(4);
  });

  test('checkboxes, text size and consent work as forms', async () => {
    const { page, context } = await open('/map/search01', { javaScriptEnabled: false });
    await page.check('input[value=taito]');
    await page.check('input[value=sumida]');
    await page.click('main form button[type=submit]');
    expect(new URL(page.url()).searchParams.getAll('municipality')).toEqual(['taito', 'sumida']);
    await page.click('button[name=text_size][value="2"]');
    expect(await page.locator('html').getAttribute('data-text-size')).toBe('2');
    expect(new URL(page.url()).searchParams.getAll('municipality')).toEqual(['taito', 'sumida']);
    await page.click('button[name=consent][value=reject]');
    expect(await page.locator('button[name=consent]').count()).toBe(0);
    expect((await context.cookies()).find(({ name }) => name === 'consent')?.value).toBe('reject');
  });
});

describe('with JavaScript', () => {
  test('from the search to a course and back without a reload and without a mouse', async () => {
    const { page, complaints } = await open('/map/search02', { consent: 'agree' });
    await page.evaluate(() => {
      (window as unknown as { isSameDocument: boolean }).isSameDocument = true;
    });
    await tabTo(page, /30〜60分/);
    await page.keyboard.press('Enter');
    await expect.poll(() => page.locator('main [role=status]').first().innerText()).toMatch(/\d+コース見つかりました/);
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('results');
    const first = await page.locator('main li:has(a[href^="/map/detail/"]) h3').first().innerText();
    await tabTo(page, new RegExp(first.slice(0, 6)));
    await page.keyboard.press('Enter');
    await expect.poll(() => h1(page)).toBe(first);
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
    expect(await page.title()).toBe(`とことこ東京 - ${first}`);
    await page.goBack();
    await expect.poll(() => h1(page)).toBe('歩行時間から探す');
    await expect.poll(() => page.locator('main li:has(a[href^="/map/detail/"]) h3').first().innerText()).toBe(first);
    expect(await page.evaluate(() => (window as unknown as { isSameDocument?: boolean }).isSameDocument)).toBe(true);
    expect(complaints).toEqual([]);
  });

  test('conditions combine, each can be removed, and the address always gives the same results', async () => {
    const { page } = await open('/map?scene=waterside&time_band=2', { consent: 'agree' });
    const found = () => page.locator('main [role=status]').filter({ hasText: 'コース見つかりました' }).innerText();
    const both = Number.parseInt(await found(), 10);
    await page.getByRole('link', { name: /水辺.*この条件を外す/ }).click();
    await expect.poll(async () => Number.parseInt(await found(), 10)).toBeGreaterThan(both);
    expect(new URL(page.url()).search).toBe('?time_band=2');
    await page.reload();
    expect(Number.parseInt(await found(), 10)).toBeGreaterThan(both);
  });

  test('the text size changes at once and survives a reload; the language stays on every link', async () => {
    const { page } = await open('/map?lang=en', { consent: 'agree' });
    await page.getByRole('button', { name: 'Large' }).click();
    expect(await page.locator('html').getAttribute('data-text-size')).toBe('2');
    await page.reload();
    expect(await page.locator('html').getAttribute('data-text-size')).toBe('2');
    expect(await page.getByRole('button', { name: 'Large' }).getAttribute('aria-pressed')).toBe('true');
    await page.getByRole('link', { name: 'Parks' }).first().click();
    await expect.poll(() => h1(page)).toMatch(/^[\x20-\x7e]+$/);
    expect(page.url()).toContain('lang=en');
    await page.getByRole('link', { name: '日本語' }).click();
    await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('ja');
  });

  test('the cookie banner: one press, counted and remembered; it can be opened again', async () => {
    const { page } = await open('/');
    const counted = page.waitForResponse((response) => response.url().endsWith('/api/cookie_click_count'));
    await page.getByRole('button', { name: '同意しない' }).click();
    expect((await counted).status()).toBe(200);
    await expect.poll(() => page.getByRole('button', { name: '同意しない' }).count()).toBe(0);
    await page.reload();
    expect(await page.getByRole('button', { name: '同意しない' }).count()).toBe(0);
    await page.getByRole('button', { name: 'クッキーの設定' }).click();
    await expect.poll(() => page.getByRole('button', { name: '同意する' }).count()).toBe(1);
  });

  test('the menu of a small screen: opens, closes on pick and on Escape, gives the focus back, locks the page', async () => {
    const { page } = await open('/', { viewport: { width: 360, height: 740 }, consent: 'agree' });
    const menu = page.getByRole('button', { name: 'メニュー' });
    await menu.focus();
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').waitFor();
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflow)).toBe('hidden');
    await page.keyboard.press('Escape');
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toContain('メニュー');
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').getByRole('link', { name: '公園' }).click();
    await expect.poll(() => h1(page)).toBe('公園');
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
  });

  test('offline: an alert once, the page stays readable and says so, and the alert does not come back', async () => {
    const { page, context } = await open('/about', { consent: 'agree' });
    const hasWindowCode = () =>
      page.evaluate(() => performance.getEntriesByType('resource').some(({ name }) => /\/Dialog-/.test(name)));
    expect(await hasWindowCode()).toBe(false);
    // The first key fetches the dialog's code, before the network goes.
    await page.keyboard.press('Tab');
    await expect.poll(hasWindowCode).toBe(true);
    // With all that it imports. As text: vitest puts something of its own in the place of import().
    await page.evaluate(`Promise.all(performance.getEntriesByType('resource').map(({ name }) => name)
      .filter((name) => /\\/Dialog-.+\\.js$/.test(name)).map((name) => import(name)))`);
    const before = await page.evaluate(() => document.activeElement?.textContent);
    const alert = page.getByRole('alertdialog', { name: 'インターネットに接続されていません' });
    const note = page.getByText('いまインターネットに接続されていません。');
    await context.setOffline(true);
    await alert.waitFor();
    expect(await alert.count()).toBe(1);
    await page.getByRole('button', { name: 'わかりました' }).click();
    await expect.poll(() => page.getByRole('alertdialog').count()).toBe(0);
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe(before);
    await note.waitFor();
    await context.setOffline(false);
    await expect.poll(() => note.count()).toBe(0);
    await context.setOffline(true);
    await note.waitFor();
    expect(await page.getByRole('alertdialog').count()).toBe(0);
    expect(await h1(page)).toBe('このサイトについて');
  });

  test('the first page keeps its search box, whose code comes with the reader, and what was typed', async () => {
    const { page, complaints } = await open('/', { consent: 'agree' });
    const box = page.locator('input[name="keyword"]').first();
    const hasCode = () =>
      page.evaluate(() => performance.getEntriesByType('resource').some(({ name }) => /\/HeroSearch-/.test(name)));
    await page.getByRole('button', { name: '大' }).click();
    await expect.poll(() => page.locator('html').getAttribute('data-text-size')).toBe('2');
    await box.waitFor();
    await box.fill('うえの');
    await expect.poll(hasCode).toBe(true);
    // Clearing is what the code is for.
    await page.getByRole('button', { name: '入力を消す' }).click();
    await expect.poll(() => box.inputValue()).toBe('');
    await box.fill('うえの');
    await box.press('Enter');
    await expect.poll(() => new URL(page.url()).searchParams.get('keyword')).toBe('うえの');
    await expect.poll(() => h1(page)).toBe('コースを探す');
    expect(complaints).toEqual([]);
  });

  test('where the code of the search box fails to come the page stays, and it is asked for again', async () => {
    const { page, context } = await open('/', { consent: 'agree' });
    const box = page.locator('input[name="keyword"]').first();
    let asked = 0;
    await context.route(/\/HeroSearch-/, (route) => {
      asked += 1;
      return asked === 1 ? route.fulfill({ status: 503 }) : route.continue();
    });
    await box.fill('うえの');
    await expect.poll(() => asked).toBe(1);
    // The server's form stays, with what was typed.
    expect(await box.inputValue()).toBe('うえの');
    await page.getByRole('button', { name: '入力を消す' }).click();
    await expect.poll(() => box.inputValue()).toBe('');
    expect(asked).toBe(2);
  });

  test('near me: asked only after the press, five courses; a refusal is explained and a station does as well', async () => {
    const granted = await open('/map', {
      consent: 'agree',
      geolocation: { latitude: 35.71, longitude: 139.79 },
      permissions: ['geolocation'],
    });
    await granted.page.getByRole('button', { name: 'いまいる場所から探す' }).click();
    await expect.poll(() => granted.page.locator('section:has(h2:text("近くのコース")) li:has(h3)').count()).toBe(5);
    expect(granted.page.url()).not.toMatch(/35\.|139\./);

    const denied = await open('/map', { consent: 'agree' });
    await denied.page.getByRole('button', { name: 'いまいる場所から探す' }).click();
    await denied.page.getByText('位置情報が使えません').waitFor();
    await denied.page.getByRole('button', { name: '駅を選んで探す' }).click();
    const station = denied.page.getByRole('combobox', { name: '駅の名前' });
    const ueno = denied.page.getByRole('option', { name: '上野', exact: true });
    // Words that are filled in while React takes the field over open no list: they are typed again, as a reader would.
    await expect
      .poll(async () => {
        await station.fill('');
        await station.pressSequentially('うえの');
        return ueno.count();
      })
      .toBe(1);
    await ueno.click();
    await expect.poll(() => denied.page.locator('section:has(h2:text("近くのコース")) li:has(h3)').count()).toBe(5);
  });

  test('nearest to me: a press asks for the place, all courses come in that order, and the address never has it', async () => {
    const { page } = await open('/map?time_band=2', {
      consent: 'agree',
      geolocation: { latitude: 35.7141, longitude: 139.7774 },
      permissions: ['geolocation'],
    });
    const asked: string[] = [];
    page.on('request', (request) => request.url().includes('/api/search') && asked.push(request.url()));
    await page.getByRole('link', { name: 'ここから近い順' }).click();
    await expect.poll(() => asked.some((url) => /sort=near/.test(url) && /lat=35\.714&/.test(url))).toBe(true);
    await expect
      .poll(async () =>
        (await page.locator('main li:has(a[href^="/map/detail/"])').first().innerText()).replace(/\s+/g, ' '),
      )
      .toMatch(/ここから\D*\d+(\.\d+)?\s*(m|km)/);
    expect(new URL(page.url()).search).toBe('?time_band=2&sort=near');
    await page.getByRole('link', { name: '次のページ' }).click();
    await expect.poll(() => new URL(page.url()).search).toBe('?time_band=2&sort=near&page=2');
    await expect.poll(() => asked.some((url) => /page_num=2/.test(url) && /lat=35\.714&/.test(url))).toBe(true);
    // Whoever opens that address anew is told why the order is another, and asked for nothing until they press.
    await page.reload();
    await page.getByRole('button', { name: 'いまいる場所を使う' }).waitFor();
    expect(await page.locator('main li:has(a[href^="/map/detail/"])').first().innerText()).not.toContain('ここから');
  });

  test('what changes without a new page is said once: results, the five nearest, a copied link', async () => {
    const { page } = await open('/map?time_band=2', {
      consent: 'agree',
      geolocation: { latitude: 35.71, longitude: 139.79 },
      permissions: ['geolocation', 'clipboard-read', 'clipboard-write'],
    });
    const said = await listenToStatus(page);
    await page.getByRole('link', { name: /この条件を外す/ }).click();
    await expect.poll(said).toContainEqual(expect.stringMatching(/^\d+コース見つかりました/));
    expect((await said()).filter((words) => /見つかりました/.test(words))).toHaveLength(1);
    await page.getByRole('button', { name: 'いまいる場所から探す' }).click();
    await expect.poll(said).toContainEqual('近い順に5コースです。');
    expect((await said()).filter((words) => words === '近い順に5コースです。')).toHaveLength(1);
    expect((await said()).filter((words) => words === '場所を調べています')).toHaveLength(1);

    await page.goto('/map/detail/101');
    await page.waitForSelector('html[data-ready]');
    const saidThere = await listenToStatus(page);
    await page.getByRole('button', { name: '共有' }).click();
    await expect.poll(saidThere).toEqual([expect.stringContaining('コピーしました')]);
  });
});
