/** The map beside the results of a search, which comes when asked for and follows the list. */
import { expect, test } from 'vitest';
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

test('is not offered where list and map have no room side by side', async () => {
  const { page } = await open(address, { viewport: { width: 900, height: 800 }, consent: 'reject' });
  expect(await page.locator('button', { hasText: '地図とならべる' }).isVisible()).toBe(false);
});
