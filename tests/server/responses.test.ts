import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { distanceM, metresToLine } from '../../contract/geo.ts';
import { type Call, endpoints } from '../../contract/index.ts';
import { photoCautions } from '../../contract/photoRules.ts';
import { decodePolyline } from '../../contract/polyline.ts';
import type { RevisionKind } from '../../contract/revisionRules.ts';
import { rowsOf } from '../../server/db/database.ts';
import { createMember } from '../../server/members/createMember.ts';
import { content, expectedCourses, idsOf } from './expected.ts';
import { lineFile, noticeFile } from './importSupport.ts';
import { answers, browserAfter, registration, sessionHeaders } from './memberSupport.ts';
import { insertLikes, insertMembers, insertPhotos } from './photoSupport.ts';
import { addPhoto, makeStaffToken, staffHeaders } from './staffSupport.ts';
import { onEngineInTurn, openPortal, type Portal } from './support.ts';

const secretAnswers = { user_name: 'Kotaeru', ...answers };

/** A published photo of somebody else. */
const photoId = 900_001;

const posted = {
  image: new File([readFileSync(new URL('./pictures/tiled.heic', import.meta.url))], 'photo.heic'),
  ...{ title: '秋の坂道', course_id: 101, year: 2026, month: 10, cautions: photoCautions },
};

const device = {
  endpoint: 'https://updates.push.services.mozilla.com/wpush/v2/a-device',
  publicKey: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  authToken: 'BTBZMqHH6r4Tts7J_aSIgg',
};

