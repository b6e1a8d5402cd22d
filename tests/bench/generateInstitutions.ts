/** Shops and facilities in any number for benchmarks: made of the samples, by a seed, through the same code that makes real rows. */
import { sql } from 'drizzle-orm';
import { type InstitutionRow, institutionIndexRow, institutionRows } from '../../server/content/institutionRow.ts';
import { generatedFrom } from '../../server/content/loadContent.ts';
import type { Content } from '../../server/content/readContent.ts';
import { type Db, rowsOf } from '../../server/db/database.ts';
import type { Hours, Period } from '../../server/institutions/hours.ts';
import { institutionIndex, institutions } from '../../server/institutions/institutions.table.ts';
import { seeded } from '../contract/seeded.ts';
import { pick } from './generate.ts';

const rowsAtOnce = 500;
/** One in so many opens or closes within a half hour. */
const oddEvery = 6;

/** Hours a little later than those of a sample, some within a half hour. */
function laterHours(hours: Hours, random: () => number): Hours {
  if (hours.kind !== 'weekly') return hours;
  const by = random() < 1 / oddEvery ? 10 : 30 * Math.floor(random() * 2);
  const later = (time: string) => {
    const minutes = Number(time.slice(0, 2)) * 60 + Number(time.slice(3)) + by;
    return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
  };
  const shifted = (periods: Period[]): Period[] => periods.map(([from, to]) => [later(from), later(to)]);
  const isLate = hours.week.some(({ periods }) => periods.some(([, to]) => to > '28:00'));
  if (isLate) return hours;
  return {
    ...hours,
    week: hours.week.map(({ days, periods }) => ({ days, periods: shifted(periods) })),
    ...(hours.holidays ? { holidays: shifted(hours.holidays) } : {}),
  };
}

/** Near a station, as most shops are. */
function generatedRow(number: number, samples: readonly InstitutionRow[], content: Content): InstitutionRow {
  const random = seeded(number + 7);
  const [like, other] = [pick(samples, random), pick(samples, random)];
  const station = pick(content.stations, random);
  const spread = () => (random() - 0.5) * (random() < 0.7 ? 0.012 : 0.05);
  const word = other.name.ja.split(/[ （]/)[0]!;
  return {
    ...like,
    id: generatedFrom + number,
    name: { ja: `${station.name.ja} ${like.name.ja}`, en: `${station.name.en} ${like.name.en}` },
    kana: `${station.kana} ${like.kana} ${word}`,
    municipalityCode: station.municipality,
    lat: station.lat + spread(),
    lng: station.lng + spread(),
    hours: laterHours(random() < 0.5 ? like.hours : other.hours, random),
    parkId: null,
    sortRank: samples.length + number,
  };
}

const searchIndexes = sql`select indexname as name, indexdef as definition from pg_indexes where tablename = 'institution_index' and indexname <> 'institution_index_pkey'`;

/** Brings the institutions in `db`, with the samples, to `size`. What is there already stays. */
export async function growInstitutionsTo(size: number, db: Db, content: Content): Promise<void> {
  const samples = institutionRows(content);
  const known = await db.$count(institutions);
  if (known >= size) return;
  const indexes = rowsOf<{ name: string; definition: string }>(await db.execute(searchIndexes));
  for (const { name } of indexes) await db.execute(sql.raw(`drop index "${name}"`));
  for (let from = known - samples.length; from < size - samples.length; from += rowsAtOnce) {
    const to = Math.min(from + rowsAtOnce, size - samples.length);
    const rows = Array.from({ length: to - from }, (_, index) => generatedRow(from + index, samples, content));
    await db.insert(institutions).values(rows);
    await db.insert(institutionIndex).values(rows.map((row) => institutionIndexRow(row, content)));
  }
  for (const { definition } of indexes) await db.execute(sql.raw(definition));
  await db.execute(sql`vacuum analyze`);
}
