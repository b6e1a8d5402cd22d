/** Sessions: how long they last, how they end, and who may use them. */
import { count } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createMember } from '../../server/members/createMember.ts';
import { memberHead, sessionOf } from '../../server/sessions/session.ts';
import { sessions } from '../../server/sessions/sessions.table.ts';
import { sessionHeaders } from './memberSupport.ts';
import { onEachEngine, openPortal, type Portal, send, serverOf } from './support.ts';

const start = new Date('2026-11-20T12:00:00+09:00');
const hour = 3600 * 1000;
const day = 24 * hour;

onEachEngine((engine) => {
  let portal: Portal;
  let now = start;
  let id: number;
  let headers: Record<string, string>;
  beforeAll(async () => {
    portal = await openPortal(engine, () => now);
    id = await createMember({ userName: 'Hanako', password: 'password1' }, portal.context);
  });
  afterAll(() => portal.close());
  beforeEach(async () => {
    now = start;
    await portal.context.db.delete(sessions);
    headers = await sessionHeaders(portal.context, id);
  });
  const flag = async (sent = headers) => (await portal.call('POST /user_login_check', {}, sent)).body.login_flag;
  const stored = async () => (await portal.context.db.select({ total: count() }).from(sessions))[0]!.total;
  const later = (ms: number) => {
    now = new Date(start.getTime() + ms);
  };

  it('is there with its cookie only', async () => {
    expect(await flag()).toBe(1);
    expect(await flag({})).toBe(0);
    expect(await flag({ cookie: 'session=' })).toBe(0);
    expect(await flag({ cookie: `session=${'a'.repeat(43)}` })).toBe(0);
    expect(await flag({ cookie: headers.cookie!.replace('session', '__Host-session') })).toBe(0);
  });

  it('is told with its member, so that a page of another one knows', async () => {
    const check = async (sent: Record<string, string>) => {
      const { login_flag, user_name } = (await portal.call('POST /user_login_check', {}, sent)).body;
      return { login_flag, user_name };
    };
    expect(await check(headers)).toEqual({ login_flag: 1, user_name: 'Hanako' });
    expect(await check({})).toEqual({ login_flag: 0, user_name: null });
  });

  it('costs nobody a query who has no cookie, and one query who has', async () => {
    const select = vi.spyOn(portal.context.db, 'select');
    try {
      expect(await sessionOf(undefined, portal.context)).toBeNull();
      expect(await flag({})).toBe(0);
      expect(select).not.toHaveBeenCalled();
      expect(await flag()).toBe(1);
      expect(select).toHaveBeenCalledTimes(1);
    } finally {
      select.mockRestore();
    }
  });

  it('tells a page the name and nothing else', async () => {
    const session = await sessionOf(headers.cookie!.replace('session=', ''), portal.context);
    expect(memberHead(session!)).toEqual({ user_name: 'Hanako' });
  });

  describe('lasts', () => {
    it('30 days unused', async () => {
      later(30 * day - 1000);
      expect(await flag()).toBe(1);
      later(60 * day);
      expect(await flag()).toBe(0);
    });

    it('90 days in all, however often it is used', async () => {
      for (let days = 20; days < 90; days += 20) {
        later(days * day);
        expect(await flag(), `${days} days`).toBe(1);
      }
      later(90 * day);
      expect(await flag()).toBe(0);
    });

    it('and is written at most once an hour', async () => {
      const lastSeen = async () => (await portal.context.db.select().from(sessions))[0]!.lastSeenAt.getTime();
      later(hour - 1000);
      await flag();
      expect(await lastSeen()).toBe(start.getTime());
      later(hour);
      await flag();
      expect(await lastSeen()).toBe(start.getTime() + hour);
    });
  });

  it('gets a new token at login; the old one ends', async () => {
    const response = await portal.call('POST /user_login', { user_name: 'Hanako', password: 'password1' }, headers);
    expect(response.status).toBe(200);
    const cookie = response.headers.get('set-cookie')!.split(';')[0]!;
    expect(cookie).not.toBe(headers.cookie);
    expect(await flag({ cookie, origin: 'http://localhost', host: 'localhost' })).toBe(1);
    expect(await flag()).toBe(0);
    expect(await stored()).toBe(1);
  });

  describe.each(['GET /user_logout', 'POST /user_logout'] as const)('%s', (call) => {
    it('ends the session and removes the cookie', async () => {
      const other = await sessionHeaders(portal.context, id);
      const response = await portal.call(call, {}, headers);
      expect(response).toMatchObject({ status: 200, body: { result: true } });
      expect(response.headers.get('set-cookie')).toMatch(/^session=; Max-Age=0; Path=\/; HttpOnly; SameSite=Lax$/);
      expect(response.headers.get('cache-control')).toBe('no-store');
      expect(await flag()).toBe(0);
      expect(await flag(other)).toBe(1);
    });

    it('does nothing for somebody who is not logged in', async () => {
      expect((await portal.call(call)).status).toBe(200);
      expect(await flag()).toBe(1);
    });

    it('is refused without proof that a page of this site asks', async () => {
      const cookie = headers.cookie!;
      for (const sent of [
        { cookie },
        { cookie, 'x-tokotoko-token': 'a'.repeat(43) },
        { cookie, origin: 'https://evil.example', host: 'localhost' },
      ] as Record<string, string>[]) {
        const { status } = await portal.call(call, {}, sent);
        expect(status, JSON.stringify(sent)).toBe(403);
      }
      expect(await flag()).toBe(1);
    });
  });

  it('is not ended by HEAD, which pictures and scripts of other sites can make, but with the token', async () => {
    const head = async (sent: Record<string, string>) =>
      (await portal.app.request('http://localhost/api/user_logout', { method: 'HEAD', headers: sent })).status;
    const cookie = headers.cookie!;
    for (const sent of [
      { cookie },
      { cookie, origin: 'http://localhost', host: 'localhost' },
      { cookie, 'sec-fetch-site': 'none' },
      { cookie, 'sec-fetch-site': 'cross-site' },
      { cookie, 'sec-fetch-site': 'same-origin' },
      { cookie, 'x-tokotoko-token': 'a'.repeat(43) },
    ] as Record<string, string>[])
      expect(await head(sent), JSON.stringify(sent)).toBe(403);
    expect(await flag()).toBe(1);
    expect(await head(headers)).toBe(200);
    expect(await flag()).toBe(0);
  });

  it('a page of this site may change things by POST, by GET only with the token', async () => {
    const sent = { cookie: headers.cookie!, origin: 'http://localhost', host: 'localhost' };
    expect((await portal.call('GET /user_logout', {}, sent)).status).toBe(403);
    expect((await portal.call('POST /user_logout', {}, sent)).status).toBe(200);
  });

  it('takes the token in the header that a setting names', async () => {
    const app = serverOf(portal.context, { TOKEN_HEADER: 'x-other' });
    const { cookie, 'x-tokotoko-token': token } = headers;
    expect((await send(app, 'GET /user_logout', {}, { cookie: cookie!, 'x-tokotoko-token': token! })).status).toBe(403);
    expect((await send(app, 'GET /user_logout', {}, { cookie: cookie!, 'x-other': token! })).status).toBe(200);
  });
});
