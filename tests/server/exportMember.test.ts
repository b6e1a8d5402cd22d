/** The export: everything that is stored of the member who asks, nothing of others, and no secret. */
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import * as schema from '../../server/db/schema.ts';
import { createMember } from '../../server/members/createMember.ts';
import { answers, browserAfter, goodPassword, registration, sessionHeaders } from './memberSupport.ts';
import { insertLikes, insertMembers, insertPhotos } from './photoSupport.ts';
import { onEachEngine, openPortal, type Portal } from './support.ts';

const now = new Date('2026-11-20T12:00:00+09:00');

onEachEngine((engine) => {
  let portal: Portal;
  let browser: Record<string, string>;
  beforeAll(async () => {
    portal = await openPortal(engine, () => now);
  });
  afterAll(() => portal.close());
  beforeEach(async () => {
    await portal.context.db.delete(schema.members);
    browser = browserAfter((await portal.call('POST /user_save', registration('はなこ'))).headers);
    await portal.call('POST /user_secret_check', { user_name: 'はなこ', ...answers });
  });
  const exported = async (lang: 'ja' | 'en' = 'ja', headers = browser) =>
    (await portal.call('GET /user_export', { lang }, headers)).body;
  const rowsOfTable = (data: Awaited<ReturnType<typeof exported>>['data'], table: string) =>
    data.filter((each) => each.table === table).flatMap(({ rows }) => rows);

  it('has every row with the words of the policy', async () => {
    const { exported_at, data } = await exported();
    expect(exported_at).toBe(now.toISOString());
    expect(data.find(({ what }) => what === 'ユーザー名')).toEqual({
      ...{
        table: 'members',
        what: 'ユーザー名',
        why: expect.stringMatching(/。$/),
        until: expect.stringMatching(/。$/),
      },
      rows: [{ user_name: 'はなこ' }],
    });
    expect(rowsOfTable(data, 'members')).toContainEqual({ user_name_key: 'はなこ' });
    expect(Object.assign({}, ...rowsOfTable(data, 'members'))).toMatchObject({
      ...{ region: 'taito', age_band: '70s', gender: 'female', created_at: now.toISOString() },
      ...{ secret_question_1: 'school', secret_question_2: 'book', password_reset_at: null },
    });
    expect(rowsOfTable(data, 'sessions')).toMatchObject([
      { created_at: now.toISOString(), last_seen_at: now.toISOString() },
      { device: null },
    ]);
    expect(rowsOfTable(data, 'password_resets')).toMatchObject([{ expires_at: '2026-11-20T03:10:00.000Z' }]);
    expect((await exported('en')).data.map(({ what }) => what)).toContain('Your user name');
  });

  it('has photos, likes and drafts of the member, with where the pictures are', async () => {
    const { db } = portal.context;
    const [{ id: own }] = (await db.select({ id: schema.members.id }).from(schema.members)) as [{ id: number }];
    const [other] = await insertMembers(portal.context, ['Taro']);
    const [mine, theirs] = await insertPhotos(portal.context, [
      { memberId: own, imageKey: 'mine', place: '不忍池', state: 'notPublished', reason: 'quality' },
      { memberId: other!, imageKey: 'theirs' },
    ]);
    await insertLikes(portal.context, theirs!, [own], now);
    await insertLikes(portal.context, mine!, [other!], now);
    const picture = { imageKey: 'draft', width: 800, height: 600, colour: '#336699' };
    await db.insert(schema.photoDrafts).values({ ...picture, id: 'token', memberId: own, words: '{}', expiresAt: now });
    const { data } = await exported();
    expect(Object.assign({}, ...rowsOfTable(data, 'photos'))).toMatchObject({
      ...{ id: mine, title: '池のほとり', place: '不忍池', state: 'notPublished', reason: 'quality', likes: 1 },
      picture: '/photo-files/mine/1600.jpg',
    });
    expect(rowsOfTable(data, 'photo_likes')).toEqual([
      { photo_id: theirs, member_id: own, liked_at: now.toISOString() },
    ]);
    expect(rowsOfTable(data, 'photo_drafts')).toMatchObject([
      { id: '保存していますが、表示しません', words: '{}', picture: '/photo-files/draft/800.jpg' },
    ]);
    expect(JSON.stringify(data)).not.toContain('theirs');
  });

  it('names hashes of passwords and tokens without showing them', async () => {
    for (const lang of ['ja', 'en'] as const) {
      const { data } = await exported(lang);
      const notShown = lang === 'ja' ? '保存していますが、表示しません' : 'Stored, and not shown';
      const members = Object.assign({}, ...rowsOfTable(data, 'members'));
      const [session] = rowsOfTable(data, 'sessions');
      const [reset] = rowsOfTable(data, 'password_resets');
      const secrets = [members.password_hash, members.secret_answer_hash_1, members.secret_answer_hash_2];
      expect([...secrets, session!.id, reset!.id]).toEqual(Array(5).fill(notShown));
      const text = JSON.stringify(data);
      expect(text).not.toMatch(/argon2/);
      const stored = [
        ...(await portal.context.db.select().from(schema.sessions)),
        ...(await portal.context.db.select().from(schema.passwordResets)),
      ];
      for (const { id } of stored) expect(text).not.toContain(id);
      for (const secret of [goodPassword, answers.secret_answer_1]) expect(text).not.toContain(secret);
    }
  });

  it('has nothing of another member', async () => {
    const id = await createMember({ userName: 'Taro', password: 'password1' }, portal.context);
    const other = await exported('en', await sessionHeaders(portal.context, id));
    expect(JSON.stringify(other)).not.toContain('はなこ');
    expect(rowsOfTable(other.data, 'members')).toContainEqual({ id, created_at: now.toISOString() });
    expect(rowsOfTable(other.data, 'sessions')).toHaveLength(2);
    expect(rowsOfTable((await exported()).data, 'sessions')).toHaveLength(2);
    // What was never set is not said to be stored.
    expect(Object.assign({}, ...rowsOfTable(other.data, 'members')).secret_answer_hash_1).toBeNull();
  });
});
