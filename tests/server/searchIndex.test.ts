/** The fast path of search against the plain query, over random conditions. */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { courseCategories, facilityKinds } from '../../contract/bands.ts';
import {
  type Conditions,
  measuredSizes,
  nearestInIndex,
  type Order,
  pageInIndex,
  totalsInIndex,
} from '../../server/courses/searchIndex.ts';
import { rowsOf } from '../../server/db/database.ts';
import { termsOf } from '../../server/keyword.ts';
import { countCoursesByStop } from '../../server/places/places.queries.ts';
import { synonyms } from '../../server/search/synonyms.ts';
import { seeded } from '../contract/seeded.ts';
import { content, expectedCourses } from './expected.ts';
import { plainSearch, writePlainTexts } from './plainSearch.ts';
import { openPortal, type Portal } from './support.ts';

/** Small enough that the sample courses take every way that many thousands would take. */
const smallSizes = { window: 25, termsWindow: 15, sortedAtOnce: 20 };

let portal: Portal;
beforeAll(async () => {
  portal = await openPortal('pglite');
  const { db } = portal.context;
  await writePlainTexts(db);
  await db.execute(sql`update courses set status = 'closed' where id % 7 = 0`);
  await db.execute(sql`update courses set is_public = false where id % 11 = 0`);
  await db.execute(
    sql`update courses set toilet = (id % 3 = 0), bench = (id % 2 = 0), step_free = true where id % 5 <> 0`,
  );
});
afterAll(() => portal.close());

const random = seeded(20_261_123);
const oneOf = <T>(values: readonly T[]): T => values[Math.floor(random() * values.length)]!;
const some = <T>(likelihood: number, values: readonly T[]): T[] =>
  random() < likelihood ? [...new Set([oneOf(values), oneOf(values), oneOf(values)])] : [];

/** A part of a name that is there, of one to four characters, a word that many courses share, or one that means others. */
function keyword(): string {
  if (random() < 0.1) return oneOf([...synonyms.keys()]);
  if (random() < 0.3) return oneOf(['公園', '川', 'park', 'eki', 'river', 'no', 'と', '神社']);
  const word = oneOf(oneOf(expectedCourses).texts.filter(Boolean)).split(' ')[0]!;
  const from = Math.floor(random() * word.length);
  return word.slice(from, from + 1 + Math.floor(random() * 4));
}

const conditions = (): Conditions => ({
  municipalityCodes: some(0.3, content.municipalities).map(({ code }) => code),
  timeBands: some(0.3, [1, 2, 3, 4, 5]),
  stepBands: some(0.3, [1, 2, 3, 4]),
  sceneIds: some(0.3, content.scenes).map(({ id }) => id),
  stationIds: random() < 0.1 ? oneOf(content.lines).stations : null,
  category: random() < 0.2 ? oneOf(courseCategories) : null,
  facilities: random() < 0.2 ? some(1, facilityKinds).slice(0, 2) : [],
  countsMap: random() < 0.5,
  isFlat: random() < 0.1,
  words: random() < 0.5 ? termsOf([keyword(), ...(random() < 0.2 ? [keyword()] : [])].join(' '), synonyms) : [],
});
const place = () => {
  const { lat, lng } = oneOf(expectedCourses).start;
  return { lat: lat + random() * 0.1, lng: lng + random() * 0.1 };
};
const order = (): Order => oneOf([{ by: 'recommended' }, { by: 'short' }, { by: 'near', from: place() }] as const);

it.each([
  ['the measured sizes', measuredSizes],
  ['small sizes', smallSizes],
])('finds the same rows in the same order, page by page, with %s', async (_, sizes) => {
  const { db } = portal.context;
  let pages = 0;
  for (let turn = 0; turn < 150; turn += 1) {
    const asked = conditions();
    const by = order();
    const all = await plainSearch(asked, by, db);
    const take = oneOf([3, 10, 20, 100]);
    const last = Math.max(0, Math.ceil(all.length / take) - 1);
    for (const page of new Set([0, Math.floor(random() * (last + 1)), last])) {
      const skip = page * take;
      const found = await pageInIndex(asked, { order: by, skip, take }, db, sizes);
      expect(found, JSON.stringify({ asked, by, skip, take })).toEqual({
        total: all.length,
        ids: all.slice(skip, skip + take),
      });
      if (found.ids.length) pages += 1;
    }
  }
  expect(pages).toBeGreaterThan(100);
});

it.each([
  ['the measured sizes', measuredSizes],
  ['small sizes', smallSizes],
])('finds the same nearest with %s', async (_, sizes) => {
  const { db } = portal.context;
  for (let turn = 0; turn < 60; turn += 1) {
    const asked = { ...conditions(), isOpen: random() < 0.5 };
    const from = place();
    const expected = (await plainSearch(asked, { by: 'near', from }, db)).slice(0, 20);
    const found = await nearestInIndex(asked, { from, limit: 20 }, db, sizes);
    expect(found, JSON.stringify({ asked, from })).toEqual(expected);
  }
});

it('counts several searches at once as it counts each', async () => {
  const { db } = portal.context;
  const words = conditions().words;
  const asked = Array.from({ length: 40 }, () => ({ ...conditions(), ...(random() < 0.5 ? { words } : {}) }));
  const expected: number[] = [];
  for (const one of asked) expected.push((await plainSearch(one, { by: 'short' }, db)).length);
  expect(await totalsInIndex(asked, db)).toEqual(expected);
  expect(new Set(expected).size).toBeGreaterThan(5);
});

it('keeps the counts of stations and lines through every change of courses and lines', async () => {
  const { db } = portal.context;
  const expectExact = async () => {
    const stops = sql`from plain_texts join courses using (id), jsonb_array_elements_text(stations) as station`;
    const counted = {
      station: await db.execute(
        sql`select station::int as id, count(*)::int ${stops} where is_public group by station`,
      ),
      line: await db.execute(
        sql`select line_id as id, count(distinct courses.id)::int as count ${stops} join line_stations on station_id = station::int where is_public group by line_id`,
      ),
    };
    for (const kind of ['station', 'line'] as const) {
      const expected = rowsOf<{ id: number; count: number }>(counted[kind]).map(
        ({ id, count }) => [id, count] as const,
      );
      const kept = [...(await countCoursesByStop(db, kind))].filter(([, count]) => count);
      expect(expected.length).toBeGreaterThan(20);
      expect(new Map(kept)).toEqual(new Map(expected));
    }
    return [...(await countCoursesByStop(db, 'line')).values()].reduce((sum, count) => sum + count, 0);
  };
  const before = await expectExact();
  await db.execute(sql`update courses set is_public = false where id % 5 = 0`);
  expect(await expectExact()).toBeLessThan(before);
  await db.execute(sql`update courses set is_public = true`);
  expect(await expectExact()).toBeGreaterThan(before);
  // A course with photos stays.
  await db.execute(
    sql`delete from courses where id % 3 = 0 and not exists (select 1 from photos where course_id = courses.id)`,
  );
  await expectExact();
  await db.execute(sql`delete from line_stations where position % 2 = 0`);
  await expectExact();
});
