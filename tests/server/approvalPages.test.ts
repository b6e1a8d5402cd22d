/** The pages on which changes of content are found and decided, as a browser without JavaScript uses them. */
import type { Hono } from 'hono';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { approvalPath } from '../../app/staff/approvals.ts';
import type { Input } from '../../contract/index.ts';
import { approvals } from '../../contract/previews.ts';
import type { RevisionDetail } from '../../contract/revisions.ts';
import { publishDue } from '../../server/revisions/publish.ts';
import { revisions } from '../../server/revisions/revisions.table.ts';
import { content } from './expected.ts';
import { pageServerOf } from './pagesSupport.ts';
import { insertMembers, insertPhotos } from './photoSupport.ts';
import { ownPage, staffOf } from './staffSupport.ts';
import { anyEngine, openPortal, type Portal } from './support.ts';

type Sent = Record<string, string>;
type Proposal = Input<'POST /staff/revision_propose'>;
const begin = new Date('2026-11-20T12:00:00+09:00');
const both = (ja: string, en: string) => ({ ja, en });

let portal: Portal;
let app: Hono;
let author: Sent;
let approver: Sent;
const staff = staffOf(() => portal.context);
beforeAll(async () => {
  portal = await openPortal(anyEngine(), () => begin);
  app = pageServerOf(portal.context);
  [author, approver] = [await staff('author'), await staff('approver')];
});
afterAll(() => portal.close());
beforeEach(() => portal.context.db.delete(revisions));

async function get(path: string, headers: Sent = approver) {
  const response = await app.request(`http://localhost${path}`, { headers });
  const text = await response.text();
  return {
    status: response.status,
    headers: response.headers,
    text,
    main: text.split('<main')[1]!.split('</main')[0]!,
  };
}
async function post(path: string, values: Sent, headers: Sent = approver) {
  const response = await app.request(`http://localhost${path}`, {
    method: 'POST',
    body: new URLSearchParams(values).toString(),
    headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded' },
  });
  return { status: response.status, location: response.headers.get('location'), text: await response.text() };
}
/** The form of the decision, as a browser sends it. */
function formIn(text: string): { action: string; values: Sent } {
  const form = text.split('<form').find((part) => part.includes('name="decision"'))!;
  const hidden = [...form.matchAll(/<input type="hidden" name="(\w+)" value="([^"]*)"/g)];
  return {
    action: /action="([^"]*)"/.exec(form)![1]!.replaceAll('&amp;', '&'),
    values: Object.fromEntries(hidden.map(([, name, value]) => [name!, value!])),
  };
}
const sourceOf = async (kind: Proposal['kind'], id: number) =>
  (await portal.call('GET /staff/content', { kind, id }, author)).body.source;
const proposed = async (input: Proposal, headers = author): Promise<RevisionDetail> => {
  const { status, body, error } = await portal.call('POST /staff/revision_propose', input, headers);
  expect(status, error?.error_message).toBe(200);
  return body.revision;
};
const change = async (
  kind: Proposal['kind'],
  id: number,
  changes: object,
  more: Partial<Proposal> = {},
  headers = author,
) => proposed({ ...{ kind, content_id: id }, source: { ...(await sourceOf(kind, id)), ...changes }, ...more }, headers);
const stateOf = async ({ id }: RevisionDetail) =>
  (await portal.call('GET /staff/revision', { id }, approver)).body.revision;

