/** Makes approved revisions public: the rows that pages read, the source, and the step, in one transaction. */
import { isDeepStrictEqual } from 'node:util';
import { sql } from 'drizzle-orm';
import { ApiError } from '../../contract/apiError.ts';
import { type RevisionKind, revisionKinds } from '../../contract/revisionRules.ts';
import type { Context } from '../context.ts';
import { type Db, sqlStateOf } from '../db/database.ts';
import { inTransaction } from '../db/transaction.ts';
import { announceRevision } from '../push/announce.ts';
import { kinds } from './kinds.ts';
import {
  deleteItem,
  endSample,
  findItem,
  holdRevision,
  type RevisionRow,
  stepTo,
  writeItem,
} from './revisions.queries.ts';
import type { Source } from './revisions.table.ts';
import { inTheWay } from './stepReason.ts';

/** Of content that is proposed; duty publishes by itself. */
export type ProposedRow = RevisionRow & { kind: RevisionKind };
export const isProposed = (row: RevisionRow): row is ProposedRow => revisionKinds.some((kind) => kind === row.kind);

/** Where rows of a kind stand. */
const tableOf = (kind: RevisionKind): string =>
  kind === 'cooperation' || kind === 'sponsor' || kind === 'playground' ? 'institutions' : `${kind}s`;

/** Whether what the revision changes is still what its author saw. */
export async function isUpToDate(db: Db, { kind, key, before, baseRevisionId }: RevisionRow): Promise<boolean> {
  const item = await findItem(db, kind, key);
  if (!item) return before === null;
  // A new edition of the samples writes no revision.
  return item.revisionId === baseRevisionId && isDeepStrictEqual(item.source, before);
}

/** No other advisory lock of the portal has this first number. */
const publicationLock = 20_261_129;

/** As `isUpToDate`, and until the transaction is over nobody else publishes a change of the same thing. */
export async function holdUpToDate(tx: Db, row: RevisionRow): Promise<boolean> {
  await tx.execute(sql`select pg_advisory_xact_lock(${publicationLock}::int, hashtext(${`${row.kind} ${row.key}`}))`);
  return isUpToDate(tx, row);
}

/** The place of a slug is taken, or something that the source refers to is gone. */
const isInTheWay = (error: unknown) => ['23505', '23503'].includes(sqlStateOf(error) ?? '');

/** A release may know a station no more that was there when it was proposed. @throws ApiError E409 */
function assertFits(kind: RevisionKind, after: Source): void {
  const { schema, check } = kinds[kind];
  try {
    check?.(schema.parse(after));
  } catch (error) {
    throw new ApiError('E409', 'It does not fit today’s rules, or what it refers to is gone', { cause: error });
  }
}

/**
 * Writes what the revision proposes: the rows that pages read, and the source. Within a transaction; the revision is up to date.
 * @throws ApiError E409 where something else stands in the way
 */
export async function writeProposed(tx: Db, { id, kind, key, after }: ProposedRow): Promise<void> {
  if (after) assertFits(kind, after);
  try {
    if (after) {
      await kinds[kind].write(tx, after);
      await writeItem(tx, { kind, key, source: after, revisionId: id });
    } else {
      await kinds[kind].remove(tx, key);
      await deleteItem(tx, kind, key);
    }
  } catch (error) {
    if (!isInTheWay(error)) throw error;
    throw new ApiError('E409', 'Something else has this address, or what it refers to is gone', { cause: error });
  }
  await endSample(tx, tableOf(kind), key);
}

/**
 * Within a transaction that holds the revision, which is up to date.
 * @throws ApiError E409 where something else stands in the way
 */
export async function publish(
  tx: Db,
  revision: ProposedRow,
  step: { at: Date; byStaff: string; reason?: string },
): Promise<RevisionRow> {
  await writeProposed(tx, revision);
  await announceRevision(tx, revision, step.at);
  return stepTo(tx, revision, { toState: 'published', ...step });
}

/**
 * Publishes what was approved for a time that has come. A second time changes nothing.
 * @returns whether it has published the revision, or found it outdated
 */
export async function publishDue(id: number, { db, now }: Pick<Context, 'db' | 'now'>): Promise<boolean> {
  const at = now();
  const isDue = (row: RevisionRow | null): row is ProposedRow =>
    row?.state === 'approved' && isProposed(row) && row.publishAt !== null && row.publishAt <= at;
  try {
    return await inTransaction(db, async (tx) => {
      const revision = await holdRevision(tx, id);
      if (!isDue(revision)) return false;
      if (await holdUpToDate(tx, revision)) await publish(tx, revision, { at, byStaff: '' });
      else await stepTo(tx, revision, { toState: 'outdated', at });
      return true;
    });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return inTransaction(db, async (tx) => {
      const revision = await holdRevision(tx, id);
      if (!isDue(revision)) return false;
      await stepTo(tx, revision, { toState: 'outdated', at, reason: inTheWay });
      return true;
    });
  }
}
