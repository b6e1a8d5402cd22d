/** Deleting a member: nothing of them is left in any table that the database knows, and what was counted stays. */
import { randomUUID } from 'node:crypto';
import { count, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { userNameKey } from '../../contract/memberRules.ts';
import { anonymous } from '../../server/context.ts';
import { rowsOf } from '../../server/db/database.ts';
import * as schema from '../../server/db/schema.ts';
import { createMember } from '../../server/members/createMember.ts';
import { deleteMember } from '../../server/members/deleteMember.ts';
import { sessionOf } from '../../server/sessions/session.ts';
import { throttle } from '../../server/throttle/throttle.ts';
import {
  browserAfter,
  changedBeforeTransaction,
  goodPassword,
  registration,
  removed,
  sessionHeaders,
} from './memberSupport.ts';
import { insertLikes, insertMembers, insertPhotos, withoutPhotos } from './photoSupport.ts';
import { onEachEngine, openPortal, type Portal } from './support.ts';

const now = new Date('2026-11-20T12:00:00+09:00');

onEachEngine((engine) => {
  let portal: Portal;
  let browser: Record<string, string>;
  let id: number;
  beforeAll(async () => {
    portal = await openPortal(engine, () => now);
  });
  afterAll(() => portal.close());
  beforeEach(async () => {
    const { db } = portal.context;
    await db.delete(schema.throttles);
    await db.delete(schema.members);
    await withoutPhotos(portal.context);
    await db.execute(sql`delete from course_counts`);
    browser = browserAfter((await portal.call('POST /user_save', registration('Hanako'))).headers);
    [{ id }] = (await db.select({ id: schema.members.id }).from(schema.members)) as [{ id: number }];
  });
  const leave = (password = goodPassword, headers = browser) => portal.call('POST /user_delete', { password }, headers);

  /** Every table and column by which a row belongs to a member, from the database's own catalogue. */
  const referring = async () =>
    rowsOf<{ table: string; column: string }>(
      await portal.context.db.execute(sql`
        select c.conrelid::regclass::text as table, a.attname as column
          from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any (c.conkey)
         where c.contype = 'f' and c.confrelid = 'members'::regclass
        union
        select table_name, column_name from information_schema.columns
         where table_schema = 'public' and (column_name = 'member_id' or column_name like '%member%id')
        order by 1`),
    );
  const rowsIn = async (memberId: number) => {
    const tables = [...(await referring()), { table: 'members', column: 'id' }];
    const found: Record<string, number> = {};
    for (const { table, column } of tables) {
      const query = sql`select count(*)::int as rows from ${sql.identifier(table)} where ${sql.identifier(column)} = ${memberId}`;
      found[table] = rowsOf<{ rows: number }>(await portal.context.db.execute(query))[0]!.rows;
    }
    return found;
  };
  /** A row of each table, but for the session that is there. */
  const fill = async (memberId: number) => {
    const { db } = portal.context;
    const { favourites, memberTitles, passwordResets, photoDrafts, pushSubscriptions, titles, walks } = schema;
    await db.insert(passwordResets).values({ id: `reset ${memberId}`, memberId, expiresAt: now });
    await db.insert(favourites).values({ memberId, kind: 'course', targetId: 101, position: 1, addedAt: now });
    const walk = { memberId, courseId: 101, day: '2026-11-20' };
    await db.insert(walks).values({ ...walk, walkedAt: now, distanceM: 3000, minutes: 45, steps: 4286, kcal: 135 });
    await db
      .insert(titles)
      .values({
        id: 'test',
        sortRank: 999,
        name: { ja: '', en: '' },
        how: { ja: '', en: '' },
        rule: 'courses',
        needed: 1,
      })
      .onConflictDoNothing();
    await db.insert(memberTitles).values({ ...walk, titleId: 'test', earnedAt: now });
    const [photoId] = await insertPhotos(portal.context, [{ memberId }]);
    await insertLikes(portal.context, photoId!, [memberId], now);
    const picture = { imageKey: randomUUID(), width: 1, height: 1, colour: '#000000' };
    await db.insert(photoDrafts).values({ ...picture, id: `draft ${memberId}`, memberId, expiresAt: now });
    await db.insert(pushSubscriptions).values({
      ...{ memberId, endpoint: `https://push.example.jp/${memberId}`, p256dh: 'key', auth: 'secret', language: 'ja' },
      ...{ kinds: ['heat'], createdAt: now, lastUsedAt: now },
    });
    await db.execute(sql`insert into course_counts (course_id, day, accessed, walked) values (101, '2026-11-20', 5, 3)
      on conflict do nothing`);
  };

  it('leaves nothing in any table that refers to members; counts and other members stay', async () => {
    const otherId = await createMember({ userName: 'Taro', password: 'password1' }, portal.context);
    const other = await sessionHeaders(portal.context, otherId);
    await fill(id);
    await fill(otherId);
    const full = await rowsIn(id);
    expect(Object.keys(full)).toEqual(
      expect.arrayContaining(['favourites', 'member_titles', 'members', 'password_resets', 'sessions', 'walks']),
    );
    // A table that this test does not fill would prove nothing.
    expect(Object.entries(full).filter(([, rows]) => !rows)).toEqual([]);

    const { status, body, headers } = await leave();
    expect({ status, body }).toEqual({ status: 200, body: { result: true } });
    expect(headers.getSetCookie()).toEqual([
      expect.stringMatching(removed('session')),
      expect.stringMatching(removed('known-device')),
    ]);
    expect(Object.values(await rowsIn(id)).filter((rows) => rows)).toEqual([]);
    expect(await rowsIn(otherId)).toEqual(full);
    expect((await portal.call('POST /user_login_check', {}, other)).body.login_flag).toBe(1);
    expect((await portal.call('POST /user_login_check', {}, browser)).body.login_flag).toBe(0);
    const counted = await portal.context.db.execute(
      sql`select accessed, walked from course_counts where course_id = 101`,
    );
    expect(rowsOf(counted)).toEqual([{ accessed: 5, walked: 3 }]);
  });

  it('takes likes out of the counts of others, and words out of the results of contests', async () => {
    const { db } = portal.context;
    const { contestResults, photoHistory, photoLikes, photoReports, photos } = schema;
    const [otherId, third] = await insertMembers(portal.context, ['Taro', 'Jiro']);
    const [own, theirs] = await insertPhotos(portal.context, [
      { memberId: id, contestId: '2025' },
      { memberId: otherId!, contestId: '2025' },
    ]);
    await insertLikes(portal.context, own!, [otherId!, third!], now);
    await insertLikes(portal.context, theirs!, [id, third!], now);
    await db.insert(photoReports).values({ photoId: own!, reason: 'other', reportedAt: now });
    await db.insert(photoHistory).values({ photoId: own!, at: now, toState: 'published' });
    const result = { contestId: '2025', rank: 1, votes: 2 };
    await db.insert(contestResults).values([
      { ...result, photoId: own!, title: '池のほとり' },
      { ...result, photoId: theirs!, title: '橋の上' },
    ]);
    expect((await leave()).status).toBe(200);
    expect(await db.select({ id: photos.id, likes: photos.likes }).from(photos)).toEqual([{ id: theirs, likes: 1 }]);
    expect(await db.select({ memberId: photoLikes.memberId }).from(photoLikes)).toEqual([{ memberId: third }]);
    expect([await db.$count(photoReports), await db.$count(photoHistory)]).toEqual([0, 0]);
    const { photoId, title, votes } = contestResults;
    expect(await db.select({ photoId, title, votes }).from(contestResults).orderBy(contestResults.id)).toEqual([
      { photoId: null, title: '', votes: 2 },
      { photoId: theirs, title: '橋の上', votes: 2 },
    ]);
  });

  it('lets two who like each other’s photos leave at once', async () => {
    const names = ['Hachiro', 'Kuro', 'Juro', 'Goro'];
    const people = await Promise.all(
      names.map((userName) => createMember({ userName, password: goodPassword }, portal.context)),
    );
    const added = await insertPhotos(
      portal.context,
      people.map((memberId) => ({ memberId })),
    );
    for (const photoId of added) await insertLikes(portal.context, photoId, people, now);
    const browsers = await Promise.all(people.map((memberId) => sessionHeaders(portal.context, memberId)));
    const left = await Promise.all(browsers.map((each) => leave(goodPassword, each)));
    expect(left.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(await portal.context.db.$count(schema.photos)).toBe(0);
  });

  it('leaves no count of tries of the account, and gives the name away', async () => {
    await portal.call('POST /user_login', { user_name: 'Hanako', password: 'tokotoko2025' });
    await leave('tokotoko2025');
    await throttle('secretCheckByAccount', userNameKey('Hanako'), portal.context).count();
    await throttle('photoPostByAccount', String(id), portal.context).count();
    const { throttles } = schema;
    const tries = async () => (await portal.context.db.select({ rows: count() }).from(throttles))[0]!.rows;
    const before = await tries();
    expect((await leave()).status).toBe(200);
    // Those of the login, of the own password, of the secret answers and of the photos; what is left counts the address.
    expect(await tries()).toBe(before - 4);
    expect((await portal.call('POST /user_login', { user_name: 'Hanako', password: goodPassword })).status).toBe(401);
    expect((await portal.call('POST /user_save', registration('Hanako'))).status).toBe(200);
  });

  it.each([
    ['a wrong password', 'tokotoko2025', 'not_valid'],
    ['no password', '', 'required'],
  ])('is refused with %s', async (_, password, kind) => {
    expect(await leave(password)).toMatchObject({
      status: 422,
      error: { error_code: 'E422', fields: [{ field: 'password', kind }] },
    });
    expect((await rowsIn(id)).members).toBe(1);
  });

  it('happens once when it is sent several times at once', async () => {
    const responses = await Promise.all(Array.from({ length: 3 }, () => leave()));
    const statuses = responses.map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.filter((status) => [200, 401].includes(status))).toHaveLength(3);
  });

  it('is refused when the password that was said is changed before the rows are deleted', async () => {
    const { context } = portal;
    const session = await sessionOf(/session=([^;]+)/.exec(browser.cookie!)![1], context);
    const db = changedBeforeTransaction(context.db);
    const asked = deleteMember(goodPassword, { ...anonymous(context), db, session: session! });
    await expect(asked).rejects.toMatchObject({ code: 'E401' });
    expect((await rowsIn(id)).members).toBe(1);
  });

  describe('while something is written', () => {
    const writes = [
      ['POST /user_change', { region: 'outside' }],
      [
        'POST /user_change_password',
        { current_password: goodPassword, password: 'aruku2027', password_confirmation: 'aruku2027' },
      ],
      ['POST /user_sessions_end', {}],
      ['POST /user_get', {}],
      ['GET /user_export', {}],
      ['POST /user_login', { user_name: 'Hanako', password: goodPassword }],
    ] as const;

    it('nothing of the member comes back, and nobody gets an error of the server', async () => {
      const [left, ...others] = await Promise.all([
        leave(),
        ...writes.map(([call, input]) => portal.call(call, input, browser)),
      ]);
      for (const { status } of others) expect([200, 401, 422]).toContain(status);
      if (left!.status !== 200) {
        // The password was changed first: this session is over.
        expect(left!.status).toBe(401);
        return;
      }
      expect(Object.values(await rowsIn(id)).filter((rows) => rows)).toEqual([]);
    });

    it('a row that comes too late is refused as by somebody who has logged out', async () => {
      const { toApiError } = await import('../../server/errors.ts');
      await leave();
      const late = portal.context.db
        .insert(schema.favourites)
        .values({ memberId: id, kind: 'course', targetId: 101, position: 1, addedAt: now })
        .execute();
      expect(toApiError(await late.catch((error: unknown) => error))).toMatchObject({ code: 'E401' });
    });
  });
});
