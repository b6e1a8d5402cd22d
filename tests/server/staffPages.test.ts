/** The pages of staff as a browser without JavaScript uses them, and what they never are: shared, cached, indexed or linked. */
import type { Hono } from 'hono';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { routes } from '../../app/routes.ts';
import type { Context } from '../../server/context.ts';
import { createMember } from '../../server/members/createMember.ts';
import { photos } from '../../server/photos/photos.table.ts';
import { content } from './expected.ts';
import { pageServerOf } from './pagesSupport.ts';
import { addPhoto, makeStaffToken, ownPage, staffHeaders } from './staffSupport.ts';
import { anyEngine, openPortal, type Portal } from './support.ts';

type Sent = Record<string, string>;

let portal: Portal;
let context: Context;
let app: Hono;
let memberId: number;
beforeAll(async () => {
  portal = await openPortal(anyEngine());
  context = portal.context;
  app = pageServerOf(context);
  memberId = await createMember({ userName: 'Hanako', password: 'password1' }, context);
});
afterAll(() => portal.close());
beforeEach(() => context.db.delete(photos));

async function get(path: string, headers: Sent = {}) {
  const response = await app.request(`http://localhost${path}`, { headers });
  return { status: response.status, headers: response.headers, text: await response.text() };
}
async function post(path: string, values: Sent, headers: Sent = {}) {
  const response = await app.request(`http://localhost${path}`, {
    method: 'POST',
    body: new URLSearchParams(values).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...ownPage, ...headers },
  });
  const location = response.headers.get('location');
  return { status: response.status, headers: response.headers, location, text: await response.text() };
}
/** The values of the form with this decision, as a browser sends them. */
function formOf(text: string, decision: string): { action: string; values: Sent } {
  const form = text.split('<form').find((part) => part.includes(`name="decision" value="${decision}"`))!;
  const hidden = [...form.matchAll(/<input type="hidden" name="(\w+)" value="([^"]*)"/g)];
  return {
    action: /action="([^"]*)"/.exec(form)![1]!.replaceAll('&amp;', '&'),
    values: Object.fromEntries(hidden.map(([, name, value]) => [name!, value!])),
  };
}

