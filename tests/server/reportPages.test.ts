/** The way of a report as a browser without JavaScript goes it: from the page of a course to the answer of the staff. */
import type { Hono } from 'hono';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Context } from '../../server/context.ts';
import { reports } from '../../server/reports/reports.table.ts';
import { throttles } from '../../server/throttle/throttle.table.ts';
import { content } from './expected.ts';
import { pageServerOf } from './pagesSupport.ts';
import { makeStaffToken, ownPage, staffHeaders } from './staffSupport.ts';
import { anyEngine, openPortal, type Portal } from './support.ts';

type Sent = Record<string, string>;

let portal: Portal;
let context: Context;
let app: Hono;
beforeAll(async () => {
  portal = await openPortal(anyEngine());
  context = portal.context;
  app = pageServerOf(context);
});
afterAll(() => portal.close());
beforeEach(async () => {
  await context.db.delete(reports);
  await context.db.delete(throttles);
});

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
const course = content.courses.find(({ id }) => id === 101)!;
const rows = () => context.db.select().from(reports).orderBy(reports.id);
const words = { kind: 'way', point: '1', text: '橋が通れません。' };

it.each([
  ['/map/detail/101', '/report?course=101'],
  [`/area_guide/kyoryoku/${content.cooperation[0]!.id}`, `/report?institution=${content.cooperation[0]!.id}`],
  [`/area_guide/kyosan/${content.sponsor[0]!.id}`, `/report?institution=${content.sponsor[0]!.id}`],
  [`/area_guide/yugu/${content.playground[0]!.id}`, `/report?institution=${content.playground[0]!.id}`],
])('%s links to %s, in both languages, and that page back', async (page, form) => {
  expect((await get(page)).text).toContain(`href="${form}"`);
  expect((await get(`${page}?lang=en`)).text).toContain(`href="${form}&amp;lang=en"`);
  const { status, text } = await get(form);
  expect(status).toBe(200);
  expect(text).toContain(`href="${page}"`);
  expect(text).toContain('<meta name="robots" content="noindex"');
  expect(text.includes('<select')).toBe(page.startsWith('/map'));
});

it('is for no search engine, and without a thing says where reports begin', async () => {
  expect((await get('/sitemap.xml')).text).not.toContain('/report');
  const { status, text } = await get('/report');
  expect(status).toBe(200);
  expect(text).toContain('ページを開いてください');
  expect(text).not.toMatch(/<textarea|name="kind"/);
  for (const query of ['course=999999', 'course=x', 'institution=999999', 'institution=-1'])
    expect([query, (await get(`/report?${query}`)).status]).toEqual([query, 404]);
});

it('takes what was entered, once it is right, and says that it has arrived', async () => {
  const { text: form } = await get('/report?course=101');
  expect(form).toMatch(
    /<form[^>]*method="post"[^>]*action="\/report\?course=101"|action="\/report\?course=101"[^>]*method="post"/,
  );
  for (const [at, { name, role }] of course.points.entries()) {
    const label = { start: `出発：${name.ja}`, goal: `到着：${name.ja}`, highlight: name.ja, via: name.ja }[role];
    expect(form).toContain(`<option value="${at}">${label}</option>`);
  }

  const unsaid = await post('/report?course=101', { kind: '', point: '2', text: '橋の下です' });
  expect(unsaid.status).toBe(422);
  expect(unsaid.text).toContain('橋の下です</textarea>');
  expect(unsaid.text).toMatch(/<option[^>]*value="2"[^>]*selected|<option selected=""[^>]*value="2"/);
  expect(unsaid.text).toContain('問題の種類を選んでください');
  const empty = await post('/report?course=101', { ...words, text: ' ' });
  expect(empty.status).toBe(422);
  expect(empty.text).toMatch(/<input[^>]*value="way"[^>]*checked|<input[^>]*checked=""[^>]*value="way"/);
  expect(await rows()).toEqual([]);

  const sent = await post('/report?course=101', words);
  expect([sent.status, sent.location]).toEqual([303, '/report?course=101&done=sent']);
  expect(await rows()).toMatchObject([{ courseId: 101, kind: 'way', point: { name: course.points[1]!.name } }]);
  const done = await get(sent.location!);
  expect(done.text).toContain('お知らせを受け付けました');
  expect(done.text).not.toContain('<textarea');
  expect(done.text).toContain('href="/map/detail/101"');

  const shop = content.cooperation[0]!.id;
  const hours = await post(`/report?institution=${shop}&lang=en`, { kind: 'hours', text: 'Closed on Mondays' });
  expect(hours.location).toBe(`/report?institution=${shop}&done=sent&lang=en`);
  expect((await get(hours.location!)).text).toContain('Your report has arrived');
  expect(await rows()).toHaveLength(2);
});

it('says in words that there were too many, and that very many wait', async () => {
  for (let nth = 0; nth < 20; nth += 1) expect((await post('/report?course=101', words)).status).toBe(303);
  const slow = await post('/report?course=101', words);
  expect(slow.status).toBe(429);
  expect(slow.text).toContain('続けて何度も送られたため');
  expect(slow.text).toContain('橋が通れません。</textarea>');
  await context.db.delete(throttles);
  const open = { courseId: 101, kind: 'way', text: 'x', reportedAt: context.now() } as const;
  await context.db.insert(reports).values(Array(80).fill(open));
  const full = await post('/report?course=101', words);
  expect(full.location).toBe('/report?course=101&done=full');
  expect((await get(full.location!)).text).toContain('たくさんの知らせが、すでに届いています');
  expect(await rows()).toHaveLength(100);
});

