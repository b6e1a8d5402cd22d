/** The review of photos: the queue, decisions, and what two reviewers at once may do. */
import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Input } from '../../contract/index.ts';
import { contestEditions } from '../../server/contest/contest.table.ts';
import type { Context } from '../../server/context.ts';
import { courses } from '../../server/courses/courses.table.ts';
import { createMember } from '../../server/members/createMember.ts';
import { photoHistory, photoReports, photos } from '../../server/photos/photos.table.ts';
import { addPhoto, ownPage, staffHeaders } from './staffSupport.ts';
import { onEachEngine, openPortal, type Portal } from './support.ts';

type Decision = Input<'POST /staff/photo_decision'>;
const begin = new Date('2026-11-20T12:00:00+09:00');
const minutes = (count: number) => new Date(begin.getTime() + count * 60_000);

onEachEngine((engine) => {
  let portal: Portal;
  let context: Context;
  let now = begin;
  let reviewer: Record<string, string>;
  let memberId: number;
  beforeAll(async () => {
    portal = await openPortal(engine, () => now);
    context = portal.context;
    reviewer = { ...ownPage, ...(await staffHeaders(context, 'reviewer')) };
    memberId = await createMember({ userName: 'Hanako', password: 'password1' }, context);
  });
  afterAll(() => portal.close());
  beforeEach(async () => {
    now = begin;
    await context.db.delete(photos);
  });

  const add = (values: Partial<Omit<typeof photos.$inferInsert, 'memberId'>> = {}) =>
    addPhoto(context, { memberId, ...values });
  const look = async (input: Input<'GET /staff/photos'> = {}, headers = reviewer) =>
    (await portal.call('GET /staff/photos', input, headers)).body;
  const decide = (input: Partial<Decision> & { id: number }, headers = reviewer) =>
    portal.call('POST /staff/photo_decision', { version: 0, decision: 'publish', ...input }, headers);
  const rowOf = async (id: number) => (await context.db.select().from(photos).where(eq(photos.id, id)))[0]!;
  const historyOf = (id: number) =>
    context.db.select().from(photoHistory).where(eq(photoHistory.photoId, id)).orderBy(asc(photoHistory.id));
  const report = async (id: number, comment = '') => {
    await context.db.insert(photoReports).values({ photoId: id, reason: 'person', comment, reportedAt: now });
    await context.db.update(photos).set({ isReported: true }).where(eq(photos.id, id));
  };

  it('tells reported photos first, then the oldest, and goes round', async () => {
    const newer = await add({ postedAt: minutes(2) });
    const older = await add({ postedAt: minutes(1), state: 'inReview' });
    const reported = await add({ postedAt: minutes(3), state: 'published', publishedAt: minutes(4) });
    await report(reported, 'わたしの顔です');
    for (const state of ['published', 'notPublished', 'removed', 'deleted'] as const) await add({ state });
    const order = async (input?: Input<'GET /staff/photos'>) => {
      const { photo, queue, waiting } = await look(input);
      expect(waiting).toBe(3);
      return [photo!.id, ...queue.map(({ id }) => id)];
    };
    expect(await order()).toEqual([reported, older, newer]);
    expect(await order({ after: reported })).toEqual([older, newer, reported]);
    expect(await order({ after: newer })).toEqual([reported, older, newer]);
    expect(await order({ id: older })).toEqual([older, newer, reported]);
    expect(await order({ after: 999_999 })).toEqual([reported, older, newer]);
    expect((await look()).photo!.reports).toEqual([{ reason: 'person', comment: 'わたしの顔です', on: '2026-11-20' }]);
    // What was decided a moment ago keeps its place: those after it come next.
    await decide({ id: reported, decision: 'keep' });
    expect((await look({ after: reported })).photo!.id).toBe(older);
  });

  it('shows a photo with what a reviewer may know, and nothing of who posted it', async () => {
    for (const state of ['published', 'published', 'notPublished', 'removed'] as const) await add({ state });
    const id = await add({
      width: 2048,
      takenMonth: 4,
      title: 'ゆうひ',
      comment: '川の\n夕日',
      place: '橋の上',
      covered: 3,
    });
    const { photo } = await look({ id, lang: 'en' });
    expect(photo).toMatchObject({
      ...{ id, state: 'submitted', title: 'ゆうひ', comment: '川の\n夕日', place: '橋の上', covered: 3, version: 0 },
      ...{ taken: { year: 2026, month: 4 }, is_entry: false, reports: [], history: [] },
      earlier: { published: 2, not_published: 1, removed: 1 },
      posted_at: begin.toISOString(),
      course: { id: 101, is_public: true },
    });
    expect(photo!.image.sizes.map(({ width }) => width)).toEqual([400, 960, 2048]);
    expect(JSON.stringify(photo)).not.toMatch(/Hanako|member/i);
    expect((await portal.call('GET /staff/photos', { id: 999_999 }, reviewer)).status).toBe(404);
  });

  it('publishes, and removes with a reason; each with role, office and time', async () => {
    const id = await add();
    const published = await decide({ id, note: '確認しました' });
    expect(published.body.photo).toMatchObject({ state: 'published', version: 1 });
    expect(await rowOf(id)).toMatchObject({ state: 'published', publishedAt: begin, reason: null });
    now = minutes(5);
    await decide({ id, version: 1, decision: 'remove', reason: 'person' });
    expect(await rowOf(id)).toMatchObject({ state: 'removed', publishedAt: begin, reason: 'person', version: 2 });
    expect(await historyOf(id)).toMatchObject([
      { at: begin, toState: 'inReview', byStaff: 'reviewer', reason: null, note: '' },
      { at: begin, toState: 'published', byStaff: 'reviewer', reason: null, note: '確認しました' },
      { at: minutes(5), toState: 'removed', byStaff: 'reviewer', reason: 'person', note: '' },
    ]);
    expect((await look({ id })).photo!.history[2]).toMatchObject({ by: { role: 'reviewer', office: null } });
  });

  it('does not publish without saying why', async () => {
    const id = await add();
    for (const decision of ['reject', 'remove'] as const) {
      const { status, error } = await decide({ id, decision });
      expect([status, error.fields]).toEqual([422, [{ field: 'reason', kind: 'required' }]]);
    }
    await decide({ id, decision: 'reject', reason: 'quality' });
    expect(await rowOf(id)).toMatchObject({ state: 'notPublished', publishedAt: null, reason: 'quality' });
  });

  it('keeps a reported photo, and closes the reports', async () => {
    const id = await add({ state: 'published', publishedAt: minutes(-60) });
    expect((await decide({ id, decision: 'keep' })).status).toBe(409);
    await report(id);
    expect((await decide({ id, decision: 'keep' })).body.photo).toMatchObject({ state: 'published', reports: [] });
    expect(await rowOf(id)).toMatchObject({ isReported: false, publishedAt: minutes(-60), version: 1 });
    expect((await context.db.select().from(photoReports))[0]!.closedAt).toEqual(begin);
    expect((await look()).waiting).toBe(0);
  });

  it('decides nothing while there is a report that was not seen', async () => {
    const id = await add({ state: 'published', publishedAt: minutes(-60) });
    const send = (comment: string) => portal.call('POST /photo_report', { id, reason: 'person', comment });
    await send('わたしの顔です');
    const { version } = (await look({ id })).photo!;
    await send('子どもの顔です');
    expect((await decide({ id, version, decision: 'keep' })).status).toBe(409);
    const { photo } = await look({ id });
    expect(photo!.reports.map(({ comment }) => comment)).toEqual(['子どもの顔です', 'わたしの顔です']);
    expect((await decide({ id, version: photo!.version, decision: 'keep' })).body.photo!.reports).toEqual([]);
  });

  it.each([
    ['submitted', ['publish', 'reject']],
    ['inReview', ['publish', 'reject']],
    ['published', ['remove']],
    ['notPublished', []],
    ['removed', []],
    ['deleted', []],
  ] as const)('takes of a photo that is %s: %j', async (state, possible) => {
    for (const decision of ['publish', 'reject', 'remove', 'keep'] as const) {
      const id = await add({ state });
      const { status } = await decide({ id, decision, reason: 'rules' });
      expect([decision, status]).toEqual([decision, (possible as readonly string[]).includes(decision) ? 200 : 409]);
      expect((await historyOf(id)).at(-1)?.toState).toBe(status === 200 ? (await rowOf(id)).state : undefined);
    }
  });

  it('refuses what has changed since it was seen', async () => {
    const id = await add({ version: 4 });
    const { status, error } = await decide({ id, version: 3 });
    expect([status, error.error_code]).toEqual([409, 'E409']);
    expect(await rowOf(id)).toMatchObject({ state: 'submitted', version: 4 });
    expect(await historyOf(id)).toEqual([]);
    expect((await decide({ id: 999_999 })).status).toBe(404);
  });

  it('is decided once by twenty at once', async () => {
    const id = await add();
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, at) =>
        decide(at % 2 ? { id } : { id, decision: 'reject', reason: 'rules', note: String(at) }),
      ),
    );
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([200, ...Array.from({ length: 19 }, () => 409)]);
    const [opened, only, ...more] = await historyOf(id);
    expect([opened!.toState, more]).toEqual(['inReview', []]);
    const row = await rowOf(id);
    expect(row).toMatchObject({ version: 1, state: only!.toState, reason: only!.reason });
    expect(answers.find(({ status }) => status === 200)!.body.photo.state).toBe(row.state);
  });

  it('frees one of ten when an entry is not published or removed, and keeps it otherwise', async () => {
    const [edition] = await context.db.select().from(contestEditions).limit(1);
    if (!edition)
      await context.db.insert(contestEditions).values({
        ...{ id: 'test', name: { ja: '大会', en: 'Contest' }, lead: { ja: '', en: '' }, rules: [], prizes: [] },
        ...{ postingFrom: '2026-04-01', postingTo: '2026-11-24', votingFrom: '2026-12-01', votingTo: '2026-12-21' },
        ...{ announcedOn: '2027-01-10', exhibitionFrom: '2027-01-29', exhibitionTo: '2027-02-04', isSample: true },
      });
    const contestId = edition?.id ?? 'test';
    const entry = () => add({ contestId });
    const [kept, rejected, removed] = [await entry(), await entry(), await entry()];
    await decide({ id: kept });
    await decide({ id: rejected, decision: 'reject', reason: 'edited' });
    await decide({ id: removed });
    await decide({ id: removed, version: 1, decision: 'remove', reason: 'rights' });
    expect((await rowOf(kept)).contestId).toBe(contestId);
    for (const id of [rejected, removed]) expect((await rowOf(id)).contestId).toBeNull();
  });

  it('shows a municipality its own photos only', async () => {
    const [course] = await context.db.select().from(courses).where(eq(courses.id, 101));
    const [elsewhere] = await context.db.select().from(courses).where(eq(courses.id, 401));
    const slugOf = (code: number) => context.references.municipalityByCode.get(code)!.slug;
    expect(course!.municipalityCode).not.toBe(elsewhere!.municipalityCode);
    const local = {
      ...{ host: 'localhost', origin: 'http://localhost' },
      ...(await staffHeaders(context, 'reviewer', slugOf(course!.municipalityCode))),
    };
    const [own, other] = [await add(), await add({ courseId: 401, postedAt: minutes(-5) })];
    expect(await look({}, local)).toMatchObject({ waiting: 1, queue: [], photo: { id: own } });
    expect((await portal.call('GET /staff/photos', { id: other }, local)).status).toBe(404);
    expect((await decide({ id: other }, local)).status).toBe(404);
    await decide({ id: own }, local);
    const office = slugOf(course!.municipalityCode);
    expect((await historyOf(own))[0]!.byStaff).toBe(`reviewer ${office}`);
    expect((await look({ id: own })).photo!.history[0]!.by!.office!.slug).toBe(office);
  });

  it('tells of a long queue the next fifty', async () => {
    for (let at = 0; at < 60; at += 1) await add({ postedAt: minutes(at) });
    const { waiting, queue } = await look();
    expect([waiting, queue.length]).toEqual([60, 50]);
  });

  it('takes no characters that cannot be stored', async () => {
    const id = await add();
    expect((await decide({ id, note: 'a\u0000b' })).status).toBe(422);
    expect((await decide({ id, note: 'x'.repeat(401) })).status).toBe(422);
  });
});
