/** What a search means: one plain query over `courses`, without an index, a window or bits. */
import { type SQL, sql } from 'drizzle-orm';
import { searchedTextsOf } from '../../server/content/courseRow.ts';
import type { Conditions, Order } from '../../server/courses/searchIndex.ts';
import { type Db, rowsOf } from '../../server/db/database.ts';
import { placeOf } from '../../server/geo/place.ts';
import { content } from './expected.ts';

/** What each course is found by, as the content says it: texts, whole names, stations. */
export async function writePlainTexts(db: Db): Promise<void> {
  const rows = content.courses.map((course) => {
    const { texts, whole, stationIds } = searchedTextsOf(course, content);
    const list = (names: readonly string[]) => sql`${JSON.stringify(names)}::jsonb`;
    return sql`(${course.id}::int, ${list(whole.first)}, ${texts[0]}::text, ${list(whole.others)}, ${texts[1]}::text, ${texts[2]}::text, ${list(stationIds.map(String))}, ${placeOf(course.points[0]!)}::point)`;
  });
  await db.execute(
    sql`create table plain_texts (id int, first_whole jsonb, name_text text, other_whole jsonb, stops_text text, other_texts text, stations jsonb, place point)`,
  );
  await db.execute(sql`insert into plain_texts values ${sql.join(rows, sql`, `)}`);
}

const anyOf = (values: readonly (string | number)[]) =>
  sql`(${sql.join(
    values.map((value) => sql`${value}`),
    sql`, `,
  )})`;

type Readings = Conditions['words'][number];
const either = (parts: readonly SQL[]) => sql`(${sql.join([sql`false`, ...parts], sql` or `)})`;
const isWhole = (readings: Readings, names: SQL): SQL => either(readings.map(({ text }) => sql`${names} ? ${text}`));
/** One or two kana count at the beginning of a word of kana alone, and anywhere in another. */
const isPart = (readings: Readings, place: SQL): SQL =>
  either(
    readings
      .filter((term) => !term.isWhole)
      .map(({ text }) =>
        /^[ぁ-ゖー]{1,2}$/.test(text)
          ? sql`exists (select from string_to_table(${place}, ' ') as word where strpos(word, ${text}) = 1 or strpos(word, ${text}) > 1 and word !~ '^[ぁ-ゖー]+$')`
          : sql`strpos(${place}, ${text}) > 0`,
      ),
  );
/** In the order of `marks`. */
const places = [
  (readings: Readings) => isWhole(readings, sql`first_whole`),
  (readings: Readings) => isWhole(readings, sql`other_whole`),
  (readings: Readings) => isPart(readings, sql`name_text`),
  (readings: Readings) => isPart(readings, sql`stops_text`),
  (readings: Readings) => isPart(readings, sql`other_texts`),
];
const standsAnywhere = (readings: Readings): SQL => either(places.map((stands) => stands(readings)));

const minutesOf = [sql`< 30`, sql`between 30 and 59`, sql`between 60 and 89`, sql`between 90 and 119`, sql`>= 120`];
const stepsOf = [sql`< 6000`, sql`between 6000 and 7999`, sql`between 8000 and 9999`, sql`>= 10000`];
const inBands = (column: SQL, bands: readonly SQL[], ids: readonly number[]) =>
  sql`(${sql.join(
    ids.map((id) => sql`${column} ${bands[id - 1]!}`),
    sql` or `,
  )})`;

function whereOf(conditions: Conditions): SQL {
  const all = [sql`is_public`];
  if (conditions.municipalityCodes.length)
    all.push(
      sql`(municipality_code in ${anyOf(conditions.municipalityCodes)} or exists (select from unnest(also_in) as town where town in ${anyOf(conditions.municipalityCodes)}))`,
    );
  if (conditions.timeBands.length) all.push(inBands(sql`minutes`, minutesOf, conditions.timeBands));
  if (conditions.stepBands.length) all.push(inBands(sql`steps`, stepsOf, conditions.stepBands));
  if (conditions.sceneIds.length)
    all.push(sql`exists (select from unnest(scene_ids) as scene where scene in ${anyOf(conditions.sceneIds)})`);
  if (conditions.stationIds)
    all.push(
      conditions.stationIds.length
        ? sql`exists (select from jsonb_array_elements_text(stations) as station where station::int in ${anyOf(conditions.stationIds)})`
        : sql`false`,
    );
  if (conditions.category) all.push(sql`${conditions.category} = any(categories)`);
  for (const facility of conditions.facilities)
    all.push(
      conditions.countsMap && facility === 'toilet'
        ? sql`coalesce(toilet, exists (select from jsonb_array_elements(rests) as rest where rest->>'kind' = 'toilet'))`
        : sql`${sql.identifier(facility)} is true`,
    );
  if (conditions.isFlat) all.push(sql`is_flat`);
  for (const readings of conditions.words) all.push(standsAnywhere(readings));
  if (conditions.isOpen) all.push(sql`status <> 'closed'`);
  return sql.join(all, sql` and `);
}

function orderOf({ words }: Conditions, order: Order): SQL {
  if (order.by === 'short') return sql`distance_m, id`;
  if (order.by === 'near') return sql`place <-> ${placeOf(order.from)}::point, id`;
  const best = words[0]
    ? sql`case ${sql.join(
        places.map((stands, place) => sql`when ${stands(words[0]!)} then ${sql.raw(String(place))}`),
        sql` `,
      )} end, `
    : sql``;
  return sql`${best} status = 'closed', sort_rank, id`;
}

/** All that match, in order. */
export async function plainSearch(conditions: Conditions, order: Order, db: Db): Promise<number[]> {
  const rows = await db.execute(
    sql`select id from courses join plain_texts using (id) where ${whereOf(conditions)} order by ${orderOf(conditions, order)}`,
  );
  return rowsOf<{ id: number }>(rows).map(({ id }) => id);
}
