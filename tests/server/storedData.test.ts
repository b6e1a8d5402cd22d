/** The policies against what is there: the tables of the database, a member's rows, cookies that are set. */
import { getTableColumns, getTableName, is, sql } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { deviceData } from '../../contract/deviceData.ts';
import { rowsOf } from '../../server/db/database.ts';
import * as schema from '../../server/db/schema.ts';
import { createMember } from '../../server/members/createMember.ts';
import { memberTables } from '../../server/storedData/storedData.ts';
import { onEachEngine, openPortal, type Portal } from './support.ts';

onEachEngine((engine) => {
  let portal: Portal;
  beforeAll(async () => {
    portal = await openPortal(engine);
  });
  afterAll(() => portal.close());

  it('every column of the database is one that the schema, and so its annotation, knows', async () => {
    const rows = rowsOf<{ name: string }>(
      await portal.context.db.execute(
        sql`select table_name || '.' || column_name as name from information_schema.columns where table_schema = 'public'`,
      ),
    );
    const known = Object.values(schema)
      .filter((value) => is(value, PgTable))
      .flatMap((table) =>
        Object.values(getTableColumns(table)).map((column) => `${getTableName(table)}.${column.name}`),
      );
    expect(rows.length).toBeGreaterThan(100);
    expect(rows.map(({ name }) => name).filter((name) => !known.includes(name))).toEqual([]);
  });

  it('answers with every row in the language that is asked for', async () => {
    const [ja, en] = await Promise.all(
      (['ja', 'en'] as const).map(async (lang) => (await portal.call('GET /stored_data', { lang })).body),
    );
    expect(ja!.device.flatMap(({ names }) => names)).toEqual(deviceData.flatMap(({ names }) => [...names]));
    expect(ja!.server.map(({ what }) => what)).toEqual(
      expect.arrayContaining(['ユーザー名', 'パスワードを、元にもどせない形に変えたもの']),
    );
    expect(en!.server.map(({ what }) => what)).toContain('Your user name');
    expect(en!.server.filter((row) => row.also_of_visitors).map(({ what }) => what)).toContain(
      'The language, regions and kinds of your notifications',
    );
    expect(en!.server.length).toBe(ja!.server.length);
    expect(ja!.changed_on).toMatch(/^\d{4}-\d\d-\d\d$/);
  });

  it('what is stored of a member is found by the columns that say so, and gone with the member', async () => {
    const { context, app } = portal;
    const id = await createMember({ userName: 'Hanako', password: 'password1' }, context);
    const response = await app.request('http://localhost/api/user_login', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ user_name: 'Hanako', password: 'password1' }),
    });
    expect(response.status).toBe(200);
    const set = response.headers.getSetCookie().map((cookie) => cookie.split('=')[0]);
    expect(deviceData.flatMap(({ area, names }) => (area === 'cookie' ? [...names] : []))).toEqual(
      expect.arrayContaining(set),
    );
    const found = async () => {
      const counts = await Promise.all(
        memberTables.flatMap(({ table, memberColumns }) =>
          memberColumns.map(async (name) => {
            const column = getTableColumns(table)[name]!;
            const rows = await context.db.select({ one: sql`1` }).from(table).where(sql`${column} = ${id}`);
            return rows.length ? getTableName(table) : null;
          }),
        ),
      );
      return counts.filter((name) => name !== null).sort();
    };
    expect(await found()).toEqual(['members', 'sessions']);
    await context.db.delete(schema.members).where(sql`id = ${id}`);
    expect(await found()).toEqual([]);
  });
});
