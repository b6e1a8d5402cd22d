/** The search for shops and exercise equipment, with and without JavaScript, and what stands on its first screen. */
import type { Locator, Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { browserForFile } from './browser.ts';

const open = browserForFile();
const phone = { width: 360, height: 640 };
const laptop = { width: 1280, height: 800 };

const cards = (page: Page): Locator => page.locator('main [data-institution]');
const countSaid = async (page: Page) =>
  Number.parseInt(await page.locator('main [role=status]').first().innerText(), 10);

/** Share of an element's height that lies on the first screen. */
const shareInSight = (element: Locator): Promise<number> =>
  element.evaluate((each) => {
    const { top, bottom, height } = each.getBoundingClientRect();
    return Math.max(0, Math.min(bottom, window.innerHeight) - Math.max(top, 0)) / height;
  });

describe.each(['kyoryoku', 'kyosan', 'yugu'])('/area_guide/%s_search at 360 × 640', (kind) => {
  test.each(['ja', 'en'])('heading, count and the first result stand on the first screen, %s', async (lang) => {
    const { page, complaints } = await open(`/area_guide/${kind}_search?lang=${lang}`, {
      viewport: phone,
      consent: 'reject',
    });
    expect(await shareInSight(page.locator('main h1'))).toBe(1);
    expect(await shareInSight(page.locator('main [role=status]').first())).toBe(1);
    expect(await shareInSight(cards(page).first().locator('h3')), 'its name').toBe(1);
    expect(await shareInSight(cards(page).first()), 'the first result').toBeGreaterThan(0.45);
    expect(complaints).toEqual([]);
  });
});

describe.each([true, false])('with JavaScript: %s', (javaScriptEnabled) => {
  const options = { viewport: laptop, consent: 'reject', javaScriptEnabled } as const;

  test('conditions chosen in the form are in the address, and the results keep to them', async () => {
    const { page } = await open('/area_guide/kyoryoku_search', options);
    const all = await countSaid(page);
    const form = page.locator('#filters');
    await form.getByText('減塩', { exact: true }).click();
    await form.locator('summary', { hasText: '23区' }).click();
    await form.getByText('千代田区', { exact: true }).click();
    await form.getByText('台東区', { exact: true }).click();
    await form.locator('button[type=submit]').click();
    await page.waitForURL('**municipalities=**');
    const query = new URL(page.url()).searchParams;
    expect(query.getAll('municipalities')).toEqual(['chiyoda', 'taito']);
    expect(query.getAll('icons')).toEqual(['salt']);
    await expect.poll(() => countSaid(page)).toBeLessThan(all);
    expect(await countSaid(page)).toBe(await cards(page).count());
    for (const words of await cards(page).allInnerTexts()) {
      expect(words).toContain('減塩');
      expect(words).toMatch(/千代田区|台東区/);
    }
    // Each condition can be taken away again.
    await page.getByRole('list', { name: 'いまの条件' }).getByRole('link', { name: /減塩/ }).click();
    await page.waitForURL((url) => !url.searchParams.has('icons'));
    expect(new URL(page.url()).searchParams.getAll('municipalities')).toEqual(['chiyoda', 'taito']);
  });

  test('near a course: entered by its name, chosen from those that are found, and left out again', async () => {
    const { page } = await open('/area_guide/kyoryoku_search?course_id=101&sort=walk', options);
    const form = page.locator('#filters');
    await form.getByLabel('コースの名前').fill('上野');
    await form.locator('button[type=submit]').click();
    await page.waitForURL('**course=**');
    await page.getByText('どのコースの近くを探しますか').waitFor();
    await page.locator('main a[href*="course_id="]', { hasText: '上野' }).first().click();
    await page.waitForURL((url) => !url.searchParams.has('course') && url.searchParams.get('course_id') !== '101');
    await expect.poll(() => cards(page).count()).toBeGreaterThan(0);
    await page.getByRole('link', { name: '歩く順' }).click();
    await page.waitForURL('**sort=walk**');
    await page.getByRole('list', { name: 'いまの条件' }).getByRole('link').first().click();
    await page.waitForURL((url) => !url.searchParams.has('course_id'));
    expect(new URL(page.url()).searchParams.has('sort')).toBe(false);
    await expect.poll(() => cards(page).count()).toBe(20);
  });

  test('from the guide to a shop, along its courses, and to the shops near one', async () => {
    const { page } = await open('/area_guide?tab=sponsor', options);
    await page.getByLabel('区市町村').selectOption('chiyoda');
    await page.locator('main form button[type=submit]').click();
    await page.waitForURL('**/area_guide/kyosan_search?**municipalities=chiyoda**');
    // The address comes before what it finds.
    await page
      .getByRole('link', { name: /千代田区.*この条件を外す/ })
      .first()
      .waitFor();
    const name = await cards(page).first().getByRole('link').innerText();
    await cards(page).first().getByRole('link').click();
    await page.waitForURL(/\/area_guide\/kyosan\/\d+/);
    await expect.poll(() => page.locator('main h1').innerText()).toBe(name);
    expect(await page.title()).toContain(name);
    await page.locator('main a[href^="/map/detail/"]').first().click();
    await page.waitForURL('**/map/detail/**');
    const beside = page.locator('section[aria-labelledby=beside]');
    await beside.locator('ol > li').first().waitFor();
    await beside.locator('a[href*="course_id="]').first().click();
    await page.waitForURL('**course_id=**');
    await page
      .getByRole('link', { name: /へもどる/ })
      .first()
      .waitFor();
    expect(await cards(page).count()).toBeGreaterThan(0);
  });

  test('what cannot be is said in words, and can be put right', async () => {
    const { page } = await open('/area_guide/yugu_search?equipment=trampoline&page=0', options);
    const words = await page.locator('main').innerText();
    expect(words).toContain('遊具の種類：');
    expect(await page.locator('#filters').isVisible()).toBe(true);
    const response = await page.request.get('/area_guide/yugu_search?equipment=trampoline');
    expect(response.status()).toBe(422);
  });

  test('another kind is searched for in the same towns, by the same words', async () => {
    const query = '?keyword=%E5%85%AC%E5%9C%92&municipalities=taito&icons=salt&page=1';
    const { page } = await open(`/area_guide/kyoryoku_search${query}`, options);
    const kinds = page.getByRole('navigation', { name: 'お店・施設の種類' });
    const link = kinds.getByRole('link', { name: '健康遊具', exact: true });
    const { pathname, searchParams } = new URL((await link.getAttribute('href'))!, page.url());
    expect(pathname).toBe('/area_guide/yugu_search');
    expect([...searchParams.entries()]).toEqual([
      ['municipalities', 'taito'],
      ['keyword', '公園'],
    ]);
  });

  test('nothing found: each condition can be left out', async () => {
    const { page } = await open('/area_guide/kyoryoku_search?keyword=zzzz&icons=salt', options);
    expect(await countSaid(page)).toBe(0);
    await page.getByRole('link', { name: '「zzzz」を外す' }).click();
    await page.waitForURL((url) => !url.searchParams.has('keyword'));
    await cards(page).first().waitFor();
  });
});

test('on a phone the conditions are a dialog that says how many there are', async () => {
  const { page, complaints } = await open('/area_guide/yugu_search', { viewport: phone, consent: 'reject' });
  await page.getByRole('button', { name: /^条件/ }).click();
  const dialog = page.getByRole('dialog', { name: '条件をえらぶ' });
  await dialog.getByText('平均台', { exact: true }).click();
  const show = dialog.getByRole('button', { name: /^\d+件を見る$/ });
  const promised = Number.parseInt(await show.innerText(), 10);
  expect(promised).toBeGreaterThan(0);
  await show.click();
  await page.locator('#results:focus').waitFor();
  await expect.poll(() => countSaid(page)).toBe(promised);
  expect(complaints).toEqual([]);
});

test('near me: the place is rounded, stays out of the address, and the nearest come first', async () => {
  const { page, context } = await open('/area_guide/kyoryoku_search', { viewport: laptop, consent: 'reject' });
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: 35.681236, longitude: 139.767125 });
  const calls: string[] = [];
  page.on('request', (request) => calls.push(request.url()));
  await page.getByRole('link', { name: 'ここから近い順' }).click();
  await page
    .getByText(/ここから約\d+m/)
    .first()
    .waitFor();
  expect(new URL(page.url()).search).toBe('?sort=near');
  const asked = calls.find((url) => url.includes('lat='))!;
  expect(new URL(asked).searchParams.get('lat')).toBe('35.681');
  expect(new URL(asked).searchParams.get('lng')).toBe('139.767');
  const distances = (await cards(page).allInnerTexts()).map((words) => {
    const [, length, unit] = /ここから約([\d.]+)(km|m)/.exec(words)!;
    return Number(length) * (unit === 'km' ? 1000 : 1);
  });
  expect(distances).toEqual(distances.toSorted((a, b) => a - b));
});

