/** Tries are limited: growing waits, none for good, shared by all processes, and the same whether a name is there or not. */
import { createHook } from 'node:async_hooks';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ErrorCode } from '../../contract/errors.ts';
import { type Call, endpoints } from '../../contract/index.ts';
import { openDatabase } from '../../server/db/database.ts';
import { throttle, throttleKinds } from '../../server/throttle/throttle.ts';
import { pageServerOf } from '../server/pagesSupport.ts';
import { onEngineInTurn, openPortal, type Portal, send, serverOf } from '../server/support.ts';
import { forgetTries } from './asking.ts';
import { createPeople, ownPage, type Person } from './callers.ts';
import { calls, fieldsOf, goodInput } from './inputs.ts';

const start = new Date('2026-11-20T12:00:00+09:00');
const kinds = Object.keys(throttleKinds) as (keyof typeof throttleKinds)[];
/** Of an address, which many may share, a minute; of an account, a device and the keys of staff, which nothing else protects, 15. */
const maxWaitSeconds = (kind: (typeof kinds)[number]) =>
  kind.endsWith('ByAddress') && kind !== 'staffLoginByAddress' ? 60 : 15 * 60;

/** Calls of anybody by which secrets, or which names there are, could be found out by trying. */
const guessing = calls.filter(
  (call) =>
    fieldsOf(call).includes('user_name') &&
    goodInput(call, 'x').user_name !== undefined &&
    !call.endsWith('user_change'),
);
/** Of those, the ones that say whether a secret is right. */
const secretChecks = guessing.filter((call) => (endpoints[call].errors as readonly ErrorCode[]).includes('E401'));

/** How many Argon2 hashes are computed while something runs. */
async function hashesOf(run: () => Promise<unknown>): Promise<number> {
  let hashes = 0;
  const hook = createHook({
    init: (_, type) => {
      if (type === 'ARGON2REQUEST') hashes += 1;
    },
  }).enable();
  await run();
  hook.disable();
  return hashes;
}

onEngineInTurn((engine) => {
  let portal: Portal;
  let now = start;
  let person: Person;
  beforeAll(async () => {
    portal = await openPortal(engine, () => now);
    person = await (await createPeople(portal.context))('Hanako');
  });
  afterAll(() => portal.close());
  beforeEach(async () => {
    now = start;
    await forgetTries(portal.context.db);
  });
  const later = (seconds: number) => {
    now = new Date(now.getTime() + seconds * 1000);
  };

  describe.each(kinds)('tries of %s', (kind) => {
    /** Seconds to wait before the next, or 0. */
    const waitOf = () =>
      throttle(kind, 'subject', portal.context)
        .count()
        .then(
          () => 0,
          (error: { code: string; retryAfter: number }) => {
            expect(error.code).toBe('E429');
            return error.retryAfter;
          },
        );

    it('wait ever longer, up to the longest wait, and may always be made again', async () => {
      const { free } = throttleKinds[kind];
      for (let turn = 0; turn < free; turn += 1) expect(await waitOf()).toBe(0);
      const waits: number[] = [];
      for (let turn = 0; turn < 12; turn += 1) {
        const wait = await waitOf();
        waits.push(wait);
        // Asking too early costs nothing: the wait grows with tries that are made.
        expect(await waitOf()).toBe(wait);
        later(wait);
        expect(await waitOf()).toBe(0);
      }
      expect(waits).toEqual(waits.toSorted((a, b) => a - b));
      expect(Math.max(...waits)).toBe(maxWaitSeconds(kind));
      later(3601);
      expect(await waitOf()).toBe(0);
      expect(await waitOf()).toBe(0);
    });
  });

  it.skipIf(engine === 'pglite')('are counted together by two processes on one database', async () => {
    const other = await openDatabase(portal.options);
    try {
      const contexts = [portal.context, { ...portal.context, db: other.db }];
      const results = await Promise.allSettled(
        Array.from({ length: 40 }, (_, at) => throttle('loginByAccount', 'shared', contexts[at % 2]!).count()),
      );
      expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(throttleKinds.loginByAccount.free);
    } finally {
      await other.close();
    }
  });

  const wrong = (call: Call, userName: string) => {
    const input = goodInput(call, userName);
    if (!secretChecks.includes(call)) return input;
    return {
      ...input,
      ...('password' in input && { password: 'Wrong2026xy' }),
      ...('secret_answer_1' in input && { secret_answer_1: 'ちがう' }),
    };
  };

  describe.each(secretChecks)('%s', (call) => {
    it('answers alike, after the same work, for a name that is there and one that is not', async () => {
      const answers: unknown[] = [];
      const work: number[] = [];
      for (const userName of [person.userName, 'Nobody']) {
        await forgetTries(portal.context.db);
        const sequence: unknown[] = [];
        work.push(
          await hashesOf(async () => {
            for (let turn = 0; turn < 8; turn += 1) {
              const { status, body, headers } = await portal.call(call, wrong(call, userName), ownPage);
              sequence.push({ status, body, retry: headers.get('retry-after'), cookie: headers.get('set-cookie') });
            }
          }),
        );
        answers.push(sequence);
      }
      expect(answers[0]).toEqual(answers[1]);
      expect(work[0]).toBeGreaterThan(0);
      expect(work[0]).toBe(work[1]);
    });

    it('is limited for an account that is tried from ever other addresses', async () => {
      const app = serverOf(portal.context, { TRUST_PROXY: 'yes' });
      const statuses: number[] = [];
      for (let turn = 0; turn < 24; turn += 1) {
        const headers = { ...ownPage, 'x-forwarded-for': `203.0.113.${turn}` };
        statuses.push((await send(app, call, wrong(call, person.userName), headers)).status);
      }
      expect(statuses).toContain(429);
    });
  });

  describe.each(guessing)('%s', (call) => {
    it('is limited for an address that tries many names', async () => {
      let last = { status: 0, retry: null as string | null };
      for (let turn = 0; turn < 250 && last.status !== 429; turn += 1) {
        const { status, headers } = await portal.call(call, wrong(call, `Name${turn}`), ownPage);
        last = { status, retry: headers.get('retry-after') };
      }
      expect(last.status).toBe(429);
      expect(Number(last.retry)).toBeGreaterThan(0);
    });
  });

  it('a page says in words how long to wait, with 429 and Retry-After', async () => {
    const app = pageServerOf(portal.context);
    const post = (lang: string) =>
      app.request(`http://localhost/login?lang=${lang}`, {
        method: 'POST',
        body: 'user_name=Hanako&password=wrong12345',
        headers: { ...ownPage, 'content-type': 'application/x-www-form-urlencoded' },
      });
    for (let turn = 0; turn < 5; turn += 1) expect((await post('ja')).status).toBe(401);
    for (const [lang, words] of [
      ['ja', /しばらく|分/],
      ['en', /minute/],
    ] as const) {
      const response = await post(lang);
      expect(response.status).toBe(429);
      expect(response.headers.get('retry-after')).toBe('15');
      const text = await response.text();
      expect(text).toMatch(words);
      expect(text).not.toContain('wrong12345');
    }
  });

  it('leave no name and no address in the database', async () => {
    await portal.call('POST /user_login', { user_name: 'Hanako', password: 'wrong12345' }, ownPage);
    const rows = JSON.stringify(await portal.context.db.query.throttles.findMany());
    expect(rows.length).toBeGreaterThan(10);
    expect(rows).not.toMatch(/hanako|127\.0\.0\.1|unknown/i);
  });
}, 1);
