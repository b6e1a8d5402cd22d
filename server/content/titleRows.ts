/** Titles as samples: their rows are known by a word, samples by a number. */
import { titles } from '../walks/walks.table.ts';
import type { Content } from './readContent.ts';
import { rowsOfTable, type SampleSet } from './samples.ts';

/** In the order of the stamp rally. */
export function setOfTitles(content: Content['titles']): SampleSet {
  const rows = content.map(({ slug: id, name, how, rule, ...title }, at) => ({
    ...{ id, sortRank: at + 1, name, how, rule },
    needed: 'needed' in title ? title.needed : 0,
    scope: 'scope' in title ? title.scope : null,
  }));
  return rowsOfTable(titles, 'id', rows, { keys: new Map(content.map(({ slug, id }) => [slug, id])) });
}
