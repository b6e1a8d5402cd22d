/** Guides and feature articles as the server sends them: every one can be read, and the courses that it promises are there. */
import { readFileSync } from 'node:fs';
import type { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { GuideRow } from '../../app/guides/guide.ts';
import { readContent } from '../../server/content/readContent.ts';
import { readGuides } from '../../server/content/readGuides.ts';
import { pageServerOf } from './pagesSupport.ts';
import { openPortal, type Portal } from './support.ts';

let portal: Portal;
let pages: Hono;
beforeAll(async () => {
  portal = await openPortal('pglite');
  pages = pageServerOf(portal.context);
});
afterAll(() => portal.close());

const get = async (path: string) => {
  const response = await pages.request(`http://localhost${path}`);
  return { status: response.status, html: await response.text() };
};
const guides = readGuides();
const searches = new Map(
  ['tips', 'fashion'].flatMap((series) =>
    (JSON.parse(readFileSync(`content/${series}/index.json`, 'utf8')) as GuideRow[]).map(({ id, courses }) => [
      `/${series}/${id}`,
      courses.search,
    ]),
  ),
);

describe('guides', () => {
  test.for(guides)('$path is there in both languages, with courses and the search that finds them', async (guide) => {
    const query = new URLSearchParams(
      Object.entries(searches.get(guide.path)!).flatMap(([name, value]) =>
        [value].flat().map((each) => [name, String(each)]),
      ),
    );
    for (const lang of ['ja', 'en'] as const) {
      const { status, html } = await get(`${guide.path}?lang=${lang}`);
      expect(status).toBe(200);
      expect(html).toContain(`>${guide.title[lang]}</h1>`);
      expect(html.match(/<a href="\/map\/detail\/\d+/g)?.length).toBe(3);
      const more = html.match(/<a href="\/map\?([^"]*)"[^>]*>[^<]*?(\d+)[^<]*<\/a>/)!;
      const address = new URLSearchParams(more[1]!.replaceAll('&amp;', '&'));
      address.delete('lang');
      expect([...address]).toEqual([...query]);
      // The page that it leads to finds as many.
      const found = await portal.call('GET /search', searches.get(guide.path)!);
      expect(found.body).toMatchObject({ total: Number(more[2]) });
      expect((await get(`/map?${more[1]!.replaceAll('&amp;', '&')}`)).status).toBe(200);
    }
  });

  test('each says how long it takes to read', async () => {
    for (const { path, text } of guides)
      for (const lang of ['ja', 'en'] as const) {
        const { html } = await get(`${path}?lang=${lang}`);
        const said = /(?:約|About )(\d+)(?:分で読めます| minutes? to read)/.exec(html)?.[1];
        const minutes = lang === 'ja' ? text.ja.replace(/\s/g, '').length / 500 : text.en.split(/\s+/).length / 200;
        // The text has the words for those who do not see the drawings, too.
        expect(Math.abs(Number(said) - minutes), `${path} ${lang}`).toBeLessThan(1);
      }
  });

  test('each leads to the one before and the one after, in order', async () => {
    for (const series of ['tips', 'fashion']) {
      const own = guides.filter(({ path }) => path.startsWith(`/${series}/`));
      for (const [at, { path }] of own.entries())
        for (const lang of ['ja', 'en'] as const) {
          const { html } = await get(`${path}?lang=${lang}`);
          const leadsTo = (rel: string) => new RegExp(`<a href="([^"]+)" rel="${rel}"`).exec(html)?.[1] ?? null;
          const addressOf = (guide: (typeof own)[number] | undefined) =>
            guide ? `${guide.path}${lang === 'en' ? '?lang=en' : ''}` : null;
          expect([leadsTo('prev'), leadsTo('next')], path).toEqual([addressOf(own[at - 1]), addressOf(own[at + 1])]);
          if (own[at + 1]) expect(html).toContain(own[at + 1]!.title[lang]);
        }
    }
  });

  test('an article is announced to search engines with its true date', async () => {
    const { html } = await get('/tips/8');
    const objects = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(
      ([, json]) => JSON.parse(json!) as Record<string, unknown>,
    );
    expect(objects.map((object) => object['@type'])).toEqual(['BreadcrumbList', 'Article']);
    expect(objects[1]).toMatchObject({
      headline: '痛みのある日、杖で歩く日',
      datePublished: '2026-11-25',
      inLanguage: 'ja',
    });
  });

  test.for(['/tips/0', '/tips/11', '/tips/01', '/tips/x', '/tips/1.5', '/fashion/rain', '/fashion/1'])(
    '%s is not there',
    async (path) => {
      expect((await get(path)).status).toBe(404);
    },
  );

  test('sitemap.xml has them all', async () => {
    const { html } = await get('/sitemap.xml');
    for (const { path } of guides) expect(html).toContain(`${path}</loc>`);
  });
});

describe('feature articles', () => {
  test.for(readContent().articles)(
    '“$title.ja” is read on the page that it leads to',
    async ({ href, title, body }) => {
      const { html } = await get(href);
      expect(html).toContain(title.ja);
      const [, heading] = /<h2>(.*?)<\/h2>/.exec(body.ja)!;
      expect(html).toContain(`<h3>${heading}</h3>`);
    },
  );
});
