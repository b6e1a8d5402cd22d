/** Tokens and sessions of staff: made by the command, taken by POST, ended by time, by logging out and by revoking. */
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { staff as command } from '../../scripts/commands/staff.ts';
import type { Context } from '../../server/context.ts';
import { openDatabase } from '../../server/db/database.ts';
import { createMember } from '../../server/members/createMember.ts';
import { members } from '../../server/members/members.table.ts';
import { insertSession } from '../../server/sessions/sessions.queries.ts';
import { tokenId } from '../../server/sessions/tokenCookie.ts';
import { insertStaffSession, renewStaffToken, revokeStaffToken } from '../../server/staff/staff.queries.ts';
import { staffSessions, staffTokens } from '../../server/staff/staff.table.ts';
import { newStaffToken } from '../../server/staff/staffSession.ts';
import { throttles } from '../../server/throttle/throttle.table.ts';
import { sessionHeaders } from './memberSupport.ts';
import { makeStaffToken, ownPage, staffHeaders } from './staffSupport.ts';
import { type FreshDatabase, freshDatabase, onEachEngine, openPortal, type Portal } from './support.ts';

const begin = new Date('2026-11-20T12:00:00+09:00');
const hours = (count: number) => new Date(begin.getTime() + count * 3600 * 1000);

