/**
 * Every call of the contract, as everybody. What is expected follows from the contract (`who`, `changesState`): a call that is
 * added is tried as well, and a row of docs/security.md more.
 */
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ErrorCode, errorStatus } from '../../contract/errors.ts';
import { type Call, endpoints } from '../../contract/index.ts';
import { members } from '../../server/members/members.table.ts';
import { onOneEngine, openPortal, type Portal } from '../server/support.ts';
import { type Answer, ask, comparable, forgetTries, rowsOfMember } from './asking.ts';
import { createPeople, crossSite, type Headers, logIn, ownPage, type Person, strangers } from './callers.ts';
import {
  calls,
  changesSomething,
  extraFields,
  fieldsOf,
  goodInput,
  isPost,
  wrongTexts,
  wrongValues,
} from './inputs.ts';
import { note, table, tableInDocument } from './table.ts';

const isMembers = (call: Call) => endpoints[call].who === 'member';
/** What a call may say to somebody whom it lets in. */
const allowed = (call: Call) => [
  200,
  ...(endpoints[call].errors as readonly ErrorCode[]).map((code) => errorStatus[code]),
];
/** No part of any other text. */
const victimName = 'Higaisha';

onOneEngine((engine) => {
  let portal: Portal;
  let person: (userName?: string) => Promise<Person>;
  let victim: Person;
  let before: unknown;
  /** Whose name and password anybody may log in with. */
  let known: Person;
  const headersOf = new Map<string, Headers>();
  let names = 0;
  /** A name that nobody has, where a call wants one; that of `known`, where it wants one that is there. */
  const inputOf = (call: Call, userName?: string) =>
    goodInput(
      call,
      userName ?? (/save|draft|check$/.test(call) && !/secret/.test(call) ? `New${++names}` : known.userName),
    );

  beforeAll(async () => {
    portal = await openPortal(engine);
    person = await createPeople(portal.context);
    victim = await person(victimName);
    known = await person();
    const headers = await logIn(portal.context, victim);
    for (const call of ['POST /favorite', 'POST /course_walked'] as const)
      expect((await ask(portal, call, inputOf(call), headers)).status).toBe(200);
    // Nothing that they do makes a session of what they have.
    for (const { name, headers: headersFor } of strangers) {
      await forgetTries(portal.context.db);
      headersOf.set(name, await headersFor(portal, await person()));
    }
    before = await rowsOfMember(portal.context.db, victim.id);
    expect(JSON.stringify(before)).toContain(victimName);
  });
  afterAll(() => portal.close());

  const askAs = async (call: Call, headers: Headers, input: object = inputOf(call), kind?: 'form') => {
    await forgetTries(portal.context.db);
    const answer = await ask(portal, call, input, headers, kind);
    expect(answer.text).not.toContain(victimName);
    return answer;
  };
  const expectLetIn = (call: Call, { status, text }: Answer) => {
    expect(allowed(call), `${call}: ${status} ${text}`).toContain(status);
    expect(status, text).not.toBe(403);
  };

  describe.each(calls)('%s', (call) => {
    it.each(strangers)('as $name', async ({ name, group }) => {
      const answer = await askAs(call, headersOf.get(name)!);
      note(call, group, answer.status);
      if (isMembers(call)) expect(answer.status).toBe(401);
      else expectLetIn(call, answer);
      if (isMembers(call)) expect(answer.headers.get('set-cookie')).toBeNull();
    });

    it('as a member', async () => {
      const answer = await askAs(call, await logIn(portal.context, await person()));
      note(call, 'member', answer.status);
      expectLetIn(call, answer);
      expect(answer.status).not.toBe(401);
    });

    it('as another member, with the fields of a third', async () => {
      const [plain, sly] = [await person(), await person()];
      const input = inputOf(call);
      const [expected, answer] = [
        await askAs(call, await logIn(portal.context, plain), input),
        await askAs(call, await logIn(portal.context, sly), { ...inputOf(call), ...extraFields(call, victim.id) }),
      ];
      note(call, 'another member', answer.status);
      expect(answer.status).toBe(expected.status);
      const [plainRows, slyRows] = [
        await rowsOfMember(portal.context.db, plain.id),
        await rowsOfMember(portal.context.db, sly.id),
      ];
      expect(comparable(slyRows, sly)).toEqual(comparable(plainRows, plain));
      note(call, 'extra fields', '✓');
    });

    it('from another site, with a member’s cookie', async () => {
      const own = await logIn(portal.context, await person());
      if (!changesSomething(call)) {
        note(call, 'cross-site', '–');
        note(call, 'unproven', '–');
        return;
      }
      for (const { name, headers } of crossSite) {
        const { status } = await askAs(
          call,
          { host: 'localhost', cookie: own.cookie!, ...headers },
          inputOf(call),
          'form',
        );
        note(call, 'cross-site', status);
        expect(status, name).toBe(403);
      }
      // A picture's address, a program without the token, and the token of somebody else.
      const other = await logIn(portal.context, known);
      const unproven: Headers[] = [
        { host: 'localhost', cookie: own.cookie! },
        { host: 'localhost', cookie: own.cookie!, 'x-tokotoko-token': other['x-tokotoko-token']! },
      ];
      const picture = {
        host: 'localhost',
        cookie: own.cookie!,
        'sec-fetch-site': 'same-origin',
        'sec-fetch-dest': 'image',
      };
      for (const headers of isPost(call) ? unproven : [...unproven, picture]) {
        const { status } = await askAs(call, headers, inputOf(call), 'form');
        note(call, 'unproven', status);
        expect(status, JSON.stringify(headers)).toBe(403);
      }
      expect((await ask(portal, 'POST /user_login_check', {}, own)).text).toContain('"login_flag":1');
    });

    it('with values of other types', async () => {
      let headers = await logIn(portal.context, await person());
      const input = inputOf(call);
      for (const field of fieldsOf(call))
        for (const value of isPost(call) ? wrongValues : wrongTexts) {
          const { status } = await askAs(call, headers, { ...input, [field]: value });
          // A value may be good after all, and end the session.
          if (status === 200 && changesSomething(call)) headers = await logIn(portal.context, await person());
          expect([...allowed(call), 422], `${field}: ${JSON.stringify(value)}`).toContain(status);
        }
      note(call, 'wrong types', '✓');
    });

    it('20 times at once', async () => {
      const headers = isMembers(call) ? await logIn(portal.context, await person()) : ownPage;
      await forgetTries(portal.context.db);
      const input = inputOf(call);
      const answers = await Promise.all(Array.from({ length: 20 }, () => ask(portal, call, input, headers)));
      for (const { status } of answers) expect([...allowed(call), 401, 409, 422, 429, 503]).toContain(status);
      const statuses = new Set(answers.map(({ status }) => status));
      if (!changesSomething(call)) expect([...statuses].filter((status) => status !== 429)).toHaveLength(1);
      note(call, '20 at once', '✓');
    });
  });

  it('left everything as it was that is the victim’s', async () => {
    expect(await rowsOfMember(portal.context.db, victim.id)).toEqual(before);
    expect(await portal.context.db.select().from(members).where(eq(members.userName, victimName))).toHaveLength(1);
  });

  it('is the table of docs/security.md', () => {
    expect(tableInDocument()).toBe(table());
  });
});