/** What this form about a report sends, beside its button. */
function formAbout(text: string, id: number, intent = 'answer'): { action: string; values: Sent } {
  const form = text.split('<form').find((part) => part.includes(`name="form" value="${intent} ${id}"`))!;
  const hidden = [...form.matchAll(/<input type="hidden" name="(\w+)" value="([^"]*)"/g)];
  return {
    action: /action="([^"]*)"/.exec(form)![1]!.replaceAll('&amp;', '&'),
    values: Object.fromEntries(hidden.map(([, name, value]) => [name!, value!])),
  };
}

it('leads staff from their key to what waits, and to the answer', async () => {
  await post('/report?course=101', { ...words, text: '<b>橋</b>が\n通れません。' });
  await post('/report?course=101', { ...words, point: '' });
  const [first, second] = (await rows()).map(({ id }) => id);
  const turnedAway = await app.request('http://localhost/staff/reports');
  expect([turnedAway.status, turnedAway.headers.get('location')]).toEqual([302, '/staff?next=%2Fstaff%2Freports']);

  const { token } = await makeStaffToken(context, 'duty');
  const entered = await post('/staff', { token });
  const cookie = entered.headers.getSetCookie()[0]!.split(';')[0]!;
  const start = await get('/staff', { cookie });
  expect(start.text).toContain('利用者からの知らせが2件、答えを待っています');
  expect(start.text).toContain('href="/staff/reports"');

  const shown = await get('/staff/reports', { cookie });
  expect(shown.status).toBe(200);
  expect(shown.text).toContain('&lt;b&gt;橋&lt;/b&gt;が\n通れません。');
  expect(shown.text.indexOf(`>${first}番`)).toBeLessThan(shown.text.indexOf(`>${second}番`));
  expect(shown.text).toContain(`場所：${course.points[1]!.name.ja}`);
  expect(shown.text).toContain('場所：コース全体、またはわからない');
  expect(shown.text).toContain('href="/map/detail/101"');
  expect(shown.text).toContain('href="/staff/duty?course=101"');
  expect(shown.headers.get('cache-control')).toContain('no-store');

  const { action, values } = formAbout(shown.text, first!);
  const long = await post(action, { ...values, answer: 'corrected', note: 'あ'.repeat(401) }, { cookie });
  expect(long.status).toBe(422);
  expect(long.text).toContain('あ'.repeat(401));
  const answered = await post(action, { ...values, answer: 'corrected', note: '道順を直した' }, { cookie });
  expect([answered.status, answered.location]).toEqual([303, '/staff/reports?done=corrected']);
  const after = await get(answered.location!, { cookie });
  expect(after.text).toContain('「直した」と記録しました');
  expect(after.text).not.toContain(`>${first}番`);

  const late = await post(action, { ...values, answer: 'unchanged' }, { cookie });
  expect(late.location).toBe('/staff/reports?done=meanwhile');
  expect((await get(late.location!, { cookie })).text).toContain('ほかの人が先に答えていました');
  const gone = await post(action, { ...values, id: '999999', answer: 'unchanged' }, { cookie });
  expect(gone.location).toBe('/staff/reports?done=gone');

  const log = await get('/staff/reports?list=answered', { cookie });
  expect(log.text).toMatch(/当番（東京都）が答えた/);
  expect(log.text).toMatch(/メモ：<bdi[^>]*>道順を直した/);
  expect(log.text).not.toContain('name="answer"');
  const beyond = await get('/staff/reports?page=9', { cookie });
  expect(beyond.status).toBe(422);
  expect(beyond.text).toContain('「9」ページ目はありません');
});

it('lets an officer take an answer back, and answer anew', async () => {
  await post('/report?course=101', words);
  const { id } = (await rows())[0]!;
  const cookie = (await staffHeaders(context, 'duty')).cookie!;
  const answer = formAbout((await get('/staff/reports', { cookie })).text, id);
  await post(answer.action, { ...answer.values, answer: 'corrected', note: 'まちがい' }, { cookie });
  const { action, values } = formAbout((await get('/staff/reports?list=answered', { cookie })).text, id, 'reopen');
  const reopened = await post(action, values, { cookie });
  expect([reopened.status, reopened.location]).toEqual([303, '/staff/reports?done=reopened']);
  const { text } = await get(reopened.location!, { cookie });
  expect(text).toContain('答えを取り消しました');
  expect(formAbout(text, id).values).toEqual(answer.values);
  const late = await post(action, values, { cookie });
  expect(late.location).toBe('/staff/reports?done=reopenedMeanwhile');
  expect((await get(late.location!, { cookie })).text).toContain('ほかの人が先に取り消していました');
  expect(await rows()).toMatchObject([{ state: 'open', note: '' }]);
});

it('shows a municipality its own alone, and other keys nothing', async () => {
  await post('/report?course=101', words);
  const own = content.municipalities.find(({ code }) => code === course.municipality)!;
  const other = content.municipalities.find(({ code }) => code !== course.municipality)!;
  const here = await get('/staff/reports', { cookie: (await staffHeaders(context, 'duty', own.slug)).cookie! });
  expect(here.text).toContain('橋が通れません。');
  const elsewhere = (await staffHeaders(context, 'duty', other.slug)).cookie!;
  const there = await get('/staff/reports', { cookie: elsewhere });
  expect(there.text).toContain('答えていない知らせはありません');
  expect((await get('/staff', { cookie: elsewhere })).text).toContain(
    '答えを待っている、利用者からの知らせはありません',
  );
  const author = await get('/staff/reports', { cookie: (await staffHeaders(context, 'author', 'taito')).cookie! });
  expect(author.status).toBe(403);
  expect(author.text).toContain('作成担当（台東区）の鍵では、利用者からの知らせを読むことはできません');
  expect(author.text).not.toContain('橋が通れません。');
});
