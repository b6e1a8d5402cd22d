/** Migrations and content: safe to run again, by several at once, and over what people set while the site ran. */
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, inject, it, vi } from 'vitest';
import { loadContent } from '../../server/content/loadContent.ts';
import type { Content } from '../../server/content/readContent.ts';
import { type Database, openDatabase, rowsOf } from '../../server/db/database.ts';
import { killRunning, startNode } from './processes.ts';
import { type FreshDatabase, freshDatabase, onEachEngine } from './support.ts';

/** What the tests change of the content that is read. */
const edited = vi.hoisted(() => ({ hash: '', change: (content: Content) => content }));
vi.mock('../../server/content/readContent.ts', async (original) => {
  const real = await original<typeof import('../../server/content/readContent.ts')>();
  return {
    ...real,
    readEdition: () => ({ ...real.readEdition(), hash: real.readEdition().hash + edited.hash }),
    readContent: () => edited.change(real.readContent()),
  };
});

let fresh: FreshDatabase;
const opened: Database[] = [];
const open = async () => {
  const database = await openDatabase(fresh.options);
  opened.push(database);
  return database;
};
/** As at a start: without the time limits of a request. */
async function load(database: Database): Promise<boolean> {
  let isNew = false;
  await database.setUp(async (db) => {
    isNew = await loadContent(db);
  });
  return isNew;
}
beforeEach(() => {
  edited.hash = '';
  edited.change = (content) => content;
});
afterEach(async () => {
  await killRunning();
  for (const database of opened.splice(0)) await database.close();
  await fresh.remove();
});

const tables = [
  'municipalities',
  'scenes',
  'lines',
  'stations',
  'line_stations',
  'courses',
  'parks',
  'notices',
  'events',
  'articles',
  'links',
  'banners',
];
async function snapshot({ db }: Database): Promise<Record<string, string>> {
  const found: Record<string, string> = {};
  for (const table of tables) {
    const [row] = rowsOf<{ hash: string }>(
      await db.execute(
        sql.raw(`select count(*) || ' ' || md5(string_agg(t::text, '|' order by t::text)) as hash from ${table} as t`),
      ),
    );
    found[table] = row!.hash;
  }
  return found;
}

onEachEngine((engine) => {
  it('makes an empty database ready, and says so only once', async () => {
    fresh = await freshDatabase(engine, 'empty');
    const database = await open();
    const loaded: boolean[] = [];
    await database.setUp(async (db) => void loaded.push(await loadContent(db)));
    const first = await snapshot(database);
    await database.setUp(async (db) => void loaded.push(await loadContent(db)));
    expect(loaded).toEqual([true, false]);
    expect(await snapshot(database)).toEqual(first);
  });

  it('changes nothing when the same content is loaded over itself', async () => {
    fresh = await freshDatabase(engine);
    const database = await open();
    const before = await snapshot(database);
    expect(await load(database)).toBe(false);
    edited.hash = 'another edition of the same';
    expect(await load(database)).toBe(true);
    expect(await snapshot(database)).toEqual(before);
  });

  it('leaves the old content whole when the new one cannot be loaded', async () => {
    fresh = await freshDatabase(engine);
    const database = await open();
    const before = await snapshot(database);
    edited.hash = 'broken';
    edited.change = (content) => ({
      ...content,
      scenes: content.scenes.map((scene) => ({ ...scene, name: { ja: '新', en: 'New' } })),
      parks: content.parks.map((park) => ({ ...park, kana: null as never })),
    });
    await expect(load(database)).rejects.toThrow();
    expect(await snapshot(database)).toEqual(before);
    edited.change = (content) => content;
    expect(await load(database)).toBe(true);
  });

  it('counts changes of what pages show, and not of what they do not', async () => {
    fresh = await freshDatabase(engine);
    const { db } = await open();
    const counter = async () =>
      rowsOf<{ counter: number }>(await db.execute(sql`select counter::int as counter from content_changes`))[0]!
        .counter;
    const before = await counter();
    await db.execute(sql`insert into course_counts (course_id, day, accessed) values (101, '2026-11-20', 1)`);
    expect(await counter()).toBe(before);
    await db.execute(sql`update courses set status = 'closed' where id = 101`);
    expect(await counter()).toBe(before + 1);
    await db.execute(
      sql`insert into site_alerts (kind, is_active, message) values ('heat', true, '{"ja":"暑","en":"Hot"}')`,
    );
    expect(await counter()).toBe(before + 2);
  });
});

describe.skipIf(!inject('engines').postgresql)('several servers on one PostgreSQL', () => {
  it('may start at once on an empty database', async () => {
    fresh = await freshDatabase('postgresql', 'empty');
    const databases = await Promise.all([open(), open(), open(), open()]);
    const loaded: boolean[] = [];
    await Promise.all(
      databases.map((database) => database.setUp(async (db) => void loaded.push(await loadContent(db)))),
    );
    expect(loaded.filter(Boolean)).toHaveLength(1);
    const [row] = rowsOf(await databases[0]!.db.execute(sql`select count(*)::int as courses from courses`));
    expect(row).toEqual({ courses: (await import('./expected.ts')).content.courses.length });
  });

  it('go on when one of them fails half-way', async () => {
    fresh = await freshDatabase('postgresql', 'empty');
    const [failing, other] = await Promise.all([open(), open()]);
    await expect(
      failing.setUp(async () => {
        throw new Error('half-way');
      }),
    ).rejects.toThrow('half-way');
    await other.setUp(async (db) => void (await loadContent(db)));
    const locks = rowsOf(
      await other.db.execute(
        sql`select * from pg_locks where locktype = 'advisory' and database = (select oid from pg_database where datname = current_database())`,
      ),
    );
    expect(locks).toEqual([]);
  });

  it('refuse a database that is not UTF-8, in words', async () => {
    fresh = await freshDatabase('postgresql', 'empty');
    const name = new URL(fresh.options.url!).pathname.slice(1);
    const child = startNode([
      '--input-type=module',
      '-e',
      `import pg from 'pg'; const c = new pg.Client(process.argv[1]); await c.connect(); await c.query('drop database ${name}'); await c.query("create database ${name} template template0 encoding 'SQL_ASCII' lc_collate 'C' lc_ctype 'C'"); await c.end();`,
      inject('engines').postgresql!.adminUrl,
    ]);
    expect(await child.ended, child.stderr()).toEqual({ code: 0, signal: null });
    const database = await open();
    await expect(database.setUp(async () => {})).rejects.toThrow(
      "The database must be encoded in UTF8, but is SQL_ASCII. Create it with: CREATE DATABASE … ENCODING 'UTF8'",
    );
  });
});