test('map and list follow each other', async () => {
  const { page } = await open('/area_guide/yugu_search?municipalities=chiyoda&municipalities=minato', {
    viewport: laptop,
    consent: 'reject',
  });
  expect(await page.locator('canvas').count()).toBe(0);
  await page.getByRole('button', { name: '地図とならべる' }).click();
  const markers = page.getByRole('group', { name: '地図の上の地点' }).getByRole('button', { includeHidden: true });
  await expect.poll(() => markers.count()).toBe(await cards(page).count());
  await markers.nth(1).click();
  const link = cards(page).nth(1).getByRole('link');
  await expect.poll(() => link.evaluate((each) => each === document.activeElement)).toBe(true);
  expect(await markers.nth(1).getAttribute('aria-label')).toBe(`2 ${await link.innerText()}`);
});

test('a page says what is open when it is read, not when it was made', async () => {
  const { page } = await open('/area_guide/kyoryoku/10002', { viewport: laptop, consent: 'reject' });
  await page
    .getByText(/^いま(は閉まっています|開いています)/)
    .first()
    .waitFor();
  const plain = await open('/area_guide/kyoryoku/10002', { viewport: laptop, javaScriptEnabled: false });
  expect(await plain.page.locator('main table').innerText()).toContain('11:30から14:30まで');
  expect(await plain.page.locator('main').innerText()).not.toMatch(/いま(は閉まって|開いて)/);
});
