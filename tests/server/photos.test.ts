/** The gallery with its filters, single photos, likes, rankings, own photos, deletion and reports. */
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { endpoints, type Input } from '../../contract/index.ts';
import { contestResults } from '../../server/contest/contest.table.ts';
import { galleryTotal } from '../../server/photos/gallery.queries.ts';
import { photoHistory, photoLikes, photoReports, photos } from '../../server/photos/photos.table.ts';
import { likedSince } from '../../server/photos/ranking.queries.ts';
import { throttles } from '../../server/throttle/throttle.table.ts';
import { content, idsOf } from './expected.ts';
import { sessionHeaders } from './memberSupport.ts';
import { insertLikes, insertMembers, insertPhotos, withoutPhotos } from './photoSupport.ts';
import { onEachEngine, openPortal, type Portal } from './support.ts';

const start = new Date('2026-11-25T12:00:00+09:00');
const at = (moment: string) => new Date(`${moment}+09:00`);
const inTaito = content.courses.filter(({ municipality }) => municipality === 13106).map(({ id }) => id);
const inBunkyo = content.courses.filter(({ municipality }) => municipality === 13105).map(({ id }) => id);
const [taito, bunkyo] = [inTaito[0]!, inBunkyo[0]!];

onEachEngine((engine) => {
  let portal: Portal;
  let now = start;
  let ids: number[];
  let [own, other]: Record<string, string>[] = [];
  beforeAll(async () => {
    portal = await openPortal(engine, () => now);
    ids = await insertMembers(
      portal.context,
      Array.from({ length: 24 }, (_, nth) => `Member ${nth}`),
    );
    own = await sessionHeaders(portal.context, ids[0]!);
    other = await sessionHeaders(portal.context, ids[1]!);
  });
  afterAll(() => portal.close());
  beforeEach(async () => {
    now = start;
    await withoutPhotos(portal.context);
    await portal.context.db.delete(throttles);
  });

  const gallery = async (input: Partial<Input<'GET /photo_gallery'>> = {}) =>
    (await portal.call('GET /photo_gallery', input)).body;
  const found = async (input: Partial<Input<'GET /photo_gallery'>> = {}) => idsOf((await gallery(input)).photos);
  const get = (id: number, headers = {}) => portal.call('GET /photo_get', { id }, headers);
  const like = (id: number, action: 'add' | 'remove' = 'add', headers = other) =>
    portal.call('POST /photo_like', { id, action }, headers);
  const row = async (id: number) => (await portal.context.db.select().from(photos).where(eq(photos.id, id)))[0] ?? null;

  describe('the gallery', () => {
    let [old, middle, late]: number[] = [];
    beforeEach(async () => {
      [old, middle, late] = await insertPhotos(portal.context, [
        { memberId: ids[0], postedAt: at('2026-04-02T10:00:00'), courseId: taito, takenMonth: 4, likes: 3 },
        {
          memberId: ids[1],
          postedAt: at('2026-08-02T10:00:00'),
          courseId: bunkyo,
          takenMonth: 12,
          likes: 9,
          contestId: '2026',
        },
        { memberId: ids[0], postedAt: at('2026-11-02T10:00:00'), courseId: taito, takenMonth: 1, likes: 5 },
      ]);
      await insertPhotos(
        portal.context,
        (['submitted', 'inReview', 'notPublished', 'removed'] as const).map((state) => ({ memberId: ids[0], state })),
      );
    });

    it('is sorted by the day of posting or by likes', async () => {
      expect(await found()).toEqual([late, middle, old]);
      expect(await found({ sort: 'oldest' })).toEqual([old, middle, late]);
      expect(await found({ sort: 'likes' })).toEqual([middle, late, old]);
    });

    it.each<[string, Partial<Input<'GET /photo_gallery'>>, () => (number | undefined)[]]>([
      ['a course', { course_id: taito }, () => [late, old]],
      ['a municipality', { municipality: ['bunkyo'] }, () => [middle]],
      ['one of two municipalities', { municipality: ['bunkyo', 'taito'] }, () => [late, middle, old]],
      ['a course and another municipality', { course_id: taito, municipality: ['bunkyo'] }, () => []],
      ['a month', { month: 4 }, () => [old]],
      ['a season that goes over the new year', { season: 'winter' }, () => [late, middle]],
      ['a month and its season', { month: 1, season: 'winter' }, () => [late]],
      ['a month and another season', { month: 4, season: 'winter' }, () => []],
      ['a contest', { contest: '2026' }, () => [middle]],
      ['a contest and a course', { contest: '2026', course_id: taito }, () => []],
    ])('is filtered by %s', async (_, input, expected) => {
      const { photos: shown, total } = await gallery(input);
      expect(idsOf(shown)).toEqual(expected());
      expect(total).toBe(expected().length);
    });

    it('refuses a municipality or contest that there is not', async () => {
      for (const [field, input] of Object.entries({ municipality: ['osaka'], contest: '1999' })) {
        const { status, error } = await portal.call('GET /photo_gallery', { [field]: input });
        expect([status, error.fields]).toEqual([422, [{ field, kind: 'not_valid' }]]);
      }
    });

    it('says of a photo what the contract says', async () => {
      const course = content.courses.find(({ id }) => id === bunkyo)!;
      const [photo] = (await gallery({ contest: '2026', lang: 'en' })).photos;
      expect(photo).toEqual({
        ...{ id: middle, title: '池のほとり', user_name: 'Member 1', likes: 9, is_entry: true, is_sample: false },
        ...{ taken: { year: 2026, month: 12 }, posted_on: '2026-08-02' },
        course: {
          id: bunkyo,
          name: course.name.en,
          municipality: { slug: 'bunkyo', name: 'Bunkyo City' },
          is_public: true,
        },
        image: expect.objectContaining({ width: 1600, height: 1200, colour: '#336699' }),
      });
      expect(photo!.image.sizes.map(({ width, height }) => [width, height])).toEqual([
        [400, 300],
        [960, 720],
        [1600, 1200],
      ]);
      expect(photo!.image.sizes[0]!.webp).toMatch(/^\/photo-files\/[0-9a-f-]{36}\/400\.webp$/);
    });

    it('calls a sample a sample', async () => {
      await insertPhotos(portal.context, [{ isSample: true, postedAt: start }]);
      expect((await gallery({ limit_num: 1 })).photos[0]).toMatchObject({ user_name: '見本', is_sample: true });
      expect((await gallery({ limit_num: 1, lang: 'en' })).photos[0]!.user_name).toBe('Sample');
    });
  });

  it.each(['newest', 'oldest', 'likes'] as const)('has each photo on one page once, %s', async (sort) => {
    const added = await insertPhotos(
      portal.context,
      // Many of the same moment and with the same likes.
      Array.from({ length: 47 }, (_, nth) => ({
        ...{ memberId: ids[nth % 5], likes: nth % 3, takenMonth: 1 + (nth % 12) },
        postedAt: at(`2026-11-0${1 + (nth % 4)}T10:00:00`),
      })),
    );
    const all = await found({ sort, limit_num: 100 });
    expect([...all].sort((a, b) => a - b)).toEqual(added);
    const pages = await Promise.all([1, 2, 3, 4, 5].map((page_num) => gallery({ sort, limit_num: 10, page_num })));
    expect(pages.flatMap((page) => idsOf(page.photos))).toEqual(all);
    expect(pages.map(({ total }) => total)).toEqual(Array(5).fill(47));
    const beyond = await portal.call('GET /photo_gallery', { sort, limit_num: 10, page_num: 6 });
    expect(beyond.error.fields).toEqual([{ field: 'page_num', kind: 'above_maximum' }]);
  });

  it('keeps its totals exact when photos are published, removed and deleted', async () => {
    const [first, second] = await insertPhotos(portal.context, [
      { memberId: ids[0] },
      { memberId: ids[0], state: 'inReview' },
    ]);
    const { db } = portal.context;
    expect((await gallery()).total).toBe(1);
    await db.update(photos).set({ state: 'published' }).where(eq(photos.id, second!));
    expect((await gallery()).total).toBe(2);
    await db.update(photos).set({ state: 'removed' }).where(eq(photos.id, first!));
    expect((await gallery()).total).toBe(1);
    await db.delete(photos).where(eq(photos.id, second!));
    expect(await gallery()).toMatchObject({ photos: [], total: 0 });
  });

  it('counts what its totals come from once a change, and the ranking once a minute', async () => {
    const { db } = portal.context;
    const queries = vi.spyOn((db as unknown as { $client: { query: () => unknown } }).$client, 'query');
    const asked = async (run: () => Promise<unknown>) => {
      queries.mockClear();
      await run();
      return queries.mock.calls.length;
    };
    try {
      const total = () => galleryTotal(db, { courseIds: null, months: [1], contestId: null });
      await insertPhotos(portal.context, [{ memberId: ids[0] }]);
      expect([await asked(total), await asked(total), await asked(total)]).toEqual([2, 1, 1]);
      const ranked = (later: number) => () =>
        likedSince(db, at('2026-01-01T00:00:00'), new Date(start.getTime() + later), 5);
      expect([await asked(ranked(0)), await asked(ranked(59_999)), await asked(ranked(60_000))]).toEqual([1, 0, 1]);
    } finally {
      queries.mockRestore();
    }
  });

  describe('one photo', () => {
    it('has all its words, and says to whom it belongs', async () => {
      const [id] = await insertPhotos(portal.context, [
        { memberId: ids[0], place: '不忍池', comment: '朝の光', contestId: '2026', isReported: true },
      ]);
      const { body } = await get(id!);
      expect(body.photo).toMatchObject({
        ...{ id, place: '不忍池', comment: '朝の光', is_own: false },
        contest: { id: '2026', name: 'フォトコンテスト2026（見本）' },
      });
      expect(endpoints['GET /photo_get'].output.parse({ photo: body.photo })).toEqual({ photo: body.photo });
      expect((await get(id!, own)).body.photo.is_own).toBe(true);
      expect((await get(id!, other)).body.photo.is_own).toBe(false);
    });

    it.each(['submitted', 'inReview', 'notPublished', 'removed'] as const)(
      'is not there while it is %s, not even for who posted it',
      async (state) => {
        const [id] = await insertPhotos(portal.context, [{ memberId: ids[0], state }]);
        expect((await get(id!)).status).toBe(404);
        expect((await get(id!, own)).error.error_code).toBe('E404');
      },
    );
  });

  describe('a like', () => {
    it('counts once, can be taken back, and is the member’s own', async () => {
      const [id, second] = await insertPhotos(portal.context, [{ memberId: ids[0] }, { memberId: ids[0] }]);
      expect((await like(id!)).body).toMatchObject({ is_liked: true, likes: 1 });
      expect((await like(id!)).body).toMatchObject({ is_liked: true, likes: 1 });
      const liked = async (headers: Record<string, string>) =>
        (await portal.call('GET /photo_like_get', { ids: [second!, 999_999, id!] }, headers)).body.likes;
      expect([await liked(other!), await liked(own!)]).toEqual([[id], []]);
      expect((await like(id!, 'remove')).body).toMatchObject({ is_liked: false, likes: 0 });
      expect((await like(id!, 'remove')).body).toMatchObject({ is_liked: false, likes: 0 });
      expect(await liked(other!)).toEqual([]);
    });

    it('is refused for an own photo, one that is not published, and to who has not logged in', async () => {
      const [id, waiting] = await insertPhotos(portal.context, [
        { memberId: ids[0] },
        { memberId: ids[0], state: 'inReview' },
      ]);
      expect((await like(id!, 'add', own)).error.error_code).toBe('E409');
      expect((await like(waiting!)).status).toBe(404);
      expect((await like(999_999)).status).toBe(404);
      expect((await portal.call('POST /photo_like', { id: id! })).status).toBe(401);
      expect((await row(id!))!.likes).toBe(0);
    });

    it('is exact when twenty members give it and take it back at once, each twice', async () => {
      const [id] = await insertPhotos(portal.context, [{ memberId: ids[0] }]);
      const headers = await Promise.all(ids.slice(2, 22).map((memberId) => sessionHeaders(portal.context, memberId)));
      const twice = (action: 'add' | 'remove', some = headers) =>
        Promise.all([...some, ...some].map((each) => like(id!, action, each)));
      expect((await twice('add')).map(({ status }) => status)).toEqual(Array(40).fill(200));
      expect((await row(id!))!.likes).toBe(20);
      await twice('remove', headers.slice(0, 7));
      expect((await row(id!))!.likes).toBe(13);
      expect(await portal.context.db.$count(photoLikes)).toBe(13);
    });
  });

  describe('the rankings', () => {
    it('have the photos of the last 30 Japanese days, and likes given in them; ties share the rank', async () => {
      const [old, second, third, fourth, hidden] = await insertPhotos(portal.context, [
        { memberId: ids[0], postedAt: at('2026-10-26T23:59:59') },
        { memberId: ids[0], postedAt: at('2026-10-27T00:00:00') },
        { memberId: ids[0], postedAt: at('2026-11-01T00:00:00') },
        { memberId: ids[0], postedAt: at('2026-11-02T00:00:00') },
        { memberId: ids[0], postedAt: at('2026-11-03T00:00:00'), state: 'removed' },
      ]);
      const likes = (id: number | undefined, count: number, moment: string) =>
        insertLikes(portal.context, id!, ids.slice(1, 1 + count), at(moment));
      await likes(old, 4, '2026-10-27T00:00:00');
      await likes(second, 6, '2026-10-26T23:59:59');
      await likes(third, 2, '2026-11-20T00:00:00');
      await likes(fourth, 2, '2026-11-20T00:00:00');
      await likes(hidden, 9, '2026-11-20T00:00:00');
      const { posted, liked } = (await portal.call('GET /ranking_photo')).body;
      expect(idsOf(posted)).toEqual([fourth, third, second]);
      expect(liked.map(({ rank, count, photo }) => [rank, count, photo.id])).toEqual([
        [1, 4, old],
        [2, 2, fourth],
        [2, 2, third],
      ]);
      const one = (await portal.call('GET /ranking_photo', { limit_num: 1 })).body;
      expect([one.posted.length, one.liked.length]).toEqual([1, 1]);
    });

    it('are empty when there is nothing', async () => {
      expect((await portal.call('GET /ranking_photo')).body).toEqual({ result: true, posted: [], liked: [] });
    });
  });

  it('own photos: only published ones, beside them what became of the others', async () => {
    const [shown, waiting, opened, refused, gone] = await insertPhotos(portal.context, [
      { memberId: ids[0], postedAt: at('2026-11-01T10:00:00') },
      { memberId: ids[0], state: 'submitted', postedAt: at('2026-11-05T10:00:00') },
      { memberId: ids[0], state: 'inReview', postedAt: at('2026-11-04T10:00:00') },
      { memberId: ids[0], state: 'notPublished', reason: 'person', postedAt: at('2026-11-03T10:00:00') },
      { memberId: ids[0], state: 'removed', reason: 'rights', postedAt: at('2026-11-02T10:00:00') },
      { memberId: ids[1] },
    ]);
    const { photos: published, total, others, others_total } = (await portal.call('GET /mypage_archive', {}, own)).body;
    expect([idsOf(published), total, others_total]).toEqual([[shown], 1, 4]);
    expect(others.map(({ id, state, reason, posted_on }) => [id, state, reason, posted_on])).toEqual([
      [waiting, 'inReview', null, '2026-11-05'],
      [opened, 'inReview', null, '2026-11-04'],
      [refused, 'notPublished', 'person', '2026-11-03'],
      [gone, 'removed', 'rights', '2026-11-02'],
    ]);
    expect((await portal.call('GET /mypage_archive', { page_num: 2 }, own)).status).toBe(422);
    expect((await portal.call('GET /mypage_archive')).status).toBe(401);
    // The newest come, and how many there are is known.
    const more = Array.from({ length: 50 }, () => ({
      memberId: ids[0]!,
      state: 'submitted' as const,
      postedAt: at('2026-11-06T10:00:00'),
    }));
    await insertPhotos(portal.context, more);
    const { body } = await portal.call('GET /mypage_archive', {}, own);
    expect([body.others.length, body.others_total]).toEqual([50, 54]);
  });

  describe('deleting', () => {
    const remove = (id: number, headers = own) => portal.call('POST /photo_delete', { id }, headers);

    it('leaves nothing of the photo, frees a place in the contest, and keeps a result without the photo', async () => {
      const { db } = portal.context;
      const [id] = await insertPhotos(portal.context, [{ memberId: ids[0], contestId: '2026' }]);
      await insertLikes(portal.context, id!, ids.slice(1, 4), start);
      await db.insert(photoReports).values({ photoId: id!, reason: 'other', reportedAt: start });
      await db.insert(photoHistory).values({ photoId: id!, at: start, toState: 'published' });
      await db
        .insert(contestResults)
        .values({ contestId: '2025', photoId: id!, rank: 1, votes: 3, title: '池のほとり' });
      now = at('2026-11-24T12:00:00');
      const entries = async () => (await portal.call('GET /contest_check', {}, own)).body.entries;
      expect(await entries()).toBe(1);
      expect((await remove(id!)).body).toEqual({ result: true, was_entry: true });
      expect(await entries()).toBe(0);
      for (const table of [photos, photoLikes, photoReports, photoHistory]) expect(await db.$count(table)).toBe(0);
      expect(await db.select().from(contestResults)).toMatchObject([{ photoId: null, title: '池のほとり', votes: 3 }]);
      expect((await remove(id!)).status).toBe(404);
    });

    it('is for own photos, in whatever state they are', async () => {
      const added = await insertPhotos(
        portal.context,
        (['published', 'inReview', 'notPublished', 'removed'] as const).map((state) => ({ memberId: ids[0], state })),
      );
      expect((await remove(added[0]!, other)).status).toBe(404);
      for (const id of added) expect((await remove(id)).body).toEqual({ result: true, was_entry: false });
      expect(await portal.context.db.$count(photos)).toBe(0);
    });

    it('happens once when it is sent several times, while others like it', async () => {
      const [id] = await insertPhotos(portal.context, [{ memberId: ids[0] }]);
      const headers = await Promise.all(ids.slice(2, 10).map((memberId) => sessionHeaders(portal.context, memberId)));
      const [removals, likes] = await Promise.all([
        Promise.all([1, 2, 3].map(() => remove(id!))),
        Promise.all(headers.map((each) => like(id!, 'add', each))),
      ]);
      expect(removals.map(({ status }) => status).sort()).toEqual([200, 404, 404]);
      for (const { status } of likes) expect([200, 404]).toContain(status);
      expect(await portal.context.db.$count(photoLikes)).toBe(0);
    });
  });

  describe('a report', () => {
    const report = (id: number, comment = '顔が写っています') =>
      portal.call('POST /photo_report', { id, reason: 'person', comment });

    it('puts the photo back into the queue and leaves it visible', async () => {
      const [id] = await insertPhotos(portal.context, [{ memberId: ids[0], version: 2 }]);
      expect((await report(id!)).body).toEqual({ result: true });
      expect(await row(id!)).toMatchObject({ state: 'published', isReported: true, version: 3 });
      expect((await report(id!, '')).status).toBe(200);
      // Whoever is deciding at this moment has not seen the second one.
      expect(await row(id!)).toMatchObject({ isReported: true, version: 4 });
      const { db } = portal.context;
      expect(await db.select().from(photoReports)).toMatchObject([
        { reason: 'person', comment: '顔が写っています', closedAt: null },
        { comment: '' },
      ]);
      expect(await db.select().from(photoHistory)).toMatchObject([{ toState: 'published', byStaff: '', reason: null }]);
      expect((await get(id!)).status).toBe(200);
    });

    it('is about published photos only', async () => {
      const [id] = await insertPhotos(portal.context, [{ memberId: ids[0], state: 'inReview' }]);
      expect([(await report(id!)).status, (await report(999_999)).status]).toEqual([404, 404]);
    });

    it('is stored twenty times at most, and one address has to wait after twenty', async () => {
      const [id] = await insertPhotos(portal.context, [{ memberId: ids[0] }]);
      const open = { photoId: id!, reason: 'other', reportedAt: start } as const;
      await portal.context.db.insert(photoReports).values(Array(15).fill(open));
      const statuses = [];
      for (let nth = 0; nth < 21; nth += 1) statuses.push((await report(id!)).status);
      expect(statuses).toEqual([...Array(20).fill(200), 429]);
      expect(await portal.context.db.$count(photoReports)).toBe(20);
    });
  });
});
