/** Changing the own password: what it needs, what it ends; and the pepper in its hash. */
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { anonymous } from '../../server/context.ts';
import { deriveKeys } from '../../server/keys.ts';
import { createMember } from '../../server/members/createMember.ts';
import { members } from '../../server/members/members.table.ts';
import { changePassword } from '../../server/members/ownPassword.ts';
import { hashPassword } from '../../server/members/password.ts';
import { sessionOf } from '../../server/sessions/session.ts';
import { sessions } from '../../server/sessions/sessions.table.ts';
import { throttles } from '../../server/throttle/throttle.table.ts';
import { browserAfter, changedBeforeTransaction, goodPassword, laterHash, registration } from './memberSupport.ts';
import { onEngineInTurn, openPortal, type Portal, send, serverOf, strongKeys } from './support.ts';

const start = new Date('2026-11-20T12:00:00+09:00');
const change = { current_password: goodPassword, password: 'aruku2027', password_confirmation: 'aruku2027' };

onEngineInTurn((engine) => {
  let portal: Portal;
  let now = start;
  let browser: Record<string, string>;
  beforeAll(async () => {
    portal = await openPortal(engine, () => now, strongKeys);
  });
  afterAll(() => portal.close());
  beforeEach(async () => {
    now = start;
    const { db } = portal.context;
    await db.delete(throttles);
    await db.delete(members);
    browser = browserAfter((await portal.call('POST /user_save', registration('Hanako'))).headers);
  });
  const changeTo = (input: Record<string, unknown> = change, headers = browser) =>
    portal.call('POST /user_change_password', input, headers);
  const logIn = (password: string) => portal.call('POST /user_login', { user_name: 'Hanako', password });
  const flag = async (headers: Record<string, string>) =>
    (await portal.call('POST /user_login_check', {}, headers)).body.login_flag;

  it('gives this session a new token and ends the others', async () => {
    const other = browserAfter((await logIn(goodPassword)).headers);
    const { status, body, headers } = await changeTo();
    expect({ status, body }).toEqual({ status: 200, body: { result: true } });
    expect(await flag(browser)).toBe(0);
    expect(await flag(other)).toBe(0);
    expect(await flag(browserAfter(headers))).toBe(1);
    expect(await portal.context.db.select().from(sessions)).toHaveLength(1);
    expect((await logIn(goodPassword)).status).toBe(401);
    expect((await logIn(change.password)).status).toBe(200);
  });

  it.each<[string, Record<string, unknown>, string, string]>([
    ['no current password', { current_password: undefined }, 'current_password', 'required'],
    ['an empty current password', { current_password: '' }, 'current_password', 'required'],
    ['a wrong current password', { current_password: 'tokotoko2025' }, 'current_password', 'not_valid'],
    ['another confirmation', { password_confirmation: 'aruku2028' }, 'password_confirmation', 'not_valid'],
    ['a common password', { password: 'password1', password_confirmation: 'password1' }, 'password', 'not_valid'],
    ['the user name', { password: 'xhanako1', password_confirmation: 'xhanako1' }, 'password', 'not_valid'],
    ['the same password', { password: goodPassword, password_confirmation: goodPassword }, 'password', 'not_valid'],
    ['a short password', { password: 'short1', password_confirmation: 'short1' }, 'password', 'too_short'],
  ])('refuses %s', async (_, changes, field, kind) => {
    expect(await changeTo({ ...change, ...changes })).toMatchObject({
      status: 422,
      error: { error_code: 'E422', fields: [{ field, kind }] },
    });
    expect(await flag(browser)).toBe(1);
    expect((await logIn(goodPassword)).status).toBe(200);
  });

  it('makes who guesses the current password wait; deleting counts with it', async () => {
    const wrong = { ...change, current_password: 'tokotoko2025' };
    for (let turn = 0; turn < 3; turn += 1) expect((await changeTo(wrong)).status).toBe(422);
    for (let turn = 0; turn < 2; turn += 1)
      expect((await portal.call('POST /user_delete', { password: 'tokotoko2025' }, browser)).status).toBe(422);
    expect(await changeTo()).toMatchObject({ status: 429, error: { retry_after: 15 } });
    expect((await portal.call('POST /user_delete', { password: goodPassword }, browser)).status).toBe(429);
    now = new Date(start.getTime() + 15_000);
    expect((await changeTo()).status).toBe(200);
  });

  it('lets exactly one of several changes at once through, also from several sessions', async () => {
    const passwords = ['aruku2027', 'aruku2028', 'aruku2029'];
    const browsers = [browser, browser, browserAfter((await logIn(goodPassword)).headers)];
    const responses = await Promise.all(
      passwords.map((password, at) => changeTo({ ...change, password, password_confirmation: password }, browsers[at])),
    );
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(responses.every(({ status }) => [200, 401, 422].includes(status))).toBe(true);
    const logins = await Promise.all(passwords.map(logIn));
    expect(logins.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await logIn(goodPassword)).status).toBe(401);
  });

  it('is refused when another change commits after the old password was verified', async () => {
    const { context } = portal;
    const session = (await sessionOf(/session=([^;]+)/.exec(browser.cookie!)![1], context))!;
    const late = changePassword(
      { ...change, lang: 'en' },
      { ...anonymous(context), db: changedBeforeTransaction(context.db), session },
    );
    await expect(late).rejects.toMatchObject({ code: 'E401' });
    const [row] = await context.db.select().from(members);
    expect(row!.passwordHash).toBe(laterHash);
    expect(await flag(browser)).toBe(1);
  });

  it('goes on when a login hashes the same password anew after it was verified', async () => {
    const { context } = portal;
    const session = (await sessionOf(/session=([^;]+)/.exec(browser.cookie!)![1], context))!;
    const renewed = await hashPassword(goodPassword, context.keys.pepper);
    await changePassword(
      { ...change, lang: 'en' },
      {
        ...anonymous(context),
        db: changedBeforeTransaction(context.db, renewed),
        session,
        setCookie: () => undefined,
      },
    );
    expect((await logIn(change.password)).status).toBe(200);
    expect((await logIn(goodPassword)).status).toBe(401);
  });

  it('ends a session that begins with the old password while it is changed', async () => {
    const [changed, ...logins] = await Promise.all([changeTo(), logIn(goodPassword), logIn(goodPassword)]);
    expect(changed!.status).toBe(200);
    const mine = browserAfter(changed!.headers);
    expect(await flag(mine)).toBe(1);
    for (const { status, headers } of logins) if (status === 200) expect(await flag(browserAfter(headers))).toBe(0);
    expect(await portal.context.db.select().from(sessions)).toHaveLength(1);
  });

  describe('the pepper', () => {
    const hash = async () =>
      (await portal.context.db.select().from(members).where(eq(members.userName, 'Taro')))[0]!.passwordHash;
    const taro = { user_name: 'Taro', password: 'password1' };

    it('is added at login to the hash of a member who was made without', async () => {
      const { db } = portal.context;
      await createMember({ userName: 'Taro', password: 'password1' }, { db, now: portal.context.now });
      expect(await hash()).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
      expect((await portal.call('POST /user_login', { ...taro, password: 'password2' })).status).toBe(401);
      const responses = await Promise.all(Array.from({ length: 3 }, () => portal.call('POST /user_login', taro)));
      expect(responses.map(({ status }) => status)).toEqual([200, 200, 200]);
      const renewed = await hash();
      expect(renewed).toContain(`$m=19456,t=2,p=1,keyid=${portal.context.keys.pepper.id}$`);
      expect((await portal.call('POST /user_login', taro)).status).toBe(200);
      expect(await hash()).toBe(renewed);
    });

    it('of another key lets nobody in, and changes nothing', async () => {
      await createMember({ userName: 'Taro', password: 'password1' }, portal.context);
      const before = await hash();
      const other = serverOf({ ...portal.context, keys: deriveKeys('another-secret-of-thirty-two-letters') });
      expect((await send(other, 'POST /user_login', taro)).status).toBe(401);
      expect(await hash()).toBe(before);
      expect((await portal.call('POST /user_login', taro)).status).toBe(200);
    });
  });
}, 1);
