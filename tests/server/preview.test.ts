/** Pages of proposed changes: what they show, to whom, and that nothing of it is public. */

import { eq } from 'drizzle-orm';
import type { Hono } from 'hono';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Input } from '../../contract/index.ts';
import type { RevisionDetail } from '../../contract/revisions.ts';
import type { StaffRole } from '../../contract/staffRoles.ts';
import { contentChanges } from '../../server/content/content.table.ts';
import { revisions } from '../../server/revisions/revisions.table.ts';
import { content } from './expected.ts';
import { pageServerOf } from './pagesSupport.ts';
import { ownPage, staffOf } from './staffSupport.ts';
import { onEachEngine, openPortal, type Portal } from './support.ts';

type Headers = Record<string, string>;
type Proposal = Input<'POST /staff/revision_propose'>;
const begin = new Date('2026-11-20T12:00:00+09:00');
const slugOf = (code: number) => content.municipalities.find((town) => town.code === code)!.slug;
const both = (ja: string, en: string) => ({ ja, en });

onEachEngine((engine) => {
  let portal: Portal;
  let app: Hono;
  let now = begin;
  let author: Headers;
  let approver: Headers;
  const staff = staffOf(() => portal.context);
  beforeAll(async () => {
    portal = await openPortal(engine, () => now);
    app = pageServerOf(portal.context);
    [author, approver] = [await staff('author'), await staff('approver')];
  });
  afterAll(() => portal.close());
  beforeEach(async () => {
    now = begin;
    await portal.context.db.delete(revisions);
  });

  async function get(path: string, headers: Headers = {}) {
    const response = await app.request(`http://localhost${path}`, { headers });
    return { status: response.status, headers: response.headers, text: await response.text() };
  }
  const sourceOf = async (kind: Proposal['kind'], id: number) =>
    (await portal.call('GET /staff/content', { kind, id }, author)).body.source;
  const proposed = async (input: Proposal, headers = author): Promise<RevisionDetail> => {
    const { status, body, error } = await portal.call('POST /staff/revision_propose', input, headers);
    expect(status, error?.error_message).toBe(200);
    return body.revision;
  };
  const change = async (kind: Proposal['kind'], id: number, changes: object, more: Partial<Proposal> = {}) =>
    proposed({ ...{ kind, content_id: id }, source: { ...(await sourceOf(kind, id)), ...changes }, ...more });
  const approved = async ({ id, kind }: RevisionDetail) => {
    const { status, error } = await portal.call(
      'POST /preview/decision',
      { id, table: kind, type: 'approve' },
      approver,
    );
    expect(status, error?.error_message).toBe(200);
  };
  const counter = async () => (await portal.context.db.select().from(contentChanges))[0]!.counter;

  it('shows the words that are proposed, in both languages, and changes nothing that others see', async () => {
    const title = both('橋が新しくなりました', 'A new bridge is open');
    const { id } = await change('notice', 1, { title });
    const [before, counted] = [await get('/news/1'), await counter()];

    const shown = await get(`/preview/news_detail?id=${id}`, approver);
    expect(shown.status).toBe(200);
    expect(shown.text).toMatch(/<h1[^>]*>橋が新しくなりました/);
    expect(shown.text).toContain('プレビュー：お知らせ「');
    expect(shown.text).toContain('提案：作成担当（東京都）、2026年11月20日 12:00');
    expect(shown.text).toContain('2026年11月20日の時点のページです');
    // Field by field above the page, the old beside the new.
    const [above, main] = shown.text.split('<main');
    const old = content.notices.find((notice) => notice.id === 1)!.title;
    for (const words of ['変わるところを、項目ごとに見る', '題名', old.ja, old.en, title.en])
      expect(above).toContain(words);
    expect(main).not.toContain(old.ja);
    // The switch of languages stays in the preview.
    expect(shown.text).toContain(`href="/preview/news_detail?id=${id}&amp;lang=en"`);
    const english = await get(`/preview/news_detail?id=${id}&lang=en`, author);
    expect(english.text).toMatch(/<html lang="en"/);
    expect(english.text).toMatch(/<h1[^>]*>A new bridge is open/);
    expect(english.text).toContain('This is the page as of 20 November 2026');

    for (const path of ['/news/1', '/news', '/'])
      expect((await get(path)).text, path).not.toContain('橋が新しくなりました');
    expect((await get('/news/1')).text).toBe(before.text);
    expect(await counter()).toBe(counted);
    expect((await sourceOf('notice', 1)).title).not.toEqual(title);
  });

  it('is kept by nobody, indexed by nobody, and runs nothing', async () => {
    const { id } = await change('notice', 1, { title: both('い', 'I') });
    const { headers, text } = await get(`/preview/news_detail?id=${id}`, approver);
    expect(headers.get('cache-control')).toBe('private, no-store');
    expect(headers.get('x-robots-tag')).toBe('noindex');
    expect(headers.get('etag')).toBeNull();
    expect(text).toContain('name="robots" content="noindex"');
    expect(text).not.toContain('<script');
    const policy = headers.get('content-security-policy')!;
    expect(policy).toMatch(/; sandbox /);
    expect(policy).not.toContain('allow-scripts');
    expect((await get('/news/1')).headers.get('content-security-policy')).not.toContain('sandbox');
  });

  it.each([
    ['link', 'link', '/preview/link'],
    ['notice', 'notice', '/preview/news'],
    ['event', 'event', '/preview/event'],
    ['article', 'article', '/preview/special'],
    ['park', 'park', '/preview/park'],
    ['course', 'course', '/preview/course'],
    ['course', 'course', '/preview/course_detail'],
    ['cooperation', 'cooperation', '/preview/cooperation'],
    ['cooperation', 'cooperation', '/preview/cooperation_detail'],
    ['sponsor', 'sponsor', '/preview/sponsor'],
    ['sponsor', 'sponsor', '/preview/sponsor_detail'],
    ['playground', 'playground', '/preview/play'],
    ['playground', 'playground', '/preview/play_detail'],
  ] as const)('shows a %s as the public will find it, and before that day as it is', async (_, kind, path) => {
    const things = {
      ...{ link: content.links, notice: content.notices, event: content.events, article: content.articles },
      ...{ park: content.parks, course: content.courses, cooperation: content.cooperation },
      ...{ sponsor: content.sponsor, playground: content.playground },
    };
    const thing = things[kind].at(-1)!;
    const words = both('さくらの見えるところ', 'Where cherries bloom');
    const changes = {
      ...('title' in thing ? { title: words } : { name: words }),
      ...('endsOn' in thing && { startsOn: '2027-05-01', endsOn: '2027-05-02' }),
    };
    const { id } = await change(kind, thing.id, changes, { publish_at: '2027-04-01T09:00:00+09:00' });
    for (const [lang, text] of Object.entries(words)) {
      const shown = await get(`${path}?id=${id}${lang === 'en' ? '&lang=en' : ''}`, approver);
      expect(shown.status).toBe(200);
      const [, main] = shown.text.split('<main');
      expect(main).toContain(text);
    }
    const before = await get(`${path}?id=${id}&on=2027-03-31`, approver);
    expect(before.status).toBe(200);
    expect(before.text).toContain('2027年3月31日には、この変更はまだ公開されていません');
    // A search says what it looked for, and does not find it.
    expect(before.text.split('<main')[1]).not.toMatch(/<(?:a|h\d)[^>]*>(?:<[^>]+>)*さくらの見えるところ/);
  });

  it('shows banners where they stand, and says that some stand nowhere', async () => {
    const banner = content.banners.find(({ position }) => position === 'top')!;
    const publish_at = '2027-04-01T09:00:00+09:00';
    const top = await change('banner', banner.id, { title: both('春の川辺', 'Spring rivers') }, { publish_at });
    const topOn = async (on: string) =>
      (await get(`/preview/top_banner?id=${top.id}${on}`, approver)).text.split('<main')[1];
    expect(await topOn('')).toContain('春の川辺');
    expect(await topOn('&on=2027-03-31')).not.toContain('春の川辺');
    expect((await get(`/preview/other_banner?id=${top.id}`, approver)).status).toBe(404);
    const { title: _, ...rest } = banner;
    const other = await proposed({
      kind: 'banner',
      source: { ...rest, position: 'other', title: both('横の絵', 'A picture beside') },
    });
    const shown = await get(`/preview/other_banner?id=${other.id}`, approver);
    expect(shown.status).toBe(200);
    expect(shown.text).toContain('この位置のバナーを表示するページは、いまのところありません');
  });

  it('shows the page as of a day: with what is approved by then, and without what comes later', async () => {
    const publish_at = '2027-04-01T09:00:00+09:00';
    await approved(
      await change('notice', 2, { title: both('三月の提案', 'March') }, { publish_at: '2027-03-01T00:00:00+09:00' }),
    );
    await approved(
      await change('notice', 3, { title: both('五月の提案', 'May') }, { publish_at: '2027-05-01T00:00:00+09:00' }),
    );
    const { id } = await change('notice', 1, { title: both('四月の提案', 'April') }, { publish_at });
    const titles = async (on: string) => {
      const { text } = await get(`/preview/news?id=${id}${on}`, approver);
      const main = text.split('<main')[1]!;
      return [['三月の提案', '四月の提案', '五月の提案'].filter((title) => main.includes(title)), text] as const;
    };
    const [planned, page] = await titles('');
    expect(planned).toEqual(['三月の提案', '四月の提案']);
    expect(page).toContain('承認されたら、2027年4月1日 09:00に公開します');
    expect(page).toContain('2027年4月1日の時点のページです');
    const [early, without] = await titles('&on=2027-03-31');
    expect(early).toEqual(['三月の提案']);
    expect(without).toContain('2027年3月31日には、この変更はまだ公開されていません');
    expect((await titles('&on=2027-05-01'))[0]).toEqual(['三月の提案', '四月の提案', '五月の提案']);
    for (const wrong of ['2026-11-19', '2029-01-01', '2027-02-30', 'x'])
      expect((await titles(`&on=${wrong}`))[1], wrong).toContain('その日は表示できません');

    const event = await change('event', content.events[0]!.id, { startsOn: '2027-02-01', endsOn: '2027-02-02' });
    const eventsOn = async (on: string) => (await get(`/preview/event?id=${event.id}&on=${on}`, approver)).text;
    const comingBefore = (text: string) => text.indexOf(content.events[0]!.title.ja) < text.indexOf('終わったイベント');
    expect(comingBefore((await eventsOn('2027-02-02')).split('<main')[1]!)).toBe(true);
    expect(comingBefore((await eventsOn('2027-02-03')).split('<main')[1]!)).toBe(false);
  });

  it('shows what duty has planned for the noon of the day', async () => {
    const duty = await staff('duty');
    const between = { from: '2027-04-01T09:00:00+09:00', until: '2027-04-02T09:00:00+09:00' };
    const note = { note_ja: '桜まつりで通れません。', note_en: 'Closed for the cherry festival.' };
    const warning = { message_ja: '花冷えに注意してください。', message_en: 'Mind the cold.' };
    const closing = { course_id: 101, reason: 'event' as const, ...note, ...between };
    const raising = { kind: 'info' as const, ...warning, ...between };
    expect((await portal.call('POST /staff/course_close', closing, duty)).status).toBe(200);
    expect((await portal.call('POST /staff/alert_raise', raising, duty)).status).toBe(200);
    const { id } = await change('course', 101, { name: both('道', 'Way') });
    const counted = await counter();
    const said = async (on: string, lang = '') => {
      const { text } = await get(`/preview/course_detail?id=${id}&on=${on}${lang}`, approver);
      return [...Object.values(note), ...Object.values(warning)].filter((words) => text.includes(words));
    };
    expect(await said('2027-03-31')).toEqual([]);
    expect(await said('2027-04-01')).toEqual([note.note_ja, warning.message_ja]);
    expect(await said('2027-04-01', '&lang=en')).toEqual([note.note_en, warning.message_en]);
    expect(await said('2027-04-02')).toEqual([]);
    expect(await counter()).toBe(counted);
    const { closures, alerts } = (await portal.call('GET /staff/duty', {}, duty)).body;
    expect([...closures, ...alerts].map(({ is_now }) => is_now)).toEqual([false, false]);
  });

  it('shows what a removal leaves, and a thing that is new', async () => {
    const removal = await proposed({ kind: 'notice', content_id: 1 });
    const gone = await get(`/preview/news_detail?id=${removal.id}`, approver);
    expect(gone.status).toBe(404);
    expect(gone.text).toContain('プレビュー：お知らせ「');
    expect(gone.text).toContain('の削除');
    expect((await get('/news/1')).status).toBe(200);

    const added = await proposed({
      kind: 'notice',
      source: { ...(await sourceOf('notice', 1)), publishedOn: '2026-11-20', title: both('新しい道', 'A new way') },
    });
    expect((await get(`/preview/news_detail?id=${added.id}`, approver)).text).toMatch(/<h1[^>]*>新しい道/);
    expect((await get(`/preview/news?id=${added.id}`, approver)).text.split('<main')[1]).toContain('新しい道');
    expect((await get(`/news/${added.content_id}`)).status).toBe(404);
  });

  it('gives by calls what the calls of the public will, as of a day', async () => {
    const title = both('四月の提案', 'April');
    const { id } = await change('notice', 1, { title }, { publish_at: '2027-04-01T09:00:00+09:00' });
    const detail = await portal.call('POST /preview/notice', { id, type: 2 }, approver);
    expect(detail.body.notice).toMatchObject({ id: 1, title: title.ja });
    expect(detail.body.notices).toBeUndefined();
    const list = async (more: object) =>
      (await portal.call('POST /preview/notice', { id, table: 'notice', type: 1, lang: 'en', ...more }, author)).body;
    expect((await list({})).notices!.find((each) => each.id === 1)!.title).toBe(title.en);
    expect((await list({ on: '2027-03-31' })).notices!.find((each) => each.id === 1)!.title).not.toBe(title.en);
    const public_ = await portal.call('GET /notice_detail', { id: 1 });
    expect(public_.body.notice.title).not.toBe(title.ja);

    const [link] = content.links;
    const links = async (input: object) =>
      (await portal.call('POST /preview/link', input, approver)).body.links.map((each) => each.url);
    const proposal = await change(
      'link',
      link!.id,
      { url: 'https://www.metro.tokyo.lg.jp/spring' },
      { publish_at: '2027-04-01T00:00:00+09:00' },
    );
    expect(await links({ id: proposal.id })).toContain('https://www.metro.tokyo.lg.jp/spring');
    // Without a proposal: what is approved.
    expect(await links({ on: '2027-04-01' })).toEqual(content.links.map(({ url }) => url));
    await approved(proposal);
    expect(await links({ on: '2027-04-01' })).toContain('https://www.metro.tokyo.lg.jp/spring');
    expect(await links({})).toEqual(content.links.map(({ url }) => url));
  });

  it('refuses by calls as pages do', async () => {
    const { id } = await change('notice', 1, { title: both('い', 'I') });
    const status = async (input: Input<'POST /preview/notice'>, headers: Headers) =>
      (await portal.call('POST /preview/notice', input, headers)).status;
    expect(await status({ id }, await staff('author', slugOf(content.municipalities[0]!.code)))).toBe(403);
    expect(await status({ id }, await staff('reviewer'))).toBe(403);
    expect(await status({ id }, ownPage)).toBe(401);
    expect(await status({ id: 999_999 }, approver)).toBe(404);
    expect(await status({ id, table: 'course' }, approver)).toBe(422);
    expect((await portal.call('POST /preview/course', { id }, approver)).status).toBe(404);
    await approved((await portal.call('GET /staff/revision', { id }, approver)).body.revision);
    expect(await status({ id }, approver)).toBe(409);
  });

  it('is for the author of the proposal and the approvers of its office alone', async () => {
    const course = content.courses.find(({ id }) => id === 101)!;
    const town = slugOf(course.municipality);
    const other = slugOf(
      content.courses.find(({ municipality }) => municipality !== course.municipality)!.municipality,
    );
    const own = await staff('author', town);
    const source = await sourceOf('course', 101);
    const { id } = await proposed(
      { kind: 'course', content_id: 101, source: { ...source, name: both('新', 'New') } },
      own,
    );
    const path = `/preview/course_detail?id=${id}`;
    for (const headers of [own, approver, await staff('approver', town)])
      expect((await get(path, headers)).status).toBe(200);
    const others: [StaffRole, string | null][] = [
      ['author', null],
      ['author', town],
      ['approver', other],
      ['duty', null],
      ['reviewer', null],
    ];
    for (const [role, office] of others) {
      const { status, text, headers } = await get(path, await staff(role, office));
      expect(status, `${role} ${office}`).toBe(403);
      expect(text).toContain('この提案のプレビューは見られません');
      expect(text).not.toContain('<h1>新');
      expect(headers.get('cache-control')).toBe('private, no-store');
    }
    const visitor = await get(path);
    expect([visitor.status, visitor.headers.get('location')]).toEqual([302, `/staff?next=${encodeURIComponent(path)}`]);
  });

  it('is for whoever has a link, for a week, and says what is wrong with another', async () => {
    const { id, preview_link } = await change('notice', 1, { title: both('橋', 'A bridge') });
    const detail = async (headers: Headers) =>
      (await portal.call('GET /staff/revision', { id }, headers)).body.revision;
    expect(preview_link).toEqual((await detail(approver)).preview_link);
    expect(preview_link!.until).toBe('2026-11-27T15:00:00.000Z');
    // Nobody gives away what they may not see.
    expect((await detail(await staff('author'))).preview_link).toBeNull();
    const path = (of: number, token = preview_link!.token) => `/preview/news_detail?id=${of}&token=${token}`;
    const shown = await get(path(id));
    expect(shown.status).toBe(200);
    expect(shown.text).toMatch(/<h1[^>]*>橋/);
    expect(shown.text).toContain('このリンクでは、2026年11月28日 00:00まで見られます');
    expect(shown.text).toContain(`<input type="hidden" name="token" value="${preview_link!.token}"/>`);
    expect(shown.text).toContain(`href="/preview/news_detail?id=${id}&amp;token=${preview_link!.token}&amp;lang=en"`);
    expect(shown.text).not.toContain('/approve/');
    expect(shown.headers.get('cache-control')).toBe('private, no-store');
    expect(shown.headers.get('x-robots-tag')).toBe('noindex');
    expect(shown.headers.get('content-security-policy')).toContain('sandbox');
    expect((await get(path(id), await staff('reviewer'))).status).toBe(200);
    // Staff whom it concerns keep their way back.
    expect((await get(path(id), approver)).text).toContain(`/approve/notice?id=${id}`);

    const other = await change('notice', 2, { title: both('道', 'A way') });
    const token = preview_link!.token;
    const longer = `${(Date.parse('2027-11-27T15:00:00Z') / 1000).toString(36)}.${token.split('.')[1]}`;
    for (const wrong of [path(other.id), path(999_999), path(id, `${token}x`), path(id, longer), path(id, 'x.y')]) {
      const { status, text } = await get(wrong);
      expect([status, text.includes('このリンクでは、プレビューを見られません')], wrong).toEqual([403, true]);
      expect(text).not.toMatch(/橋|<h1[^>]*>道/);
    }
    // It opens nothing else.
    expect((await get(`/approve/notice?id=${id}&token=${token}`)).status).toBe(302);
    expect((await portal.call('POST /preview/notice', { id, token } as never, ownPage)).status).toBe(401);

    now = new Date('2026-11-28T00:00:00+09:00');
    const over = await get(path(id));
    expect([over.status, over.text.includes('このリンクの期限が切れました')]).toEqual([403, true]);
    now = begin;
    await approved(await detail(approver));
    expect((await get(path(id))).text).toContain('この提案の判定は終わっています');
    expect((await detail(approver)).preview_link).toBeNull();
  });

  it('shows by a link nothing but its own proposal, and ends with the decision even before it is public', async () => {
    const planned = (id: number, title: string, publish_at: string) =>
      change('notice', id, { title: both(title, title) }, { publish_at });
    await approved(await planned(1, 'まだ秘密', '2026-12-01T09:00:00+09:00'));
    const proposal = await planned(2, '橋', '2026-12-02T09:00:00+09:00');
    const { id, preview_link } = proposal;
    const path = `/preview/news?id=${id}&on=2026-12-05`;
    const ofStaff = (await get(path, approver)).text;
    expect(['まだ秘密', '橋'].map((title) => ofStaff.includes(title))).toEqual([true, true]);
    const shown = (await get(`${path}&token=${preview_link!.token}`)).text;
    expect(shown).toContain('橋');
    expect(shown).not.toContain('まだ秘密');
    expect(shown).toContain('このリンクでは、この変更だけを入れて表示しています。');
    await approved(proposal);
    expect((await get(`${path}&token=${preview_link!.token}`)).text).toContain('この提案の判定は終わっています');
  });

  it('says in words why a proposal cannot be shown', async () => {
    const problem = async (path: string) => {
      const { status, text } = await get(path, approver);
      return [status, /<h2[^>]*>([^<]*)<\/h2>/.exec(text)?.[1]];
    };
    expect(await problem('/preview/news_detail?id=999999')).toEqual([404, 'この提案は見つかりません']);
    expect(await problem('/preview/news_detail?id=x')).toEqual([404, 'この提案は見つかりません']);
    const first = await change('notice', 1, { title: both('先', 'First') });
    const second = await change('notice', 1, { title: both('後', 'Second') });
    expect(await problem(`/preview/link?id=${first.id}`)).toEqual([404, 'この提案は、このページでは見られません']);
    await approved(first);
    expect(await problem(`/preview/news_detail?id=${first.id}`)).toEqual([422, 'この提案の判定は終わっています']);
    expect(await problem(`/preview/news_detail?id=${second.id}`)).toEqual([422, 'この提案は、もう公開できません']);

    const broken = await change('course', 101, { name: both('道', 'Way') });
    await portal.context.db
      .update(revisions)
      .set({ after: { ...(broken.after as object), station: 'nowhere' } as never })
      .where(eq(revisions.id, broken.id));
    const told = await get(`/preview/course_detail?id=${broken.id}`, approver);
    expect(told.status).toBe(422);
    expect(told.text).toContain('この提案には、正しくないところがあります');
    expect(told.text).toContain('内容を直して、もう一度提案してください');
    // What it shows is of nobody else, and the next one works.
    expect((await get('/map/detail/101')).status).toBe(200);
  });

  it('takes back what twenty at once have written, while others read', async () => {
    const { id } = await change('notice', 1, { title: both('いちどに', 'At once') });
    const counted = await counter();
    const pages = await Promise.all(
      Array.from({ length: 20 }, (_, at) =>
        get(at % 2 ? `/preview/news_detail?id=${id}` : '/news/1', at % 2 ? approver : {}),
      ),
    );
    pages.forEach(({ status, text }, at) => {
      // On a machine that has no room, some are told to come again.
      if (status !== 503) expect(text.includes('いちどに')).toBe(at % 2 === 1);
    });
    expect(pages.filter(({ status }) => status === 200).length).toBeGreaterThan(1);
    expect(await counter()).toBe(counted);
  });
});
