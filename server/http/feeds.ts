/** What machines read: robots.txt, sitemap.xml (from the route table), the RSS of the notices and of courses that are closed or changed. */
import { createHash } from 'node:crypto';
import type { Context as HonoContext } from 'hono';
import type { ServerEntry } from '../../app/entry.server.tsx';
import type { CourseDetail } from '../../contract/courses.ts';
import type { Api } from '../../contract/index.ts';
import type { InstitutionKind } from '../../contract/institutionKinds.ts';
import { type Language, languages } from '../../contract/values.ts';
import { escapeMarkup } from './markup.ts';
import type { Origin } from './origin.ts';
import { statusWords } from './routeFiles.ts';

export interface FeedOptions {
  portal: () => Promise<ServerEntry>;
  api: (lang: Language) => Api;
  originFor: (c: HonoContext) => Origin;
}

export function robots(c: HonoContext, { originFor }: FeedOptions): Response {
  const { origin, cacheControl } = originFor(c);
  return c.text(
    `User-agent: *\nDisallow: /api/\nDisallow: /preview/\nDisallow: /approve/\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`,
    200,
    { 'cache-control': cacheControl },
  );
}

const allOf = async <T>(page: (pageNum: number) => Promise<{ items: T[]; total: number }>): Promise<T[]> => {
  const items: T[] = [];
  for (let pageNum = 1; ; pageNum += 1) {
    const next = await page(pageNum);
    items.push(...next.items);
    if (items.length >= next.total || !next.items.length) return items;
  }
};

const allCourses = (call: Api) =>
  allOf(async (page_num) =>
    call('GET /search', { page_num, limit_num: 100 }).then(({ courses: items, total }) => ({ items, total })),
  );

/** A sitemap has 50,000 addresses at most, and each page stands there in two languages. */
const photosAtMost = 10_000;
/** Of each of the three kinds. */
const institutionsAtMost = 3000;

/** The first of a list, as many as may stand in the sitemap. */
async function firstOf<T>(
  most: number,
  page: (pageNum: number) => Promise<{ items: T[]; total: number }>,
): Promise<T[]> {
  const { items, total } = await page(1);
  const found = [...items];
  const last = Math.ceil(Math.min(total, most) / 100);
  for (let pageNum = 2; pageNum <= last; pageNum += 1) found.push(...(await page(pageNum)).items);
  return found.slice(0, most);
}

/** The newest photos. */
const photosOf = (call: Api): Promise<{ id: number }[]> =>
  firstOf(photosAtMost, async (page_num) => {
    const { photos: items, total } = await call('GET /photo_gallery', { page_num, limit_num: 100 });
    return { items, total };
  });

async function institutionIds(call: Api, category: InstitutionKind): Promise<number[]> {
  const found = await firstOf(institutionsAtMost, async (page_num) => {
    const { institutions: items, total } = await call('GET /institutions', { category, page_num, limit_num: 100 });
    return { items, total };
  });
  return found.map(({ id }) => id);
}

export async function sitemap(c: HonoContext, { portal, api, originFor }: FeedOptions): Promise<Response> {
  const { indexedPaths } = await portal();
  const call = api('ja');
  const [courses, notices, photos, { lines }, cooperationIds, sponsorIds, playgroundIds] = await Promise.all([
    allCourses(call),
    allOf(async (page_num) =>
      call('GET /notice', { page_num, limit_num: 100 }).then(({ notices: items, total }) => ({ items, total })),
    ),
    photosOf(call),
    call('GET /get_train_bus'),
    institutionIds(call, 'cooperation'),
    institutionIds(call, 'sponsor'),
    institutionIds(call, 'playground'),
  ]);
  const paths = indexedPaths({
    courseIds: courses.map(({ id }) => id),
    noticeIds: notices.map(({ id }) => id),
    photoIds: photos.map(({ id }) => id),
    lineIds: lines.map(({ id }) => id),
    ...{ cooperationIds, sponsorIds, playgroundIds },
  });
  const { origin, cacheControl } = originFor(c);
  const href = (path: string, lang: Language) => `${origin}${path}${lang === 'ja' ? '' : `?lang=${lang}`}`;
  const alternates = (path: string) =>
    languages.map((lang) => `<xhtml:link rel="alternate" hreflang="${lang}" href="${href(path, lang)}"/>`).join('');
  const urls = paths.flatMap((path) =>
    languages.map((lang) => `<url><loc>${href(path, lang)}</loc>${alternates(path)}</url>`),
  );
  return c.body(
    `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">${urls.join('\n')}</urlset>\n`,
    200,
    { 'content-type': 'application/xml; charset=utf-8', 'cache-control': cacheControl },
  );
}

/** What cannot be walked as it is described, with the reason: it stands in the feed as long as it is so. */
async function notOpen(call: Api): Promise<CourseDetail[]> {
  const courses = await allCourses(call);
  const ids = courses.filter(({ status }) => status !== 'open').map(({ id }) => id);
  const details = await Promise.all(ids.map((id) => call('GET /course_detail', { id })));
  return details.map(({ course }) => course);
}

const feedTitle = { ja: 'お知らせ', en: 'News' } satisfies Record<Language, string>;

export async function feed(c: HonoContext, { portal, api, originFor }: FeedOptions): Promise<Response> {
  const { product } = await portal();
  const lang: Language = c.req.query('lang') === 'en' ? 'en' : 'ja';
  const call = api(lang);
  const [{ notices }, courses] = await Promise.all([call('GET /notice', { limit_num: 20 }), notOpen(call)]);
  const { origin, cacheControl } = originFor(c);
  const query = lang === 'ja' ? '' : '?lang=en';
  const title = `${product.name[lang]} - ${feedTitle[lang]}`;
  const items = notices.map((notice) => {
    const url = `${origin}/news/${notice.id}${query}`;
    return `<item><title>${escapeMarkup(notice.title)}</title><link>${url}</link><guid>${url}</guid><pubDate>${new Date(`${notice.published_on}T00:00:00+09:00`).toUTCString()}</pubDate></item>`;
  });
  const warnings = courses.flatMap(({ id, name, status, status_note }) => {
    if (status === 'open') return [];
    const url = `${origin}/map/detail/${id}${query}`;
    const words = statusWords[status][lang];
    // Closed again for another reason it is news again.
    const key = createHash('sha256').update(`${status} ${status_note}`).digest('hex').slice(0, 16);
    const note = [words.text, status_note].filter(Boolean).join(' ');
    return [
      `<item><title>${escapeMarkup(words.name(name))}</title><link>${url}</link><guid isPermaLink="false">${url}#${key}</guid><description>${escapeMarkup(note)}</description></item>`,
    ];
  });
  return c.body(
    `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0"><channel><title>${escapeMarkup(title)}</title><link>${origin}/news${query}</link><description>${escapeMarkup(title)}</description><language>${lang}</language>${[...warnings, ...items].join('')}</channel></rss>\n`,
    200,
    { 'content-type': 'application/rss+xml; charset=utf-8', 'cache-control': cacheControl },
  );
}
