/** Walks of members: once a course and Japanese day, taken back within a minute, counted, and safe at the same time. */
import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { courseCounts, courses } from '../../server/courses/courses.table.ts';
import { createMember } from '../../server/members/createMember.ts';
import { memberTitles, walks } from '../../server/walks/walks.table.ts';
import { content } from './expected.ts';
import { sessionHeaders } from './memberSupport.ts';
import { onEachEngine, openPortal, type Portal } from './support.ts';

const start = new Date('2026-11-20T12:00:00+09:00');
/** Short ones: together they make no 8,000 steps. */
const [first, second, third] = content.courses
  .filter(({ categories }) => categories.includes('yamanote'))
  .map(({ id }) => id) as [number, number, number];
const oneSecond = 1000;

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
    const { db } = portal.context;
    await db.delete(memberTitles);
    await db.delete(walks);
    await db.delete(courseCounts);
  });

  const send = (course_id: number, action: 'add' | 'undo' = 'add', headers = own) =>
    portal.call('POST /course_walked', { course_id, action }, headers);
  const walk = async (course_id: number, headers = own) => {
    const { status, body } = await send(course_id, 'add', headers);
    expect(status).toBe(200);
    return body;
  };
  const walked = async (input: object = {}, headers = own) =>
    (await portal.call('GET /course_walked_get', input, headers)).body;
  const at = (moment: string) => {
    now = new Date(moment);
  };
  const later = (ms: number) => {
    now = new Date(now.getTime() + ms);
  };
  const counts = () =>
    portal.context.db.select({ day: courseCounts.day, walked: courseCounts.walked }).from(courseCounts);
  const titleIds = async () => (await walked()).titles.filter(({ earned_on }) => earned_on).map(({ id }) => id);

  it('are of members only', async () => {
    expect((await portal.call('GET /course_walked_get')).status).toBe(401);
    expect((await portal.call('POST /course_walked', { course_id: first })).error.error_code).toBe('E401');
  });

  it('give a stamp with the first walk of a course, the first title, and a minute to take it back', async () => {
    expect(await walk(first)).toMatchObject({
      ...{ is_new: true, stamp: true, walked: 1, undo_until: '2026-11-20T03:01:00.000Z' },
      titles: [{ id: 'first_step', name: 'はじめの一歩' }],
    });
    at('2026-11-21T12:00:00+09:00');
    expect(await walk(first)).toMatchObject({ is_new: true, stamp: false, titles: [], walked: 2 });
    const { stamps } = await walked({ lang: 'en' });
    const course = content.courses.find(({ id }) => id === first)!;
    expect(stamps).toMatchObject([{ course: { id: first, name: course.name.en }, is_public: true, times: 2 }]);
    expect(stamps[0]).toMatchObject({ first_on: '2026-11-20', last_on: '2026-11-21' });
  });

  it('count once a day: the second press changes nothing and says so', async () => {
    await walk(first);
    later(30 * oneSecond);
    expect(await walk(first)).toMatchObject({
      ...{ is_new: false, stamp: false, titles: [], walked: 1 },
      undo_until: '2026-11-20T03:01:00.000Z',
    });
    later(31 * oneSecond);
    expect(await walk(first)).toMatchObject({ is_new: false, undo_until: null });
    expect(await counts()).toEqual([{ day: '2026-11-20', walked: 1 }]);
  });

  it('take the day in Tokyo', async () => {
    at('2026-11-20T23:59:59+09:00');
    expect((await walk(first)).is_new).toBe(true);
    later(1 * oneSecond);
    expect((await walk(first)).is_new).toBe(true);
    expect((await walked()).walked).toEqual([
      { course_id: first, day: '2026-11-21' },
      { course_id: first, day: '2026-11-20' },
    ]);
    expect((await counts()).map(({ day }) => day).sort()).toEqual(['2026-11-20', '2026-11-21']);
    // Still the day before in Greenwich.
    at('2026-11-22T08:59:59+09:00');
    expect((await walk(first)).is_new).toBe(true);
    at('2026-11-22T09:00:01+09:00');
    expect((await walk(first)).is_new).toBe(false);
  });

  it('keep the figures of the course on that day', async () => {
    const { db } = portal.context;
    await walk(first);
    const [before] = await db.select().from(courses).where(eq(courses.id, first));
    const { distanceM, minutes, steps, kcal } = before!;
    await db
      .update(courses)
      .set({ steps: steps + 1000 })
      .where(eq(courses.id, first));
    try {
      expect((await walked()).total).toEqual({ walks: 1, distance_m: distanceM, minutes, steps, kcal });
    } finally {
      await db.update(courses).set({ steps }).where(eq(courses.id, first));
    }
  });

  it('are summed for the Japanese month and in all', async () => {
    at('2026-10-31T23:59:00+09:00');
    await walk(first);
    at('2026-11-01T00:00:00+09:00');
    await walk(first);
    await walk(second);
    const { month, total } = await walked();
    expect([month.walks, total.walks]).toEqual([2, 3]);
    expect(total.steps).toBeGreaterThan(month.steps);
    expect((await walked({}, others)).total).toEqual({ walks: 0, distance_m: 0, minutes: 0, steps: 0, kcal: 0 });
  });

  it('tell of one course what its page needs', async () => {
    const course = async () => (await walked({ course_id: first })).course;
    expect(await course()).toEqual({ is_walked_today: false, times: 0, undo_until: null });
    expect((await walked()).course).toBeNull();
    await walk(first);
    expect(await course()).toEqual({
      ...{ is_walked_today: true, times: 1, undo_until: '2026-11-20T03:01:00.000Z' },
    });
    at('2026-11-21T00:00:00+09:00');
    expect(await course()).toEqual({ is_walked_today: false, times: 1, undo_until: null });
  });

  describe('are refused', () => {
    const changing = async (id: number, values: Partial<typeof courses.$inferInsert>, run: () => Promise<void>) => {
      const { db } = portal.context;
      await db.update(courses).set(values).where(eq(courses.id, id));
      await run().finally(() => db.update(courses).set({ isPublic: true, status: 'open' }).where(eq(courses.id, id)));
    };

    it('for a course that there is not, or that is hidden (E404)', async () => {
      for (const action of ['add', 'undo'] as const)
        expect((await send(999_999, action)).error.error_code).toBe('E404');
      await changing(third, { isPublic: false }, async () => {
        expect((await send(third)).status).toBe(404);
        expect((await portal.call('GET /course_walked_get', { course_id: third }, own)).status).toBe(404);
      });
    });

    it('for a closed course (E409), which can still be taken back', async () => {
      await walk(second);
      await changing(second, { status: 'closed' }, async () => {
        expect((await send(second, 'undo')).body.is_new).toBe(true);
        const { status, error } = await send(second);
        expect([status, error.error_code, error.error_message]).toEqual([
          ...[409, 'E409', 'This course is closed at the moment'],
        ]);
      });
      await changing(second, { status: 'changed' }, async () => expect((await walk(second)).is_new).toBe(true));
      expect(await counts()).toEqual([{ day: '2026-11-20', walked: 1 }]);
    });
  });

  it('stay as stamps when their course is hidden later', async () => {
    const { db } = portal.context;
    await walk(third);
    await db.update(courses).set({ isPublic: false }).where(eq(courses.id, third));
    try {
      expect((await walked()).stamps).toMatchObject([{ course: { id: third }, is_public: false }]);
    } finally {
      await db.update(courses).set({ isPublic: true }).where(eq(courses.id, third));
    }
  });

  describe('taken back', () => {
    it('within a minute: the walk, the count and the titles that it earned', async () => {
      await walk(first);
      later(59 * oneSecond);
      expect((await send(first, 'undo')).body).toMatchObject({ is_new: true, titles: [], undo_until: null, walked: 0 });
      expect(await counts()).toEqual([{ day: '2026-11-20', walked: 0 }]);
      const { stamps, total, titles } = await walked();
      expect([stamps, total.walks, titles.filter(({ earned_on }) => earned_on)]).toEqual([[], 0, []]);
      expect((await walk(first)).titles).toMatchObject([{ id: 'first_step' }]);
    });

    it('not after 61 seconds (E409), and nothing where there is nothing', async () => {
      expect((await send(first, 'undo')).body).toMatchObject({ is_new: false, walked: 0 });
      await walk(first);
      later(61 * oneSecond);
      expect((await send(first, 'undo')).error.error_code).toBe('E409');
      expect((await walked()).total.walks).toBe(1);
      expect(await titleIds()).toEqual(['first_step']);
    });

    it('also when midnight has come between', async () => {
      at('2026-11-20T23:59:50+09:00');
      await walk(first);
      at('2026-11-21T00:00:20+09:00');
      expect((await walked({ course_id: first })).course).toMatchObject({
        ...{ is_walked_today: false, undo_until: '2026-11-20T15:00:50.000Z' },
      });
      expect((await send(first, 'undo')).body.is_new).toBe(true);
      expect(await counts()).toEqual([{ day: '2026-11-20', walked: 0 }]);
    });

    it('leaves a title that another walk of the same minute is enough for', async () => {
      await walk(first);
      await walk(second);
      await send(first, 'undo');
      expect(await titleIds()).toContain('first_step');
      await send(second, 'undo');
      expect(await titleIds()).toEqual([]);
    });

    it('takes a title that a later walk had earned with its help', async () => {
      const days = 24 * 3600 * oneSecond;
      const walkedBefore = content.courses.slice(0, 3).map(({ id }) => id);
      const [fourth, fifth] = content.courses.slice(3, 5).map(({ id }) => id) as [number, number];
      for (const id of walkedBefore) {
        await walk(id);
        later(days);
      }
      const before = await titleIds();
      await walk(fourth);
      later(oneSecond);
      expect((await walk(fifth)).titles.map(({ id }) => id)).toContain('five_courses');
      later(oneSecond);
      await send(fourth, 'undo');
      expect(await titleIds()).not.toContain('five_courses');
      expect(await titleIds()).toEqual(expect.arrayContaining(before));
      expect((await walk(fourth)).titles.map(({ id }) => id)).toContain('five_courses');
    });

    it('leaves those of others alone', async () => {
      await walk(first);
      await walk(first, others);
      expect((await send(first, 'undo')).body.walked).toBe(1);
      const { total, titles } = await walked({}, others);
      expect(total.walks).toBe(1);
      expect(titles.find(({ id }) => id === 'first_step')!.earned_on).toBe('2026-11-20');
    });
  });

  it('twenty same at once give one walk, one count and one title', { timeout: 60_000 }, async () => {
    const results = await Promise.all(Array.from({ length: 20 }, () => walk(first)));
    expect(results.filter(({ is_new }) => is_new)).toHaveLength(1);
    expect(results.filter(({ titles }) => titles.length)).toHaveLength(1);
    expect(await counts()).toEqual([{ day: '2026-11-20', walked: 1 }]);
    const undone = await Promise.all(Array.from({ length: 20 }, () => send(first, 'undo')));
    expect(undone.filter(({ body }) => body.is_new)).toHaveLength(1);
    expect(await counts()).toEqual([{ day: '2026-11-20', walked: 0 }]);
  });

  it('many members at once lose no count', async () => {
    await Promise.all([own, others].flatMap((headers) => [first, second, third].map((id) => walk(id, headers))));
    expect((await counts()).map((row) => row.walked)).toEqual([2, 2, 2]);
  });

  it('make the ranking of the month, and the numbers of the course', async () => {
    expect((await portal.call('GET /ranking', { type: 'walked' })).body.ranking).toEqual([]);
    await walk(second);
    await walk(second, others);
    await walk(first);
    const { ranking } = (await portal.call('GET /ranking', { type: 'walked' })).body;
    expect(ranking.map(({ rank, count, course }) => [rank, count, course.id])).toEqual([
      [1, 2, second],
      [2, 1, first],
    ]);
    expect((await portal.call('POST /course_detail/get_num', { id: second })).body.walked).toBe(2);
    later(31 * 24 * 3600 * oneSecond);
    expect((await portal.call('GET /ranking', { type: 'walked' })).body.ranking).toEqual([]);
  });

  it('name the latest hundred, and stamps by their first walk', async () => {
    await walk(first);
    later(oneSecond);
    await walk(second);
    later(24 * 3600 * oneSecond);
    await walk(first);
    const { walked: list, stamps } = await walked();
    expect(list.map(({ course_id }) => course_id)).toEqual([first, second, first]);
    expect(stamps.map(({ course }) => course.id)).toEqual([second, first]);
    const [{ total } = { total: 0 }] = await portal.context.db
      .select({ total: sql<number>`count(*)::int` })
      .from(walks)
      .where(and(eq(walks.courseId, first)));
    expect(total).toBe(2);
  });
});
