/** What a search means: one plain query over `courses`, without an index, a window or bits. */
import { type SQL, sql } from 'drizzle-orm';
import type { Conditions, Order } from '../../server/courses/searchIndex.ts';
import { type Db, rowsOf } from '../../server/db/database.ts';
import { placeOf } from '../../server/geo/place.ts';
import { searchTextOf } from '../../server/keyword.ts';
import { content } from './expected.ts';

type Named = { name: { ja: string; en: string }; kana?: string };
const textOf = (...named: Named[]) => searchTextOf(named.flatMap(({ name, kana }) => [name.ja, name.en, kana]));

/** The texts of each course as a person reads them: its name; its stops and town; its scenes and points. */
export async function writePlainTexts(db: Db): Promise<void> {
  const stopOf = (stop: (typeof content.courses)[number]['start']): Named =>
    stop.kind === 'station'
      ? content.stations.find(
          ({ name, municipality }) =>
            name.ja === stop.station && (!stop.municipality || municipality === stop.municipality),
        )!
      : stop;
  const rows = content.courses.map((course) => {
    const town = content.municipalities.find(({ code }) => code === course.municipality)!;
    const scenes = content.scenes.filter(({ slug }) => course.scenes.includes(slug));
    const texts = [
      textOf(course),
      textOf(stopOf(course.start), stopOf(course.goal), town),
      textOf(...scenes, ...course.points),
    ];
    return sql`(${course.id}::int, ${texts[0]}::text, ${texts[1]}::text, ${texts[2]}::text, ${placeOf(course.points[0]!)}::point)`;
  });
  await db.execute(
    sql`create table plain_texts (id int, name_text text, stops_text text, other_texts text, place point)`,
  );
  await db.execute(sql`insert into plain_texts values ${sql.join(rows, sql`, `)}`);
}

const anyOf = (values: readonly (string | number)[]) =>
  sql`(${sql.join(
    values.map((value) => sql`${value}`),
    sql`, `,
  )})`;

const stands = (readings: Conditions['words'][number], place: SQL): SQL =>
  sql`(${sql.join(
    readings.map(({ text }) => sql`strpos(${place}, ${text}) > 0`),
    sql` or `,
  )})`;
const places = [sql`name_text`, sql`stops_text`, sql`other_texts`];
const standsAnywhere = (readings: Conditions['words'][number]): SQL =>
  sql`(${sql.join(
    places.map((place) => stands(readings, place)),
    sql` or `,
  )})`;

const minutesOf = [sql`< 30`, sql`between 30 and 59`, sql`between 60 and 89`, sql`between 90 and 119`, sql`>= 120`];
const stepsOf = [sql`< 6000`, sql`between 6000 and 7999`, sql`between 8000 and 9999`, sql`>= 10000`];
const inBands = (column: SQL, bands: readonly SQL[], ids: readonly number[]) =>
  sql`(${sql.join(
    ids.map((id) => sql`${column} ${bands[id - 1]!}`),
    sql` or `,
  )})`;

function whereOf(conditions: Conditions): SQL {
  const all = [sql`is_public`];
  if (conditions.municipalityCodes.length) all.push(sql`municipality_code in ${anyOf(conditions.municipalityCodes)}`);
  if (conditions.timeBands.length) all.push(inBands(sql`minutes`, minutesOf, conditions.timeBands));
  if (conditions.stepBands.length) all.push(inBands(sql`steps`, stepsOf, conditions.stepBands));
  if (conditions.sceneIds.length)
    all.push(sql`exists (select from unnest(scene_ids) as scene where scene in ${anyOf(conditions.sceneIds)})`);
  if (conditions.startStationIds)
    all.push(
      conditions.startStationIds.length ? sql`start_station_id in ${anyOf(conditions.startStationIds)}` : sql`false`,
    );
  if (conditions.category) all.push(sql`${conditions.category} = any(categories)`);
  for (const facility of conditions.facilities) all.push(sql`${sql.identifier(facility)} is true`);
  for (const readings of conditions.words) all.push(standsAnywhere(readings));
  if (conditions.isOpen) all.push(sql`status <> 'closed'`);
  return sql.join(all, sql` and `);
}

function orderOf({ words }: Conditions, order: Order): SQL {
  if (order.by === 'short') return sql`distance_m, id`;
  if (order.by === 'near') return sql`place <-> ${placeOf(order.from)}::point, id`;
  const best = words[0]
    ? sql`case when ${stands(words[0], places[0]!)} then 0 when ${stands(words[0], places[1]!)} then 1 else 2 end, `
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
