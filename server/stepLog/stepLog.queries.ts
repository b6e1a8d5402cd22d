import { and, count, desc, eq, gte, lt, sql } from 'drizzle-orm';
import type { RevisionState, TracedKind } from '../../contract/revisionRules.ts';
import type { Db } from '../db/database.ts';
import { briefly, isSeenBy } from '../revisions/revisions.queries.ts';
import { revisionSteps, revisions } from '../revisions/revisions.table.ts';
import type { Office } from '../staff/office.ts';

export interface AskedSteps {
  office: Office;
  kind: TracedKind | undefined;
  state: RevisionState | undefined;
  /** The first moment. */
  from: Date | null;
  /** The moment after the last. */
  end: Date | null;
}

const isAsked = ({ office, kind, state, from, end }: AskedSteps) =>
  and(
    isSeenBy(office),
    kind && eq(revisions.kind, kind),
    state && eq(revisionSteps.toState, state),
    from ? gte(revisionSteps.at, from) : undefined,
    end ? lt(revisionSteps.at, end) : undefined,
  );

const columns = {
  step: revisionSteps,
  revision: briefly,
  fromState: sql<RevisionState | null>`(
    select earlier.to_state from revision_steps earlier
    where earlier.revision_id = ${revisionSteps.revisionId} and earlier.id < ${revisionSteps.id}
    order by earlier.id desc limit 1)`,
};

const select = (db: Db) =>
  db.select(columns).from(revisionSteps).innerJoin(revisions, eq(revisions.id, revisionSteps.revisionId));
export type StepRow = Awaited<ReturnType<typeof select>>[number];

export async function countSteps(db: Db, asked: AskedSteps): Promise<number> {
  const [counted] = await db
    .select({ total: count() })
    .from(revisionSteps)
    .innerJoin(revisions, eq(revisions.id, revisionSteps.revisionId))
    .where(isAsked(asked));
  return counted!.total;
}

/** The newest first. */
export const findNewestSteps = (db: Db, asked: AskedSteps, { skip, take }: { skip: number; take: number }) =>
  select(db).where(isAsked(asked)).orderBy(desc(revisionSteps.id)).offset(skip).limit(take);

/** Those before one of them, the newest first; nothing is ever put in between. */
export const findStepsBefore = (db: Db, asked: AskedSteps, before: number | null, take: number) =>
  select(db)
    .where(and(isAsked(asked), before === null ? undefined : lt(revisionSteps.id, before)))
    .orderBy(desc(revisionSteps.id))
    .limit(take);
