/**
 * Closures and alerts from a moment until another. Several may stand about one course: what pages show follows from those that
 * stand, so that one that ends takes nothing else with it. All of this happens in a transaction that holds the subject.
 */
import type { AlertKind } from '../../contract/dutyRules.ts';
import { type DutyKind, dutyKinds } from '../../contract/revisionRules.ts';
import type { Db } from '../db/database.ts';
import { announceDuty } from '../push/announce.ts';
import { deleteItem, insertRevision, type RevisionRow, stepTo, writeItem } from '../revisions/revisions.queries.ts';
import type { Source } from '../revisions/revisions.table.ts';
import { type Entry, findEntries, freshId, showAlert, showClosure } from './duty.queries.ts';
import { type AlertSource, type ClosureSource, type DutySources, subjectOf } from './sources.ts';

/** Who does it, as revisions keep it. */
export interface By {
  byStaff: string;
  byToken: number;
}

export interface Window {
  from: Date;
  /** null: until somebody ends it. */
  until: Date | null;
}

interface Step {
  at: Date;
  /** Empty: the clock. */
  byStaff: string;
}

/** The bureau, at the command line or before revisions were kept. */
export const bureau: By = { byStaff: 'duty', byToken: 0 };
const byOf = (revision: By | null): By =>
  revision ? { byStaff: revision.byStaff, byToken: revision.byToken } : bureau;

export const windowOf = ({ from, until }: { from: string; until: string | null }): Window => ({
  from: new Date(from),
  until: until === null ? null : new Date(until),
});

/** Whether two windows have a moment in common; the end of one may be the beginning of the other. */
export const overlap = (one: Window, other: Window): boolean =>
  (other.until === null || one.from < other.until) && (one.until === null || other.from < one.until);

const hasEnded = ({ source }: Entry, at: Date) => source.until !== null && new Date(source.until) <= at;
const hasBegun = ({ source }: Entry, at: Date) => new Date(source.from) <= at;

async function begin(tx: Db, revision: RevisionRow, step: Step): Promise<void> {
  const { id, kind, key, after } = revision;
  await writeItem(tx, { kind, key, source: after!, revisionId: id });
  await stepTo(tx, revision, { toState: 'published', ...step });
  await announceDuty(tx, revision, step.at);
}

/** It begins at once where its time has come; else it is planned. */
export async function raise<Kind extends DutyKind>(
  tx: Db,
  kind: Kind,
  entered: Omit<DutySources[Kind], 'id' | keyof Window>,
  { from, until }: Window,
  { at, ...by }: By & { at: Date },
): Promise<number> {
  const id = await freshId(tx);
  const after: Source = { ...entered, id, from: from.toISOString(), until: until?.toISOString() ?? null };
  const isPlanned = from > at;
  const revision = await insertRevision(tx, {
    ...{ kind, key: id, after, proposedAt: at, publishAt: isPlanned ? from : null },
    ...by,
  });
  const step = { at, byStaff: by.byStaff };
  const approved = await stepTo(tx, revision, { toState: 'approved', ...step });
  if (!isPlanned) await begin(tx, approved, step);
  return id;
}

/** What stands is removed by a revision of its own; what is planned is withdrawn. */
export async function end(tx: Db, kind: DutyKind, entry: Entry, by: By, step: Step): Promise<void> {
  const { source, revision, isStanding } = entry;
  if (!isStanding) {
    await stepTo(tx, revision!, { toState: 'withdrawn', ...step });
    return;
  }
  await deleteItem(tx, kind, source.id);
  const removal = await insertRevision(tx, {
    ...{ kind, key: source.id, before: source, after: null, proposedAt: step.at },
    ...{ baseRevisionId: revision?.id ?? null, ...by },
  });
  await stepTo(tx, removal, { toState: 'published', ...step });
}

/** Closed says more than changed; of two that say the same, the later one. */
const weight = (source: ClosureSource | AlertSource) => ('status' in source && source.status === 'closed' ? 1 : 0);
const shownOf = <Kind extends DutyKind>(standing: readonly Entry<Kind>[]): DutySources[Kind] | null =>
  standing
    .map(({ source }) => source)
    .sort(
      (a, b) => weight(b) - weight(a) || new Date(b.from).getTime() - new Date(a.from).getTime() || b.id - a.id,
    )[0] ?? null;

async function show(tx: Db, kind: DutyKind, subject: string): Promise<void> {
  const standing = (await findEntries(tx, kind, { subject })).filter(({ isStanding }) => isStanding);
  if (kind === 'closure') await showClosure(tx, Number(subject), shownOf(standing as Entry<'closure'>[]));
  else await showAlert(tx, subject as AlertKind, shownOf(standing as Entry<'alert'>[]));
}

/**
 * Begins and ends what is due, and writes what pages show. A second time changes nothing.
 * @returns when there is something to do again
 */
export async function settle(tx: Db, kind: DutyKind, subject: string, at: Date): Promise<Date | null> {
  const clock = { at, byStaff: '' };
  for (const entry of await findEntries(tx, kind, { subject })) {
    const { revision, isStanding } = entry;
    if (isStanding && hasEnded(entry, at)) await end(tx, kind, entry, byOf(revision), clock);
    // Nobody was there in its time.
    if (!isStanding && hasEnded(entry, at)) await stepTo(tx, revision!, { toState: 'outdated', ...clock });
    else if (!isStanding && hasBegun(entry, at)) await begin(tx, revision!, clock);
  }
  await show(tx, kind, subject);
  const moments = (await findEntries(tx, kind, { subject })).flatMap(
    ({ source, isStanding }) => (isStanding ? source.until : source.from) ?? [],
  );
  return moments.length ? new Date(Math.min(...moments.map((moment) => new Date(moment).getTime()))) : null;
}

/** All that is due, whatever it is about. For a transaction that is taken back: no job is put on, and no subject is held. */
export async function settleAll(tx: Db, at: Date): Promise<void> {
  for (const kind of dutyKinds) {
    const due = (await findEntries(tx, kind)).filter(
      (entry) => hasEnded(entry, at) || (!entry.isStanding && hasBegun(entry, at)),
    );
    const subjects = new Set(due.map(({ source }) => subjectOf(kind, source)));
    for (const subject of subjects) await settle(tx, kind, subject, at);
  }
}