it('leads from the list to the proposal, shows old and new, and publishes once', async () => {
  const revision = await change('notice', 1, { title: both('橋の工事', 'Bridge works') }, { note: '誤字を直しました' });
  const list = await get('/staff/content');
  expect(list.status).toBe(200);
  expect(list.headers.get('cache-control')).toBe('private, no-store');
  expect(list.text).toContain('name="robots" content="noindex"');
  expect(list.main).toContain(`href="/approve/notice?id=${revision.id}"`);
  expect(list.main).toContain('1件');

  const page = await get(`/approve/notice?id=${revision.id}`);
  expect(page.status).toBe(200);
  const old = content.notices.find(({ id }) => id === 1)!.title;
  for (const words of [old.ja, old.en, '橋の工事', 'Bridge works', '誤字を直しました', '作成担当（東京都）'])
    expect(page.main).toContain(words);
  expect(page.main).toContain(`href="/preview/news_detail?id=${revision.id}"`);
  const { action, values } = formIn(page.text);
  expect(action).toBe(`/approve/notice?id=${revision.id}`);

  const unconfirmed = await post(action, { ...values, when: 'planned' });
  expect(unconfirmed.status).toBe(422);
  expect(unconfirmed.text).toContain('「いまの内容と提案をくらべて、確認しました」にチェックを入れてください');
  const done = await post(action, { ...values, when: 'planned', confirm: '1' });
  expect([done.status, done.location]).toEqual([303, `/approve/notice?id=${revision.id}&done=published`]);
  const told = await get(done.location!);
  expect(told.main).toContain('承認して、公開しました');
  expect(told.main).toContain('この提案の判定は終わっています');
  expect(told.main).not.toContain('name="when"');

  const late = await post(action, { ...values, when: 'planned', confirm: '1' });
  expect(late.location).toBe(`/approve/notice?id=${revision.id}&done=meanwhile`);
  expect((await get(late.location!)).main).toContain('判定する前に、提案の状態が変わりました');
});

it.each(Object.entries(approvals))('decides at /approve/%s what changes of a %s', async (name, kind) => {
  const things = {
    ...{ link: content.links, notice: content.notices, event: content.events, article: content.articles },
    ...{ park: content.parks, course: content.courses, cooperation: content.cooperation },
    ...{ sponsor: content.sponsor, playground: content.playground, banner: content.banners },
  };
  const thing = things[kind].at(-1)!;
  const [field, old] = 'title' in thing ? ['title', thing.title] : ['name', thing.name];
  const words = both('さくらの見えるところ', 'Where cherries bloom');
  const { id } = await change(kind, thing.id, { [field]: words });
  const page = await get(`/approve/${name}?id=${id}`);
  expect(page.status).toBe(200);
  for (const each of [old.ja, old.en, words.ja, words.en]) expect(page.main).toContain(each.replaceAll("'", '&#x27;'));
  const { action, values } = formIn(page.text);
  expect(action).toBe(`/approve/${name}?id=${id}`);
  const done = await post(action, { ...values, when: 'planned', confirm: '1' });
  expect([done.status, done.location]).toEqual([303, `/approve/${name}?id=${id}&done=published`]);
  expect(await sourceOf(kind, thing.id)).toMatchObject({ [field]: words });
});

it('goes back to earlier content by a new proposal, without JavaScript', async () => {
  const old = (await sourceOf('notice', 6)).title as { ja: string };
  const revision = await change('notice', 6, { title: both('橋の工事', 'Bridge works') });
  const address = `/approve/notice?id=${revision.id}`;
  expect((await get(address)).main).not.toContain('前の内容にもどす');
  const { action, values } = formIn((await get(address)).text);
  await post(action, { ...values, when: 'planned', confirm: '1' });

  const page = await get(address, author);
  expect(page.main).toContain('前の内容にもどす');
  const form = page.text.split('<form').find((part) => part.includes('name="to"'))!;
  expect(form).toContain(`action="${address}"`);
  const sent = { id: String(revision.id), note: '工事がのびました' };
  const same = await post(address, { ...sent, to: 'after' }, author);
  expect(same.location).toBe(`${address}&done=same`);
  expect((await get(same.location!, author)).main).toContain('いまの内容と同じなので、提案しませんでした');
  const long = await post(address, { ...sent, note: 'あ'.repeat(1001), to: 'before' }, author);
  expect(long.status).toBe(422);
  expect(long.text).toContain('あ'.repeat(1001));
  expect(long.text).not.toContain('判定を保存できませんでした');

  const { location } = await post(address, { ...sent, to: 'before' }, author);
  expect(location).toMatch(/^\/approve\/notice\?id=\d+&done=proposed$/);
  const told = await get(location!, author);
  expect(told.main).toContain('新しい提案にしました');
  expect(told.main).toContain('工事がのびました');
  expect(told.main).toContain(old.ja);
  // Others look at it without a way to go back, or with their office alone.
  expect((await get(address, await staff('duty'))).main).not.toContain('前の内容にもどす');
});

