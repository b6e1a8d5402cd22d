/** Nothing that a caller sends may end in a 5xx, a stack, or a change of what is stored. */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { errorEnvelope, errorStatus } from '../../contract/errors.ts';
import type { Call } from '../../contract/index.ts';
import { endpoints } from '../../contract/index.ts';
import { rowsOf } from '../../server/db/database.ts';
import { createMember } from '../../server/members/createMember.ts';
import { throttles } from '../../server/throttle/throttle.table.ts';
import { seeded } from '../contract/seeded.ts';
import { calls, fieldsOf, nasty, refused, required } from './badInputCases.ts';
import { sessionHeaders } from './memberSupport.ts';
import { onEachEngine, openPortal, type Portal } from './support.ts';

const origin = 'http://localhost';
/** The fields of a good call. */
const good = (call: Call) => Object.fromEntries(new URLSearchParams(required[call] ?? ''));
const isPost = (call: Call) => call.startsWith('POST');
/** Of all calls at the same path. */
const methodsOf = (call: Call) => {
  const path = call.split(' ')[1];
  return calls.map((other) => other.split(' ')).flatMap(([method, at]) => (at === path ? [method!] : []));
};
const routeOf = (call: Call) => `${origin}/api${call.split(' ')[1]}`;

const membersOnly = new Set(calls.filter((call) => endpoints[call].who === 'member').map(routeOf));
const throttled = new Set((['POST /user_login', 'POST /user_check'] as const).map(routeOf));

