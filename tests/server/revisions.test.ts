/** Changes of content: who may propose and decide, what becomes public and when, and what stays as it was. */
import { eq } from 'drizzle-orm';
import type { Hono } from 'hono';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Input, Output } from '../../contract/index.ts';
import { loadContent } from '../../server/content/loadContent.ts';
import { courseIndex } from '../../server/courses/courses.table.ts';
import { jobs } from '../../server/jobs/jobs.table.ts';
import { publication } from '../../server/revisions/publication.job.ts';
import { publishDue } from '../../server/revisions/publish.ts';
import { contentItems, revisions } from '../../server/revisions/revisions.table.ts';
import { content } from './expected.ts';
import { pageServerOf } from './pagesSupport.ts';
import { staffOf } from './staffSupport.ts';
import { onEachEngine, openPortal, type Portal } from './support.ts';

type Headers = Record<string, string>;
type Row = Output<'POST /staff/revision_propose'>['revision'];
type Proposal = Input<'POST /staff/revision_propose'>;
const begin = new Date('2026-11-20T12:00:00+09:00');
const notice = content.notices.find(({ id }) => id === 1)!;
const course = content.courses.find(({ id }) => id === 101)!;
const courseOf = (id: number) => content.courses.find((each) => each.id === id)!;
const shop = content.cooperation[0]!;
const slugOf = (code: number) => content.municipalities.find((town) => town.code === code)!.slug;