it('leads from the approval of photos to their queue', async () => {
  const response = await app.request('http://localhost/approve/photo?id=5&lang=en');
  expect([response.status, response.headers.get('location')]).toEqual([302, '/staff/photos?id=5&lang=en']);
  expect(response.headers.get('cache-control')).toBe('no-store');
});

it('rejects with a reason, which stays entered until it is sent', async () => {
  const revision = await change('notice', 2, { title: both('い', 'I') });
  const first = await get(`/approve/notice?id=${revision.id}`);
  expect(first.main).toContain(`href="/approve/notice?id=${revision.id}&amp;step=reject"`);
  const { action, values } = formIn((await get(`/approve/notice?id=${revision.id}&step=reject`)).text);
  const without = await post(action, { ...values, confirm: '1' });
  expect(without.status).toBe(422);
  expect(without.text).toContain('断る理由を入力してください');
  const unconfirmed = await post(action, { ...values, reason: '日付がちがいます' });
  expect(unconfirmed.status).toBe(422);
  expect(unconfirmed.text).toContain('日付がちがいます');
  expect(unconfirmed.text).toContain('「提案と理由を確認しました」にチェックを入れてください');
  const done = await post(action, { ...values, reason: '日付がちがいます', confirm: '1' });
  expect(done.location).toBe(`/approve/notice?id=${revision.id}&done=rejected`);
  expect((await get(done.location!)).main).toMatch(/理由：<bdi[^>]*>日付がちがいます/);
  expect((await stateOf(revision)).state).toBe('rejected');
});

it('names what changes in one language only, and wants it confirmed field by field', async () => {
  const { title, body } = (await sourceOf('notice', 3)) as Record<'title' | 'body', { ja: string; en: string }>;
  const revision = await change('notice', 3, { title: { ...title, ja: '題' }, body: { ...body, en: '<p>Text</p>' } });
  const page = await get(`/approve/notice?id=${revision.id}`);
  expect(page.main).toContain('日本語だけが変わります');
  expect(page.main).toContain('英語だけが変わります');
  const { action, values } = formIn(page.text);
  expect(values.guards).toBe('2');
  // In the order of the form of the content, whatever the database makes of it.
  expect(page.main.indexOf('value="title"')).toBeLessThan(page.main.indexOf('value="body"'));
  const sent = { ...values, when: 'planned', confirm: '1', confirmed0: 'title' };
  const one = await post(action, sent);
  expect(one.status).toBe(422);
  expect(one.text).toContain('「本文」の、もう一つの言語を確かめて、チェックを入れてください');
  expect(one.text).not.toContain('「題名」の、もう一つの言語');
  const done = await post(action, { ...sent, confirmed1: 'body' });
  expect(done.location).toBe(`/approve/notice?id=${revision.id}&done=published`);
});