onEachEngine((engine) => {
  let portal: Portal;
  let member: Record<string, string>;
  let before: unknown;
  const stored = async () =>
    rowsOf(
      await portal.context.db.execute(
        sql`select (select count(*)::int from courses) as courses, (select count(*)::int from notices) as notices, (select counter::int from content_changes) as changes, (select count(*)::int from information_schema.tables) as tables`,
      ),
    );
  beforeAll(async () => {
    portal = await openPortal(engine);
    const id = await createMember({ userName: 'Hanako', password: 'password1' }, portal.context);
    member = await sessionHeaders(portal.context, id);
    before = await stored();
  });
  afterAll(async () => {
    expect(await stored()).toEqual(before);
    await portal.close();
  });

  /** The answer of anything: JSON, an envelope when refused, nothing of the server's inside in it. */
  async function ask(url: string, init: RequestInit = {}) {
    const route = url.split('?')[0]!;
    // How often somebody may try has tests of its own.
    if (throttled.has(route)) await portal.context.db.delete(throttles);
    const headers = { ...(membersOnly.has(route) ? member : {}), ...init.headers };
    const response = await portal.app.request(url, { ...init, headers });
    const text = await response.text();
    expect(response.status, `${url.slice(0, 200)} ${text.slice(0, 200)}`).toBeLessThan(500);
    expect(response.headers.get('content-type')).toContain('application/json');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    const body = JSON.parse(text);
    if (response.status === 200) return { status: 200, body, error: null };
    const { error_info } = errorEnvelope.parse(body);
    expect(text).not.toMatch(/node_modules|file:\/\/|\.ts\b|\bat \S+ \(|select |insert /i);
    return { status: response.status, body, error: error_info };
  }
  const form = (body: string): RequestInit => ({
    method: 'POST',
    body,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });
  const json = (body: BodyInit): RequestInit => ({
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json' },
  });
  const askWith = (call: Call, query: string) =>
    isPost(call) ? ask(routeOf(call), form(query)) : ask(`${routeOf(call)}?${query}`);

  it.each(
    refused.map(
      ([call, query, field, kind]) =>
        [call, query.length > 60 ? `${query.slice(0, 60)}…` : query, field, kind, query] as const,
    ),
  )('%s with %j is refused for %s: %s', async (call, _, field, kind, query) => {
    const { status, error } = await askWith(call, query);
    expect({ status, code: error?.error_code, fields: error?.fields }).toEqual({
      status: 422,
      code: 'E422',
      fields: [{ field, kind }],
    });
    expect(error!.error_message).toContain(field);
    expect(error!.error_message.length).toBeLessThan(200);
  });

  it('names every wrong field at once', async () => {
    const { error } = await ask(`${origin}/api/search?limit_num=0&sort=up&time_band[]=9&keyword=上野`);
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
      expect(await askWith(call, 'id=2147483647')).toMatchObject({ status: 404, error: { error_code: 'E404' } });
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
    expect(await ask(origin + path)).toMatchObject({ status: 404, error: { error_code: 'E404' } });
  });

  describe.each(calls)('%s', (call) => {
    it('refuses every other method and says which it wants', async () => {
      const allowed = methodsOf(call);
      for (const method of ['GET', 'POST', 'PUT', 'DELETE', 'PATCH'].filter((name) => !allowed.includes(name))) {
        const response = await portal.app.request(routeOf(call), { method });
        expect(response.status).toBe(405);
        expect(response.headers.get('allow')).toBe(allowed.join(', '));
        expect(errorEnvelope.parse(await response.json()).error_info.error_code).toBe('E405');
      }
    });

    it('stands everything nasty in every field, and in fields that it does not have', async () => {
      for (const field of [...fieldsOf(call), 'other', '__proto__', 'constructor', 'toString'])
        for (const value of nasty)
          for (const name of [field, `${field}[]`]) {
            const query = `${field in endpoints[call].input.shape ? '' : (required[call] ?? '')}&${encodeURIComponent(name)}=${encodeURIComponent(value)}`;
            const { status, error } = await askWith(call, query);
            expect([200, 404, 422, ...endpoints[call].errors.map((code) => errorStatus[code])], query).toContain(
              status,
            );
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
        await askWith(call, `${required[call] ?? ''}&${raw}`);
      expect((await askWith(call, required[call] ?? '')).status).toBe(200);
    });
  });

  describe.each(calls.filter(isPost))('the body of %s', (call) => {
    it('may be missing only where the call takes none', async () => {
      const missing = await ask(routeOf(call), { method: 'POST' });
      const empty = await ask(routeOf(call), json(''));
      const isOptional = endpoints[call].body === 'none';
      expect([missing.status, empty.status]).toEqual(isOptional ? [200, 200] : [422, 422]);
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
      expect(await ask(routeOf(call), json(body))).toMatchObject({
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
      const { status, error } = await ask(routeOf(call), json(JSON.stringify({ ...good(call), [field!]: value })));
      expect({ status, fields: error?.fields?.map((entry) => entry.field) }).toEqual({ status: 422, fields: [field] });
    });

    it('is refused when it is larger than 64 kB, said or not', async () => {
      const large = JSON.stringify({ id: 101, type: 'agree', rest: 'x'.repeat(70_000) });
      const expected = { status: 413, error: { error_code: 'E413', fields: [{ field: 'body', kind: 'too_long' }] } };
      expect(
        await ask(routeOf(call), {
          ...json(large),
          headers: { 'content-type': 'application/json', 'content-length': String(large.length) },
        }),
      ).toMatchObject(expected);
      const stream = new Blob([large]).stream();
      expect(await ask(routeOf(call), { ...json(stream), duplex: 'half' } as RequestInit)).toMatchObject(expected);
    });

    it.each([
      'text/plain',
      'application/xml',
      '',
      'multipart/form-data',
      'multipart/form-data; boundary=x',
      'application/json; charset=nonsense',
    ])('is refused as %j', async (type) => {
      const { status, error } = await ask(routeOf(call), {
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
        expect((await ask(routeOf(call), init)).status).toBe(200);
    });

    it('may not be a file', async () => {
      const multipart = new FormData();
      for (const field of fieldsOf(call)) multipart.set(field, new Blob(['101']), 'x.txt');
      expect((await ask(routeOf(call), { method: 'POST', body: multipart })).status).toBe(422);
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
      const { status, error } = await ask(routeOf(call), {
        ...form(required[call] ?? ''),
        headers: { ...headers, host: 'localhost', 'content-type': 'application/x-www-form-urlencoded' },
      });
      expect(status).toBe(expected);
      if (expected === 403) expect(error!.error_code).toBe('E403');
    });
  });

  it('takes text that looks like SQL or HTML as text: for the words in it', async () => {
    const idsFor = async (keyword: string) => {
      const { status, body } = await ask(`${origin}/api/search?keyword=${encodeURIComponent(keyword)}`);
      expect(status).toBe(200);
      expect(JSON.stringify(body)).not.toContain('<script');
      return body.courses.map(({ id }: { id: number }) => id);
    };
    for (const [keyword, words] of [
      ["'; delete from courses; --", 'delete from courses'],
      ["%' or '1'='1", 'or 1 1'],
      ['<script>alert(1)</script>', 'script alert 1 script'],
      ["上野'||'", '上野'],
      ['上野\\', '上野'],
      ["上野'::tsquery) or true --", '上野 tsquery or true'],
      ['上野:*|!', '上野'],
      ['{"}', ''],
    ] as const)
      expect(await idsFor(keyword), keyword).toEqual(await idsFor(words));
    expect(await idsFor('上野')).not.toEqual([]);
    expect(await idsFor("'; delete from courses; --")).toEqual([]);
  });

  it('stands 600 random requests', async () => {
    const seed = 20_261_120;
    const random = seeded(seed);
    const oneOf = <T>(values: readonly T[]) => values[Math.floor(random() * values.length)]!;
    const characters = [...'abcXYZ019-_.,;:\'"\\/<>{}[]()%&=+#?! あア漢字ｱ１　🍵\u0000\n\r\t\uFFFD\u202E\u0301'];
    const text = () => Array.from({ length: Math.floor(random() * 20) }, () => oneOf(characters)).join('');
    const value = () =>
      oneOf([
        () => text(),
        () => oneOf(nasty),
        () => String(Math.floor((random() - 0.2) * 10 ** Math.floor(random() * 14))),
        () => String(random() * 200),
        () => oneOf(['chiyoda', 'history', 'ja', 'en', 'walked', 'near', 'short', '101']),
      ])();
    const bodyValue = (): unknown =>
      oneOf([
        value,
        () => Math.floor(random() * 1e6) - 10,
        () => null,
        () => [value(), value()],
        () => ({ [text()]: value() }),
        () => random() < 0.5,
      ])();
    const statuses = new Map<number, number>();
    for (let turn = 0; turn < 600; turn += 1) {
      const call = oneOf(calls);
      const names = Array.from({ length: Math.floor(random() * 5) }, () =>
        oneOf([...fieldsOf(call), ...fieldsOf(call), text()]),
      );
      const query = names
        .map((name) => `${encodeURIComponent(random() < 0.3 ? `${name}[]` : name)}=${encodeURIComponent(value())}`)
        .join('&');
      const { status } = await (isPost(call) && random() < 0.7
        ? ask(routeOf(call), json(JSON.stringify(Object.fromEntries(names.map((name) => [name, bodyValue()])))))
        : askWith(call, query)
      ).catch((error: Error) => {
        throw new Error(`seed ${seed}, turn ${turn}: ${call} ${query}: ${error.message}`);
      });
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
    expect([...statuses.keys()].filter((status) => ![200, 401, 404, 422].includes(status))).toEqual([]);
    expect(statuses.get(200)).toBeGreaterThan(50);
    expect(statuses.get(422)).toBeGreaterThan(50);
  });
});
