/** What the security log says of an event, and what it never says. */
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createLog } from '../../server/log.ts';
import { type SecurityFields, securityEvents } from '../../server/security/securityEvents.ts';
import { addPhoto, makeStaffToken, staffHeaders } from '../server/staffSupport.ts';
import { onEachEngine, openPortal, type Portal, send, serverOf } from '../server/support.ts';
import { forgetTries } from './asking.ts';
import { createPeople, type Headers, logIn, ownPage, type Person } from './callers.ts';
import { goodInput, password } from './inputs.ts';

type Line = SecurityFields & { channel: string; time: string; level: number };
const address = '203.0.113.77';
const ofStaff = new Set(
  securityEvents.filter((event) => /^(staff|content|course|alert|report|facts)_|^photo_decided$/.test(event)),
);

onEachEngine((engine) => {
  let portal: Portal;
  let person: (userName?: string) => Promise<Person>;
  let now = new Date('2026-11-20T12:00:00+09:00');
  const lines: string[] = [];
  const log = createLog('error', { write: (line: string) => void lines.push(line) });
  let app: ReturnType<typeof serverOf>;
  beforeAll(async () => {
    portal = await openPortal(engine, () => now);
    person = await createPeople(portal.context);
    app = serverOf(portal.context, { TRUST_PROXY: 'yes' }, { log });
  });
  afterAll(() => portal.close());
  beforeEach(async () => {
    lines.length = 0;
    await forgetTries(portal.context.db);
  });

  const does = (call: Parameters<typeof send>[1], input: object, headers: Headers) =>
    send(app, call, input, { 'x-forwarded-for': address, ...headers });
  const events = () => lines.map((line) => JSON.parse(line) as Line).filter(({ channel }) => channel === 'security');
  const names = () => events().map(({ event }) => event);
  const answers = (userName: string) => goodInput('POST /user_secret_check', userName);

  it('tells of everything that a member does about logging in', async () => {
    const { userName } = await person('Kiroku');
    const seen = new Set<string>();
    const expectEvent = (...expected: string[]) => {
      expect(names()).toEqual(expected);
      for (const name of names()) seen.add(name);
      lines.length = 0;
    };
    const input = { user_name: userName, password };
    const cookieOf = ({ headers }: { headers: globalThis.Headers }) =>
      headers
        .getSetCookie()
        .map((text) => text.split(';')[0])
        .join('; ');

    await does('POST /user_login', { ...input, password: 'Wrong2026xy' }, ownPage);
    expectEvent('login_failed');
    const headers = { ...ownPage, cookie: cookieOf(await does('POST /user_login', input, ownPage)) };
    expectEvent('logged_in');
    await does('POST /user_login_check', {}, headers);
    expectEvent();
    await does('GET /user_export', {}, headers);
    expectEvent('data_exported');
    await does('POST /user_sessions_end', {}, headers);
    expectEvent('sessions_ended');
    await does('POST /user_change', { region: 'chiyoda' }, headers);
    expectEvent();
    await does('POST /user_change', { user_name: 'Aratana' }, headers);
    expect(events()[0]!.account).not.toBe(events()[0]!.renamed);
    expectEvent('name_changed');
    const next = { password: 'Sumida2028ef', password_confirmation: 'Sumida2028ef' };
    await does('POST /user_change_password', { current_password: 'Wrong2026xy', ...next }, headers);
    expectEvent('password_change_failed');
    const changed = await does('POST /user_change_password', { current_password: password, ...next }, headers);
    expectEvent('password_changed');
    const renewed = { ...ownPage, cookie: cookieOf(changed) };
    await does('GET /user_export', {}, headers);
    expectEvent('unauthorised');
    await does('POST /user_logout', {}, { cookie: renewed.cookie });
    expectEvent('cross_site_refused');
    await does('GET /user_logout', {}, { ...renewed, 'x-tokotoko-token': 'a'.repeat(43) });
    expectEvent('token_wrong');
    await does('POST /user_logout', {}, { ...renewed, origin: 'https://evil.example' });
    expectEvent('cross_site_refused');
    await does('POST /user_logout', {}, renewed);
    expectEvent('logged_out');
    await does('POST /user_logout', {}, renewed);
    expectEvent();
    await does('POST /user_secret_check', { ...answers('Aratana'), secret_answer_1: 'ちがう' }, ownPage);
    expectEvent('secret_check_failed');
    const permitted = await does('POST /user_secret_check', answers('Aratana'), ownPage);
    expectEvent('secret_check_passed');
    const again = { password: 'Asakusa2029gh', password_confirmation: 'Asakusa2029gh' };
    await does('POST /user_change_password', again, { ...ownPage, cookie: cookieOf(permitted) });
    expectEvent('password_reset');
    const registered = await does('POST /user_save', goodInput('POST /user_save', 'Shinki'), ownPage);
    expectEvent('registered');
    const mine = { ...ownPage, cookie: cookieOf(registered) };
    await does('POST /user_delete', { password: 'Wrong2026xy' }, mine);
    expectEvent('deletion_refused');
    await does('POST /user_delete', { password }, mine);
    expectEvent('member_deleted');
    for (let turn = 0; turn < 6; turn += 1)
      await does('POST /user_login', { ...input, password: 'Wrong2026xy' }, ownPage);
    expectEvent(...Array.from({ length: 5 }, () => 'login_failed'), 'throttled');
    expect([...seen].sort()).toEqual(securityEvents.filter((event) => !ofStaff.has(event)).sort());
  });

  it('tells of staff with role and office, and of nobody by name', async () => {
    const { id: memberId, userName } = await person('Toukou');
    const member = await logIn(portal.context, { id: memberId, userName });
    const { token } = await makeStaffToken(portal.context, 'reviewer', 'taito');
    await does('POST /staff/login', { token: 'staff_wrong' }, ownPage);
    const login = await does('POST /staff/login', { token }, ownPage);
    const own = login.headers.getSetCookie()[0]!.split(';')[0]!;
    // The same browser is a member as well: what staff do is not told of that account.
    const headers = { ...ownPage, cookie: `${own}; ${member.cookie}` };
    const courses = await portal.context.db.query.courses.findMany({
      where: (each, { eq }) => eq(each.municipalityCode, 13106),
    });
    const photo = await addPhoto(portal.context, { memberId, courseId: courses[0]!.id });
    const decision = { id: photo, version: 0, decision: 'reject', reason: 'quality', note: 'ひみつのメモ' };
    await does('POST /staff/photo_decision', decision, headers);
    const duty = { ...ownPage, ...(await staffHeaders(portal.context, 'duty')) };
    await does('GET /staff/photos', {}, duty);
    const [author, approver] = [
      await staffHeaders(portal.context, 'author'),
      await staffHeaders(portal.context, 'approver'),
    ];
    const proposal = { kind: 'notice', content_id: 1, note: 'ひみつのメモ' };
    const proposed = await send(app, 'POST /staff/revision_propose', proposal, {
      ...{ ...ownPage, ...author },
      'x-forwarded-for': address,
    });
    const rejection = { id: proposed.body.revision.id, table: 'notice', type: 'reject', reason: 'ひみつのわけ' };
    await does('POST /preview/decision', rejection, { ...ownPage, ...approver });
    const closing = { course_id: 101, reason: 'works', note_ja: 'ひみつの工事', note_en: 'Secret works' };
    const closed = await send(app, 'POST /staff/course_close', closing, { ...duty, 'x-forwarded-for': address });
    await does('POST /staff/course_open', { id: closed.body.closure.id }, duty);
    const heat = { kind: 'heat', message_ja: 'ひみつの暑さ', message_en: 'Secret heat' };
    const raised = await send(app, 'POST /staff/alert_raise', heat, { ...duty, 'x-forwarded-for': address });
    await does('POST /staff/alert_end', { id: raised.body.alert.id }, duty);
    await does('POST /report', { course_id: 101, kind: 'way', text: 'ひみつの知らせ' }, ownPage);
    const { body } = await send(app, 'GET /staff/reports', {}, duty);
    await does('POST /staff/report_answer', { id: body.reports[0]!.id, answer: 'corrected', note: 'ひみつ' }, duty);
    await does('POST /staff/report_reopen', { id: body.reports[0]!.id }, duty);
    const facts = await send(app, 'GET /staff/facts', { course_id: 101 }, duty);
    const confirmed = {
      course_id: 101,
      version: facts.body.version,
      toilet: 'yes',
      on: '2026-11-01',
      source: 'on_site',
    };
    await does('POST /staff/facts_confirm', confirmed, duty);
    await does('POST /staff/logout', {}, headers);
    expect(events().map(({ event, staff, decision, account }) => ({ event, staff, decision, account }))).toEqual([
      { event: 'staff_login_failed' },
      { event: 'staff_logged_in', staff: 'reviewer taito' },
      { event: 'photo_decided', staff: 'reviewer taito', decision: 'reject' },
      { event: 'staff_refused', staff: 'duty' },
      { event: 'content_proposed', staff: 'author' },
      { event: 'content_decided', staff: 'approver', decision: 'reject' },
      ...[
        ...['course_closed', 'course_opened', 'alert_raised', 'alert_ended'],
        ...['report_answered', 'report_reopened', 'facts_confirmed'],
      ].map((event) => ({
        ...{ event, staff: 'duty' },
      })),
      { event: 'staff_logged_out', staff: 'reviewer taito' },
    ]);
    expect(new Set(names())).toEqual(ofStaff);
    expect(lines.join('')).not.toMatch(/staff_wrong|Toukou|ひみつ|203\.0\.113/);
    expect(lines.join('')).not.toContain(token);
  });

  it('says when, what and by which call, with codes for who and from where', async () => {
    await person('Meibo');
    await does('POST /user_login', { user_name: 'ＭＥＩＢＯ', password: 'Wrong2026xy' }, ownPage);
    await does('POST /user_login', { user_name: 'meibo', password }, ownPage);
    const [failed, succeeded] = events();
    expect(failed).toEqual({
      ...{ level: 30, channel: 'security', event: 'login_failed', call: 'POST /user_login' },
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      account: expect.stringMatching(/^[\w-]{16}$/),
      network: expect.stringMatching(/^[\w-]{16}$/),
    });
    expect(succeeded).toMatchObject({ event: 'logged_in', account: failed!.account, network: failed!.network });
    // The code of a network is another one on the next day; that of an account stays.
    now = new Date(now.getTime() + 24 * 3600 * 1000);
    await does('POST /user_login', { user_name: 'meibo', password }, ownPage);
    expect(events()[2]).toMatchObject({ account: failed!.account });
    expect(events()[2]!.network).not.toBe(failed!.network);
  });

  it('holds no name, address, password, answer, token or number of anybody', async () => {
    const { id } = await person('Himitsu');
    const headers = await logIn(portal.context, { id, userName: 'Himitsu' });
    await does('POST /user_login', { user_name: 'Himitsu', password: 'Wrong2026xy' }, ownPage);
    await does('POST /user_secret_check', { ...answers('Himitsu'), secret_answer_1: 'ちがう' }, ownPage);
    await does('GET /user_secret_check', answers('Himitsu'), ownPage);
    await does('POST /user_change', { user_name: 'Atarashii' }, headers);
    await does('POST /user_logout', {}, { ...headers, origin: 'https://evil.example/?q=Himitsu' });
    await does('POST /user_logout', {}, headers);
    expect(names()).toHaveLength(6);
    const text = lines.join('');
    expect(text).not.toMatch(/himitsu|atarashii|203\.0\.113|Wrong2026xy|Kasumi2026ab|ちがう|さくら|ぽち|evil/i);
    expect(text).not.toContain(headers.cookie!.slice('session='.length));
    expect(text).not.toContain(headers['x-tokotoko-token']);
    for (const line of events()) expect(Object.values(line)).not.toContain(id);
  });

  it('cannot be forged by what is sent', async () => {
    const forged = 'x\n{"channel":"security","event":"logged_in"}';
    await app.request(`http://localhost/api/${encodeURIComponent(forged)}`, {
      method: 'POST',
      headers: { origin: 'https://evil.example' },
    });
    expect(lines).toHaveLength(1);
    expect(events()[0]).toMatchObject({ event: 'cross_site_refused' });
  });
});

it('is written at every level of the log but silent', () => {
  const fields: SecurityFields = { event: 'logged_in', network: 'x' };
  for (const [level, expected] of [
    ['debug', 1],
    ['error', 1],
    ['silent', 0],
  ] as const) {
    const lines: string[] = [];
    createLog(level, { write: (line) => void lines.push(line) }).security(fields);
    expect(lines).toHaveLength(expected);
  }
});
