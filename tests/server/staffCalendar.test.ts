/** The calendar of what will be public when: what it tells, to whom, and how its page reads. */

import { eq } from 'drizzle-orm';
import type { Hono } from 'hono';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Call, Input } from '../../contract/index.ts';
import { staffRoles } from '../../contract/staffRoles.ts';
import { publication } from '../../server/revisions/publication.job.ts';
import { contentItems, revisions } from '../../server/revisions/revisions.table.ts';
import { content } from './expected.ts';
import { pageServerOf } from './pagesSupport.ts';
import { ownPage, staffOf } from './staffSupport.ts';
import { onEachEngine, openPortal, type Portal } from './support.ts';

type Headers = Record<string, string>;
const begin = new Date('2026-11-20T12:00:00+09:00');
const course = content.courses.find(({ id }) => id === 101)!;
const elsewhere = content.courses.find(({ municipality }) => municipality !== course.municipality)!;
const slugOf = (code: number) => content.municipalities.find((town) => town.code === code)!.slug;
const both = (ja: string, en: string) => ({ ja, en });
const note = { note_ja: '工事のため通れません。', note_en: 'Closed for works.' };

onEachEngine((engine) => {
  let portal: Portal;
  let app: Hono;
  let now = begin;
  let author: Headers;
  let approver: Headers;
  let duty: Headers;
  const staff = staffOf(() => portal.context);
  beforeAll(async () => {
    portal = await openPortal(engine, () => now);
    app = pageServerOf(portal.context);
    [author, approver, duty] = [await staff('author'), await staff('approver'), await staff('duty')];
  });
  afterAll(() => portal.close());
  beforeEach(async () => {
    now = begin;
    const { db } = portal.context;
    await db.delete(revisions);
    for (const kind of ['closure', 'alert'] as const) await db.delete(contentItems).where(eq(contentItems.kind, kind));
  });

  const done = async <K extends Call>(name: K, input: Input<K> | Record<string, unknown>, headers: Headers) => {
    const { status, body, error } = await portal.call(name, input, headers);
    expect(status, error?.error_message).toBe(200);
    return body;
  };
  const proposed = async (kind: string, id: number, changes: object, publish_at?: string) => {
    const { source } = await done('GET /staff/content', { kind, id }, author);
    const input = { kind, content_id: id, source: { ...source, ...changes }, ...(publish_at && { publish_at }) };
    return (await done('POST /staff/revision_propose', input, author)).revision;
  };
  const approved = async (...proposal: Parameters<typeof proposed>) => {
    const revision = await proposed(...proposal);
    return (await done('POST /preview/decision', { id: revision.id, table: revision.kind, type: 'approve' }, approver))
      .revision;
  };
  const calendar = (input: Input<'GET /staff/calendar'> = {}, headers = author) =>
    done('GET /staff/calendar', input, headers);
  const brief = ({ entries }: Awaited<ReturnType<typeof calendar>>) =>
    entries.map(({ day, step, kind, name }) => [day, step, kind, name]);
  async function get(path: string, headers: Headers = approver) {
    const response = await app.request(`http://localhost${path}`, { headers });
    const text = await response.text();
    return { status: response.status, headers: response.headers, main: text.split('<main')[1]!.split('</main')[0]! };
  }

  it('is for author, approver and duty, of the bureau and of a municipality', async () => {
    expect((await portal.call('GET /staff/calendar', {}, ownPage)).status).toBe(401);
    for (const role of staffRoles)
      for (const municipality of [null, slugOf(course.municipality)]) {
        const headers = await staff(role, municipality);
        const expected = role === 'reviewer' ? 403 : 200;
        expect((await portal.call('GET /staff/calendar', {}, headers)).status, role).toBe(expected);
        expect((await get('/staff/calendar', headers)).status, role).toBe(expected);
      }
  });

  it('tells by the day of Japan what is published, what is wished, and what begins and ends', async () => {
    await proposed('notice', 1, { title: both('希望', 'Wish') }, '2026-11-30T23:30:00+09:00');
    const planned = await approved('notice', 2, { title: both('予定', 'Plan') }, '2026-11-21T00:00:00+09:00');
    await proposed('link', 1, { title: both('いつでも', 'Any time') });
    await approved('link', 2, { title: both('つぎの月', 'Next month') }, '2026-12-01T00:00:00+09:00');
    const closing = { course_id: course.id, reason: 'works', ...note };
    const times = { from: '2026-11-25T09:00:00+09:00', until: '2026-12-02T17:00:00+09:00' };
    await done('POST /staff/course_close', { ...closing, ...times }, duty);
    // It stands already: only its end is to come.
    const heat = { kind: 'heat', message_ja: '暑い日です。', message_en: 'It is hot.' };
    await done('POST /staff/alert_raise', { ...heat, until: '2026-11-20T18:00:00+09:00' }, duty);

    const november = await calendar({ lang: 'en' });
    expect(brief(november)).toEqual([
      ['2026-11-20', 'end', 'alert', 'It is hot.'],
      ['2026-11-21', 'publish', 'notice', 'Plan'],
      ['2026-11-25', 'begin', 'closure', course.name.en],
      ['2026-11-30', 'wish', 'notice', 'Wish'],
    ]);
    expect(november).toMatchObject({
      ...{ month: '2026-11', previous_month: null, next_month: '2026-12', next_planned: '2026-12' },
      ...{ total: 4, overdue: [], overdue_total: 0 },
    });
    expect(november.entries[1]).toEqual({
      ...{ at: '2026-11-20T15:00:00.000Z', day: '2026-11-21', step: 'publish', kind: 'notice', content_id: 2 },
      ...{ revision_id: planned.id, name: 'Plan', action: 'change', by: { role: 'author', office: null } },
    });
    const december = await calendar({ month: '2026-12' });
    expect(brief(december)).toEqual([
      ['2026-12-01', 'publish', 'link', 'つぎの月'],
      ['2026-12-02', 'end', 'closure', course.name.ja],
    ]);
    expect(december).toMatchObject({ previous_month: '2026-11', next_month: '2027-01', next_planned: null });
    expect(await calendar({ month: '2027-01' })).toMatchObject({ entries: [], total: 0, previous_month: '2026-12' });
  });

  it('names first what is late: a wish that nobody decided, a publication that did not come', async () => {
    const wish = await proposed('notice', 1, { title: both('希望', 'Wish') }, '2026-11-20T13:00:00+09:00');
    const late = await approved('notice', 2, { title: both('予定', 'Plan') }, '2026-11-20T12:30:00+09:00');
    expect((await calendar()).total).toBe(2);
    now = new Date('2026-12-24T09:00:00+09:00');
    // Sessions are shorter than a month.
    const approverThen = await staff('approver');
    const told = await calendar({}, approverThen);
    expect(told).toMatchObject({ month: '2026-12', total: 0, overdue_total: 2 });
    expect(told.overdue.map(({ revision_id, step }) => [revision_id, step])).toEqual([
      [late.id, 'publish'],
      [wish.id, 'wish'],
    ]);
    const page = await get('/staff/calendar', approverThen);
    expect(page.main).toContain('日時を過ぎたもの（2件）');
    expect(page.main).toMatch(/2026年11月20日 13:00<\/time>.*希望の日時を過ぎて判定待ち/);
    expect(page.main).toContain('公開が遅れています');
    expect(page.main.indexOf('日時を過ぎたもの')).toBeLessThan(page.main.indexOf('2026年12月'));
    await publication.work(
      { id: late.id },
      { ...portal.context, now: () => now, signal: new AbortController().signal },
    );
    const rejection = { id: wish.id, table: 'notice', type: 'reject', reason: '古い' };
    await done('POST /preview/decision', rejection, approverThen);
    expect(await calendar({}, approverThen)).toMatchObject({ overdue: [], overdue_total: 0 });
  });

  it('shows staff of a municipality what belongs to it', async () => {
    const at = '2026-11-25T09:00:00+09:00';
    const lead = { lead: both('紹介', 'Lead') };
    await approved('course', course.id, lead, at);
    await approved('course', elsewhere.id, lead, at);
    await approved('notice', 1, { title: both('知', 'News') }, at);
    for (const { id } of [course, elsewhere])
      await done('POST /staff/course_close', { course_id: id, reason: 'works', ...note, from: at }, duty);
    const heat = { kind: 'heat', message_ja: '暑い日です。', message_en: 'It is hot.' };
    await done('POST /staff/alert_raise', { ...heat, from: at }, duty);
    // The heat ends with its day.
    expect((await calendar()).total).toBe(7);
    for (const role of ['author', 'approver', 'duty'] as const) {
      const told = await calendar({}, await staff(role, slugOf(course.municipality)));
      expect(told.entries.map(({ name, step }) => [name, step]).sort()).toEqual([
        [course.name.ja, 'begin'],
        [course.name.ja, 'publish'],
      ]);
      expect(told.total).toBe(2);
    }
    const page = await get('/staff/calendar', await staff('author', slugOf(course.municipality)));
    expect(page.main).toContain('のものだけを出しています');
    expect(page.main).not.toContain(elsewhere.name.ja);
  });

  it('reads as a list by day, leads to each proposal, and from month to month', async () => {
    const planned = await approved('notice', 2, { title: both('予定の一覧', 'Listed') }, '2026-11-21T00:00:00+09:00');
    const closing = { course_id: course.id, reason: 'works', ...note, from: '2026-11-25T09:00:00+09:00' };
    await done('POST /staff/course_close', closing, duty);
    const page = await get('/staff/calendar');
    expect(page.headers.get('cache-control')).toBe('private, no-store');
    expect(page.main).toMatch(/<h3[^>]*><time dateTime="2026-11-21">2026年11月21日（土曜日）/i);
    expect(page.main).toContain(`href="/approve/notice?id=${planned.id}"`);
    expect(page.main).toContain('href="/staff/calendar?month=2026-12"');
    // Closures are for duty to change.
    expect(page.main).toContain('開始：通行止め・変更「');
    expect(page.main).not.toContain('href="/staff/duty"');
    expect((await get('/staff/calendar', duty)).main).toContain('href="/staff/duty"');
    const english = await get('/staff/calendar?lang=en');
    expect(english.main).toMatch(/Saturday 21 November 2026/);
    expect(english.main).toContain('Begin: Closed or changed course');
    const later = await get('/staff/calendar?month=2027-02');
    expect([later.status, later.main.includes('この月の予定はありません')]).toEqual([200, true]);
    expect(later.main).toContain('href="/staff/calendar?month=2027-01"');
    for (const month of ['2026-10', '2026-13', 'x', '2999-01']) {
      const wrong = await get(`/staff/calendar?month=${month}`);
      expect([wrong.status, wrong.main.includes('この月は表示できません')], month).toEqual([422, true]);
      expect(wrong.main).toContain('予定');
    }
    for (const headers of [author, approver, duty])
      expect((await get('/staff', headers)).main).toContain('href="/staff/calendar"');
    expect((await get('/staff', await staff('reviewer'))).main).not.toContain('href="/staff/calendar"');
  });
});
