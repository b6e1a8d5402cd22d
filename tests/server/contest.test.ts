/** The contest: its phases by the clock, entries, votes to the second, the result once and for all. */
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { contestEditions, contestResults } from '../../server/contest/contest.table.ts';
import { entriesInOrder } from '../../server/contest/editions.ts';
import { keepVotesCounted } from '../../server/contest/keepVotesCounted.ts';
import { deriveKeys } from '../../server/keys.ts';
import { photoLikes, photos } from '../../server/photos/photos.table.ts';
import { content, idsOf } from './expected.ts';
import { sessionHeaders } from './memberSupport.ts';
import { pageServerOf } from './pagesSupport.ts';
import { insertLikes, insertMembers, insertPhotos, withoutPhotos } from './photoSupport.ts';
import { onEngineInTurn, openPortal, type Portal } from './support.ts';

const at = (moment: string) => new Date(`${moment}+09:00`);

onEngineInTurn((engine) => {
  let portal: Portal;
  let now = at('2026-11-25T12:00:00');
  let clock = () => now;
  let ids: number[];
  let headers: Record<string, string>[];
  beforeAll(async () => {
    portal = await openPortal(engine, () => clock());
    ids = await insertMembers(
      portal.context,
      Array.from({ length: 30 }, (_, nth) => `Member ${nth}`),
    );
    headers = await Promise.all(ids.slice(0, 6).map((id) => sessionHeaders(portal.context, id)));
  });
  afterAll(() => portal.close());
  beforeEach(async () => {
    now = at('2026-11-25T12:00:00');
    await withoutPhotos(portal.context);
  });

  const contest = async (input: object = {}) => (await portal.call('GET /contest', input)).body;
  const check = async (nth = 0) => (await portal.call('GET /contest_check', {}, headers[nth])).body;
  const phase = async (moment: string) => {
    now = at(moment);
    return (await contest()).contest!;
  };
  const like = (id: number, nth: number, action: 'add' | 'remove' = 'add') =>
    portal.call('POST /photo_like', { id, action }, headers[nth]);
  const entry = (nth: number, more: object = {}) => ({ memberId: ids[nth]!, contestId: '2026', ...more });
  const enter = async (...rows: object[]) => insertPhotos(portal.context, rows);
  const results = async () =>
    (await contest({ id: '2026' })).results.map(({ rank, votes, photo }) => [rank, votes, photo?.id ?? null]);

  describe('an edition', () => {
    it('is that of the year, with its phase and when it ends', async () => {
      const { contest: edition, editions, entries } = await contest();
      expect(edition).toMatchObject({
        ...{ id: '2026', phase: 'screening', next_phase_at: '2026-11-30T15:00:00.000Z', is_sample: true, entries: 0 },
        dates: content.contests.find(({ id }) => id === '2026') && {
          ...{ posting_from: '2026-04-01', posting_to: '2026-11-24', voting_from: '2026-12-01' },
          ...{ voting_to: '2026-12-21', announced_on: '2027-01-15' },
          ...{ exhibition_from: '2027-01-29', exhibition_to: '2027-02-04' },
        },
      });
      expect(editions.map(({ id, phase: own }) => [id, own])).toEqual([
        ['2026', 'screening'],
        ['2025', 'finished'],
      ]);
      expect(entries).toEqual([]);
    });

    it('of the specification is there, and over', async () => {
      expect((await contest({ id: '2025', lang: 'en' })).contest).toMatchObject({
        ...{ name: 'Photo Contest 2025', phase: 'finished', next_phase_at: null, is_sample: false },
        dates: { posting_from: '2025-04-01', posting_to: '2025-11-24', voting_from: '2025-12-01' },
      });
      expect((await portal.call('GET /contest', { id: '1999' })).error.error_code).toBe('E404');
    });

    it.each([
      ['2026-03-31T23:59:59', '2025', 'finished'],
      ['2026-04-01T00:00:00', '2026', 'posting'],
      ['2026-11-24T23:59:59', '2026', 'posting'],
      ['2026-11-25T00:00:00', '2026', 'screening'],
      ['2026-12-01T00:00:00', '2026', 'voting'],
      ['2026-12-22T00:00:00', '2026', 'counting'],
      ['2027-01-15T00:00:00', '2026', 'announced'],
      ['2027-01-29T00:00:00', '2026', 'exhibition'],
      ['2027-02-05T00:00:00', '2026', 'finished'],
    ])('at %s in Tokyo is %s, %s', async (moment, id, expected) => {
      expect(await phase(moment)).toMatchObject({ id, phase: expected });
    });

    it('that is to come is the present one where there is no other', async () => {
      const { db } = portal.context;
      now = at('2024-01-01T00:00:00');
      expect((await contest()).contest).toMatchObject({ id: '2025', phase: 'upcoming' });
      const all = await db.select().from(contestEditions);
      await db.delete(contestEditions);
      try {
        expect(await contest()).toMatchObject({ contest: null, editions: [], entries: [], total: 0, results: [] });
        expect(await check()).toMatchObject({ contest: null, entries: 0, limit: 10 });
      } finally {
        await db.insert(contestEditions).values(all);
      }
    });
  });

  describe('posting', () => {
    it('is open until midnight of its last day, and says how many photos a member has entered', async () => {
      await enter(
        entry(0),
        entry(0, { state: 'submitted' }),
        entry(0, { state: 'inReview' }),
        entry(0, { state: 'notPublished' }),
        entry(0, { state: 'removed' }),
        entry(1),
        { memberId: ids[0] },
      );
      now = at('2026-11-24T23:59:59');
      expect(await check()).toMatchObject({
        contest: { id: '2026', name: 'フォトコンテスト2026（見本）' },
        entries: 3,
        limit: 10,
      });
      expect((await check(1)).entries).toBe(1);
      now = at('2026-11-25T00:00:00');
      expect(await check()).toMatchObject({ contest: null, entries: 0 });
    });

    it('shows how many entries there are, and not which', async () => {
      await enter(entry(0), entry(1), entry(2, { state: 'inReview' }));
      expect(await contest()).toMatchObject({ contest: { entries: 2 }, entries: [], total: 0 });
    });
  });

  describe('entries', () => {
    it('are shown from the voting on, each once, in an order that changes with the day', async () => {
      const added = await enter(...Array.from({ length: 25 }, (_, nth) => entry(nth)), { memberId: ids[0] });
      const entries = added.slice(0, 25);
      const order = async (moment: string) => {
        now = at(moment);
        const pages = await Promise.all([1, 2, 3].map((page_num) => contest({ page_num, limit_num: 10 })));
        expect(pages.map(({ total }) => total)).toEqual([25, 25, 25]);
        return pages.flatMap((page) => idsOf(page.entries));
      };
      const first = await order('2026-12-01T00:00:00');
      expect([...first].sort((a, b) => a - b)).toEqual(entries);
      expect(await order('2026-12-01T23:59:59')).toEqual(first);
      expect(await order('2026-12-02T00:00:00')).not.toEqual(first);
      expect((await portal.call('GET /contest', { page_num: 4, limit_num: 10 })).status).toBe(422);
    });

    it('stand in the same order on both engines and in every process that has the same secret, and in no other', async () => {
      const chosen = [1001, 1002, 1003, 1004, 1005, 1006, 1007, 1008];
      await enter(...chosen.map((id, nth) => entry(nth, { id })));
      const { db } = portal.context;
      const orderWith = (secret: string) => entriesInOrder({ db, keys: deriveKeys(secret) }, '2026', '2026-12-01');
      const order = [1008, 1007, 1004, 1001, 1006, 1003, 1005, 1002];
      expect(await orderWith('one secret')).toEqual(order);
      const other = await orderWith('another secret');
      expect([...other].sort((a, b) => a - b)).toEqual(chosen);
      expect(other).not.toEqual(order);
    });

    it('that are published, withdrawn or deleted come and go at once; a like leaves the order as it is', async () => {
      const [a, b, c] = await enter(entry(0), entry(1), entry(2, { state: 'inReview', publishedAt: null }));
      now = at('2026-12-05T12:00:00');
      const shown = async () => idsOf((await contest()).entries).sort((one, other) => one - other);
      expect(await shown()).toEqual([a, b]);
      await like(a!, 3);
      expect((await contest()).entries.find(({ id }) => id === a)?.likes).toBe(1);
      await portal.context.db.update(photos).set({ state: 'published' }).where(eq(photos.id, c!));
      expect(await shown()).toEqual([a, b, c]);
      await portal.context.db.update(photos).set({ contestId: null }).where(eq(photos.id, b!));
      expect(await shown()).toEqual([a, c]);
      await portal.call('POST /photo_delete', { id: a! }, headers[0]);
      expect(await contest()).toMatchObject({ contest: { entries: 1 }, total: 1, entries: [{ id: c }] });
    });

    it('are put in order once, however many look at their pages', async () => {
      await enter(...Array.from({ length: 12 }, (_, nth) => entry(nth)));
      now = at('2026-12-06T12:00:00');
      await contest();
      const ask = vi.spyOn(portal.context.db, 'select');
      const sorts = () => ask.mock.calls.filter(([columns]) => columns !== undefined && 'ids' in columns).length;
      try {
        await Promise.all([1, 2, 3].map((page_num) => contest({ page_num, limit_num: 4 })));
        expect(sorts()).toBe(0);
        await enter(entry(12));
        await contest();
        expect(sorts()).toBe(1);
      } finally {
        ask.mockRestore();
      }
    });
  });

  it('on a page rendered before midnight is another right after it', async () => {
    clock = () => now;
    const app = pageServerOf(portal.context, {
      wrap: (entry) => ({
        ...entry,
        renderPage: async ({ apiFor, lang }) => {
          const { contest: edition } = await apiFor(lang)('GET /contest');
          return { status: 200, lang, title: '', html: edition!.phase, styleHash: '' };
        },
      }),
    });
    const page = async (moment: string) => {
      now = at(moment);
      const response = await app.request('http://localhost/photo_contest');
      return [await response.text(), response.headers.get('cache-control')];
    };
    // Every cache on the way asks each time.
    const shared = 'public, max-age=0, must-revalidate';
    expect(await page('2026-11-30T23:00:00')).toEqual(['screening', shared]);
    expect(await page('2026-11-30T23:59:59.500')).toEqual(['screening', shared]);
    expect(await page('2026-12-01T00:00:00')).toEqual(['voting', shared]);
    expect(await page('2026-12-22T00:00:00')).toEqual(['counting', shared]);
  });

  describe('votes', () => {
    it('are the likes from the first to the last second of the voting, in Tokyo', async () => {
      const [early, first, last, late] = await enter(entry(6), entry(7), entry(8), entry(9));
      const votes: [number, string][] = [
        [early!, '2026-11-30T23:59:59'],
        [first!, '2026-12-01T00:00:00'],
        [last!, '2026-12-21T23:59:59'],
        [late!, '2026-12-22T00:00:00'],
      ];
      for (const [id, moment] of votes) {
        now = at(moment);
        expect((await like(id, 0)).status).toBe(200);
      }
      now = at('2027-01-15T00:00:00');
      expect(await results()).toEqual([
        [1, 1, first],
        [1, 1, last],
      ]);
    });

    it('count when they were likes from before, taken back and given again; untouched they do not', async () => {
      const [again, untouched] = await enter(entry(6), entry(7));
      now = at('2026-11-30T12:00:00');
      for (const id of [again!, untouched!]) for (const nth of [0, 1]) expect((await like(id, nth)).status).toBe(200);
      now = at('2026-12-05T12:00:00');
      // Pressed once more without taking it back, the like stays the one from before.
      expect((await like(untouched!, 0)).body).toMatchObject({ is_liked: true, likes: 2 });
      for (const action of ['remove', 'add'] as const) await like(again!, 0, action);
      expect((await contest()).entries.find(({ id }) => id === again)?.likes).toBe(2);
      now = at('2027-01-15T00:00:00');
      expect(await results()).toEqual([[1, 1, again]]);
    });

    it('can be taken back until the end; afterwards nothing changes', async () => {
      const [kept, taken] = await enter(entry(6), entry(7));
      now = at('2026-12-10T12:00:00');
      for (const nth of [0, 1, 2]) await like(kept!, nth);
      for (const nth of [0, 1]) await like(taken!, nth);
      now = at('2026-12-21T23:59:59');
      await like(taken!, 0, 'remove');
      // Nobody has asked for a result yet.
      now = at('2026-12-22T00:00:00');
      expect((await like(kept!, 0, 'remove')).body.likes).toBe(2);
      await like(taken!, 3);
      now = at('2027-01-15T00:00:00');
      expect(await results()).toEqual([
        [1, 3, kept],
        [2, 1, taken],
      ]);
    });

    it('stay counted when voter and photo go after the end', async () => {
      const [id] = await enter(entry(0));
      await insertLikes(portal.context, id!, ids.slice(6, 9), at('2026-12-10T12:00:00'));
      now = at('2026-12-22T00:00:00');
      expect((await portal.call('POST /photo_delete', { id: id! }, headers[0])).body).toMatchObject({
        was_entry: true,
      });
      now = at('2027-01-15T00:00:00');
      expect((await contest()).results).toEqual([{ rank: 1, votes: 3, photo: null, title: '池のほとり' }]);
    });
  });

  describe('the result', () => {
    /** One entry for each number of votes. */
    const enterWith = async (...votes: number[]) => {
      const added = await enter(...votes.map((_, nth) => entry(nth)));
      for (const [nth, count] of votes.entries())
        await insertLikes(portal.context, added[nth]!, ids.slice(10, 10 + count), at('2026-12-10T12:00:00'));
      return added;
    };

    it('is shown from the day of the announcement on', async () => {
      const [id] = await enterWith(2);
      for (const moment of ['2026-12-21T12:00:00', '2026-12-22T00:00:00', '2027-01-14T23:59:59']) {
        now = at(moment);
        expect(await results()).toEqual([]);
      }
      for (const moment of ['2027-01-15T00:00:00', '2027-01-29T00:00:00', '2027-02-05T00:00:00']) {
        now = at(moment);
        expect(await results()).toEqual([[1, 2, id]]);
      }
    });

    it('ranks ties together, leaves those without votes out, and gives one prize a person', async () => {
      const added = await enterWith(5, 4, 4, 1, 0);
      const [second, more] = await enter(entry(0), entry(3));
      await insertLikes(portal.context, second!, ids.slice(10, 15), at('2026-12-10T12:00:00'));
      await insertLikes(portal.context, more!, ids.slice(10, 13), at('2026-12-10T12:00:00'));
      now = at('2027-01-15T00:00:00');
      expect(await results()).toEqual([
        [1, 5, added[0]],
        [2, 4, added[1]],
        [2, 4, added[2]],
        [4, 3, more],
      ]);
    });

    it('is written once, when many ask at the same moment', async () => {
      await enterWith(3, 2, 1);
      now = at('2027-01-15T00:00:00');
      const all = await Promise.all(Array.from({ length: 20 }, () => contest()));
      for (const one of all) expect(one.results.map(({ rank }) => rank)).toEqual([1, 2, 3]);
      expect(await portal.context.db.$count(contestResults)).toBe(3);
    });

    it.each([
      ['when the server starts after the end', '2026-12-22T00:00:00'],
      ['at the end, by the clock', '2026-12-21T23:59:59.700'],
    ])('is counted without anybody asking, %s', async (_, begun) => {
      await enterWith(3);
      const started = performance.now();
      clock = () => new Date(at(begun).getTime() + performance.now() - started);
      const errors: unknown[] = [];
      const stop = keepVotesCounted({ db: portal.context.db, now: clock }, (error) => errors.push(error));
      try {
        await expect.poll(() => portal.context.db.$count(contestResults), { timeout: 20_000 }).toBe(1);
        expect(clock().getTime()).toBeGreaterThanOrEqual(at('2026-12-22T00:00:00').getTime());
        expect(errors).toEqual([]);
      } finally {
        stop();
        clock = () => now;
      }
    });

    it('has every vote of twenty that come at the end, or none that came later', async () => {
      const [id] = await enter(entry(9));
      const voters = await Promise.all(ids.slice(10).map((voter) => sessionHeaders(portal.context, voter)));
      const end = at('2026-12-22T00:00:00').getTime();
      let passed = 0;
      // Each look at the clock is a moment later: the end comes in the middle of the votes.
      clock = () => {
        passed += 1;
        return new Date(end - 1000 + passed * 25);
      };
      try {
        const votes = voters.map((each) => portal.call('POST /photo_like', { id: id! }, each));
        const [answered] = await Promise.all([Promise.all(votes), contest(), contest()]);
        expect(answered.map(({ status }) => status)).toEqual(Array(20).fill(200));
      } finally {
        clock = () => now;
      }
      now = at('2027-01-15T00:00:00');
      const { likes } = (await portal.context.db.select().from(photos).where(eq(photos.id, id!)))[0]!;
      const given = await portal.context.db.select().from(photoLikes);
      const counted = given.filter(({ likedAt }) => likedAt.getTime() < end).length;
      expect(likes).toBe(20);
      expect(counted).toBeGreaterThan(0);
      expect(counted).toBeLessThan(20);
      expect(await results()).toEqual([[1, counted, id]]);
    });

    it('keeps its place when a photo is removed later', async () => {
      const [first, second] = await enterWith(3, 2);
      now = at('2027-01-15T00:00:00');
      expect(await results()).toHaveLength(2);
      await portal.context.db.update(photos).set({ state: 'removed', contestId: null }).where(eq(photos.id, first!));
      expect(await results()).toEqual([
        [1, 3, null],
        [2, 2, second],
      ]);
    });
  });
}, 1);
