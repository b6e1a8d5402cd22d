/** Editions of the contest as samples: their rows are known by a word, samples by a number. */
import { contestEditions } from '../contest/contest.table.ts';
import type { Content } from './readContent.ts';
import { rowsOfTable, type SampleSet } from './samples.ts';

/** Whether the votes were counted is no content: it stays as it is. */
export function setOfContests(content: Content['contests']): SampleSet {
  const rows = content.map((edition) => ({ ...edition, exhibitionPlace: edition.exhibitionPlace ?? null }));
  return rowsOfTable(contestEditions, 'id', rows, { keys: new Map(rows.map(({ id }) => [id, Number(id)])) });
}