onEachEngine((engine) => {
  let portal: Portal;
  let now = begin;
  let author: Headers;
  let approver: Headers;
  const staff = staffOf(() => portal.context);
  beforeAll(async () => {
    portal = await openPortal(engine, () => now);
    [author, approver] = [await staff('author'), await staff('approver')];
  });
  afterAll(() => portal.close());
  beforeEach(() => {
    now = begin;
  });

  const propose = (input: Proposal, headers = author) => portal.call('POST /staff/revision_propose', input, headers);
  const proposed = async (input: Proposal, headers = author) => {
    const { status, body, error } = await propose(input, headers);
    expect(status, error?.error_message).toBe(200);
    return body.revision;
  };
  const decide = (
    { id, kind }: { id: number; kind: Input<'POST /preview/decision'>['table'] },
    input: Partial<Input<'POST /preview/decision'>> = {},
    headers = approver,
  ) => portal.call('POST /preview/decision', { id, table: kind, type: 'approve', ...input }, headers);
  const published = async (input: Proposal) => {
    const { status, body, error } = await decide(await proposed(input));
    expect([status, error?.error_message]).toEqual([200, undefined]);
    expect(body.revision.state).toBe('published');
    return body.revision;
  };
  const sourceOf = async (kind: Proposal['kind'], id: number) =>
    (await portal.call('GET /staff/content', { kind, id }, author)).body.source;
  const change = async (kind: Proposal['kind'], id: number, changes: object): Promise<Proposal> => ({
    ...{ kind, content_id: id },
    source: { ...(await sourceOf(kind, id)), ...changes },
  });
  const titleOf = async (id: number) => (await portal.call('GET /notice_detail', { id })).body.notice?.title;
  const both = (text: string) => ({ ja: `${text}です`, en: `${text}!` });

  it('a proposal that is larger than 512 kB is refused while it is read', async () => {
    const large = { ...(await change('notice', 1, {})), note: 'x'.repeat(513 * 1024) };
    expect(await propose(large)).toMatchObject({ status: 413, error: { error_code: 'E413' } });
    const smaller = { ...large, note: 'x'.repeat(500 * 1024) };
    expect(await propose(smaller)).toMatchObject({ status: 422, error: { fields: [{ field: 'note' }] } });
  });

  it('a proposal changes nothing in public, is told field by field, and is public once it is approved', async () => {
    const revision = await proposed({ ...(await change('notice', 1, { title: both('A') })), note: '誤字を直しました' });
    expect(revision).toMatchObject({
      ...{ kind: 'notice', content_id: 1, name: 'Aです', action: 'change', state: 'waiting', may_decide: false },
      ...{ proposed_by: { role: 'author', office: null }, publish_at: null, note: '誤字を直しました' },
      changes: [{ path: 'title', before: notice.title, after: both('A'), only_in: null }],
    });
    expect(await titleOf(1)).toBe(notice.title.ja);
    const waiting = (await portal.call('GET /staff/content', { kind: 'notice', id: 1 }, author)).body.waiting;
    expect(waiting.map(({ id }) => id)).toEqual([revision.id]);

    now = new Date(begin.getTime() + 60_000);
    const { body } = await decide(revision);
    expect(body.revision.state).toBe('published');
    expect(body.revision.history.map(({ at, to, by }) => [at, to, by?.role])).toEqual([
      [begin.toISOString(), 'waiting', 'author'],
      [now.toISOString(), 'approved', 'approver'],
      [now.toISOString(), 'published', 'approver'],
    ]);
    expect(await titleOf(1)).toBe('Aです');
    // What the bureau has written is no sample.
    expect((await portal.call('GET /notice_detail', { id: 1 })).body.notice.is_sample).toBe(false);
    expect((await portal.call('GET /notice_detail', { id: 2 })).body.notice.is_sample).toBe(true);
  });

  it('is decided once, also by twenty at once', async () => {
    const revision = await proposed(await change('notice', 2, { title: both('B') }));
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, at) =>
        decide(revision, at % 2 ? { type: 'reject', reason: 'まちがい' } : {}).then(({ status }) => status),
      ),
    );
    expect(answers.filter((status) => status === 200)).toHaveLength(1);
    // On a machine that has no room, some are told to come again.
    for (const status of answers) expect([200, 409, 503]).toContain(status);
    const late = await decide(revision);
    expect([late.status, late.error.error_code]).toEqual([409, 'E409']);
  });

  it('is rejected with a reason, which is needed and kept', async () => {
    const revision = await proposed(await change('notice', 3, { title: both('C') }));
    const without = await decide(revision, { type: 'reject' });
    expect(without.error.fields).toEqual([{ field: 'reason', kind: 'required' }]);
    const { body } = await decide(revision, { type: 'reject', reason: '日付がちがいます' });
    expect(body.revision).toMatchObject({
      state: 'rejected',
      history: [{}, { to: 'rejected', reason: '日付がちがいます' }],
    });
    expect(await titleOf(3)).not.toBe('Cです');
  });

  it('nobody decides their own proposal, and its author alone takes it back', async () => {
    const revision = await proposed(await change('notice', 3, { title: both('D') }), approver);
    expect((await decide(revision)).status).toBe(403);
    expect((await portal.call('GET /staff/revision', { id: revision.id }, approver)).body.revision.may_decide).toBe(
      false,
    );
    const other = await staff('approver');
    expect((await portal.call('GET /staff/revision', { id: revision.id }, other)).body.revision.may_decide).toBe(true);
    const back = { id: revision.id, version: revision.version };
    expect((await portal.call('POST /staff/revision_withdraw', back, other)).status).toBe(404);
    const withdrawn = await portal.call('POST /staff/revision_withdraw', back, approver);
    expect(withdrawn.body.revision.state).toBe('withdrawn');
    expect((await decide(revision, {}, other)).status).toBe(409);
  });

  it('what is approved for later is stopped by its author and by approvers of its office, nobody else', async () => {
    const own = slugOf(course.municipality);
    const other = content.municipalities.find(({ code }) => code !== course.municipality)!.slug;
    const approved = async () => {
      const later = { publish_at: '2026-12-01T00:00:00+09:00' };
      return (await decide(await proposed({ ...(await change('course', 101, { lead: both('L') })), ...later }))).body
        .revision;
    };
    const stop = async ({ id, version }: { id: number; version: number }, headers: Headers) =>
      (await portal.call('POST /staff/revision_withdraw', { id, version }, headers)).status;
    const revision = await approved();
    const maySee = async (headers: Headers) =>
      (await portal.call('GET /staff/revision', { id: revision.id }, headers)).body?.revision?.may_withdraw;
    for (const [role, office, expected, shown] of [
      ['author', null, 404, false],
      ['author', own, 404, false],
      ['approver', other, 404, undefined],
      ['duty', null, 403, false],
      ['reviewer', null, 403, undefined],
    ] as const) {
      const headers = await staff(role, office);
      expect([role, office, await stop(revision, headers)]).toEqual([role, office, expected]);
      expect([role, office, await maySee(headers)]).toEqual([role, office, shown]);
    }
    expect(await maySee(author)).toBe(true);
    expect(await stop({ ...revision, version: revision.version - 1 }, approver)).toBe(409);
    expect(await stop(revision, await staff('approver', own))).toBe(200);
    expect(
      await portal.context.db
        .select()
        .from(jobs)
        .where(eq(jobs.uniqueKey, String(revision.id))),
    ).toEqual([]);
    expect(await stop(await approved(), await staff('approver'))).toBe(200);
    const mine = await approved();
    expect(await stop(mine, author)).toBe(200);
    expect(await stop({ ...mine, version: mine.version + 1 }, approver)).toBe(409);
  });

  it('a change in one language only is named, and has to be confirmed', async () => {
    const { title } = await sourceOf('notice', 3);
    const revision = await proposed(await change('notice', 3, { title: { ...(title as object), ja: '日本語だけ' } }));
    expect(revision.changes).toMatchObject([{ path: 'title', only_in: 'ja' }]);
    const { error } = await decide(revision);
    expect([error.fields, error.error_message]).toEqual([
      [{ field: 'confirmed', kind: 'required' }],
      expect.stringContaining('title'),
    ]);
    expect((await decide(revision, { confirmed: ['title'] })).body.revision.state).toBe('published');
  });

  it('what another change has overtaken is outdated, and overwrites nothing', async () => {
    const [first, second] = [
      await proposed(await change('link', 1, { title: both('First') })),
      await proposed(await change('link', 1, { title: both('Second') })),
    ];
    await decide(first);
    expect((await decide(second)).body.revision.state).toBe('outdated');
    expect((await sourceOf('link', 1)).title).toEqual(both('First'));
    const stale = await proposed(await change('link', 1, { title: both('Third') }));
    expect((await decide(stale, { version: stale.version + 1 })).status).toBe(409);
  });

  it('of two that are decided at one moment, one overtakes the other', async () => {
    for (const round of [1, 2, 3]) {
      const one = await change('link', 1, { title: both(`One ${round}`) });
      const other = await change('link', 1, { title: both(`Other ${round}`) });
      const two = [await proposed(one), await proposed(other)];
      const decided = await Promise.all(two.map((each) => decide(each)));
      const states = decided.map(({ body }) => body.revision.state);
      expect(states.toSorted()).toEqual(['outdated', 'published']);
      const stands = ['One', 'Other'][states.indexOf('published')];
      expect((await sourceOf('link', 1)).title).toEqual(both(`${stands} ${round}`));
    }
  });

  it('of two with one time, one overtakes the other', async () => {
    const publish_at = '2026-11-20T12:30:00+09:00';
    const two = [
      await proposed({ ...(await change('link', 1, { title: both('Noon') })), publish_at }),
      await proposed({ ...(await change('link', 1, { title: both('Midday') })), publish_at }),
    ];
    const othersOf = async ({ id }: { id: number }) =>
      (await portal.call('GET /staff/revision', { id }, approver)).body.revision.others;
    expect(await othersOf(two[0]!)).toContainEqual(expect.objectContaining({ id: two[1]!.id, state: 'waiting' }));
    for (const each of two) {
      const { state, preview_link } = (await decide(each)).body.revision;
      expect([state, preview_link]).toEqual(['approved', null]);
    }
    expect(await othersOf(two[1]!)).toContainEqual(expect.objectContaining({ id: two[0]!.id, state: 'approved' }));
    now = new Date(publish_at);
    await Promise.all(two.map(({ id }) => publishDue(id, portal.context)));
    const states = await Promise.all(
      two.map(async ({ id }) => (await portal.call('GET /staff/revision', { id }, author)).body.revision.state),
    );
    expect(states.toSorted()).toEqual(['outdated', 'published']);
    for (const each of two) expect(await othersOf(each)).toEqual([]);
  });

  it('is published within two years: a time further ahead is a mistake', async () => {
    const far = { publish_at: '2029-01-01T00:00:00+09:00' };
    const proposal = await change('notice', 4, { title: both('Far') });
    const refusal = [{ field: 'publish_at', kind: 'above_maximum' }];
    expect((await propose({ ...proposal, ...far })).error.fields).toEqual(refusal);
    expect((await decide(await proposed(proposal), far)).error.fields).toEqual(refusal);
  });

  it('is published at its time, once, whichever process looks first', async () => {
    const at = new Date(begin.getTime() + 3_600_000);
    const revision = await proposed({
      ...(await change('link', 2, { title: both('Later') })),
      publish_at: '2026-11-20T13:00:00+09:00',
    });
    expect((await decide(revision)).body.revision).toMatchObject({ state: 'approved', publish_at: at.toISOString() });
    const [job] = await portal.context.db
      .select()
      .from(jobs)
      .where(eq(jobs.uniqueKey, String(revision.id)));
    expect([job!.kind, job!.runAt, job!.data]).toEqual(['publish_revision', at, { id: revision.id }]);
    const runJob = () => publication.work(job!.data, { ...portal.context, signal: new AbortController().signal });
    now = new Date(at.getTime() - 1000);
    await runJob();
    const stateNow = async () =>
      (await portal.call('GET /staff/revision', { id: revision.id }, author)).body.revision.history.map(({ to }) => to);
    expect(await stateNow()).toEqual(['waiting', 'approved']);
    now = at;
    await Promise.all([runJob(), runJob()]);
    expect(await stateNow()).toEqual(['waiting', 'approved', 'published']);
    const { body } = await portal.call('GET /staff/revision', { id: revision.id }, author);
    expect(body.revision.history.at(-1)).toMatchObject({ to: 'published', by: null, at: at.toISOString() });
    expect((await portal.call('GET /link')).body.links.map(({ title }) => title)).toContain('Laterです');
    const later = await proposed({
      ...(await change('link', 2, { title: both('Never') })),
      publish_at: '2026-12-01T00:00:00+09:00',
    });
    const { version } = (await decide(later)).body.revision;
    await portal.call('POST /staff/revision_withdraw', { id: later.id, version }, author);
    expect(
      await portal.context.db
        .select()
        .from(jobs)
        .where(eq(jobs.uniqueKey, String(later.id))),
    ).toEqual([]);
    const past = await propose({
      ...(await change('link', 2, { title: both('Past') })),
      publish_at: begin.toISOString(),
    });
    expect(past.error.fields).toEqual([{ field: 'publish_at', kind: 'below_minimum' }]);
  });

  it('a new thing is given an id; what is removed can be brought back under its own', async () => {
    const { id: _, ...rest } = notice;
    const added = await published({ kind: 'notice', source: { ...rest, title: both('New') } });
    expect([added.action, added.content_id >= 500_000]).toEqual(['add', true]);
    expect(await titleOf(added.content_id)).toBe('Newです');
    const removed = await published({ kind: 'notice', content_id: added.content_id });
    expect(removed.action).toBe('remove');
    expect((await portal.call('GET /notice_detail', { id: added.content_id })).status).toBe(404);
    const back = await published({
      kind: 'notice',
      content_id: added.content_id,
      source: { ...rest, title: both('New') },
    });
    expect([back.action, back.content_id]).toEqual(['add', added.content_id]);
    expect(await titleOf(added.content_id)).toBe('Newです');
    expect((await propose({ kind: 'notice', content_id: 777_777, source: rest })).status).toBe(404);
  });

  it('new shops and places of different kinds never take the place of each other', async () => {
    const added = [];
    for (const kind of ['cooperation', 'sponsor', 'playground'] as const) {
      const { id: _, ...rest } = content[kind][0]!;
      added.push(await published({ kind, source: { ...rest, name: both(kind) } }));
    }
    expect(new Set(added.map(({ content_id }) => content_id)).size).toBe(3);
    const nameOf = async (call: 'cooperation' | 'sponsor' | 'playground', id: number) =>
      (await portal.call(`GET /${call}_detail`, { id })).body.institution.name;
    for (const { kind, content_id } of added)
      expect(await nameOf(kind as 'cooperation', content_id)).toBe(`${kind}です`);
  });

  it('twenty new things that are proposed at once have twenty ids', async () => {
    const { id: _, ...rest } = notice;
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, at) => propose({ kind: 'notice', source: { ...rest, title: both(`${at}`) } })),
    );
    const made = answers.filter(({ status }) => status === 200);
    // On a machine that has no room, some are told to come again.
    expect(made.length).toBeGreaterThan(1);
    expect(new Set(made.map(({ body }) => body.revision.content_id)).size).toBe(made.length);
  });

  it('goes back by a new proposal, which is decided like any other, and leaves every step between', async () => {
    const [was, now_] = [(await sourceOf('link', 3)).title, both('Changed')];
    const restore = (id: number, to: 'before' | 'after', headers = author) =>
      portal.call('POST /staff/revision_restore', { id, to, note: 'もどします' }, headers);
    const waiting = await proposed(await change('link', 3, { title: now_ }));
    expect((await restore(waiting.id, 'before')).status).toBe(404);
    const first = (await decide(waiting)).body.revision;
    expect([waiting.may_restore, first.may_restore]).toEqual([false, true]);
    const seenBy = async (headers: Headers) =>
      (await portal.call('GET /staff/revision', { id: first.id }, headers)).body.revision.may_restore;
    expect(await Promise.all([author, approver, await staff('duty')].map(seenBy))).toEqual([true, true, false]);
    expect((await restore(first.id, 'after')).status).toBe(409);

    const { body, status } = await restore(first.id, 'before');
    expect(status).toBe(200);
    expect(body.revision).toMatchObject({
      ...{ kind: 'link', content_id: 3, action: 'change', state: 'waiting', note: 'もどします' },
      changes: [{ path: 'title', before: now_, after: was }],
    });
    expect(body.revision.id).toBeGreaterThan(first.id);
    // Nothing has changed yet, and nobody has to decide their own.
    expect((await sourceOf('link', 3)).title).toEqual(now_);
    expect((await decide(body.revision)).body.revision.state).toBe('published');
    expect((await sourceOf('link', 3)).title).toEqual(was);

    const again = (await restore(first.id, 'after')).body.revision;
    expect(again.changes).toMatchObject([{ path: 'title', before: was, after: now_ }]);
    await decide(again);
    const all = (await portal.call('GET /staff/revisions', { kind: 'link', limit_num: 100 }, author)).body.revisions;
    const ofThis = all.filter(({ content_id }) => content_id === 3).map(({ id, state }) => [id, state]);
    expect(ofThis.sort(([a], [b]) => Number(a) - Number(b))).toEqual(
      [first.id, body.revision.id, again.id].map((id) => [id, 'published']),
    );
    const kept = (await portal.call('GET /staff/revision', { id: first.id }, author)).body.revision;
    expect([kept.history.length, kept.changes.length]).toEqual([3, 1]);
  });

  it('goes back to before an addition by a removal, and brings back what was removed', async () => {
    const { id: _, ...rest } = notice;
    const added = await published({ kind: 'notice', source: { ...rest, title: both('Added') } });
    const restored = async (of: number, to: 'before' | 'after') => {
      const { body, status, error } = await portal.call('POST /staff/revision_restore', { id: of, to }, author);
      expect(status, error?.error_message).toBe(200);
      return (await decide(body.revision)).body.revision;
    };
    const gone = await restored(added.id, 'before');
    expect([gone.action, (await portal.call('GET /notice_detail', { id: added.content_id })).status]).toEqual([
      'remove',
      404,
    ]);
    const back = await restored(gone.id, 'before');
    expect([back.action, back.content_id, await titleOf(added.content_id)]).toEqual([
      'add',
      added.content_id,
      'Addedです',
    ]);
  });

  it('goes back to nothing of another office, and to no closure', async () => {
    const revision = await published(await change('course', 103, { lead: both('Lead') }));
    const elsewhere = content.courses.find(({ municipality }) => municipality !== courseOf(103).municipality)!;
    const restore = (id: number, headers: Headers) =>
      portal.call('POST /staff/revision_restore', { id, to: 'before' }, headers);
    expect((await restore(revision.id, await staff('author', slugOf(elsewhere.municipality)))).status).toBe(403);
    expect((await restore(revision.id, await staff('author', slugOf(courseOf(103).municipality)))).status).toBe(200);
    const closing = { course_id: 104, reason: 'works', note_ja: '工事です。', note_en: 'Works.' } as const;
    expect((await portal.call('POST /staff/course_close', closing, await staff('duty'))).status).toBe(200);
    const [closure] = await portal.context.db.select().from(revisions).where(eq(revisions.kind, 'closure'));
    expect((await restore(closure!.id, author)).status).toBe(404);
  });

  it('takes a decision in the words of the specification', async () => {
    const revision = await proposed(await change('link', 4, { title: both('Named') }));
    const decision = { table: 'link', type: 'reject', reason: 'ちがいます', kml: '/map/detail/101.kml', url: '/' };
    const input = { lang: 'en', id: revision.id, ...decision };
    const { status, body } = await portal.call('POST /preview/decision', input, approver);
    expect([status, body.revision.state]).toEqual([200, 'rejected']);
    expect((await portal.call('POST /preview/decision', { ...input, kml: 'x'.repeat(2001) }, approver)).status).toBe(
      422,
    );
  });

  it('is seen at once by every process', async () => {
    const name = { ja: 'みんなに見える道', en: 'The way that all see' };
    // Another process has caches of its own, and hears of a change from the database alone.
    const processes = [pageServerOf(portal.context), pageServerOf(portal.context)] as const;
    const page = async (of: Hono) => (await of.request('http://localhost/map/detail/105')).text();
    for (const of of processes) expect(await page(of)).not.toContain(name.ja);
    const revision = await proposed(await change('course', 105, { name, kana: 'みんなにみえるみち' }));
    const decided = await processes[0].request('http://localhost/api/preview/decision', {
      method: 'POST',
      body: JSON.stringify({ id: revision.id, table: 'course', type: 'approve' }),
      headers: { ...approver, 'content-type': 'application/json' },
    });
    expect(decided.status).toBe(200);
    for (const of of processes)
      await vi.waitFor(async () => expect(await page(of)).toContain(name.ja), { timeout: 10_000, interval: 50 });
    const found = await processes[1].request(`http://localhost/api/search?keyword=${encodeURIComponent(name.ja)}`);
    expect((await found.json()).courses).toMatchObject([{ id: 105, name: name.ja }]);
  });

  it('a course that changes is found by its new name, keeps its way, and takes its facts back', async () => {
    const facts = { toilet: { is: true, by: { ja: '区の職員', en: 'city staff' }, on: '2026-11-01' } };
    const name = { ja: 'あたらしい名の道', en: 'The renamed way' };
    const before = (await portal.call('GET /course_detail', { id: 101 })).body.course;
    await published(await change('course', 101, { name, kana: 'あたらしいなのみち', facts }));
    const { course: after } = (await portal.call('GET /course_detail', { id: 101 })).body;
    expect(after).toMatchObject({ name: name.ja, facilities: { toilet: 'yes' }, distance_m: before.distance_m });
    expect(after.points).toEqual(before.points);
    const found = await portal.call('GET /search', { keyword: 'あたらしい名の道' });
    expect(found.body.courses[0]?.id).toBe(101);
    const without = await sourceOf('course', 101);
    delete without.facts;
    await published({ kind: 'course', content_id: 101, source: without });
    expect((await portal.call('GET /course_detail', { id: 101 })).body.course.facilities.toilet).toBe('unknown');
    const [row] = await portal.context.db.select().from(courseIndex).where(eq(courseIndex.id, 101));
    expect(row!.toilet).toBeNull();
  });

  it('a course that is removed is gone from search, and comes back whole', async () => {
    const source = await sourceOf('course', 102);
    const total = async () => (await portal.call('GET /search')).body.total;
    const before = await total();
    await published({ kind: 'course', content_id: 102 });
    expect([(await portal.call('GET /course_detail', { id: 102 })).status, await total()]).toEqual([404, before - 1]);
    await published({ kind: 'course', content_id: 102, source });
    expect([(await portal.call('GET /course_detail', { id: 102 })).status, await total()]).toEqual([200, before]);
  });

  it('shops have real numbers and sites; places and events are written as well', async () => {
    const contact = { phone: '03-5320-4361', website: 'https://www.hokeniryo.metro.tokyo.lg.jp/' };
    await published(await change('cooperation', shop.id, contact));
    expect((await portal.call('GET /cooperation_detail', { id: shop.id })).body.institution).toMatchObject(contact);
    for (const [kind, id] of [
      ['sponsor', content.sponsor[0]!.id],
      ['playground', content.playground[0]!.id],
      ['park', content.parks[0]!.id],
    ] as const)
      await published(await change(kind, id, { name: both('Z') }));
    for (const [kind, id] of [
      ['event', content.events[0]!.id],
      ['article', content.articles[0]!.id],
      ['banner', content.banners[0]!.id],
    ] as const)
      await published(await change(kind, id, { title: both('Z') }));
  });

  describe('what cannot be', () => {
    it.each([
      ['a field that is missing', 'notice', { title: undefined }, 'title'],
      ['a word in one language', 'notice', { title: { ja: 'だけ' } }, 'title.en'],
      ['a field that nobody knows', 'notice', { colour: 'red' }, 'source'],
      ['an event that ends before it starts', 'event', { startsOn: '2026-05-02', endsOn: '2026-05-01' }, 'endsOn'],
      [
        'a station that is not there',
        'course',
        { start: { kind: 'station', station: 'どこにもない' } },
        'どこにもない',
      ],
      ['a page of another site as one of this', 'banner', { href: '//example.jp/x' }, 'href: path'],
      ['an address that is a script', 'link', { url: 'javascript:alert(1)' }, 'url: url'],
      ['a place far away', 'park', { lat: 0, lng: 0 }, 'lat: outsideTokyo'],
      [
        'a word that turns the others round',
        'notice',
        { title: { ja: '橋\u202eとじる', en: 'A' } },
        'title.ja: character',
      ],
      ['tags in a plain word', 'notice', { title: { ja: '<b>橋</b>', en: 'A' } }, 'title.ja: markupInText'],
    ] as const)('%s', async (_, kind, changes, named) => {
      const [event, banner, link, park] = [content.events, content.banners, content.links, content.parks].map(
        ([first]) => first!.id,
      ) as [number, number, number, number];
      const id = { notice: 1, course: 101, event, banner, link, park }[kind];
      const count = async () => (await portal.context.db.select().from(revisions)).length;
      const before = await count();
      const { status, error } = await propose(await change(kind, id, changes));
      expect([status, error.fields]).toEqual([422, [{ field: 'source', kind: 'not_valid' }]]);
      expect(error.error_message).toContain(named);
      expect(await count()).toBe(before);
    });

    it('a town that is not there, a source that is none, and a change that changes nothing', async () => {
      const nowhere = await propose(await change('park', content.parks[0]!.id, { municipality: 13_400 }));
      expect(nowhere.error.fields).toEqual([{ field: 'source', kind: 'not_valid' }]);
      expect((await propose({ kind: 'notice', content_id: 1, source: '[1]' })).status).toBe(422);
      for (const word of ['\0', '\ud800'])
        expect((await propose(await change('notice', 1, { title: both(word) }))).error.fields).toEqual([
          { field: 'source', kind: 'not_valid' },
        ]);
      const deep = `{"title":${'['.repeat(100_000)}${']'.repeat(100_000)}}`;
      expect((await propose({ kind: 'notice', source: deep })).status).toBe(422);
      expect((await propose({ kind: 'notice', note: '\0', content_id: 1 })).error.fields).toEqual([
        { field: 'note', kind: 'not_valid' },
      ]);
      expect((await propose({ kind: 'notice' })).error.fields).toEqual([{ field: 'source', kind: 'required' }]);
      expect((await propose(await change('notice', 1, {}))).status).toBe(409);
    });

    it('an address that another article has', async () => {
      const [one, other] = content.articles;
      const revision = await proposed(await change('article', one!.id, { slug: other!.slug }));
      expect((await decide(revision)).status).toBe(409);
      expect((await portal.call('GET /staff/revision', { id: revision.id }, author)).body.revision.state).toBe(
        'waiting',
      );
    });
  });

  it('staff of a municipality change what belongs to it, and nothing else', async () => {
    const elsewhere = content.courses.find(({ municipality }) => municipality !== course.municipality)!;
    const [ownAuthor, ownApprover] = [
      await staff('author', slugOf(course.municipality)),
      await staff('approver', slugOf(course.municipality)),
    ];
    const lead = { lead: both('Lead') };
    expect((await propose(await change('course', elsewhere.id, lead), ownAuthor)).status).toBe(403);
    expect((await propose(await change('notice', 1, { title: both('N') }), ownAuthor)).status).toBe(403);
    const moved = await change('course', 101, { municipality: elsewhere.municipality });
    expect((await propose(moved, ownAuthor)).status).toBe(403);
    expect((await portal.call('GET /staff/content', { kind: 'course', id: elsewhere.id }, ownAuthor)).status).toBe(404);
    const own = await proposed(await change('course', 101, lead), ownAuthor);
    expect(own.proposed_by.office?.slug).toBe(slugOf(course.municipality));
    expect((await decide(own, {}, await staff('approver', slugOf(elsewhere.municipality)))).status).toBe(403);
    expect((await decide(own, {}, ownApprover)).body.revision.state).toBe('published');
  });

  it('what another office has removed is brought back by nobody else, neither by a proposal nor by an import', async () => {
    const foreign = content.courses.find(({ municipality }) => municipality !== course.municipality)!;
    const source = await sourceOf('course', foreign.id);
    await published({ kind: 'course', content_id: foreign.id });
    const town = await staff('author', slugOf(course.municipality));
    const taken = { ...source, municipality: course.municipality };
    const refused = await propose({ kind: 'course', content_id: foreign.id, source: taken }, town);
    expect(refused.status).toBe(403);
    const { route: _, ...row } = taken as typeof taken & { route?: unknown };
    const file = new File([JSON.stringify([row])], 'courses.json');
    const imported = await portal.call('POST /staff/import', { kind: 'course', file }, town);
    expect(imported.status).toBe(422);
    expect(imported.error?.file_faults?.first.map(({ kind }) => kind)).toEqual(['otherOffice']);
    // The bureau may, and it is there again.
    await published({ kind: 'course', content_id: foreign.id, source });
  });

  it('staff of a municipality see what others propose for it, and nothing of another office or of the bureau', async () => {
    const elsewhere = content.courses.find(({ municipality }) => municipality !== course.municipality)!;
    const forAll = await proposed(await change('notice', 2, { title: both('Draft') }));
    const own = await proposed(await change('course', 101, { lead: both('Draft') }));
    const lists = ['all', 'waiting'] as const;
    for (const [town, isOwn] of [
      [course.municipality, true],
      [elsewhere.municipality, false],
    ] as const) {
      const headers = await staff('approver', slugOf(town));
      const one = async (id: number) => (await portal.call('GET /staff/revision', { id }, headers)).status;
      expect([await one(own.id), await one(forAll.id)]).toEqual([isOwn ? 200 : 404, 404]);
      for (const list of lists) {
        const { revisions } = (await portal.call('GET /staff/revisions', { list, limit_num: 100 }, headers)).body;
        const ids = revisions.map(({ id }) => id);
        expect([list, ids.includes(own.id), ids.includes(forAll.id)]).toEqual([list, isOwn, false]);
      }
    }
  });

  describe('several at once', () => {
    const together = (input: Partial<Input<'POST /staff/revisions_decide'>>, headers = approver) =>
      portal.call('POST /staff/revisions_decide', { type: 'approve', chosen: [], ...input }, headers);
    const chosenOf = (rows: { id: number; version: number }[]) => rows.map(({ id, version }) => `${id}.${version}`);
    const some = async (count: number) => {
      const rows: Row[] = [];
      for (let at = 0; at < count; at += 1)
        rows.push(
          await proposed({
            kind: 'notice',
            source: { ...(await sourceOf('notice', 1)), title: both(`S${at}`), body: both('<p>S</p>') },
          }),
        );
      return rows;
    };
    const stateOf = async (id: number) =>
      (await portal.call('GET /staff/revision', { id }, approver)).body.revision.state;

    it('are each decided as if alone; what cannot be stays, and is named', async () => {
      const [free, changed, decided] = (await some(3)) as [Row, Row, Row];
      await decide(decided, { type: 'reject', reason: 'x' });
      const one = await proposed(await change('link', 2, { title: { ...both('Only'), en: 'Title' } }));
      const { title } = (await sourceOf('notice', 3)) as { title: { ja: string; en: string } };
      const half = await proposed(await change('notice', 3, { title: { ...title, ja: '片方だけ' } }));
      const own = await proposed(await change('notice', 6, { title: both('Mine') }), approver);
      const line = await proposed(await change('course', 101, { route: { ...content.routes.get(101)!, metres: 9 } }));
      const chosen = [...chosenOf([free, decided, one, half, own, line]), `${changed.id}.99`, '900000.1'];
      const { status, body } = await together({ chosen });
      expect([status, body.done, body.left.toSorted((a, b) => a - b)]).toEqual([
        200,
        2,
        [decided.id, half.id, own.id, line.id, changed.id, 900_000].toSorted((a, b) => a - b),
      ]);
      expect(await Promise.all([free, one, half, own, line, changed].map(({ id }) => stateOf(id)))).toEqual([
        ...['published', 'published', 'waiting', 'waiting', 'waiting', 'waiting'],
      ]);
      // Words of one language are no reason not to reject.
      expect((await together({ type: 'reject', chosen: chosenOf([half, line, changed]) })).status).toBe(422);
      const rejected = await together({ type: 'reject', reason: '古い', chosen: chosenOf([half, line, changed]) });
      expect(rejected.body).toMatchObject({ done: 3, left: [] });
      expect(await stateOf(half.id)).toBe('rejected');
      await together({ type: 'withdraw', chosen: chosenOf([own]) });
      expect(await stateOf(own.id)).toBe('withdrawn');
    });

    it('are taken back by their author, and decided by approvers alone', async () => {
      const rows = await some(2);
      for (const type of ['approve', 'reject'] as const)
        expect((await together({ type, reason: 'x', chosen: chosenOf(rows) }, author)).status).toBe(403);
      const other = await staff('author');
      expect((await together({ type: 'withdraw', chosen: chosenOf(rows) }, other)).body).toMatchObject({ done: 0 });
      const { body } = await together({ type: 'withdraw', chosen: [...chosenOf(rows), ...chosenOf(rows)] }, author);
      expect(body).toMatchObject({ done: 2, left: [] });
    });

    it('are at most as many as a page of the list shows', async () => {
      const most = Array.from({ length: 51 }, (_, at) => `${at + 1}.1`);
      for (const chosen of [[], most, ['1'], ['1.x'], ['0.1']])
        expect((await together({ chosen })).status, chosen.join()).toBe(422);
    });

    it('are told in the list with what changes, cut where it is long', async () => {
      const long = { ja: '長'.repeat(300), en: 'long '.repeat(80) };
      const { id } = await proposed(await change('notice', 7, { title: both('L'), body: long }));
      const row = async (headers: Headers) =>
        (await portal.call('GET /staff/revisions', { list: 'all', limit_num: 100 }, headers)).body.revisions.find(
          (each) => each.id === id,
        )!;
      const told = await row(approver);
      // What is cut cannot be decided by.
      expect(told).toMatchObject({ may: 'decide', must_open: true, more: 0, version: 1 });
      expect(told.changes.map(({ path }) => path)).toEqual(['title', 'body']);
      expect((told.changes[1]!.after as typeof long).ja).toBe(`${'長'.repeat(160)}…`);
      expect((await row(author)).may).toBe('withdraw');
      expect((await row(await staff('author'))).may).toBeNull();
    });

    it('can be those alone of which the list says all', async () => {
      const [added] = (await some(1)) as [Row];
      const removed = await proposed({ kind: 'notice', content_id: 8 });
      const two = [
        await proposed(await change('event', 1, { title: both('First') })),
        await proposed(await change('event', 1, { title: both('Second') })),
      ] as const;
      const listed = (await portal.call('GET /staff/revisions', { list: 'waiting', limit_num: 100 }, approver)).body;
      const told = (id: number) => listed.revisions.find((each) => each.id === id)!;
      expect([added, removed, ...two].map(({ id }) => told(id).must_open)).toEqual([false, false, true, true]);
      // A thing that is new is told with its fields.
      expect(told(added.id).changes).toContainEqual(
        expect.objectContaining({ path: 'title', before: null, after: both('S0') }),
      );
      const { body } = await together({ chosen: chosenOf([added, removed, ...two]) });
      expect([body.done, body.left]).toEqual([2, two.map(({ id }) => id)]);
      expect(await Promise.all([added, removed, ...two].map(({ id }) => stateOf(id)))).toEqual([
        ...['published', 'published', 'waiting', 'waiting'],
      ]);
    });
  });

  it('lists what waits first, by kind and state, in pages', async () => {
    const waiting = await proposed(await change('banner', content.banners[1]!.id, { title: both('W') }));
    const list = (input: Input<'GET /staff/revisions'> = {}) =>
      portal.call('GET /staff/revisions', input, author).then(({ body }) => body);
    const { revisions: all, total } = await list({ limit_num: 100 });
    const states = all.map(({ state }) => state === 'waiting');
    expect(states).toEqual([...states].sort((a, b) => Number(b) - Number(a)));
    expect(all.find(({ id }) => id === waiting.id)).toMatchObject({ state: 'waiting', name: 'Wです' });
    expect((await list({ limit_num: 1, page_num: total })).revisions).toHaveLength(1);
    for (const each of (await list({ kind: 'banner', state: 'waiting' })).revisions)
      expect([each.kind, each.state]).toEqual(['banner', 'waiting']);
    expect((await portal.call('GET /staff/revisions', { page_num: 99 }, author)).status).toBe(422);
  });

  it('a new edition of the samples leaves what was published, also where it looks like the sample again', async () => {
    const sample = content.notices.find(({ id }) => id === 4)!;
    await published(await change('notice', 4, { title: both('X') }));
    await published(await change('notice', 4, { title: sample.title }));
    await published({ kind: 'notice', content_id: 5 });
    const renewed = content.notices.map((row) => ({ ...row, title: both('Edition') }));
    const none = { courses: [], parks: [], cooperation: [], sponsor: [], playground: [], photos: [], contests: [] };
    await portal.database.setUp(async (db) => {
      await loadContent(db, undefined, {
        readEdition: () => ({ number: 1_000_000, hash: 'another' }),
        readContent: () => ({ ...content, ...none, notices: renewed }),
      });
    });
    expect([await titleOf(4), await titleOf(5), await titleOf(6)]).toEqual([sample.title.ja, undefined, 'Editionです']);
    const items = await portal.context.db.select().from(contentItems).where(eq(contentItems.kind, 'notice'));
    const titles = new Map(items.map(({ key, source }) => [key, source.title]));
    expect([titles.get(4), titles.get(5), titles.get(6)]).toEqual([sample.title, undefined, both('Edition')]);
  });
});
