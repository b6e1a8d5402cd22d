/** Notifications: devices are kept as they ask, and what is published reaches each of those that want it, once. */
import { eq, type SQL } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Input } from '../../contract/index.ts';
import type { RevisionKind } from '../../contract/revisionRules.ts';
import { contestEditions } from '../../server/contest/contest.table.ts';
import { settleAndPlan } from '../../server/duty/window.job.ts';
import { jobs } from '../../server/jobs/jobs.table.ts';
import { createMember } from '../../server/members/createMember.ts';
import { announceContest } from '../../server/push/announce.ts';
import { pushMessages, pushQueue, pushSubscriptions } from '../../server/push/push.table.ts';
import type { PushOutcome } from '../../server/push/push.ts';
import { sendPush } from '../../server/push/send.ts';
import { contentItems, revisions } from '../../server/revisions/revisions.table.ts';
import { sessions } from '../../server/sessions/sessions.table.ts';
import { throttles } from '../../server/throttle/throttle.table.ts';
import { content } from './expected.ts';
import { goodPassword, sessionHeaders } from './memberSupport.ts';
import { type Device, type PushService, startPushService } from './pushSupport.ts';
import { staffHeaders } from './staffSupport.ts';
import { onEachEngine, openPortal, type Portal } from './support.ts';

type Headers = Record<string, string>;
type Wishes = Omit<Input<'POST /pwa_token_save'>, 'endpoint' | 'publicKey' | 'authToken'>;
const noon = new Date('2026-11-20T12:00:00+09:00');
const later = (ms: number, from = noon) => new Date(from.getTime() + ms);
const minute = 60_000;
const hour = 60 * minute;
const ownPage = { host: 'localhost', origin: 'http://localhost' };
const heat = { kind: 'heat' as const, message_ja: 'とても暑い日です。', message_en: 'It is very hot.' };
const note = { kind: 'info' as const, message_ja: '点検のお知らせです。', message_en: 'Maintenance.' };
const course = content.courses.find(({ id }) => id === 101)!;
const closing = {
  ...{ course_id: course.id, reason: 'works' as const },
  ...{ note_ja: '工事のため通れません。', note_en: 'Closed for works.' },
};

