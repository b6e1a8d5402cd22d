/**
 * Every call of the contract, as everybody. What is expected follows from the contract (`who`, `changesState`): a call that is
 * added is tried as well, and a row of docs/security.md more. In `npm test` each call meets one stranger of each group, and a third
 * of the wrong values, others each day; in a full run all of them.
 */
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ErrorCode, errorStatus } from '../../contract/errors.ts';
import { type Call, endpoints } from '../../contract/index.ts';
import { type StaffRole, staffRoles } from '../../contract/staffRoles.ts';
import { members } from '../../server/members/members.table.ts';
import { isFull, sample, turn } from '../full.ts';
import { insertPhotos } from '../server/photoSupport.ts';
import { makeStaffToken, staffHeaders } from '../server/staffSupport.ts';
import { onOneEngine, openPortal, type Portal } from '../server/support.ts';
import { type Answer, ask, askHead, comparable, forgetTries, rowsOfMember } from './asking.ts';
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
import {
  addressOf,
  calls,
  changesSomething,
  extraFields,
  fieldsOf,
  goodInput,
  isPost,
  ownFiles,
  shownPhotoId,
  victimPhotoId,
  wrongTexts,
  wrongValues,
} from './inputs.ts';
import { note, table, tableInDocument } from './table.ts';

