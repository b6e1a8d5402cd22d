/** A forgotten password: who may set a new one, how often it may be tried, and what it ends. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createMember } from '../../server/members/createMember.ts';
import { members, passwordResets } from '../../server/members/members.table.ts';
import { sessions } from '../../server/sessions/sessions.table.ts';
import { throttles } from '../../server/throttle/throttle.table.ts';
import { answers, browserAfter, goodPassword, registration, removed } from './memberSupport.ts';
import { onEachEngine, openPortal, type Portal, send, serverOf } from './support.ts';

const start = new Date('2026-11-20T12:00:00+09:00');
const minute = 60_000;
const newPassword = { password: 'aruku2027', password_confirmation: 'aruku2027' };

onEachEngine((engine) => {
  let portal: Portal;
  let now = start;
  let loggedIn: Record<string, string>;
  beforeAll(async () => {
    portal = await openPortal(engine, () => now);
  });
  afterAll(() => portal.close());
  beforeEach(async () => {
    now = start;
    const { db } = portal.context;
    await db.delete(throttles);
    await db.delete(members);
    loggedIn = browserAfter((await portal.call('POST /user_save', registration('はなこ'))).headers);
  });
  const right = { user_name: 'はなこ', ...answers };
  const check = (input: Record<string, unknown> = right) => portal.call('POST /user_secret_check', input);
  const permitted = async () => browserAfter((await check()).headers);
  const reset = (browser: Record<string, string>, input: Record<string, unknown> = newPassword) =>
    portal.call('POST /user_change_password', input, browser);
  const logIn = (password: string) => portal.call('POST /user_login', { user_name: 'はなこ', password });
  const flag = async (browser: Record<string, string>) =>
    (await portal.call('POST /user_login_check', {}, browser)).body.login_flag;
  const permits = () => portal.context.db.select().from(passwordResets);

  describe.each(['GET /user_secret_check', 'POST /user_secret_check'] as const)('%s', (call) => {
    it.each<[string, Record<string, unknown>]>([
      ['as they were entered', {}],
      [
        'the other way round',
        {
          ...{ secret_question_1: 'book', secret_answer_1: answers.secret_answer_2 },
          ...{ secret_question_2: 'school', secret_answer_2: answers.secret_answer_1 },
        },
      ],
      ['in katakana, with spaces', { secret_answer_1: ' ウエノ　ショウ ' }],
      ['in romaji', { secret_answer_2: 'Kokoro' }],
    ])('finds the answers right, %s', async (_, changes) => {
      expect(await portal.call(call, { ...right, ...changes })).toMatchObject({ status: 200 });
    });

    it.each(['ラーメン', 'らーめん', 'ra-men'])('finds %s right for ラーメン', async (secret_answer_2) => {
      await portal.call('POST /user_save', registration('Taro', { secret_answer_2: 'ラーメン' }));
      expect(await portal.call(call, { ...right, user_name: 'Taro', secret_answer_2 })).toMatchObject({ status: 200 });
    });

    it.each<[string, Record<string, unknown>]>([
      ['the first answer', { secret_answer_1: 'うえの' }],
      ['the second answer', { secret_answer_2: 'こころね' }],
      ['both answers', { secret_answer_1: 'うえの', secret_answer_2: 'こころね' }],
      ['a question', { secret_question_1: 'pet' }],
      ['the questions of the answers', { secret_question_1: 'book', secret_question_2: 'school' }],
      ['the user name', { user_name: 'だれか' }],
    ])('says the same whatever is wrong: %s', async (_, changes) => {
      const { status, body, headers } = await portal.call(call, { ...right, ...changes });
      expect(status).toBe(401);
      expect(body).toEqual({
        result: false,
        error_info: { error_code: 'E401', error_message: 'The user name or secret answer is incorrect' },
      });
      expect(headers.get('set-cookie')).toBeNull();
      expect(headers.get('cache-control')).toBe('no-store');
      expect(await permits()).toEqual([]);
    });

    it('refuses one question given twice, and an answer that is no hiragana or too long', async () => {
      expect(await portal.call(call, { ...right, secret_question_2: 'school' })).toMatchObject({
        status: 422,
        error: { fields: [{ field: 'secret_question_2', kind: 'not_valid' }] },
      });
      expect(await portal.call(call, { ...right, secret_answer_1: '上野小' })).toMatchObject({
        status: 422,
        error: { fields: [{ field: 'secret_answer_1', kind: 'format_invalid' }] },
      });
      expect(await portal.call(call, { ...right, secret_answer_1: 'a'.repeat(5000) })).toMatchObject({
        status: 422,
        error: { fields: [{ field: 'secret_answer_1', kind: 'too_long' }] },
      });
    });

    it.each(['はなこ', 'だれか'])(
      'makes %s wait after five wrong tries, ever longer up to 15 minutes',
      async (user_name) => {
        const wrong = { ...right, user_name, secret_answer_1: 'うえの' };
        const waits: number[] = [];
        for (let turn = 0; turn < 10; turn += 1) {
          const { status, error } = await portal.call(call, wrong);
          if (status === 401) continue;
          expect(status).toBe(429);
          waits.push(error.retry_after!);
          now = new Date(now.getTime() + error.retry_after! * 1000);
          turn -= 1;
        }
        expect(waits).toEqual([60, 120, 240, 480, 900]);
      },
    );
  });

  it('makes a member without answers wait like any other, and permits nothing', async () => {
    await createMember({ userName: 'Taro', password: 'password1' }, portal.context);
    expect((await check({ ...right, user_name: 'Taro' })).status).toBe(401);
  });

  it('lets nobody in while an account waits, also with the right answers, and forgets after them', async () => {
    for (let turn = 0; turn < 5; turn += 1) await check({ ...right, secret_answer_1: 'うえの' });
    expect((await check()).status).toBe(429);
    now = new Date(start.getTime() + minute);
    expect((await check()).status).toBe(200);
    for (let turn = 0; turn < 4; turn += 1) await check({ ...right, secret_answer_1: 'うえの' });
    expect((await check()).status).toBe(200);
  });

  it('makes an address wait that tries many names', async () => {
    const statuses: number[] = [];
    for (let turn = 0; turn < 21; turn += 1)
      statuses.push((await check({ ...right, user_name: `だれか${turn}` })).status);
    expect(statuses.filter((status) => status === 429)).toHaveLength(1);
  });

  it('does about the same work for a name that nobody has', async () => {
    const work = async (input: Record<string, unknown>) => {
      await portal.context.db.delete(throttles);
      const before = process.cpuUsage();
      expect((await check(input)).status).toBe(401);
      const { user, system } = process.cpuUsage(before);
      return user + system;
    };
    const wrong: number[] = [];
    const unknown: number[] = [];
    for (let turn = 0; turn < 5; turn += 1) {
      wrong.push(await work({ ...right, secret_answer_1: 'うえの' }));
      unknown.push(await work({ ...right, user_name: 'だれか' }));
    }
    const ratio = Math.min(...wrong) / Math.min(...unknown);
    expect(ratio).toBeGreaterThan(0.5);
    expect(ratio).toBeLessThan(2);
  });

  it('permits by GET nothing', async () => {
    const { headers } = await portal.call('GET /user_secret_check', right);
    expect(headers.get('set-cookie')).toBeNull();
    expect(await permits()).toEqual([]);
  });

  it('permits by POST this browser, for 10 minutes, with a token of which a hash is kept', async () => {
    const { body, headers } = await check();
    expect(body).toEqual({ result: true, expires_at: '2026-11-20T03:10:00.000Z' });
    const cookie = headers.get('set-cookie')!;
    expect(cookie).toMatch(/^password-reset=[A-Za-z0-9_-]{43}; Max-Age=600; Path=\/; HttpOnly; SameSite=Lax$/);
    expect(JSON.stringify(await permits())).not.toContain(/=([^;]+)/.exec(cookie)![1]);
    const secure = serverOf(portal.context, { PUBLIC_ORIGIN: 'https://walk.example.jp' });
    expect((await send(secure, 'POST /user_secret_check', right)).headers.get('set-cookie')).toMatch(
      /^__Host-password-reset=[^;]{43}; Max-Age=600; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    );
  });

  it('tells the holder of the permission the name, as its member writes it, and nobody else', async () => {
    const name = async (browser: Record<string, string>) =>
      (await portal.call('GET /user_reset', {}, browser)).body.user_name;
    const browser = await permitted();
    expect(await name(browser)).toBe('はなこ');
    for (const cookie of ['', 'password-reset=', `password-reset=${'a'.repeat(43)}`, loggedIn.cookie!])
      expect(await name({ cookie })).toBeNull();
    now = new Date(start.getTime() + 10 * minute);
    expect(await name(browser)).toBeNull();
    now = start;
    await reset(browser);
    expect(await name(browser)).toBeNull();
  });

  it('sets the new password once, ends every session, and tells of it at the next login, once', async () => {
    const browser = await permitted();
    const { status, body, headers } = await reset(browser);
    expect({ status, body }).toEqual({ status: 200, body: { result: true } });
    expect(headers.getSetCookie()).toEqual([
      expect.stringMatching(removed('password-reset')),
      expect.stringMatching(/^known-device=[A-Za-z0-9_.-]{87};/),
    ]);
    expect(await flag(loggedIn)).toBe(0);
    expect(await portal.context.db.select().from(sessions)).toEqual([]);
    expect((await logIn(goodPassword)).status).toBe(401);
    const response = await logIn(newPassword.password);
    expect(response.status).toBe(200);
    const next = browserAfter(response.headers);
    const resetOn = async () =>
      (await portal.call('POST /user_get', { reset_notice: 'shown' }, next)).body.member.password_reset_on;
    expect(await resetOn()).toBe('2026-11-20');
    expect(await resetOn()).toBeNull();
    expect(await reset(browser)).toMatchObject({ status: 401, error: { error_code: 'E401' } });
    expect((await logIn(newPassword.password)).status).toBe(200);
  });

  it('removes the session of the browser as well, where somebody was logged in', async () => {
    const { cookie } = await permitted();
    const { headers } = await reset({ ...loggedIn, cookie: `${loggedIn.cookie}; ${cookie}` });
    expect(headers.getSetCookie()).toEqual([
      expect.stringMatching(removed('password-reset')),
      expect.stringMatching(/^known-device=/),
      expect.stringMatching(removed('session')),
    ]);
  });

  it('lets the member log in at once, however often somebody else has tried', async () => {
    for (let turn = 0; turn < 5; turn += 1) await logIn('tokotoko2025');
    expect((await logIn(goodPassword)).status).toBe(429);
    await reset(await permitted());
    expect((await logIn(newPassword.password)).status).toBe(200);
  });

  it('is over after 10 minutes', async () => {
    const browser = await permitted();
    now = new Date(start.getTime() + 10 * minute);
    const { status, headers } = await reset(browser);
    expect(status).toBe(401);
    expect(headers.get('set-cookie')).toMatch(removed('password-reset'));
    expect((await logIn(goodPassword)).status).toBe(200);
  });

  it.each<[string, Record<string, unknown>, string]>([
    ['another confirmation', { password_confirmation: 'aruku2028' }, 'password_confirmation'],
    ['a common password', { password: 'password1', password_confirmation: 'password1' }, 'password'],
    ['the password that it was', { password: goodPassword, password_confirmation: goodPassword }, 'password'],
  ])('refuses %s, and the permission stays', async (_, changes, field) => {
    const browser = await permitted();
    expect(await reset(browser, { ...newPassword, ...changes })).toMatchObject({
      status: 422,
      error: { fields: [{ field, kind: 'not_valid' }] },
    });
    expect(await flag(loggedIn)).toBe(1);
    expect((await reset(browser)).status).toBe(200);
  });

  it('happens once when it is sent several times at once, and ends other permissions', async () => {
    const [browser, other] = [await permitted(), await permitted()];
    const passwords = ['aruku2027', 'aruku2028', 'aruku2029'];
    const responses = await Promise.all(
      passwords.map((password) => reset(browser, { password, password_confirmation: password })),
    );
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 401, 401]);
    expect((await reset(other)).status).toBe(401);
    const logins = await Promise.all(passwords.map(logIn));
    expect(logins.map(({ status }) => status)).toEqual(responses.map(({ status }) => status));
  });

  it('and a change by the member at the same moment never wait for each other', async () => {
    const sent = { current_password: goodPassword, password: 'aruku2030', password_confirmation: 'aruku2030' };
    for (let round = 0; round < 5; round += 1) {
      await portal.context.db.delete(members);
      await portal.context.db.delete(throttles);
      const own = browserAfter((await portal.call('POST /user_save', registration('はなこ'))).headers);
      const browsers = [await permitted(), await permitted()];
      const responses = await Promise.all([
        ...browsers.map((browser) => reset(browser)),
        portal.call('POST /user_change_password', sent, own),
      ]);
      const statuses = responses.map(({ status }) => status);
      // Of what one has ended, the others are refused.
      expect(statuses.filter((status) => status === 200)).toHaveLength(1);
      expect(statuses.filter((status) => status === 401 || status === 422)).toHaveLength(2);
    }
  });

  it.each([{}, { cookie: 'password-reset=' }, { cookie: `password-reset=${'a'.repeat(43)}` }] as Record<
    string,
    string
  >[])('needs a permission: %j', async (headers) => {
    expect(await reset(headers)).toMatchObject({ status: 401, error: { error_code: 'E401' } });
  });
});
