/** The user name: who may have it, and who is refused. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { asc, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { migrationsFolder } from '../../server/db/migrate.ts';
import { createMember } from '../../server/members/createMember.ts';
import { members } from '../../server/members/members.table.ts';
import { throttles } from '../../server/throttle/throttle.table.ts';
import { sessionHeaders } from './memberSupport.ts';
import { onEachEngine, openPortal, type Portal } from './support.ts';

onEachEngine((engine) => {
  let portal: Portal;
  let hanako: Record<string, string>;
  let taro: Record<string, string>;
  beforeAll(async () => {
    portal = await openPortal(engine);
  });
  afterAll(() => portal.close());
  beforeEach(async () => {
    await portal.context.db.delete(throttles);
    await portal.context.db.delete(members);
    const member = async (userName: string) =>
      sessionHeaders(portal.context, await createMember({ userName, password: 'password1' }, portal.context));
    hanako = await member('Hanako');
    taro = await member('太郎');
  });
  const names = async () =>
    (await portal.context.db.select().from(members).orderBy(asc(members.id))).map(({ userName }) => userName);
  const refusal = {
    status: 409,
    error: { error_code: 'E409', fields: [{ field: 'user_name', kind: 'not_valid' }] },
  };

  describe('POST /user_change', () => {
    it('changes the name, kept as it is written', async () => {
      const response = await portal.call('POST /user_change', { user_name: ' 歩く Ｈａｎａ ' }, hanako);
      expect(response).toMatchObject({ status: 200, body: { result: true, user_name: '歩く Ｈａｎａ' } });
      expect(await names()).toEqual(['歩く Ｈａｎａ', '太郎']);
    });

    it('lets a member write the own name another way', async () => {
      expect((await portal.call('POST /user_change', { user_name: 'HANAKO' }, hanako)).status).toBe(200);
      expect(await names()).toEqual(['HANAKO', '太郎']);
    });

    it.each(['Hanako', 'ｈａｎａｋｏ', 'HANAKO'])('refuses %s, which somebody else has', async (user_name) => {
      expect(await portal.call('POST /user_change', { user_name }, taro)).toMatchObject(refusal);
      expect(await names()).toEqual(['Hanako', '太郎']);
    });

    it('gives a name that several want at once to exactly one', async () => {
      const everybody = await Promise.all(
        Array.from({ length: 8 }, async (_, turn) =>
          sessionHeaders(
            portal.context,
            await createMember({ userName: `Walker${turn}`, password: 'password1' }, portal.context),
          ),
        ),
      );
      const responses = await Promise.all(
        everybody.map((headers, turn) =>
          portal.call('POST /user_change', { user_name: turn % 2 ? 'Sakura' : 'ＳＡＫＵＲＡ' }, headers),
        ),
      );
      expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
      for (const response of responses.filter(({ status }) => status !== 200)) expect(response).toMatchObject(refusal);
      expect((await names()).filter((name) => /sakura/i.test(name.normalize('NFKC')))).toHaveLength(1);
    });

    it('needs a session, and says so before it looks at the body', async () => {
      for (const input of [{ user_name: 'Sakura' }, {}, { user_name: '🍵' }])
        expect(await portal.call('POST /user_change', input)).toMatchObject({
          status: 401,
          error: { error_code: 'E401' },
        });
    });

    it('needs proof that a page of this site asks', async () => {
      const { cookie } = hanako;
      const response = await portal.call('POST /user_change', { user_name: 'Sakura' }, { cookie: cookie! });
      expect(response).toMatchObject({ status: 403, error: { error_code: 'E403' } });
      expect(await names()).toEqual(['Hanako', '太郎']);
    });

    it('is over for the sessions of somebody who has left', async () => {
      await portal.context.db.delete(members);
      expect((await portal.call('POST /user_change', { user_name: 'Sakura' }, hanako)).status).toBe(401);
    });
  });

  describe.each(['GET /user_check', 'POST /user_check'] as const)('%s', (call) => {
    it.each([
      ['Sakura', true],
      ['ﾊﾅｺ', true],
      ['ｈａｎａｋｏ', false],
      [' 太郎', false],
      ['太　郎', true],
    ])('%s: %s', async (user_name, is_available) => {
      const { status, body, headers } = await portal.call(call, { user_name });
      expect({ status, body }).toEqual({ status: 200, body: { result: true, is_available } });
      expect(headers.get('cache-control')).toBe('no-store');
    });

    it('finds the own name available', async () => {
      expect((await portal.call(call, { user_name: 'HANAKO' }, hanako)).body.is_available).toBe(true);
      expect((await portal.call(call, { user_name: 'HANAKO' }, taro)).body.is_available).toBe(false);
    });
  });

  it('with other spaces in it is the same name; an older form of it is brought up to date, and stays nobody else’s', async () => {
    const { db } = portal.context;
    await portal.call('POST /user_change', { user_name: 'Hana  ko' }, hanako);
    expect(await names()).toEqual(['Hana ko', '太郎']);
    expect(await portal.call('POST /user_change', { user_name: 'ｈａｎａ　　ｋｏ' }, taro)).toMatchObject(refusal);
    await db.delete(members);
    const values = { passwordHash: 'x', createdAt: new Date() };
    const old = ['a  b', 'a   b', 'c  d', 'c d', 'e\u2028\u1680f', 'g h', 'i'];
    await db.insert(members).values(old.map((key) => ({ ...values, userName: key, userNameKey: key })));
    const statement = readFileSync(path.join(migrationsFolder, '0021_user_name_spaces.sql'), 'utf8');
    // Once more changes nothing.
    for (let turn = 0; turn < 2; turn += 1) {
      await db.execute(sql.raw(statement));
      const keys = (await db.select().from(members).orderBy(asc(members.id))).map(({ userNameKey: key }) => key);
      expect(keys).toEqual(['a b', 'a   b', 'c  d', 'c d', 'e f', 'g h', 'i']);
    }
  });

  describe('createMember', () => {
    it.each([
      [{ userName: 'ＨＡＮＡＫＯ', password: 'password1' }, 'E409', 'user_name', 'not_valid'],
      [{ userName: '🍵', password: 'password1' }, 'E422', 'user_name', 'format_invalid'],
      [{ userName: 'Sakura', password: 'short' }, 'E422', 'password', 'too_short'],
      [{ userName: 'Sakura', password: 'pass word 1' }, 'E422', 'password', 'format_invalid'],
    ] as const)('refuses %o', async (input, code, field, kind) => {
      await expect(createMember(input, portal.context)).rejects.toMatchObject({ code, fields: [{ field, kind }] });
      expect(await names()).toEqual(['Hanako', '太郎']);
    });
  });
});
