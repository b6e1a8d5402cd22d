/** Titles as samples: their rows are known by a word, samples by a number. */
import { inArray, sql } from 'drizzle-orm';
import { rowsOf } from '../db/database.ts';
import { titles } from '../walks/walks.table.ts';
import type { Content } from './readContent.ts';
import { type SampleSet, upsert } from './samples.ts';

/** In the order of the stamp rally. */
export function setOfTitles(content: Content['titles']): SampleSet {
  const rows = content.map(({ id: key, slug: id, ...title }, at) => ({
    key,
    row: { id, sortRank: at + 1, name: title.name, how: title.how, rule: title.rule, needed: title.needed },
    scope: 'scope' in title ? title.scope : null,
  }));
  const of = (keys: number[]) => rows.filter(({ key }) => keys.includes(key));
  return {
    kind: 'titles',
    samples: rows.map(({ key, row: { sortRank, ...row }, scope }) => ({
      key,
      values: { ...row, sort_rank: sortRank, scope },
    })),
    read: async (db, keys) => {
      const ids = of(keys).map(({ row }) => row.id);
      const stored = rowsOf<{ id: string; values: Record<string, unknown> }>(
        await db.execute(
          sql`select id, to_jsonb(${titles}) as "values" from ${titles} where ${inArray(titles.id, ids)}`,
        ),
      );
      return stored.map(({ id, values }) => ({ key: rows.find(({ row }) => row.id === id)!.key, values }));
    },
    write: (db, keys) =>
      upsert(
        db,
        titles,
        'id',
        of(keys).map(({ row, scope }) => ({ ...row, scope })),
      ),
  };
}