it('leads from the key to the queue and from one decision to the next photo', async () => {
  const [first, second] = [
    await addPhoto(context, { memberId, title: 'さくら', postedAt: new Date('2026-11-20T01:00:00Z') }),
    await addPhoto(context, { memberId, title: 'もみじ', postedAt: new Date('2026-11-20T02:00:00Z') }),
  ];
  const { token } = await makeStaffToken(context, 'reviewer');
  const turnedAway = await app.request('http://localhost/staff/photos');
  expect([turnedAway.status, turnedAway.headers.get('location')]).toEqual([302, '/staff?next=%2Fstaff%2Fphotos']);

  const wrong = await post('/staff?next=%2Fstaff%2Fphotos', { token: 'staff_himitsu' });
  expect(wrong.status).toBe(401);
  expect(wrong.text).toContain('この鍵は使えません');
  expect(wrong.text).not.toContain('staff_himitsu');

  const entered = await post('/staff?next=%2Fstaff%2Fphotos', { token });
  expect([entered.status, entered.location]).toEqual([303, '/staff/photos']);
  const cookie = entered.headers.getSetCookie()[0]!.split(';')[0]!;

  const shown = await get('/staff/photos', { cookie });
  expect(shown.status).toBe(200);
  expect(shown.text).toMatch(/<h2[^>]*><bdi[^>]*>さくら<\/bdi>/);
  const { action, values } = formOf(shown.text, 'publish');
  expect(action).toBe(`/staff/photos?id=${first}`);
  // One for each of the two decisions.
  expect(shown.text.match(/<textarea[^>]* name="note"/g)).toHaveLength(2);
  const noted = { ...values, note: '顔は隠れている' };
  const published = await post(action, noted, { cookie });
  expect([published.status, published.location]).toEqual([303, `/staff/photos?after=${first}&done=publish`]);

  const next = await get(published.location!, { cookie });
  expect(next.text).toMatch(/公開しました/);
  expect(next.text).toContain(`href="/staff/photos?id=${first}"`);
  expect(next.text).toMatch(/<h2[^>]*><bdi[^>]*>もみじ<\/bdi>/);

  expect((await get(`/staff/photos?id=${first}`, { cookie })).text).toMatch(/メモ：<bdi[^>]*>顔は隠れている/);

  const reject = formOf(next.text, 'reject');
  const unsaid = await post(reject.action, { ...reject.values, note: 'あとで見る' }, { cookie });
  expect(unsaid.status).toBe(422);
  expect(unsaid.text).toMatch(/公開しない理由を選んでください/);
  expect(unsaid.text).toContain('あとで見る');
  const unconfirmed = await post(reject.action, { ...reject.values, reason: 'quality' }, { cookie });
  expect(unconfirmed.status).toBe(422);
  expect(unconfirmed.text).toContain('「写真と理由を確認しました」にチェックを入れてください');
  const rejected = await post(reject.action, { ...reject.values, reason: 'quality', confirm: '1' }, { cookie });
  expect(rejected.location).toBe(`/staff/photos?after=${second}&done=reject`);
  expect((await get(rejected.location!, { cookie })).text).toContain('確認を待っている写真はありません');

  // A colleague has seen the page before: the photo is decided once.
  const late = await post(reject.action, { ...reject.values, decision: 'publish' }, { cookie });
  expect(late.location).toBe(`/staff/photos?id=${second}&done=meanwhile`);
  const told = await get(late.location!, { cookie });
  expect(told.text).toMatch(/判定する前に、写真の状態が変わりました/);
  expect(told.text).toContain('この写真の判定は終わっています');

  const out = await post('/staff', { intent: 'logout' }, { cookie });
  expect(out.location).toBe('/staff');
  const over = await post(action, noted, { cookie });
  expect([over.status, over.location]).toEqual([303, `/staff?next=${encodeURIComponent(action)}`]);
});

it('says in words that a photo has gone, or that the key is for something else', async () => {
  const { cookie } = await staffHeaders(context, 'reviewer');
  await addPhoto(context, { memberId, title: 'いちょう', postedAt: new Date('2026-11-20T03:00:00Z') });
  const gone = await get('/staff/photos?id=999999', { cookie: cookie! });
  expect(gone.status).toBe(404);
  expect(gone.text).toContain('この写真は見つかりません');
  // The first that waits stands in its place.
  expect(gone.text).toContain('いちょう');
  expect(gone.text).toContain('name="decision"');
  const removed = await post(
    '/staff/photos?id=999999',
    { id: '999999', version: '0', decision: 'publish' },
    { cookie: cookie! },
  );
  expect(removed.location).toBe('/staff/photos?after=999999&done=gone');
  expect((await get('/staff/photos?id=x', { cookie: cookie! })).status).toBe(404);

  const author = await staffHeaders(context, 'author', 'taito');
  const wrongRole = await get('/staff/photos', { cookie: author.cookie! });
  expect(wrongRole.status).toBe(403);
  expect(wrongRole.text).toContain('作成担当（台東区）の鍵では、写真の確認はできません');
});

/** The fields of the form that is named so, as the page gives them. */
function dutyForm(text: string, name: string): { action: string; values: Sent } {
  const form = text.split('<form').find((part) => part.includes(`name="form" value="${name}"`))!;
  const hidden = [...form.matchAll(/<input type="hidden" name="(\w+)" value="([^"]*)"/g)];
  const written = [...form.matchAll(/<textarea[^>]* name="(\w+)"[^>]*>([^<]*)</g)];
  return {
    action: /action="([^"]*)"/.exec(form)![1]!.replaceAll('&amp;', '&'),
    values: Object.fromEntries([...hidden, ...written].map(([, key, value]) => [key!, value!])),
  };
}
const noteOf = async (id: number) => (await portal.call('GET /course_detail', { id })).body.course.status_note;

