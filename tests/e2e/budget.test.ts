/** What a first visit may weigh, gzip. */
import { gzipSync } from 'node:zlib';
import { describe, expect, inject, test } from 'vitest';
import { browserForFile } from './browser.ts';
import { firstLimits, firstPages, furtherLimits, furtherPages, memberLimitsOf } from './budgets.ts';
import { newMember } from './memberSession.ts';
import { memberPages } from './pages.ts';

const open = browserForFile();
const kB = 1000;
type Limits = Partial<typeof firstLimits & typeof furtherLimits>;
const pages: [path: string, limits: Limits][] = [
  ...firstPages.map((path): [string, Limits] => [path, firstLimits]),
  ...furtherPages.map((path): [string, Limits] => [path, furtherLimits]),
];

/** Bytes on the wire of one address when gzip is asked for. */
async function gzipBytes(url: string): Promise<number> {
  const response = await fetch(url, {
    headers: {
      'accept-encoding': 'gzip',
      'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36',
    },
  });
  const length = Number(response.headers.get('content-length'));
  await response.arrayBuffer();
  return length;
}

describe.each(pages)('%s', (path, limits) => {
  test('weighs no more than its budget, without input', async () => {
    const origin = inject('origin');
    const { page } = await open(path);
    await page.waitForLoadState('networkidle');
    const urls = await page.evaluate(() =>
      [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')].map(
        ({ name }) => name,
      ),
    );
    const own = [...new Set(urls.filter((url) => url.startsWith(origin)))];
    const weights = await Promise.all(own.map(async (url) => ({ url, bytes: await gzipBytes(url) })));
    const sum = (pattern: RegExp) =>
      weights.filter(({ url }) => pattern.test(url)).reduce((total, { bytes }) => total + bytes, 0);
    // React Aria adds one of its own.
    const inlineStyles = await page.locator('head > style').allTextContents();
    const style = gzipSync(inlineStyles.join(''), { level: 9 }).length + sum(/\.css$/);
    const photos = own.filter((url) => new URL(url).pathname.startsWith('/photo-files/')).length;
    const weight: Required<Limits> = {
      ...{ script: sum(/\.js$/), style, all: sum(/./) },
      ...{ requests: own.length, requestsBesidesPhotos: own.length - photos },
    };
    expect(weight.script, 'scripts were measured').toBeGreaterThan(50 * kB);
    expect(weight.style, 'styles were measured').toBeGreaterThan(2 * kB);
    console.log(path, JSON.stringify(weight));
    for (const kind of Object.keys(limits) as (keyof Limits)[])
      expect(
        weight[kind],
        `${kind}: ${weight[kind]}\n${weights.map(({ url, bytes }) => `${bytes} ${url}`).join('\n')}`,
      ).toBeLessThanOrEqual(limits[kind]!);
  });
});

test('another screen brings the styles that the first page has not got, once', async () => {
  const { page } = await open('/map');
  await page.waitForFunction(() => document.documentElement.dataset.ready);
  const sheets = () =>
    page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map(({ name }) => name)
        .filter((name) => name.endsWith('.css')),
    );
  expect(await sheets(), 'those of the first page stand in its HTML').toEqual([]);
  const course = page.locator('main a[href^="/map/detail/"]').first();
  const address = (await course.getAttribute('href'))!;
  await course.click();
  await page.waitForURL(`**${address}`);
  await page.locator('main h1:focus').waitFor();
  const fetched = await sheets();
  expect(fetched.length).toBeGreaterThan(0);
  expect(new Set(fetched).size).toBe(fetched.length);
  const [first, direct] = [page, (await open(address)).page];
  const looks = (each: typeof page) =>
    each.locator('main').evaluate((main) =>
      [...main.querySelectorAll('*')].map((element) => {
        const { display, color, fontSize, paddingTop, marginTop } = getComputedStyle(element);
        return [element.localName, display, color, fontSize, paddingTop, marginTop].join();
      }),
    );
  expect(await looks(first)).toEqual(await looks(direct));
});

describe('a page of a member, mostly with a form', () => {
  let member: ReturnType<typeof newMember> | undefined;

  /** Those of somebody who is not yet logged in. */
  const visitorPages = ['/login', '/register', '/forgot/password_reset'];

  test.each([...memberPages, ...visitorPages])('%s weighs no more than its budget, without input', async (path) => {
    const origin = inject('origin');
    member ??= newMember(origin, 'Omoi');
    const { page, context } = await open(path, visitorPages.includes(path) ? {} : await member);
    await page.waitForLoadState('networkidle');
    expect(new URL(page.url()).pathname, 'nobody was sent to the login').toBe(path);
    const urls = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
    const own = [...new Set(urls.filter((url) => url.startsWith(origin)))];
    // An answer to the member counts as a request; without the cookie it would be another one.
    const files = own.filter((url) => !url.includes('/api/'));
    const weights = await Promise.all(files.map(async (url) => ({ url, bytes: await gzipBytes(url) })));
    const sum = (pattern: RegExp) =>
      weights.filter(({ url }) => pattern.test(url)).reduce((total, { bytes }) => total + bytes, 0);
    // The page is this member's: it is asked for with the cookie, and weighed here.
    const html = await (await context.request.get(path)).body();
    // React Aria adds one of its own.
    const inlineStyles = await page.locator('head > style').allTextContents();
    const style = gzipSync(inlineStyles.join(''), { level: 9 }).length + sum(/\.css$/);
    const weight = {
      ...{ script: sum(/\.js$/), style },
      ...{ all: gzipSync(html, { level: 9 }).length + sum(/./), requests: own.length + 1 },
    };
    expect(weight.script, 'scripts were measured').toBeGreaterThan(50 * kB);
    expect(weight.style, 'styles were measured').toBeGreaterThan(2 * kB);
    console.log(path, JSON.stringify(weight));
    const limits = memberLimitsOf(path);
    for (const kind of Object.keys(limits) as (keyof typeof limits)[])
      expect(
        weight[kind],
        `${kind}: ${weight[kind]}\n${weights.map(({ url, bytes }) => `${bytes} ${url}`).join('\n')}`,
      ).toBeLessThanOrEqual(limits[kind]);
  });
});

test('the worker weighs no more than 15 kB', async () => {
  const bytes = await gzipBytes(`${inject('origin')}/sw.js`);
  expect(bytes).toBeGreaterThan(0);
  expect(bytes).toBeLessThanOrEqual(15 * kB);
});
