/** The map beside the results of a search, or in their place, which comes when asked for and follows the list. */
import type { Locator } from 'playwright';
import { describe, expect, test } from 'vitest';
import { browserForFile } from './browser.ts';

const open = browserForFile();
const laptop = { width: 1280, height: 800 };
const address = '/map?municipality=minato';

test('map and list follow each other', async () => {
  const { page } = await open(address, { viewport: laptop, consent: 'reject' });
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  expect(await page.locator('canvas').count()).toBe(0);
  await page.getByRole('button', { name: '地図とならべる' }).click();
  const markers = page.getByRole('group', { name: '地図の上の地点' }).getByRole('button', { includeHidden: true });
  await expect.poll(() => markers.count()).toBeGreaterThan(5);
  expect(fetched.some((url) => url.includes('ResultsMap'))).toBe(true);
  const cards = page.locator('[data-course]');
  expect(await cards.count()).toBe(await markers.count());
  const current = () => page.locator('canvas ~ * [aria-current]').allInnerTexts();

  // From the list to the map: the third card is the marker with its number.
  await cards.nth(2).getByRole('link').focus();
  await expect.poll(current).toEqual(['3']);
  expect(await cards.nth(2).locator('[aria-hidden]', { hasText: /^3$/ }).isVisible()).toBe(true);

  // From the map to the list: the link of the course has the focus, in sight.
  await markers.nth(5).click();
  const link = cards.nth(5).getByRole('link');
  await expect.poll(() => link.evaluate((each) => each === document.activeElement)).toBe(true);
  await expect.poll(current).toEqual(['6']);
  expect(await markers.nth(5).getAttribute('aria-label')).toBe(`6 ${await link.innerText()}`);

  // The conditions are in a dialog now, and back when the map is closed.
  expect(await page.locator('#filters').isVisible()).toBe(false);
  await page.getByRole('button', { name: /^条件/ }).click();
  await page.getByRole('dialog').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: '地図とならべる' }).click();
  expect(await page.locator('#filters').isVisible()).toBe(true);
  expect(await page.locator('canvas').count()).toBe(0);
});

test('another search is drawn anew', async () => {
  const { page } = await open(address, { viewport: laptop, consent: 'reject' });
  await page.getByRole('button', { name: '地図とならべる' }).click();
  const markers = page.getByRole('group', { name: '地図の上の地点' }).getByRole('button', { includeHidden: true });
  await expect.poll(() => markers.count()).toBeGreaterThan(5);
  const first = page.locator('[data-course] a').first();
  const recommended = await first.innerText();
  await page.getByRole('link', { name: '短い順' }).click();
  await expect.poll(() => first.innerText()).not.toBe(recommended);
  await expect.poll(() => markers.first().getAttribute('aria-label')).toBe(`1 ${await first.innerText()}`);
});

