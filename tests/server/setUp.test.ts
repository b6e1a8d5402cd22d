/**
 * Migrations and content: safe to run again, by several at once, and over what people set while the site ran.
 *
 * The whole content and an empty database, since only a first start creates one: in a full run on both engines, in `npm test` on
 * the one whose turn it is. That both load it, the set-up of all these tests shows (`engines.ts`).
 */
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterEach, beforeAll, describe, expect, inject, it } from 'vitest';
import { loadContent } from '../../server/content/loadContent.ts';
import { type Content, readEdition } from '../../server/content/readContent.ts';
import { type Database, openDatabase, rowsOf } from '../../server/db/database.ts';
import { content } from './expected.ts';
import { type FreshDatabase, freshDatabase, onEngineInTurn } from './support.ts';

/** As at a start: without the time limits of a request. */
async function load(database: Database, hash?: string, change: (read: Content) => Content = (same) => same) {
  let isNew = false;
  const source = {
    readEdition: () => ({ ...readEdition(), ...(hash && { hash }) }),
    readContent: () => change(content),
  };
  await database.setUp(async (db) => {
    isNew = await loadContent(db, undefined, source);
  });
  return isNew;
}

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

onEngineInTurn((engine) => {
  it('makes an empty database ready, and says so only once', async () => {
    const fresh = await freshDatabase(engine, 'empty');
    const database = await openDatabase(fresh.options);
    expect(await load(database)).toBe(true);
    const first = await snapshot(database);
    expect(await load(database)).toBe(false);
    expect(await snapshot(database)).toEqual(first);
    await database.close();
    await fresh.remove();
  });

  describe('over the same content', () => {
    let database: Database;
    let before: Record<string, string>;
    beforeAll(async () => {
      const fresh = await freshDatabase(engine);
      database = await openDatabase(fresh.options);
      before = await snapshot(database);
      return async () => {
        await database.close();
        await fresh.remove();
      };
    });

    it('leaves the old content whole when the new one cannot be loaded', async () => {
      const broken = (read: Content): Content => ({
        ...read,
        scenes: read.scenes.map((scene) => ({ ...scene, name: { ja: '新', en: 'New' } })),
        parks: read.parks.map((park) => ({ ...park, kana: null as never })),
      });
      await expect(load(database, 'broken', broken)).rejects.toThrow();
      expect(await snapshot(database)).toEqual(before);
    });

    it('changes nothing', async () => {
      expect(await load(database)).toBe(false);
      expect(await load(database, 'another edition of the same')).toBe(true);
      expect(await snapshot(database)).toEqual(before);
    });

    it('counts changes of what pages show, and not of what they do not', async () => {
      const { db } = database;
      const counter = async () =>
        rowsOf<{ counter: number }>(await db.execute(sql`select counter::int as counter from content_changes`))[0]!
          .counter;
      const changes = await counter();
      await db.execute(sql`insert into course_counts (course_id, day, accessed) values (101, '2026-11-20', 1)`);
      expect(await counter()).toBe(changes);
      await db.execute(sql`update courses set status = 'closed' where id = 101`);
      expect(await counter()).toBe(changes + 1);
      await db.execute(
        sql`insert into site_alerts (kind, is_active, message) values ('heat', true, '{"ja":"暑","en":"Hot"}')`,
      );
      expect(await counter()).toBe(changes + 2);
    });
  });
});

describe.skipIf(!inject('engines').postgresql)('several servers on one PostgreSQL', () => {
  let fresh: FreshDatabase;
  const opened: Database[] = [];
  const open = async () => {
    const database = await openDatabase(fresh.options);
    opened.push(database);
    return database;
  };
  afterEach(async () => {
    for (const database of opened.splice(0)) await database.close();
    await fresh.remove();
  });

  it('may start at once on an empty database', async () => {
    fresh = await freshDatabase('postgresql', 'empty');
    const databases = await Promise.all([open(), open(), open(), open()]);
    const loaded: boolean[] = [];
    await Promise.all(
      databases.map((database) => database.setUp(async (db) => void loaded.push(await loadContent(db)))),
    );
    expect(loaded.filter(Boolean)).toHaveLength(1);
    const [row] = rowsOf(await databases[0]!.db.execute(sql`select count(*)::int as courses from courses`));
    expect(row).toEqual({ courses: content.courses.length });
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
    const client = new pg.Client(inject('engines').postgresql!.adminUrl);
    await client.connect();
    await client.query(`drop database ${name}`);
    await client.query(`create database ${name} template template0 encoding 'SQL_ASCII' lc_collate 'C' lc_ctype 'C'`);
    await client.end();
    const database = await open();
    await expect(database.setUp(async () => {})).rejects.toThrow(
      "The database must be encoded in UTF8, but is SQL_ASCII. Create it with: CREATE DATABASE … ENCODING 'UTF8'",
    );
  });
});
