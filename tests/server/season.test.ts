/** What the first page says of the month: true in Tokyo, to the minute, and each of its searches finds something. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pageServerOf, untilOpen } from './pagesSupport.ts';
import { openPortal, type Portal } from './support.ts';

let moment = new Date('2026-11-20T12:00:00+09:00');
let portal: Portal;
beforeAll(async () => {
  portal = await openPortal('pglite', () => moment);
});
afterAll(() => portal.close());

const season = async (lang: 'ja' | 'en' = 'ja') => (await portal.call('GET /season', { lang })).body;

it.each(['ja', 'en'] as const)('every month has three walks or more, each with courses (%s)', async (lang) => {
  for (let month = 1; month <= 12; month += 1) {
    moment = new Date(Date.UTC(2026, month - 1, 15));
    const { walks, ...body } = await season(lang);
    expect(body.month).toBe(month);
    expect(walks.length, String(month)).toBeGreaterThanOrEqual(3);
    for (const { name, field, value } of walks) {
      const { courses, near, searched_for } = (await portal.call('GET /search', { [field]: value, lang })).body;
      expect(courses.length, `${name}: ${value}`).toBeGreaterThan(0);
      expect([near, searched_for], name).toEqual([null, null]);
    }
  }
});

describe('a cached first page', () => {
  const shared = 'public, max-age=0, must-revalidate';
  const page = async (app: ReturnType<typeof pageServerOf>) => {
    const ask = () => app.request('http://localhost/');
    // On a busy machine a page may be sent away for a moment.
    await expect.poll(async () => (await ask()).status, { timeout: 60_000 }).toBe(200);
    const response = await ask();
    const heading = />(\d+)月に歩くなら</.exec(await response.text());
    return { month: Number(heading?.[1]), shared: response.headers.get('cache-control') };
  };

  it('is of the new month once this has begun in Tokyo, and every cache asks for it', async () => {
    const app = pageServerOf(portal.context);
    moment = new Date('2026-11-30T23:00:00+09:00');
    expect(await page(app)).toMatchObject({ month: 11, shared: shared });
    moment = new Date('2026-11-30T23:59:50+09:00');
    expect(await page(app)).toMatchObject({ month: 11, shared: shared });
    moment = new Date('2026-12-01T00:00:00+09:00');
    expect(await page(app)).toMatchObject({ month: 12 });
  });

  it('is kept by no cache when the month has ended while it was rendered', async () => {
    moment = new Date('2026-11-30T23:59:59+09:00');
    let isLate = false;
    const app = pageServerOf(portal.context, {
      wrap: (entry) => ({
        ...entry,
        renderPage: async (request) => {
          const rendered = await entry.renderPage(request);
          if (isLate) moment = new Date('2026-12-01T00:00:00+09:00');
          return rendered;
        },
      }),
    });
    await untilOpen(app, '/?lang=en');
    isLate = true;
    const ask = async () => (await app.request('http://localhost/')).headers.get('cache-control');
    expect([await ask(), await ask()]).toEqual(['no-store', shared]);
  });
});
