/** A change of any table that pages show drops the cached pages; see the migration `content_changes`. */
import { eq, getTableName, is, sql } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { rowsOf } from '../../server/db/database.ts';
import * as schema from '../../server/db/schema.ts';
import { insertLikes, insertMembers, insertPhotos } from './photoSupport.ts';
import { onEachEngine, openPortal, type Portal } from './support.ts';

/** Tables that need no trigger, and why. A new table is either here or has one. */
const withoutTrigger: Record<string, string> = {
  content_changes: 'the counter itself',
  content_editions: 'on no page',
  content_items: 'written with the rows that are made from it',
  content_samples: 'written with the rows that it describes',
  jobs: 'on no page',
  reports: 'on pages of staff only, which no cache keeps',
  revisions: 'on pages of staff only, which no cache keeps',
  revision_steps: 'on pages of staff only, which no cache keeps',
  course_index: 'repeats `courses`, which has one',
  institution_index: 'repeats `institutions`, which has one',
  course_counts: 'changes with every visit; a cached page is dropped after five minutes',
  consent_clicks: 'on no page',
  favourites: 'on pages of a session only, which no cache keeps',
  member_drafts: 'on pages of nobody else',
  member_titles: 'on pages of a session only, which no cache keeps',
  members:
    'on pages of a session only, which no cache keeps; a name that stands beside photos is noted by `note_renamed_member`',
  password_resets: 'on no page',
  photo_drafts: 'on pages of a session only, which no cache keeps',
  photo_history: 'on pages of staff only, which no cache keeps',
  photo_likes: 'counts are shown at most five minutes late; a page is not dropped for each',
  photo_reports: 'on pages of staff only, which no cache keeps',
  push_messages: 'on no page',
  push_queue: 'on no page',
  push_subscriptions: 'on pages of a session only, which no cache keeps',
  sessions: 'on pages of a session only, which no cache keeps',
  site_documents: 'repeats content, which has one',
  site_index_editions: 'on no page',
  staff_sessions: 'on no page',
  staff_tokens: 'on no page',
  stale_site_documents: 'written with content, which has one',
  stop_course_counts: 'repeats `courses`, which has one',
  throttles: 'on no page',
  titles: 'on pages of a session only, which no cache keeps',
  walks: 'on pages of a session only; the ranking that they make is in `course_counts`',
};

onEachEngine((engine) => {
  let portal: Portal;
  beforeAll(async () => {
    portal = await openPortal(engine);
  });
  afterAll(() => portal.close());

  it('is noted by a trigger on every table, but for those with a reason', async () => {
    const tables = Object.values(schema)
      .filter((value) => is(value, PgTable))
      .map(getTableName);
    const rows = rowsOf<{ name: string }>(
      await portal.context.db.execute(
        sql`select c.relname as name from pg_trigger t join pg_class c on c.oid = t.tgrelid join pg_proc p on p.oid = t.tgfoid where p.proname = 'note_content_change'`,
      ),
    );
    const triggered = rows.map(({ name }) => name);
    expect(tables.length).toBeGreaterThan(15);
    expect(tables.filter((name) => !triggered.includes(name) && !withoutTrigger[name])).toEqual([]);
    expect(
      Object.keys(withoutTrigger).filter((name) => triggered.includes(name) || !tables.some((table) => table === name)),
    ).toEqual([]);
  });

  it('is noted for the stations of a line', async () => {
    const { db } = portal.context;
    const counter = async () => rowsOf<{ counter: string }>(await db.execute(sql`select counter from content_changes`));
    const before = await counter();
    await db.execute(sql`delete from line_stations where line_id = 1 and position = 0`);
    expect(await counter()).not.toEqual(before);
  });

  it('is noted for what pages show of photos, and not for likes, reports and what waits', async () => {
    const { db } = portal.context;
    const counter = async () =>
      Number(rowsOf<{ counter: string }>(await db.execute(sql`select counter from content_changes`))[0]!.counter);
    const changes = async (change: () => Promise<unknown>) => {
      const before = await counter();
      await change();
      return (await counter()) - before;
    };
    const [memberId, liker] = await insertMembers(portal.context, ['Hanako', 'Taro']);
    let id = 0;
    const set = (values: Partial<typeof schema.photos.$inferInsert>) => () =>
      db.update(schema.photos).set(values).where(eq(schema.photos.id, id));
    const rename = (userName: string) => () =>
      db.update(schema.members).set({ userName }).where(eq(schema.members.id, memberId!));
    const post = async () => {
      [id] = (await insertPhotos(portal.context, [{ memberId: memberId!, state: 'submitted' }])) as [number];
    };
    expect(await changes(post)).toBe(0);
    expect(await changes(set({ state: 'inReview', title: '橋' }))).toBe(0);
    expect(await changes(rename('Hanae'))).toBe(0);
    expect(await changes(set({ state: 'published' }))).toBe(1);
    expect(await changes(() => insertLikes(portal.context, id, [liker!], new Date()))).toBe(0);
    expect(await changes(set({ isReported: true, version: 9 }))).toBe(0);
    expect(await changes(set({ title: '橋の上' }))).toBe(1);
    expect(await changes(rename('Hanako'))).toBe(1);
    expect(await changes(rename('Hanako'))).toBe(0);
    expect(await changes(() => db.delete(schema.members).where(eq(schema.members.id, memberId!)))).toBe(1);
    expect(await db.$count(schema.photos, eq(schema.photos.id, id))).toBe(0);
  });
});
