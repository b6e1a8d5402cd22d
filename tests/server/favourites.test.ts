/** Favourites of members: order, limit, what is left out, and calls at the same time. */
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { FavouriteType } from '../../contract/favourites.ts';
import { courses } from '../../server/courses/courses.table.ts';
import { favourites } from '../../server/favourites/favourites.table.ts';
import { institutions } from '../../server/institutions/institutions.table.ts';
import { createMember } from '../../server/members/createMember.ts';
import { members } from '../../server/members/members.table.ts';
import { content } from './expected.ts';
import { sessionHeaders } from './memberSupport.ts';
import { onEachEngine, openPortal, type Portal } from './support.ts';

const start = new Date('2026-11-20T12:00:00+09:00');
const courseIds = content.courses.map(({ id }) => id);
const shopIds = content.cooperation.map(({ id }) => id);

onEachEngine((engine) => {
  let portal: Portal;
  let now = start;
  let own: Record<string, string>;
  let others: Record<string, string>;
  beforeAll(async () => {
    portal = await openPortal(engine, () => now);
    const add = (userName: string) => createMember({ userName, password: 'password1' }, portal.context);
    own = await sessionHeaders(portal.context, await add('Hanako'));
    others = await sessionHeaders(portal.context, await add('Taro'));
  });
  afterAll(() => portal.close());
  beforeEach(async () => {
    now = start;
    await portal.context.db.delete(favourites);
  });

  const change = async (
    ids: number[],
    action: 'add' | 'remove' | 'set' = 'add',
    type: FavouriteType = 'course',
    headers = own,
  ) => {
    const { status, body } = await portal.call('POST /favorite', { type, ids, action }, headers);
    expect(status).toBe(200);
    return { ids: body.ids, dropped: body.dropped };
  };
  const lists = async (headers = own) => (await portal.call('GET /favorite_get', {}, headers)).body.favorites;
  const none = { course: [], cooperation: [], sponsor: [], playground: [] };

  it('are nobody else’s, and of members only', async () => {
    expect(await lists()).toEqual(none);
    await change([101]);
    expect((await lists()).course).toEqual([101]);
    expect(await lists(others)).toEqual(none);
    expect((await portal.call('GET /favorite_get')).error.error_code).toBe('E401');
    expect((await portal.call('POST /favorite', { type: 'course', ids: [101] })).status).toBe(401);
  });

  it('stand newest first; one that is added again is the newest', async () => {
    const [a, b, c] = courseIds as [number, number, number];
    expect((await change([a, b])).ids).toEqual([b, a]);
    expect((await change([c])).ids).toEqual([c, b, a]);
    expect((await change([a])).ids).toEqual([a, c, b]);
    expect((await change([b, b, a])).ids).toEqual([a, b, c]);
    expect((await lists()).course).toEqual([a, b, c]);
  });

  it('are twelve of a kind: the oldest are dropped and named, and `set` puts them back', async () => {
    const twelve = courseIds.slice(0, 12);
    expect(await change(twelve)).toEqual({ ids: twelve.toReversed(), dropped: [] });
    const [x, y] = courseIds.slice(12, 14) as [number, number];
    const { ids, dropped } = await change([x, y]);
    expect(ids).toEqual([y, x, ...twelve.slice(2).toReversed()]);
    expect(dropped).toEqual([twelve[1], twelve[0]]);
    expect((await change(twelve, 'set')).ids).toEqual(twelve.toReversed());
    expect((await lists()).course).toEqual(twelve.toReversed());
    expect((await change(courseIds.slice(0, 20), 'set')).dropped).toHaveLength(8);
    expect((await change(shopIds.slice(0, 3), 'add', 'cooperation')).ids).toHaveLength(3);
    expect((await lists()).course).toHaveLength(12);
  });

  it('are removed one by one or all, and what is not there is no error', async () => {
    const [a, b, c] = courseIds as [number, number, number];
    await change([a, b, c]);
    expect((await change([b, 999_999], 'remove')).ids).toEqual([c, a]);
    expect((await change([b], 'remove')).ids).toEqual([c, a]);
    expect((await change([], 'set')).ids).toEqual([]);
    expect(await lists()).toEqual(none);
  });

  it('leave out what there is not, what is of another kind, and what is not public', async () => {
    const hidden = courseIds[5]!;
    const { db } = portal.context;
    await db.update(courses).set({ isPublic: false }).where(eq(courses.id, hidden));
    try {
      expect((await change([999_999, hidden, shopIds[0]!, 101])).ids).toEqual([101]);
      expect((await change([content.sponsor[0]!.id, shopIds[0]!], 'add', 'cooperation')).ids).toEqual([shopIds[0]]);
      expect((await change([hidden], 'set')).ids).toEqual([]);
    } finally {
      await db.update(courses).set({ isPublic: true }).where(eq(courses.id, hidden));
    }
  });

  it('keep what has ceased to be public until it is removed', async () => {
    const { db } = portal.context;
    const [hidden, other] = [courseIds[5]!, courseIds[6]!];
    await change([hidden]);
    await db.update(courses).set({ isPublic: false }).where(eq(courses.id, hidden));
    try {
      expect((await change([other])).ids).toEqual([other, hidden]);
      expect((await change([other, hidden], 'set')).ids).toEqual([hidden, other]);
      expect((await change([hidden], 'remove')).ids).toEqual([other]);
    } finally {
      await db.update(courses).set({ isPublic: true }).where(eq(courses.id, hidden));
    }
  });

  it.each([
    [{ type: 'course', ids: ['x'] }, 'ids'],
    [{ type: 'park', ids: [1] }, 'type'],
    [{ type: 'course', ids: [1], action: 'clear' }, 'action'],
    [{ type: 'course', ids: Array.from({ length: 101 }, (_, at) => at + 1) }, 'ids'],
  ])('refuse %j', async (input, field) => {
    const { status, error } = await portal.call('POST /favorite', input, own);
    expect([status, error.fields?.[0]?.field]).toEqual([422, field]);
  });

  it('lose nothing when twenty are added at once', { timeout: 60_000 }, async () => {
    const ids = courseIds.slice(0, 20);
    const results = await Promise.all(ids.map((id) => change([id])));
    const left = (await lists()).course;
    expect(left).toHaveLength(12);
    const dropped = results.flatMap((result) => result.dropped);
    expect([...left, ...dropped].sort()).toEqual([...ids].sort());
    const rows = await portal.context.db.select().from(favourites);
    expect(new Set(rows.map(({ position }) => position)).size).toBe(12);
  });

  it('and twenty same calls give one', async () => {
    // On a busy machine some may be told to come back.
    await Promise.allSettled(Array.from({ length: 20 }, () => change([101])));
    expect((await lists()).course).toEqual([101]);
  });

  describe('GET /institutions with favorite=1', () => {
    const found = async (input: object = {}, headers = own) => {
      const { body } = await portal.call('GET /institutions', { favorite: '1', ...input }, headers);
      return { ids: body.institutions.map(({ id }) => id), total: body.total };
    };

    it('is of members', async () => {
      const { status, error } = await portal.call('GET /institutions', { favorite: '1' });
      expect([status, error.error_code]).toEqual([401, 'E401']);
    });

    it('has the favourites alone, newest first, of every kind or of one', async () => {
      expect(await found()).toEqual({ ids: [], total: 0 });
      const [a, b] = shopIds as [number, number];
      const sponsor = content.sponsor[0]!.id;
      await change([a], 'add', 'cooperation');
      now = new Date(start.getTime() + 1000);
      await change([sponsor], 'add', 'sponsor');
      now = new Date(start.getTime() + 2000);
      await change([b], 'add', 'cooperation');
      expect(await found()).toEqual({ ids: [b, sponsor, a], total: 3 });
      now = new Date(start.getTime() + 3000);
      await change([a], 'add', 'cooperation');
      expect(await found()).toEqual({ ids: [a, b, sponsor], total: 3 });
      expect(await found({ category: 'cooperation' })).toEqual({ ids: [a, b], total: 2 });
      expect(await found({ category: 'playground' })).toEqual({ ids: [], total: 0 });
      expect(await found({ limit_num: 1, page_num: 2 })).toEqual({ ids: [b], total: 3 });
      expect(await found({ ids: [sponsor, 10_100] })).toEqual({ ids: [sponsor], total: 1 });
      expect(await found({}, others)).toEqual({ ids: [], total: 0 });
    });

    it('leaves out what is not public, and has no page after the last', async () => {
      const [a, b] = shopIds as [number, number];
      await change([a, b], 'add', 'cooperation');
      const { db } = portal.context;
      await db.update(institutions).set({ isPublic: false }).where(eq(institutions.id, b));
      try {
        expect(await found()).toEqual({ ids: [a], total: 1 });
      } finally {
        await db.update(institutions).set({ isPublic: true }).where(eq(institutions.id, b));
      }
      const { status } = await portal.call('GET /institutions', { favorite: '1', page_num: 2 }, others);
      expect(status).toBe(422);
    });
  });

  it('go with the member', async () => {
    const { db } = portal.context;
    const id = await createMember({ userName: 'Jiro', password: 'password1' }, portal.context);
    const headers = await sessionHeaders(portal.context, id);
    await change([101], 'add', 'course', headers);
    await db.delete(members).where(eq(members.id, id));
    expect(await db.select().from(favourites)).toEqual([]);
    expect((await portal.call('POST /favorite', { type: 'course', ids: [101] }, headers)).status).toBe(401);
  });
});
