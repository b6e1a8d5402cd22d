/** A course on paper: at most four A4 pages, large print for who reads large text, black on white, nothing of the frame. */
import jsQR from 'jsqr';
import { expect, inject, test } from 'vitest';
import { browserForFile } from './browser.ts';

const open = browserForFile();

type Detail = { id: number; points: { name: string; text: string | null; way: string | null }[] };
const api = async <T>(path: string) => (await (await fetch(`${inject('origin')}/api/${path}`)).json()) as T;

/** The courses with the most to print: characters of names and sentences, in one language. */
async function longest(lang: 'ja' | 'en', count: number): Promise<number[]> {
  const ids: number[] = [];
  for (let page = 1, total = 1; ids.length < total; page++) {
    const found = await api<{ total: number; courses: { id: number }[] }>(`search?limit_num=100&page_num=${page}`);
    if (!found.courses.length) break;
    total = found.total;
    ids.push(...found.courses.map(({ id }) => id));
  }
  const sized: { id: number; characters: number }[] = [];
  for (const id of ids) {
    const { course } = await api<{ course: Detail }>(`course_detail?id=${id}&lang=${lang}`);
    sized.push({
      id,
      characters: course.points.map(({ name, text, way }) => `${name}${text ?? ''}${way ?? ''}`).join('').length,
    });
  }
  return sized
    .toSorted((a, b) => b.characters - a.characters)
    .slice(0, count)
    .map(({ id }) => id);
}

test.each(['ja', 'en'] as const)('the courses with the most text fit on four pages: %s', async (lang) => {
  const { page } = await open('/about', { consent: 'agree' });
  const pages: Record<string, number> = {};
  for (const id of await longest(lang, 6)) {
    await page.goto(`/map/detail/${id}?lang=${lang}`);
    const pdf = (await page.pdf({ format: 'A4', preferCSSPageSize: true })).toString('latin1');
    pages[id] = pdf.match(/\/Type\s*\/Page\b/g)?.length ?? 0;
  }
  expect(Object.values(pages)).toHaveLength(6);
  expect(Object.entries(pages).filter(([, count]) => count < 1 || count > 4)).toEqual([]);
});

test.each(['ja', 'en'] as const)('the accessibility result fits on ten pages: %s', async (lang) => {
  const { page } = await open(`/about/accessibility/result?lang=${lang}`, { consent: 'reject' });
  const pdf = (await page.pdf({ format: 'A4', preferCSSPageSize: true })).toString('latin1');
  const count = pdf.match(/\/Type\s*\/Page\b/g)?.length ?? 0;
  expect(count).toBeGreaterThan(1);
  expect(count).toBeLessThanOrEqual(10);
});

test('paper shows the way and not the frame', async () => {
  const { page } = await open('/map/detail/101', { consent: 'agree' });
  await page.emulateMedia({ media: 'print' });
  for (const selector of ['header > div', 'footer', 'nav', '#related'])
    expect(await page.locator(selector).first().isVisible(), selector).toBe(false);
  expect(await page.locator('#way').isVisible()).toBe(true);
  const sizes = await page
    .locator('article p:visible')
    .evaluateAll((texts) => texts.map((text) => Number.parseFloat(getComputedStyle(text).fontSize)));
  expect(sizes.length).toBeGreaterThan(10);
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(16);
});

test('large text is large print: 18 points and more, in one column', async () => {
  const { page } = await open('/map/detail/101', { consent: 'agree', textSize: 2 });
  await page.emulateMedia({ media: 'print' });
  const sizes = await page
    .locator('article p:visible')
    .evaluateAll((texts) => texts.map((text) => Number.parseFloat(getComputedStyle(text).fontSize)));
  expect(sizes.length).toBeGreaterThan(10);
  // 1 pt is 4/3 px.
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(24);
  expect(await page.locator('article').evaluate((article) => getComputedStyle(article).columnCount)).toBe('1');
});

test('every sheet names the course and its address, after a change of page too, and bears its code', async () => {
  const { page } = await open('/map/detail/101', { consent: 'agree' });
  const sheet = () => page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--sheet'));
  const told = `"とことこ東京 - 皇居おほりひとめぐりコース  ${inject('origin')}/map/detail/101"`;
  expect(await sheet()).toBe(`url(/map/detail/101/qr.svg) ${told}`);
  const code = page.locator('header img');
  expect(await code.isVisible()).toBe(false);
  await page.emulateMedia({ media: 'print' });
  expect(await code.isVisible()).toBe(true);
  const loaded = () => code.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0);
  await expect.poll(loaded).toBe(true);
  const side = 300;
  const pixels = await code.evaluate((image: HTMLImageElement, size) => {
    const context = Object.assign(document.createElement('canvas'), { width: size, height: size }).getContext('2d')!;
    context.drawImage(image, 0, 0, size, size);
    return [...context.getImageData(0, 0, size, size).data];
  }, side);
  expect(jsQR(Uint8ClampedArray.from(pixels), side, side)?.data).toBe(`${inject('origin')}/map/detail/101`);
  await page.emulateMedia({ media: 'screen' });
  await page.locator('a[href^="/parks"]').first().click();
  await page.waitForURL('**/parks');
  await expect.poll(sheet).toBe(`"とことこ東京 - 公園  ${inject('origin')}/parks"`);
});

test('the foot of every sheet holds that, and its number', async () => {
  const { page } = await open('/map/detail/101', { consent: 'agree' });
  const feet = await page.evaluate(() =>
    [...document.styleSheets]
      .flatMap((sheet) => [...sheet.cssRules])
      .filter((rule) => rule instanceof CSSPageRule)
      .flatMap((rule) => [...(rule as unknown as { cssRules: CSSRuleList }).cssRules].map(({ cssText }) => cssText)),
  );
  expect(feet.join('\n')).toMatch(/@bottom-left \{[^}]*content: var\(--sheet\)/);
  expect(feet.join('\n')).toMatch(/@bottom-right \{[^}]*content: counter\(page\) " \/ " counter\(pages\)/);
});
