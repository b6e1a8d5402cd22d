/** The registered details, the choices of the forms, and the own sessions. */
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createMember } from '../../server/members/createMember.ts';
import { members } from '../../server/members/members.table.ts';
import { throttles } from '../../server/throttle/throttle.table.ts';
import { networkOf, throttle } from '../../server/throttle/throttle.ts';
import { memberChoices as fixture } from '../../stories/fixtures/members.ts';
import { browserAfter, goodPassword, registration, sessionHeaders } from './memberSupport.ts';
import { onEachEngine, openPortal, type Portal } from './support.ts';

const start = new Date('2026-11-20T00:30:00+09:00');
const hour = 3600 * 1000;

onEachEngine((engine) => {
  let portal: Portal;
  let now = start;
  let browser: Record<string, string>;
  beforeAll(async () => {
    portal = await openPortal(engine, () => now);
  });
  afterAll(() => portal.close());
  beforeEach(async () => {
    now = start;
    await portal.context.db.delete(throttles);
    await portal.context.db.delete(members);
    browser = browserAfter((await portal.call('POST /user_save', registration('はなこ'))).headers);
  });
  const details = { user_name: 'はなこ', region: 'taito', age_band: '70s', gender: 'female' };
  const get = async () => (await portal.call('POST /user_get', {}, browser)).body.member;
  const change = (input: Record<string, unknown>) => portal.call('POST /user_change', input, browser);

  describe('POST /user_get', () => {
    it('tells what was registered, on the Japanese day, and nothing secret', async () => {
      const expected = {
        ...details,
        ...{ secret_questions: ['school', 'book'], registered_on: '2026-11-20', password_reset_on: null },
      };
      expect(await get()).toEqual(expected);
    });

    it('has no questions of a member who was made by a command', async () => {
      const id = await createMember({ userName: 'Taro', password: 'password1' }, portal.context);
      const { body } = await portal.call('POST /user_get', {}, await sessionHeaders(portal.context, id));
      expect(body.member).toMatchObject({ user_name: 'Taro', region: 'unregistered', secret_questions: [] });
    });

    it('tells of a reset of the password until a page has shown it, whoever else asks', async () => {
      await portal.context.db.update(members).set({ passwordResetAt: new Date('2026-11-19T15:00:00Z') });
      const resetOn = async (input: { reset_notice?: 'keep' | 'shown' }) =>
        (await portal.call('POST /user_get', input, browser)).body.member.password_reset_on;
      expect(await resetOn({})).toBe('2026-11-20');
      expect(await resetOn({ reset_notice: 'keep' })).toBe('2026-11-20');
      expect(await resetOn({ reset_notice: 'shown' })).toBe('2026-11-20');
      expect(await resetOn({ reset_notice: 'shown' })).toBeNull();
      expect(await resetOn({})).toBeNull();
    });
  });

  describe('POST /user_change', () => {
    it.each([
      ['the user name', { user_name: 'Ｈａｎａ' }],
      ['the region', { region: 'outside' }],
      ['the age', { age_band: 'unregistered' }],
      ['the gender', { gender: 'male' }],
      ['all of it', { user_name: 'Taro', region: 'hachioji', age_band: '10s', gender: 'unregistered' }],
    ])('changes %s alone', async (_, changes) => {
      const { status, body } = await change(changes);
      expect({ status, body }).toEqual({ status: 200, body: { result: true, ...details, ...changes } });
      expect(await get()).toMatchObject({ ...details, ...changes });
    });

    it.each([
      [{}, 'user_name', 'required'],
      [{ user_name: '' }, 'user_name', 'required'],
      [{ region: 'atlantis' }, 'region', 'not_valid'],
      [{ region: '13106' }, 'region', 'not_valid'],
      [{ region: '' }, 'region', 'required'],
      [{ age_band: '65' }, 'age_band', 'not_valid'],
      [{ gender: '' }, 'gender', 'required'],
    ])('refuses %j', async (changes, field, kind) => {
      expect(await change(changes)).toMatchObject({ status: 422, error: { fields: [{ field, kind }] } });
      expect(await get()).toMatchObject(details);
    });

    it('changes nothing of the rest when the name is taken', async () => {
      await createMember({ userName: 'Taro', password: 'password1' }, portal.context);
      expect(await change({ user_name: 'TARO', region: 'outside' })).toMatchObject({ status: 409 });
      expect(await get()).toMatchObject(details);
    });

    it('takes no field that is not a detail', async () => {
      const more = { region: 'outside', id: 1, password_hash: 'x', passwordHash: 'x', created_at: '2020-01-01' };
      const before = (await portal.context.db.select().from(members))[0]!;
      expect((await change(more)).status).toBe(200);
      expect((await portal.context.db.select().from(members))[0]).toEqual({ ...before, region: 'outside' });
    });

    it('is no way to try names without end; the own one may be written anew', async () => {
      const names = throttle('nameCheckByAddress', networkOf('unknown'), portal.context);
      await names.forget();
      for (let turn = 0; turn < 60; turn += 1) await names.count();
      expect((await change({ user_name: 'Taro' })).status).toBe(429);
      expect((await change({ user_name: 'ハナコ' })).status).toBe(429);
      expect((await change({ user_name: ' はなこ ' })).status).toBe(200);
      expect((await change({ gender: 'male' })).status).toBe(200);
    });
  });

  it.each(['ja', 'en'] as const)('GET /select_get has the words that stories show (%s)', async (lang) => {
    const { result, ...choices } = (await portal.call('GET /select_get', { lang })).body;
    const { regions, ...others } = fixture(lang);
    expect(choices).toMatchObject(others);
    expect(choices.regions).toHaveLength(64);
    expect(choices.regions.slice(-2)).toEqual(regions.slice(-2));
    expect(choices.regions[0]).toEqual({ value: 'chiyoda', label: lang === 'ja' ? '千代田区' : 'Chiyoda City' });
  });

  describe('sessions', () => {
    const logIn = async (userAgent: string) =>
      browserAfter(
        (
          await portal.call(
            'POST /user_login',
            { user_name: 'はなこ', password: goodPassword },
            { 'user-agent': userAgent },
          )
        ).headers,
      );
    const list = async (headers = browser) => (await portal.call('GET /user_sessions', {}, headers)).body.sessions;

    it('are listed, this one first, then the latest used; those of others and those that are over are not', async () => {
      const id = await createMember({ userName: 'Taro', password: 'password1' }, portal.context);
      await sessionHeaders(portal.context, id);
      now = new Date(start.getTime() + hour);
      const phone = await logIn(
        'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Version/19.0 Mobile/15E148 Safari/604.1',
      );
      now = new Date(start.getTime() + 2 * hour);
      await logIn('something else');
      const sessions = await list();
      expect(sessions).toEqual([
        expect.objectContaining({ started_at: '2026-11-19T15:30:00.000Z', device: null, is_current: true }),
        expect.objectContaining({ started_at: '2026-11-19T17:30:00.000Z', device: null, is_current: false }),
        expect.objectContaining({ started_at: '2026-11-19T16:30:00.000Z', device: 'iPhone, Safari' }),
      ]);
      expect((await list(phone))[0]).toMatchObject({ device: 'iPhone, Safari', is_current: true });
      expect(Object.keys(sessions[0]!).sort()).toEqual(['device', 'is_current', 'last_seen_at', 'started_at']);
      now = new Date(start.getTime() + 25 * 24 * hour);
      await list();
      now = new Date(start.getTime() + 45 * 24 * hour);
      expect(await list()).toHaveLength(1);
    });

    it('end, all but this one', async () => {
      const other = await logIn('x');
      await logIn('y');
      expect((await portal.call('POST /user_sessions_end', {}, browser)).body).toEqual({ result: true, ended: 2 });
      expect((await portal.call('POST /user_sessions_end', {}, browser)).body).toEqual({ result: true, ended: 0 });
      expect(await list()).toHaveLength(1);
      expect((await portal.call('POST /user_login_check', {}, other)).body.login_flag).toBe(0);
    });
  });

  it.each([
    'POST /user_get',
    'GET /user_sessions',
    'POST /user_sessions_end',
    'GET /user_export',
    'POST /user_delete',
  ] as const)('%s needs a session, and a POST a page of this site', async (call) => {
    const input = call === 'POST /user_delete' ? { password: goodPassword } : {};
    expect(await portal.call(call, input)).toMatchObject({ status: 401, error: { error_code: 'E401' } });
    if (call.startsWith('POST'))
      expect(await portal.call(call, input, { cookie: browser.cookie! })).toMatchObject({ status: 403 });
    expect(await portal.context.db.select().from(members).where(eq(members.userName, 'はなこ'))).toHaveLength(1);
  });
});
