/** A change of any table that pages show drops the cached pages; see the migration `content_changes`. */
import { getTableName, is, sql } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { rowsOf } from '../../server/db/database.ts';
import * as schema from '../../server/db/schema.ts';
import { onEachEngine, openPortal, type Portal } from './support.ts';

/** Tables that need no trigger, and why. A new table is either here or has one. */
const withoutTrigger: Record<string, string> = {
  content_changes: 'the counter itself',
  content_editions: 'on no page',
  content_samples: 'written with the rows that it describes',
  course_index: 'repeats `courses`, which has one',
  institution_index: 'repeats `institutions`, which has one',
  course_counts: 'changes with every visit; a cached page is dropped after five minutes',
  consent_clicks: 'on no page',
  favourites: 'on pages of a session only, which no cache keeps',
  member_drafts: 'on pages of nobody else',
  member_titles: 'on pages of a session only, which no cache keeps',
  members: 'on pages of a session only, which no cache keeps',
  password_resets: 'on no page',
  sessions: 'on pages of a session only, which no cache keeps',
  site_documents: 'repeats content, which has one',
  site_index_editions: 'on no page',
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
});
