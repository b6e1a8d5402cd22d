/** The log of decisions: its steps, who sees which, its page, and the table that is saved. */
import { eq } from 'drizzle-orm';
import type { Hono } from 'hono';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Call, Input } from '../../contract/index.ts';
import { staffRoles } from '../../contract/staffRoles.ts';
import { insertWaiting } from '../../server/revisions/revisions.queries.ts';
import { contentItems, revisions } from '../../server/revisions/revisions.table.ts';
import { content } from './expected.ts';
import { pageServerOf } from './pagesSupport.ts';
import { ownPage, staffOf } from './staffSupport.ts';
import { onEachEngine, openPortal, type Portal } from './support.ts';

type Headers = Record<string, string>;
const begin = new Date('2026-11-20T12:00:00+09:00');
const hours = (count: number) => new Date(begin.getTime() + count * 3_600_000);
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
  const logIn = async () => {
    [author, approver, duty] = [await staff('author'), await staff('approver'), await staff('duty')];
  };
  beforeAll(async () => {
    portal = await openPortal(engine, () => now);
    app = pageServerOf(portal.context);
    await logIn();
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
  const proposed = async (kind: string, id: number, changes: object, words = '') => {
    const { source } = await done('GET /staff/content', { kind, id }, author);
    const input = { kind, content_id: id, source: { ...source, ...changes }, note: words };
    return (await done('POST /staff/revision_propose', input, author)).revision;
  };
  const decided = ({ id, kind }: { id: number; kind: string }, type: string, reason = '') =>
    done('POST /preview/decision', { id, table: kind, type, reason }, approver);
  const log = (input: Input<'GET /staff/log'> = {}, headers = author) => done('GET /staff/log', input, headers);
  const names = ({ steps }: Awaited<ReturnType<typeof log>>) => steps.map(({ name, to }) => [name, to]);
  async function get(path: string, headers: Headers = approver) {
    const response = await app.request(`http://localhost${path}`, { headers, redirect: 'manual' });
    const bytes = new Uint8Array(await response.arrayBuffer());
    const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
    const main = text.split('<main')[1]?.split('</main')[0] ?? '';
    return { status: response.status, headers: response.headers, text, main };
  }
  const linesOf = (text: string) => text.replace('\uFEFF', '').split('\r\n').slice(0, -1);

  it('tells each step: of what, from which state to which, when, by whom and why, the newest first', async () => {
    const first = await proposed('notice', 1, { title: both('題', 'Title') }, '誤字を直しました');
    now = hours(1);
    await decided(first, 'approve');
    now = hours(2);
    const second = await proposed('notice', 2, { title: both('二', 'Two') });
    await decided(second, 'reject', '日付がちがいます');
    now = hours(3);
    const { closure } = await done('POST /staff/course_close', { course_id: 101, reason: 'works', ...note }, duty);
    now = hours(4);
    await done('POST /staff/course_open', { id: closure.id }, duty);
    const { steps, total } = await log({ lang: 'en' });
    expect(total).toBe(8);
    expect(steps.map(({ kind, action, from, to, by }) => [kind, action, from, to, by?.role])).toEqual([
      ['closure', 'remove', null, 'published', 'duty'],
      ['closure', 'add', 'approved', 'published', 'duty'],
      ['closure', 'add', null, 'approved', 'duty'],
      ['notice', 'change', 'waiting', 'rejected', 'approver'],
      ['notice', 'change', null, 'waiting', 'author'],
      ['notice', 'change', 'approved', 'published', 'approver'],
      ['notice', 'change', 'waiting', 'approved', 'approver'],
      ['notice', 'change', null, 'waiting', 'author'],
    ]);
    expect(steps.at(-1)).toEqual({
      ...{ id: expect.any(Number), at: begin.toISOString(), kind: 'notice', content_id: 1, revision_id: first.id },
      ...{ name: 'Title', action: 'change', from: null, to: 'waiting', reason: '誤字を直しました' },
      by: { role: 'author', office: null },
    });
    expect(steps[3]).toMatchObject({ name: 'Two', reason: '日付がちがいます', at: hours(2).toISOString() });
    expect(steps[0]).toMatchObject({ name: course.name.en, content_id: closure.id });
  });

  it('is narrowed by kind, state and days of Japan, and read in pages', async () => {
    now = new Date('2026-11-19T23:59:59+09:00');
    await proposed('notice', 1, { title: both('前の日', 'Before') });
    now = new Date('2026-11-20T00:00:00+09:00');
    const link = await proposed('link', 1, { title: both('その日', 'Day') });
    now = new Date('2026-11-20T23:59:59+09:00');
    // Sessions are shorter than a day.
    await logIn();
    await decided(link, 'reject', 'ちがいます');
    now = new Date('2026-11-21T00:00:00+09:00');
    await proposed('notice', 2, { title: both('次の日', 'After') });
    expect(names(await log({ from: '2026-11-20', until: '2026-11-20' }))).toEqual([
      ['その日', 'rejected'],
      ['その日', 'waiting'],
    ]);
    expect(names(await log({ until: '2026-11-19' }))).toEqual([['前の日', 'waiting']]);
    expect(names(await log({ from: '2026-11-21' }))).toEqual([['次の日', 'waiting']]);
    expect(names(await log({ kind: 'notice' }))).toEqual([
      ['次の日', 'waiting'],
      ['前の日', 'waiting'],
    ]);
    expect(names(await log({ state: 'rejected' }))).toEqual([['その日', 'rejected']]);
    expect(await log({ kind: 'park' })).toEqual({ result: true, steps: [], total: 0, page_num: 1 });
    const second = await log({ page_num: 2, limit_num: 3 });
    expect([names(second), second.total]).toEqual([[['前の日', 'waiting']], 4]);
  });

  describe('who sees what', () => {
    it('is for author, approver and duty, call, page and file', async () => {
      expect((await portal.call('GET /staff/log', {}, ownPage)).status).toBe(401);
      for (const path of ['/staff/log', '/staff/log.csv?kind=notice']) {
        const turned = await get(path, ownPage);
        expect([turned.status, turned.headers.get('location')], path).toEqual([302, '/staff?next=%2Fstaff%2Flog']);
      }
      for (const role of staffRoles)
        for (const municipality of [null, slugOf(course.municipality)]) {
          const headers = await staff(role, municipality);
          const expected = role === 'reviewer' ? 403 : 200;
          expect((await portal.call('GET /staff/log', {}, headers)).status, role).toBe(expected);
          expect((await get('/staff/log', headers)).status, role).toBe(expected);
          expect((await get('/staff/log.csv', headers)).status, role).toBe(expected === 200 ? 200 : 302);
        }
      // The page says in words that it is not theirs, in their language.
      const refused = await get('/staff/log.csv?lang=en', await staff('reviewer'));
      expect(refused.headers.get('location')).toBe('/staff/log?lang=en');
      const turned = await get('/staff/log.csv?lang=en', ownPage);
      expect(turned.headers.get('location')).toBe('/staff?next=%2Fstaff%2Flog&lang=en');
    });

    it('a municipality has what belongs to it, before and after', async () => {
      const lead = { lead: both('紹介', 'Lead') };
      await proposed('course', course.id, lead);
      await proposed('course', elsewhere.id, lead);
      await proposed('course', course.id, { municipality: elsewhere.municipality });
      await proposed('notice', 1, { title: both('知', 'News') });
      for (const { id } of [course, elsewhere])
        await done('POST /staff/course_close', { course_id: id, reason: 'works', ...note }, duty);
      const heat = { kind: 'heat', message_ja: '暑い日です。', message_en: 'It is hot.' };
      await done('POST /staff/alert_raise', heat, duty);
      expect((await log()).total).toBe(10);
      const own = [
        [course.name.ja, 'published'],
        [course.name.ja, 'approved'],
        [course.name.ja, 'waiting'],
      ];
      for (const role of ['author', 'approver', 'duty'] as const) {
        const headers = await staff(role, slugOf(course.municipality));
        const told = await log({}, headers);
        expect([names(told), told.total], role).toEqual([own, 3]);
        const lines = linesOf((await get('/staff/log.csv', headers)).text);
        expect(lines).toHaveLength(1 + own.length);
        expect(lines.join()).not.toContain(elsewhere.name.ja);
        const page = await get('/staff/log', headers);
        expect(page.main).toContain('のものだけを出しています');
        expect(page.main).not.toContain(elsewhere.name.ja);
      }
    });
  });

  it('the page shows the steps, leads to the proposals, and keeps its conditions', async () => {
    expect((await get('/staff/log')).main).toContain('記録はまだありません');
    const revision = await proposed('notice', 1, { title: both('題 & "b"', 'Title') }, '誤字');
    await decided(revision, 'reject', '日付が\nちがいます');
    const page = await get('/staff/log');
    expect(page.headers.get('cache-control')).toBe('private, no-store');
    for (const words of [
      '2件',
      '「判定待ち」から「断った」へ',
      '提案（判定待ち）',
      '承認担当（東京都）',
      '題 &amp; &quot;b&quot;',
    ])
      expect(page.main).toContain(words);
    expect(page.main).toContain(`href="/approve/notice?id=${revision.id}"`);
    expect(page.main).toMatch(/日付が\nちがいます/);
    expect(page.main).toContain('href="/staff/log.csv"');
    const narrowed = await get('/staff/log?kind=notice&state=rejected&from=2026-11-20&until=&page=');
    expect(narrowed.main).toContain('1件');
    expect(narrowed.main).toContain('href="/staff/log.csv?kind=notice&amp;state=rejected&amp;from=2026-11-20"');
    expect(narrowed.main).toMatch(/value="2026-11-20"/);
    expect((await get('/staff/log?kind=park')).main).toContain('この条件に合う記録はありません');
    const english = await get('/staff/log?lang=en');
    expect(english.main).toContain('From “Waiting for a decision” to “Rejected”');
    expect(english.main).toContain('href="/staff/log.csv?lang=en"');

    const backwards = await get('/staff/log?from=2026-11-20&until=2026-11-19');
    expect(backwards.status).toBe(422);
    expect(backwards.main).toContain('終わりの日は、始まりの日と同じか、それより後にしてください');
    expect(backwards.main).not.toContain('日付が\nちがいます');
    for (const day of ['2026-02-30', '0000-01-01', '9999-12-31', 'x']) {
      const wrong = await get(`/staff/log?from=${day}`);
      expect([wrong.status, wrong.main.includes('日付を確かめてください。2000年から')], day).toEqual([422, true]);
    }
    const beyond = await get('/staff/log?page=9');
    expect([beyond.status, beyond.main.includes('9ページ目はありません')]).toEqual([422, true]);
    expect(beyond.main).toContain('2件');
    for (const headers of [author, approver, duty])
      expect((await get('/staff', headers)).main).toContain('href="/staff/log"');
    expect((await get('/staff', await staff('reviewer'))).main).not.toContain('href="/staff/log"');
  });

  describe('the table', () => {
    it('has every field in words, by the clock of Japan, and runs nothing', async () => {
      const revision = await proposed('notice', 1, { title: both('=1+1', '=1+1') }, '"引用", とコンマ');
      await decided(revision, 'reject', '＝HYPERLINK("https://example.jp")');
      const { headers, text } = await get('/staff/log.csv');
      expect(headers.get('content-type')).toBe('text/csv; charset=utf-8');
      expect(headers.get('content-disposition')).toBe('attachment; filename="tokotoko-log-2026-11-20.csv"');
      expect(headers.get('cache-control')).toBe('private, no-store');
      expect(text.startsWith('\uFEFF')).toBe(true);
      expect(linesOf(text)).toEqual([
        '日時,種類,名前,番号,内容,提案の番号,前の状態,後の状態,役割,所属,理由・説明',
        `2026-11-20 12:00:00,お知らせ,'=1+1,1,変更,${revision.id},判定待ち,断った,承認担当,東京都,"'＝HYPERLINK(""https://example.jp"")"`,
        `2026-11-20 12:00:00,お知らせ,'=1+1,1,変更,${revision.id},,判定待ち,作成担当,東京都,"""引用"", とコンマ"`,
      ]);
      const english = linesOf((await get('/staff/log.csv?lang=en&state=rejected')).text);
      expect(english).toHaveLength(2);
      expect(english[1]).toContain(
        `,News item,'=1+1,1,Change,${revision.id},Waiting for a decision,Rejected,Approver,`,
      );
      const wrong = await get('/staff/log.csv?from=2026-11-20&until=2026-11-19');
      expect([wrong.status, JSON.parse(wrong.text).error_info.fields]).toEqual([
        422,
        [{ field: 'until', kind: 'below_minimum' }],
      ]);
    });

    it('is whole, however long: 2,500 steps, each once, in their order', async () => {
      const { db } = portal.context;
      const [item] = await db.select().from(contentItems).where(eq(contentItems.kind, 'link')).limit(1);
      const things = Array.from({ length: 2500 }, (_, at) => ({
        ...{ key: 600_000 + at, before: null, baseRevisionId: null },
        after: { ...item!.source, id: 600_000 + at },
      }));
      await insertWaiting(
        db,
        { kind: 'link', note: '', publishAt: null, proposedAt: begin, byStaff: 'author', byToken: 1 },
        things,
      );
      const keys = linesOf((await get('/staff/log.csv')).text)
        .slice(1)
        .map((line) => Number(line.split(',')[3]));
      expect(keys).toEqual(things.map(({ key }) => key).reverse());
    });
  });
});
