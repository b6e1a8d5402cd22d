/** What every list of revisions says of a source: its name, and whose it is. */
import type { TracedKind } from '../../contract/revisionRules.ts';
import type { Words } from '../db/columns.ts';
import type { AlertSource, ClosureSource } from '../duty/sources.ts';
import type { FactsSource } from '../facts/confirmed.ts';
import { type ContentKind, kinds } from './kinds.ts';
import type { Source } from './revisions.table.ts';

const described: Record<TracedKind, Pick<ContentKind, 'nameOf' | 'townOf'>> = {
  ...kinds,
  closure: {
    nameOf: (source) => (source as ClosureSource).name,
    townOf: (source) => (source as ClosureSource).municipality,
  },
  // It stands on every page.
  alert: { nameOf: (source) => (source as AlertSource).message, townOf: () => null },
  facts: {
    nameOf: (source) => (source as unknown as FactsSource).name,
    townOf: (source) => (source as unknown as FactsSource).municipality,
  },
};

export const nameOf = (kind: TracedKind, source: Source): Words => described[kind].nameOf(source);
/** Code of the municipality whose staff may change it; null: the bureau's alone. */
export const townOf = (kind: TracedKind, source: Source): number | null => described[kind].townOf(source);