it('publishes when the approver says: as planned, at once, or at a time of their own', async () => {
  const publish_at = '2026-12-01T00:00:00.000Z';
  const decide = async (more: Sent) => {
    const revision = await change(
      'event',
      content.events[0]!.id,
      { place: both(`所${Math.random()}`, 'Place') },
      { publish_at },
    );
    const { action, values } = formIn((await get(`/approve/event?id=${revision.id}`)).text);
    const response = await post(action, { ...values, confirm: '1', ...more });
    return { response, revision: await stateOf(revision) };
  };
  const planned = await decide({ when: 'planned' });
  expect([planned.revision.state, planned.revision.publish_at]).toEqual(['approved', publish_at]);
  expect((await get(planned.response.location!)).main).toContain('承認しました。決めた日時に公開します');
  const own = await decide({ when: 'at', publish_at: '2027-01-02T09:30' });
  expect([own.revision.state, own.revision.publish_at]).toEqual(['approved', '2027-01-02T00:30:00.000Z']);
  const past = await decide({ when: 'at', publish_at: '2026-11-20T11:59' });
  expect([past.response.status, past.revision.state]).toEqual([422, 'waiting']);
  expect(past.response.text).toContain('これからの日時を入力してください');
  expect((await decide({ when: 'at' })).response.status).toBe(422);
  // A time that would not count is asked about: at once cannot be undone.
  const unused = await decide({ when: 'planned', publish_at: '2027-01-02T09:30' });
  expect([unused.response.status, unused.revision.state]).toEqual([422, 'waiting']);
  expect(unused.response.text).toContain('公開する日時を使うなら「日時を決める」を選び');
  const now = await decide({ when: 'now' });
  expect([now.revision.state, now.revision.publish_at]).toEqual(['published', null]);
});

it('decides several of the list at once, and takes several back', async () => {
  const rows = [
    await change('link', 1, { title: both('一', 'One') }),
    await change('link', 2, { title: both('二', 'Two') }),
    await change('link', 3, { title: { ...both('三', 'Three'), ja: content.links[2]!.title.ja } }),
  ];
  const [one, two, half] = rows as [RevisionDetail, RevisionDetail, RevisionDetail];
  const list = await get('/staff/content?list=waiting&kind=link');
  for (const { id } of [one, two]) expect(list.main).toContain(`name="chosen${id}"`);
  expect(list.main).not.toContain(`name="chosen${half.id}"`);
  expect(list.main).toContain('一覧だけでは判定できない変更です');
  const address = '/staff/content?list=waiting&kind=link';
  const boxes = { [`chosen${one.id}`]: `${one.id}.1.link`, [`chosen${two.id}`]: `${two.id}.1.link` };
  // The newest first, as the page has them.
  const place = { list: 'waiting', kind: 'link', listed: `${two.id}.1.link,${one.id}.1.link` };
  expect(list.main).toContain(`value="${place.listed}"`);
  const missing = await post(address, { ...place, type: 'reject' });
  expect(missing.status).toBe(422);
  for (const words of [
    '提案を1件以上えらんでください',
    '断る理由を入力してください',
    '確認して、チェックを入れてください',
  ])
    expect(missing.text).toContain(words);
  const unconfirmed = await post(address, { ...place, ...boxes, type: 'approve' });
  expect(unconfirmed.status).toBe(422);
  // What was chosen stays.
  expect(unconfirmed.text).toMatch(new RegExp(`<input(?=[^>]*name="chosen${one.id}")[^>]*checked`));
  // Where all were chosen and checked, and others have come since, those were not.
  const isAll = /<input(?=[^>]*name="(all|confirm)")[^>]*checked/g;
  const all = await post(address, { ...place, all: '1', confirm: '1' });
  expect([all.status, all.text.match(isAll)?.length]).toEqual([422, 2]);
  const other = await post(address, { ...place, listed: `${one.id}.1.link`, all: '1', confirm: '1' });
  expect([other.status, other.text.match(isAll)]).toEqual([422, null]);
  const done = await post(address, { ...place, ...boxes, type: 'approve', reason: '書きかけ', confirm: '1' });
  expect([done.status, done.location]).toEqual([303, `${address}&done=approve&count=2`]);
  expect((await get(done.location!)).main).toContain('2件を承認しました');
  expect([(await stateOf(one)).state, (await stateOf(half)).state]).toEqual(['published', 'waiting']);
  // What was begun to be written for a rejection is no reason of an approval.
  expect((await stateOf(one)).history.map(({ reason }) => reason)).not.toContain('書きかけ');
  // All of the page: one has been decided meanwhile.
  const late = await post(address, { ...place, all: '1', type: 'reject', reason: 'x', confirm: '1' });
  expect(late.location).toBe(`${address}&done=reject&count=0&left=${two.id}.link%2C${one.id}.link`);
  const left = (await get(late.location!)).main;
  expect(left).toContain('2件は、できませんでした');
  for (const { id } of [one, two]) expect(left).toContain(`href="${approvalPath('link')}?id=${id}"`);
  expect((await get(`${address}&done=reject&left=1.x,x.link,2`)).main).not.toContain('できませんでした');
  const back = { list: 'own', all: '1', listed: `${half.id}.1.link`, type: 'withdraw', confirm: '1' };
  const taken = await post('/staff/content?list=own', back, author);
  expect(taken.location).toBe('/staff/content?list=own&done=withdraw&count=1');
  expect((await get(taken.location!, author)).main).toContain('1件を取り下げました');
  expect((await stateOf(half)).state).toBe('withdrawn');
});

