/** Logging in: what is told, what is not, and how often it may be tried. */
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createMember } from '../../server/members/createMember.ts';
import { members } from '../../server/members/members.table.ts';
import { hashPassword } from '../../server/members/password.ts';
import { sessions } from '../../server/sessions/sessions.table.ts';
import { throttles } from '../../server/throttle/throttle.table.ts';
import { networkOf, throttle } from '../../server/throttle/throttle.ts';
import { registration } from './memberSupport.ts';
import { onEachEngine, openPortal, type Portal, send, serverOf, strongKeys } from './support.ts';

const start = new Date('2026-11-20T12:00:00+09:00');
const minute = 60_000;
const right = { user_name: 'Hanako', password: 'password1' };

onEachEngine((engine) => {
  let portal: Portal;
  let now = start;
  let id: number;
  beforeAll(async () => {
    portal = await openPortal(engine, () => now, strongKeys);
    id = await createMember({ userName: right.user_name, password: right.password }, portal.context);
  });
  afterAll(() => portal.close());
  beforeEach(async () => {
    now = start;
    await portal.context.db.delete(throttles);
    await portal.context.db.delete(sessions);
  });
  const logIn = (input: Record<string, unknown>, headers?: Record<string, string>) =>
    portal.call('POST /user_login', input, headers);

  describe('a login', () => {
    it('answers with the name and a cookie that scripts cannot read', async () => {
      const { status, body, headers } = await logIn({ ...right, user_name: 'ｈａｎａｋｏ ' });
      expect({ status, body }).toEqual({ status: 200, body: { result: true, user_name: 'Hanako' } });
      expect(headers.getSetCookie()).toEqual([
        expect.stringMatching(/^session=[A-Za-z0-9_-]{43}; Max-Age=7776000; Path=\/; HttpOnly; SameSite=Lax$/),
        expect.stringMatching(
          /^known-device=[A-Za-z0-9_-]{43}\.[A-Za-z0-9_-]{43}; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Lax$/,
        ),
      ]);
      expect(headers.get('cache-control')).toBe('no-store');
    });

    it('has a Secure cookie with the __Host- prefix on HTTPS', async () => {
      const secure = serverOf(portal.context, { PUBLIC_ORIGIN: 'https://walk.example.jp' });
      const { headers } = await send(secure, 'POST /user_login', right);
      expect(headers.getSetCookie()).toEqual([
        expect.stringMatching(/^__Host-session=[^;]{43}; Max-Age=7776000; Path=\/; HttpOnly; Secure; SameSite=Lax$/),
        expect.stringMatching(
          /^__Host-known-device=[^;]{87}; Max-Age=31536000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
        ),
      ]);
    });

    it('keeps neither token nor password', async () => {
      const cookies = (await logIn(right)).headers.get('set-cookie')!;
      const token = /session=([^;]+)/.exec(cookies)![1]!;
      const [, random, code] = /known-device=([^;.]+)\.([^;]+)/.exec(cookies)! as unknown as [string, string, string];
      const stored = JSON.stringify([
        await portal.context.db.select().from(sessions),
        await portal.context.db.select().from(members),
        await portal.context.db.select().from(throttles),
      ]);
      expect(stored).toContain('Hanako');
      expect(stored).toContain('$argon2id$v=19$m=19456,t=2,p=1,keyid=');
      for (const secret of [token, random, code]) expect(stored).not.toContain(secret);
      expect(stored).not.toContain(right.password);
    });

    it('has the same answer for a wrong password and for a name that nobody has', async () => {
      const [wrong, unknown] = await Promise.all([
        logIn({ ...right, password: 'password2' }),
        logIn({ user_name: 'Nobody', password: 'password1' }),
      ]);
      expect(wrong).toMatchObject({ status: 401, error: { error_code: 'E401' } });
      expect(wrong.body).toEqual(unknown.body);
      expect(wrong.error.fields).toBeUndefined();
      expect([wrong, unknown].map(({ headers }) => headers.get('set-cookie'))).toEqual([null, null]);
    });

    it('does about the same work for both, so that the time tells nothing', async () => {
      /** Processor time, which what else runs on the machine changes least. */
      const work = async (input: Record<string, unknown>) => {
        await portal.context.db.delete(throttles);
        const before = process.cpuUsage();
        expect((await logIn(input)).status).toBe(401);
        const { user, system } = process.cpuUsage(before);
        return user + system;
      };
      const wrong: number[] = [];
      const unknown: number[] = [];
      for (let turn = 0; turn < 6; turn += 1) {
        wrong.push(await work({ ...right, password: 'password2' }));
        unknown.push(await work({ user_name: 'Nobody', password: 'password1' }));
      }
      // The least of each: what else the process does only adds.
      const ratio = Math.min(...wrong) / Math.min(...unknown);
      expect(ratio).toBeGreaterThan(0.5);
      expect(ratio).toBeLessThan(2);
    });

    it('makes a hash of older costs anew', async () => {
      const old = await hashPassword(right.password, portal.context.keys.pepper, {
        memory: 8192,
        passes: 1,
        parallelism: 1,
      });
      await portal.context.db.update(members).set({ passwordHash: old }).where(eq(members.id, id));
      expect((await logIn({ ...right, password: 'password2' })).status).toBe(401);
      expect((await logIn(right)).status).toBe(200);
      const [row] = await portal.context.db.select().from(members).where(eq(members.id, id));
      expect(row!.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1,keyid=/);
      expect((await logIn(right)).status).toBe(200);
    });
  });

  describe.each([
    ['an account', 'Hanako'],
    ['a name that nobody has', 'Nobody'],
  ])('%s', (_, user_name) => {
    const wrong = { user_name, password: 'password2' };
    /** Seconds to wait after so many tries, each made as soon as it may be. */
    const waitsFor = async (tries: number) => {
      const waits: number[] = [];
      for (let turn = 0; turn < tries; turn += 1) {
        const { status, error, headers } = await logIn(wrong);
        if (status === 401) continue;
        expect(status).toBe(429);
        expect(error.error_code).toBe('E429');
        expect(headers.get('retry-after')).toBe(String(error.retry_after));
        waits.push(error.retry_after!);
        now = new Date(now.getTime() + error.retry_after! * 1000);
        turn -= 1;
      }
      return waits;
    };

    it('waits ever longer after five tries, and never longer than 15 minutes', async () => {
      expect(await waitsFor(14)).toEqual([15, 30, 60, 120, 240, 480, 900, 900, 900]);
    });

    it('is tried without a wait again after an hour', async () => {
      await waitsFor(8);
      now = new Date(now.getTime() + 61 * minute);
      expect(await waitsFor(5)).toEqual([]);
    });

    it('counts tries at the same moment one by one', async () => {
      const responses = await Promise.all(Array.from({ length: 12 }, () => logIn(wrong)));
      expect(responses.filter(({ status }) => status === 401)).toHaveLength(5);
      expect(responses.filter(({ status }) => status === 429)).toHaveLength(7);
    });
  });

  it('lets nobody in while an account waits, and forgets the tries after a login', async () => {
    for (let turn = 0; turn < 5; turn += 1) await logIn({ ...right, password: 'password2' });
    expect((await logIn(right)).status).toBe(429);
    now = new Date(now.getTime() + 15_000);
    expect((await logIn(right)).status).toBe(200);
    for (let turn = 0; turn < 4; turn += 1) await logIn({ ...right, password: 'password2' });
    expect((await logIn(right)).status).toBe(200);
  });

  it('makes an address wait that tries many names, others not; what goes well is not counted', async () => {
    const app = serverOf(portal.context, { TRUST_PROXY: 'yes' });
    const from = (address: string, input: object) =>
      send(app, 'POST /user_login', input, { 'x-forwarded-for': address });
    for (let turn = 0; turn < 3; turn += 1) expect((await from('203.0.113.1', right)).status).toBe(200);
    const statuses = await Promise.all(
      Array.from({ length: 21 }, async (_, turn) => {
        const { status } = await from('203.0.113.1', { user_name: `Nobody${turn}`, password: 'password1' });
        return status;
      }),
    );
    expect(statuses.filter((status) => status === 429)).toHaveLength(1);
    expect((await from('203.0.113.1', right)).status).toBe(429);
    const wrong = { ...right, password: 'password2' };
    for (let turn = 0; turn < 8; turn += 1) expect((await from('203.0.113.1', wrong)).status).toBe(429);
    // The account does not wait because an address does.
    expect((await from('203.0.113.2', right)).status).toBe(200);
    expect(JSON.stringify(await portal.context.db.select().from(throttles))).not.toContain('203.0.113');
  });

  it('limits how many names an address may look up', async () => {
    const statuses: number[] = [];
    const typed = throttle('typedNameByAddress', networkOf('unknown'), portal.context);
    for (let name = 0; name < 180; name += 1) await typed.count();
    // Six at once: sixty would wait for each other longer than a request may on a busy machine.
    for (let name = 0; name < 66; name += 6) {
      const responses = await Promise.all(
        Array.from({ length: 6 }, (_, at) => portal.call('POST /user_check', { user_name: `Name${name + at}` })),
      );
      statuses.push(...responses.map(({ status }) => status));
    }
    expect(statuses.filter((status) => status === 200)).toHaveLength(60);
    expect(statuses.filter((status) => status === 429)).toHaveLength(6);
    // Whoever has been typing can still send what they have entered.
    expect((await portal.call('POST /user_draft', registration('Jiro'))).status).toBe(200);
  });
});

it.each([
  ['192.0.2.1', '192.0.2.1'],
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:0DB8:1:2::9', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
  ['unknown', 'unknown'],
])('the network of %s is %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});
