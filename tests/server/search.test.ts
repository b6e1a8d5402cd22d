import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { courseCategories, facilityKinds, sceneSlugs } from '../../contract/bands.ts';
import type { CourseSummary } from '../../contract/courses.ts';
import { rowsOf } from '../../server/db/database.ts';
import { seeded } from '../contract/seeded.ts';
import { content, expectedCourses, type Facets, filtered, idsOf, nearestFive, sortedIds } from './expected.ts';
import { onEngineInTurn, openPortal, type Portal } from './support.ts';

onEngineInTurn((engine) => {
  let portal: Portal;
  beforeAll(async () => {
    portal = await openPortal(engine);
  });
  afterAll(() => portal.close());

  const search = async (input: object) => {
    const { status, body } = await portal.call('GET /search', input);
    expect(status, JSON.stringify(input)).toBe(200);
    return body;
  };

  /** Every page, and that none has a gap, a double or another total. */
  async function allPages(input: object, limit_num = 100): Promise<CourseSummary[]> {
    const courses: CourseSummary[] = [];
    for (let page_num = 1; ; page_num += 1) {
      const page = await search({ ...input, page_num, limit_num });
      expect(page).toMatchObject({ page_num, limit_num });
      courses.push(...page.courses);
      const isLast = page_num * limit_num >= page.total;
      expect(page.courses).toHaveLength(isLast ? page.total - (page_num - 1) * limit_num : limit_num);
      if (isLast) break;
    }
    expect(new Set(idsOf(courses)).size).toBe(courses.length);
    return courses;
  }

  async function expectSame(facets: Facets): Promise<number> {
    const found = await allPages(facets);
    const expected = filtered(facets);
    expect(sortedIds(found), JSON.stringify(facets)).toEqual(idsOf(expected));
    return expected.length;
  }

  it('finds everything when nothing is asked', async () => {
    expect(await expectSame({})).toBe(content.courses.length);
  });

  it.each([
    ['municipality by slug', content.municipalities.map(({ slug }) => ({ municipality: [slug] }))],
    ['municipality by code', content.municipalities.map(({ code }) => ({ municipality: [String(code)] }))],
    ['time band', [1, 2, 3, 4, 5].map((band) => ({ time_band: [band] }))],
    ['step band', [1, 2, 3, 4].map((band) => ({ step_band: [band] }))],
    ['scene', sceneSlugs.map((scene) => ({ scene: [scene] }))],
    ['line', content.lines.map(({ id }) => ({ line: id }))],
    ['station', content.stations.filter((_, index) => index % 4 === 0).map(({ id }) => ({ station: id }))],
    ['category', courseCategories.map((category) => ({ category }))],
  ])('filters by %s as a plain filter does', async (_, everyValue) => {
    let found = 0;
    for (const facets of everyValue) found += await expectSame(facets);
    expect(found).toBeGreaterThan(0);
  });

  it('filters by scene id as by its slug', async () => {
    for (const { id, slug } of content.scenes)
      expect(sortedIds(await allPages({ scene: [id] }))).toEqual(idsOf(filtered({ scene: [slug] })));
  });

  it('combines facets with AND and values of one facet with OR', async () => {
    const random = seeded(20_261_120);
    const oneOf = <T>(values: readonly T[]) => values[Math.floor(random() * values.length)]!;
    const some = <T>(values: readonly T[]) => [
      ...new Set(Array.from({ length: 1 + Math.floor(random() * 3) }, () => oneOf(values))),
    ];
    const withCourses = expectedCourses.filter(({ stationIds }) => stationIds.length > 0);
    let hits = 0;
    for (let turn = 0; turn < 150; turn += 1) {
      const facets: Facets = {};
      if (random() < 0.3)
        facets.municipality = some(content.municipalities).flatMap(({ slug, code }) =>
          random() < 0.5 ? slug : String(code),
        );
      if (random() < 0.4) facets.time_band = some([1, 2, 3, 4, 5]);
      if (random() < 0.4) facets.step_band = some([1, 2, 3, 4]);
      if (random() < 0.5) facets.scene = some(sceneSlugs);
      if (random() < 0.2) facets.line = oneOf(oneOf(withCourses).lineIds);
      if (random() < 0.1) facets.station = oneOf(oneOf(withCourses).stationIds);
      if (random() < 0.3) facets.category = oneOf(courseCategories);
      if ((await expectSame(facets)) > 0) hits += 1;
    }
    expect(hits).toBeGreaterThan(40);
  });

  it('asks for facilities that somebody confirmed, all of them', async () => {
    for (const facility of facilityKinds) expect((await search({ facility: [facility] })).total).toBe(0);
    await portal.context.db.execute(sql`update courses set toilet = true, bench = (id = 101) where id in (101, 102)`);
    try {
      expect(sortedIds((await search({ facility: ['toilet'] })).courses)).toEqual([101, 102]);
      expect(sortedIds((await search({ facility: ['toilet', 'bench'] })).courses)).toEqual([101]);
      expect((await search({ facility: ['step_free'] })).total).toBe(0);
    } finally {
      await portal.context.db.execute(sql`update courses set toilet = null, bench = null`);
    }
  });

  it.each([1, 7, 20, 100])('pages by %i without gaps or doubles', async (limit) => {
    const input = { category: 'machisanpo' };
    expect(sortedIds(await allPages(input, limit))).toEqual(idsOf(filtered(input)));
  });

  it('has 20 on a page when nothing is said', async () => {
    const page = await search({});
    expect(page.courses).toHaveLength(20);
    expect(page).toMatchObject({ page_num: 1, limit_num: 20, total: content.courses.length });
  });

  it('sorts by length, then by id', async () => {
    const courses = await allPages({ sort: 'short' }, 30);
    const expected = [...expectedCourses].sort((a, b) => a.distance - b.distance || a.id - b.id);
    expect(idsOf(courses)).toEqual(idsOf(expected));
  });

  it('sorts by recommendation when nothing is said: one order, the same on every page size', async () => {
    const ranked = rowsOf<{ id: number }>(
      await portal.context.db.execute(sql`select id from courses order by sort_rank, id`),
    );
    const courses = await allPages({}, 9);
    expect(idsOf(courses)).toEqual(idsOf(ranked));
    expect(idsOf(await allPages({ sort: 'recommended' }, 100))).toEqual(idsOf(courses));
    // The first page is spread over the city.
    expect(new Set(courses.slice(0, 20).map(({ municipality }) => municipality.code)).size).toBeGreaterThanOrEqual(15);
  });

  it('finds the same five nearest as measuring every course, from 60 places on the mainland and the islands', async () => {
    const random = seeded(5);
    const between = (from: number, to: number) => from + random() * (to - from);
    const mainland = Array.from({ length: 45 }, () => ({ lat: between(35.5, 35.9), lng: between(138.95, 139.92) }));
    const islands = Array.from({ length: 15 }, () => ({ lat: between(24, 34.9), lng: between(139, 142.3) }));
    for (const from of [...mainland, ...islands]) {
      const here = { lat: Number(from.lat.toFixed(6)), lng: Number(from.lng.toFixed(6)) };
      const { courses, total } = await search(here);
      expect(total).toBe(5);
      expect(
        courses.map(({ id, distance_from_here_m }) => ({ id, distance: distance_from_here_m })),
        JSON.stringify(here),
      ).toEqual(nearestFive(here));
    }
  });

  it('finds the five nearest within the other conditions', async () => {
    const here = { lat: 35.6812, lng: 139.7671 };
    for (const facets of [
      { scene: ['island'] },
      { category: 'kawabe' },
      { municipality: ['hachijo', 'oshima'] },
      { time_band: [5] },
    ] satisfies Facets[]) {
      const { courses, total } = await search({ ...facets, ...here });
      expect(courses.map(({ id }) => id)).toEqual(idsOf(nearestFive(here, filtered(facets))));
      expect(total).toBe(Math.min(5, filtered(facets).length));
    }
  });

  it('finds the five nearest to a station', async () => {
    for (const station of content.stations.filter((_, index) => index % 50 === 0)) {
      const { courses } = await search({ near_station: station.id });
      expect(idsOf(courses)).toEqual(idsOf(nearestFive(station)));
    }
  });

  it('answers the five nearest on one page only', async () => {
    const { status, body } = await portal.call('GET /search', { lat: 35.68, lng: 139.76, page_num: 2 });
    expect(status).toBe(422);
    expect(JSON.stringify(body)).toContain('page_num: above the maximum');
  });

  it('lists all that match by their distance, page by page, from a place and from a station', async () => {
    const ueno = content.stations.find(({ name }) => name.ja === '上野')!;
    const tokyoStation = { lat: 35.6812, lng: 139.7671 };
    for (const [from, asked] of [
      [tokyoStation, tokyoStation],
      [ueno, { near_station: ueno.id }],
    ] as const) {
      for (const facets of [{}, { time_band: [1] }, { municipality: ['hachijo', 'oshima', 'taito'] }]) {
        const courses = await allPages({ ...facets, ...asked, sort: 'near' }, 20);
        expect(sortedIds(courses)).toEqual(sortedIds(filtered(facets)));
        const distances = courses.map(({ distance_from_here_m }) => distance_from_here_m!);
        expect(distances.slice(0, 5)).toEqual(nearestFive(from, filtered(facets)).map(({ distance }) => distance));
        // Pages are cut on a plane: where they meet, the sphere may differ by a little.
        for (const [index, distance] of distances.slice(1).entries())
          expect(distance).toBeGreaterThan(distances[index]! * 0.97);
      }
    }
  });

  it('reads a misspelt keyword as the name it is like, on every page', async () => {
    const first = await search({ keyword: 'parkk' });
    expect(first.searched_for).toMatch(/^park$/i);
    expect(first.total).toBeGreaterThan(20);
    const second = await search({ keyword: 'parkk', page_num: 2 });
    expect(second).toMatchObject({ searched_for: first.searched_for, total: first.total });
    expect(idsOf(second.courses)).not.toContain(first.courses[0]!.id);
  });

  it('counts what only the map shows when it is asked to, and finds nearly flat courses', async () => {
    const onMap = content.courses.filter(({ id }) =>
      content.routes.get(id)!.rests.some(({ kind }) => kind === 'toilet'),
    );
    expect(onMap.length).toBeGreaterThan(50);
    expect((await search({ facility: ['toilet'], facts: 'all' })).total).toBe(onMap.length);
    const flat = await allPages({ flat: '1' });
    expect(flat.length).toBeGreaterThan(10);
    for (const { is_flat } of flat) expect(is_flat).toBe(true);
  });

  it('says what one condition less would find, and what is like a keyword', async () => {
    const { total, closest } = await search({ municipality: ['oshima'], scene: ['night'] });
    expect(total).toBe(0);
    expect(closest.without.map(({ field }) => field)).toEqual(['municipality', 'scene']);
    for (const { total } of closest.without) expect(total).toBeGreaterThan(0);
    const unknown = await search({ keyword: '池袋タワー城' });
    expect(unknown.total).toBe(0);
    expect(unknown.closest.words).toContain('東京タワー');
  });

  it('takes no station for a keyword that courses have, when the other conditions leave none', async () => {
    // 桜台 in Nerima is a station, and no answer to cherry trees in Hinohara.
    const { total, near, searched_for, closest } = await search({ keyword: '桜', municipality: ['hinohara'] });
    expect({ total, near, searched_for }).toEqual({ total: 0, near: null, searched_for: null });
    expect(closest.without.map(({ field }) => field)).toEqual(['keyword', 'municipality']);
  });

  it('shows courses near the station of a keyword that no course has, within 3 km', async () => {
    let shown = 0;
    for (const { name } of content.stations.filter((_, index) => index % 12 === 0)) {
      const { near, courses } = await search({ keyword: name.ja });
      if (!near) continue;
      shown += 1;
      expect(courses.length, name.ja).toBeGreaterThan(0);
      for (const { distance_from_here_m } of courses) expect(distance_from_here_m, name.ja).toBeLessThanOrEqual(3000);
      const far = await search({ keyword: name.ja, municipality: ['ogasawara'] });
      expect(far, name.ja).toMatchObject({ total: 0, near: null });
      expect(far.closest.without.map(({ field }) => field)).toContain('keyword');
    }
    expect(shown).toBeGreaterThan(5);
    // The nearest course begins 8 km away.
    expect(await search({ keyword: '新整備場' })).toMatchObject({ near: null });
  });

  it('leaves courses out that are not public, everywhere', async () => {
    await portal.context.db.execute(sql`update courses set is_public = false where id = 101`);
    try {
      const here = content.courses.find(({ id }) => id === 101)!.points[0]!;
      expect(idsOf(await allPages({}))).not.toContain(101);
      expect(idsOf((await search({ lat: here.lat, lng: here.lng })).courses)).not.toContain(101);
      expect((await portal.call('GET /course_detail', { id: 101 })).status).toBe(404);
      expect((await portal.call('POST /course_detail/get_num', { id: 101 })).status).toBe(404);
      expect((await portal.call('GET /history', { courses: [101, 102] })).body.courses.map(({ id }) => id)).toEqual([
        102,
      ]);
      expect((await portal.call('GET /num')).body.courses).toBe(content.courses.length - 1);
    } finally {
      await portal.context.db.execute(sql`update courses set is_public = true`);
    }
  });
});