it('says in words what keeps a proposal from being decided; the end of the session leads to the login', async () => {
  const own = await change('notice', 1, { title: both('自', 'Own') }, {}, approver);
  const mine = await get(`/approve/notice?id=${own.id}`);
  expect(mine.main).toContain('自分の提案や、ほかの区市町村のものは、判定できません');
  // The only form takes it back.
  expect(mine.main.match(/<form/g)).toHaveLength(1);
  expect(mine.main).toContain('name="withdraw"');
  expect((await get(`/approve/notice?id=${own.id}`, author)).main).toContain('承認担当の鍵でログインすると');
  const forced = { id: String(own.id), version: '1', decision: 'approve', when: 'planned', confirm: '1' };
  expect((await post(`/approve/notice?id=${own.id}`, forced)).location).toBe(
    `/approve/notice?id=${own.id}&done=notYours`,
  );

  const [first, second] = [
    await change('notice', 2, { title: both('先', 'First') }),
    await change('notice', 2, { title: both('後', 'Second') }),
  ];
  const forms = [first, second].map(async ({ id }) => formIn((await get(`/approve/notice?id=${id}`)).text));
  for (const form of forms) {
    const { action, values } = await form;
    await post(action, { ...values, when: 'planned', confirm: '1' });
  }
  expect([(await stateOf(first)).state, (await stateOf(second)).state]).toEqual(['published', 'outdated']);

  const article = content.articles[0]!;
  const { id: _, ...rest } = await sourceOf('article', article.id);
  const twin = await proposed({ kind: 'article', source: { ...rest, title: both('双', 'Twin') } });
  const form = formIn((await get(`/approve/special?id=${twin.id}`)).text);
  const conflict = await post(form.action, { ...form.values, when: 'planned', confirm: '1' });
  expect(conflict.location).toBe(`/approve/special?id=${twin.id}&done=conflict`);
  expect((await get(conflict.location!)).main).toContain('提案は、判定待ちのままです');
  expect((await stateOf(twin)).state).toBe('waiting');

  for (const path of ['/approve/notice?id=999999', '/approve/notice?id=x', `/approve/course?id=${twin.id}`]) {
    const gone = await get(path);
    expect([gone.status, gone.main.includes('この提案は見つかりません')], path).toEqual([404, true]);
  }
  const over = await post(form.action, form.values, ownPage);
  expect([over.status, over.location]).toEqual([303, `/staff?next=${encodeURIComponent(form.action)}`]);
  const reviewer = await staff('reviewer');
  for (const path of ['/staff/content', `/approve/special?id=${twin.id}`]) {
    const page = await get(path, reviewer);
    expect([page.status, page.main.includes('の鍵では、内容の変更は見られません')], path).toEqual([403, true]);
    expect(page.main).not.toContain('双');
  }
});