onEachEngine((engine) => {
  let portal: Portal;
  let context: Context;
  let now = begin;
  beforeAll(async () => {
    portal = await openPortal(engine, () => now);
    context = portal.context;
  });
  afterAll(() => portal.close());
  beforeEach(() => {
    now = begin;
  });
  afterEach(async () => {
    await context.db.delete(staffTokens);
    await context.db.delete(throttles);
  });

  const logIn = (token: string, headers = {}) =>
    portal.call('POST /staff/login', { token }, { ...ownPage, ...headers });
  const cookieOf = ({ headers }: { headers: Headers }) => headers.getSetCookie()[0]!.split(';')[0]!;
  const who = async (headers: Record<string, string>) => (await portal.call('GET /staff/me', {}, headers)).body.staff;

  it('begins a session of 8 hours, of which the database has a hash', async () => {
    const { token } = await makeStaffToken(context, 'reviewer', 'taito');
    const response = await logIn(` ${token}\n`);
    expect(response.body.staff).toEqual({ role: 'reviewer', office: { slug: 'taito', name: '台東区' } });
    const [cookie] = response.headers.getSetCookie();
    expect(cookie).toMatch(/^staff=[\w-]{43}; Max-Age=28800; Path=\/; HttpOnly; SameSite=Lax$/);
    const [row] = await context.db.select().from(staffSessions);
    expect(row!.id).toBe(tokenId(cookieOf(response).slice('staff='.length)));
    expect(await who({ cookie: cookieOf(response) })).toMatchObject({ role: 'reviewer' });
    now = hours(7.99);
    expect(await who({ cookie: cookieOf(response) })).toMatchObject({ role: 'reviewer' });
    now = hours(8);
    expect(await who({ cookie: cookieOf(response) })).toBeNull();
  });

  it('ends with the token, when that expires first', async () => {
    const { token } = await makeStaffToken(context, 'duty');
    now = hours(22);
    const response = await logIn(token);
    expect(response.headers.getSetCookie()[0]).toContain('Max-Age=7200');
    now = hours(24);
    expect(await who({ cookie: cookieOf(response) })).toBeNull();
    expect((await logIn(token)).status).toBe(401);
  });

  it('ends everywhere when the token is revoked', async () => {
    const { id, token } = await makeStaffToken(context, 'author');
    const responses = [await logIn(token), await logIn(token)];
    expect(await revokeStaffToken(context.db, id, now)).toBe(true);
    expect(await revokeStaffToken(context.db, id, now)).toBe(false);
    for (const response of responses) expect(await who({ cookie: cookieOf(response) })).toBeNull();
    expect(await who({ 'x-tokotoko-token': token })).toBeNull();
    expect((await logIn(token)).status).toBe(401);
    expect(await context.db.select().from(staffSessions)).toEqual([]);
  });

  it('is renewed for who proposes: nobody decides with the new one what they have proposed with the old one', async () => {
    const { id, token } = await makeStaffToken(context, 'approver');
    const before = await logIn(token);
    const old = { ...ownPage, 'x-tokotoko-token': token };
    const { body } = await portal.call('GET /staff/content', { kind: 'notice', id: 1 }, old);
    const proposal = {
      kind: 'notice',
      content_id: 1,
      note: '',
      source: { ...body.source, title: { ja: '題', en: 'T' } },
    };
    const { revision } = (await portal.call('POST /staff/revision_propose', proposal, old)).body;
    const next = newStaffToken();
    const until = { hash: tokenId(next), expiresAt: hours(1000) };
    expect(await renewStaffToken(context.db, id, until)).toEqual({ role: 'approver', municipality: null });
    expect(await who({ cookie: cookieOf(before) })).toBeNull();
    expect(await who({ 'x-tokotoko-token': token })).toBeNull();
    const own = { ...ownPage, 'x-tokotoko-token': next };
    const decision = { id: revision.id, table: 'notice', type: 'approve', reason: '' };
    expect((await portal.call('POST /preview/decision', decision, own)).status).toBe(403);
    const other = { ...ownPage, ...(await staffHeaders(context, 'approver')) };
    expect(
      (await portal.call('POST /preview/decision', { ...decision, type: 'reject', reason: 'x' }, other)).status,
    ).toBe(200);
  });

  it('ends one session by logging out, and the earlier one of a browser by logging in', async () => {
    const { token } = await makeStaffToken(context, 'reviewer');
    const [first, second] = [await logIn(token), await logIn(token)];
    const third = await logIn(token, { cookie: cookieOf(first) });
    expect(await who({ cookie: cookieOf(first) })).toBeNull();
    const out = await portal.call('POST /staff/logout', {}, { ...ownPage, cookie: cookieOf(second) });
    expect(out.headers.getSetCookie()[0]).toMatch(/^staff=; Max-Age=0;/);
    expect(await who({ cookie: cookieOf(second) })).toBeNull();
    expect(await who({ cookie: cookieOf(third) })).toMatchObject({ role: 'reviewer', office: null });
  });

  it('is taken from the header too, without a cookie', async () => {
    const { token } = await makeStaffToken(context, 'reviewer');
    expect(await who({ 'x-tokotoko-token': token })).toMatchObject({ role: 'reviewer' });
    expect(await who({ 'x-tokotoko-token': `${token}x` })).toBeNull();
    expect(await who({ cookie: `staff=${token}` })).toBeNull();
    const [{ status }, stranger] = [
      await portal.call('GET /staff/photos', {}, { 'x-tokotoko-token': token }),
      await portal.call('GET /staff/photos'),
    ];
    expect([status, stranger.status]).toEqual([200, 401]);
  });

  it.each(['author', 'approver', 'duty'] as const)('lets no %s decide photos', async (role) => {
    const headers = { ...ownPage, ...(await staffHeaders(context, role)) };
    const calls = [
      await portal.call('GET /staff/photos', {}, headers),
      await portal.call('POST /staff/photo_decision', { id: 1, version: 0, decision: 'publish' }, headers),
    ];
    for (const { status, error } of calls) expect([status, error.error_code]).toEqual([403, 'E403']);
  });

  it('changes something only for pages of this site, or with the proof', async () => {
    const { cookie, 'x-tokotoko-token': proof } = await staffHeaders(context, 'reviewer');
    const other = await staffHeaders(context, 'reviewer');
    const logOut = async (headers: Record<string, string>) =>
      (await portal.call('POST /staff/logout', {}, { host: 'localhost', cookie: cookie!, ...headers })).status;
    expect(await logOut({})).toBe(403);
    expect(await logOut({ 'x-tokotoko-token': other['x-tokotoko-token']! })).toBe(403);
    expect(await logOut({ origin: 'https://evil.example' })).toBe(403);
    expect(await who({ cookie: cookie! })).not.toBeNull();
    expect(await logOut({ 'x-tokotoko-token': proof! })).toBe(200);
  });

  it('stands beside the session of a member', async () => {
    const member = await sessionHeaders(
      context,
      await createMember({ userName: `Both${engine}`, password: 'password1' }, context),
    );
    const staff = await staffHeaders(context, 'reviewer');
    const both = { ...ownPage, cookie: `${member.cookie}; ${staff.cookie}` };
    expect((await portal.call('POST /user_login_check', {}, both)).body.login_flag).toBe(1);
    expect(await who(both)).toMatchObject({ role: 'reviewer' });
    await portal.call('POST /staff/logout', {}, both);
    expect((await portal.call('POST /user_login_check', {}, both)).body.login_flag).toBe(1);
    expect(await who(both)).toBeNull();
  });

  it('slows down whoever tries tokens', async () => {
    const { token } = await makeStaffToken(context, 'reviewer');
    for (let turn = 0; turn < 10; turn += 1) expect((await logIn(`staff_${turn}`)).status).toBe(401);
    expect((await logIn(token)).status).toBe(429);
    now = hours(0.1);
    expect((await logIn(token)).status).toBe(200);
    expect(await context.db.select().from(throttles)).toEqual([]);
  });
});

