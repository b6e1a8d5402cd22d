/**
 * Nothing that a caller sends may end in a 5xx, a stack, or a change of what is stored. Input is checked before any engine
 * sees it, so one engine is enough here; `badInputEngines.test.ts` sends what reaches the database to both.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { defaultLimitBytes } from '../../contract/endpoint.ts';
import { errorEnvelope, errorStatus } from '../../contract/errors.ts';
import type { Call } from '../../contract/index.ts';
import { endpoints } from '../../contract/index.ts';
import { sample } from '../full.ts';
import { calls, fieldsOf, goodStatus, nasty, refused, required } from './badInputCases.ts';
import { form, isPost, json, openAsker, origin, routeOf } from './badInputSupport.ts';
import { anyEngine } from './support.ts';

/** The fields of a good call. */
const good = (call: Call) => Object.fromEntries(new URLSearchParams(required[call] ?? ''));
/** Of all calls at the same path. */
const methodsOf = (call: Call) => {
  const path = call.split(' ')[1];
  return calls.map((other) => other.split(' ')).flatMap(([method, at]) => (at === path ? [method!] : []));
};

const sent = new Set<unknown>();
/**
 * Everything for the first call whose field has a schema; later ones that share it, such as `lang`, get what it lets through and a
 * few others: what a schema refuses never reaches an operation. So do fields that no operation reads.
 */
function nastyFor(call: Call, field: string): string[] {
  const schema: z.ZodType = (endpoints[call].input.shape as Record<string, z.ZodType>)[field]!;
  const isKnown = sent.has(schema);
  sent.add(schema);
  // Outside a full run every third, but what the schema lets through: that reaches the operation.
  const some = new Set(isKnown ? nasty.slice(0, 3) : sample(nasty, 3));
  return nasty.filter((value) => some.has(value) || schema.safeParse(value).success);
}

let asker: Awaited<ReturnType<typeof openAsker>>;
let before: unknown;
beforeAll(async () => {
  asker = await openAsker(anyEngine());
  before = await asker.stored();
});
afterAll(async () => {
  expect(await asker.stored()).toEqual(before);
  await asker.close();
});

it.each(
  refused.map(
    ([call, query, field, kind]) =>
      [call, query.length > 60 ? `${query.slice(0, 60)}…` : query, field, kind, query] as const,
  ),
)('%s with %j is refused for %s: %s', async (call, _, field, kind, query) => {
  const { status, error } = await asker.askWith(call, query);
  expect({ status, code: error?.error_code, fields: error?.fields }).toEqual({
    status: 422,
    code: 'E422',
    fields: [{ field, kind }],
  });
  expect(error!.error_message).toContain(field);
  expect(error!.error_message.length).toBeLessThan(200);
});

it('names every wrong field at once', async () => {
  const { error } = await asker.ask(`${origin}/api/search?limit_num=0&sort=up&time_band[]=9&keyword=上野`);
  expect(error!.fields).toEqual(
    expect.arrayContaining([
      { field: 'limit_num', kind: 'below_minimum' },
      { field: 'sort', kind: 'not_valid' },
      { field: 'time_band', kind: 'above_maximum' },
    ]),
  );
  expect(error!.fields).toHaveLength(3);
});

it.each(['GET /course_detail', 'POST /course_detail/get_num', 'GET /notice_detail'] as const)(
  '%s says E404 for an id that is not there',
  async (call) => {
    expect(await asker.askWith(call, 'id=2147483647')).toMatchObject({ status: 404, error: { error_code: 'E404' } });
  },
);

it.each([
  '/api/nothing',
  '/api/',
  '/api/search/',
  '/api/../api/none',
  '/api/course_detail/101',
  '/api/%E0%A4%A',
  '/api/%00',
  '/api/search%2F',
])('%s is no call: E404', async (path) => {
  expect(await asker.ask(origin + path)).toMatchObject({ status: 404, error: { error_code: 'E404' } });
});

describe.each(calls)('%s', (call) => {
  it('refuses every other method and says which it wants', async () => {
    const allowed = methodsOf(call);
    for (const method of ['GET', 'POST', 'PUT', 'DELETE', 'PATCH'].filter((name) => !allowed.includes(name))) {
      const response = await asker.app.request(routeOf(call), { method });
      expect(response.status).toBe(405);
      expect(response.headers.get('allow')).toBe(allowed.join(', '));
      expect(errorEnvelope.parse(await response.json()).error_info.error_code).toBe('E405');
    }
  });

  it('stands everything nasty in every field, and in fields that it does not have', async () => {
    const isRead = (field: string) => Object.hasOwn(endpoints[call].input.shape, field);
    for (const field of [...fieldsOf(call), 'other', '__proto__', 'constructor', 'toString'])
      for (const value of isRead(field) ? nastyFor(call, field) : nasty.slice(0, 3))
        for (const name of [field, `${field}[]`]) {
          const query = `${isRead(field) ? '' : (required[call] ?? '')}&${encodeURIComponent(name)}=${encodeURIComponent(value)}`;
          const { status, error } = await asker.askWith(call, query);
          expect([200, 404, 422, ...endpoints[call].errors.map((code) => errorStatus[code])], query).toContain(status);
          if (status === 422) expect(error!.fields!.length).toBeGreaterThan(0);
        }
    for (const raw of [
      '%FF%FE',
      '%E3%81',
      '%',
      '%zz',
      '&&&',
      '=',
      '[]=1',
      'a[b][c]=1',
      '?',
      '#',
      `x=${'y'.repeat(10_240)}`,
    ])
      await asker.askWith(call, `${required[call] ?? ''}&${raw}`);
    expect((await asker.askWith(call, required[call] ?? '')).status).toBe(goodStatus(call));
  });
});

