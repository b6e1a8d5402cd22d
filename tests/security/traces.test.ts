/**
 * What a member leaves behind by registering, logging in, posting a photo and recording a walk: nothing of it is in the metrics or in
 * the log. Decided beside the database, so one engine is enough.
 */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Call } from '../../contract/index.ts';
import { createLog } from '../../server/log.ts';
import { members } from '../../server/members/members.table.ts';
import { photos } from '../../server/photos/photos.table.ts';
import { answers, browserAfter, goodPassword, registration } from '../server/memberSupport.ts';
import { pageServerOf, untilOpen } from '../server/pagesSupport.ts';
import { onOneEngine, openPortal, type Portal, send } from '../server/support.ts';
import type { Headers } from './callers.ts';
import { goodInput } from './inputs.ts';

const address = '203.0.113.77';
const agent = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) TracedBrowser/140.0';
const name = 'Murasaki Traced';
const words = { title: 'しずかなよあけ', comment: 'きえない足あと', keyword: 'ひみつのこみち' };
/** So large that they stand in no text by accident. */
const ids = { member: 918_273_645, photo: 817_263_549 };

onOneEngine((engine) => {
  let portal: Portal;
  const lines: string[] = [];
  let metrics = '';
  const personal: Record<string, string> = {};
  beforeAll(async () => {
    portal = await openPortal(engine);
    const { db } = portal.context;
    await db.execute(sql.raw(`alter table members alter column id restart with ${ids.member}`));
    await db.execute(sql.raw(`alter table photos alter column id restart with ${ids.photo}`));
    const app = pageServerOf(portal.context, {
      environment: { TRUST_PROXY: 'yes', PUBLIC_ORIGIN: 'http://localhost' },
      log: createLog('debug', { write: (line: string) => void lines.push(line) }),
    });
    const common = { 'x-forwarded-for': address, 'user-agent': agent, referer: `http://localhost/map?keyword=${name}` };
    const does = async (call: Call, input: object, headers: Headers, expected = 200) => {
      const answer = await send(app, call, input, { ...common, ...headers });
      expect([call, answer.status, answer.error]).toEqual([
        call,
        expected,
        expected === 200 ? undefined : answer.error,
      ]);
      return browserAfter(answer.headers);
    };
    const visitor: Headers = { host: 'localhost', origin: 'http://localhost', 'sec-fetch-site': 'same-origin' };
    const registered = await does('POST /user_save', registration(name), visitor);
    await does('POST /user_login', { user_name: name, password: 'Wrong2026xy' }, visitor, 401);
    const member = {
      ...visitor,
      ...(await does('POST /user_login', { user_name: name, password: goodPassword }, visitor)),
    };
    const { title, comment } = words;
    await does('POST /photo_save', { ...goodInput('POST /photo_save', name), title, comment }, member);
    await does('POST /course_walked', { course_id: 102 }, member);
    await does('POST /course_walked', { course_id: 999_999 }, member, 404);
    await does('GET /search', { keyword: words.keyword }, member);
    for (const path of ['/mypage', '/mypage/check', '/mypage/data', '/mypage/archive', `/map?keyword=${words.keyword}`])
      await untilOpen(app, path, { ...common, ...member });
    metrics = await (await app.request('http://localhost/metrics')).text();

    const [row] = await db.select().from(members);
    const [photo] = await db.select().from(photos).where(sql`member_id = ${ids.member}`);
    expect([row!.id, photo!.id]).toEqual([ids.member, ids.photo]);
    const { secret_question_1, secret_question_2, ...secrets } = answers;
    Object.assign(personal, {
      ...{ address, agent, name, password: goodPassword, ...words, ...secrets },
      ...{ memberId: String(ids.member), photoId: String(ids.photo), imageKey: photo!.imageKey },
      ...{ nameKey: row!.userNameKey, passwordHash: row!.passwordHash },
      cookies: [registered.cookie, member.cookie].join('; '),
    });
  }, 300_000);
  afterAll(() => portal.close());

  const found = (text: string) =>
    Object.entries(personal).flatMap(([kind, value]) =>
      value
        .split('; ')
        .map((each) => each.replace(/^[\w-]+=/, ''))
        .flatMap((each) =>
          [each, encodeURIComponent(each), each.replaceAll(' ', '+')].some((form) => text.includes(form)) ? [kind] : [],
        ),
    );

  it('is in no line of the log', () => {
    const logged = lines.join('');
    expect(logged).toContain('"path":"/api/course_walked"');
    expect(logged).toContain('"channel":"security"');
    expect(found(logged)).toEqual([]);
  });

  it('is in no metric, whose labels come from lists', () => {
    expect(found(metrics)).toEqual([]);
    const own = [...metrics.matchAll(/^(http|page|jobs|push)_\w+(?:\{(.*)\})? /gm)].map(([, , labels = '']) => labels);
    expect(own.length).toBeGreaterThan(10);
    const labels = own.flatMap((each) => [...each.matchAll(/(\w+)="([^"]*)"/g)]);
    const values = Object.groupBy(labels, ([, label]) => label!);
    expect(Object.keys(values).sort()).toEqual(['from', 'kind', 'le', 'method', 'status']);
    const seen = (label: string) => [...new Set(values[label]!.map(([, , value]) => value))].sort();
    expect(seen('kind')).toEqual(['api', 'page']);
    expect(seen('method')).toEqual(['GET', 'POST']);
    expect(seen('status').every((status) => /^\d{3}$/.test(status!))).toBe(true);
    expect(seen('from')).toEqual(['render']);
  });

  it('would be found', () => {
    expect(found(`of ${name.replace(' ', '+')} from ${address}`)).toEqual(['address', 'name']);
  });
});
