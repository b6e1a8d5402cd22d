/** Registering: what is kept, what is refused, and who gets a name that several want. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createLog } from '../../server/log.ts';
import { createMember } from '../../server/members/createMember.ts';
import { members } from '../../server/members/members.table.ts';
import { sessions } from '../../server/sessions/sessions.table.ts';
import { throttles } from '../../server/throttle/throttle.table.ts';
import { networkOf, throttle } from '../../server/throttle/throttle.ts';
import { answers, browserAfter, goodPassword, registration } from './memberSupport.ts';
import { onEachEngine, openPortal, type Portal, send, serverOf, strongKeys } from './support.ts';

onEachEngine((engine) => {
  let portal: Portal;
  beforeAll(async () => {
    portal = await openPortal(engine, undefined, strongKeys);
  });
  afterAll(() => portal.close());
  beforeEach(async () => {
    await portal.context.db.delete(throttles);
    await portal.context.db.delete(members);
  });
  const save = (input: object, headers?: Record<string, string>) =>
    portal.call('POST /user_save', input as Record<string, unknown>, headers);
  const stored = () => portal.context.db.select().from(members);

  it('keeps what was entered, and begins a session', async () => {
    const { status, body, headers } = await save(registration(' はなこ '), {
      'user-agent': 'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36',
    });
    expect({ status, body }).toEqual({ status: 200, body: { result: true, user_name: 'はなこ' } });
    expect(headers.getSetCookie()[0]).toMatch(
      /^session=[A-Za-z0-9_-]{43}; Max-Age=7776000; Path=\/; HttpOnly; SameSite=Lax$/,
    );
    const hash = /^\$argon2id\$v=19\$m=19456,t=2,p=1,keyid=[A-Za-z0-9+/]{8}\$/;
    expect(await stored()).toMatchObject([
      {
        ...{ userName: 'はなこ', region: 'taito', ageBand: '70s', gender: 'female', passwordResetAt: null },
        ...{ secretQuestion1: 'school', secretQuestion2: 'book' },
        passwordHash: expect.stringMatching(hash),
        secretAnswerHash1: expect.stringMatching(hash),
        secretAnswerHash2: expect.stringMatching(hash),
        createdAt: portal.context.now(),
      },
    ]);
    const browser = browserAfter(headers);
    expect((await portal.call('POST /user_login_check', {}, browser)).body.login_flag).toBe(1);
    expect((await portal.call('GET /user_sessions', {}, browser)).body.sessions).toMatchObject([
      { device: 'Android, Chrome', is_current: true },
    ]);
    // And by the password later.
    expect((await portal.call('POST /user_login', { user_name: 'はなこ', password: goodPassword })).status).toBe(200);
  });

  it.each([
    ['a municipality', 'oshima'],
    ['outside Tokyo', 'outside'],
    ['nothing', 'unregistered'],
  ])('takes %s for a region', async (_, region) => {
    expect((await save(registration('Hanako', { region, age_band: 'unregistered' }))).status).toBe(200);
    expect(await stored()).toMatchObject([{ region, ageBand: 'unregistered' }]);
  });

  it('keeps and tells neither password nor answers, in the database, in the response and in the log', async () => {
    const lines: string[] = [];
    const log = createLog('debug', { write: (line) => void lines.push(line) });
    const app = serverOf(portal.context, {}, { log });
    const input = registration('Hanako');
    const responses = [
      await send(app, 'POST /user_save', input),
      await send(app, 'POST /user_save', input),
      await send(app, 'POST /user_save', { ...input, region: 'atlantis' }),
      await send(app, 'POST /user_draft', registration('Taro')),
    ];
    expect(responses.map(({ status }) => status)).toEqual([200, 409, 422, 200]);
    expect(lines.length).toBeGreaterThanOrEqual(4);
    const rows = [await stored(), await portal.context.db.select().from(throttles)];
    for (const text of [JSON.stringify(responses), JSON.stringify(rows), lines.join('')])
      for (const secret of [goodPassword, answers.secret_answer_1, answers.secret_answer_2])
        expect(text).not.toContain(secret);
    expect(lines.join('')).not.toMatch(/Hanako|Taro|session=|atlantis/);
  });

  describe.each(['POST /user_save', 'POST /user_draft'] as const)('%s refuses', (call) => {
    it.each<[string, Record<string, unknown>, string, string]>([
      ['another confirmation', { password_confirmation: 'tokotoko2025' }, 'password_confirmation', 'not_valid'],
      ['no confirmation', { password_confirmation: '' }, 'password_confirmation', 'not_valid'],
      ['one question twice', { secret_question_2: 'school' }, 'secret_question_2', 'not_valid'],
      ['an unknown question', { secret_question_1: 'car' }, 'secret_question_1', 'not_valid'],
      ['an answer in characters', { secret_answer_1: '上野' }, 'secret_answer_1', 'format_invalid'],
      ['no answer', { secret_answer_2: '' }, 'secret_answer_2', 'required'],
      ['an unknown region', { region: 'atlantis' }, 'region', 'not_valid'],
      ['the code of a region', { region: '13106' }, 'region', 'not_valid'],
      ['an unknown age', { age_band: '65' }, 'age_band', 'not_valid'],
      ['terms that are not accepted', { terms: '' }, 'terms', 'required'],
      ['an emoji', { user_name: '🍵' }, 'user_name', 'format_invalid'],
      ['a short password', { password: 'short1' }, 'password', 'too_short'],
    ])('%s', async (_, changes, field, kind) => {
      const { status, error, headers } = await portal.call(call, registration('Hanako', changes));
      expect({
        status,
        code: error.error_code,
        kind: error.fields!.find((each) => each.field === field)?.kind,
      }).toEqual({ status: 422, code: 'E422', kind });
      expect(headers.get('set-cookie')).toBeNull();
      expect(await stored()).toEqual([]);
    });

    it.each([
      ['a common password', 'password1', 'Hanako'],
      ['one in other letters', 'PassWord1', 'Hanako'],
      ['a row of keys', '1qaz2wsx', 'Hanako'],
      ['the user name', 'hanako1964', 'Hanako1964'],
      ['the user name with something', 'HANAKO1964', 'ｈａｎａｋｏ'],
    ])('%s', async (_, password, user_name) => {
      const input = registration(user_name, { password, password_confirmation: password });
      expect(await portal.call(call, input)).toMatchObject({
        status: 422,
        error: { fields: [{ field: 'password', kind: 'not_valid' }] },
      });
    });

    it('everything that is wrong at once', async () => {
      const changes = { password: 'password1', region: 'atlantis', secret_question_2: 'school' };
      const { error } = await portal.call(call, registration('Hanako', changes));
      expect(error.fields!.map(({ field }) => field).sort()).toEqual([
        ...['password', 'password_confirmation', 'region', 'secret_question_2'],
      ]);
    });

    it('a name that somebody has, in any case and width', async () => {
      await createMember({ userName: 'Hanako', password: 'password1' }, portal.context);
      expect(await portal.call(call, registration('ＨＡＮＡＫＯ'))).toMatchObject({
        status: 409,
        error: { error_code: 'E409', fields: [{ field: 'user_name', kind: 'not_valid' }] },
      });
      expect(await stored()).toHaveLength(1);
    });

    it('to be asked for names without end', async () => {
      const names = throttle('nameCheckByAddress', networkOf('unknown'), portal.context);
      for (let turn = 0; turn < 60; turn += 1) await names.count();
      expect(await portal.call(call, registration('Hanako'))).toMatchObject({ status: 429 });
    });
  });

  it('lets a short user name be part of a password by chance', async () => {
    expect((await save(registration('To'))).status).toBe(200);
  });

  it('gives a name that several want at once to exactly one, with a session', async () => {
    const responses = await Promise.all(
      Array.from({ length: 5 }, (_, turn) => save(registration(turn % 2 ? 'Sakura' : 'ＳＡＫＵＲＡ'))),
    );
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409]);
    expect(responses.flatMap(({ headers }) => headers.getSetCookie().map((text) => text.split('=')[0]))).toEqual([
      'session',
      'known-device',
    ]);
    expect(await stored()).toHaveLength(1);
    expect(await portal.context.db.select().from(sessions)).toHaveLength(1);
  });

  it('makes an address wait that registers many, and counts only those that were made', async () => {
    await createMember({ userName: 'Hanako', password: 'password1' }, portal.context);
    const registrations = throttle('registrationByAddress', networkOf('unknown'), portal.context);
    for (let turn = 0; turn < 19; turn += 1) await registrations.count();
    expect((await save(registration('Hanako'))).status).toBe(409);
    expect((await save(registration('Taro'))).status).toBe(200);
    const refused = await save(registration('Jiro'));
    expect(refused).toMatchObject({ status: 429, error: { error_code: 'E429', retry_after: 15 } });
    expect(refused.headers.get('retry-after')).toBe('15');
  });

  it('ends the session that the browser had', async () => {
    const first = browserAfter((await save(registration('Hanako'))).headers);
    const second = browserAfter((await save(registration('Taro'), first)).headers);
    expect((await portal.call('POST /user_login_check', {}, first)).body.login_flag).toBe(0);
    expect((await portal.call('POST /user_get', {}, second)).body.member.user_name).toBe('Taro');
  });
});
