/** Posting over HTTP: what is written, who may, what is refused, and what happens twice or at once. */
import { randomUUID } from 'node:crypto';
import { eq, inArray, type SQL, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { formProblems } from '../../../app/forms/formProblems.ts';
import type { T } from '../../../app/i18n/i18n.ts';
import { problemOfForm, wordsFields } from '../../../app/screens/PhotoUpload/fields.ts';
import { createClient } from '../../../contract/client.ts';
import { photoCautions } from '../../../contract/photoRules.ts';
import { type Problem, toProblem } from '../../../contract/problem.ts';
import { toFormData } from '../../../contract/sendForm.ts';
import { courses } from '../../../server/courses/courses.table.ts';
import { createMember } from '../../../server/members/createMember.ts';
import { photoDraftRetention } from '../../../server/photos/photoDraft.ts';
import { photoDrafts, photoHistory, photos } from '../../../server/photos/photos.table.ts';
import { throttles } from '../../../server/throttle/throttle.table.ts';
import { sessionHeaders } from '../memberSupport.ts';
import { anyEngine, onEngineInTurn, openPortal, type Portal, serverOf } from '../support.ts';
import { jpegOf } from './samples.ts';

const origin = 'http://localhost';
let now = new Date('2026-11-20T12:00:00+09:00');
let portal: Portal;
let image: File;
let hanako: Record<string, string>;
let jiro: Record<string, string>;

async function open(engine: Parameters<typeof openPortal>[0]): Promise<void> {
  portal = await openPortal(engine, () => now);
  image = new File([new Uint8Array(await jpegOf())], '写真.jpg', { type: 'image/jpeg' });
  const add = async (userName: string) =>
    sessionHeaders(portal.context, await createMember({ userName, password: 'password1' }, portal.context));
  hanako = await add('Hanako');
  jiro = await add('Jiro');
}

const words = (changes: object = {}) => ({
  ...{ title: '秋の坂道', course_id: 101, year: 2026, month: 11, place: '坂の上', comment: '' },
  ...changes,
});
const post = (changes: object = {}) => ({
  ...{ image, ...words(), cautions: photoCautions, request_key: randomUUID() },
  ...changes,
});

async function send(path: string, input: object, headers: Record<string, string> = hanako) {
  const body = toFormData(input);
  const response = await portal.app.request(`${origin}/api${path}`, { method: 'POST', body, headers });
  const { result: _, error_info: error, ...answer } = await response.json();
  return { status: response.status, answer, error, headers: response.headers };
}
const save = (changes: object = {}, headers?: Record<string, string>) => send('/photo_save', post(changes), headers);

const rows = () => portal.context.db.select().from(photos).where(eq(photos.isSample, false));
const row = async (id: number) => (await portal.context.db.select().from(photos).where(eq(photos.id, id)))[0]!;
const stored = async () => {
  const names: string[] = [];
  for await (const { name } of portal.context.storage.list()) names.push(name);
  return names;
};
const file = (path: string, headers: Record<string, string> = {}) =>
  portal.app.request(`${origin}${path}`, { headers });
const addressOf = (imageKey: string, name = '400.webp') => `/photo-files/${imageKey}/${name}`;

async function clear(): Promise<void> {
  await portal.context.db.delete(photos).where(eq(photos.isSample, false));
  await portal.context.db.delete(photoDrafts);
  await portal.context.db.delete(throttles);
  for (const name of await stored()) await portal.context.storage.delete(name);
}

onEngineInTurn((engine) => {
  beforeAll(() => open(engine));
  afterAll(() => portal.close());
  beforeEach(clear);

  it('writes the row and its history, keeps the files, and serves them once the photo is published', async () => {
    const { status, answer } = await save({ covered: 2 });
    expect([status, answer]).toEqual([200, { id: expect.any(Number), is_new: true }]);
    const photo = await row(answer.id);
    expect(photo).toMatchObject({
      ...{ state: 'submitted', title: '秋の坂道', courseId: 101, takenYear: 2026, takenMonth: 11, covered: 2 },
      ...{ width: 640, height: 480, contestId: null, publishedAt: null, postedAt: now },
      imageKey: expect.stringMatching(/^[0-9a-f]{32}$/),
      colour: expect.stringMatching(/^#[0-9a-f]{6}$/),
    });
    const history = await portal.context.db.select().from(photoHistory).where(eq(photoHistory.photoId, photo.id));
    expect(history).toMatchObject([{ toState: 'submitted', at: now, byStaff: '' }]);
    expect(await stored()).toEqual(
      ['400.jpg', '400.webp', '640.jpg', '640.webp'].map((name) => `${photo.imageKey}/${name}`),
    );

    const address = addressOf(photo.imageKey);
    expect((await file(address)).status).toBe(404);
    await portal.context.db.update(photos).set({ state: 'published' }).where(eq(photos.id, photo.id));
    const shown = await file(address);
    expect(shown.status).toBe(200);
    expect(Object.fromEntries(shown.headers)).toMatchObject({
      'content-type': 'image/webp',
      'content-disposition': 'inline',
      'x-content-type-options': 'nosniff',
      'cache-control': 'public, max-age=600, s-maxage=60',
      etag: `"${photo.imageKey}-400.webp"`,
    });
    const bytes = new Uint8Array(await shown.arrayBuffer());
    expect(Buffer.from(bytes.subarray(8, 12)).toString()).toBe('WEBP');
    expect(shown.headers.get('content-length')).toBe(String(bytes.length));
    const again = await file(address, { 'if-none-match': shown.headers.get('etag')! });
    expect([again.status, (await again.arrayBuffer()).byteLength]).toEqual([304, 0]);
    // Withdrawn: gone at once, also for who has it in a cache and asks.
    await portal.context.db.update(photos).set({ state: 'removed' }).where(eq(photos.id, photo.id));
    expect((await file(address, { 'if-none-match': shown.headers.get('etag')! })).status).toBe(404);
  });

  it('is deleted with its files: by the member, and with the member', async () => {
    const addresses = async (id: number) => {
      const { imageKey } = await row(id);
      return ['400.jpg', '400.webp', '640.jpg', '640.webp'].map((name) => addressOf(imageKey, name));
    };
    const statuses = (paths: string[]) => Promise.all(paths.map(async (path) => (await file(path)).status));
    const passing = await createMember({ userName: 'Leaving', password: 'password1' }, portal.context);
    const leaving = await sessionHeaders(portal.context, passing);
    const [one, other] = [(await save()).answer.id, (await save({}, leaving)).answer.id];
    await portal.context.db
      .update(photos)
      .set({ state: 'published' })
      .where(inArray(photos.id, [one, other]));
    const [ofOne, ofOther] = [await addresses(one), await addresses(other)];
    expect(await statuses([...ofOne, ...ofOther])).toEqual(Array(8).fill(200));

    expect((await portal.call('POST /photo_delete', { id: one }, hanako)).status).toBe(200);
    expect(await statuses(ofOne)).toEqual(Array(4).fill(404));
    expect((await rows()).map(({ id }) => id)).toEqual([other]);
    expect((await stored()).map((name) => `/photo-files/${name}`)).toEqual(ofOther);

    expect((await portal.call('POST /user_delete', { password: 'password1' }, leaving)).status).toBe(200);
    expect(await statuses(ofOther)).toEqual(Array(4).fill(404));
    expect([await rows(), await stored()]).toEqual([[], []]);
  });

  it('the same post makes one photo, later and twenty times at once', async () => {
    const key = randomUUID();
    const answers = await Promise.all(Array.from({ length: 20 }, () => save({ request_key: key })));
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
    expect(new Set(answers.map(({ answer }) => answer.id)).size).toBe(1);
    expect(answers.filter(({ answer }) => answer.is_new).length).toBe(1);
    const later = await save({ request_key: key, title: '別' });
    expect(later.answer).toEqual({ id: answers[0]!.answer.id, is_new: false });
    expect(await rows()).toHaveLength(1);
    expect(new Set((await stored()).map((name) => name.split('/')[0])).size).toBe(1);
    // Of another member it is another post.
    expect((await save({ request_key: key }, jiro)).answer.is_new).toBe(true);
  });

  it('enters a contest ten times and no more, also at once', async () => {
    now = new Date('2026-10-10T12:00:00+09:00');
    const entry = { is_entry: true, month: 10 };
    const answers = await Promise.all(Array.from({ length: 12 }, () => save(entry)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(10);
    const refused = answers.filter(({ status }) => status !== 200);
    for (const { status, error } of refused)
      expect([status, error.fields]).toEqual([409, [{ field: 'is_entry', kind: 'above_maximum' }]]);
    expect((await rows()).map(({ contestId }) => contestId)).toEqual(Array(10).fill('2026'));
    // What the device makes of the answer are the words of the field.
    const asAnswered = async () =>
      portal.app.request(`${origin}/api/photo_save`, {
        ...{ method: 'POST', body: toFormData(post(entry)), headers: hanako },
      });
    const device = createClient({ lang: () => 'ja', fetch: asAnswered });
    const error = await device('POST /photo_save', {} as never).catch(toProblem);
    const t = ((key: string) => key) as T;
    const [told] = formProblems(problemOfForm(error as Problem), t);
    expect(told).toEqual({ name: 'is_entry', kind: 'aboveMaximum' });
    expect(wordsFields(t).is_entry!.messages!.aboveMaximum).toBe('photoUpload:contestFull');
    // Nothing is left of those that were refused.
    expect(new Set((await stored()).map((name) => name.split('/')[0])).size).toBe(10);
    // Without an entry the eleventh is taken; a deleted photo frees a place.
    expect((await save({ month: 10 })).status).toBe(200);
    await portal.context.db.delete(photos).where(eq(photos.id, (await rows())[0]!.id));
    expect((await save(entry)).status).toBe(200);
    now = new Date('2026-11-20T12:00:00+09:00');
  });

  it('a draft keeps the picture, is seen by its owner alone, and becomes the post', async () => {
    const entered = { ...words(), cautions: photoCautions };
    const wrong = await send('/photo_draft', { image, ...entered, title: '', cautions: [] });
    expect([wrong.status, wrong.error.fields]).toEqual([422, [{ field: 'title', kind: 'required' }]]);
    const cookie = wrong.headers.getSetCookie()[0]!.split(';')[0]!;
    expect(cookie).toMatch(/^photo-draft=[\w-]{43}$/);
    const withDraft = { ...hanako, cookie: `${hanako.cookie}; ${cookie}` };
    const get = async (headers: Record<string, string>) =>
      (await (await portal.app.request(`${origin}/api/photo_draft`, { headers })).json()).draft;
    const kept = await get(withDraft);
    expect(kept).toMatchObject({ is_complete: false, words: { title: '', course_id: '101', cautions: [] } });
    expect(await get(hanako)).toBeNull();
    expect(await get({ ...jiro, cookie: `${jiro.cookie}; ${cookie}` })).toBeNull();

    const preview = kept.image.sizes[0].jpeg;
    expect((await file(preview)).status).toBe(404);
    expect((await file(preview, { cookie: jiro.cookie! })).status).toBe(404);
    const own = await file(preview, { cookie: hanako.cookie! });
    expect([own.status, own.headers.get('cache-control')]).toEqual([200, 'private, no-store']);

    const right = await send('/photo_draft', entered, withDraft);
    expect(right.answer.draft).toMatchObject({ is_complete: true, image: kept.image, request_key: kept.request_key });
    const confirm = () => send('/photo_draft_save', { request_key: kept.request_key }, withDraft);
    const answers = await Promise.all(Array.from({ length: 5 }, confirm));
    expect(new Set(answers.map(({ answer }) => answer.id)).size).toBe(1);
    expect(answers.filter(({ answer }) => answer.is_new)).toHaveLength(1);
    expect(await row(answers[0]!.answer.id)).toMatchObject({ title: '秋の坂道', requestKey: kept.request_key });
    expect(await get(withDraft)).toBeNull();
    expect((await confirm()).answer.is_new).toBe(false);
  });

  it('a draft that becomes the post between two looks of another confirmation is that post', async () => {
    const drafted = await send('/photo_draft', { image, ...words(), cautions: photoCautions });
    const cookie = drafted.headers.getSetCookie()[0]!.split(';')[0]!;
    const withDraft = { ...hanako, cookie: `${hanako.cookie}; ${cookie}` };
    const key = { request_key: drafted.answer.draft.request_key };
    const { db } = portal.context;
    let first: Promise<Awaited<ReturnType<typeof send>>> | undefined;
    // Has not found the post, and is about to look for the draft: now the other one is confirmed, to its end.
    const select = (...fields: []) => ({
      from: (table: typeof photoDrafts) => {
        const rows = db.select(...fields).from(table);
        if (table !== photoDrafts || first) return rows;
        first = send('/photo_draft_save', key, withDraft);
        return { where: async (condition: SQL) => first!.then(() => rows.where(condition)) };
      },
    });
    const late = serverOf({ ...portal.context, db: Object.create(db, { select: { value: select } }) });
    const init = { method: 'POST', body: toFormData(key), headers: withDraft };
    const response = await late.request(`${origin}/api/photo_draft_save`, init);
    const { answer } = await first!;
    expect(answer).toEqual({ id: expect.any(Number), is_new: true });
    expect(await response.json()).toEqual({ result: true, id: answer.id, is_new: false });
  });

  it('a draft that is replaced, thrown away or forgotten leaves no file', async () => {
    const draft = async (headers: Record<string, string>) => {
      const { headers: answered } = await send('/photo_draft', { image, ...words(), cautions: photoCautions }, headers);
      return { ...hanako, cookie: `${hanako.cookie}; ${answered.getSetCookie()[0]!.split(';')[0]}` };
    };
    const keys = async () => new Set((await stored()).map((name) => name.split('/')[0]));
    const first = await draft(hanako);
    const second = await draft(first);
    expect((await keys()).size).toBe(1);
    await send('/photo_draft_delete', {}, second);
    expect((await keys()).size).toBe(0);
    const third = await draft(hanako);
    const begun = now;
    now = new Date(now.getTime() + 31 * 60_000);
    const forgotten = await send('/photo_draft_save', { request_key: randomUUID() }, third);
    expect(forgotten.status).toBe(404);
    await photoDraftRetention.remove({ ...portal.context, signal: new AbortController().signal });
    const { answer } = await save();
    now = begun;
    expect([...(await keys())]).toEqual([(await row(answer.id)).imageKey]);
    expect(await portal.context.db.select().from(photoDrafts)).toEqual([]);
  });

  it('what is away or gone leaves neither row nor file', async () => {
    const { storage } = portal.context;
    const { put } = storage;
    let puts = 0;
    storage.put = async (...given) => {
      puts += 1;
      if (puts === 3) throw new Error('disk full');
      return put(...given);
    };
    expect((await save()).status).toBe(500);
    storage.put = put;
    const passing = await createMember({ userName: 'Passing', password: 'password1' }, portal.context);
    const headers = await sessionHeaders(portal.context, passing);
    storage.put = async (...given) => {
      await put(...given);
      await portal.context.db.execute(sql`delete from members where id = ${passing}`);
    };
    expect((await save({}, headers)).status).toBe(401);
    storage.put = put;
    expect(await rows()).toEqual([]);
    expect(await stored()).toEqual([]);
  });
}, 1);

describe('refusals', () => {
  beforeAll(() => open(anyEngine()));
  afterAll(() => portal.close());
  beforeEach(clear);

  it.each([
    ['no session', {}, 401, undefined],
    ['a caution that is not ticked', { cautions: photoCautions.slice(1) }, 422, { cautions: 'required' }],
    ['no picture', { image: undefined }, 422, { image: 'required' }],
    ['text for a picture', { image: 'text' }, 422, { image: 'bad_input' }],
    ['a course that is not there', { course_id: 9999 }, 422, { course_id: 'not_valid' }],
    ['next month', { month: 12 }, 422, { month: 'above_maximum' }],
    ['next year', { year: 2027, month: 1 }, 422, { year: 'above_maximum' }],
    ['an entry after the posting days', { is_entry: true, month: 11 }, 409, { is_entry: 'not_valid' }, '2026-11-30'],
    ['an entry of another year', { is_entry: true, year: 2025 }, 422, { month: 'not_valid' }],
    ['a title with an emoji', { title: '坂🙂' }, 422, { title: 'format_invalid' }],
    ['a key that is none', { request_key: '1' }, 422, { request_key: 'format_incorrect' }],
  ] as [string, object, number, Record<string, string> | undefined, string?][])(
    '%s',
    async (name, changes, expected, fields, day) => {
      const before = now;
      if (day) now = new Date(`${day}T12:00:00+09:00`);
      const { status, error } = await save(changes, name === 'no session' ? {} : hanako);
      now = before;
      const found =
        error.fields &&
        Object.fromEntries(error.fields.map((each: { field: string; kind: string }) => [each.field, each.kind]));
      expect([status, found]).toEqual([expected, fields]);
      expect([await rows(), await stored()]).toEqual([[], []]);
    },
  );

  it('a course that is no longer public', async () => {
    const { db } = portal.context;
    await db.update(courses).set({ isPublic: false }).where(eq(courses.id, 102));
    const { status, error } = await save({ course_id: 102 });
    await db.update(courses).set({ isPublic: true }).where(eq(courses.id, 102));
    expect([status, error.fields]).toEqual([422, [{ field: 'course_id', kind: 'not_valid' }]]);
  });

  it('a body that is too large, and a stranger’s before it is read', async () => {
    const huge = new File([new Uint8Array(21 * 1024 * 1024)], 'a.jpg');
    const { status, error } = await save({ image: huge });
    expect([status, error.error_code]).toEqual([413, 'E413']);
    let isRead = false;
    const body = new ReadableStream(
      {
        pull: (controller) => {
          isRead = true;
          controller.enqueue(new Uint8Array(1024));
        },
      },
      { highWaterMark: 0 },
    );
    const response = await portal.app.request(`${origin}/api/photo_save`, {
      ...{ method: 'POST', body, duplex: 'half' },
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
    } as RequestInit);
    expect([response.status, isRead]).toEqual([401, false]);
  });

  it('too many pictures of one member, who is told when to come again', async () => {
    await portal.context.db.execute(sql`select 1`);
    const statuses: number[] = [];
    for (let count = 0; count < 42; count += 1) {
      // Not decoded: what is counted is the try.
      const { status, headers } = await save({ image: new File(['no picture at all'], 'a.jpg') });
      statuses.push(status);
      if (status === 429) expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    }
    expect(statuses.indexOf(429)).toBe(40);
    expect((await save({}, jiro)).status).toBe(200);
  });

  it.each(['/photo-files/x/400.webp', '/photo-files/..%2Fsecret/400.webp', '/photo-files/sample-none/400.webp'])(
    '%s is not there',
    async (path) => {
      expect((await file(path)).status).not.toBe(200);
    },
  );
});
