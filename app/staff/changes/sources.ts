/** Sources and their changes as the page shows them. */
import type { RevisionChange } from '../../../contract/revisions.ts';

type Json = RevisionChange['before'];
export type Branch = { readonly [key: string]: Json };

export const isBranch = (value: Json): value is Branch =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** null: there is none. */
export const sourceOf = (value: Json): Branch | null => (isBranch(value) ? value : null);

/** Of something new or removed, each of its fields. */
function fieldsOf({ path, before, after, only_in }: RevisionChange): RevisionChange[] {
  const whole = sourceOf(before) ?? sourceOf(after);
  if (path !== '' || !whole) return [{ path, before, after, only_in }];
  return Object.keys(whole).map((key) => ({
    path: key,
    before: sourceOf(before)?.[key] ?? null,
    after: sourceOf(after)?.[key] ?? null,
    only_in: null,
  }));
}

const isOfRoute = ({ path }: RevisionChange) => path === 'route' || path.startsWith('route.');

/** What people read, and how many changes there are in the computed data of a course's line, which nobody does. */
export function changesOf(changes: readonly RevisionChange[]): { fields: RevisionChange[]; ofRoute: number } {
  const all = changes.flatMap(fieldsOf);
  return { fields: all.filter((change) => !isOfRoute(change)), ofRoute: all.filter(isOfRoute).length };
}

/** Those that have to be confirmed, as the server counts them. */
export const guardsOf = (changes: readonly RevisionChange[]): RevisionChange[] =>
  changes.filter(({ only_in, before }) => only_in !== null && before !== null);
