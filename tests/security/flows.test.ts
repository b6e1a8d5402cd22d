/**
 * What an attacker prepares before a login, where a login leads, which cookies are set, and what the log keeps of it all: decided
 * beside the database, so one engine is enough.
 */
import type { Hono } from 'hono';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Call } from '../../contract/index.ts';
import { createLog } from '../../server/log.ts';
import { seeded } from '../contract/seeded.ts';
import { pageServerOf } from '../server/pagesSupport.ts';
import { onOneEngine, openPortal, type Portal, send, serverOf } from '../server/support.ts';
import { forgetTries } from './asking.ts';
import { createPeople, type Headers, logIn, ownPage, type Person } from './callers.ts';
import { calls, goodInput, password } from './inputs.ts';

const fixed = 'f'.repeat(43);
const cookiesOf = (headers: globalThis.Headers) => headers.getSetCookie().map((text) => text.split(';')[0]!);
const leading = [
  ...[
    'https://evil.example',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    'evil.example',
  ],
  ...[
    '/\t/evil.example',
    '\t//evil.example',
    '/\n/evil.example',
    ' //evil.example',
    '/..//evil.example',
    '/.//evil.example',
  ],
  ...[
    'javascript:alert(1)',
    'data:text/html,x',
    'blob:https://evil.example/0',
    'http:evil.example',
    'http:/evil.example',
  ],
  ...[
    'https://own.invalid@evil.example/',
    'https://own.invalid.evil.example/',
    'https:evil.example',
    '%2F%2Fevil.example',
  ],
  ...[
    '/%2F/evil.example',
    '/%5Cevil.example',
    '/\r\nset-cookie: session=x',
    '/map\r\n\r\n<script>',
    '?next=//evil.example',
  ],
  ...['/login?next=https://evil.example', '#//evil.example', '', '%', '/\u0000', '/x\u2028y', '/〈evil〉'],
];

