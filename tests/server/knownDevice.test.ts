/** Whoever keeps trying a name makes its member wait everywhere but on a device that has logged in with it. */
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { deriveKeys } from '../../server/keys.ts';
import { members } from '../../server/members/members.table.ts';
import { throttles } from '../../server/throttle/throttle.table.ts';
import { answers, browserAfter, goodPassword, registration } from './memberSupport.ts';
import { onEachEngine, openPortal, type Portal, send, serverOf } from './support.ts';

const start = new Date('2026-11-20T12:00:00+09:00');
const newPassword = { password: 'aruku2027', password_confirmation: 'aruku2027' };
const right = {
  'POST /user_login': { user_name: 'Hanako', password: goodPassword },
  'POST /user_secret_check': { user_name: 'Hanako', ...answers },
} as const;
const wrong = {
  'POST /user_login': { user_name: 'Hanako', password: 'tokotoko2025' },
  'POST /user_secret_check': { user_name: 'Hanako', ...answers, secret_answer_1: 'ちがう' },
} as const;
const guesses = ['POST /user_login', 'POST /user_secret_check'] as const;
type Guess = (typeof guesses)[number];

onEachEngine((engine) => {
  let portal: Portal;
  let now = start;
  /** The cookie that Hanako's browser keeps when she logs out. */
  let known: string;
  let taro: string;
  beforeAll(async () => {
    portal = await openPortal(engine, () => now);
  });
  afterAll(() => portal.close());
  const deviceAfter = (headers: Headers) => /(?:__Host-)?known-device=[^;]+/.exec(browserAfter(headers).cookie!)![0];
  beforeEach(async () => {
    now = start;
    await portal.context.db.delete(throttles);
    await portal.context.db.delete(members);
    taro = deviceAfter((await portal.call('POST /user_save', registration('Taro'))).headers);
    known = deviceAfter((await portal.call('POST /user_save', registration('Hanako'))).headers);
  });
  const ask = (call: Guess, input: object, cookie?: string) =>
    portal.call(call, { ...input }, cookie === undefined ? {} : { cookie });
  /** Tries as soon as it may be done, and then once more, so that the only try is taken. */
  const keepTrying = async (call: Guess, turns = 8) => {
    for (let turn = 0; turn < turns; turn += 1) {
      const { status, error } = await ask(call, wrong[call]);
      if (status === 429) now = new Date(now.getTime() + error.retry_after! * 1000);
    }
    if ((await ask(call, wrong[call])).status === 401) expect((await ask(call, wrong[call])).status).toBe(429);
  };

  describe.each(guesses)('%s', (call) => {
    it('lets the known device in, however long a stranger keeps trying', async () => {
      for (let day = 0; day < 3; day += 1) {
        await keepTrying(call, day ? 2 : 12);
        expect((await ask(call, right[call])).status).toBe(429);
        expect((await ask(call, right[call], known)).status).toBe(200);
        // The stranger gains nothing by it: what is counted of the account stays.
        expect((await ask(call, wrong[call])).status).toBe(429);
      }
    });

    it('lets it in also where its whole network has to wait', async () => {
      for (let turn = 0; turn < 21; turn += 1) await ask(call, { ...wrong[call], user_name: `Nobody${turn}` });
      expect((await ask(call, right[call])).status).toBe(429);
      expect((await ask(call, right[call], known)).status).toBe(200);
    });

    it('counts the tries of the device itself, which then waits', async () => {
      for (let turn = 0; turn < 5; turn += 1) expect((await ask(call, wrong[call], known)).status).toBe(401);
      expect((await ask(call, right[call], known)).status).toBe(429);
      // Elsewhere nobody waits for that.
      expect((await ask(call, right[call])).status).toBe(200);
    });

    it.each<[string, () => string]>([
      ['of another member', () => taro],
      ['that nobody was given', () => `known-device=${'a'.repeat(43)}.${'b'.repeat(43)}`],
      ['with the random part of another member', () => `${taro.split('.')[0]}.${known.split('.')[1]}`],
      ['with another random part', () => `known-device=${'a'.repeat(43)}.${known.split('.')[1]}`],
      ['without its code', () => known.split('.')[0]!],
      ['that is longer', () => `${known}a`],
      ['of another scheme', () => known.replace('known', '__Host-known')],
      ['that is empty', () => 'known-device='],
    ])('is not helped by a cookie %s', async (_, cookieOf) => {
      await keepTrying(call);
      expect((await ask(call, right[call], cookieOf())).status).toBe(429);
    });

    it('answers alike for a name that is there and one that is not, with whatever cookie', async () => {
      for (const cookie of [taro, `known-device=${'a'.repeat(43)}.${'b'.repeat(43)}`]) {
        const answersFor = async (user_name: string) => {
          await portal.context.db.delete(throttles);
          const seen: unknown[] = [];
          for (let turn = 0; turn < 7; turn += 1) {
            const { status, error, headers } = await ask(call, { ...wrong[call], user_name }, cookie);
            seen.push({ status, error, cookie: headers.get('set-cookie') });
          }
          return seen;
        };
        expect(await answersFor('Hanako')).toEqual(await answersFor('Nobody'));
      }
    });
  });

  it('is known by the same cookie for another year, and by another name of the member', async () => {
    const again = await ask('POST /user_login', right['POST /user_login'], known);
    expect(deviceAfter(again.headers)).toBe(known);
    await portal.call('POST /user_change', { user_name: 'Sakura' }, browserAfter(again.headers));
    const sakura = { user_name: 'Sakura', password: goodPassword };
    for (let turn = 0; turn < 6; turn += 1) await ask('POST /user_login', { ...sakura, password: 'tokotoko2025' });
    expect((await ask('POST /user_login', sakura)).status).toBe(429);
    expect((await ask('POST /user_login', sakura, known)).status).toBe(200);
  });

  it('is another one after the next member has logged in on it', async () => {
    const { headers } = await ask('POST /user_login', { user_name: 'Taro', password: goodPassword }, known);
    expect(deviceAfter(headers).split('.')[0]).not.toBe(known.split('.')[0]);
  });

  it.each<[string, () => Promise<Headers>]>([
    [
      'changed',
      async () => {
        const browser = browserAfter((await ask('POST /user_login', right['POST /user_login'])).headers);
        const change = { current_password: goodPassword, ...newPassword };
        return (await portal.call('POST /user_change_password', change, browser)).headers;
      },
    ],
    [
      'reset',
      async () => {
        const { headers } = await ask('POST /user_secret_check', right['POST /user_secret_check']);
        return (await portal.call('POST /user_change_password', newPassword, browserAfter(headers))).headers;
      },
    ],
  ])('is known no more once the password is %s elsewhere; the one that did it is', async (_, change) => {
    const changed = deviceAfter(await change());
    const login = { user_name: 'Hanako', password: newPassword.password };
    await keepTrying('POST /user_login');
    expect((await ask('POST /user_login', login, known)).status).toBe(429);
    expect((await ask('POST /user_login', login, changed)).status).toBe(200);
  });

  it('is known no more once the account is deleted, also when somebody takes the name', async () => {
    const browser = browserAfter((await ask('POST /user_login', right['POST /user_login'])).headers);
    await portal.call('POST /user_delete', { password: goodPassword }, browser);
    await portal.call('POST /user_save', registration('Hanako'));
    await keepTrying('POST /user_login');
    expect((await ask('POST /user_login', right['POST /user_login'], known)).status).toBe(429);
  });

  it('has the prefix of HTTPS, and is no session', async () => {
    const secure = serverOf(portal.context, { PUBLIC_ORIGIN: 'https://walk.example.jp' });
    const { headers } = await send(secure, 'POST /user_login', right['POST /user_login']);
    const cookie = deviceAfter(headers);
    expect(cookie).toMatch(/^__Host-known-device=/);
    expect((await send(secure, 'POST /user_login_check', {}, { cookie })).body.login_flag).toBe(0);
  });

  it('is known by the server with the same key only', async () => {
    const other = serverOf({
      ...portal.context,
      keys: { ...portal.context.keys, knownDevice: deriveKeys('another-secret-of-thirty-two-letters').knownDevice },
    });
    await keepTrying('POST /user_login');
    expect((await send(other, 'POST /user_login', right['POST /user_login'], { cookie: known })).status).toBe(429);
    expect(await portal.context.db.select().from(members).where(eq(members.userName, 'Hanako'))).toHaveLength(1);
  });
});