it('leads from the course to its closing, and ends it, without JavaScript', async () => {
  const { token } = await makeStaffToken(context, 'duty');
  const entered = await post('/staff', { token });
  const cookie = entered.headers.getSetCookie()[0]!.split(';')[0]!;
  expect((await get('/staff', { cookie })).text).toContain('href="/staff/duty"');
  const [course] = content.courses;
  const found = await get(`/staff/duty?keyword=${encodeURIComponent(course!.name.ja)}`, { cookie });
  expect(found.text).toContain(`href="/staff/duty?course=${course!.id}"`);

  const chosen = await get(`/staff/duty?course=${course!.id}&reason=weather`, { cookie });
  const { action, values } = dutyForm(chosen.text, `close ${course!.id}`);
  expect(values).toMatchObject({ status: 'closed', reason: 'weather', note_ja: expect.stringContaining('天気') });
  const unsaid = await post(action, { ...values, note_en: '', note_ja: '雪です。' }, { cookie });
  expect(unsaid.status).toBe(422);
  expect(unsaid.text).toMatch(/英語の文を入力してください/);
  expect(unsaid.text).toContain('雪です。');
  const past = await post(action, { ...values, until: '2020-01-01T10:00' }, { cookie });
  expect([past.status, past.text.includes('終わる日時は、今より後で')]).toEqual([422, true]);
  expect(past.text).toContain('value="2020-01-01T10:00"');
  expect(await noteOf(course!.id)).toBeNull();

  const closed = await post(action, values, { cookie });
  expect(closed.status).toBe(303);
  expect(closed.location).toMatch(/^\/staff\/duty\?done=closed&id=\d+$/);
  expect(await noteOf(course!.id)).toBe(values.note_ja);
  const told = await get(closed.location!, { cookie });
  expect(told.text).toContain('公開しました');
  const again = await post(action, values, { cookie });
  expect(again.location).toBe(`/staff/duty?done=already&course=${course!.id}`);
  expect((await get(again.location!, { cookie })).text).toContain('同じ内容が、その日時にすでに設定されています');

  const id = closed.location!.split('=').at(-1)!;
  const end = dutyForm(told.text, `open done ${id}`);
  const opened = await post(end.action, end.values, { cookie });
  expect([opened.status, opened.location]).toEqual([303, `/staff/duty?done=opened&id=${course!.id}`]);
  expect(await noteOf(course!.id)).toBeNull();
  const late = await post(end.action, end.values, { cookie });
  expect(late.location).toBe('/staff/duty?done=meanwhile');
  expect((await get(late.location!, { cookie })).text).toContain('ほかの人が先に解除したか');
});

it('plans an alert by the clock of Tokyo, and cancels it', async () => {
  const { cookie } = await staffHeaders(context, 'duty');
  const form = dutyForm((await get('/staff/duty?raise=heat', { cookie: cookie! })).text, 'raise heat');
  const day = new Date(context.now().getTime() + 30 * 24 * 3600 * 1000).toISOString().slice(0, 10);
  const planned = await post(form.action, { ...form.values, from: `${day}T09:00` }, { cookie: cookie! });
  expect(planned.location).toMatch(/^\/staff\/duty\?done=raised&id=\d+$/);
  const told = await get(planned.location!, { cookie: cookie! });
  expect(told.text).toContain('予定を保存しました');
  expect(told.text).toContain(`dateTime="${new Date(`${day}T09:00+09:00`).toISOString()}"`);
  const end = dutyForm(told.text, `end list ${planned.location!.split('=').at(-1)}`);
  expect((await post(end.action, end.values, { cookie: cookie! })).location).toBe('/staff/duty?done=ended');
});

