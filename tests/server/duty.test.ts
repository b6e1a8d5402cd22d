/** The officer on duty: who may close and warn, now and from–until, what pages show of it, and how it ends. */

import { readFileSync } from 'node:fs';
import { asc, eq, sql } from 'drizzle-orm';
import type { Hono } from 'hono';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Call, Input } from '../../contract/index.ts';
import { staffRoles } from '../../contract/staffRoles.ts';
import { contentSamples } from '../../server/content/content.table.ts';
import { japaneseDay } from '../../server/context.ts';
import { courses } from '../../server/courses/courses.table.ts';
import { dutyWindow } from '../../server/duty/window.job.ts';
import { jobs } from '../../server/jobs/jobs.table.ts';
import { startJobs } from '../../server/jobs/runner.ts';
import { createLog } from '../../server/log.ts';
import { createMetrics } from '../../server/metrics.ts';
import { contentItems, revisionSteps, revisions } from '../../server/revisions/revisions.table.ts';
import { siteAlerts } from '../../server/siteAlerts/siteAlerts.table.ts';
import { content } from './expected.ts';
import { pageServerOf } from './pagesSupport.ts';
import { ownPage, staffOf } from './staffSupport.ts';
import { onEachEngine, openPortal, type Portal } from './support.ts';

type Headers = Record<string, string>;
type Closing = Input<'POST /staff/course_close'>;
type Alert = Input<'POST /staff/alert_raise'>;
const begin = new Date('2026-11-20T12:00:00+09:00');
const hours = (count: number) => new Date(begin.getTime() + count * 3_600_000);
const course = content.courses.find(({ id }) => id === 101)!;
const slugOf = (code: number) => content.municipalities.find((town) => town.code === code)!.slug;
const ownTown = slugOf(course.municipality);
const otherTown = slugOf(
  content.courses.find(({ municipality }) => municipality !== course.municipality)!.municipality,
);
const note = { note_ja: '工事のため通れません。', note_en: 'Closed for works.' };
const closing: Closing = { course_id: course.id, reason: 'works', ...note };
const heat: Alert = { kind: 'heat', message_ja: 'とても暑い日です。', message_en: 'It is very hot.' };