it('says in the language of the reader why the clock could not publish', async () => {
  const { id: _, ...rest } = await sourceOf('article', content.articles[0]!.id);
  const source = { ...rest, title: both('双', 'Twin') };
  const twin = await proposed({ kind: 'article', source, publish_at: '2026-11-20T13:00:00+09:00' });
  const form = formIn((await get(`/approve/special?id=${twin.id}`)).text);
  await post(form.action, { ...form.values, when: 'planned', confirm: '1' });
  const now = () => new Date(begin.getTime() + 3_600_000);
  expect(await publishDue(twin.id, { db: portal.context.db, now })).toBe(true);
  expect((await stateOf(twin)).state).toBe('outdated');
  for (const path of [`/approve/special?id=${twin.id}`, '/staff/log', '/staff/log.csv']) {
    const read = async (lang: string) =>
      (
        await app.request(`http://localhost${path}${path.includes('?') ? '&' : '?'}lang=${lang}`, { headers: approver })
      ).text();
    const [japanese, english] = [await read('ja'), await read('en')];
    expect([path, japanese.includes('指しているものがなくなりました')]).toEqual([path, true]);
    expect([path, japanese.includes('Something else has')]).toEqual([path, false]);
    expect([path, english.includes('Something else has the same address')]).toEqual([path, true]);
  }
});

it('tells how the way of a course changes, in both languages', async () => {
  const source = (await sourceOf('course', 101)) as { points: { name: object; role: string }[] };
  const { route: _, ...course } = source as object & { route?: object };
  const points = source.points
    .slice(0, -2)
    .map((point, at, all) =>
      at === all.length - 1 ? { ...point, role: 'goal', name: both('新しい終点', 'New goal') } : point,
    );
  const revision = await proposed({ kind: 'course', content_id: 101, source: { ...course, points } as never });
  const { before, after } = (await stateOf(revision)).ways!;
  expect(before!.line.length).toBeGreaterThan(10);
  expect(after!.length_m).not.toBe(before!.length_m);
  const japanese = await get(`/approve/course?id=${revision.id}`);
  expect(japanese.main).toContain('終わりが新しい終点に変わります');
  expect(japanese.main).toMatch(/[\d,]+m(長|短)くなります/);
  expect(japanese.main).toContain('いまの道は点線、提案の道は太い線');
  const english = await get(`/approve/course?id=${revision.id}&lang=en`);
  expect(english.main).toContain('Now ends at New goal.');
});

it('says of a given line that its steps are not known, not that there are none', async () => {
  const source = (await sourceOf('course', 101)) as { route: { source: object; legs: object[] } };
  const { route } = source;
  const legs = route.legs.map((leg) => ({ ...leg, moves: [] }));
  const given = { ...route, source: { ...route.source, line: 'given' }, stepsM: null, legs };
  const revision = await proposed({ kind: 'course', content_id: 101, source: { ...source, route: given } as never });
  const { before, after } = (await stateOf(revision)).ways!;
  expect([typeof before!.stairs, after!.stairs]).toEqual(['number', null]);
  const { main } = await get(`/approve/course?id=${revision.id}`);
  expect(main).toContain('新しい道に階段があるかどうかは、分かっていません。');
  expect(main).toContain('道の長さ、始まり、終わりは変わりません。');
});

it('takes back an own proposal, and stops an approved one, without JavaScript', async () => {
  const takeBackIn = (text: string) => {
    const form = text.split('<form').find((part) => part.includes('name="withdraw"'));
    if (!form) return null;
    const hidden = [...form.matchAll(/<input type="hidden" name="(\w+)" value="([^"]*)"/g)];
    return {
      action: /action="([^"]*)"/.exec(form)![1]!.replaceAll('&amp;', '&'),
      values: Object.fromEntries(hidden.map(([, name, value]) => [name!, value!])),
    };
  };
  const own = await change('notice', 2, { title: both('知', 'News') });
  const page = `/approve/notice?id=${own.id}`;
  expect(takeBackIn((await get(page)).text)).toBeNull();
  const { text } = await get(page, author);
  expect(text).toContain('提案を取り下げる');
  const form = takeBackIn(text)!;
  const done = await post(form.action, form.values, author);
  expect([done.status, done.location]).toEqual([303, `${page}&done=withdrawn`]);
  expect((await stateOf(own)).state).toBe('withdrawn');
  expect((await get(done.location!, author)).main).toContain('取り下げました。公開しません');
  expect(takeBackIn((await get(page, author)).text)).toBeNull();
  // Pressed again on the page of before.
  expect((await post(form.action, form.values, author)).location).toBe(`${page}&done=changed`);

  const later = await proposed({
    ...{ kind: 'link', content_id: 1, publish_at: '2026-12-01T00:00:00+09:00' },
    source: { ...(await sourceOf('link', 1)), title: both('先', 'Later') },
  });
  const decision = formIn((await get(`/approve/link?id=${later.id}`)).text);
  await post(decision.action, { ...decision.values, when: 'planned', confirm: '1' });
  const stopping = await get(`/approve/link?id=${later.id}&lang=en`);
  expect(stopping.main).toContain('Stop the publication');
  await post(takeBackIn(stopping.text)!.action, takeBackIn(stopping.text)!.values);
  expect((await stateOf(later)).state).toBe('withdrawn');
});

