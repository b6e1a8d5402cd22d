/** Every page as everybody: guards, forms from other sites, and what stays out of caches, addresses and policies. */
import type { Hono } from 'hono';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { pageServerOf } from '../server/pagesSupport.ts';
import { onOneEngine, openPortal, type Portal } from '../server/support.ts';
import { forgetTries } from './asking.ts';
import {
  createPeople,
  crossSite,
  type Headers,
  logIn,
  logInStaff,
  ownPage,
  type Person,
  strangers,
} from './callers.ts';
import { hasAction, pathsOfRoutes, routeOf } from './pages.ts';

const victimName = 'Higaisha';

onOneEngine((engine) => {
  let portal: Portal;
  let app: Hono;
  let person: () => Promise<Person>;
  let paths: string[];
  let guarded: string[];
  let forms: string[];
  beforeAll(async () => {
    portal = await openPortal(engine);
    app = pageServerOf(portal.context);
    const make = await createPeople(portal.context);
    person = make;
    await logIn(portal.context, await make(victimName));
    paths = await pathsOfRoutes(app);
    guarded = paths.filter((path) => routeOf(path).guard);
    const takesForm = await Promise.all(paths.map(hasAction));
    forms = paths.filter((_, at) => takesForm[at]);
    expect(new Set(guarded.map((path) => routeOf(path).guard))).toEqual(new Set(['login', 'staff']));
    expect(forms.length).toBeGreaterThan(1);
  });
  afterAll(() => portal.close());
  const get = (path: string, headers: Headers = {}) => app.request(`http://localhost${path}`, { headers });
  const post = (path: string, headers: Headers, body = '') =>
    app.request(`http://localhost${path}`, {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    });

  it.each(strangers)('leads $name from every guarded page to the login', async ({ headers }) => {
    await forgetTries(portal.context.db);
    const sent = await headers(portal, await person());
    for (const path of guarded) {
      for (const response of [await get(path, sent), await post(path, sent)]) {
        expect([302, 303, 401], path).toContain(response.status);
        if (response.status !== 401)
          expect(response.headers.get('location'), path).toBe(
            `${routeOf(path).guard === 'staff' ? '/staff' : '/login'}?next=${encodeURIComponent(path)}`,
          );
        expect(response.headers.get('cache-control'), path).toMatch(/no-store/);
        expect(await response.text()).not.toMatch(/Walker|Higaisha/);
      }
    }
  });

  it('shows a member every page as theirs alone', async () => {
    const member = await person();
    const headers = await logIn(portal.context, member);
    for (const path of paths) {
      const response = await get(path, headers);
      const text = await response.text();
      expect([200, 302, 303, 404], `${path}: ${response.status}`).toContain(response.status);
      expect(response.headers.get('cache-control'), path).toBe('private, no-store');
      expect(response.headers.get('etag'), path).toBeNull();
      // The frame of staff knows no member.
      if (response.status === 200 && routeOf(path).for !== 'staff') expect(text, path).toContain(member.userName);
      expect(text, path).not.toContain(victimName);
      const policy = response.headers.get('content-security-policy')!;
      expect(policy).toMatch(/default-src 'none'; script-src 'self';/);
      expect(policy).toMatch(/frame-ancestors 'none'/);
      expect(policy).not.toMatch(/unsafe-eval|script-src[^;]*unsafe-inline/);
    }
  });

  it('keeps guarded pages out of search engines', async () => {
    for (const path of guarded) {
      const headers =
        routeOf(path).guard === 'staff'
          ? await logInStaff(portal.context)
          : await logIn(portal.context, await person());
      expect(await (await get(path, headers)).text(), path).toContain('name="robots" content="noindex"');
    }
  });

  it.each(crossSite)('takes no form from $name', async ({ headers }) => {
    const { cookie } = await logIn(portal.context, await person());
    for (const path of paths)
      for (const sent of [
        { host: 'localhost', ...headers },
        { host: 'localhost', cookie: cookie!, ...headers },
      ]) {
        const response = await post(path, sent, 'intent=logout');
        expect(response.status, path).toBe(403);
        expect(response.headers.get('set-cookie')).toBeNull();
      }
    expect((await portal.call('POST /user_login_check', {}, { ...ownPage, cookie: cookie! })).body.login_flag).toBe(1);
  });

  it('takes no form of a member that does not say where it comes from', async () => {
    const { cookie } = await logIn(portal.context, await person());
    for (const path of forms) expect((await post(path, { host: 'localhost', cookie: cookie! })).status, path).toBe(403);
  });

  it('tells password managers what each secret is, and sends none back', async () => {
    const headers = await logIn(portal.context, await person());
    let found = 0;
    for (const path of forms)
      for (const sent of [{}, headers]) {
        const entered = [
          'user_name=Himitsu',
          'password',
          'current_password',
          'password_confirmation',
          'secret_answer_1',
          'token',
        ]
          .map((name) => (name.includes('=') ? name : `${name}=Kakusu2026ab`))
          .join('&');
        const texts = [
          await (await get(path, sent)).text(),
          await (await post(path, { ...ownPage, ...sent }, entered)).text(),
        ];
        for (const text of texts) {
          expect(text, path).not.toContain('Kakusu2026ab');
          for (const [field] of text.matchAll(/<input[^>]*type="password"[^>]*>/g)) {
            found += 1;
            expect(field, path).toMatch(/autocomplete="(current|new)-password"/i);
            expect(field, path).not.toMatch(/ value="[^"]/);
          }
          for (const [field] of text.matchAll(/<input[^>]*name="user_name"[^>]*>/g))
            expect(field, path).toMatch(/autocomplete="username"/i);
        }
      }
    expect(found).toBeGreaterThan(0);
    await forgetTries(portal.context.db);
  });

  it('does not break on forms without fields, with strange ones, or far too many', async () => {
    const headers = await logIn(portal.context, await person());
    const many = Array.from({ length: 3000 }, (_, at) => `f${at}=${at}`).join('&');
    for (const path of forms)
      for (const body of ['', '__proto__=1&constructor=2&member_id=1', many, `user_name=${'%00'.repeat(50)}`]) {
        const response = await post(path, headers, body);
        expect(response.status, `${path} ${body.slice(0, 40)}`).toBeLessThan(500);
        expect(response.headers.get('cache-control')).toBe('private, no-store');
      }
  });
});