it('shows the officer of a municipality its own courses first, and closes no others', async () => {
  const [course] = content.courses;
  const town = content.municipalities.find(({ code }) => code === course!.municipality)!;
  const other = content.courses.find(({ municipality }) => municipality !== town.code)!;
  const { cookie } = await staffHeaders(context, 'duty', town.slug);
  const { text } = await get('/staff/duty', { cookie: cookie! });
  expect(text).toContain('所属する区市町村のコース');
  expect(text).toContain(`href="/staff/duty?course=${course!.id}"`);
  expect(text).not.toContain(`href="/staff/duty?course=${other.id}"`);
  expect(text).not.toContain('raise=heat');
  const foreign = await get(`/staff/duty?course=${other.id}`, { cookie: cookie! });
  expect(foreign.text).toContain('このコースは');
  expect(foreign.text).not.toContain('name="note_ja"');
  expect((await get('/staff/duty?course=999999', { cookie: cookie! })).status).toBe(404);
  expect((await get(`/staff/duty?keyword=${'x'.repeat(500)}`, { cookie: cookie! })).status).toBe(422);
  const author = await staffHeaders(context, 'author');
  const wrongRole = await get('/staff/duty', { cookie: author.cookie! });
  expect(wrongRole.status).toBe(403);
  expect(wrongRole.text).toContain('の鍵では、通行止めやお知らせを出すことはできません');
});

/** What a browser sends of the form for the facts of a course: hidden fields, the chosen buttons, the day. */
function factsForm(text: string): { action: string; values: Sent } {
  const form = text.split('<form').find((part) => part.includes('name="version"'))!;
  const inputs = [...form.matchAll(/<input[^>]*>/g)].map(([input]) => ({
    name: /name="(\w+)"/.exec(input)?.[1],
    value: /value="([^"]*)"/.exec(input)?.[1] ?? '',
    isSent: !input.includes('type="radio"') || /checked=/.test(input),
  }));
  return {
    action: /action="([^"]*)"/.exec(form)![1]!.replaceAll('&amp;', '&'),
    values: Object.fromEntries(
      inputs.flatMap(({ name, value, isSent }) => (name && isSent ? [[name, value] as const] : [])),
    ),
  };
}

it('leads from the course to what is confirmed of it, without JavaScript', async () => {
  const { token } = await makeStaffToken(context, 'duty');
  const entered = await post('/staff', { token });
  const cookie = entered.headers.getSetCookie()[0]!.split(';')[0]!;
  expect((await get('/staff', { cookie })).text).toContain('href="/staff/facts"');
  const course = content.courses.find(({ id }) => id === 104)!;
  const found = await get(`/staff/facts?keyword=${encodeURIComponent(course.name.ja)}`, { cookie });
  expect(found.text).toContain(`href="/staff/facts?course=${course.id}"`);
  expect((await get(`/staff/duty?course=${course.id}`, { cookie })).text).toContain(
    `href="/staff/facts?course=${course.id}"`,
  );

  const opened = await get(`/staff/facts?course=${course.id}`, { cookie });
  expect(opened.text).toContain('今わかっていること：まだ確認していません');
  const { action, values } = factsForm(opened.text);
  expect(values).toMatchObject({ course_id: '104', toilet: 'keep', bench: 'keep', surface: 'keep', on: '' });
  const on = new Date(context.now().getTime() + 9 * 3600 * 1000).toISOString().slice(0, 10);
  const nothing = await post(action, { ...values, on, source: 'on_site' }, { cookie });
  expect(nothing.status).toBe(422);
  expect(nothing.text).toContain('確認したことを、1つ以上選んでください');
  const noDay = await post(action, { ...values, bench: 'yes', surface: 'paved', source: 'operator' }, { cookie });
  expect(noDay.status).toBe(422);
  expect(noDay.text).toMatch(/確かめた日を入力してください/);
  expect(factsForm(noDay.text).values).toMatchObject({ toilet: 'keep', bench: 'yes', surface: 'paved' });
  expect(noDay.text).toMatch(/<option value="operator" selected/);
  const ahead = await post(action, { ...values, bench: 'yes', on: '2099-01-01', source: 'operator' }, { cookie });
  expect([ahead.status, ahead.text.includes('先の日は選べません')]).toEqual([422, true]);

  const found1 = { ...values, bench: 'yes', surface: 'paved', on, source: 'operator' };
  const saved = await post(action, found1, { cookie });
  expect([saved.status, saved.location]).toEqual([303, '/staff/facts?course=104&done=saved']);
  const told = await get(saved.location!, { cookie });
  expect(told.text).toContain('公開しました');
  expect(told.text).toMatch(/確認済み。あります（東京都、\d{4}年\d+月\d+日、施設の人に聞いた）/);
  const { facts } = (await portal.call('GET /course_detail', { id: 104 })).body.course;
  expect(facts.map(({ kind, is }) => [kind, is])).toEqual([
    ['bench', true],
    ['surface', '舗装された道'],
  ]);

  // A colleague has opened the page before: nothing is saved, and what was entered can be sent once more.
  const late = await post(action, { ...values, bench: 'no', on, source: 'on_site' }, { cookie });
  expect(late.status).toBe(409);
  expect(late.text).toContain('ほかの人が同じことを確認しました');
  const again = factsForm(late.text);
  expect(again.values).toMatchObject({ bench: 'no', on });
  expect(again.values.version).not.toBe(values.version);
  const sentAgain = await post(again.action, { ...again.values, source: 'on_site' }, { cookie });
  expect(sentAgain.status).toBe(303);
  expect((await portal.call('GET /course_detail', { id: 104 })).body.course.facilities.bench).toBe('no');
});