onEachEngine((engine) => {
  let portal: Portal;
  let app: Hono;
  let now = begin;
  let duty: Headers;
  let local: Headers;
  const staff = staffOf(() => portal.context);
  beforeAll(async () => {
    portal = await openPortal(engine, () => now);
    app = pageServerOf(portal.context);
    [duty, local] = [await staff('duty'), await staff('duty', ownTown)];
  });
  afterAll(() => portal.close());
  beforeEach(async () => {
    now = begin;
    const { db } = portal.context;
    await db.delete(jobs);
    await db.delete(revisions);
    for (const kind of ['closure', 'alert'] as const) await db.delete(contentItems).where(eq(contentItems.kind, kind));
    await db.update(courses).set({ status: 'open', statusNote: null }).where(eq(courses.id, course.id));
    await db.delete(siteAlerts);
  });

  const call = <K extends Call>(name: K, input: Input<K> | Record<string, unknown>, headers = duty) =>
    portal.call(name, input, headers);
  const closed = async (input: Partial<Closing> = {}, headers = duty) => {
    const { status, body, error } = await call('POST /staff/course_close', { ...closing, ...input }, headers);
    expect(status, error?.error_message).toBe(200);
    return body.closure;
  };
  const raised = async (input: Partial<Alert> = {}) => {
    const { status, body, error } = await call('POST /staff/alert_raise', { ...heat, ...input });
    expect(status, error?.error_message).toBe(200);
    return body.alert;
  };
  const state = async (headers = duty) => (await call('GET /staff/duty', {}, headers)).body;
  /** What everybody is told of the course. */
  const shown = async (lang = 'ja') => {
    const { status, status_note } = (await portal.call('GET /course_detail', { id: course.id, lang })).body.course;
    return [status, status_note];
  };
  const open = ['open', null];
  const shownAlerts = () => portal.context.db.select().from(siteAlerts).where(eq(siteAlerts.isActive, true));
  const openJobs = async () =>
    (await portal.context.db.select().from(jobs).where(eq(jobs.kind, 'duty_window'))).filter(
      ({ doneAt }) => doneAt === null,
    );
  /** As the runner does what is due at this moment. */
  const at = async (moment: Date) => {
    now = moment;
    for (const { data, runAt } of await openJobs())
      if (runAt <= now) await dutyWindow.work(data, { ...portal.context, signal: new AbortController().signal });
  };
  const trace = async (id: number) => {
    const rows = await portal.context.db
      .select({ kind: revisions.kind, to: revisionSteps.toState, by: revisionSteps.byStaff, at: revisionSteps.at })
      .from(revisionSteps)
      .innerJoin(revisions, eq(revisions.id, revisionSteps.revisionId))
      .where(eq(revisions.key, id))
      .orderBy(asc(revisionSteps.id));
    return rows.map(({ kind, to, by, at: moment }) => [kind, to, by, moment.toISOString()]);
  };
  const page = async (path: string, of = app) => (await of.request(`http://localhost${path}`)).text();

  describe('who may do what', () => {
    const calls = [
      ['GET /staff/duty', {}],
      ['POST /staff/course_close', closing],
      ['POST /staff/course_open', { id: 1 }],
      ['POST /staff/alert_raise', heat],
      ['POST /staff/alert_end', { id: 1 }],
    ] as const;

    it.each(calls)('%s is for duty alone', async (name, input) => {
      expect((await call(name, input, ownPage)).status).toBe(401);
      for (const role of staffRoles.filter((each) => each !== 'duty'))
        for (const municipality of [null, ownTown]) {
          const { status, error } = await call(name, input, await staff(role, municipality));
          expect([role, status, error.error_code]).toEqual([role, 403, 'E403']);
        }
      expect(await shown()).toEqual(open);
      expect(await shownAlerts()).toEqual([]);
    });

    it('a municipality closes and opens its own courses, and no others', async () => {
      const other = await staff('duty', otherTown);
      expect((await call('POST /staff/course_close', closing, other)).status).toBe(403);
      const { id } = await closed({}, local);
      expect((await call('POST /staff/course_open', { id }, other)).status).toBe(403);
      expect((await shown())[0]).toBe('closed');
      const told = async (headers: Headers) => (await state(headers)).closures.map(({ may_end }) => may_end);
      expect([await told(local), await told(duty), await told(other)]).toEqual([[true], [true], [false]]);
      expect((await call('POST /staff/course_open', { id }, duty)).status).toBe(200);
      expect(await shown()).toEqual(open);
    });

    it('an alert on every page is the bureau’s alone', async () => {
      expect((await call('POST /staff/alert_raise', heat, local)).status).toBe(403);
      const { id } = await raised();
      expect((await call('POST /staff/alert_end', { id }, local)).status).toBe(403);
      expect([(await state(local)).may_raise, (await state()).may_raise]).toEqual([false, true]);
      expect((await state(local)).alerts).toMatchObject([{ id, may_end: false }]);
      expect(await shownAlerts()).toHaveLength(1);
    });
  });

  it('a course is closed at once, with a sentence in both languages, and leaves a trace', async () => {
    const closure = await closed({ lang: 'en' });
    expect(closure).toEqual({
      ...{ id: expect.any(Number), status: 'closed', reason: 'works', ...note },
      course: {
        ...{ id: course.id, name: course.name.en },
        municipality: { slug: ownTown, name: expect.stringMatching(/^[A-Z]/) },
      },
      ...{ from: begin.toISOString(), until: null, is_now: true, may_end: true },
      by: { role: 'duty', office: null },
    });
    expect([await shown(), await shown('en')]).toEqual([
      ['closed', note.note_ja],
      ['closed', note.note_en],
    ]);
    expect(await openJobs()).toEqual([]);
    now = hours(2);
    const { body } = await call('POST /staff/course_open', { id: closure.id });
    expect(body.closure).toMatchObject({ id: closure.id, until: now.toISOString(), is_now: false, may_end: false });
    expect(await shown()).toEqual(open);
    expect(await state()).toMatchObject({ closures: [] });
    expect(await trace(closure.id)).toEqual([
      ['closure', 'approved', 'duty', begin.toISOString()],
      ['closure', 'published', 'duty', begin.toISOString()],
      ['closure', 'published', 'duty', now.toISOString()],
    ]);
    const list = (await portal.call('GET /staff/revisions', { kind: 'closure', lang: 'en' }, duty)).body.revisions;
    expect(list.map(({ action, name, state: is }) => [action, name, is])).toEqual([
      ['remove', course.name.en, 'published'],
      ['add', course.name.en, 'published'],
    ]);
  });

  it('overtakes no proposal for the course, and leaves a sample one', async () => {
    const [author, approver] = [await staff('author'), await staff('approver')];
    const ask = { kind: 'course', id: course.id };
    const { source } = (await portal.call('GET /staff/content', ask, author)).body;
    const lead = { ja: '新しい紹介です。', en: 'A new introduction.' };
    const proposal = { kind: 'course', content_id: course.id, source: { ...source, lead } };
    const { revision } = (await portal.call('POST /staff/revision_propose', proposal, author)).body;
    await closed();
    const samples = await portal.context.db.select().from(contentSamples);
    expect(samples.some(({ isReplaced }) => isReplaced)).toBe(false);
    const decision = { id: revision.id, table: 'course', type: 'approve' };
    expect((await portal.call('POST /preview/decision', decision, approver)).body.revision.state).toBe('published');
    expect((await portal.call('GET /course_detail', { id: course.id })).body.course).toMatchObject({
      ...{ lead: lead.ja, status: 'closed', status_note: note.note_ja },
    });
  });

  it('begins and ends by itself, from a moment until another', async () => {
    const [from, until] = [hours(1), hours(3)];
    const closure = await closed({ from: '2026-11-20T13:00:00+09:00', until: '2026-11-20T15:00:00+09:00' });
    expect(closure).toMatchObject({ from: from.toISOString(), until: until.toISOString(), is_now: false });
    expect(await shown()).toEqual(open);
    expect(await openJobs()).toMatchObject([{ kind: 'duty_window', uniqueKey: `closure ${course.id}`, runAt: from }]);
    await at(new Date(from.getTime() - 1000));
    expect(await shown()).toEqual(open);
    await at(from);
    expect(await shown()).toEqual(['closed', note.note_ja]);
    expect((await state()).closures).toMatchObject([{ id: closure.id, is_now: true }]);
    // A second time changes nothing.
    const steps = await trace(closure.id);
    const work = () =>
      dutyWindow.work(
        { kind: 'closure', subject: String(course.id) },
        { ...portal.context, signal: new AbortController().signal },
      );
    await Promise.all([work(), work()]);
    expect(await trace(closure.id)).toEqual(steps);
    await at(until);
    expect(await shown()).toEqual(open);
    expect((await state()).closures).toEqual([]);
    expect(await trace(closure.id)).toEqual([
      ['closure', 'approved', 'duty', begin.toISOString()],
      ['closure', 'published', '', from.toISOString()],
      ['closure', 'published', '', until.toISOString()],
    ]);
  });

  it('is done by the runner of jobs, also when it is asked late', async () => {
    const closure = await closed({ from: hours(1).toISOString(), until: hours(2).toISOString() });
    const alert = await raised({ until: hours(1).toISOString() });
    const options = { log: createLog('silent'), metrics: createMetrics() };
    const until = (check: () => unknown) => vi.waitFor(check, { timeout: 30_000, interval: 20 });
    now = hours(1);
    const stop = startJobs([dutyWindow], portal.context, options);
    try {
      await until(async () => expect((await shown())[0]).toBe('closed'));
      await until(async () => expect(await shownAlerts()).toEqual([]));
      now = hours(9);
      await until(async () => expect(await shown()).toEqual(open));
    } finally {
      await stop();
    }
    expect((await trace(closure.id)).at(-1)).toEqual(['closure', 'published', '', now.toISOString()]);
    expect((await trace(alert.id)).at(-1)).toEqual(['alert', 'published', '', hours(1).toISOString()]);
  });

  it('what nobody was there for does not begin afterwards', async () => {
    const { id } = await closed({ from: hours(1).toISOString(), until: hours(2).toISOString() });
    await at(hours(5));
    expect(await shown()).toEqual(open);
    expect((await trace(id)).at(-1)).toEqual(['closure', 'outdated', '', hours(5).toISOString()]);
    expect(await state()).toMatchObject({ closures: [] });
  });

  it('what is planned can be ended before it begins', async () => {
    const { id } = await closed({ from: hours(1).toISOString() });
    expect((await call('POST /staff/course_open', { id })).status).toBe(200);
    expect(await openJobs()).toEqual([]);
    await at(hours(2));
    expect(await shown()).toEqual(open);
    expect((await trace(id)).map(([, to]) => to)).toEqual(['approved', 'withdrawn']);
  });

  it('closed says more than changed; what ends takes nothing else with it', async () => {
    const changed = await closed({ status: 'changed', note_ja: '橋を通れません。', until: hours(5).toISOString() });
    expect(await shown()).toEqual(['changed', '橋を通れません。']);
    const snow = await closed({ reason: 'weather', note_ja: '雪のため閉めます。', until: hours(2).toISOString() });
    expect(await shown()).toEqual(['closed', '雪のため閉めます。']);
    expect((await state()).closures.map(({ id }) => id)).toEqual([changed.id, snow.id]);
    await at(hours(2));
    expect(await shown()).toEqual(['changed', '橋を通れません。']);
    await at(hours(5));
    expect(await shown()).toEqual(open);
  });

  it('says nothing twice of the same time, one after the other it may', async () => {
    await closed({ until: hours(2).toISOString() });
    const again = await call('POST /staff/course_close', closing);
    expect([again.status, again.error.error_code]).toEqual([409, 'E409']);
    const within = { from: hours(1).toISOString(), until: hours(9).toISOString() };
    expect((await call('POST /staff/course_close', { ...closing, ...within })).status).toBe(409);
    await closed({ from: hours(2).toISOString(), note_ja: 'つぎの工事です。' });
    await at(hours(2));
    expect(await shown()).toEqual(['closed', 'つぎの工事です。']);
    await raised();
    expect((await call('POST /staff/alert_raise', heat)).status).toBe(409);
    await raised({ kind: 'info' });
  });

  it('of many at once one closes, and one opens', async () => {
    const statusesOf = async (ask: () => Promise<{ status: number }>) => {
      const answers = await Promise.all(Array.from({ length: 10 }, ask));
      const statuses = answers.map(({ status }) => status);
      expect(statuses.filter((status) => status === 200)).toHaveLength(1);
      // On a machine that has no room, some are told to come again.
      for (const status of statuses) expect([200, 409, 503]).toContain(status);
    };
    await statusesOf(() => call('POST /staff/course_close', closing));
    const { closures } = await state();
    expect(closures).toHaveLength(1);
    const { id } = closures[0]!;
    await statusesOf(() => call('POST /staff/course_open', { id }));
    expect(await shown()).toEqual(open);
    expect((await trace(id)).map(([, to]) => to)).toEqual(['approved', 'published', 'published']);
  });

  it('is all or nothing', async () => {
    const add = vi.spyOn(dutyWindow, 'add').mockRejectedValueOnce(new Error('no room'));
    const { status } = await call('POST /staff/course_close', { ...closing, until: hours(1).toISOString() });
    add.mockRestore();
    expect(status).toBe(500);
    expect(await shown()).toEqual(open);
    expect(await portal.context.db.select().from(revisions)).toEqual([]);
    expect(await state()).toMatchObject({ closures: [] });
  });

  describe('what cannot be', () => {
    const refusedWith = async (name: Call, input: object) => {
      const { status, error } = await call(name, input as Record<string, unknown>);
      expect(status).toBe(422);
      return error.fields;
    };

    it.each([
      ['no sentence', { note_ja: ' ' }, 'note_ja', 'required'],
      ['one language only', { note_en: '' }, 'note_en', 'required'],
      ['too much', { note_en: 'x'.repeat(201) }, 'note_en', 'too_long'],
      ['several lines', { note_ja: '一行\n二行' }, 'note_ja', 'format_invalid'],
      ['no such reason', { reason: 'mood' }, 'reason', 'not_valid'],
      ['no such status', { status: 'open' }, 'status', 'not_valid'],
      ['a time without its offset', { from: '2026-11-20T13:00' }, 'from', 'format_incorrect'],
      ['a day that is none', { until: '2026-02-30T13:00:00+09:00' }, 'until', 'format_incorrect'],
      ['long past', { from: hours(-2).toISOString() }, 'from', 'below_minimum'],
      [
        'over before it begins',
        { from: hours(2).toISOString(), until: hours(2).toISOString() },
        'until',
        'below_minimum',
      ],
      ['over already', { until: hours(-1).toISOString() }, 'until', 'below_minimum'],
      ['far ahead', { from: '2030-01-01T00:00:00Z' }, 'from', 'above_maximum'],
      ['without end in sight', { until: '2030-01-01T00:00:00Z' }, 'until', 'above_maximum'],
    ])('%s', async (_, input, field, kind) => {
      expect(await refusedWith('POST /staff/course_close', { ...closing, ...input })).toEqual([{ field, kind }]);
      expect(await shown()).toEqual(open);
      expect(await portal.context.db.select().from(revisions)).toEqual([]);
    });

    it('a beginning that has just passed means now', async () => {
      expect(await closed({ from: hours(-0.5).toISOString() })).toMatchObject({
        from: begin.toISOString(),
        is_now: true,
      });
    });

    it('an alert without words, or of no kind', async () => {
      expect(await refusedWith('POST /staff/alert_raise', { ...heat, message_en: undefined })).toEqual([
        { field: 'message_en', kind: 'required' },
      ]);
      expect(await refusedWith('POST /staff/alert_raise', { ...heat, kind: 'rain' })).toEqual([
        { field: 'kind', kind: 'not_valid' },
      ]);
      expect(await shownAlerts()).toEqual([]);
    });

    it('a course, a closure or an alert that is not there, or has ended', async () => {
      expect((await call('POST /staff/course_close', { ...closing, course_id: 999_999 })).status).toBe(404);
      for (const name of ['POST /staff/course_open', 'POST /staff/alert_end'] as const)
        expect((await call(name, { id: 999_999 })).status).toBe(404);
      const { id } = await raised();
      expect((await call('POST /staff/course_open', { id })).status).toBe(404);
      expect((await call('POST /staff/alert_end', { id })).status).toBe(200);
      const twice = await call('POST /staff/alert_end', { id });
      expect([twice.status, twice.error.error_code]).toEqual([409, 'E409']);
    });

    it('a closure is decided by nobody', async () => {
      const { id } = await closed();
      const [revision] = await portal.context.db.select().from(revisions).where(eq(revisions.key, id));
      const decision = { id: revision!.id, table: 'closure', type: 'approve' };
      expect((await call('POST /preview/decision', decision, await staff('approver'))).status).toBe(404);
    });
  });

  it('pages, files and search show it, and show when it is over', async () => {
    const path = `/map/detail/${course.id}`;
    const search = async () =>
      (await portal.call('GET /search', { keyword: course.name.ja })).body.courses.find(({ id }) => id === course.id);
    // Another process has a cache of its own, and hears of it from the database alone.
    const other = pageServerOf(portal.context);
    for (const of of [app, other]) expect(await page(path, of)).not.toContain(note.note_ja);
    const { id } = await closed();
    // The site looks for changes less than once a second.
    const until = (check: () => Promise<void>) => vi.waitFor(check, { timeout: 10_000, interval: 100 });
    for (const of of [app, other]) await until(async () => expect(await page(path, of)).toContain(note.note_ja));
    expect(await page(`${path}?lang=en`)).toContain(note.note_en);
    expect(await page(`${path}.gpx`)).toContain(note.note_ja);
    expect((await search())?.status).toBe('closed');
    const alert = await raised({ kind: 'info', message_ja: '今夜、点検をします。' });
    await until(async () => expect(await page('/about')).toContain('今夜、点検をします。'));
    await call('POST /staff/alert_end', { id: alert.id });
    await call('POST /staff/course_open', { id });
    await until(async () => expect(await page('/about')).not.toContain('今夜、点検をします。'));
    for (const of of [app, other]) await until(async () => expect(await page(path, of)).not.toContain(note.note_ja));
    expect((await search())?.status).toBe('open');
  });

  it('a warning of heat ends with its day unless it says when, and any other when somebody ends it', async () => {
    const untilOf = async (input: Alert) => {
      const { alert } = (await call('POST /staff/alert_raise', input)).body;
      await call('POST /staff/alert_end', { id: alert.id });
      return alert.until;
    };
    expect(await untilOf(heat)).toBe(new Date(`${japaneseDay(begin)}T24:00:00+09:00`).toISOString());
    const from = new Date(begin.getTime() + 3 * 24 * 3_600_000);
    const planned = { ...heat, from: from.toISOString() };
    expect(await untilOf(planned)).toBe(new Date(`${japaneseDay(from)}T24:00:00+09:00`).toISOString());
    const until = new Date(from.getTime() + 24 * 3_600_000).toISOString();
    expect(await untilOf({ ...planned, until })).toBe(until);
    expect(await untilOf({ ...heat, kind: 'info' })).toBeNull();
  });

  it('what was set before closures were kept is taken over, and can be ended with a trace', async () => {
    const { db } = portal.context;
    const message = { ja: '暑い', en: 'Hot' };
    await db
      .update(courses)
      .set({ status: 'changed', statusNote: { ja: '橋', en: 'Bridge' } })
      .where(eq(courses.id, course.id));
    await db.insert(siteAlerts).values([
      { kind: 'heat', isActive: true, message },
      { kind: 'info', isActive: false, message },
    ]);
    const migration = readFileSync(new URL('../../server/db/migrations/0022_duty.sql', import.meta.url), 'utf8');
    for (const statement of migration.split('--> statement-breakpoint')) await db.execute(sql.raw(statement));
    const { closures, alerts } = await state();
    expect(closures).toMatchObject([
      { course: { id: course.id, name: course.name.ja }, status: 'changed', note_ja: '橋', note_en: 'Bridge' },
    ]);
    expect(alerts).toMatchObject([
      { kind: 'heat', message_ja: '暑い', by: { role: 'duty', office: null }, until: null },
    ]);
    expect((await call('POST /staff/course_open', { id: closures[0]!.id }, local)).status).toBe(200);
    expect((await call('POST /staff/alert_end', { id: alerts[0]!.id })).status).toBe(200);
    expect([await shown(), await shownAlerts()]).toEqual([open, []]);
    expect(await trace(alerts[0]!.id)).toEqual([['alert', 'published', 'duty', begin.toISOString()]]);
    expect(await trace(closures[0]!.id)).toEqual([['closure', 'published', `duty ${ownTown}`, begin.toISOString()]]);
  });
});
