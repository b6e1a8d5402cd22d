/** Reports of visitors: what is taken, how much of it, who of the staff reads and answers them, and how they end. */
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Input } from '../../contract/index.ts';
import { reportTextMaxLength } from '../../contract/reportRules.ts';
import { staffRoles } from '../../contract/staffRoles.ts';
import { courses } from '../../server/courses/courses.table.ts';
import { institutions } from '../../server/institutions/institutions.table.ts';
import { createLog } from '../../server/log.ts';
import { reports } from '../../server/reports/reports.table.ts';
import { reportRetention } from '../../server/reports/reports.ts';
import { throttles } from '../../server/throttle/throttle.table.ts';
import { content } from './expected.ts';
import { ownPage, staffOf } from './staffSupport.ts';
import { onEachEngine, openPortal, type Portal, send, serverOf } from './support.ts';

type Headers = Record<string, string>;
const begin = new Date('2026-11-20T12:00:00+09:00');
const dayMs = 24 * 3600 * 1000;
const course = content.courses.find(({ id }) => id === 101)!;
const slugOf = (code: number) => content.municipalities.find((town) => town.code === code)!.slug;
const ownTown = slugOf(course.municipality);
const otherTown = slugOf(
  content.courses.find(({ municipality }) => municipality !== course.municipality)!.municipality,
);
const [shop] = content.cooperation;
const blocked = { course_id: course.id, kind: 'way', point: 1, text: '橋が通れません。' } as const;

