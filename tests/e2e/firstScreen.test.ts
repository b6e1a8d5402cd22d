/** What visitors came for stands on the first screen, and few stops of the Tab key lie before it. */
import { sql } from 'drizzle-orm';
import type { Locator, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { browserForFile } from './browser.ts';
import { openData, preparedData } from './data.ts';
import { type RunningPortal, removeDirectory, startPortal } from './portal.ts';

const open = browserForFile();
const phone = { width: 360, height: 640 };
const laptop = { width: 1280, height: 800 };
const languages = [
  { lang: 'ja', query: '', keyword: '上野' },
  { lang: 'en', query: '?lang=en', keyword: 'Ueno' },
] as const;

const firstCard = (page: Page): Locator => page.locator('main li:has(a[href*="/map/detail/"])').first();

/** Share of an element's height that lies on the first screen. */
async function shareInSight(element: Locator): Promise<number> {
  return element.evaluate((each) => {
    const { top, bottom, height } = each.getBoundingClientRect();
    const from = Math.max(top, 0);
    return Math.max(0, Math.min(bottom, window.innerHeight) - from) / height;
  });
}

/** Presses of Tab from where the focus is until it stands on a link to a course. */
async function stopsToFirstCard(page: Page): Promise<number> {
  for (let stops = 1; stops <= 40; stops += 1) {
    await page.keyboard.press('Tab');
    const href = await page.evaluate(() => document.activeElement?.getAttribute('href') ?? '');
    if (href.includes('/map/detail/')) return stops;
  }
  throw new Error('No course within 40 stops');
}

describe.each([phone, laptop])('results at $width × $height', (viewport) => {
  test.each(languages)('after a search from the first page, $lang', async ({ query, keyword }) => {
    const { page, complaints } = await open(`/${query}`, { viewport, consent: 'reject' });
    const field = page.locator('main input[name=keyword]');
    await field.fill(keyword);
    await field.press('Enter');
    await page.waitForURL('**/map?*');
    await page.locator('#results:focus').waitFor();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    expect(await shareInSight(page.locator('#results'))).toBe(1);
    expect(await shareInSight(page.locator('main [role=status]').first())).toBe(1);
    expect(await page.locator('main [role=status]').first().innerText()).toMatch(/^\d+/);
    expect(await shareInSight(firstCard(page)), 'half of the first course').toBeGreaterThanOrEqual(0.5);
    expect(await stopsToFirstCard(page)).toBeLessThanOrEqual(8);
    expect(complaints).toEqual([]);
  });

  test.each(languages)('of a walking time, opened by its address, $lang', async ({ lang }) => {
    const { page } = await open(`/map/search02?time_band=2&lang=${lang}`, { viewport, consent: 'reject' });
    expect(await shareInSight(firstCard(page)), 'the first course begins').toBeGreaterThan(0.25);
    await page.locator('#results').focus();
    expect(await stopsToFirstCard(page)).toBeLessThanOrEqual(8);
  });
});

describe('the conditions', () => {
  test('on a phone: a dialog that says how many courses there are, and leads to them', async () => {
    const { page, complaints } = await open('/map?scene=waterside', { viewport: phone, consent: 'reject' });
    await page.getByRole('button', { name: /^条件/ }).click();
    const dialog = page.getByRole('dialog', { name: '条件をえらぶ' });
    await dialog.getByText('30〜60分').click();
    const show = dialog.getByRole('button', { name: /^\d+コースを見る$/ });
    const promised = Number.parseInt(await show.innerText(), 10);
    expect(promised).toBeGreaterThan(0);
    await show.click();
    await page.locator('#results:focus').waitFor();
    await expect.poll(() => dialog.count()).toBe(0);
    expect(Number.parseInt(await page.locator('main [role=status]').first().innerText(), 10)).toBe(promised);
    expect(new URL(page.url()).searchParams.getAll('scene')).toEqual(['waterside']);
    expect(complaints).toEqual([]);
  });

  test('closing the dialog gives the focus back to its button', async () => {
    const { page } = await open('/map', { viewport: phone, consent: 'reject' });
    const button = page.getByRole('button', { name: /^条件/ });
    await button.focus();
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(() => button.evaluate((each) => each === document.activeElement)).toBe(true);
  });

  test('on a wide screen: beside the results, with the same number', async () => {
    const { page } = await open('/map', { viewport: laptop, consent: 'reject' });
    const column = page.getByRole('region', { name: '条件をえらぶ' });
    expect(await shareInSight(column)).toBeGreaterThan(0);
    await column.getByText('30〜60分').click();
    const show = column.getByRole('button', { name: /^\d+コースを見る$/ });
    const promised = Number.parseInt(await show.innerText(), 10);
    await show.click();
    await expect
      .poll(async () => Number.parseInt(await page.locator('main [role=status]').first().innerText(), 10))
      .toBe(promised);
  });

  test.each([phone, laptop])('without JavaScript at $width: a link leads to the form in the page', async (viewport) => {
    const { page } = await open('/map', { viewport, javaScriptEnabled: false });
    await page.locator('main a[href="#filters"]').focus();
    await page.keyboard.press('Enter');
    await page.locator('#filters').getByText('水辺').click();
    await page.locator('#filters button[type=submit]').click();
    await page.waitForURL('**/map?*');
    expect(new URL(page.url()).searchParams.getAll('scene')).toEqual(['waterside']);
  });
});

/** The way of this course is closed, in a portal of its own. */
const closed = 101;
const closedNote = {
  ja: '工事のため、3月末まで通れません。',
  en: 'Closed for works until the end of March.',
};

describe('a course at 360 × 640', () => {
  let portal: RunningPortal;
  const directory = preparedData();
  beforeAll(async () => {
    const data = await openData(directory);
    await data.db.execute(
      sql`update courses set status = 'closed', status_note = ${JSON.stringify(closedNote)}::jsonb where id = ${closed}`,
    );
    await data.close();
    portal = await startPortal({ DATA_DIR: directory });
  });
  afterAll(async () => {
    await portal.stop();
    removeDirectory(directory);
  });

  const title = (page: Page) => page.locator('main h1');
  const numbers = (page: Page) => page.locator('main dl').first();
  const start = (page: Page) => page.locator('main header p > span').first();
  const courses = [
    { what: 'open', path: '/map/detail/102', baseURL: () => undefined },
    { what: 'closed', path: `/map/detail/${closed}`, baseURL: () => portal.origin },
  ];
  const cases = courses.flatMap((course) =>
    (['ja', 'en'] as const).flatMap((lang) => ([1, 2] as const).map((textSize) => ({ ...course, lang, textSize }))),
  );

  test.each(cases)('$what, $lang, text size $textSize: all that decides stands on the first screen', async (each) => {
    const { path, baseURL, lang, textSize, what } = each;
    const base = baseURL();
    const { page } = await open(`${path}?lang=${lang}`, {
      viewport: phone,
      textSize,
      consent: 'reject',
      ...(base && { baseURL: base }),
    });
    expect(await shareInSight(title(page)), 'title').toBe(1);
    expect(await shareInSight(numbers(page)), 'numbers').toBe(1);
    expect(await start(page).innerText()).toMatch(/スタート|出発|Start/);
    expect(await shareInSight(start(page)), 'start').toBe(1);
    const notice = page.getByRole('heading', { name: /いまは歩けません|This course is closed/ });
    expect(await notice.count()).toBe(what === 'closed' ? 1 : 0);
    if (what === 'closed') {
      expect(await shareInSight(notice), 'notice of the closing').toBe(1);
      expect(await shareInSight(page.getByText(closedNote[lang])), 'its reason').toBe(1);
    }
  });

  test.each(cases)('$what, $lang, text size $textSize: the way back to the top is one line', async (each) => {
    const { path, baseURL, lang, textSize } = each;
    const base = baseURL();
    const { page } = await open(`${path}?lang=${lang}`, { viewport: phone, textSize, ...(base && { baseURL: base }) });
    const links = page.getByRole('navigation', { name: /^(いまいる場所|You are here)$/ }).getByRole('link');
    const lines = await links.evaluateAll((all) =>
      all
        .map((link) => link.getBoundingClientRect())
        .filter(({ width }) => width > 0)
        .map(({ top, height }) => top + height / 2),
    );
    expect(lines.length).toBeGreaterThan(1);
    expect(Math.max(...lines) - Math.min(...lines)).toBeLessThan(1);
  });

  test.each(cases)('$what, $lang, text size $textSize: the unanswered cookie banner hides none of it', async (each) => {
    const { path, baseURL, lang, textSize } = each;
    const base = baseURL();
    const { page } = await open(`${path}?lang=${lang}`, { viewport: phone, textSize, ...(base && { baseURL: base }) });
    const banner = page.locator('section[aria-label]').filter({ has: page.locator('[name=consent]') });
    // In the flow and before the page: it takes at most half of the screen, and the title stands below it.
    const { top, bottom } = await banner.evaluate((element) => element.getBoundingClientRect());
    expect(bottom - top, 'height of the banner').toBeLessThanOrEqual(phone.height / 2);
    expect(await banner.evaluate((element) => getComputedStyle(element).position)).toBe('static');
    expect(await shareInSight(title(page)), 'title').toBe(1);
    for (const element of [title(page), numbers(page), start(page)]) {
      const isCovered = await element.evaluate((one) => {
        one.scrollIntoView({ block: 'center' });
        const { left, top: from, width, height } = one.getBoundingClientRect();
        const seen = document.elementFromPoint(left + Math.min(width, 20) / 2, from + height / 2);
        return !seen || !(one.contains(seen) || seen.contains(one));
      });
      expect(isCovered).toBe(false);
    }
  });
});

describe('the accessibility result', () => {
  test.each([
    [laptop, 3500, {}],
    [phone, 8000, {}],
    [phone, 8000, { textSize: 2 }],
  ] as const)('is short enough to be read, and says first what is claimed: %o, %i px, %o', async (...each) => {
    const [viewport, limit, size] = each;
    for (const { query } of languages) {
      const address = `/about/accessibility/result${query}`;
      const { page, context } = await open(address, { viewport, consent: 'reject', ...size });
      expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(limit);
      // A criterion's number stands in one line, inside its field.
      const tooWide = (links: Element[]) => [
        links.length,
        links.filter((link) => link.scrollWidth > link.clientWidth).length,
      ];
      expect(await page.locator('#picture ~ * a').evaluateAll(tooWide)).toEqual([55, 0]);
      const claim = page
        .locator('main')
        .getByText(/^WCAG 2\.2/)
        .first();
      // Large text takes a line or two of it below the edge.
      if ('textSize' in size) expect(await shareInSight(claim)).toBeGreaterThan(0);
      else expect(await shareInSight(claim)).toBe(1);
      if (viewport === laptop)
        for (const part of [
          page.locator('main dl').first(),
          page.getByRole('link', { name: /困ったことを知らせる|Tell us about a problem/ }),
        ])
          expect(await shareInSight(part), await part.innerText()).toBe(1);
      const contents = page.getByRole('navigation', { name: /^(このページの内容|On this page)$/ }).getByRole('link');
      const targets = await contents.evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).hash));
      expect(targets).toEqual(expect.arrayContaining(['#picture', '#known', '#assistive', '#declaration']));
      for (const target of targets) expect(await page.locator(target).count(), target).toBe(1);
      const known = page.locator('#known');
      const declaration = page.locator('#declaration');
      const assistive = page.locator('#assistive');
      for (const before of [known, assistive])
        expect((await before.boundingBox())!.y).toBeLessThan((await declaration.boundingBox())!.y);
      await context.close();
    }
  });
});
