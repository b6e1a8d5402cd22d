/** A sitemap stays within what search engines read, however much there is. */
import { Hono } from 'hono';
import { expect, it } from 'vitest';
import type { ServerEntry } from '../../app/entry.server.tsx';
import { indexedPaths } from '../../app/pagePaths.ts';
import type { Api, Call } from '../../contract/index.ts';
import { sitemap } from '../../server/http/feeds.ts';

const many = 100_000;

/** As the API with so many photos, shops and facilities; ids of a page follow from its number. */
const fakeApi = (asked: Map<string, number>): Api =>
  (async (call: Call, input: { page_num?: number; limit_num?: number; category?: string } = {}) => {
    const { page_num = 1, limit_num = 100, category = '' } = input;
    const kind = `${call} ${category}`.trim();
    asked.set(kind, (asked.get(kind) ?? 0) + 1);
    const rows = Array.from({ length: limit_num }, (_, at) => ({ id: (page_num - 1) * limit_num + at + 1 }));
    return {
      institutions: rows,
      photos: rows,
      courses: [],
      notices: [],
      lines: [],
      total: call === 'GET /search' || call === 'GET /notice' ? 0 : many,
    };
  }) as unknown as Api;

it('has the first of each kind, and asks for no more than that', async () => {
  const asked = new Map<string, number>();
  const options = {
    portal: async () => ({ indexedPaths }) as unknown as ServerEntry,
    api: () => fakeApi(asked),
    originFor: () => ({ origin: 'https://portal.invalid', cacheControl: 'no-store' }),
  };
  const app = new Hono().get('/sitemap.xml', (c) => sitemap(c, options));
  const locations = (await (await app.request('/sitemap.xml')).text()).match(/<loc>[^<]+/g) ?? [];
  const count = (part: string) => locations.filter((each) => each.includes(part)).length;
  expect(locations.length).toBeLessThanOrEqual(50_000);
  for (const folder of ['kyoryoku', 'kyosan', 'yugu']) expect(count(`/area_guide/${folder}/`), folder).toBe(2 * 3000);
  expect(locations.filter((each) => /\/photo\/\d/.test(each)).length).toBe(2 * 10_000);
  for (const kind of ['cooperation', 'sponsor', 'playground'])
    expect(asked.get(`GET /institutions ${kind}`), kind).toBe(30);
});
