/** A registration between its form and its confirmation: who can read it, for how long, and what becomes of it. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { deriveKeys } from '../../server/keys.ts';
import { createMember } from '../../server/members/createMember.ts';
import { memberDrafts, members } from '../../server/members/members.table.ts';
import { sessions } from '../../server/sessions/sessions.table.ts';
import { throttles } from '../../server/throttle/throttle.table.ts';
import { answers, browserAfter, goodPassword, registration, removed } from './memberSupport.ts';
import { onEachEngine, openPortal, type Portal, send, serverOf } from './support.ts';

const start = new Date('2026-11-20T12:00:00+09:00');
const minute = 60_000;

onEachEngine((engine) => {
  let portal: Portal;
  let now = start;
  beforeAll(async () => {
    portal = await openPortal(engine, () => now);
  });
  afterAll(() => portal.close());
  beforeEach(async () => {
    now = start;
    const { db } = portal.context;
    for (const table of [throttles, members, memberDrafts]) await db.delete(table);
  });
  /** The browser that has entered this. */
  const enter = async (input = registration('はなこ'), headers?: Record<string, string>) =>
    browserAfter((await portal.call('POST /user_draft', input, headers)).headers);
  const draftOf = async (browser: Record<string, string>) =>
    (await portal.call('GET /user_draft', {}, browser)).body.draft;
  const save = (browser: Record<string, string>) => portal.call('POST /user_draft_save', {}, browser);
  const drafts = () => portal.context.db.select().from(memberDrafts);
  const names = async () => (await portal.context.db.select().from(members)).map(({ userName }) => userName);

  it('is shown to its browser without the password, and to nobody else', async () => {
    const { status, body, headers } = await portal.call('POST /user_draft', registration(' はなこ '));
    expect({ status, body }).toEqual({ status: 200, body: { result: true, expires_at: '2026-11-20T03:30:00.000Z' } });
    expect(headers.get('set-cookie')).toMatch(
      /^registration=[A-Za-z0-9_-]{43}; Max-Age=1800; Path=\/; HttpOnly; SameSite=Lax$/,
    );
    expect(await draftOf(browserAfter(headers))).toEqual({
      ...{ user_name: 'はなこ', region: 'taito', age_band: '70s', gender: 'female', ...answers },
    });
    for (const cookie of ['', 'registration=', `registration=${'a'.repeat(43)}`, `session=${'a'.repeat(43)}`])
      expect(await draftOf({ cookie })).toBeNull();
    expect(await names()).toEqual([]);
  });

  it('has a Secure cookie with the __Host- prefix on HTTPS', async () => {
    const secure = serverOf(portal.context, { PUBLIC_ORIGIN: 'https://walk.example.jp' });
    const { headers } = await send(secure, 'POST /user_draft', registration('はなこ'));
    expect(headers.get('set-cookie')).toMatch(
      /^__Host-registration=[^;]{43}; Max-Age=1800; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    );
    const { cookie } = browserAfter(headers);
    expect((await send(secure, 'GET /user_draft', {}, { cookie: cookie! })).body.draft).toMatchObject({
      user_name: 'はなこ',
    });
  });

  it('becomes a member with a session, once', async () => {
    const browser = await enter();
    const { status, body, headers } = await save(browser);
    expect({ status, body }).toEqual({ status: 200, body: { result: true, user_name: 'はなこ' } });
    expect(headers.getSetCookie()).toEqual([
      expect.stringMatching(/^session=[A-Za-z0-9_-]{43};/),
      expect.stringMatching(/^known-device=[A-Za-z0-9_.-]{87};/),
      expect.stringMatching(removed('registration')),
    ]);
    expect(await names()).toEqual(['はなこ']);
    expect(await drafts()).toEqual([]);
    const member = (await portal.call('POST /user_get', {}, browserAfter(headers))).body.member;
    expect(member).toMatchObject({ region: 'taito', secret_questions: ['school', 'book'] });
    expect((await portal.call('POST /user_login', { user_name: 'はなこ', password: goodPassword })).status).toBe(200);
    expect(await save(browser)).toMatchObject({ status: 404, error: { error_code: 'E404' } });
  });

  it('is not readable in the database, nor with another key of the server', async () => {
    const browser = await enter();
    const [row] = await drafts();
    for (const text of [JSON.stringify(row), Buffer.from(row!.sealed, 'base64url').toString('utf8')])
      expect(text).not.toMatch(/はなこ|tokotoko|taito|うえの|こころ/);
    expect(JSON.stringify(row)).not.toContain(browser.cookie!.split('=')[1]);
    const other = serverOf({ ...portal.context, keys: deriveKeys('another-secret-of-thirty-two-letters') });
    expect((await send(other, 'GET /user_draft', {}, browser)).body.draft).toBeNull();
    expect((await send(other, 'POST /user_draft_save', {}, browser)).status).toBe(404);
  });

  it.each([
    ['has another time', { expiresAt: new Date(start.getTime() + 24 * 60 * minute) }],
    ['was changed', { sealed: Buffer.alloc(80).toString('base64url') }],
    ['was cut off', { sealed: 'AAAA' }],
  ])('does not open when its row %s', async (_, change) => {
    const browser = await enter();
    await portal.context.db.update(memberDrafts).set(change);
    expect(await draftOf(browser)).toBeNull();
    expect((await save(browser)).status).toBe(404);
  });

  it('does not open in the row of another', async () => {
    const mine = await enter();
    const [row] = await drafts();
    const theirs = await enter(registration('Taro'));
    await portal.context.db.update(memberDrafts).set({ sealed: row!.sealed, expiresAt: row!.expiresAt });
    expect(await draftOf(theirs)).toBeNull();
    expect(await draftOf(mine)).toMatchObject({ user_name: 'はなこ' });
  });

  it('is over after 30 minutes', async () => {
    const browser = await enter();
    now = new Date(start.getTime() + 30 * minute);
    expect(await draftOf(browser)).toBeNull();
    const { status, error, headers } = await save(browser);
    expect({ status, code: error.error_code }).toEqual({ status: 404, code: 'E404' });
    expect(headers.get('set-cookie')).toMatch(removed('registration'));
    expect(await names()).toEqual([]);
  });

  it('lasts another 30 minutes each time it is opened, and registers with what was entered', async () => {
    const browser = await enter();
    for (let turn = 1; turn <= 3; turn += 1) {
      now = new Date(start.getTime() + turn * (30 * minute - 1));
      const { body, headers } = await portal.call('GET /user_draft', {}, browser);
      expect(body.draft).toMatchObject({ user_name: 'はなこ' });
      // The cookie too, and the same one.
      expect(headers.getSetCookie()).toEqual([`${browser.cookie}; Max-Age=1800; Path=/; HttpOnly; SameSite=Lax`]);
    }
    expect(await drafts()).toHaveLength(1);
    expect((await save(browser)).status).toBe(200);
    expect(await names()).toEqual(['はなこ']);
    now = start;
  });

  it('is not made again by being opened while it is registered', async () => {
    const browser = await enter();
    const [saved] = await Promise.all([save(browser), draftOf(browser), draftOf(browser)]);
    expect(saved.status).toBe(200);
    expect(await drafts()).toEqual([]);
  });

  it('is discarded with its cookie, once or twice, and by its own browser alone', async () => {
    const browser = await enter();
    const other = await enter(registration('Taro'));
    for (let turn = 0; turn < 2; turn += 1) {
      const { status, headers } = await portal.call('POST /user_draft_delete', {}, browser);
      expect(status).toBe(200);
      expect(headers.getSetCookie()).toEqual([expect.stringMatching(removed('registration'))]);
    }
    expect((await portal.call('POST /user_draft_delete')).headers.getSetCookie()).toEqual([]);
    expect(await draftOf(browser)).toBeNull();
    expect((await save(browser)).status).toBe(404);
    expect(await draftOf(other)).toMatchObject({ user_name: 'Taro' });
    expect(await names()).toEqual([]);
  });

  it('replaces the one that the browser had', async () => {
    const first = await enter();
    const second = await enter(registration('Taro'), first);
    expect(await draftOf(first)).toBeNull();
    expect(await draftOf(second)).toMatchObject({ user_name: 'Taro' });
    expect(await drafts()).toHaveLength(1);
  });

  describe('a name that somebody else takes in the meantime', () => {
    it('is said, and the draft stays', async () => {
      const browser = await enter(registration('Taro'));
      await createMember({ userName: 'ＴＡＲＯ', password: 'password1' }, portal.context);
      expect(await save(browser)).toMatchObject({
        status: 409,
        error: { error_code: 'E409', fields: [{ field: 'user_name', kind: 'not_valid' }] },
      });
      expect(await draftOf(browser)).toMatchObject({ user_name: 'Taro' });
    });

    it('goes to one of those who confirm at once; the others keep their drafts', async () => {
      const browsers = await Promise.all(Array.from({ length: 3 }, () => enter(registration('Sakura'))));
      const responses = await Promise.all([
        ...browsers.map(save),
        portal.call('POST /user_save', registration('ＳＡＫＵＲＡ')),
      ]);
      expect(responses.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
      expect(await names()).toHaveLength(1);
      const wonByDraft = responses.slice(0, 3).some(({ status }) => status === 200);
      expect(await drafts()).toHaveLength(wonByDraft ? 2 : 3);
    });
  });

  it('makes one member when it is confirmed twice at once', async () => {
    const browser = await enter();
    const responses = await Promise.all(Array.from({ length: 4 }, () => save(browser)));
    const statuses = responses.map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.filter((status) => [200, 404, 409].includes(status))).toHaveLength(4);
    expect(await names()).toEqual(['はなこ']);
    expect(await portal.context.db.select().from(sessions)).toHaveLength(1);
    expect(await drafts()).toEqual([]);
  });
});