describe.each(calls.filter(isPost))('the body of %s', (call) => {
  it('may be missing only where the call takes none', async () => {
    const missing = await asker.ask(routeOf(call), { method: 'POST' });
    const empty = await asker.ask(routeOf(call), json(''));
    const isOptional = endpoints[call].body === 'none';
    const expected = isOptional ? goodStatus(call) : 422;
    expect([missing.status, empty.status]).toEqual([expected, expected]);
  });

  it.each([
    ['no JSON', '{"id":'],
    ['null', 'null'],
    ['an array', '[1]'],
    ['a text', '"101"'],
    ['a number', '101'],
    ['deeply nested', `${'['.repeat(20_000)}${']'.repeat(20_000)}`],
    ['broken UTF-8', new Uint8Array([0x7b, 0xff, 0xfe, 0x7d])],
  ])('is refused when it is %s', async (_, body) => {
    expect(await asker.ask(routeOf(call), json(body))).toMatchObject({
      status: 422,
      error: { error_code: 'E422', fields: [{ field: 'body', kind: 'bad_input' }] },
    });
  });

  const wrongValues: { value: unknown }[] = [
    null,
    true,
    [],
    ['agree'],
    {},
    { toString: 'x' },
    -1,
    1.5,
    1e300,
    '',
    'x'.repeat(10_240),
    '\u0000',
    '\uD800',
  ].map((value) => ({ value }));
  it.each(wrongValues)('is refused when its value is $value', async ({ value }) => {
    const [field] = fieldsOf(call);
    const { status, error } = await asker.ask(routeOf(call), json(JSON.stringify({ ...good(call), [field!]: value })));
    expect({ status, fields: error?.fields?.map((entry) => entry.field) }).toEqual({ status: 422, fields: [field] });
  });

  // What takes files, or a whole source, has a limit of its own.
  it.skipIf(endpoints[call].limitBytes > defaultLimitBytes)(
    'is refused when it is larger than 64 kB, said or not',
    async () => {
      const large = JSON.stringify({ id: 101, type: 'agree', rest: 'x'.repeat(70_000) });
      const expected = { status: 413, error: { error_code: 'E413', fields: [{ field: 'body', kind: 'too_long' }] } };
      expect(
        await asker.ask(routeOf(call), {
          ...json(large),
          headers: { 'content-type': 'application/json', 'content-length': String(large.length) },
        }),
      ).toMatchObject(expected);
      const stream = new Blob([large]).stream();
      expect(await asker.ask(routeOf(call), { ...json(stream), duplex: 'half' } as RequestInit)).toMatchObject(
        expected,
      );
    },
  );

  it.each([
    'text/plain',
    'application/xml',
    '',
    'multipart/form-data',
    'multipart/form-data; boundary=x',
    'application/json; charset=nonsense',
  ])('is refused as %j', async (type) => {
    const { status, error } = await asker.ask(routeOf(call), {
      method: 'POST',
      body: 'id=101&type=agree',
      headers: { 'content-type': type },
    });
    expect({ status, code: error?.error_code }).toEqual({ status: 422, code: 'E422' });
  });

  it('may be JSON, URL-encoded or multipart', async () => {
    const multipart = new FormData();
    for (const [name, value] of Object.entries(good(call))) multipart.set(name, value);
    for (const init of [
      json(JSON.stringify(good(call))),
      form(required[call] ?? ''),
      { method: 'POST', body: multipart },
    ])
      expect((await asker.ask(routeOf(call), init)).status).toBe(goodStatus(call));
  });

  it('may not be a file', async () => {
    const multipart = new FormData();
    for (const field of fieldsOf(call)) multipart.set(field, new Blob(['101']), 'x.txt');
    expect((await asker.ask(routeOf(call), { method: 'POST', body: multipart })).status).toBe(422);
  });

  it.each([
    ['a foreign origin', { origin: 'https://evil.example' }, 403],
    ['the same name on another port', { origin: 'http://localhost:8080' }, 403],
    ['a name that begins alike', { origin: 'http://localhost.evil.example' }, 403],
    ['an opaque origin', { origin: 'null' }, 403],
    ['a foreign site', { 'sec-fetch-site': 'cross-site' }, 403],
    ['a sister site', { 'sec-fetch-site': 'same-site' }, 403],
    ['this site', { origin: 'http://localhost', 'sec-fetch-site': 'same-origin' }, 200],
    ['no browser', {}, 200],
  ])('from %s', async (_, headers: Record<string, string>, expected) => {
    const { status, error } = await asker.ask(routeOf(call), {
      ...form(required[call] ?? ''),
      headers: { ...headers, host: 'localhost', 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect(status).toBe(expected === 200 ? goodStatus(call) : expected);
    if (expected === 403) expect(error!.error_code).toBe('E403');
  });
});
