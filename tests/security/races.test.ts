/** What happens at the same moment: one of two gets a name, a form sent twice counts once, nothing is written for who is gone. */
import { count, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Call, endpoints } from '../../contract/index.ts';
import { userNameKey } from '../../contract/memberRules.ts';
import { members } from '../../server/members/members.table.ts';
import { sessions } from '../../server/sessions/sessions.table.ts';
import { isFull } from '../full.ts';
import { onEachEngine, openPortal, type Portal } from '../server/support.ts';
import { ask, forgetTries, rowsOfMember } from './asking.ts';
import { createPeople, logIn, ownPage, type Person } from './callers.ts';
import { calls, changesSomething, goodInput, password } from './inputs.ts';

/** How often each call meets the deletion of the account. */
const turns = isFull ? 3 : 1;
/** What a member's page or program may send while the account is being deleted. */
const writing = calls.filter((call) => endpoints[call].who === 'member' && changesSomething(call));

onEachEngine((engine) => {
  let portal: Portal;
  let person: (userName?: string) => Promise<Person>;
  beforeAll(async () => {
    portal = await openPortal(engine);
    person = await createPeople(portal.context);
  });
  afterAll(() => portal.close());
  beforeEach(() => forgetTries(portal.context.db));

  const withName = async (userName: string) =>
    (
      await portal.context.db
        .select({ total: count() })
        .from(members)
        .where(eq(members.userNameKey, userNameKey(userName)))
    )[0]!.total;
  const statusesOf = async (answers: Promise<{ status: number }>[]) =>
    (await Promise.all(answers)).map(({ status }) => status).sort();

  it('one of those who want the same name at once is registered, the others hear that it is taken', async () => {
    const spellings = ['Onaji', 'ｏｎａｊｉ', 'ONAJI', ' onaji '];
    const statuses = await statusesOf(
      spellings.map((name) => ask(portal, 'POST /user_save', goodInput('POST /user_save', name), ownPage)),
    );
    expect(statuses).toEqual([200, 409, 409, 409]);
    expect(await withName('onaji')).toBe(1);
  });

  it('one of two members gets a name that both want at once', async () => {
    const people = [await person(), await person()];
    const asked = await Promise.all(
      people.map(async (each) => [await logIn(portal.context, each), { user_name: 'Hoshii' }] as const),
    );
    expect(await statusesOf(asked.map(([headers, input]) => ask(portal, 'POST /user_change', input, headers)))).toEqual(
      [200, 409],
    );
    expect(await withName('hoshii')).toBe(1);
  });

  it('a registration confirmed twice at once is one member', async () => {
    const { headers } = await portal.call('POST /user_draft', goodInput('POST /user_draft', 'Nijuu'), ownPage);
    const sent = { ...ownPage, cookie: headers.getSetCookie()[0]!.split(';')[0]! };
    const statuses = await statusesOf(Array.from({ length: 4 }, () => ask(portal, 'POST /user_draft_save', {}, sent)));
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    for (const status of statuses) expect([200, 404, 409]).toContain(status);
    expect(await withName('nijuu')).toBe(1);
  });

  it('a permission to reset a password is good once, also at the same moment', async () => {
    const { userName } = await person();
    const answer = await portal.call(
      'POST /user_secret_check',
      goodInput('POST /user_secret_check', userName),
      ownPage,
    );
    const sent = { ...ownPage, cookie: answer.headers.getSetCookie()[0]!.split(';')[0]! };
    const passwords = ['Sumida2028ef', 'Asakusa2029gh', 'Komagome2030ij'];
    const statuses = await statusesOf(
      passwords.map((text) =>
        ask(portal, 'POST /user_change_password', { password: text, password_confirmation: text }, sent),
      ),
    );
    expect(statuses).toEqual([200, 401, 401]);
    expect(
      (await ask(portal, 'POST /user_change_password', { password, password_confirmation: password }, sent)).status,
    ).toBe(401);
  });

  describe.each(writing)('%s', (call: Call) => {
    it('sent while the account is deleted ends in 401 or is gone', async () => {
      for (let turn = 0; turn < turns; turn += 1) {
        await forgetTries(portal.context.db);
        const member = await person();
        const [headers, other] = [await logIn(portal.context, member), await logIn(portal.context, member)];
        const input = goodInput(call, `Kieru${turn}`);
        const answers = await Promise.all([
          ask(portal, call, input, headers),
          ask(portal, 'POST /user_delete', { password }, other),
          ask(portal, call, input, headers),
          ask(portal, call, input, headers),
        ]);
        // Changing the password or ending the sessions first may end the one that wanted to delete.
        const deleted =
          answers[1]!.status === 200 || (await ask(portal, 'POST /user_delete', { password }, headers)).status === 200;
        for (const { status } of answers) expect([200, 401, 404, 409, 422]).toContain(status);
        const rows = await rowsOfMember(portal.context.db, member.id);
        if (deleted) expect(Object.values(rows).flat()).toEqual([]);
        expect((await ask(portal, call, input, other)).status).toBe(401);
      }
    });
  });

  it('a session begun while the account is deleted is none', async () => {
    const member = await person();
    const headers = await logIn(portal.context, member);
    const [login] = await Promise.all([
      ask(portal, 'POST /user_login', { user_name: member.userName, password }, ownPage),
      ask(portal, 'POST /user_delete', { password }, headers),
    ]);
    expect([200, 401]).toContain(login!.status);
    const left = await portal.context.db.select().from(sessions).where(eq(sessions.memberId, member.id));
    expect(left).toEqual([]);
  });
});