const isMembers = (call: Call) => endpoints[call].who === 'member';
const isOfStaff = (call: Call) => endpoints[call].who === 'staff';
const isGuarded = (call: Call) => endpoints[call].who !== 'anyone';
/** Somebody of the staff whom the call lets in. */
const roleFor = (call: Call): StaffRole | undefined => endpoints[call].roles[0];
/** What a call may say to somebody whom it lets in. */
const allowed = (call: Call) => [
  200,
  ...(endpoints[call].errors as readonly ErrorCode[]).map((code) => errorStatus[code]),
];
/** In `npm test` one of each group, so that every column of the table is filled. */
const strangersOf = (call: Call) =>
  isFull
    ? strangers
    : [...Map.groupBy(strangers, ({ group }) => group).values()].map(
        (group) => group[(turn + calls.indexOf(call)) % group.length]!,
      );
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
  const inputOf = (call: Call, userName?: string) => ({
    ...goodInput(
      call,
      userName ?? (/save|draft|check$/.test(call) && !/secret/.test(call) ? `New${++names}` : known.userName),
    ),
    ...(call === 'POST /staff/login' && { token: staffKey }),
  });
  let staffKey: string;
  /** Somebody whom the call lets in, where it lets in only some. */
  const allowedCaller = async (call: Call): Promise<Headers> =>
    isOfStaff(call) ? logInStaff(portal.context, roleFor(call)) : logIn(portal.context, await person());

  beforeAll(async () => {
    portal = await openPortal(engine);
    person = await createPeople(portal.context);
    staffKey = (await makeStaffToken(portal.context, 'reviewer')).token;
    victim = await person(victimName);
    known = await person();
    const headers = await logIn(portal.context, victim);
    for (const call of ['POST /favorite', 'POST /course_walked'] as const)
      expect((await ask(portal, call, inputOf(call), headers)).status).toBe(200);
    await insertPhotos(portal.context, [
      { id: shownPhotoId, memberId: known.id },
      { id: victimPhotoId, memberId: victim.id, state: 'inReview' },
    ]);
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
    it.each(strangersOf(call))('as $name', async ({ name, group }) => {
      const answer = await askAs(call, headersOf.get(name)!);
      note(call, group, answer.status);
      if (isGuarded(call)) expect(answer.status).toBe(401);
      else expectLetIn(call, answer);
      if (isGuarded(call)) expect(answer.headers.get('set-cookie')).toBeNull();
    });

    it('as a member', async () => {
      const answer = await askAs(call, await logIn(portal.context, await person()));
      note(call, 'member', answer.status);
      if (isOfStaff(call)) {
        expect(answer.status).toBe(401);
        return;
      }
      expectLetIn(call, answer);
      expect(answer.status).not.toBe(401);
    });

    it('as staff, of every role', async () => {
      const roles = (isOfStaff(call) ? endpoints[call].roles : staffRoles) as readonly StaffRole[];
      for (const role of staffRoles) {
        const answer = await askAs(call, { ...ownPage, ...(await staffHeaders(portal.context, role)) });
        note(call, roles.includes(role) ? 'staff' : 'other staff', answer.status);
        if (isMembers(call)) expect(answer.status).toBe(401);
        else if (roles.includes(role)) expectLetIn(call, answer);
        else expect(answer.status).toBe(403);
      }
      if (roles.length === staffRoles.length) note(call, 'other staff', '–');
    });

    it('as another member, with the fields of a third', async () => {
      const [plain, sly] = [await person(), await person()];
      const input = inputOf(call);
      const expected = await askAs(call, await logIn(portal.context, plain), input);
      // Read before the other call: a device goes over to whoever uses it last.
      const plainRows = await rowsOfMember(portal.context.db, plain.id);
      const fields = { ...inputOf(call), ...extraFields(call, victim.id) };
      const answer = await askAs(call, await logIn(portal.context, sly), fields);
      note(call, 'another member', answer.status);
      expect(answer.status).toBe(expected.status);
      const slyRows = await rowsOfMember(portal.context.db, sly.id);
      expect(comparable(slyRows, sly)).toEqual(comparable(plainRows, plain));
      note(call, 'extra fields', '✓');
    });

    it.each(['member', 'staff'] as const)('from another site, with the cookie of a %s', async (kind) => {
      const own =
        kind === 'staff'
          ? await logInStaff(portal.context, roleFor(call))
          : await logIn(portal.context, await person());
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
      const other =
        kind === 'staff' ? await logInStaff(portal.context, roleFor(call)) : await logIn(portal.context, known);
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
      // What changes something by GET is reached by HEAD as well.
      for (const headers of isPost(call) ? [] : [...unproven, picture, ...crossSite.map((each) => each.headers)]) {
        const status = await askHead(portal, call, inputOf(call), {
          host: 'localhost',
          cookie: own.cookie!,
          ...headers,
        });
        note(call, 'unproven', status);
        expect(status, `HEAD ${JSON.stringify(headers)}`).toBe(403);
      }
      const isOpen =
        kind === 'staff' ? ask(portal, 'GET /staff/me', {}, own) : ask(portal, 'POST /user_login_check', {}, own);
      expect((await isOpen).text).toContain(kind === 'staff' ? '"role"' : '"login_flag":1');
    });

    it('with values of other types', async () => {
      let headers = await allowedCaller(call);
      const input = inputOf(call);
      for (const [at, field] of fieldsOf(call).entries())
        for (const value of sample<unknown>(isPost(call) ? wrongValues : wrongTexts, 3, at + calls.indexOf(call))) {
          const { status } = await askAs(call, headers, { ...input, [field]: value });
          // A value may be good after all, and end the session.
          if (status === 200 && changesSomething(call)) headers = await allowedCaller(call);
          expect([...allowed(call), 422], `${field}: ${JSON.stringify(value)}`).toContain(status);
        }
      note(call, 'wrong types', '✓');
    });

    it('20 times at once', async () => {
      const headers = isGuarded(call) ? await allowedCaller(call) : ownPage;
      await forgetTries(portal.context.db);
      const input = inputOf(call);
      const answers = await Promise.all(Array.from({ length: 20 }, () => ask(portal, call, input, headers)));
      for (const { status } of answers) expect([...allowed(call), 401, 409, 422, 429, 503]).toContain(status);
      const statuses = new Set(answers.map(({ status }) => status));
      if (!changesSomething(call)) expect([...statuses].filter((status) => status !== 429)).toHaveLength(1);
      note(call, '20 at once', '✓');
    });
  });

  describe.each(ownFiles)('%s', (file) => {
    let owners = 0;
    /** A photo of a member, with a file. */
    const photoOf = async (owner: Person) => {
      const imageKey = `own-file-${file === 'GET /mypage/data.json' ? 'data' : 'photo'}-${++owners}`;
      await insertPhotos(portal.context, [{ memberId: owner.id, state: 'inReview', imageKey }]);
      await portal.context.storage.put(`${imageKey}/400.webp`, new Uint8Array(3), 'image/webp');
      return imageKey;
    };
    const askFor = async (owner: Person, imageKey: string, headers: Headers) => {
      const response = await portal.app.request(`http://localhost${addressOf(file, imageKey)}`, { headers });
      const text = await response.text();
      expect(response.headers.get('cache-control')).toMatch(/no-store/);
      if (response.status !== 200) expect(text).not.toContain(owner.userName);
      expect(text).not.toContain(victimName);
      return response.status;
    };
    const isPhoto = file !== 'GET /mypage/data.json';
    /** Led to the login, or as if it were not there. */
    const refused = isPhoto ? 404 : 302;

    it.each(strangers)('as $name', async ({ group, headers: headersFor }) => {
      await forgetTries(portal.context.db);
      const owner = await person();
      const imageKey = await photoOf(owner);
      const status = await askFor(owner, imageKey, await headersFor(portal, owner));
      note(file, group, status);
      expect(status).toBe(refused);
    });

    it('as its owner, as another member, and as staff of every role', async () => {
      const [owner, other] = [await person(), await person()];
      const imageKey = await photoOf(owner);
      const asOwner = await askFor(owner, imageKey, await logIn(portal.context, owner));
      const asOther = await askFor(owner, imageKey, await logIn(portal.context, other));
      note(file, 'member', asOwner);
      note(file, 'another member', asOther);
      // A member gets what is stored of themselves, and no other's photo.
      expect([asOwner, asOther]).toEqual([200, isPhoto ? 404 : 200]);
      for (const role of staffRoles) {
        const status = await askFor(owner, imageKey, {
          ...ownPage,
          ...(await staffHeaders(portal.context, role)),
        });
        const isReader = isPhoto ? role === 'reviewer' : true;
        note(file, isReader ? 'staff' : 'other staff', status);
        expect(status, role).toBe(isPhoto && isReader ? 200 : refused);
      }
      if (!isPhoto) note(file, 'other staff', '–');
      for (const column of ['cross-site', 'unproven', 'extra fields', 'wrong types', '20 at once'] as const)
        note(file, column, '–');
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