onEachEngine((engine) => {
  let fresh: FreshDatabase;
  beforeAll(async () => {
    fresh = await freshDatabase(engine);
  });
  afterAll(() => fresh.remove());
  const run = (line: string, now = begin) => {
    const { url, directory } = fresh.options;
    return command(line.split(' '), url ? { DATABASE_URL: url } : { DATA_DIR: directory }, now);
  };

  it('makes a token that is shown once, lists and revokes it', async () => {
    expect(await run('list')).toBe('There are no tokens.\n');
    const shown = await run('token --role reviewer --municipality taito --expires 2027-03-31');
    expect(shown).toMatch(/^staff_[\w-]{43}\n\nNumber 1, reviewer taito\. /);
    await run('token --expires 2026-11-20 --role duty');
    const list = await run('list');
    expect(list).not.toContain('staff_');
    expect(list).toBe(
      '1  reviewer taito  made 2026-11-20, until 2027-03-31, open sessions: 0\n2  duty  made 2026-11-20, until 2026-11-20, open sessions: 0\n',
    );
    expect(await run('revoke 1')).toBe('Revoked.\n');
    await expect(run('revoke 1')).rejects.toThrow('There is no token 1 to revoke.');
    expect(await run('list', hours(13))).toBe(
      '1  reviewer taito  made 2026-11-20, revoked 2026-11-20\n2  duty  made 2026-11-20, expired 2026-11-20\n',
    );
  });

  it('logs everybody out, and leaves keys as they are', async () => {
    const number = Number(/Number (\d+),/.exec(await run('token --role duty --expires 2027-03-31'))![1]);
    const { db, close } = await openDatabase(fresh.options);
    const [createdAt, expiresAt] = [begin, hours(8)];
    const passwordHash = 'none';
    const [member] = await db
      .insert(members)
      .values({ userName: 'Hanako', userNameKey: 'hanako', passwordHash, createdAt })
      .returning();
    await insertSession(db, { id: 'a', memberId: member!.id, createdAt, lastSeenAt: createdAt });
    for (const id of ['b', 'c']) await insertStaffSession(db, { id, tokenId: number, expiresAt });
    await close();
    expect(await run('list')).toContain('until 2027-03-31, open sessions: 2');
    expect(await run('end-sessions')).toBe('Ended: 1 sessions of members, 2 of staff.\n');
    expect(await run('list')).toContain('until 2027-03-31, open sessions: 0');
    await expect(run('end-sessions now')).rejects.toThrow(/^npm run staff/);
  });

  it('renews a token under its number, in place of the one before', async () => {
    const first = await run('token --role approver --municipality taito --expires 2026-11-30');
    const [, token, number] = /^(staff_[\w-]{43})\n\nNumber (\d+),/.exec(first)!;
    const second = await run(`renew ${number} --expires 2027-03-31`);
    expect(second).toMatch(new RegExp(`^staff_[\\w-]{43}\n\nNumber ${number}, approver taito\\. `));
    expect(second).not.toContain(token);
    const lineOf = async () => (await run('list')).split('\n').filter((line) => line.startsWith(`${number}  `));
    expect(await lineOf()).toEqual([`${number}  approver taito  made 2026-11-20, until 2027-03-31, open sessions: 0`]);
    // One that has expired, too, but none that was revoked.
    await run(`renew ${number} --expires 2026-11-20`);
    await run(`renew ${number} --expires 2027-03-31`, hours(13));
    await run(`revoke ${number}`);
    for (const each of [number, 999])
      await expect(run(`renew ${each} --expires 2027-03-31`)).rejects.toThrow(`no token ${each} to renew`);
    await expect(run(`renew ${number} --expires 2026-11-19`)).rejects.toThrow(/is over/);
    await expect(run(`renew ${number}`)).rejects.toThrow(/^npm run staff/);
  });

  it.each([
    ['no role', 'token --expires 2027-03-31', /^npm run staff/],
    ['an unknown role', 'token --role chief --expires 2027-03-31', /^npm run staff/],
    ['no end', 'token --role duty', /^npm run staff/],
    ['an unknown option', 'token --role duty --expires 2027-03-31 --name Hanako', /^npm run staff/],
    ['a day that is none', 'token --role duty --expires 2027-02-30', /^2027-02-30 is no day/],
    ['a day that is over', 'token --role duty --expires 2026-11-19', /^2026-11-19 is over/],
    ['a day far ahead', 'token --role duty --expires 2030-01-01', /more than two years ahead/],
    ['an unknown municipality', 'token --role duty --expires 2027-03-31 --municipality osaka', /no municipality osaka/],
    ['nothing', '', /^npm run staff/],
  ])('refuses %s', async (_, line, message) => {
    await expect(run(line)).rejects.toThrow(message);
  });
});

it('is made by a command that says how it is used', async () => {
  await expect(command(['help'], {}, begin)).rejects.toThrow(/^npm run staff -- token --role ROLE/);
});
