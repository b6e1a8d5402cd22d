import { readdirSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { matchRoute } from '../../app/matchRoute.ts';
import { soughtRoutes } from '../../app/routes.ts';
import type { Output } from '../../contract/index.ts';
import type { SiteKind } from '../../contract/siteKinds.ts';
import { openDatabase, rowsOf } from '../../server/db/database.ts';
import { readPages } from '../../server/siteSearch/pageFiles.ts';
import { indexSite } from '../../server/siteSearch/refresh.ts';
import { hasAll, idsWhere, type Shop } from './institutionsExpected.ts';
import { onEngineInTurn, openPortal, type Portal } from './support.ts';

type Found = Output<'GET /site_search'>;
const ofKind = (found: Found, kind: SiteKind) => found.groups.find((group) => group.kind === kind);
const titlesOf = (found: Found, kind: SiteKind) => ofKind(found, kind)?.results.map(({ title }) => title) ?? [];
const marked = (text: string, marks: readonly (readonly [number, number])[]) =>
  marks.map(([from, to]) => text.slice(from, to));

onEngineInTurn((engine) => {
  let portal: Portal;
  beforeAll(async () => {
    portal = await openPortal(engine);
  });
  afterAll(() => portal.close());

  const run = (statement: ReturnType<typeof sql>) => portal.context.db.execute(statement);
  /** A database on a busy machine may say 503 for a moment: that is waited out. */
  const search = (q: string, more: object = {}): Promise<Found> =>
    vi.waitFor(
      async () => {
        const { status, body } = await portal.call('GET /site_search', { q, ...more });
        expect(status, q).toBe(200);
        return body;
      },
      { timeout: 30_000, interval: 200 },
    );

  describe('what is found', () => {
    it.each(['上野', 'うえの', 'ウエノ', 'ueno', 'UENO', 'Ｕｅｎｏ'])('by kanji, kana, romaji: %s', async (q) => {
      const found = await search(q);
      expect(titlesOf(found, 'place')).toContain('上野駅');
      expect(titlesOf(found, 'park')).toContain('上野恩賜公園');
      expect(titlesOf(found, 'event')).toEqual(['とことこウォーク 冬の上野']);
      expect(titlesOf(found, 'course')[0]).toContain('上野');
      for (const { title, title_marks } of ofKind(found, 'place')!.results)
        expect(marked(title, title_marks), title).toEqual(['上野']);
    });

    it('in English, with marks in English texts', async () => {
      const found = await search('ueno', { lang: 'en' });
      const [station] = ofKind(found, 'place')!.results;
      expect(station).toMatchObject({ title: 'Ueno Station', title_marks: [[0, 4]], path: '/map?near_station=131' });
      const [news] = ofKind(found, 'news')!.results;
      expect(marked(news!.excerpt, news!.excerpt_marks)).toEqual(['Ueno']);
    });

    it('by synonyms, as the course search finds it', async () => {
      expect(titlesOf(await search('hanami'), 'place')).toContain('桜・花');
      const [{ body: courses }, found] = [
        await portal.call('GET /search', { keyword: '花見' }),
        await search('花見', { kind: 'course' }),
      ];
      expect(found.total).toBe(courses.total);
    });

    it.each([
      ['クッキー', 'page', '/about/cookie-policy'],
      ['cookies', 'page', '/about/cookie-policy'],
      ['台風', 'news', '/news/20'],
      ['羽根木公園 梅', 'event', '/news?tab=events#event-5'],
      ['台東', 'place', '/map/cross_search?municipality=taito'],
      ['大江戸線', 'place', '/map/search03/'],
      ['橋でたどる', 'article', '/kawabe-walking'],
      ['姿勢', 'tip', '/tips/'],
      ['反射材', 'fashion', '/fashion/'],
      ['台東区', 'relation', '/relation/taito'],
      ['北の丸公園の健康遊具', 'institution', '/area_guide/yugu/30001'],
      ['平均台', 'institution', '/area_guide/yugu/'],
      ['Balance beam', 'institution', '/area_guide/yugu/'],
      ['フォトコンテスト', 'page', '/photo_contest'],
      ['新規登録', 'page', '/register'],
      ['パスワード再設定', 'page', '/forgot/password_reset'],
      ['Photo contest', 'page', '/photo_contest'],
    ] as const)('%s: %s', async (q, kind, path) => {
      expect(ofKind(await search(q), kind)!.results[0]!.path).toContain(path);
    });

    it.each([
      ['平均台', ({ equipment }) => hasAll(equipment, ['balance_beam'])],
      ['へいきんだい', ({ equipment }) => hasAll(equipment, ['balance_beam'])],
      ['balance beam', ({ equipment }) => hasAll(equipment, ['balance_beam'])],
      ['栄養バランス', ({ icons }) => hasAll(icons, ['balance'])],
      ['plenty of vegetables', ({ icons }) => hasAll(icons, ['vegetables'])],
      ['without pickles', ({ saltItems }) => hasAll(saltItems, ['no_pickles'])],
      ['減塩の調味料', ({ saltItems }) => hasAll(saltItems, ['seasoning'])],
    ] satisfies [string, (shop: Shop) => boolean][])('%s: the shops and places that have it', async (q, has) => {
      const wanted = idsWhere(has).map((id) => `/${id}`);
      const found = ofKind(await search(q, { kind: 'institution', limit_num: 50 }), 'institution')!;
      const isWanted = ({ path }: { path: string }) => wanted.some((end) => path.endsWith(end));
      expect(found.total).toBeGreaterThanOrEqual(wanted.length);
      // Some say the same in their own words.
      expect(found.results.filter(isWanted).length).toBeGreaterThan(found.results.length * 0.8);
      const [{ text }] = rowsOf<{ text: { ja: string; en: string } }>(
        await run(sql`select text from site_documents where kind = 'institution' and key = ${wanted[0]!.slice(1)}`),
      ) as [{ text: { ja: string; en: string } }];
      expect(text.ja.length).toBeLessThan(400);
      expect(text.en.length).toBeLessThan(600);
    });

    it('has the date of what has one, and no event that is over', async () => {
      const [event] = ofKind(await search('冬の上野'), 'event')!.results;
      expect(event!.date).toBe('2026-12-05');
      for (const [q, kind] of [
        ['姿勢', 'tip'],
        ['反射材', 'fashion'],
      ] as const)
        expect(ofKind(await search(q), kind)!.results[0]!.date).toMatch(/^2026-\d\d-\d\d$/);
      await run(sql`update events set ends_on = '2026-11-19', starts_on = '2026-11-19' where id = 1`);
      expect(ofKind(await search('冬の上野'), 'event')).toBeUndefined();
      await run(sql`update events set ends_on = '2026-12-05', starts_on = '2026-12-05' where id = 1`);
      expect(ofKind(await search('冬の上野'), 'event')).toBeDefined();
    });

    it('puts whole names of the title before parts of it, and these before the text', async () => {
      const titles = titlesOf(await search('王子', { kind: 'place', limit_num: 50 }), 'place');
      expect(titles.indexOf('王子駅')).toBe(0);
      expect(titles.indexOf('八王子駅')).toBeGreaterThan(titles.indexOf('王子駅'));
    });

    it('pages through one kind without gaps or doubles, and says how many there are', async () => {
      const { groups } = await search('公園');
      const total = groups.find(({ kind }) => kind === 'course')!.total;
      const paths: string[] = [];
      for (let page_num = 1; paths.length < total; page_num += 1) {
        const page = await search('公園', { kind: 'course', page_num, limit_num: 13 });
        expect(page.groups).toHaveLength(1);
        expect(page).toMatchObject({ total, page_num, limit_num: 13 });
        paths.push(...page.groups[0]!.results.map(({ path }) => path));
        expect(page.groups[0]!.results).toHaveLength(Math.min(13, total - (page_num - 1) * 13));
      }
      expect(new Set(paths).size).toBe(total);
      expect(ofKind(await search('公園'), 'course')!.results.map(({ path }) => path)).toEqual(paths.slice(0, 3));
    });

    it('leads to pages that there are', async () => {
      const rows = rowsOf<{ path: string; kind: string }>(
        await run(sql`select distinct kind, path from site_documents`),
      );
      expect(rows.length).toBeGreaterThan(1000);
      const lost = rows.filter(
        ({ path }) => !matchRoute(new URL(path, 'https://portal.invalid').pathname)?.route.screen,
      );
      expect(lost).toEqual([]);
    });
  });

  describe('when nothing is found', () => {
    it('corrects one wrong letter, and says so', async () => {
      const found = await search('parkk', { lang: 'en' });
      expect(found.searched_for).toBe('Park');
      expect(found.total).toBeGreaterThan(100);
    });

    it('offers words that are close', async () => {
      const found = await search('池袋タワー城');
      expect(found).toMatchObject({ groups: [], total: 0, searched_for: null });
      expect(found.closest).toContain('東京タワー');
    });

    it('offers nothing where nothing is close', async () => {
      expect(await search('ゑゐゑゐゑ')).toMatchObject({ groups: [], total: 0, closest: [] });
    });
  });

  describe('input', () => {
    it.each([
      [{ q: '' }, 'q', 'required'],
      [{ q: '  ' }, 'q', 'required'],
      [{}, 'q', 'required'],
      [{ q: 'あ'.repeat(101) }, 'q', 'too_long'],
      [{ q: '上野', kind: 'nothing' }, 'kind', 'not_valid'],
      [{ q: '上野', page_num: 2 }, 'page_num', 'above_maximum'],
      [{ q: '上野', kind: 'course', page_num: 99 }, 'page_num', 'above_maximum'],
      [{ q: '上野', limit_num: 51 }, 'limit_num', 'above_maximum'],
      [{ q: '上野', limit_num: 0 }, 'limit_num', 'below_minimum'],
    ])('%o is refused', async (input, field, kind) => {
      const { status, error } = await portal.call('GET /site_search', input);
      expect(status).toBe(422);
      expect(error.fields).toEqual([{ field, kind }]);
    });

    it.each([
      "'; drop table site_documents; --",
      '\\',
      "' | '!上",
      "'a':* & !'b'",
      '<script>alert(1)</script>',
      '@course',
      '!上野',
      '%_%',
      '\u202e上野',
      '👩‍👩‍👧‍👦',
      '(((((',
      '・・・',
      'あ'.repeat(100),
      'a b c d e f g h i j k l m n o p',
    ])('%s is a query like any other', async (q) => {
      const found = await search(q);
      expect(found.total).toBe(found.groups.reduce((sum, { total }) => sum + total, 0));
      expect(
        rowsOf<{ count: number }>(await run(sql`select count(*)::int as count from site_documents`))[0]!.count,
      ).toBeGreaterThan(1000);
    });

    it('has no markup in what it shows', async () => {
      for (const q of ['上野', '公園', '橋', 'クッキー'])
        for (const { results } of (await search(q)).groups)
          for (const { title, excerpt } of results) expect(title + excerpt).not.toMatch(/<[a-z/!]|&[a-z]+;/i);
      const marked = await run(sql`select path from site_documents where concat(title, text) ~ '<[a-zA-Z/!]'`);
      expect(rowsOf(marked)).toEqual([]);
    });
  });

  const stale = async () =>
    rowsOf<{ count: number }>(await run(sql`select count(*)::int as count from stale_site_documents`))[0]!.count;
  /**
   * A search goes on for two seconds with a change of many documents, and leaves the rest to the searches after it: on a busy
   * machine that takes several. A change of a few is found by the first.
   */
  const catchUp = () =>
    vi.waitFor(
      async () => {
        await search('上野');
        expect(await stale()).toBe(0);
      },
      { timeout: 60_000, interval: 0 },
    );

  describe('the last change', () => {
    it('of a course is found at once, and the old words are not', async () => {
      await run(
        sql`update courses set name = '{"ja":"かぴばら通り","en":"Capybara Lane"}', lead = lead where id = 115`,
      );
      expect(titlesOf(await search('かぴばら'), 'course')).toEqual(['かぴばら通り']);
      expect((await search('capybara')).total).toBe(1);
      const old = await search('上野・谷中寺町コース', { kind: 'course' });
      expect(titlesOf(old, 'course')).not.toContain('上野・谷中寺町コース');
      expect(await stale()).toBe(0);
    });

    it('of a notice, a new one and one that is gone', async () => {
      await run(
        sql`update notices set body = '{"ja":"<p>すいせんが咲きました</p>","en":"<p>The daffodils are out</p>"}' where id = 20`,
      );
      expect(ofKind(await search('すいせん'), 'news')!.results[0]!.path).toBe('/news/20');
      expect((await search('台風の次の日')).searched_for).toBeNull();
      expect(ofKind(await search('daffodils', { lang: 'en' }), 'news')!.total).toBe(1);
      await run(
        sql`insert into notices (id, published_on, category, title, body) values (9001, '2026-11-20', 'notice', '{"ja":"こんにゃく坂の工事","en":"Works on Konnyaku Slope"}', '{"ja":"","en":""}')`,
      );
      expect(titlesOf(await search('こんにゃく坂'), 'news')).toEqual(['こんにゃく坂の工事']);
      await run(sql`delete from notices where id = 9001`);
      expect(ofKind(await search('こんにゃく坂'), 'news')).toBeUndefined();
    });

    it('of a course that is not public any more', async () => {
      const titles = async () => titlesOf(await search('旧東海道品川宿', { kind: 'course' }), 'course');
      expect((await titles()).length).toBeGreaterThan(0);
      await run(sql`update courses set is_public = false where id = 121`);
      expect(await titles()).not.toContain('旧東海道品川宿コース');
      await run(sql`update courses set is_public = true where id = 121`);
      expect(await titles()).toContain('旧東海道品川宿コース');
    });

    it('of a name that stands in documents of other kinds', async () => {
      await run(sql`update municipalities set name = '{"ja":"みどり台区","en":"Midoridai City"}' where code = 13106`);
      await catchUp();
      const found = await search('みどり台区');
      expect(titlesOf(found, 'place')).toContain('みどり台区');
      expect(titlesOf(found, 'course').length).toBeGreaterThan(0);
      expect(titlesOf(found, 'park').length).toBeGreaterThan(0);
    });

    it('of the name of equipment', async () => {
      await run(sql`update equipment set name = '{"ja":"ゆらゆら板","en":"Wobble board"}' where kind = 'balance_beam'`);
      expect(titlesOf(await search('ゆらゆら板'), 'institution').length).toBeGreaterThan(0);
      expect(titlesOf(await search('平均台'), 'institution')).toEqual([]);
    });

    it('is noted in the transaction of the change: without its commit nothing is', async () => {
      await portal.context.db
        .transaction(async (tx) => {
          await tx.execute(sql`update parks set name = '{"ja":"まぼろし公園","en":"Phantom Park"}' where id = 1`);
          throw new Error('rolled back');
        })
        .catch(() => undefined);
      expect(await stale()).toBe(0);
      expect(titlesOf(await search('まぼろし公園'), 'park')).toEqual([]);
    });

    it('of a whole table', async () => {
      await run(sql`truncate articles`);
      await catchUp();
      expect(ofKind(await search('橋でたどる'), 'article')).toBeUndefined();
    });
  });

  it('is not made anew at a start where nothing changed', async () => {
    await catchUp();
    const before = rowsOf(await run(sql`select xmin::text, id from site_documents order by id`));
    await indexSite(portal.context.db);
    expect(rowsOf(await run(sql`select xmin::text, id from site_documents order by id`))).toEqual(before);
  });

  it.runIf(engine === 'postgresql')('is found by searches of another process, however many ask at once', async () => {
    const other = await openDatabase(portal.options);
    try {
      await other.db.execute(sql`update notices set title = '{"ja":"かざぐるま通信","en":"Pinwheel"}' where id = 21`);
      const found = await Promise.all(Array.from({ length: 8 }, () => search('かざぐるま')));
      for (const each of found) expect(titlesOf(each, 'news')).toEqual(['かざぐるま通信']);
    } finally {
      await other.close();
    }
  });

  it('takes a text that no row could hold, by its beginning', async () => {
    const long = Array.from({ length: 60_000 }, (_, index) =>
      String.fromCodePoint(0x4e00 + ((index * 7919) % 20_000)),
    ).join('');
    const body = JSON.stringify({ ja: long, en: 'none' });
    await run(
      sql`update notices set title = '{"ja":"ながいながいお知らせ","en":"Long"}', body = ${body}::jsonb where id = 22`,
    );
    expect(titlesOf(await search('ながいながいお知らせ'), 'news')).toEqual(['ながいながいお知らせ']);
  });
}, 1);

it('knows every page of content/pages, under the label of its route', () => {
  const pages = readPages();
  const files = readdirSync('content/pages').flatMap((name) => (name.endsWith('.ja.md') ? name.slice(0, -6) : []));
  expect(files.filter((file) => !pages.some((page) => page.file === file))).toEqual([]);
  for (const { path, title } of pages) expect(matchRoute(path)?.route, path).toMatchObject({ path, label: title });
});

it('knows every page that the site maps list and everybody may open', () => {
  const known = readPages().map(({ path }) => path);
  const open = soughtRoutes.filter(({ id, path, guard }) => !guard && !path.includes(':') && id !== 'siteSearch');
  expect(open.length).toBeGreaterThan(30);
  expect(open.map(({ path }) => path).filter((path) => !known.includes(path))).toEqual([]);
});
