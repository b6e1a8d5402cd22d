import { and, eq, isNull, sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../db/database.ts';
import { pushMessages } from './push.table.ts';

export type MessageRow = typeof pushMessages.$inferSelect;
export type NewMessage = typeof pushMessages.$inferInsert;

const time = (at: Date) => sql`${at.toISOString()}::timestamptz`;

/** @returns whether this publication had no message yet */
export async function insertMessage(db: Db, row: NewMessage): Promise<boolean> {
  const rows = await db.insert(pushMessages).values(row).onConflictDoNothing().returning({ id: pushMessages.id });
  return rows.length > 0;
}

/** Whether what it is about is still public. */
const isCurrent = sql<boolean>`(${pushMessages.itemKind} is null or exists (
  select 1 from content_items i where i.kind = ${pushMessages.itemKind} and i.key = ${pushMessages.itemKey}))`;

/**
 * The message that comes next: one that is not in the queue yet, has rows that are due, or is to be closed. Urgent ones first.
 * @param isQuiet only urgent ones
 */
export async function nextMessage(db: Db, now: Date, isQuiet: boolean) {
  const [found] = await db
    .select({ message: pushMessages, isCurrent })
    .from(pushMessages)
    .where(
      and(
        isNull(pushMessages.closedAt),
        sql`${pushMessages.sendAt} <= ${time(now)}`,
        isQuiet ? pushMessages.isUrgent : undefined,
        sql`(${pushMessages.filledAt} is null or ${pushMessages.uselessAt} <= ${time(now)} or exists (
          select 1 from push_queue q where q.message_id = ${pushMessages.id} and q.taken_at is null and q.outcome is null
            and q.due_at <= ${time(now)}))`,
      ),
    )
    .orderBy(sql`${pushMessages.isUrgent} desc`, pushMessages.sendAt, pushMessages.id)
    .limit(1);
  return found ?? null;
}

/** Devices by their number: so many that no statement takes longer than the database lets one. */
const portion = 10_000;

/**
 * The next devices that want the message, in one statement: all of them or, when it fails, none. Whoever has seen an older state of
 * the message puts nothing in.
 */
export const fillQueue = (db: Db, { id, filledTo }: Pick<MessageRow, 'id' | 'filledTo'>, now: Date) =>
  db.execute(sql`
    with last as (
      select coalesce(max(id), 0) as id from push_subscriptions
    ), filled as (
      update push_messages m set
        filled_to = m.filled_to + ${portion}::integer,
        filled_at = case when m.filled_to + ${portion}::integer >= last.id then ${time(now)} end
      from last where m.id = ${id}::integer and m.filled_to = ${filledTo}::integer and m.filled_at is null
      returning m.id, m.kind, m.region, m.course_id
    )
    insert into push_queue (message_id, subscription_id, due_at)
    select f.id, s.id, ${time(now)}
    from filled f join push_subscriptions s on f.kind = any (s.kinds)
    where s.id > ${filledTo}::integer and s.id <= ${filledTo}::integer + ${portion}::integer
      and (f.region is null or s.regions is null or f.region = any (s.regions))
      and (f.course_id is null or exists (
        select 1 from sessions e join favourites v on v.member_id = e.member_id
        where e.id = s.session_hash and v.kind = 'course' and v.target_id = f.course_id))
    on conflict do nothing`);

export interface Taken {
  id: number;
  attempts: number;
  endpoint: string;
  p256dh: string;
  auth: string;
  language: 'ja' | 'en';
}

/** Takes rows that are due, before anything is sent: of several processes that ask at once, each row goes to one. */
export async function takeRows(db: Db, messageId: number, limit: number, now: Date): Promise<Taken[]> {
  return rowsOf<Taken>(
    await db.execute(sql`
      with due as (
        select message_id, subscription_id from push_queue
        where message_id = ${messageId}::integer and taken_at is null and outcome is null and due_at <= ${time(now)}
        order by due_at, subscription_id limit ${limit}::integer for update skip locked
      ), taken as (
        update push_queue q set taken_at = ${time(now)}, attempts = q.attempts + 1
        from due d where q.message_id = d.message_id and q.subscription_id = d.subscription_id
        returning q.subscription_id, q.attempts
      )
      select s.id, t.attempts, s.endpoint, s.p256dh, s.auth, s.language
      from taken t join push_subscriptions s on s.id = t.subscription_id`),
  );
}

export interface Settled {
  id: number;
  /** null: to be tried again. */
  outcome: 'sent' | 'refused' | 'unknown' | null;
  attempts: number;
  /** ISO; of a row that is tried again. */
  dueAt: string | null;
}

export const settleRows = (db: Db, messageId: number, rows: readonly Settled[]) =>
  db.execute(sql`
    update push_queue q set
      outcome = r.outcome, attempts = r.attempts,
      taken_at = case when r.outcome is null then null else q.taken_at end,
      due_at = coalesce(r."dueAt", q.due_at)
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as r (id integer, outcome text, attempts smallint, "dueAt" timestamptz)
    where q.message_id = ${messageId}::integer and q.subscription_id = r.id and q.taken_at is not null and q.outcome is null`);

/** Devices that are no more, unless they have another address meanwhile. */
export const deleteGone = (db: Db, rows: readonly { id: number; endpoint: string }[]) =>
  db.execute(sql`
    delete from push_subscriptions s
    using jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (id integer, endpoint text)
    where s.id = r.id and s.endpoint = r.endpoint`);

/** What was taken and never settled: the process that sent it is gone. It may have come, so it is not sent again. */
export const giveUpLost = (db: Db, takenBefore: Date) =>
  db.execute(sql`update push_queue set outcome = 'unknown' where outcome is null and taken_at < ${time(takenBefore)}`);

/** A message that nothing more is to be sent of. Its rows are counted and deleted by `countOut`. */
export const closeMessage = (db: Db, id: number, now: Date) =>
  db
    .update(pushMessages)
    .set({ closedAt: now, filledAt: sql`coalesce(${pushMessages.filledAt}, ${time(now)})` })
    .where(and(eq(pushMessages.id, id), isNull(pushMessages.closedAt)));

/** Every message of which nothing is left to be sent. */
export const closeEnded = (db: Db, now: Date) =>
  db.execute(sql`
    update push_messages m set closed_at = ${time(now)}
    where m.closed_at is null and m.filled_at is not null and not exists (
      select 1 from push_queue q where q.message_id = m.id and q.outcome is null)`);

/**
 * Counts what has become of closed messages, and forgets which devices they went to: some rows at a time.
 * @returns whether there may be more
 */
export async function countOut(db: Db): Promise<boolean> {
  const rows = rowsOf<{ id: number }>(
    await db.execute(sql`
      with ended as (
        delete from push_queue q where (q.message_id, q.subscription_id) in (
          select r.message_id, r.subscription_id from push_queue r join push_messages m on m.id = r.message_id
          where m.closed_at is not null limit ${portion}::integer)
        returning q.message_id, q.outcome
      ), counted as (
        select message_id, count(*) filter (where outcome = 'sent')::integer as sent,
          count(*) filter (where outcome is null or outcome = 'refused')::integer as refused,
          count(*) filter (where outcome = 'unknown')::integer as unknown
        from ended group by message_id
      )
      update push_messages m set sent = m.sent + n.sent, refused = m.refused + n.refused, unknown = m.unknown + n.unknown
      from counted n where m.id = n.message_id returning m.id`),
  );
  return rows.length > 0;
}

/** When there is something to do next, for urgent messages and for the others; null: nothing is open. */
export async function nextMoments(db: Db, lostAfterSeconds: number): Promise<{ isUrgent: boolean; at: Date }[]> {
  const rows = rowsOf<{ isUrgent: boolean; at: string | Date }>(
    await db.execute(sql`
      select m.is_urgent as "isUrgent", min(case
        when m.filled_at is null then m.send_at
        when q.taken_at is null then q.due_at
        else q.taken_at + make_interval(secs => ${lostAfterSeconds}::integer) end) as at
      from push_messages m left join push_queue q on q.message_id = m.id and q.outcome is null
      where m.closed_at is null group by m.is_urgent`),
  );
  return rows.flatMap(({ isUrgent, at }) => (at === null ? [] : { isUrgent, at: new Date(at) }));
}
