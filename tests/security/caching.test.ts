/** A shared cache in front of the portal: a member's page is never in it, and nobody gets what is somebody else's. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pageServerOf } from '../server/pagesSupport.ts';
import { openPortal, type Portal } from '../server/support.ts';
import { createPeople, type Headers, logIn, ownPage, type Person } from './callers.ts';
import { password } from './inputs.ts';
import { pathsOfRoutes } from './pages.ts';
import { sharedCache } from './sharedCache.ts';

let portal: Portal;
let app: ReturnType<typeof pageServerOf>;
let [hanako, taro] = [] as unknown as [Person, Person];
let [asHanako, asTaro] = [] as unknown as [Headers, Headers];
beforeAll(async () => {
  portal = await openPortal('pglite');
  app = pageServerOf(portal.context);
  const person = await createPeople(portal.context);
  [hanako, taro] = [await person('Hanako'), await person('Jiro-Kun')];
  [asHanako, asTaro] = [await logIn(portal.context, hanako), await logIn(portal.context, taro)];
});
afterAll(() => portal.close());

describe.each([true, false])('a shared cache that looks at Vary: %s', (looksAtVary) => {
  // Every page six times, and each screen is loaded first: on a busy machine that takes minutes.
  it('keeps no page of a member, and gives nobody the page of a member', { timeout: 400_000 }, async () => {
    const cache = sharedCache(app, { looksAtVary });
    for (const path of await pathsOfRoutes(app)) {
      for (const [who, headers] of [
        [null, {}],
        [hanako, asHanako],
        [null, {}],
        [taro, asTaro],
        [hanako, asHanako],
        [null, {}],
      ] as [Person | null, Headers][]) {
        const { text, isFromCache } = await cache.get(path, headers);
        const others = [hanako, taro].filter((person) => person !== who).map(({ userName }) => userName);
        for (const name of others) expect(text.includes(name), `${path} tells ${name}`).toBe(false);
        // Without `Vary` a member may get the page of visitors, which a cache must not be blamed for.
        if (who && looksAtVary) expect({ path, isFromCache }).toEqual({ path, isFromCache: false });
      }
      cache.pass(61);
    }
    expect(cache.stored().length).toBeGreaterThan(20);
    for (const { text, headers } of cache.stored()) {
      expect(headers.get('set-cookie')).toBeNull();
      expect(text).not.toMatch(/Hanako|Jiro-Kun/);
    }
  });

  it('keeps nothing of a login and a logout', async () => {
    const cache = sharedCache(app, { looksAtVary });
    await cache.get('/login', {});
    const login = await cache.post('/login?next=/map', `user_name=Hanako&password=${password}`, ownPage);
    expect(login.status).toBe(303);
    const cookie = login.headers.get('set-cookie')!.split(';')[0]!;
    for (const path of ['/login', '/login?next=/map', '/map', '/'])
      expect((await cache.get(path, {})).text, path).not.toContain('Hanako');
    const asMember = { ...ownPage, cookie };
    if (looksAtVary) expect((await cache.get('/map', asMember)).text).toContain('Hanako');
    const logout = await cache.post('/login', 'intent=logout', asMember);
    expect(logout.status).toBe(303);
    expect(logout.headers.get('set-cookie')).toMatch(/^session=; Max-Age=0/);
    expect((await cache.get('/map', asMember)).text).not.toContain('Hanako');
    expect(cache.stored().filter(({ headers }) => headers.has('set-cookie'))).toEqual([]);
  });

  it('keeps no failed form with what was entered, and no call of the API', async () => {
    const cache = sharedCache(app, { looksAtVary });
    const failed = await cache.post('/login', 'user_name=Himitsu&password=wrong-password', ownPage);
    expect(failed.status).toBe(401);
    expect(failed.text).toContain('Himitsu');
    expect(failed.text).not.toContain('wrong-password');
    await cache.get('/api/num', {});
    await cache.get('/api/user_sessions', asHanako);
    expect(cache.stored()).toEqual([]);
    expect((await cache.get('/login', {})).text).not.toContain('Himitsu');
  });
});