/** Where list and map have no room side by side, one stands in the place of the other. */
describe.each([
  { of: 'courses', address, card: '[data-course]' },
  {
    of: 'equipment',
    address: '/area_guide/yugu_search?municipalities=chiyoda&municipalities=minato',
    card: '[data-institution]',
  },
  // More of them than have room at their spots, at the edges, too.
  { of: 'shops', address: '/area_guide/kyoryoku_search', card: '[data-institution]' },
])('$of at 360 × 640', ({ address, card }) => {
  const phone = { width: 360, height: 640 };

  test('a place beside the map is no strip at its edge, and comes with the focus', async () => {
    const { page } = await open(address, { viewport: phone, consent: 'reject' });
    await page.getByRole('button', { name: '地図で見る' }).click();
    const group = page.getByRole('group', { name: '地図の上の地点' });
    await group.getByRole('button').first().waitFor();
    /** Of each sign: whether its middle is on the map, and whether it, and the line to its spot, are shown. */
    const signs = () =>
      group.evaluate((layer) => {
        const map = layer.getBoundingClientRect();
        const lines = [...layer.querySelectorAll('g')];
        return [...layer.querySelectorAll('button')].map((sign, at) => {
          const { left, right, top, bottom } = sign.getBoundingClientRect();
          const [x, y] = [(left + right) / 2, (top + bottom) / 2];
          return {
            isOn: x >= map.left && x <= map.right && y >= map.top && y <= map.bottom,
            isShown: getComputedStyle(sign).opacity === '1',
            hasLine: getComputedStyle(lines[at]!).visibility === 'visible',
          };
        });
      });
    const wrong = async () =>
      (await signs()).filter(({ isOn, isShown, hasLine }) => isOn !== isShown || (hasLine && !isShown));
    // Signs that stand apart from their spots, near the edges, too.
    const all = (await signs()).length;
    for (let at = 0; at < all; at += 1) {
      await group.getByRole('button').nth(at).focus();
      await expect.poll(wrong, { message: `after going to sign ${at + 1}` }).toEqual([]);
    }
    await page.getByRole('button', { name: '拡大' }).click();
    await expect.poll(async () => (await signs()).some(({ isOn }) => !isOn)).toBe(true);
    await expect.poll(wrong).toEqual([]);
    const beside = (await signs()).findIndex(({ isOn }) => !isOn);
    await group.getByRole('button').nth(beside).focus();
    await expect.poll(async () => (await signs())[beside]).toMatchObject({ isOn: true, isShown: true });
  });

  test('the map stands in the place of the list, and leads back to the card that was chosen', async () => {
    const { page, complaints } = await open(address, { viewport: phone, consent: 'reject' });
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(request.url()));
    expect(await page.getByRole('button', { name: '地図とならべる' }).isVisible()).toBe(false);
    const cards = page.locator(`main ${card}`);
    const total = await cards.count();
    expect(await page.locator('canvas').count()).toBe(0);

    await page.getByRole('button', { name: '地図で見る' }).click();
    const markers = page.getByRole('group', { name: '地図の上の地点' }).getByRole('button');
    await expect.poll(() => markers.count()).toBe(total);
    expect(fetched.some((url) => url.includes('ResultsMap'))).toBe(true);
    expect(await cards.first().isVisible()).toBe(false);
    const share = await page.locator('canvas').evaluate((canvas) => canvas.clientHeight / window.innerHeight);
    expect(share, 'of the height of the screen').toBeGreaterThan(0.5);

    // The card of the chosen one comes with the focus, and map and card are in sight together.
    await markers.nth(1).press('Enter');
    const chosen = page.locator('[data-chosen]');
    await expect.poll(() => chosen.getByRole('link').evaluate((each) => each === document.activeElement)).toBe(true);
    const name = await chosen.getByRole('link').innerText();
    expect(await markers.nth(1).getAttribute('aria-label')).toBe(`2 ${name}`);
    expect(await markers.nth(1).getAttribute('aria-current')).toBe('true');
    const inSight = (element: Locator) =>
      element.evaluate((each) => {
        const { top, bottom } = each.getBoundingClientRect();
        return top >= 0 && bottom <= window.innerHeight;
      });
    expect(await inSight(chosen)).toBe(true);
    expect(await inSight(markers.nth(1))).toBe(true);
    const sideways = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(sideways).toBeLessThanOrEqual(0);

    // Back in the list, at the same one.
    await page.getByRole('button', { name: '一覧で見る' }).click();
    const link = cards.nth(1).getByRole('link').first();
    await expect.poll(() => link.evaluate((each) => each === document.activeElement)).toBe(true);
    expect(await link.innerText()).toBe(name);
    expect(await inSight(link)).toBe(true);
    expect(await page.locator('canvas').count()).toBe(0);

    // The card below the map leads to the page of its course or place.
    await page.getByRole('button', { name: '地図で見る' }).click();
    await chosen.getByRole('link').click();
    await expect.poll(() => page.locator('main h1').innerText()).toBe(name);
    expect(complaints).toEqual([]);
  });

  test('without JavaScript there is no button', async () => {
    const { page } = await open(address, { viewport: phone, javaScriptEnabled: false });
    expect(await page.locator('button', { hasText: '地図で見る' }).isVisible()).toBe(false);
    expect(await page.locator(`main ${card}`).first().isVisible()).toBe(true);
  });
});

test('results on far islands too: the map begins where most of them are', async () => {
  const { page } = await open('/area_guide/kyoryoku_search', {
    viewport: { width: 360, height: 640 },
    consent: 'reject',
  });
  expect(await page.locator('main [data-institution]').first().innerText()).toContain('八丈町');
  await page.getByRole('button', { name: '地図で見る' }).click();
  const markers = page.getByRole('group', { name: '地図の上の地点' }).getByRole('button');
  await expect.poll(() => markers.count()).toBeGreaterThan(5);
  const frame = (await page.locator('[data-drag-twin]').boundingBox())!;
  const spots = await markers.evaluateAll((all) =>
    all.map((each) => {
      const { left, top, width, height } = each.getBoundingClientRect();
      return { x: left + width / 2, y: top + height / 2 };
    }),
  );
  const seen = spots.filter(
    ({ x, y }) => x > frame.x && x < frame.x + frame.width && y > frame.y && y < frame.y + frame.height,
  );
  expect(seen.length).toBeGreaterThan(3);
});

test('the scale lies below the map, over none of its numbers, and follows the zoom', async () => {
  const viewport = { width: 320, height: 640 };
  const { page } = await open('/map?lang=en', { viewport, consent: 'reject', textSize: 2 });
  await page.getByRole('button', { name: 'See on the map' }).click();
  const scale = page.locator('.maplibregl-ctrl-scale');
  const length = await scale.innerText();
  const [map, line] = [await page.locator('[data-drag-twin]').boundingBox(), await scale.boundingBox()];
  expect(line!.y).toBeGreaterThanOrEqual(map!.y + map!.height);
  expect(line!.width).toBeGreaterThan(20);
  await page.getByRole('button', { name: 'Zoom in' }).click();
  await expect.poll(() => scale.innerText()).not.toBe(length);
});