/** One good call of every endpoint. */
const goodInput: Record<Call, object> = {
  'GET /photo_gallery': { contest: '2026', sort: 'likes' },
  'GET /photo_get': { id: photoId },
  'GET /photo_like_get': { ids: [photoId] },
  'POST /photo_like': { id: photoId },
  'GET /ranking_photo': {},
  'GET /mypage_archive': {},
  'POST /photo_delete': {},
  'POST /photo_save': {},
  'POST /photo_draft': {},
  'GET /photo_draft': {},
  'POST /photo_draft_save': {},
  'POST /photo_draft_delete': {},
  'POST /photo_report': { id: photoId, reason: 'other' },
  'GET /contest': {},
  'GET /contest_check': {},
  'GET /get_municipalities': {},
  'GET /get_scene': {},
  'GET /get_train_bus': {},
  'GET /search': { keyword: '上野' },
  'GET /suggest': { keyword: '上野' },
  'GET /site_search': { q: '上野' },
  'GET /course_detail': { id: 101 },
  'POST /course_detail/get_num': { id: 101 },
  'GET /ranking': { type: 'accessed' },
  'GET /recommend': { course_id: 101, duration: 60 },
  'GET /history': { courses: [401, 101] },
  'GET /institutions': { keyword: 'そば', course_id: 101 },
  'GET /cooperation_detail': { id: 10001 },
  'GET /sponsor_detail': { id: 20001 },
  'GET /playground_detail': { id: 30001 },
  'GET /notice': {},
  'GET /notice_detail': { id: 1 },
  'GET /event': {},
  'GET /event_detail': { id: 1 },
  'GET /special': {},
  'GET /link': {},
  'GET /images': {},
  'GET /park': {},
  'GET /num': {},
  'GET /season': {},
  'GET /accessibility_policy': {},
  'GET /accessibility_result': {},
  'GET /accessibility_runs': {},
  'GET /stored_data': {},
  'POST /cookie_click_count': { type: 'agree' },
  'POST /user_login': { user_name: 'Hanako', password: 'password1' },
  'POST /user_login_check': {},
  'GET /user_logout': {},
  'POST /user_logout': {},
  'GET /user_check': { user_name: 'Taro' },
  'POST /user_check': { user_name: 'Taro' },
  'POST /user_change': { user_name: 'Hanako' },
  'GET /select_get': {},
  'POST /user_draft': registration('Jiro'),
  'GET /user_draft': {},
  'POST /user_draft_delete': {},
  'GET /user_reset': {},
  'POST /user_draft_save': {},
  'POST /user_save': registration('Saburo'),
  'POST /user_get': { reset_notice: 'keep' },
  'GET /user_secret_check': secretAnswers,
  'POST /user_secret_check': secretAnswers,
  'POST /user_change_password': {
    current_password: 'password1',
    password: 'tokotoko2026',
    password_confirmation: 'tokotoko2026',
  },
  'GET /user_sessions': {},
  'POST /user_sessions_end': {},
  'GET /user_export': {},
  'POST /user_delete': { password: 'password1' },
  'GET /favorite_get': {},
  'POST /favorite': { type: 'course', ids: [101] },
  'GET /course_walked_get': { course_id: 101 },
  'POST /course_walked': { course_id: 101 },
  'POST /staff/login': {},
  'POST /staff/logout': {},
  'GET /staff/me': {},
  'GET /staff/photos': {},
  'POST /staff/photo_decision': { version: 0, decision: 'reject', reason: 'quality' },
  'GET /staff/content': { kind: 'notice', id: 1 },
  'GET /staff/revisions': {},
  'GET /staff/revision': {},
  'GET /staff/contents': { kind: 'notice', keyword: '1' },
  'GET /staff/content_form': { kind: 'course', id: 101 },
  'POST /staff/content_propose': {},
  'POST /staff/revision_propose': {},
  'POST /staff/revision_withdraw': {},
  'POST /staff/revisions_decide': { type: 'withdraw' },
  'POST /staff/revision_restore': { to: 'before' },
  'POST /preview/decision': { table: 'notice', type: 'reject', reason: '2' },
  'POST /preview/link': {},
  'POST /preview/special': {},
  'POST /preview/images': {},
  'POST /preview/event': {},
  'POST /preview/notice': { table: 'notice', type: 1 },
  'POST /preview/course': { table: 'course', type: 2 },
  'POST /preview/cooperation': { type: 2 },
  'POST /preview/sponsor': { type: 1 },
  'POST /preview/playground': { type: 2 },
  'GET /staff/duty': {},
  'POST /staff/course_close': { reason: 'works', note_ja: '工事中です。', note_en: 'Works are under way.' },
  'POST /staff/course_open': {},
  'POST /staff/alert_raise': { kind: 'heat', message_ja: '暑い日です。', message_en: 'It is hot.' },
  'POST /staff/alert_end': {},
  'POST /report': { course_id: 101, kind: 'way', point: 1, text: '橋が通れません。' },
  'GET /staff/reports': {},
  'POST /staff/report_answer': { answer: 'corrected', note: '道順を直しました。' },
  'POST /staff/report_reopen': {},
  'GET /staff/calendar': {},
  'GET /staff/log': {},
  'POST /staff/import': { kind: 'notice', file: noticeFile() },
  'POST /staff/import_line': { course_id: 101, file: lineFile(101) },
  'GET /staff/import_template': { kind: 'course' },
  'GET /staff/import_schema': { kind: 'course' },
  'GET /staff/facts': { course_id: 104 },
  'POST /staff/facts_confirm': { course_id: 104, surface: 'paved', on: '2026-11-19', source: 'on_site' },
  'GET /pwa_key': {},
  'POST /pwa_token_save': { ...device, regions: ['taito'], kinds: ['heat', 'notices'], language: 'en' },
  'POST /pwa_token_settings': { endpoint: device.endpoint, kinds: ['heat'] },
  'POST /pwa_token_delete': { endpoint: device.endpoint },
};
const calls = Object.keys(endpoints) as Call[];
const japanese = /[\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Han}]/u;
const wordKeys = new Set([
  'name',
  'title',
  'lead',
  'body',
  'text',
  'description',
  'place',
  'operator',
  'caution',
  'map_alt',
]);
/** Readings, ids and selectors of what was tested, and what somebody has entered: the same in both languages. */
const notWords = new Set([
  ...['name_ja', 'kana', 'id', 'subject', 'target', 'targets', 'where'],
  ...['secret_answer_1', 'secret_answer_2'],
  ...['note_ja', 'message_ja'],
]);

