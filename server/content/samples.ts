/**
 * Writes samples into the database, which belongs to people: a new sample is added, one that nobody has changed is updated, and
 * what people entered, changed or deleted is left alone.
 */
import { isDeepStrictEqual } from 'node:util';
import { and, eq, getTableColumns, getTableName, inArray, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { type Db, rowsOf, sqlStateOf } from '../db/database.ts';
import { contentSamples } from './content.table.ts';

/** A row's values by the names of their columns, as JSON. */
type Values = Record<string, unknown>;

export interface Sample {
  key: number;
  values: Values;
}

/** Samples of one kind, and how the database holds them. */
export interface SampleSet {
  /** The name of the table. */
  kind: string;
  samples: Sample[];
  /** What the database holds under these keys. */
  read: (db: Db, keys: number[]) => Promise<Sample[]>;
  /** Writes the samples with these keys. */
  write: (db: Db, keys: number[]) => Promise<void>;
}

/** Adds or updates rows, in those columns that they have. */
export async function upsert<T extends PgTable>(
  db: Db,
  table: T,
  key: string,
  rows: T['$inferInsert'][],
): Promise<void> {
  const columns = getTableColumns(table);
  const changes: Record<string, SQL> = {};
  for (const [name, column] of Object.entries(columns))
    if (name !== key && name in rows[0]!) changes[name] = sql.raw(`excluded."${column.name}"`);
  await db
    .insert(table)
    .values(rows)
    .onConflictDoUpdate({ target: columns[key]!, set: changes as never });
}

/** A set whose samples are rows of one table. `alongside` writes what goes with them; `keys` numbers rows that are known by a word. */
export function rowsOfTable<T extends PgTable>(
  table: T,
  key: string,
  rows: T['$inferInsert'][],
  {
    alongside,
    keys: numbers,
  }: { alongside?: (db: Db, keys: number[]) => Promise<void>; keys?: Map<string, number> } = {},
): SampleSet {
  const columns = getTableColumns(table);
  const column = columns[key]!;
  const keyOf = (row: T['$inferInsert']): number => {
    const value = (row as Values)[key] as string | number;
    return typeof value === 'string' ? numbers!.get(value)! : value;
  };
  const wordOf = new Map([...(numbers ?? [])].map(([word, number]) => [number, word]));
  const valuesOf = (row: T['$inferInsert']): Values => {
    const given = Object.entries(columns).map(([name, { name: stored }]) => [stored, (row as Values)[name]]);
    // As JSON, which has no undefined.
    return JSON.parse(JSON.stringify(Object.fromEntries(given))) as Values;
  };
  return {
    kind: getTableName(table),
    samples: rows.map((row) => ({ key: keyOf(row), values: valuesOf(row) })),
    read: async (db, keys) => {
      const stored = rowsOf<{ key: string | number; values: Values }>(
        await db.execute(
          sql`select ${column} as key, to_jsonb(${table}) as "values" from ${table} where ${inArray(column, numbers ? keys.map((each) => wordOf.get(each)) : keys)}`,
        ),
      );
      return stored.map(({ key: found, values }) => ({
        key: typeof found === 'string' ? numbers!.get(found)! : found,
        values,
      }));
    },
    write: async (db, keys) => {
      const written = rows.filter((row) => keys.includes(keyOf(row)));
      await upsert(db, table, key, written);
      await alongside?.(db, keys);
    },
  };
}

const holds = (values: Values, sample: Values): boolean =>
  Object.entries(sample).every(([name, value]) => isDeepStrictEqual(values[name], value));

/** A unique value or a reference stands in the way of a sample: people entered or deleted what it meets. */
const isInTheWay = (error: unknown) => ['23505', '23503'].includes(sqlStateOf(error) ?? '');

async function note(db: Db, kind: string, samples: Sample[]): Promise<void> {
  if (!samples.length) return;
  await db
    .insert(contentSamples)
    .values(samples.map(({ key, values }) => ({ kind, key, written: values })))
    .onConflictDoUpdate({
      target: [contentSamples.kind, contentSamples.key],
      set: { written: sql`excluded.written` },
    });
}

/** Writes samples, and without those that cannot be written where some cannot. @returns the keys left out */
async function writeThose(db: Db, set: SampleSet, samples: Sample[]): Promise<number[]> {
  if (!samples.length) return [];
  try {
    // A transaction within one is a savepoint.
    await db.transaction(async (tx) => {
      await set.write(
        tx as unknown as Db,
        samples.map(({ key }) => key),
      );
      await note(tx as unknown as Db, set.kind, samples);
    });
    return [];
  } catch (error) {
    if (!isInTheWay(error)) throw error;
    if (samples.length === 1) return [samples[0]!.key];
    const half = Math.ceil(samples.length / 2);
    const first = await writeThose(db, set, samples.slice(0, half));
    return [...first, ...(await writeThose(db, set, samples.slice(half)))];
  }
}

const writtenAtOnce = 200;

/** @returns the keys of samples that people left no room for */
export async function writeSamples(db: Db, set: SampleSet): Promise<number[]> {
  const leftOut: number[] = [];
  for (let from = 0; from < set.samples.length; from += writtenAtOnce) {
    const samples = set.samples.slice(from, from + writtenAtOnce);
    const keys = samples.map(({ key }) => key);
    const known = await db
      .select()
      .from(contentSamples)
      .where(and(eq(contentSamples.kind, set.kind), inArray(contentSamples.key, keys)));
    const writtenBefore = new Map(known.map(({ key, written }) => [key, written]));
    const replaced = new Set(known.filter(({ isReplaced }) => isReplaced).map(({ key }) => key));
    const stored = new Map((await set.read(db, keys)).map(({ key, values }) => [key, values]));
    const isOurs = ({ key, values }: Sample): boolean => {
      if (replaced.has(key)) return false;
      const [now, before] = [stored.get(key), writtenBefore.get(key)];
      // Without a row it is new, or people deleted it.
      if (!now) return !before;
      return holds(now, values) || (before !== undefined && holds(now, before));
    };
    leftOut.push(...(await writeThose(db, set, samples.filter(isOurs))));
  }
  return leftOut;
}