onEachEngine((engine) => {
  let portal: Portal;
  let service: PushService;
  let now = noon;
  const outcomes: PushOutcome[] = [];
  beforeAll(async () => {
    portal = await openPortal(engine, () => now);
    portal.context.push.onOutcome = (outcome) => void outcomes.push(outcome);
    service = await startPushService();
  });
  afterAll(async () => {
    await service.close();
    await portal.close();
  });
  beforeEach(async () => {
    now = noon;
    const { db, push } = portal.context;
    await db.delete(pushSubscriptions);
    await db.delete(pushMessages);
    await db.delete(jobs);
    // All of these devices ask from one address.
    await db.delete(throttles);
    for (const kind of ['closure', 'alert'] as const) {
      await db.delete(contentItems).where(eq(contentItems.kind, kind));
      await db.delete(revisions).where(eq(revisions.kind, kind));
    }
    push.pauses.clear();
    outcomes.length = 0;
    service.deliveries.length = 0;
    service.reply = () => ({ status: 201 });
  });

  let made = 0;
  /** Sessions of staff end after some hours; these tests go through whole days. */
  const staff = async (role: 'author' | 'approver' | 'duty'): Promise<Headers> => ({
    ...ownPage,
    ...(await staffHeaders(portal.context, role)),
  });
  const member = async (changes: { region?: string } = {}) => {
    made += 1;
    const id = await createMember({ userName: `Walker${made}`, password: 'password1' }, portal.context);
    const headers = { ...ownPage, ...(await sessionHeaders(portal.context, id)) };
    if (changes.region) await portal.call('POST /user_change', { ...changes }, headers);
    return { id, headers };
  };
  const save = (device: Device, wishes: Wishes = {}, headers: Headers = {}) => {
    const { name: _, ...keys } = device;
    return portal.call('POST /pwa_token_save', { ...keys, ...wishes }, headers);
  };
  const subscribe = async (name: string, wishes: Wishes = {}, headers: Headers = {}) => {
    made += 1;
    const device = service.device(`${name}-${made}`);
    const { status, body, error } = await save(device, wishes, headers);
    expect(status, error?.error_message).toBe(200);
    return { ...device, settings: body.subscription };
  };
  const rows = () => portal.context.db.select().from(pushSubscriptions);
  const queued = () => portal.context.db.select().from(pushQueue);
  const messageRows = () => portal.context.db.select().from(pushMessages).orderBy(pushMessages.id);
  const run = () => sendPush({ ...portal.context, signal: new AbortController().signal });
  const titles = ({ name }: Device) => service.messages(name).map(({ title }) => title);
  const raise = async (alert: object = heat) => {
    const { status, body, error } = await portal.call('POST /staff/alert_raise', { ...alert }, await staff('duty'));
    expect(status, error?.error_message).toBe(200);
    return body.alert.id;
  };
  const end = async (id: number) =>
    expect((await portal.call('POST /staff/alert_end', { id }, await staff('duty'))).status).toBe(200);
  const publish = async (kind: RevisionKind, id: number | undefined, source: object) => {
    const { body, error } = await portal.call(
      'POST /staff/revision_propose',
      { kind, ...(id && { content_id: id }), source: source as Record<string, never> },
      await staff('author'),
    );
    expect(error?.error_message).toBeUndefined();
    const decision = { id: body.revision.id, table: kind, type: 'approve', confirmed: ['title', 'body'] };
    const decided = await portal.call('POST /preview/decision', decision, await staff('approver'));
    expect(decided.status, decided.error?.error_message).toBe(200);
  };
  const { id: _, ...aNotice } = content.notices[0]!;
  const { id: __, ...anEvent } = content.events[0]!;
  const words = (text: string) => ({ ja: `${text}です`, en: `${text}!` });
  const newNotice = (title: string, changes: object = {}) =>
    publish('notice', undefined, { ...aNotice, title: words(title), publishedOn: '2026-11-20', ...changes });
  const newEvent = (municipality: number | null, title = 'E') =>
    publish('event', undefined, {
      ...{ ...anEvent, title: words(title), municipality, startsOn: '2026-11-21', endsOn: '2026-11-22' },
    });
  const [taito, chiyoda] = ['taito', 'chiyoda'].map(
    (slug) => content.municipalities.find((town) => town.slug === slug)!,
  );

  describe('a device', () => {
    it('asks for everything everywhere, unless it says what', async () => {
      expect((await subscribe('a')).settings).toEqual({
        ...{ regions: ['all'], kinds: ['heat', 'closures', 'notices', 'contest'], language: 'ja' },
        follows_favorites: false,
      });
      const wishes: Wishes = { regions: ['taito', 'taito'], kinds: ['heat'], language: 'en' };
      expect((await subscribe('b', wishes)).settings).toMatchObject({ ...wishes, regions: ['taito'] });
      expect((await subscribe('c', { lang: 'en' })).settings.language).toBe('en');
    });

    it('of a member asks for their region, follows them when they move, and keeps what was chosen', async () => {
      const { id, headers } = await member({ region: 'taito' });
      const onAnother = async () => ({ ...ownPage, ...(await sessionHeaders(portal.context, id)) });
      const own = await subscribe('own', {}, headers);
      const chosen = await subscribe('chosen', { regions: ['taito', 'chiyoda'] }, await onAnother());
      expect(own.settings).toMatchObject({ regions: ['taito'], follows_favorites: true });
      await portal.call('POST /user_change', { region: 'ota' }, headers);
      const regionsOf = async ({ endpoint }: Device) =>
        (await portal.call('POST /pwa_token_settings', { endpoint })).body.subscription.regions.toSorted();
      expect(await regionsOf(own)).toEqual(['ota']);
      expect(await regionsOf(chosen)).toEqual(['chiyoda', 'taito']);
      await portal.call('POST /user_change', { region: 'outside' }, headers);
      expect(await regionsOf(own)).toEqual(['all']);
      expect((await subscribe('away', {}, await onAnother())).settings.regions).toEqual(['all']);
    });

    it('saved again is one row, with new keys and what it asked for before', async () => {
      const device = await subscribe('a', { kinds: ['heat'], regions: ['taito'] });
      now = later(hour);
      const renewed = { ...service.device(device.name), name: '' };
      expect((await save(renewed)).body.subscription).toMatchObject({ kinds: ['heat'], regions: ['taito'] });
      expect(await rows()).toMatchObject([
        { p256dh: renewed.publicKey, auth: renewed.authToken, createdAt: noon, lastUsedAt: now },
      ]);
      await Promise.all(Array.from({ length: 8 }, () => save(renewed)));
      expect(await rows()).toHaveLength(1);
    });

    it('whose address was exchanged keeps its row and what is queued for it', async () => {
      const old = await subscribe('old', { kinds: ['heat'] });
      service.reply = () => ({ status: 503 });
      await raise();
      await run();
      const fresh = service.device('fresh');
      const { body } = await save(fresh, { replaces: old.endpoint });
      expect(body.subscription.kinds).toEqual(['heat']);
      expect(await rows()).toMatchObject([{ endpoint: fresh.endpoint }]);
      service.reply = () => ({ status: 201 });
      now = later(2 * minute);
      await run();
      expect(titles(fresh)).toHaveLength(1);
    });

    it('keeps its wishes where the browser does not say which address it has exchanged', async () => {
      const { headers } = await member();
      await subscribe('old', { kinds: ['heat'], regions: ['taito'] }, headers);
      const fresh = service.device('fresh');
      const { body } = await save(fresh, {}, headers);
      expect(body.subscription).toMatchObject({ kinds: ['heat'], regions: ['taito'] });
      expect(await rows()).toMatchObject([{ endpoint: fresh.endpoint }]);
    });

    it('is read, changed and forgotten by its address', async () => {
      const { endpoint } = await subscribe('a');
      const changed = await portal.call('POST /pwa_token_settings', { endpoint, kinds: ['contest'], language: 'en' });
      expect(changed.body.subscription).toMatchObject({ kinds: ['contest'], language: 'en', regions: ['all'] });
      expect((await portal.call('POST /pwa_token_settings', { endpoint })).body).toEqual(changed.body);
      for (let twice = 0; twice < 2; twice += 1)
        expect((await portal.call('POST /pwa_token_delete', { endpoint })).status).toBe(200);
      expect(await rows()).toEqual([]);
      expect((await portal.call('POST /pwa_token_settings', { endpoint })).status).toBe(404);
    });

    it('goes with its member, who has twenty at most', async () => {
      const { id, headers } = await member();
      const { db } = portal.context;
      for (let count = 0; count < 22; count += 1) {
        now = later(count * 1000);
        // Each device has a session of its own.
        await subscribe(
          `many${count}`,
          {},
          count ? { ...ownPage, ...(await sessionHeaders(portal.context, id)) } : headers,
        );
      }
      const endpoints = (await rows()).map(({ endpoint }) => endpoint);
      expect(endpoints).toHaveLength(20);
      expect(endpoints.some((endpoint) => /many[01]-/.test(endpoint))).toBe(false);
      const deleted = await portal.call('POST /user_delete', { password: 'password1' }, headers);
      expect(deleted.status).toBe(200);
      expect(await rows()).toEqual([]);
      expect(await db.select().from(sessions).where(eq(sessions.memberId, id))).toEqual([]);
    });

    it('cannot be made without end from one address', async () => {
      const statuses: number[] = [];
      for (let count = 0; count < 42; count += 1) statuses.push((await save(service.device(`flood${count}`))).status);
      expect(statuses.slice(0, 20).every((status) => status === 200)).toBe(true);
      expect(statuses.at(-1)).toBe(429);
    });

    it('is told the key of the server', async () => {
      const { body } = await portal.call('GET /pwa_key');
      expect(body.public_key).toBe(portal.context.push.publicKey);
    });
  });

  describe('what is published', () => {
    it('comes in the language of the device, decrypted, with where it leads, and signed', async () => {
      const [ja, en] = [await subscribe('ja'), await subscribe('en', { language: 'en' })];
      await raise();
      await run();
      expect(service.messages(ja.name)).toEqual([
        { title: '暑さに注意してください', body: heat.message_ja, url: '/', tag: 'heat', lang: 'ja' },
      ]);
      expect(service.messages(en.name)).toEqual([
        { title: 'Beware of the heat', body: heat.message_en, url: '/?lang=en', tag: 'heat', lang: 'en' },
      ]);
      const { headers, body } = service.deliveries[0]!;
      expect(headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: String(12 * 3600), urgency: 'high' });
      expect(headers.topic).toMatch(/^[\w-]{32}$/);
      expect(body.length).toBeLessThan(4096);
      expect(await messageRows()).toMatchObject([{ sent: 2, refused: 0, unknown: 0, closedAt: noon }]);
      expect(await queued()).toEqual([]);
    });

    it('is of no use any more when what it is about ends', async () => {
      const until = new Date(noon.getTime() + 2 * 3600 * 1000);
      await raise({ ...heat, until: until.toISOString() });
      expect(await messageRows()).toMatchObject([{ uselessAt: until }]);
    });

    it('is sent once, however often sending runs, and whatever is published again', async () => {
      const device = await subscribe('a');
      const id = await raise();
      await Promise.all([run(), run(), run()]);
      await run();
      // Settled once more, as the clock does.
      await portal.context.db.transaction((tx) => settleAndPlan(tx as never, 'alert', 'heat', now));
      await run();
      expect(titles(device)).toHaveLength(1);
      await end(id);
      await raise();
      await run();
      expect(titles(device)).toHaveLength(2);
    });

    it('goes to those who want its kind', async () => {
      const wants = Object.fromEntries(
        await Promise.all(
          (['heat', 'closures', 'notices', 'contest'] as const).map(
            async (kind) => [kind, await subscribe(kind, { kinds: [kind] })] as const,
          ),
        ),
      );
      await raise();
      await end(await raise(note));
      await newNotice('お知らせ');
      await run();
      expect(Object.entries(wants).map(([kind, device]) => [kind, titles(device!)])).toEqual([
        ['heat', ['暑さに注意してください']],
        ['closures', []],
        ['notices', ['お知らせです']],
        ['contest', []],
      ]);
    });

    it('a notice leads to its page, without markup, and once: not when it is corrected or old', async () => {
      const device = await subscribe('a', { kinds: ['notices'], language: 'en' });
      await newNotice('A', { body: { ja: '<p>本文</p>', en: `<p>Walk <strong>well</strong> ${'x'.repeat(500)}</p>` } });
      await newNotice('Old', { publishedOn: '2026-10-01' });
      await publish('notice', 1, { ...content.notices[0]!, title: words('Corrected') });
      await run();
      const [message, ...more] = service.messages(device.name);
      expect(more).toEqual([]);
      expect(message).toMatchObject({ title: 'A!', lang: 'en', url: expect.stringMatching(/^\/news\/\d+\?lang=en$/) });
      expect(message!.body).toMatch(/^Walk well x+…$/);
      expect([...message!.body]).toHaveLength(200);
    });

    it('an event goes to those who want its region, one message a day for each', async () => {
      const devices = {
        taito: await subscribe('taito', { regions: ['taito'] }),
        chiyoda: await subscribe('chiyoda', { regions: ['chiyoda', 'ota'] }),
        all: await subscribe('all'),
      };
      await newEvent(taito!.code, 'A');
      await newEvent(taito!.code, 'B');
      await newEvent(chiyoda!.code, 'C');
      await newEvent(null, 'D');
      await run();
      const towns = (name: keyof typeof devices) => titles(devices[name]).toSorted();
      const [inTaito, inChiyoda] = [taito, chiyoda].map((town) => `${town!.name.ja}の新しいイベント`);
      expect(towns('taito')).toEqual([inTaito, '新しいイベント'].toSorted());
      expect(towns('chiyoda')).toEqual([inChiyoda, '新しいイベント'].toSorted());
      expect(towns('all')).toEqual([inTaito, inChiyoda, '新しいイベント'].toSorted());
    });

    it('a closure goes to devices on which somebody is logged in who has the course among the favourites', async () => {
      const [fan, other, left] = [await member(), await member(), await member()];
      for (const { headers } of [fan, left])
        await portal.call('POST /favorite', { type: 'course', ids: [course.id] }, headers);
      await portal.call('POST /favorite', { type: 'cooperation', ids: [course.id] }, other.headers);
      const devices = [
        await subscribe('fan', { regions: ['ota'] }, fan.headers),
        await subscribe('other', {}, other.headers),
        await subscribe('left', {}, left.headers),
        await subscribe('nobody'),
      ];
      await portal.call('POST /user_logout', {}, left.headers);
      const { status } = await portal.call('POST /staff/course_close', closing, await staff('duty'));
      expect(status).toBe(200);
      await run();
      expect(devices.map(titles)).toEqual([['お気に入りのコースが通れません'], [], [], []]);
      expect(service.messages(devices[0]!.name)[0]).toMatchObject({
        ...{ url: `/map/detail/${course.id}`, tag: `course-${course.id}` },
        body: `${course.name.ja}：${closing.note_ja}`,
      });
      const { body } = await portal.call('GET /staff/duty', {}, await staff('duty'));
      for (const { id } of body.closures) await portal.call('POST /staff/course_open', { id }, await staff('duty'));
    });

    it.each([
      ['another password', 'POST /user_change_password', ['here']],
      ['another login', 'POST /user_login', ['here', 'elsewhere']],
    ] as const)('a closure still comes after %s on the device', async (_, call, left) => {
      const { id, headers } = await member();
      await portal.call('POST /favorite', { type: 'course', ids: [course.id] }, headers);
      const here = await subscribe('here', {}, headers);
      const elsewhere = await subscribe('elsewhere', {}, await sessionHeaders(portal.context, id));
      const [user_name, password] = [`Walker${made - 2}`, goodPassword];
      const entered: Record<typeof call, Record<string, string>> = {
        'POST /user_change_password': { current_password: 'password1', password, password_confirmation: password },
        'POST /user_login': { user_name, password: 'password1' },
      };
      expect((await portal.call(call, entered[call], headers)).status).toBe(200);
      await portal.call('POST /staff/course_close', closing, await staff('duty'));
      await run();
      const told = { here, elsewhere };
      expect(Object.entries(told).flatMap(([name, device]) => titles(device).map(() => name))).toEqual(left);
      const { body } = await portal.call('GET /staff/duty', {}, await staff('duty'));
      for (const closure of body.closures)
        await portal.call('POST /staff/course_open', { id: closure.id }, await staff('duty'));
    });

    it('phases of the contest are told as they begin, once', async () => {
      const device = await subscribe('a', { kinds: ['contest'] });
      const { db } = portal.context;
      const [edition] = await db.select().from(contestEditions).where(eq(contestEditions.id, '2026'));
      now = new Date(`${edition!.votingFrom}T08:10:00+09:00`);
      for (let twice = 0; twice < 2; twice += 1) await announceContest(portal.context);
      await run();
      now = later(2 * 24 * hour, now);
      await announceContest(portal.context);
      await run();
      expect(service.messages(device.name)).toMatchObject([
        { title: edition!.name.ja, body: '投票が始まりました。', url: '/photo_contest' },
      ]);
    });
  });

  describe('at night', () => {
    const night = new Date('2026-11-20T21:30:00+09:00');
    const morning = new Date('2026-11-21T08:00:00+09:00');

    it('a warning of heat comes at once, and the rest at 8', async () => {
      const device = await subscribe('a');
      now = night;
      await newNotice('夜');
      await raise();
      const [heatId] = (await messageRows()).filter(({ kind }) => kind === 'heat').map(({ itemKey }) => itemKey);
      expect(await run()).toEqual(morning);
      expect(titles(device)).toEqual(['暑さに注意してください']);
      now = later(-1, morning);
      await run();
      expect(titles(device)).toHaveLength(1);
      now = morning;
      expect(await run()).toBeNull();
      expect(titles(device)).toEqual(['暑さに注意してください', '夜です']);
      await end(heatId!);
    });

    it('what was taken back by then does not come', async () => {
      const device = await subscribe('a');
      now = night;
      const id = await raise(note);
      now = later(hour, night);
      await end(id);
      now = morning;
      expect(await run()).toBeNull();
      expect(titles(device)).toEqual([]);
      expect(await messageRows()).toMatchObject([{ closedAt: morning, sent: 0 }]);
    });

    it('what is tried again waits for the morning too', async () => {
      await subscribe('a');
      now = new Date('2026-11-20T20:59:50+09:00');
      service.reply = () => ({ status: 500 });
      await newNotice('夕方');
      expect(await run()).toEqual(morning);
      expect(outcomes).toEqual(['again']);
    });
  });

  describe('a push service', () => {
    it.each([404, 410])('that says %d is believed: the device is forgotten at once', async (status) => {
      const [gone, here] = [await subscribe('gone'), await subscribe('here')];
      service.reply = (device) => ({ status: device === gone.name ? status : 201 });
      await end(await raise());
      await newNotice('A');
      await run();
      expect((await rows()).map(({ endpoint }) => endpoint)).toEqual([here.endpoint]);
      expect(service.deliveries.filter(({ device }) => device === gone.name)).toHaveLength(1);
      expect(outcomes.toSorted()).toEqual(['gone', 'sent']);
      expect(await messageRows()).toMatchObject([{ kind: 'heat', sent: 0 }, { sent: 1 }]);
    });

    it.each([
      [429, () => '600', 10 * minute],
      // A moment, told when it is asked: tests before this one may take minutes.
      [503, () => new Date(Date.now() + 600_000).toUTCString(), 9 * minute],
    ])('that is busy (%d) is left alone as long as it asks', async (status, retryAfter, ms) => {
      const device = await subscribe('a');
      service.reply = (_, times) => (times ? { status: 201 } : { status, headers: { 'retry-after': retryAfter() } });
      await newNotice('A');
      const next = await run();
      expect(next!.getTime() - noon.getTime()).toBeGreaterThanOrEqual(ms);
      now = later(ms - 10_000);
      await run();
      expect(titles(device)).toHaveLength(1);
      now = next!;
      await run();
      expect(titles(device)).toHaveLength(2);
      expect(outcomes).toEqual(['again', 'sent']);
    });

    it('that fails is asked again after growing pauses, and given up in the end', async () => {
      const device = await subscribe('a');
      service.reply = () => ({ status: 500 });
      await newNotice('A');
      const pauses: number[] = [];
      for (let next = await run(); next; next = await run()) {
        pauses.push(next.getTime() - now.getTime());
        now = next;
      }
      expect(pauses).toHaveLength(5);
      expect(pauses.every((pause, at) => at === 0 || pause > 2 * pauses[at - 1]!)).toBe(true);
      expect(titles(device)).toHaveLength(6);
      expect(outcomes.at(-1)).toBe('refused');
      expect(await messageRows()).toMatchObject([{ refused: 1, sent: 0 }]);
      expect(await rows()).toHaveLength(1);
    });

    it.each([301, 302, 307, 308])('that leads elsewhere (%d) is not followed', async (status) => {
      const elsewhere = await startPushService();
      await subscribe('a');
      service.reply = () => ({ status, headers: { location: `${elsewhere.origin}/push/inside` } });
      await newNotice('A');
      expect(await run()).toBeNull();
      expect(elsewhere.deliveries).toEqual([]);
      expect(outcomes).toEqual(['refused']);
      await elsewhere.close();
    });

    it('that ends the connection without an answer may have taken the message: it is not sent again', async () => {
      const device = await subscribe('a');
      service.reply = () => ({ status: 0 });
      await newNotice('A');
      expect(await run()).toBeNull();
      now = later(hour);
      await run();
      expect(titles(device)).toHaveLength(1);
      expect(await messageRows()).toMatchObject([{ unknown: 1 }]);
    });

    it('that cannot be reached is tried again', async () => {
      const other = await startPushService();
      const device = other.device('away');
      await save(device);
      await other.close();
      await newNotice('A');
      const next = await run();
      const back = await startPushService(Number(new URL(other.origin).port));
      now = next!;
      await run();
      expect(back.deliveries).toHaveLength(1);
      await back.close();
    });

    it('that is not on the list any more is not asked', async () => {
      await subscribe('a');
      const { push } = portal.context;
      const { isAllowed } = push;
      push.isAllowed = () => false;
      await newNotice('A');
      await run();
      push.isAllowed = isAllowed;
      expect(service.deliveries).toEqual([]);
      expect(outcomes).toEqual(['refused']);
    });
  });

  it('a job is put on with the publication, and none for later takes its place', async () => {
    const { db } = portal.context;
    await newNotice('A');
    const open = async () =>
      (await db.select().from(jobs).where(eq(jobs.kind, 'push_send'))).map(({ uniqueKey, runAt }) => [
        uniqueKey,
        runAt,
      ]);
    expect(await open()).toEqual([['', noon]]);
    now = new Date('2026-11-20T22:00:00+09:00');
    const morning = new Date('2026-11-21T08:00:00+09:00');
    await newNotice('B');
    expect(await open()).toEqual(
      expect.arrayContaining([
        ['', noon],
        [morning.toISOString(), morning],
      ]),
    );
  });

  it('a thrown abort in the middle leaves what was not sent for later, and sends nothing twice', async () => {
    const devices = [];
    for (let count = 0; count < 30; count += 1) devices.push(await subscribe(`many${count}`));
    await newNotice('A');
    const stop = new AbortController();
    service.reply = () => {
      if (service.deliveries.length === 10) stop.abort();
      return { status: 201 };
    };
    await expect(sendPush({ ...portal.context, signal: stop.signal })).rejects.toThrow();
    await run();
    expect(new Set(service.deliveries.map(({ device }) => device)).size).toBe(30);
    expect(service.deliveries).toHaveLength(30);
    expect(devices.every((device) => titles(device).length === 1)).toBe(true);
  });

  it.each([
    ['has done what it was asked', true],
    ['has not', false],
  ])('a database that answers once too late, and %s, leaves nothing unknown', async (_, isDone) => {
    const devices = await Promise.all(['a', 'b', 'c'].map((name) => subscribe(name)));
    await raise();
    let failures = 0;
    const { db } = portal.context;
    const late = new Proxy(db, {
      get: (target, key) => {
        const value = Reflect.get(target, key);
        if (key !== 'execute') return typeof value === 'function' ? value.bind(target) : value;
        return async (query: SQL) => {
          const isSettling = query.queryChunks.some((chunk) =>
            String((chunk as { value?: unknown }).value).includes('outcome = r.outcome'),
          );
          if (!isSettling || failures > 0) return target.execute(query);
          failures += 1;
          if (isDone) await target.execute(query);
          throw new Error('too late');
        };
      },
    });
    const { signal } = new AbortController();
    await expect(sendPush({ ...portal.context, db: late, signal })).rejects.toThrow('too late');
    expect(failures).toBe(1);
    now = later(5 * minute);
    await run();
    expect(await messageRows()).toMatchObject([{ sent: devices.length, refused: 0, unknown: 0 }]);
    expect(service.deliveries).toHaveLength(devices.length);
  });
});