it('lets the officer of a municipality look up the facts of another’s course, and no more', async () => {
  const [course] = content.courses;
  const town = content.municipalities.find(({ code }) => code === course!.municipality)!;
  const other = content.courses.find(({ municipality }) => municipality !== town.code)!;
  const { cookie } = await staffHeaders(context, 'duty', town.slug);
  const own = await get('/staff/facts', { cookie: cookie! });
  expect(own.text).toContain(`href="/staff/facts?course=${course!.id}"`);
  expect(own.text).not.toContain(`href="/staff/facts?course=${other.id}"`);
  const foreign = await get(`/staff/facts?course=${other.id}`, { cookie: cookie! });
  expect(foreign.text).toContain('確認できるのは、');
  expect(foreign.text).not.toContain('name="version"');
  for (const none of ['999999', 'x'])
    expect((await get(`/staff/facts?course=${none}`, { cookie: cookie! })).status).toBe(404);
  expect((await get(`/staff/facts?keyword=${'x'.repeat(500)}`, { cookie: cookie! })).status).toBe(422);
  const author = await staffHeaders(context, 'author');
  const wrongRole = await get('/staff/facts', { cookie: author.cookie! });
  expect([wrongRole.status, wrongRole.text.includes('確認することはできません')]).toEqual([403, true]);
});

const ofStaff = routes.filter((route) => route.for === 'staff' && !route.isOwnDocument);
it.each(ofStaff.map(({ path }) => path))('keeps %s out of caches and search engines, whoever asks', async (path) => {
  const { cookie } = await staffHeaders(context, 'reviewer');
  for (const sent of [{}, { cookie: cookie! }, { cookie: 'staff=nobody' }] as Sent[]) {
    const { status, headers, text } = await get(path, sent);
    expect(headers.get('cache-control')).toBe('private, no-store');
    expect(headers.get('etag')).toBeNull();
    if (status === 200) expect(text).toContain('name="robots" content="noindex"');
  }
});

it('is told of by nothing that the public gets, and changes nothing of it', async () => {
  const { cookie } = await staffHeaders(context, 'reviewer');
  for (const path of ['/', '/sitemap', '/sitemap.xml', '/robots.txt', '/login', '/search_result?q=staff']) {
    const { text } = await get(path);
    expect(text, path).not.toMatch(/\/staff/);
  }
  const [visitor, staff] = [await get('/about'), await get('/about', { cookie: cookie! })];
  expect(staff.headers.get('cache-control')).toBe(visitor.headers.get('cache-control'));
  expect(staff.text).toBe(visitor.text);
});