onEachEngine((engine) => {
  let portal: Portal;
  let now = begin;
  let duty: Headers;
  let local: Headers;
  const staff = staffOf(() => portal.context);
  beforeAll(async () => {
    portal = await openPortal(engine, () => now);
    [duty, local] = [await staff('duty'), await staff('duty', ownTown)];
  });
  afterAll(() => portal.close());
  beforeEach(async () => {
    now = begin;
    await portal.context.db.delete(reports);
    await portal.context.db.delete(throttles);
  });

  const report = (input: Record<string, unknown> = {}) => portal.call('POST /report', { ...blocked, ...input });
  const rows = () => portal.context.db.select().from(reports).orderBy(reports.id);
  const reported = async (input: Record<string, unknown> = {}) => {
    const { status, error } = await report(input);
    expect(status, error?.error_message).toBe(200);
    return (await rows()).at(-1)!.id;
  };
  const list = async (input: Input<'GET /staff/reports'> = {}, headers = duty) =>
    (await portal.call('GET /staff/reports', input, headers)).body;
  const answer = (id: number, more: Record<string, unknown> = {}, headers = duty) =>
    portal.call('POST /staff/report_answer', { id, answer: 'corrected', ...more }, headers);
  const setPublic = (isPublic: boolean) =>
    portal.context.db.update(courses).set({ isPublic }).where(eq(courses.id, course.id));

  describe('a visitor', () => {
    it('reports a course with a place, words as they are read, and nothing of themselves', async () => {
      const { status, body } = await report({ text: '  橋が\r\n 通れません。\r\n\r\n\r\n\r\nか\u3099けの下です。 ' });
      expect([status, body]).toEqual([200, { result: true }]);
      const { role, name } = course.points[1]!;
      expect(await rows()).toEqual([
        {
          ...{ id: expect.any(Number), courseId: course.id, institutionId: null, kind: 'way', state: 'open' },
          ...{ text: '橋が\n通れません。\n\nがけの下です。', point: { role, name }, reportedAt: begin },
          ...{ answeredAt: null, byStaff: '', note: '', imageKey: null, width: null, height: null, colour: null },
        },
      ]);
    });

    it.each(['cooperation', 'sponsor', 'playground'] as const)('reports one of %s', async (kind) => {
      const { id, name } = content[kind][0]!;
      const input = { course_id: undefined, point: undefined, institution_id: id, kind: 'hours' };
      await reported(input);
      const { reports: shown } = await list({ lang: 'en' });
      expect(shown).toMatchObject([{ thing: { kind, id, name: name.en }, kind: 'hours', point: null }]);
    });

    it('needs say no place', async () => {
      await reported({ point: undefined });
      expect(await rows()).toMatchObject([{ point: null }]);
    });

    it.each([
      ['E404', { course_id: 999_999 }],
      ['E404', { course_id: undefined, point: undefined, institution_id: 999_999, kind: 'hours' }],
      ['E422', { course_id: undefined }],
      ['E422', { institution_id: shop!.id }],
      ['E422', { kind: 'hours' }],
      ['E422', { course_id: undefined, institution_id: shop!.id, kind: 'way', point: undefined }],
      ['E422', { course_id: undefined, institution_id: shop!.id, kind: 'hours' }],
      ['E422', { point: course.points.length }],
      ['E422', { text: ' \n ' }],
      ['E422', { text: 'あ'.repeat(reportTextMaxLength + 1) }],
      ['E422', { text: 'a\u202eb' }],
    ])('is told %s for %j', async (code, input) => {
      expect((await report(input)).error?.error_code).toBe(code);
      expect(await rows()).toEqual([]);
    });

    it('writes as much as fits, whatever the characters', async () => {
      const text = '𠮷'.repeat(reportTextMaxLength);
      await reported({ text });
      expect(await rows()).toMatchObject([{ text }]);
    });

    it('cannot report a course that has left the portal', async () => {
      await setPublic(false);
      expect((await report()).status).toBe(404);
      await setPublic(true);
    });

    it('waits after twenty, and the rest is another address’s', async () => {
      const statuses = [];
      for (let nth = 0; nth < 21; nth += 1) statuses.push((await report()).status);
      expect(statuses).toEqual([...Array(20).fill(200), 429]);
      const refusal = await report();
      expect(refusal.error).toMatchObject({ error_code: 'E429' });
      expect(Number(refusal.headers.get('retry-after'))).toBeGreaterThan(0);
      expect(await rows()).toHaveLength(20);
      now = new Date(begin.getTime() + 20 * 60 * 1000);
      expect((await report()).status).toBe(200);
    });

    it('is told that very many wait already, and of that thing alone', async () => {
      const open = { courseId: course.id, kind: 'way', text: 'x', reportedAt: begin } as const;
      await portal.context.db.insert(reports).values(Array(100).fill(open));
      expect((await report()).error?.error_code).toBe('E409');
      expect((await report({ course_id: 102, point: undefined })).status).toBe(200);
      await portal.context.db.update(reports).set({ state: 'unchanged', answeredAt: begin });
      expect((await report()).status).toBe(200);
    });
  });

  describe('who may do what', () => {
    it('is for duty alone: of the other roles nobody reads or answers', async () => {
      const id = await reported();
      for (const headers of [ownPage, {}]) {
        expect((await portal.call('GET /staff/reports', {}, headers)).status).toBe(401);
        expect((await answer(id, {}, headers)).status).toBe(401);
      }
      for (const role of staffRoles.filter((each) => each !== 'duty'))
        for (const municipality of [null, ownTown, otherTown]) {
          const headers = await staff(role, municipality);
          expect([role, (await portal.call('GET /staff/reports', {}, headers)).error.error_code]).toEqual([
            role,
            'E403',
          ]);
          for (const each of ['corrected', 'unchanged'])
            expect([role, (await answer(id, { answer: each }, headers)).error.error_code]).toEqual([role, 'E403']);
        }
      expect(await rows()).toMatchObject([{ state: 'open', byStaff: '' }]);
    });

    it('a municipality reads and answers what is about its own, the bureau everything', async () => {
      const other = await staff('duty', otherTown);
      const [first, second] = [await reported(), await reported()];
      expect((await list({}, other)).total).toBe(0);
      for (const each of ['corrected', 'unchanged'])
        expect((await answer(first!, { answer: each }, other)).error.error_code).toBe('E403');
      expect((await list({}, local)).reports.map(({ id }) => id)).toEqual([first, second]);
      expect((await answer(first!, {}, local)).status).toBe(200);
      expect((await answer(second!, { answer: 'unchanged' }, duty)).status).toBe(200);
      const by = async (headers: Headers) =>
        (await list({ list: 'answered' }, headers)).reports.map((each) => each.answer!.by.office?.slug ?? null);
      expect([await by(local), await by(duty), await by(other)]).toEqual([[null, ownTown], [null, ownTown], []]);
    });

    it('what is about a shop is of the municipality where it lies', async () => {
      await reported({ course_id: undefined, point: undefined, institution_id: shop!.id, kind: 'words' });
      const there = await staff('duty', slugOf(shop!.municipality));
      const elsewhere = await staff('duty', shop!.municipality === course.municipality ? otherTown : ownTown);
      expect([(await list({}, there)).total, (await list({}, elsewhere)).total]).toEqual([1, 0]);
    });
  });

  it('are read the oldest first and by pages, and answered ones the latest first', async () => {
    const ids = [await reported(), await reported(), await reported()];
    const [third, first, second] = ids;
    for (const [at, id] of [third, first, second].entries()) {
      const reportedAt = new Date(begin.getTime() - [1, 3, 2][at]! * 3_600_000);
      await portal.context.db.update(reports).set({ reportedAt }).where(eq(reports.id, id!));
    }
    expect((await list()).reports.map(({ id }) => id)).toEqual([first, second, third]);
    expect(await list({ limit_num: 2, page_num: 2 })).toMatchObject({
      total: 3,
      page_num: 2,
      reports: [{ id: third }],
    });
    const beyond = await portal.call('GET /staff/reports', { limit_num: 2, page_num: 3 }, duty);
    expect(beyond.error).toMatchObject({ error_code: 'E422' });
    for (const id of [second!, third!]) {
      now = new Date(now.getTime() + 1000);
      await answer(id);
    }
    expect((await list({ list: 'answered' })).reports.map(({ id }) => id)).toEqual([third, second]);
    expect((await list()).reports.map(({ id }) => id)).toEqual([first]);
  });

  it('an answer says who, when and what, in the language that is asked for', async () => {
    const id = await reported();
    now = new Date(begin.getTime() + 3_600_000);
    const { body } = await answer(id, { answer: 'unchanged', note: ' 橋は\r\n直った。', lang: 'en' }, local);
    const { name } = course.points[1]!;
    expect(body.report).toEqual({
      ...{ id, kind: 'way', text: blocked.text, reported_at: begin.toISOString(), state: 'unchanged' },
      photo: null,
      thing: {
        ...{ kind: 'course', id: course.id, name: course.name.en },
        municipality: { slug: ownTown, name: expect.stringMatching(/^[A-Z]/) },
      },
      point: { role: course.points[1]!.role, name: name.en },
      answer: {
        ...{ at: now.toISOString(), note: '橋は\n直った。' },
        by: { role: 'duty', office: { slug: ownTown, name: expect.stringMatching(/^[A-Z]/) } },
      },
    });
    expect((await list({ list: 'answered', lang: 'en' })).reports).toEqual([body.report]);
  });

  it('is answered once, also when several answer at the same moment', async () => {
    const id = await reported();
    const given = ['corrected', 'unchanged', 'corrected', 'unchanged'];
    const answers = await Promise.all(given.map((each, at) => answer(id, { answer: each, note: `${at}` })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    const won = answers.findIndex(({ status }) => status === 200);
    expect(await rows()).toMatchObject([{ state: given[won], note: `${won}` }]);
    expect((await answer(id, { note: 'late' })).error.error_code).toBe('E409');
    expect((await answer(999_999)).status).toBe(404);
  });

  describe('an answer that is taken back', () => {
    const reopen = (id: number, headers = duty) => portal.call('POST /staff/report_reopen', { id }, headers);

    it('makes the report open again, as it came, and it can be answered anew', async () => {
      const id = await reported();
      const [before] = await rows();
      await answer(id, { note: 'まちがい' }, local);
      const { status, body } = await reopen(id, local);
      expect([status, body.report]).toMatchObject([200, { id, state: 'open', answer: null }]);
      expect(await rows()).toEqual([before]);
      expect((await list()).reports.map((each) => each.id)).toEqual([id]);
      expect((await answer(id, { answer: 'unchanged' })).status).toBe(200);
    });

    it('is taken back once, also when several do at the same moment', async () => {
      const id = await reported();
      expect((await reopen(id)).error.error_code).toBe('E409');
      await answer(id);
      const statuses = await Promise.all(Array.from({ length: 3 }, async () => (await reopen(id)).status));
      expect(statuses.sort()).toEqual([200, 409, 409]);
      expect((await reopen(999_999)).status).toBe(404);
    });

    it('is of duty alone, and of a municipality’s own', async () => {
      const id = await reported();
      await answer(id);
      expect((await reopen(id, ownPage)).status).toBe(401);
      for (const headers of [
        await staff('duty', otherTown),
        ...(await Promise.all(staffRoles.filter((role) => role !== 'duty').map((role) => staff(role)))),
      ])
        expect((await reopen(id, headers)).error.error_code).toBe('E403');
      expect(await rows()).toMatchObject([{ state: 'corrected' }]);
    });
  });

  it('leave no trace of who reported, in the log or beside the report', async () => {
    const lines: string[] = [];
    const log = createLog('debug', { write: (line: string) => void lines.push(line) });
    const app = serverOf(portal.context, { TRUST_PROXY: 'yes' }, { log });
    const address = '203.0.113.77';
    const from = { ...ownPage, 'x-forwarded-for': address };
    const text = 'ひみつの知らせ';
    for (let nth = 0; nth < 21; nth += 1) await send(app, 'POST /report', { ...blocked, text }, from);
    await send(app, 'POST /report', { ...blocked, text: `${text}\u202e` }, from);
    const id = (await rows())[0]!.id;
    await send(
      app,
      'POST /staff/report_answer',
      { id, answer: 'corrected', note: 'ひみつのメモ' },
      { ...from, ...duty },
    );
    expect(await rows()).toHaveLength(20);
    const events = lines.map((line) => JSON.parse(line)).filter(({ channel }) => channel === 'security');
    expect(events.map(({ event }) => event)).toEqual(['throttled', 'report_answered']);
    expect(lines.join('')).not.toMatch(/ひみつ|203\.0\.113/);
    expect(JSON.stringify(await rows())).not.toContain('203.0.113');
    expect(JSON.stringify(await portal.context.db.select().from(throttles))).not.toContain('203.0.113');
  });

  it('go with what they are about, and answered ones after 90 days', async () => {
    const [kept, old, ofShop] = [
      await reported(),
      await reported(),
      await reported({ course_id: undefined, point: undefined, institution_id: shop!.id, kind: 'hours' }),
    ];
    await answer(old!);
    const clean = () => reportRetention.remove({ ...portal.context, signal: new AbortController().signal });
    const left = async () => (await rows()).map(({ id }) => id);
    now = new Date(begin.getTime() + 90 * dayMs - 1000);
    await clean();
    expect(await left()).toEqual([kept, old, ofShop]);
    now = new Date(begin.getTime() + 90 * dayMs);
    await clean();
    expect(await left()).toEqual([kept, ofShop]);
    await setPublic(false);
    const later = await staff('duty');
    expect((await list({}, later)).reports.map(({ id }) => id)).toEqual([ofShop]);
    expect((await answer(kept!, {}, later)).status).toBe(404);
    await clean();
    expect(await left()).toEqual([ofShop]);
    await setPublic(true);
    const { db } = portal.context;
    await db.update(institutions).set({ isPublic: false }).where(eq(institutions.id, shop!.id));
    await clean();
    expect(await left()).toEqual([]);
    await db.update(institutions).set({ isPublic: true }).where(eq(institutions.id, shop!.id));
  });
});
