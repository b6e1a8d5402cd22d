import { and, asc, count, desc, eq, ilike, inArray, lt, ne, or, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { institutionKinds } from '../../contract/institutionKinds.ts';
import { type RevisionState, revisionKinds, type TracedKind } from '../../contract/revisionRules.ts';
import type { Language } from '../../contract/values.ts';
import { contentSamples } from '../content/content.table.ts';
import type { Db } from '../db/database.ts';
import { notices } from '../notices/notices.table.ts';
import type { Office } from '../staff/office.ts';
import { contentItems, revisionSteps, revisions, type Source } from './revisions.table.ts';

export type RevisionRow = typeof revisions.$inferSelect;

const isItem = (kind: TracedKind, key: number) => and(eq(contentItems.kind, kind), eq(contentItems.key, key));

/** @returns null for what is not there, or was removed */
export async function findItem(db: Db, kind: TracedKind, key: number) {
  const [row] = await db.select().from(contentItems).where(isItem(kind, key));
  return row ?? null;
}

const nameIn = (lang: Language) =>
  sql<string>`coalesce(${contentItems.source} -> 'name', ${contentItems.source} -> 'title') ->> ${lang}`;

/** Things of a kind by number, those with a part of a name or with a number. @param office whose they are; null: everything */
export async function listItems(
  db: Db,
  {
    kind,
    keyword,
    office,
    lang,
    skip,
    take,
  }: { kind: TracedKind; keyword: string; office: Office; lang: Language } & Record<'skip' | 'take', number>,
) {
  const part = `%${keyword.replace(/[\\%_]/g, '\\$&')}%`;
  const isAsked = and(
    eq(contentItems.kind, kind),
    keyword === ''
      ? undefined
      : or(
          ilike(nameIn('ja'), part),
          ilike(nameIn('en'), part),
          /^\d{1,9}$/.test(keyword) ? eq(contentItems.key, Number(keyword)) : undefined,
        ),
    office === null ? undefined : isOf(contentItems.source, office),
  );
  const [counted] = await db.select({ total: count() }).from(contentItems).where(isAsked);
  const rows = await db
    .select({ id: contentItems.key, name: nameIn(lang) })
    .from(contentItems)
    .where(isAsked)
    .orderBy(asc(contentItems.key))
    .offset(skip)
    .limit(take);
  return { total: counted!.total, rows };
}

export const writeItem = (db: Db, row: typeof contentItems.$inferInsert) =>
  db
    .insert(contentItems)
    .values(row)
    .onConflictDoUpdate({
      target: [contentItems.kind, contentItems.key],
      set: { source: row.source, revisionId: row.revisionId ?? null },
    });

export const deleteItem = (db: Db, kind: TracedKind, key: number) => db.delete(contentItems).where(isItem(kind, key));

/** What staff have published is no sample any more; its note stays, so that no edition puts the sample back. */
export const endSample = (db: Db, table: string, key: number) =>
  db
    .update(contentSamples)
    .set({ isReplaced: true })
    .where(and(eq(contentSamples.kind, table), eq(contentSamples.key, key)));

/** Ids from here on are of things that staff add; samples have smaller ones, rows of benchmarks larger ones. */
const addedFrom = 500_000;

/** No other advisory lock of the portal has this first number. */
const newKeyLock = 20_261_128;

const isInstitution = (kind: TracedKind) => institutionKinds.some((each) => each === kind);

/**
 * Within a transaction: whoever asks next waits until it is over.
 * @returns an id that nothing of this kind has or had; shops and places of all three kinds share theirs
 */
export async function nextKey(tx: Db, kind: TracedKind): Promise<number> {
  const sharing = isInstitution(kind) ? institutionKinds : [kind];
  await tx.execute(sql`select pg_advisory_xact_lock(${newKeyLock}::int, hashtext(${sharing[0]}))`);
  const [row] = await tx
    .select({ last: sql<number>`coalesce(max(${revisions.key}), 0)::int` })
    .from(revisions)
    .where(and(inArray(revisions.kind, [...sharing]), sql`${revisions.key} >= ${addedFrom}`));
  return Math.max(addedFrom, row!.last + 1);
}

export async function insertRevision(db: Db, row: typeof revisions.$inferInsert): Promise<RevisionRow> {
  const [inserted] = await db.insert(revisions).values(row).returning();
  return inserted!;
}

type NewRevision = typeof revisions.$inferInsert;
/** Who proposed what kind of things, and when. */
export type ProposedTogether = Required<
  Pick<NewRevision, 'kind' | 'note' | 'publishAt' | 'proposedAt' | 'byStaff' | 'byToken'>
>;
export type ProposedThing = Required<Pick<NewRevision, 'key' | 'before' | 'after' | 'baseRevisionId'>>;

/** Many at once, each with its first step: as one JSON text, since thousands of parameters take seconds. */
export async function insertWaiting(db: Db, of: ProposedTogether, things: readonly ProposedThing[]): Promise<void> {
  const { kind, note, publishAt, proposedAt, byStaff, byToken } = of;
  await db.execute(sql`
    with thing as (
      select * from jsonb_to_recordset(${JSON.stringify(things)}::jsonb)
        as (key integer, before jsonb, after jsonb, "baseRevisionId" integer)
    ), added as (
      insert into revisions
        (kind, key, before, base_revision_id, after, state, note, publish_at, by_staff, by_token, proposed_at, version)
      select ${kind}, key, before, "baseRevisionId", after, 'waiting', ${note}, ${publishAt?.toISOString() ?? null}::timestamptz,
        ${byStaff}, ${byToken}::integer, ${proposedAt.toISOString()}::timestamptz, 1
      from thing
      returning id
    )
    insert into revision_steps (revision_id, at, to_state, by_staff, reason)
    select id, ${proposedAt.toISOString()}::timestamptz, 'waiting', ${byStaff}, ${note} from added`);
}

/** By key, of those that are there. */
export async function findItems(db: Db, kind: TracedKind, keys: readonly number[]) {
  const rows = keys.length
    ? await db
        .select()
        .from(contentItems)
        .where(and(eq(contentItems.kind, kind), inArray(contentItems.key, [...keys])))
    : [];
  return new Map(rows.map((row) => [row.key, row]));
}

export async function findRevision(db: Db, id: number): Promise<RevisionRow | null> {
  const [row] = await db.select().from(revisions).where(eq(revisions.id, id));
  return row ?? null;
}

/** Holds the row until the transaction is over. */
export async function holdRevision(db: Db, id: number): Promise<RevisionRow | null> {
  const [row] = await db.select().from(revisions).where(eq(revisions.id, id)).for('update');
  return row ?? null;
}

/** Every change of a state is a step: who, when, and why. */
export async function stepTo<Row extends RevisionRow>(
  db: Db,
  { id, version }: Row,
  step: Omit<typeof revisionSteps.$inferInsert, 'id' | 'revisionId'>,
): Promise<Row> {
  const [changed] = await db
    .update(revisions)
    .set({ state: step.toState, version: version + 1 })
    .where(eq(revisions.id, id))
    .returning();
  await db.insert(revisionSteps).values({ revisionId: id, ...step });
  return changed as Row;
}

/** Another time than the author's; null: as soon as it is approved. */
export async function planAt<Row extends RevisionRow>(db: Db, { id }: Row, publishAt: Date | null): Promise<Row> {
  const [changed] = await db.update(revisions).set({ publishAt }).where(eq(revisions.id, id)).returning();
  return changed as Row;
}

export const findSteps = (db: Db, revisionId: number) =>
  db.select().from(revisionSteps).where(eq(revisionSteps.revisionId, revisionId)).orderBy(asc(revisionSteps.id));

interface Asked {
  state: RevisionState | undefined;
  kind: TracedKind | undefined;
  byToken?: number;
  /** Of an approver: what others have proposed. */
  waitingFor?: { tokenId: number };
  /** Only what its staff see; null: everything. */
  office: Office;
  skip: number;
  take: number;
}

/** As `isOfOffice`: what names no municipality is the bureau's. */
const isOf = (source: AnyPgColumn, code: number) =>
  sql`(${source} is null or (${source} ->> 'municipality')::integer = ${code})`;

/** Those that staff of a municipality see; null, the bureau, sees all. */
export const isSeenBy = (office: Office) =>
  office === null ? undefined : and(isOf(revisions.before, office), isOf(revisions.after, office));

const isWaitingFor = ({ tokenId }: NonNullable<Asked['waitingFor']>) =>
  and(eq(revisions.state, 'waiting'), ne(revisions.byToken, tokenId));

/** What tells one from another, of many: without their long texts and lines. */
export const briefly = {
  id: revisions.id,
  kind: revisions.kind,
  key: revisions.key,
  isNew: sql<boolean>`${revisions.before} is null`,
  isRemoved: sql<boolean>`${revisions.after} is null`,
  source: sql<Source>`coalesce(${revisions.after}, ${revisions.before}) - array['route', 'points', 'lead', 'body']`,
};

/** Those that wait first, then the newest. */
export async function listRevisions(db: Db, { state, kind, byToken, waitingFor, office, skip, take }: Asked) {
  const isAsked = and(
    state === undefined ? undefined : eq(revisions.state, state),
    kind === undefined ? undefined : eq(revisions.kind, kind),
    byToken === undefined ? undefined : eq(revisions.byToken, byToken),
    waitingFor && isWaitingFor(waitingFor),
    isSeenBy(office),
  );
  const [counted] = await db.select({ total: count() }).from(revisions).where(isAsked);
  const rows = await db
    .select()
    .from(revisions)
    .where(isAsked)
    .orderBy(sql`${revisions.state} <> 'waiting'`, desc(revisions.id))
    .offset(skip)
    .limit(take);
  return { total: counted!.total, rows };
}

const openStates = ['waiting', 'approved'] as const satisfies RevisionState[];

/** Those of these keys that a revision has removed, each as it was until then: they can be brought back under their id. */
export async function removedAmong(
  db: Db,
  kind: TracedKind,
  keys: readonly number[],
): Promise<ReadonlyMap<number, Source>> {
  if (!keys.length) return new Map();
  const rows = await db
    .selectDistinctOn([revisions.key], { key: revisions.key, before: revisions.before, after: revisions.after })
    .from(revisions)
    .where(and(eq(revisions.kind, kind), inArray(revisions.key, [...keys]), eq(revisions.state, 'published')))
    .orderBy(asc(revisions.key), desc(revisions.id));
  return new Map(rows.flatMap(({ key, before, after }) => (after === null && before ? [[key, before] as const] : [])));
}

/** Proposals for one thing that are not decided, or not published yet. */
export const openRevisionsOf = (db: Db, kind: TracedKind, key: number) =>
  db
    .select()
    .from(revisions)
    .where(and(eq(revisions.kind, kind), eq(revisions.key, key), inArray(revisions.state, [...openStates])))
    .orderBy(desc(revisions.id));

/** Of a set of things. */
export const thingOf = ({ kind, key }: Pick<RevisionRow, 'kind' | 'key'>): string => `${kind} ${key}`;

/** Of the things of these revisions those with several open proposals: one that is published makes the others outdated. */
export async function crowdedAmong(db: Db, rows: readonly RevisionRow[]): Promise<ReadonlySet<string>> {
  const keys = [...new Set(rows.map(({ key }) => key))];
  if (!keys.length) return new Set();
  const found = await db
    .select({ kind: revisions.kind, key: revisions.key })
    .from(revisions)
    .where(and(inArray(revisions.key, keys), inArray(revisions.state, [...openStates])))
    .groupBy(revisions.kind, revisions.key)
    .having(sql`count(*) > 1`);
  return new Set(found.map(thingOf));
}

/** What open proposals of a kind would make of things; without removals. */
export async function openContents(db: Db, kind: TracedKind) {
  const rows = await db
    .select({ key: revisions.key, isNew: briefly.isNew, after: revisions.after })
    .from(revisions)
    .where(and(eq(revisions.kind, kind), inArray(revisions.state, [...openStates])));
  return rows.flatMap(({ after, ...row }) => (after ? [{ ...row, after }] : []));
}

/** Approved proposals that are published before this moment, in the order in which that happens. */
export const approvedUntil = (db: Db, end: Date, atMost: number) =>
  db
    .select()
    .from(revisions)
    .where(
      and(eq(revisions.state, 'approved'), inArray(revisions.kind, [...revisionKinds]), lt(revisions.publishAt, end)),
    )
    .orderBy(asc(revisions.publishAt), asc(revisions.id))
    .limit(atMost);

/** How many notices stand before this one in the list of news. */
export async function noticesBefore(db: Db, id: number): Promise<number> {
  const [row] = await db
    .select({ before: count() })
    .from(notices)
    .where(
      sql`(${notices.publishedOn}, ${notices.id}) > (select n.published_on, n.id from notices n where n.id = ${id})`,
    );
  return row!.before;
}