it('lists what waits for an approver, what a key has proposed, and everything by kind', async () => {
  const course = content.courses.find(({ id }) => id === 101)!;
  const town = content.municipalities.find(({ code }) => code === course.municipality)!;
  const own = await change('notice', 1, { title: both('自', 'Own') }, {}, approver);
  const notice = await change('notice', 2, { title: both('知', 'News') });
  const walk = await change('course', 101, { name: both('道', 'Way') });
  const listed = async (headers: Sent, query: Input<'GET /staff/revisions'>) =>
    (await portal.call('GET /staff/revisions', query, headers)).body.revisions.map(({ id }) => id);
  expect(await listed(approver, { list: 'waiting' })).toEqual([walk.id, notice.id]);
  expect(await listed(approver, { list: 'own' })).toEqual([own.id]);
  expect(await listed(author, { list: 'waiting' })).toEqual([]);
  expect(await listed(author, { list: 'own', kind: 'course' })).toEqual([walk.id]);
  expect(await listed(await staff('approver', town.slug), { list: 'waiting' })).toEqual([walk.id]);
  const other = content.municipalities.find(({ code }) => code !== course.municipality)!;
  expect(await listed(await staff('approver', other.slug), { list: 'waiting' })).toEqual([]);

  expect((await get('/staff/content?list=own')).main).toContain(`id=${own.id}`);
  const courses = (await get('/staff/content?list=all&kind=course')).main;
  expect(courses).toContain(`/approve/course?id=${walk.id}`);
  expect(courses).not.toContain(`id=${notice.id}`);
  const wrong = await get('/staff/content?list=all&page=9');
  expect([wrong.status, wrong.main.includes('9ページ目はありません')]).toEqual([422, true]);
  expect((await get('/staff')).main).toContain('href="/staff/content"');
});

it('says on the first page what waits for each role', async () => {
  const said = async (headers: Sent) => (await get('/staff', headers)).main;
  const reviewer = await staff('reviewer');
  for (const headers of [author, approver, reviewer])
    expect(await said(headers)).toContain('いま待っているものはありません。');
  const first = await change('notice', 1, { title: both('知', 'News') });
  await change('notice', 2, { title: both('報', 'More news') });
  await change('notice', 3, { title: both('自', 'Own') }, {}, approver);
  expect(await said(author)).toContain('あなたの提案のうち2件が、決定を待っています。');
  // Nobody decides what they have proposed themselves.
  expect(await said(approver)).toContain('変更の提案が2件、決定を待っています。');
  expect(
    (await portal.call('POST /staff/revision_withdraw', { id: first.id, version: first.version }, author)).status,
  ).toBe(200);
  expect(await said(author)).toContain('あなたの提案のうち1件が、決定を待っています。');
  const [memberId] = await insertMembers(portal.context, ['haru']);
  await insertPhotos(portal.context, [{ state: 'submitted', memberId }]);
  expect(await said(reviewer)).toContain('写真が1枚、確認を待っています。');
});