onOneEngine((engine) => {
  let portal: Portal;
  let app: Hono;
  let person: (userName?: string) => Promise<Person>;
  beforeAll(async () => {
    portal = await openPortal(engine);
    app = pageServerOf(portal.context);
    person = await createPeople(portal.context);
  });
  afterAll(() => portal.close());
  beforeEach(() => forgetTries(portal.context.db));

  const flagOf = async (cookie: string) =>
    (await portal.call('POST /user_login_check', {}, { ...ownPage, cookie })).body.login_flag;

  describe('a cookie from before the login', () => {
    it('is no session afterwards, when nobody was given it', async () => {
      const { userName } = await person();
      const input = { user_name: userName, password };
      const { headers } = await portal.call('POST /user_login', input, { ...ownPage, cookie: `session=${fixed}` });
      const [cookie] = cookiesOf(headers);
      expect(cookie).toMatch(/^session=.{43}$/);
      expect(cookie).not.toContain(fixed);
      expect([await flagOf(cookie!), await flagOf(`session=${fixed}`)]).toEqual([1, 0]);
    });

    it('ends, when it is the session of an attacker', async () => {
      const [attacker, victim] = [await person(), await person()];
      const { cookie } = await logIn(portal.context, attacker);
      const input = { user_name: victim.userName, password };
      const { headers } = await portal.call('POST /user_login', input, { ...ownPage, cookie: cookie! });
      expect(await flagOf(cookie!)).toBe(0);
      expect(await flagOf(cookiesOf(headers)[0]!)).toBe(1);
    });

    it.each([
      ['POST /user_draft', 'registration'],
      ['POST /user_secret_check', 'password-reset'],
    ] as const)('%s gives a %s of its own', async (call, name) => {
      const { userName } = await person();
      const input = goodInput(call, call === 'POST /user_draft' ? 'Tochuu' : userName);
      const answer = await portal.call(call, input, { ...ownPage, cookie: `${name}=${fixed}` });
      expect(answer.status).toBe(200);
      const given = cookiesOf(answer.headers).find((cookie) => cookie.startsWith(`${name}=`));
      expect(given).toMatch(/=.{43}$/);
      expect(given).not.toContain(fixed);
    });

    it('lets nobody confirm a registration or set a password that was not theirs', async () => {
      const next = { password: 'Sumida2028ef', password_confirmation: 'Sumida2028ef' };
      for (const cookie of [`registration=${fixed}`, `password-reset=${fixed}`]) {
        const sent = { ...ownPage, cookie };
        expect((await portal.call('GET /user_draft', {}, sent)).body.draft).toBeNull();
        expect((await portal.call('POST /user_draft_save', {}, sent)).status).toBe(404);
        expect((await portal.call('POST /user_change_password', next, sent)).status).toBe(401);
      }
    });
  });

  describe('where a login leads', () => {
    const random = seeded(20_261_124);
    const parts = [
      '/',
      '//',
      '\\',
      '..',
      '.',
      ':',
      '@',
      'evil.example',
      'https:',
      '\t',
      '\n',
      '\r',
      '%2F',
      '%5C',
      '?',
      '#',
      'map',
      '\u00a0',
    ];
    const fuzzed = Array.from({ length: 200 }, () =>
      Array.from({ length: 1 + Math.floor(random() * 6) }, () => parts[Math.floor(random() * parts.length)]).join(''),
    );

    it('is always a page of this site, in one line', async () => {
      const { userName } = await person();
      const body = new URLSearchParams({ user_name: userName, password, next: 'https://evil.example' }).toString();
      // A login costs a hash: the fuzzed ones are asked as logouts, which lead by the same way, and as the link of the page.
      const { cookie } = await logIn(portal.context, await person());
      for (const next of [...leading, ...fuzzed]) {
        const address = `http://localhost/login?next=${encodeURIComponent(next)}`;
        const html = await (await app.request(address, { headers: { ...ownPage, cookie: cookie! } })).text();
        for (const [, href] of html.matchAll(/href="([^"]*evil\.example[^"]*)"/g))
          expect(new URL(href!.replaceAll('&amp;', '&'), 'http://localhost').host, JSON.stringify(next)).toBe(
            'localhost',
          );
      }
      for (const next of leading) {
        const address = `http://localhost/login?next=${encodeURIComponent(next)}`;
        const type = { 'content-type': 'application/x-www-form-urlencoded' };
        const response = await app.request(address, { method: 'POST', body, headers: { ...ownPage, ...type } });
        expect(response.status, JSON.stringify(next)).toBe(303);
        const location = response.headers.get('location')!;
        expect(location).toMatch(/^\/(?![/\\])/);
        expect(location).not.toMatch(/[\r\n\t\\]/);
        expect(new URL(location, 'http://localhost').origin).toBe('http://localhost');
        expect(cookiesOf(response.headers)).toHaveLength(2);
      }
    });

    it('does not follow the Host header', async () => {
      const headers = { ...ownPage, host: 'evil.example', origin: 'http://evil.example' };
      const response = await app.request('http://localhost/mypage/username_reset', { headers });
      expect(response.headers.get('location')).toBe('/login?next=%2Fmypage%2Fusername_reset');
      expect(await (await app.request('http://localhost/login', { headers })).text()).not.toContain('evil.example');
    });
  });

  describe.each([
    [
      'http',
      '',
      /^(session|known-device|registration|password-reset|photo-draft|staff)=[\w.-]*; Max-Age=\d+; Path=\/; HttpOnly; SameSite=Lax$/,
    ],
    [
      'https',
      'https://walk.example.jp',
      /^__Host-(session|known-device|registration|password-reset|photo-draft|staff)=[\w.-]*; Max-Age=\d+; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    ],
  ])('every cookie that a call sets on %s', (scheme, origin, form) => {
    it('is for the server alone, for this host, and for requests of this site', async () => {
      const server = serverOf(portal.context, { PUBLIC_ORIGIN: origin });
      const set: string[] = [];
      for (const call of calls) {
        await forgetTries(portal.context.db);
        const member = await person();
        const { cookie, 'x-tokotoko-token': token } = await logIn(portal.context, member);
        const own: Headers = {
          ...{ host: 'walk.example.jp', origin: origin || 'http://walk.example.jp', 'x-tokotoko-token': token! },
          cookie: scheme === 'https' ? `__Host-${cookie}` : cookie!,
        };
        const userName = /draft|save/.test(call) ? `C${scheme}${set.length}` : member.userName;
        const { headers } = await send(server, call, goodInput(call, userName), own);
        for (const text of headers.getSetCookie()) expect(text, call).toMatch(form);
        set.push(...headers.getSetCookie());
      }
      expect(set.length).toBeGreaterThan(4);
    });
  });

  it('the log of everything keeps nothing that was entered', async () => {
    let logged = '';
    const log = createLog('debug', { write: (line: string) => (logged += line) });
    const server = serverOf(portal.context, {}, { log });
    const secrets: string[] = [password, 'Yanaka2027cd', 'ぽち', 'さくらのもり'];
    for (const call of calls as Call[]) {
      await forgetTries(portal.context.db);
      const member = await person();
      const headers = await logIn(portal.context, member);
      const answer = await send(server, call, goodInput(call, 'Kinyuu'), headers);
      secrets.push(...cookiesOf(answer.headers).map((cookie) => cookie.split('=')[1]!));
      secrets.push(headers.cookie!.split('=')[1]!, headers['x-tokotoko-token']!, member.userName);
      await send(server, call, { ...goodInput(call, 'Kinyuu'), password: 'x'.repeat(200) }, ownPage);
    }
    expect(logged.split('\n').length).toBeGreaterThan(calls.length);
    for (const secret of [...secrets.filter(Boolean), 'Kinyuu', encodeURIComponent('ぽち')])
      expect(logged.includes(secret), `the log holds ${secret}`).toBe(false);
  });
});
