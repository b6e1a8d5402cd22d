/** A closed course is found and marked, and nobody is sent to it. */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { rowsOf } from '../../server/db/database.ts';
import { content, idsOf, nearestFive } from './expected.ts';
import { pageServerOf } from './pagesSupport.ts';
import { onEachEngine, openPortal, type Portal } from './support.ts';

const closed = 101;
const note = { ja: '橋の工事で<通れません>', en: 'Bridge works: <no way> through' };

onEachEngine((engine) => {
  let portal: Portal;
  const query = (statement: ReturnType<typeof sql>) => portal.context.db.execute(statement);
  const search = async (input: object) => (await portal.call('GET /search', input)).body;
  beforeAll(async () => {
    portal = await openPortal(engine);
    await query(
      sql`update courses set status = 'closed', status_note = ${JSON.stringify(note)}::jsonb where id = ${closed}`,
    );
    await query(sql`update courses set status = 'changed' where id = 102`);
  });
  afterAll(() => portal.close());
  const start = content.courses.find(({ id }) => id === closed)!.points[0]!;
  const here = { lat: start.lat, lng: start.lng };

  it('comes after the open ones in the order of recommendation, forwards and backwards, marked', async () => {
    const ranked = rowsOf<{ id: number }>(
      await query(sql`select id from courses order by (status = 'closed'), sort_rank, id`),
    );
    const pages = await Promise.all(
      Array.from({ length: Math.ceil(ranked.length / 20) }, (_, at) => search({ page_num: at + 1, limit_num: 20 })),
    );
    const courses = pages.flatMap((page) => page.courses);
    expect(idsOf(courses)).toEqual(idsOf(ranked));
    expect(courses.at(-1)).toMatchObject({ id: closed, status: 'closed' });
  });

  it('comes after the open ones within one rank of what a keyword finds', async () => {
    const { name } = content.courses.find(({ id }) => id === closed)!;
    const [first] = (await search({ keyword: name.ja })).courses;
    // Its own name is the best match still.
    expect(first).toMatchObject({ id: closed, status: 'closed' });
    const municipality = String(content.courses.find(({ id }) => id === closed)!.municipality);
    const found = (await search({ municipality: [municipality], limit_num: 100 })).courses;
    expect(found.length).toBeGreaterThan(1);
    expect(found.at(-1)!.id).toBe(closed);
  });

  it('keeps its place by length and by distance, where the order is a fact', async () => {
    expect((await search({ ...here, sort: 'near' })).courses[0]).toMatchObject({ id: closed, status: 'closed' });
    const lengths = (await search({ sort: 'short', limit_num: 100 })).courses.map(({ distance_m }) => distance_m);
    expect(lengths).toEqual([...lengths].sort((a, b) => a - b));
  });

  it('is named beside no park that it passes', async () => {
    const { parks } = (await portal.call('GET /park', { municipality: ['chiyoda'] })).body;
    const named = parks.flatMap(({ courses }) => idsOf(courses));
    expect(named.length).toBeGreaterThan(0);
    expect(named).not.toContain(closed);
    // The park in the middle of its way keeps the others.
    expect(parks.find(({ name }) => name === '皇居外苑')!.courses.length).toBeGreaterThan(0);
  });

  it('is none of the five nearest, unless fewer are found', async () => {
    const { courses } = await search(here);
    expect(courses).toHaveLength(5);
    expect(idsOf(courses)).not.toContain(closed);
    const open = nearestFive(
      here,
      (await import('./expected.ts')).expectedCourses.filter(({ id }) => id !== closed),
    );
    expect(idsOf(courses)).toEqual(idsOf(open));
    const { name } = content.courses.find(({ id }) => id === closed)!;
    const only = await search({ ...here, keyword: name.ja });
    expect(only).toMatchObject({ total: 1, courses: [{ id: closed, status: 'closed' }] });
  });

  it('is marked in the site search, where a notice of it is no course', async () => {
    const { name } = content.courses.find(({ id }) => id === closed)!;
    const { body } = await portal.call('GET /site_search', { q: name.ja });
    const own = body.groups.find(({ kind }) => kind === 'course')!.results.find(({ title }) => title === name.ja);
    expect(own?.course_status).toBe('closed');
    for (const { kind, results } of body.groups)
      for (const { course_status } of results) expect(course_status === null, kind).toBe(kind !== 'course');
  });

  it('comes after the open ones where fewer than five of these match, nearest first', async () => {
    const municipality = [String(content.courses.find(({ id }) => id === closed)!.municipality)];
    const inTown = idsOf((await search({ municipality, limit_num: 100 })).courses);
    const [open, others] = [inTown.slice(0, 2), inTown.slice(2)];
    expect(others.length).toBeGreaterThan(1);
    const setStatus = (status: string, ids: number[]) =>
      query(sql`update courses set status = ${status} where id in ${ids}`);
    await setStatus('closed', others);
    await setStatus('open', open);
    try {
      const { courses, total } = await search({ ...here, municipality });
      expect(total).toBe(Math.min(5, inTown.length));
      expect(idsOf(courses.slice(0, 2)).toSorted()).toEqual(open.toSorted());
      expect(courses.slice(2).every(({ status }) => status === 'closed')).toBe(true);
      expect(courses[2]!.id).toBe(closed);
    } finally {
      await setStatus('open', others);
      await setStatus('closed', [closed]);
      await query(sql`update courses set status = 'changed' where id = 102`);
    }
  });

  it('is not recommended beside another', async () => {
    for (const { id } of content.courses) {
      const { courses } = (await portal.call('GET /recommend', { course_id: id })).body;
      expect(idsOf(courses)).not.toContain(closed);
    }
  });

  it('stands in no ranking, keeps its counts, and is back when it opens', async () => {
    for (const [id, count] of [
      [closed, 9],
      [102, 5],
      [103, 5],
    ])
      await query(
        sql`insert into course_counts (course_id, day, walked) values (${id}, ${portal.context.now().toISOString().slice(0, 10)}, ${count})`,
      );
    const ranked = async () =>
      (await portal.call('GET /ranking', { type: 'walked' })).body.ranking.map(({ rank, count, course }) => [
        ...[rank, count, course.id],
      ]);
    expect(await ranked()).toEqual([
      [1, 5, 102],
      [1, 5, 103],
    ]);
    await query(sql`update courses set status = 'open' where id = ${closed}`);
    try {
      expect(await ranked()).toEqual([
        [1, 9, closed],
        [2, 5, 102],
        [2, 5, 103],
      ]);
      expect(idsOf((await search(here)).courses)).toContain(closed);
    } finally {
      await query(sql`update courses set status = 'closed' where id = ${closed}`);
    }
  });

  it.each(['gpx', 'kml'])('says so in the name and the description of a %s file', async (format) => {
    const file = async (address: string) => (await portal.app.request(address)).text();
    const ja = await file(`/map/detail/${closed}.${format}`);
    const en = await file(`/map/detail/${closed}.${format}?lang=en`);
    expect(ja).toMatch(/<name>【通行止め】/);
    expect(ja).toContain('橋の工事で&#60;通れません&#62;');
    expect(en).toMatch(/<name>\[Route closed\] /);
    expect(en).toContain('Bridge works: &#60;no way&#62; through');
    // Apps show the name of the track or the placemark, not that of the document.
    expect(en.match(/<name>\[Route closed\] /g)).toHaveLength(2);
    expect(await file(`/map/detail/102.${format}?lang=en`)).toMatch(/<name>\[Route changed\] /);
    expect(await file(`/map/detail/103.${format}?lang=en`)).not.toMatch(/\[Route|Bridge/);
  });

  it('says so in the feed, as long as it is so', async () => {
    const pages = pageServerOf(portal.context);
    const feed = async (lang: string) => (await pages.request(`http://localhost/news/feed.xml?lang=${lang}`)).text();
    const ja = await feed('ja');
    expect(ja).toMatch(/<item><title>【通行止め】/);
    expect(ja).toContain('いまは歩けません。 橋の工事で&#60;通れません&#62;');
    const en = await feed('en');
    expect(en).toMatch(/<title>\[Route closed\] [^<]+<\/title><link>[^<]*\/map\/detail\/101\?lang=en<\/link>/);
    expect(en).toMatch(/<title>\[Route changed\] /);
    const guid = () => /<guid isPermaLink="false">([^<]+)/.exec(en)![1];
    try {
      await query(sql`update courses set status = 'open' where id in (${closed}, 102)`);
      expect(await feed('en')).not.toMatch(/\[Route/);
      await query(sql`update courses set status = 'closed', status_note = null where id = ${closed}`);
      const again = /<guid isPermaLink="false">([^<]+)/.exec(await feed('en'))![1];
      // For another reason it is news again.
      expect(again).not.toBe(guid());
    } finally {
      await query(
        sql`update courses set status = 'closed', status_note = ${JSON.stringify(note)}::jsonb where id = ${closed}`,
      );
      await query(sql`update courses set status = 'changed' where id = 102`);
    }
  });

  it('says so in a property of a GeoJSON file', async () => {
    const properties = async (id: number) => {
      const file = await portal.app.request(`/map/detail/${id}.geojson?lang=en`);
      return ((await file.json()) as { features: { properties: object }[] }).features[0]!.properties;
    };
    expect(await properties(closed)).toMatchObject({
      ...{ name: expect.stringMatching(/^\[Route closed\] /), status: 'closed', status_note: note.en },
      note: expect.stringContaining(note.en),
    });
    expect(await properties(103)).toMatchObject({ status: 'open', status_note: null });
  });
});
