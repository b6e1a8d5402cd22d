/** Makes proposals of the things in a file: all of them or none, and none for what would not change. */
import { setImmediate } from 'node:timers/promises';
import { ApiError } from '../../contract/apiError.ts';
import type { ImportFault } from '../../contract/importFaults.ts';
import type { RevisionKind } from '../../contract/revisionRules.ts';
import type { StaffContext } from '../context.ts';
import { inTransaction } from '../db/transaction.ts';
import type { ImportItem } from '../import/check.ts';
import { faultOf, listed } from '../import/faults.ts';
import { roleAndOffice } from '../staff/staffPerson.ts';
import { changesBetween } from './changes.ts';
import {
  findItems,
  insertWaiting,
  nextKey,
  openContents,
  type ProposedThing,
  removedAmong,
} from './revisions.queries.ts';
import type { Source } from './revisions.table.ts';
import { isOfOffice, type Proposer, readSource } from './sources.ts';
import { nameOf } from './traced.ts';

export interface ImportOptions {
  kind: RevisionKind;
  /** Of the author, for who decides. */
  note: string;
  /** null: as soon as each is approved. */
  publishAt: Date | null;
  /** So many things are proposed, or found unchanged. */
  onProgress?: (done: number) => void;
}

export interface Imported {
  added: number;
  changed: number;
  /** As they are public, or proposed already. */
  unchanged: number;
  /** Why things cannot be proposed, beyond what reading the file has found. Where there is one, nothing was proposed. */
  problems: ImportFault[];
}

type Proposal = ProposedThing & { after: Source };
type Context = Proposer & Pick<StaffContext, 'db' | 'now'>;

/** Between so many the process does something else. */
const atOnce = 200;
/** Of a new thing, until the database has a number for it. */
const noKey = 0;

const pointsOf = ({ points }: Source) =>
  (points as { lat: number; lng: number }[]).map(({ lat, lng }) => `${lat} ${lng}`).join();

/** A file brings no route: a course that goes on passing the same points keeps its own. */
export const withRoute = (after: Source, before: Source | null): Source =>
  before?.route !== undefined && pointsOf(after) === pointsOf(before) ? { ...after, route: before.route } : after;

/** The same for the same thing, whatever the order of its fields. */
const fingerprint = ({ id: _, ...source }: Source): string =>
  JSON.stringify(source, (_, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  );

/** What is proposed already, by number; of new things, which have none in a file, under `noKey`. */
async function proposedAlready({ kind }: ImportOptions, { db }: Context): Promise<Map<number, Set<string>>> {
  const known = new Map<number, Set<string>>();
  for (const { key, isNew, after } of await openContents(db, kind)) {
    const of = isNew ? noKey : key;
    known.set(of, (known.get(of) ?? new Set()).add(fingerprint(after)));
  }
  return known;
}

const chunks = <T>(all: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(all.length / atOnce) }, (_, at) => all.slice(at * atOnce, (at + 1) * atOnce));

/** @returns the proposals of these things, and why others cannot be proposed */
async function proposalsOf(
  items: readonly ImportItem[],
  { kind, already }: ImportOptions & { already: Awaited<ReturnType<typeof proposedAlready>> },
  context: Context,
): Promise<{ rows: Proposal[]; problems: ImportFault[] }> {
  const ids = items.flatMap(({ id }) => id ?? []);
  const known = await findItems(context.db, kind, ids);
  const removed = await removedAmong(
    context.db,
    kind,
    ids.filter((id) => !known.has(id)),
  );
  const rows: Proposal[] = [];
  const problems: ImportFault[] = [];
  for (const { row, id, source } of items) {
    const stand = id === null ? undefined : known.get(id);
    const before = stand?.source ?? null;
    if (id !== null && !stand && !removed.has(id)) {
      problems.push(faultOf('unknownId', { row, value: id }));
      continue;
    }
    try {
      const entered = readSource(kind, { ...source, id: id ?? 1 }, context);
      const after = kind === 'course' ? withRoute(entered, before) : entered;
      // What was removed belongs to its office still.
      const was = before ?? removed.get(id ?? noKey) ?? null;
      if (!isOfOffice({ kind, before: was, after }, context))
        problems.push(faultOf('otherOffice', { row, value: nameOf(kind, after).ja }));
      else if (already.get(id ?? noKey)?.has(fingerprint(after))) continue;
      else if (changesBetween(before, after).length)
        rows.push({ key: id ?? noKey, before, after, baseRevisionId: stand?.revisionId ?? null });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      problems.push(faultOf('notTaken', { row, value: error.message }));
    }
  }
  return { rows, problems };
}

/** @returns how many were proposed; with problems, none */
export async function importRevisions(
  items: readonly ImportItem[],
  options: ImportOptions,
  context: Context,
): Promise<Imported> {
  const rows: Proposal[] = [];
  const problems: ImportFault[] = [];
  const already = await proposedAlready(options, context);
  let done = 0;
  for (const part of chunks(items)) {
    const found = await proposalsOf(part, { ...options, already }, context);
    rows.push(...found.rows);
    problems.push(...found.problems);
    done += part.length;
    options.onProgress?.(done);
    await setImmediate();
  }
  if (problems.length) return { added: 0, changed: 0, unchanged: 0, problems: listed(problems) };
  const isNew = ({ before }: Proposal) => before === null;
  // Others wait for a transaction: it only writes. What has changed meanwhile is noticed when a proposal is decided.
  await inTransaction(context.db, async (tx) => {
    let next = await nextKey(tx, options.kind);
    const numbered = rows.map((row) => {
      if (row.key !== noKey) return row;
      const key = next++;
      return { ...row, key, after: { ...row.after, id: key } };
    });
    const { kind, note, publishAt } = options;
    const together = {
      ...{ kind, note, publishAt, proposedAt: context.now() },
      ...{ byStaff: roleAndOffice(context.staff), byToken: context.staff.tokenId },
    };
    for (const part of chunks(numbered)) await insertWaiting(tx, together, part);
  });
  const added = rows.filter(isNew).length;
  return { added, changed: rows.length - added, unchanged: items.length - rows.length, problems };
}