/** What a member, a visitor or staff have written, in whatever language. */
const isWritten = (call: Call, key: string) =>
  (/photo|contest|mypage_archive|user_export/.test(call) && ['title', 'place', 'comment'].includes(key)) ||
  (/staff\/report/.test(call) && ['text', 'note'].includes(key)) ||
  // Browsers are called the same everywhere.
  (call === 'GET /accessibility_result' && key === 'name');

/** What staff change is told in both languages. */
const inBoth = new Set(['source', 'before', 'after', 'csv', 'schema', 'rows', 'example']);

/** Every text of a response with the name of its field. */
function* textsOf(value: unknown, key = ''): Generator<{ key: string; text: string }> {
  if (typeof value === 'string') yield { key, text: value };
  else if (Array.isArray(value)) for (const item of value) yield* textsOf(item, key);
  else if (value && typeof value === 'object')
    for (const [name, item] of Object.entries(value)) if (!inBoth.has(name)) yield* textsOf(item, name);
}

onEngineInTurn((engine) => {
  let portal: Portal;
  let member: Record<string, string>;
  let staff: Record<string, string>;
  /** The member with the cookie of a draft. */
  let drafting: Record<string, string> = {};
  /** Who makes a call: a visitor or member, or somebody for this call alone where it changes who they are. */
  const callers: Partial<Record<Call, (name: string) => Promise<Record<string, string>>>> = {};
  let changed = 0;
  /** What is made anew for each call. */
  const freshInput: Partial<Record<Call, () => Promise<object>>> = {};
  let now = new Date('2026-11-20T12:00:00+09:00');
  beforeAll(async () => {
    portal = await openPortal(engine, () => now);
    const id = await createMember({ userName: 'Hanako', password: 'password1' }, portal.context);
    member = await sessionHeaders(portal.context, id);
    staff = await staffHeaders(portal.context, 'reviewer', 'taito');
    const inTaito = content.courses.find(({ municipality }) => municipality === 13106)!.id;
    const waiting = () => addPhoto(portal.context, { memberId: id, courseId: inTaito, comment: 'きれい' });
    await waiting();
    freshInput['POST /staff/photo_decision'] = async () => ({ id: await waiting() });
    freshInput['POST /staff/login'] = async () => ({
      token: (await makeStaffToken(portal.context, 'reviewer', 'taito')).token,
    });
    const author = await staffHeaders(portal.context, 'author');
    const approver = await staffHeaders(portal.context, 'approver');
    for (const call of [
      ...(['GET /staff/content', 'GET /staff/revisions', 'GET /staff/revision'] as const),
      ...(['GET /staff/contents', 'GET /staff/content_form', 'POST /staff/content_propose'] as const),
    ])
      callers[call] = async () => author;
    for (const call of [
      ...(['POST /staff/revision_propose', 'POST /staff/revision_withdraw'] as const),
      ...(['POST /staff/revision_restore', 'POST /staff/revisions_decide'] as const),
    ])
      callers[call] = async () => author;
    for (const call of [
      ...(['POST /staff/import', 'POST /staff/import_line'] as const),
      ...(['GET /staff/import_template', 'GET /staff/import_schema'] as const),
    ])
      callers[call] = async () => author;
    callers['POST /preview/decision'] = async () => approver;
    for (const call of ['GET /staff/calendar', 'GET /staff/log'] as const) callers[call] = async () => approver;
    const proposal = () => {
      changed += 1;
      const notice = content.notices[0]!;
      // Its day stays: what is approved here is still the oldest notice.
      const title = { ja: `${notice.title.ja} ${changed}`, en: `${notice.title.en} ${changed}` };
      return { kind: 'notice', content_id: 1, source: { ...notice, title } };
    };
    const proposed = async () => (await portal.call('POST /staff/revision_propose', proposal(), author)).body.revision;
    freshInput['POST /staff/revision_propose'] = async () => proposal();
    freshInput['POST /staff/content_propose'] = async () => {
      const ask = { kind: 'notice', id: 1 } as const;
      const { based_on, rows } = (await portal.call('GET /staff/content_form', ask, author)).body;
      changed += 1;
      const [{ of, cells }] = rows as [{ of: string; cells: Record<string, string> }];
      return {
        ...ask,
        based_on,
        rows: [{ name: 'r0', of, cells: { ...cells, title_ja: `${cells.title_ja} ${changed}` } }],
      };
    };
    freshInput['GET /staff/revision'] = async () => ({ id: (await proposed()).id });
    freshInput['POST /preview/decision'] = async () => ({ id: (await proposed()).id });
    // Of each kind one, with another date or address.
    const changes: [Call, RevisionKind, readonly { id: number }[], object][] = [
      ['POST /preview/link', 'link', content.links, { url: 'https://www.metro.tokyo.lg.jp/new' }],
      ['POST /preview/special', 'article', content.articles, { publishedOn: '2026-11-19' }],
      ['POST /preview/images', 'banner', content.banners, { href: '/parks' }],
      ['POST /preview/event', 'event', content.events, { endsOn: '2027-12-31' }],
      ['POST /preview/notice', 'notice', content.notices, { publishedOn: '2026-11-19' }],
      ['POST /preview/course', 'course', content.courses, { checkedOn: '2026-11-19' }],
      ['POST /preview/cooperation', 'cooperation', content.cooperation, { checkedOn: '2026-11-19' }],
      ['POST /preview/sponsor', 'sponsor', content.sponsor, { checkedOn: '2026-11-19' }],
      ['POST /preview/playground', 'playground', content.playground, { checkedOn: '2026-11-19' }],
    ];
    for (const [call, kind, things, change] of changes) {
      callers[call] = async () => approver;
      freshInput[call] = async () => {
        const { id: key } = things.at(-1)!;
        const { source } = (await portal.call('GET /staff/content', { kind, id: key }, author)).body;
        const input = { kind, content_id: key, source: { ...source, ...change } };
        return { id: (await portal.call('POST /staff/revision_propose', input, author)).body.revision.id };
      };
    }
    const duty = await staffHeaders(portal.context, 'duty');
    for (const call of [
      ...(['GET /staff/duty', 'POST /staff/course_close', 'POST /staff/course_open'] as const),
      ...(['POST /staff/alert_raise', 'POST /staff/alert_end'] as const),
      ...(['GET /staff/reports', 'POST /staff/report_answer', 'POST /staff/report_reopen'] as const),
      ...(['GET /staff/facts', 'POST /staff/facts_confirm'] as const),
    ])
      callers[call] = async () => duty;
    freshInput['POST /staff/facts_confirm'] = async () => ({
      version: (await portal.call('GET /staff/facts', { course_id: 104 }, duty)).body.version,
    });
    let hours = 0;
    /** No two at the same time. */
    const later = () => {
      hours += 1;
      const [from, until] = [hours, hours + 0.5].map((hour) =>
        new Date(now.getTime() + hour * 3_600_000).toISOString(),
      );
      return { from, until };
    };
    freshInput['POST /staff/course_close'] = async () => ({ course_id: 103, ...later() });
    freshInput['POST /staff/alert_raise'] = async () => later();
    freshInput['POST /staff/course_open'] = async () => {
      const closing = { ...goodInput['POST /staff/course_close'], course_id: 103, ...later() };
      return { id: (await portal.call('POST /staff/course_close', closing, duty)).body.closure.id };
    };
    freshInput['POST /staff/alert_end'] = async () => {
      const raised = { ...goodInput['POST /staff/alert_raise'], ...later() };
      return { id: (await portal.call('POST /staff/alert_raise', raised, duty)).body.alert.id };
    };
    const reported = async () => {
      await portal.call('POST /report', { ...goodInput['POST /report'], image: posted.image });
      return (await portal.call('GET /staff/reports', { limit_num: 1 }, duty)).body.reports[0]!.id;
    };
    freshInput['GET /staff/reports'] = async () => {
      await reported();
      return {};
    };
    freshInput['POST /staff/report_answer'] = async () => ({ id: await reported() });
    freshInput['POST /staff/report_reopen'] = async () => {
      const id = await reported();
      await portal.call('POST /staff/report_answer', { id, answer: 'corrected' }, duty);
      return { id };
    };
    freshInput['POST /staff/revision_restore'] = async () => {
      const { id } = await proposed();
      await portal.call('POST /preview/decision', { id, table: 'notice', type: 'approve' }, approver);
      return { id };
    };
    for (const call of ['POST /pwa_token_settings', 'POST /pwa_token_delete'] as const)
      freshInput[call] = async () => {
        await portal.call('POST /pwa_token_save', device);
        return {};
      };
    freshInput['POST /staff/revision_withdraw'] = async () => {
      const { id: made, version } = await proposed();
      return { id: made, version };
    };
    freshInput['POST /staff/revisions_decide'] = async () => {
      const { id: made, version } = await proposed();
      return { chosen: [`${made}.${version}`] };
    };
    await portal.call('POST /user_save', registration(secretAnswers.user_name));
    const [other] = await insertMembers(portal.context, ['Taro Photo']);
    const entry = { contestId: '2026', postedAt: new Date('2026-11-19T12:00:00+09:00') };
    await insertPhotos(portal.context, [{ ...entry, id: photoId, memberId: other! }]);
    await insertPhotos(portal.context, [
      { ...entry, memberId: id },
      { memberId: id, state: 'notPublished', reason: 'quality' },
    ]);
    await insertLikes(portal.context, photoId, [id], new Date('2026-11-19T13:00:00+09:00'));
    freshInput['POST /photo_save'] = async () => ({ ...posted, request_key: randomUUID() });
    freshInput['POST /photo_draft'] = async () => posted;
    freshInput['POST /photo_draft_save'] = async () => {
      const { headers, body } = await portal.call('POST /photo_draft', posted, member);
      drafting = { ...member, cookie: `${member.cookie}; ${browserAfter(headers).cookie}` };
      return { request_key: body.draft.request_key };
    };
    freshInput['POST /photo_delete'] = async () => ({
      id: (await insertPhotos(portal.context, [{ memberId: id }]))[0],
    });
  });
  afterAll(() => portal.close());
  beforeEach(async () => {
    now = new Date('2026-11-20T12:00:00+09:00');
    await portal.context.db.execute(sql`delete from course_counts`);
  });
  const count = (courseId: number, day: string, accessed: number, walked = 0) =>
    portal.context.db.execute(
      sql`insert into course_counts (course_id, day, accessed, walked) values (${courseId}, ${day}, ${accessed}, ${walked})`,
    );

  const leaving = async (userName: string) =>
    sessionHeaders(portal.context, await createMember({ userName, password: 'password1' }, portal.context));
  const registering = async (name: string) =>
    browserAfter((await portal.call('POST /user_draft', registration(name))).headers);
  for (const call of ['POST /user_change_password', 'POST /user_delete'] as const) callers[call] = leaving;
  for (const call of ['GET /user_draft', 'POST /user_draft_save'] as const) callers[call] = registering;
  callers['POST /photo_draft_save'] = async () => drafting;
  let made = 0;
  const callerOf = (call: Call) => {
    made += 1;
    return callers[call]?.(`Somebody ${made}`) ?? { anyone: {}, member, staff }[endpoints[call].who];
  };

  describe.each(calls)('%s', (call) => {
    it.each(['ja', 'en'] as const)('answers in %s as the contract says, no field more', async (lang) => {
      await count(101, '2026-11-20', 3);
      const takesLang = 'lang' in endpoints[call].input.shape;
      const input = {
        ...goodInput[call],
        ...(await freshInput[call]?.()),
        ...(takesLang && { lang }),
        ...(call === 'POST /user_save' && { user_name: `Saburo ${lang}` }),
      };
      const { status, body } = await portal.call(call, input, await callerOf(call));
      expect(status).toBe(200);
      const { result, ...fields } = body;
      expect(result).toBe(true);
      expect(endpoints[call].output.parse(fields)).toEqual(fields);
      const texts = [...textsOf(fields)].filter(({ key }) => !notWords.has(key) && !isWritten(call, key));
      if (lang === 'en') expect(texts.filter(({ text }) => japanese.test(text))).toEqual([]);
      else expect(texts.filter(({ key, text }) => wordKeys.has(key) && !japanese.test(text))).toEqual([]);
    });
  });

  it('answers in Japanese when no language is said', async () => {
    expect((await portal.call('GET /course_detail', { id: 101 })).body.course.name).toBe(
      content.courses.find(({ id }) => id === 101)!.name.ja,
    );
  });

  it('answers every course in both languages as the contract says', async () => {
    for (const lang of ['ja', 'en'] as const)
      for (const course of content.courses) {
        const { status, body } = await portal.call('GET /course_detail', { id: course.id, lang });
        expect(status).toBe(200);
        expect(endpoints['GET /course_detail'].output.parse({ course: body.course })).toEqual({ course: body.course });
        expect(body.course).toMatchObject({
          name: course.name[lang],
          lead: course.lead[lang],
          status: 'open',
          facilities: { step_free: 'unknown', toilet: 'unknown', bench: 'unknown' },
        });
        expect(body.course.points.map(({ name }) => name)).toEqual(course.points.map(({ name }) => name[lang]));
        const [lat, lng] = body.course.line[0]!;
        // The line begins on the nearest way; a pier or a mountain hut may lie away from it.
        expect(distanceM(body.course.start, { lat, lng })).toBeLessThan(300);
        expect(body.course.legs).toHaveLength(course.points.length - 1);
        for (const { way } of body.course.points.slice(1)) expect(way).toMatch(lang === 'ja' ? /。$/ : /\.$/);
      }
  });

  it('counts courses of each municipality, scene and station', async () => {
    const { municipalities } = (await portal.call('GET /get_municipalities')).body;
    expect(municipalities).toHaveLength(62);
    for (const { code, course_count } of municipalities)
      expect(course_count).toBe(expectedCourses.filter(({ towns }) => towns.some((town) => town.code === code)).length);
    for (const { slug, course_count } of (await portal.call('GET /get_scene')).body.scenes)
      expect(course_count).toBe(expectedCourses.filter(({ scenes }) => scenes.includes(slug)).length);
    const { lines } = (await portal.call('GET /get_train_bus')).body;
    expect(lines.map(({ id, stations }) => ({ id, stations: idsOf(stations) }))).toEqual(
      content.lines.map(({ id, stations }) => ({ id, stations })),
    );
    for (const { id, course_count } of lines)
      expect(course_count).toBe((await portal.call('GET /search', { line: id })).body.total);
    expect(lines.some(({ course_count }) => course_count > 20)).toBe(true);
    for (const { stations } of lines)
      for (const { id, course_count } of stations)
        expect(course_count).toBe(expectedCourses.filter(({ stationIds }) => stationIds.includes(id)).length);
  });

  it('says how much there is', async () => {
    expect((await portal.call('GET /num')).body).toEqual({
      result: true,
      courses: content.courses.length,
      municipalities: new Set(content.courses.map(({ municipality }) => municipality)).size,
      parks: content.parks.length,
      cooperation: content.cooperation.length,
      sponsor: content.sponsor.length,
      playground: content.playground.length,
    });
  });

  it('has the history in the order given, without unknown ids', async () => {
    expect(
      idsOf((await portal.call('GET /history', { courses: [401, 999_999, 101, 2001, 1001] })).body.courses),
    ).toEqual([401, 101, 2001, 1001]);
    expect((await portal.call('GET /history', { courses: [] })).body.courses).toEqual([]);
    expect(idsOf((await portal.call('GET /history', { courses: 101 })).body.courses)).toEqual([101]);
  });

  it('recommends near courses, never the course itself, none much longer than asked for', async () => {
    for (const { id } of content.courses.filter((_, index) => index % 13 === 0)) {
      const { courses } = (await portal.call('GET /recommend', { course_id: id })).body;
      expect(courses).toHaveLength(3);
      expect(new Set([id, ...idsOf(courses)]).size).toBe(4);
      const short = (await portal.call('GET /recommend', { course_id: id, duration: 40 })).body.courses;
      expect(short.length).toBeGreaterThan(0);
      for (const { minutes } of short) expect(minutes).toBeLessThanOrEqual(50);
    }
    expect((await portal.call('GET /recommend', { course_id: 999_999 })).error).toMatchObject({ error_code: 'E404' });
  });

  it('counts an access each time and answers the counts of the last 30 Japanese days', async () => {
    await count(101, '2026-10-21', 100, 1000);
    await count(101, '2026-10-22', 20, 7);
    expect((await portal.call('POST /course_detail/get_num', { id: 101 })).body).toEqual({
      result: true,
      accessed: 21,
      walked: 7,
    });
    expect((await portal.call('POST /course_detail/get_num', { id: '101' })).body.accessed).toBe(22);
    // Three o'clock at night in Tokyo is still yesterday in UTC.
    now = new Date('2026-11-21T03:00:00+09:00');
    expect((await portal.call('POST /course_detail/get_num', { id: 101 })).body).toMatchObject({
      accessed: 3,
      walked: 0,
    });
    const days = rowsOf<{ day: string; accessed: number }>(
      await portal.context.db.execute(
        sql`select day::text, accessed from course_counts where day > '2026-11-01' order by day`,
      ),
    );
    expect(days).toEqual([
      { day: '2026-11-20', accessed: 2 },
      { day: '2026-11-21', accessed: 1 },
    ]);
    expect((await portal.call('POST /course_detail/get_num', { id: 999_999 })).error).toMatchObject({
      error_code: 'E404',
    });
  });

  it('counts every access when many come at once', async () => {
    const responses = await Promise.all(
      Array.from({ length: 40 }, () => portal.call('POST /course_detail/get_num', { id: 102 })),
    );
    expect(responses.map(({ status }) => status)).toEqual(Array(40).fill(200));
    expect((await portal.call('POST /course_detail/get_num', { id: 102 })).body.accessed).toBe(41);
  });

  it('ranks the last 30 Japanese days, ties share a rank, none is there without a count, ten at most', async () => {
    await count(101, '2026-10-21', 999, 999);
    await count(102, '2026-10-22', 5, 0);
    await count(102, '2026-11-20', 4, 0);
    await count(103, '2026-11-20', 9, 2);
    await count(104, '2026-11-19', 3, 2);
    await count(105, '2026-11-18', 12, 1);
    const ranks = async (type: string) =>
      (await portal.call('GET /ranking', { type })).body.ranking.map((row) => [row.rank, row.course.id, row.count]);
    expect(await ranks('accessed')).toEqual([
      [1, 105, 12],
      [2, 102, 9],
      [2, 103, 9],
      [4, 104, 3],
    ]);
    expect(await ranks('walked')).toEqual([
      [1, 103, 2],
      [1, 104, 2],
      [3, 105, 1],
    ]);
    now = new Date('2026-11-20T23:59:59+09:00');
    expect((await ranks('accessed'))[1]).toEqual([2, 102, 9]);
    // A second later it is the 21st in Tokyo: the 22nd of October has left.
    now = new Date('2026-11-21T00:00:00+09:00');
    expect(await ranks('accessed')).toEqual([
      [1, 105, 12],
      [2, 103, 9],
      [3, 102, 4],
      [4, 104, 3],
    ]);
    for (const { id } of content.courses.slice(30, 50)) await count(id, '2026-11-20', 1, 0);
    expect(await ranks('accessed')).toHaveLength(10);
  });

  it('pages notices, newest first, without gaps', async () => {
    const expected = [...content.notices].sort((a, b) => b.publishedOn.localeCompare(a.publishedOn) || b.id - a.id);
    for (const limit_num of [1, 5, 20, 100]) {
      const ids: number[] = [];
      for (let page_num = 1; page_num <= Math.ceil(expected.length / limit_num); page_num += 1) {
        const { body } = await portal.call('GET /notice', { page_num, limit_num });
        expect(body).toMatchObject({ total: expected.length, page_num, limit_num });
        ids.push(...idsOf(body.notices));
      }
      expect(ids).toEqual(idsOf(expected));
    }
    for (const { id, body } of content.notices)
      expect((await portal.call('GET /notice_detail', { id, lang: 'en' })).body.notice.body).toBe(body.en);
  });

  it('has events until their last day is over in Tokyo, the next first', async () => {
    const [last] = [...content.events].sort((a, b) => b.endsOn.localeCompare(a.endsOn));
    now = new Date(`${last!.endsOn}T23:59:59+09:00`);
    expect(idsOf((await portal.call('GET /event')).body.events)).toContain(last!.id);
    now = new Date(now.getTime() + 1000);
    expect((await portal.call('GET /event')).body.events).toEqual([]);
    now = new Date('2020-01-01T00:00:00+09:00');
    const all = (await portal.call('GET /event')).body.events;
    expect(all).toHaveLength(content.events.length);
    expect(all.map(({ starts_on }) => starts_on)).toEqual(all.map(({ starts_on }) => starts_on).sort());
  });

  it('has the parks of the municipalities asked for', async () => {
    const { parks } = (await portal.call('GET /park', { municipality: ['chiyoda', 'taito'] })).body;
    expect(parks.map(({ id }) => id).sort()).toEqual(
      content.parks
        .filter(({ municipality }) => [13101, 13106].includes(municipality))
        .map(({ id }) => id)
        .sort(),
    );
    expect((await portal.call('GET /park')).body.parks).toHaveLength(content.parks.length);
  });
  it('names the courses that pass a park, the nearest first, and draws that one', async () => {
    const { parks } = (await portal.call('GET /park')).body;
    for (const park of parks) {
      const metres = park.courses.map(({ id }) =>
        metresToLine(
          park,
          content.routes.get(id)!.legs.flatMap(({ line }) => decodePolyline(line).map(([lat, lng]) => ({ lat, lng }))),
        ),
      );
      expect(metres.length).toBeLessThanOrEqual(3);
      expect(metres).toEqual(metres.filter((each) => each <= 500).sort((a, b) => a - b));
      expect(park.drawing === null).toBe(metres.length === 0);
    }
    expect(parks.filter(({ courses }) => courses.length).length).toBeGreaterThan(parks.length / 2);
    const drawn = parks.flatMap(({ drawing }) => drawing ?? []);
    for (const { line } of drawn) expect(line.length).toBeLessThanOrEqual(16);
  });

  it('counts choices in the cookie banner by day, and keeps nothing else', async () => {
    for (const type of ['agree', 'agree', 'reject'])
      expect((await portal.call('POST /cookie_click_count', { type })).body).toEqual({ result: true });
    now = new Date('2026-11-21T00:00:00+09:00');
    await portal.call('POST /cookie_click_count', { type: 'agree' });
    const rows = rowsOf(
      await portal.context.db.execute(
        sql`select type, day::text, count from consent_clicks where day >= '2026-11-21' or type = 'reject' order by day, type`,
      ),
    );
    expect(rows).toEqual([
      { type: 'reject', day: '2026-11-20', count: 1 },
      { type: 'agree', day: '2026-11-21', count: 1 },
    ]);
  });

  it('says what the bureau set by hand', async () => {
    await portal.context.db.execute(
      sql`update courses set status = 'closed', status_note = '{"ja":"工事中","en":"Works"}', step_free = true, bench = false, surface = '{"ja":"土","en":"Soil"}', facts = '{"shade":{"is":{"ja":"木かげが多い","en":"Mostly shaded"},"by":{"ja":"区の職員","en":"city staff"},"on":"2026-11-01"}}' where id = 104`,
    );
    expect((await portal.call('GET /course_detail', { id: 104, lang: 'en' })).body.course).toMatchObject({
      status: 'closed',
      status_note: 'Works',
      facilities: { step_free: 'yes', toilet: 'unknown', bench: 'no' },
      surface: 'Soil',
      facts: [{ kind: 'shade', is: 'Mostly shaded', by: 'city staff', on: '2026-11-01' }],
    });
  });
}, 1);
