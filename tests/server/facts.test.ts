/** Facts that the officer on duty confirms: who may, what everybody is told, what the filters count, and what they are not lost by. */
import { eq, sql } from 'drizzle-orm';
import type { Hono } from 'hono';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type FactKind, factKinds } from '../../contract/factRules.ts';
import type { Call, Input } from '../../contract/index.ts';
import { staffRoles } from '../../contract/staffRoles.ts';
import { contentSamples } from '../../server/content/content.table.ts';
import { loadContent } from '../../server/content/loadContent.ts';
import type { Content } from '../../server/content/readContent.ts';
import { courseIndex, courses, type StoredFacts } from '../../server/courses/courses.table.ts';
import { exportContent } from '../../server/revisions/exportContent.ts';
import { contentItems, revisionSteps, revisions } from '../../server/revisions/revisions.table.ts';
import { content } from './expected.ts';
import { pageServerOf } from './pagesSupport.ts';
import { ownPage, staffOf } from './staffSupport.ts';
import { onEachEngine, openPortal, type Portal } from './support.ts';

type Headers = Record<string, string>;
type Confirming = Input<'POST /staff/facts_confirm'>;
const begin = new Date('2026-11-26T20:00:00+09:00');
const today = '2026-11-26';
const course = content.courses.find(({ id }) => id === 101)!;
const townOf = (code: number) => content.municipalities.find((town) => town.code === code)!;
const ownTown = townOf(course.municipality);
const otherTown = townOf(
  content.courses.find(({ municipality }) => municipality !== course.municipality)!.municipality,
);
const looked = { on: today, source: 'on_site' } as const;
const staffWords = { ja: '区の職員', en: 'city staff' };

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
    [duty, local] = [await staff('duty'), await staff('duty', ownTown.slug)];
  });
  afterAll(() => portal.close());
  beforeEach(async () => {
    now = begin;
    const { db } = portal.context;
    await db.delete(revisions);
    await db.delete(contentItems).where(eq(contentItems.kind, 'facts'));
    await db.update(contentSamples).set({ isReplaced: false });
    const none = { facts: null, stepFree: null, toilet: null, bench: null, surface: null };
    await db.update(courses).set(none).where(eq(courses.id, course.id));
    await db.execute(
      sql`update content_items set source = source - 'facts', revision_id = null where kind = 'course' and key = ${course.id}`,
    );
  });

  const call = <K extends Call>(name: K, input: Input<K> | Record<string, unknown>, headers = duty) =>
    portal.call(name, input, headers);
  const known = async (headers = duty, lang = 'ja') => {
    const { status, body } = await call('GET /staff/facts', { course_id: course.id, lang }, headers);
    expect(status).toBe(200);
    return body;
  };
  const asking = async (input: Partial<Confirming>): Promise<Confirming> => ({
    ...{ course_id: course.id, version: (await known()).version, ...looked },
    ...input,
  });
  const confirmed = async (input: Partial<Confirming>, headers = duty) => {
    const { status, body, error } = await call('POST /staff/facts_confirm', await asking(input), headers);
    expect(status, error?.error_message).toBe(200);
    return body;
  };
  const refusedWith = async (input: Partial<Record<keyof Confirming, unknown>>) => {
    const { status, error } = await call('POST /staff/facts_confirm', {
      ...(await asking({})),
      ...(input as Record<string, unknown>),
    });
    expect(status).toBe(422);
    return error.fields;
  };
  /** What everybody is told. */
  const detail = async (lang = 'ja') => (await portal.call('GET /course_detail', { id: course.id, lang })).body.course;
  const factOf = async (kind: FactKind, lang = 'ja') => (await detail(lang)).facts.find((fact) => fact.kind === kind);
  /** Whether each kind of search finds it. */
  const isFound = async (facility: string, facts: string) =>
    (await portal.call('GET /search', { facility: [facility], facts, limit_num: 100 })).body.courses.some(
      ({ id }) => id === course.id,
    );
  const trace = () =>
    portal.context.db.select().from(revisions).where(eq(revisions.kind, 'facts')).orderBy(revisions.id);
  const publish = async (change: (source: Record<string, unknown>) => Record<string, unknown>) => {
    const proposal = await propose(change);
    return decide(proposal);
  };
  const propose = async (change: (source: Record<string, unknown>) => Record<string, unknown>) => {
    const author = await staff('author');
    const { source } = (await call('GET /staff/content', { kind: 'course', id: course.id }, author)).body;
    const input = { kind: 'course', content_id: course.id, source: change(source) };
    const { status, body, error } = await call('POST /staff/revision_propose', input, author);
    expect(status, error?.error_message).toBe(200);
    return body.revision.id;
  };
  const decide = async (id: number) => {
    const decision = { id, table: 'course', type: 'approve' };
    const { status, body, error } = await call('POST /preview/decision', decision, await staff('approver'));
    expect(status, error?.error_message).toBe(200);
    return body.revision.state;
  };
  const toiletOf = (is: boolean, on: string) => ({ toilet: { is, by: staffWords, on } });
  let leads = 0;
  const newLead = () => {
    leads += 1;
    return { ja: `新しい紹介、その${leads}です。`, en: `New introduction ${leads}.` };
  };

  describe('who may do what', () => {
    it.each(['GET /staff/facts', 'POST /staff/facts_confirm'] as const)('%s is for duty alone', async (name) => {
      const input = await asking({ toilet: 'yes' });
      expect((await call(name, input, ownPage)).status).toBe(401);
      for (const role of staffRoles.filter((each) => each !== 'duty'))
        for (const municipality of [null, ownTown.slug]) {
          const { status, error } = await call(name, input, await staff(role, municipality));
          expect([role, status, error.error_code]).toEqual([role, 403, 'E403']);
        }
      expect((await detail()).facts).toEqual([]);
      expect(await trace()).toEqual([]);
    });

    it('a municipality confirms facts of its own courses, and looks up those of others', async () => {
      const other = await staff('duty', otherTown.slug);
      const foreign = await call('POST /staff/facts_confirm', await asking({ toilet: 'yes' }), other);
      expect([foreign.status, foreign.error.error_code]).toEqual([403, 'E403']);
      expect(await trace()).toEqual([]);
      const may = await Promise.all([other, local, duty].map(async (of) => (await known(of)).may_confirm));
      expect(may).toEqual([false, true, true]);
      await confirmed({ toilet: 'yes' }, local);
      expect(await factOf('toilet')).toEqual({
        ...{ kind: 'toilet', is: true, by: ownTown.name.ja, on: today, how: 'on_site' },
      });
      await confirmed({ toilet: 'no' }, duty);
      expect(await factOf('toilet', 'en')).toMatchObject({ is: false, by: 'the Tokyo Metropolitan Government' });
    });
  });

  it('is public at once in both languages, and leaves a trace with what was before and after', async () => {
    expect((await known()).facts).toEqual(
      factKinds.map((kind) => ({ kind, is: null, by: null, on: null, source: null })),
    );
    const first = await confirmed({ toilet: 'yes', surface: 'partly_unpaved', lang: 'en' });
    expect(first).toMatchObject({ course: { id: course.id, name: course.name.en }, may_confirm: true, today });
    expect(first.facts.filter(({ is }) => is !== null)).toEqual([
      { kind: 'toilet', is: true, by: 'the Tokyo Metropolitan Government', on: today, source: 'on_site' },
      { kind: 'surface', is: 'Partly unpaved', by: 'the Tokyo Metropolitan Government', on: today, source: 'on_site' },
    ]);
    expect(await detail()).toMatchObject({ facilities: { toilet: 'yes', bench: 'unknown' }, is_sample: true });
    expect((await detail()).surface).toBe('舗装のないところがある');
    now = new Date('2026-11-27T01:00:00+09:00');
    await confirmed({ toilet: 'no', on: '2026-11-27', source: 'operator' }, local);
    const rows = await trace();
    expect(rows.map(({ key, byStaff, state, proposedAt }) => [key, byStaff, state, proposedAt.toISOString()])).toEqual([
      [course.id, 'duty', 'published', begin.toISOString()],
      [course.id, `duty ${ownTown.slug}`, 'published', now.toISOString()],
    ]);
    expect([rows[0]!.before, rows[1]!.baseRevisionId]).toEqual([null, rows[0]!.id]);
    const [later] = rows.slice(1);
    expect((later!.before as unknown as { facts: object }).facts).toMatchObject({ toilet: { is: true, on: today } });
    expect((later!.after as unknown as { facts: object }).facts).toMatchObject({
      toilet: { is: false, by: ownTown.name, on: '2026-11-27', how: 'operator' },
      surface: { is: { ja: '舗装のないところがある', en: 'Partly unpaved' } },
    });
    const steps = await portal.context.db.select().from(revisionSteps).where(eq(revisionSteps.revisionId, later!.id));
    expect(steps.map(({ toState, byStaff }) => [toState, byStaff])).toEqual([['published', `duty ${ownTown.slug}`]]);
    const list = (await call('GET /staff/revisions', { kind: 'facts', lang: 'en' })).body.revisions;
    expect(list.map(({ action, name, state }) => [action, name, state])).toEqual([
      ['change', course.name.en, 'published'],
      ['add', course.name.en, 'published'],
    ]);
    const { changes } = (await call('GET /staff/revision', { id: list[0]!.id })).body.revision;
    expect(changes.map(({ path }) => path).sort()).toEqual(
      ['by', 'how', 'is', 'on'].flatMap((field) => (field === 'by' ? ['facts.toilet.by'] : [`facts.toilet.${field}`])),
    );
  });

  it('what is so already changes nothing, and what goes back is a new change', async () => {
    await confirmed({ bench: 'yes' });
    await confirmed({ bench: 'yes' });
    expect(await trace()).toHaveLength(1);
    // Somebody has looked again.
    await confirmed({ bench: 'yes', source: 'document' });
    await confirmed({ bench: 'unknown' });
    expect(await factOf('bench')).toBeUndefined();
    await confirmed({ bench: 'unknown' });
    await confirmed({ bench: 'yes', on: '2026-11-20' });
    expect(await factOf('bench')).toMatchObject({ is: true, on: '2026-11-20' });
    expect(await trace()).toHaveLength(4);
  });

  it('counts in the filters at once, as confirmed, and no longer when it is not known', async () => {
    expect(await isFound('bench', 'confirmed')).toBe(false);
    await confirmed({ step_free: 'yes', toilet: 'yes', bench: 'yes' });
    for (const facility of ['step_free', 'toilet', 'bench'])
      for (const facts of ['confirmed', 'all']) expect(await isFound(facility, facts), facility).toBe(true);
    await confirmed({ step_free: 'unknown', toilet: 'no', bench: 'no' });
    for (const facility of ['step_free', 'toilet', 'bench'])
      for (const facts of ['confirmed', 'all']) expect(await isFound(facility, facts), facility).toBe(false);
    const [row] = await portal.context.db.select().from(courseIndex).where(eq(courseIndex.id, course.id));
    expect([row!.stepFree, row!.toilet, row!.bench]).toEqual([null, false, false]);
  });

  it('pages of every process say by whom and when', async () => {
    const path = `/map/detail/${course.id}`;
    const page = async (of: Hono, query = '') => (await of.request(`http://localhost${path}${query}`)).text();
    const search = async (of: Hono) => {
      const response = await of.request('http://localhost/map?facility=bench&facts=confirmed');
      return (await response.text()).includes(`href="${path}"`);
    };
    // Another process has a cache of its own, and hears of it from the database alone.
    const other = pageServerOf(portal.context);
    for (const of of [app, other]) {
      expect(await page(of)).not.toContain('に確認');
      expect(await search(of)).toBe(false);
    }
    await confirmed({ bench: 'yes' }, local);
    const until = (check: () => Promise<void>) => vi.waitFor(check, { timeout: 10_000, interval: 100 });
    for (const of of [app, other]) {
      await until(async () =>
        expect(await page(of)).toContain(`あります（${ownTown.name.ja}が2026年11月26日に確認：現地で見た）`),
      );
      await until(async () =>
        expect(await page(of, '?lang=en')).toContain(
          `Yes (confirmed by ${ownTown.name.en} on 26 November 2026, looked at on site)`,
        ),
      );
      await until(async () => expect(await search(of)).toBe(true));
    }
  });

  describe('two at once', () => {
    it('of many who confirm the same fact one is first, and the others are told', async () => {
      const input = await asking({ toilet: 'yes' });
      const values = ['yes', 'no', 'yes', 'no', 'yes', 'no'] as const;
      const answers = await Promise.all(
        values.map((toilet, at) =>
          call('POST /staff/facts_confirm', { ...input, toilet, on: `2026-11-2${at}` }, at % 2 ? duty : local),
        ),
      );
      const statuses = answers.map(({ status }) => status);
      expect(statuses.filter((status) => status === 200)).toHaveLength(1);
      // On a machine that has no room, some are told to come again.
      for (const status of statuses) expect([200, 409, 503]).toContain(status);
      const rows = await trace();
      expect(rows).toHaveLength(1);
      expect(await factOf('toilet')).toMatchObject({ on: `2026-11-2${statuses.indexOf(200)}` });
    });

    it('who has seen what the first one found confirms after it: both are traced, and the later wins', async () => {
      await confirmed({ toilet: 'yes' }, local);
      const late = await call('POST /staff/facts_confirm', {
        ...(await asking({ toilet: 'no' })),
        version: (await known()).version,
      });
      expect(late.status).toBe(200);
      expect((await trace()).map(({ byStaff }) => byStaff)).toEqual([`duty ${ownTown.slug}`, 'duty']);
      expect(await factOf('toilet')).toMatchObject({ is: false });
    });

    it('who confirms different facts is not in the other’s way', async () => {
      const { version } = await known();
      await confirmed({ toilet: 'yes', version });
      await confirmed({ bench: 'yes', version }, local);
      expect((await detail()).facilities).toMatchObject({ toilet: 'yes', bench: 'yes' });
      const stale = await call('POST /staff/facts_confirm', await asking({ bench: 'no', slope: 'flat', version }));
      expect([stale.status, stale.error.error_code]).toEqual([409, 'E409']);
      // Nothing of it.
      expect(await factOf('slope')).toBeUndefined();
      expect(await trace()).toHaveLength(2);
    });

    it('is all or nothing', async () => {
      const name = engine === 'pglite' ? 'pglite' : 'postgresql';
      await portal.context.db.execute(
        sql.raw(
          `create function no_room() returns trigger language plpgsql as $$ begin raise exception '${name} has no room'; end $$`,
        ),
      );
      await portal.context.db.execute(
        sql.raw('create trigger no_room before update on courses for each row execute function no_room()'),
      );
      const { status } = await call('POST /staff/facts_confirm', await asking({ toilet: 'yes' }));
      await portal.context.db.execute(sql.raw('drop trigger no_room on courses'));
      await portal.context.db.execute(sql.raw('drop function no_room'));
      expect(status).toBe(500);
      expect(await trace()).toEqual([]);
      expect((await known()).facts.every(({ is }) => is === null)).toBe(true);
    });
  });

  describe('beside proposals', () => {
    it('one for the text of the course is not overtaken, and takes nothing away', async () => {
      const lead = newLead();
      const id = await propose((source) => ({ ...source, lead }));
      await confirmed({ toilet: 'yes', shade: 'much' });
      const samples = await portal.context.db.select().from(contentSamples);
      expect(samples.some(({ isReplaced }) => isReplaced)).toBe(false);
      expect(await decide(id)).toBe('published');
      expect(await detail()).toMatchObject({ lead: lead.ja, facilities: { toilet: 'yes' } });
      expect(await factOf('shade')).toMatchObject({ is: '多い', on: today });
      expect(await isFound('toilet', 'confirmed')).toBe(true);
    });

    it('of two looks at the same thing the later one counts, whichever was entered first', async () => {
      const earlier = await propose((source) => ({ ...source, facts: toiletOf(false, '2026-11-20') }));
      await confirmed({ toilet: 'yes', on: '2026-11-22' });
      expect(await decide(earlier)).toBe('published');
      expect(await factOf('toilet')).toMatchObject({ is: true, on: '2026-11-22' });
      expect(await publish((source) => ({ ...source, facts: toiletOf(false, '2026-11-24') }))).toBe('published');
      expect(await factOf('toilet')).toMatchObject({ is: false, on: '2026-11-24', by: staffWords.ja });
      expect(await refusedWith({ toilet: 'yes', on: '2026-11-23' })).toEqual([{ field: 'on', kind: 'below_minimum' }]);
      // On the same day that of duty counts.
      await confirmed({ toilet: 'yes', on: '2026-11-24' });
      expect(await publish((source) => ({ ...source, lead: newLead() }))).toBe('published');
      expect(await factOf('toilet')).toMatchObject({ is: true, on: '2026-11-24' });
    });

    it('a fact of the course’s text is not known any more when duty says so', async () => {
      await publish((source) => ({ ...source, facts: toiletOf(true, '2026-11-20') }));
      await confirmed({ toilet: 'unknown' });
      expect([await factOf('toilet'), await isFound('toilet', 'confirmed')]).toEqual([undefined, false]);
      await publish((source) => ({ ...source, lead: newLead() }));
      expect([await factOf('toilet'), await isFound('toilet', 'confirmed')]).toEqual([undefined, false]);
      const [row] = (await trace()).slice(-1);
      expect((row!.before as unknown as { facts: StoredFacts }).facts.toilet).toMatchObject({ is: true });
    });

    it('a preview shows what is confirmed', async () => {
      const lead = newLead();
      const id = await propose((source) => ({ ...source, lead }));
      await confirmed({ bench: 'yes' });
      const { course: shown } = (
        await call('POST /preview/course', { id, table: 'course', type: 2 }, await staff('approver'))
      ).body as unknown as { course: { lead: string; facilities: object } };
      expect(shown).toMatchObject({ lead: lead.ja, facilities: { bench: 'yes' } });
    });

    it('nobody decides a confirmation', async () => {
      await confirmed({ bench: 'yes' });
      const [row] = await trace();
      const decision = { id: row!.id, table: 'facts', type: 'approve' };
      expect((await call('POST /preview/decision', decision, await staff('approver'))).status).toBe(404);
    });
  });

  it('an edition of the samples brings new texts and leaves what is confirmed, also where it says something else', async () => {
    // Nobody has changed this one.
    const sample = content.courses.find(({ id }) => id === 104)!;
    let edition = 1000;
    /** The course alone: the other samples stay as they are. */
    const load = async (change: object) => {
      edition += 1;
      const courseAlone: Content = {
        ...content,
        ...{ courses: [{ ...sample, ...change }], parks: [], notices: [], events: [], articles: [], photos: [] },
        ...{ cooperation: [], sponsor: [], playground: [] },
      };
      await portal.database.setUp(async (db) => {
        const read = { readEdition: () => ({ number: edition, hash: `edition ${edition}` }) };
        expect(await loadContent(db, undefined, { ...read, readContent: () => courseAlone })).toBe(true);
      });
    };
    const told = async () => (await portal.call('GET /course_detail', { id: sample.id })).body.course;
    const { version } = (await call('GET /staff/facts', { course_id: sample.id })).body;
    const input = { course_id: sample.id, version, toilet: 'yes', bench: 'yes', ...looked } as const;
    expect((await call('POST /staff/facts_confirm', input)).status).toBe(200);
    const lead = newLead();
    await load({ lead });
    expect(await told()).toMatchObject({ lead: lead.ja, facilities: { toilet: 'yes', bench: 'yes' }, is_sample: true });
    // Everything else that the edition says is taken over.
    const stepFree = { is: true, by: staffWords, on: '2026-11-10' };
    await load({ lead, facts: { ...toiletOf(false, '2026-11-10'), stepFree } });
    const { facilities, facts } = await told();
    expect(facilities).toEqual({ step_free: 'yes', toilet: 'yes', bench: 'yes' });
    expect(facts.map(({ kind, by }) => [kind, by])).toEqual([
      ['step_free', staffWords.ja],
      ['toilet', '東京都'],
      ['bench', '東京都'],
    ]);
    const [row] = await portal.context.db.select().from(courseIndex).where(eq(courseIndex.id, sample.id));
    expect([row!.stepFree, row!.toilet, row!.bench]).toEqual([true, true, true]);
    await load({ lead: newLead() });
    expect((await told()).facilities).toMatchObject({ toilet: 'yes', bench: 'yes' });
  });

  it('stands in the files that are exported', async () => {
    await publish((source) => ({ ...source, facts: toiletOf(true, '2026-11-20') }));
    await confirmed({ bench: 'yes', toilet: 'unknown' });
    const files = await exportContent(portal.context.db, new Map([['all.json', content.courses.map(({ id }) => id)]]));
    const written = (JSON.parse(files.get('courses/all.json')!) as Content['courses']).find(
      ({ id }) => id === course.id,
    );
    expect(written!.facts).toEqual({
      bench: {
        ...{ is: true, by: { ja: '東京都', en: 'the Tokyo Metropolitan Government' }, on: today, how: 'on_site' },
      },
    });
  });

  it('a value without who confirmed it is told, can be confirmed, and takes no other with it', async () => {
    await portal.context.db.update(courses).set({ toilet: true, bench: true }).where(eq(courses.id, course.id));
    const { facts } = await known();
    expect(facts.find(({ kind }) => kind === 'toilet')).toEqual({
      ...{ kind: 'toilet', is: true, by: null, on: null, source: null },
    });
    await confirmed({ toilet: 'no' });
    expect((await detail()).facilities).toMatchObject({ toilet: 'no', bench: 'yes' });
    await confirmed({ bench: 'unknown' });
    expect((await detail()).facilities).toMatchObject({ toilet: 'no', bench: 'unknown' });
  });

  describe('what cannot be', () => {
    it.each([
      ['nothing chosen', {}, 'facts', 'required'],
      ['no such value', { toilet: 'maybe' }, 'toilet', 'not_valid'],
      ['a value of another fact', { surface: 'yes' }, 'surface', 'not_valid'],
      ['no day', { toilet: 'yes', on: undefined }, 'on', 'required'],
      ['a day that is none', { toilet: 'yes', on: '2026-02-30' }, 'on', 'format_incorrect'],
      ['tomorrow', { toilet: 'yes', on: '2026-11-27' }, 'on', 'above_maximum'],
      ['long ago', { toilet: 'yes', on: '2016-11-25' }, 'on', 'below_minimum'],
      ['a mistyped year', { toilet: 'yes', on: '0026-11-25' }, 'on', 'below_minimum'],
      ['no source', { toilet: 'yes', source: undefined }, 'source', 'required'],
      ['no such source', { toilet: 'yes', source: 'dream' }, 'source', 'not_valid'],
      ['no version', { toilet: 'yes', version: undefined }, 'version', 'required'],
      ['no such version', { toilet: 'yes', version: '1' }, 'version', 'bad_input'],
    ] as const)('%s', async (_, input, field, kind) => {
      expect(await refusedWith(input)).toEqual([{ field, kind }]);
      expect((await detail()).facts).toEqual([]);
      expect(await trace()).toEqual([]);
    });

    it('the day is that of Japan', async () => {
      now = new Date('2026-11-26T15:30:00Z');
      expect((await confirmed({ toilet: 'yes', on: '2026-11-27' })).today).toBe('2026-11-27');
    });

    it('a course that is not there, or not public', async () => {
      const input = await asking({ toilet: 'yes' });
      for (const course_id of [999_999, 102]) {
        await portal.context.db.update(courses).set({ isPublic: false }).where(eq(courses.id, 102));
        expect((await call('GET /staff/facts', { course_id })).status).toBe(404);
        expect((await call('POST /staff/facts_confirm', { ...input, course_id })).status).toBe(404);
      }
      await portal.context.db.update(courses).set({ isPublic: true }).where(eq(courses.id, 102));
    });
  });
});
