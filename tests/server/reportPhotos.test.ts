/** The photo that a visitor sends with a report: what is kept of it, who sees it, and when it goes. */
import { eq } from 'drizzle-orm';
import type { Hono } from 'hono';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { defaultLimitBytes } from '../../contract/endpoint.ts';
import { photoMaxBytes } from '../../contract/photoRules.ts';
import { toFormData } from '../../contract/sendForm.ts';
import { staffRoles } from '../../contract/staffRoles.ts';
import { courses } from '../../server/courses/courses.table.ts';
import { createUploads } from '../../server/http/uploads.ts';
import { findOrphans } from '../../server/photos/orphans.ts';
import { Overloaded } from '../../server/queue.ts';
import { reports } from '../../server/reports/reports.table.ts';
import { reportRetention } from '../../server/reports/reports.ts';
import { throttles } from '../../server/throttle/throttle.table.ts';
import { content } from './expected.ts';
import { listen, pageServerOf } from './pagesSupport.ts';
import { jpegOf, quarterPixels } from './pictures/samples.ts';
import { ownPage, staffOf } from './staffSupport.ts';
import { onEachEngine, openPortal, type Portal } from './support.ts';

type Headers = Record<string, string>;
const begin = new Date('2026-11-20T12:00:00+09:00');
const dayMs = 24 * 3600 * 1000;
const course = content.courses.find(({ id }) => id === 101)!;
const slugOf = (code: number) => content.municipalities.find((town) => town.code === code)!.slug;
const ownTown = slugOf(course.municipality);
const otherTown = slugOf(
  content.courses.find(({ municipality }) => municipality !== course.municipality)!.municipality,
);
const words = { kind: 'way', point: '1', text: '橋が通れません。' };
const photoOf = (bytes: Uint8Array) => new File([new Uint8Array(bytes)], '橋.jpg', { type: 'image/jpeg' });

/** As a telephone writes it: with the place. */
const withPlace = () =>
  quarterPixels(1200, 900)
    .jpeg()
    .withExif({
      IFD0: { Make: 'SECRET-OF-THE-CAMERA' },
      IFD3: {
        GPSLatitudeRef: 'N',
        GPSLatitude: '35/1 41/1 2222/100',
        GPSLongitudeRef: 'E',
        GPSLongitude: '139/1 46/1 0/1',
      },
    })
    .toBuffer();

/** A PNG whose head promises far more pixels than are taken. */
async function bomb(): Promise<Buffer> {
  const png = await quarterPixels(400, 400).png().toBuffer();
  png.writeUInt32BE(30_000, 16);
  png.writeUInt32BE(30_000, 20);
  return png;
}

/** What is not taken, and what the page says of it. */
const refusals: [string, () => Promise<Uint8Array>, string, string][] = [
  ['no picture', async () => Buffer.from('橋が通れません。'.repeat(9)), 'bad_input', '写真が壊れているため'],
  [
    'another kind',
    async () => Buffer.from(`GIF89a${'x'.repeat(99)}`),
    'format_invalid',
    'この種類のファイルは送れません',
  ],
  [
    'a picture that is cut off',
    async () => (await jpegOf(900, 900)).subarray(0, 3000),
    'bad_input',
    '写真が壊れているため',
  ],
  ['a bomb', bomb, 'above_maximum', '写真の画素が多すぎる'],
  ['one that is too small', () => jpegOf(319, 400), 'below_minimum', '写真が小さすぎます'],
];

onEachEngine((engine) => {
  let portal: Portal;
  let app: Hono;
  let now = begin;
  let duty: Headers;
  const staff = staffOf(() => portal.context);
  beforeAll(async () => {
    portal = await openPortal(engine, () => now);
    app = pageServerOf(portal.context);
    duty = await staff('duty');
  });
  afterAll(() => portal.close());
  const stored = async () => {
    const names: string[] = [];
    for await (const { name } of portal.context.storage.list()) names.push(name);
    return names.sort();
  };
  beforeEach(async () => {
    now = begin;
    await portal.context.db.delete(reports);
    await portal.context.db.delete(throttles);
    for (const name of await stored()) await portal.context.storage.delete(name);
  });

  const rows = () => portal.context.db.select().from(reports).orderBy(reports.id);
  const report = (bytes: Uint8Array, more: object = {}) =>
    portal.call('POST /report', { ...words, course_id: 101, image: photoOf(bytes), ...more });
  const reported = async (more: object = {}) => {
    const { status, error } = await report(await jpegOf(), more);
    expect(status, error?.error_message).toBe(200);
    return (await rows()).at(-1)!;
  };
  const list = async (headers = duty) => (await portal.call('GET /staff/reports', {}, headers)).body.reports;
  const file = (path: string, headers: Headers = {}) => portal.app.request(`http://localhost${path}`, { headers });
  const filesOf = (imageKey: string | null, width = 640) =>
    [400, width].flatMap((each) => [`${imageKey}/${each}.jpg`, `${imageKey}/${each}.webp`]);
  const clean = () => reportRetention.remove({ ...portal.context, signal: new AbortController().signal });

  it('is encoded anew, without the place and without anything of the camera', async () => {
    const sent = await withPlace();
    expect((await sharp(sent).metadata()).exif?.includes('SECRET-OF-THE-CAMERA')).toBe(true);
    expect((await report(sent)).status).toBe(200);
    const [row] = await rows();
    expect(row).toMatchObject({
      ...{ kind: 'way', text: words.text, width: 1200, height: 900 },
      ...{ imageKey: expect.stringMatching(/^[0-9a-f]{32}$/), colour: expect.stringMatching(/^#[0-9a-f]{6}$/) },
    });
    const names = await stored();
    expect(names).toEqual(
      [1200, 400, 960].flatMap((each) => [`${row!.imageKey}/${each}.jpg`, `${row!.imageKey}/${each}.webp`]),
    );
    for (const name of names) {
      const bytes = (await portal.context.storage.get(name))!;
      const { exif, xmp, iptc, icc } = await sharp(bytes).metadata();
      expect([name, exif, xmp, iptc, icc]).toEqual([name, undefined, undefined, undefined, undefined]);
      expect(Buffer.from(bytes).includes('SECRET-OF-THE-CAMERA')).toBe(false);
    }
  });

  it('need not be sent: neither as nothing nor as a field that was left empty', async () => {
    expect((await portal.call('POST /report', { ...words, course_id: 101 })).status).toBe(200);
    expect((await report(new Uint8Array())).status).toBe(200);
    const nothing = { imageKey: null, width: null, height: null, colour: null };
    expect(await rows()).toMatchObject([nothing, nothing]);
    expect((await list()).map(({ photo }) => photo)).toEqual([null, null]);
    expect(await stored()).toEqual([]);
  });

  it.each(refusals)('is refused as %s, and nothing is kept', async (_, make, kind) => {
    const { status, error } = await report(await make());
    expect([status, error.fields]).toEqual([422, [{ field: 'image', kind }]]);
    expect([await rows(), await stored()]).toEqual([[], []]);
  });

  it('is not decoded for a report that is refused, or of a network that has sent enough', async () => {
    let made = 0;
    const { pictures } = portal.context;
    const { make } = pictures;
    pictures.make = (bytes) => {
      made += 1;
      return make(bytes);
    };
    try {
      for (const wrong of [{ course_id: 999_999 }, { kind: 'hours' }, { text: ' ' }, { point: 199 }])
        expect((await report(await jpegOf(), wrong)).status).toBeGreaterThanOrEqual(400);
      const open = { courseId: 101, kind: 'way', text: 'x', reportedAt: begin } as const;
      await portal.context.db.insert(reports).values(Array(100).fill(open));
      expect((await report(await jpegOf())).status).toBe(409);
      await portal.context.db.delete(reports);
      await portal.context.db.delete(throttles);
      for (let nth = 0; nth < 20; nth += 1) await portal.call('POST /report', { ...words, course_id: 101 });
      expect((await report(await jpegOf())).status).toBe(429);
      expect(made).toBe(0);
    } finally {
      pictures.make = make;
    }
  });

  it('goes again when its row is refused', async () => {
    await portal.context.db.execute(`alter table reports add constraint reports_closed_for_test check (text <> 'zu')`);
    try {
      expect((await report(await jpegOf(), { text: 'zu' })).status).toBe(500);
      expect([await rows(), await stored()]).toEqual([[], []]);
    } finally {
      await portal.context.db.execute('alter table reports drop constraint reports_closed_for_test');
    }
  });

  describe('who sees it', () => {
    it('staff on duty of the bureau and of the own municipality, and nobody else', async () => {
      const { id, imageKey } = await reported();
      const address = `/staff/reports/${id}/640.webp`;
      expect((await list())[0]!.photo).toEqual({
        ...{ width: 640, height: 480, colour: expect.stringMatching(/^#[0-9a-f]{6}$/) },
        sizes: [
          ...[{ width: 400, height: 300, webp: `/staff/reports/${id}/400.webp`, jpeg: `/staff/reports/${id}/400.jpg` }],
          ...[{ width: 640, height: 480, webp: address, jpeg: `/staff/reports/${id}/640.jpg` }],
        ],
      });
      for (const headers of [duty, await staff('duty', ownTown)]) {
        const shown = await file(address, headers);
        expect(Object.fromEntries(shown.headers)).toMatchObject({
          ...{ 'content-type': 'image/webp', 'cache-control': 'private, no-store', 'content-disposition': 'inline' },
          ...{ 'x-content-type-options': 'nosniff', 'cross-origin-resource-policy': 'same-origin' },
        });
        expect(shown.headers.get('etag')).toBeNull();
        expect(Buffer.from((await shown.arrayBuffer()).slice(8, 12)).toString()).toBe('WEBP');
      }
      const others = [{}, await staff('duty', otherTown)];
      for (const role of staffRoles.filter((each) => each !== 'duty'))
        for (const town of [null, ownTown]) others.push(await staff(role, town));
      for (const headers of others) {
        const refused = await file(address, headers);
        expect([refused.status, await refused.text()]).toEqual([404, 'Not found']);
        expect(refused.headers.get('cache-control')).toBe('no-store');
      }
      // Nor under the address of published photos, for whoever learns its key.
      for (const headers of [{}, duty, await staff('reviewer')])
        expect((await file(`/photo-files/${imageKey}/640.webp`, headers)).status).toBe(404);
    });

    it('in sizes that there are, of reports that have one and whose course is there', async () => {
      const { id } = await reported();
      await portal.call('POST /report', { ...words, course_id: 101 });
      const bare = (await rows()).at(-1)!.id;
      for (const path of [
        `${id}/401.webp`,
        `${id}/0.jpg`,
        `${id}/2048.jpg`,
        `${bare}/400.webp`,
        '999999/400.webp',
        '9999999999/400.webp',
      ])
        expect([path, (await file(`/staff/reports/${path}`, duty)).status]).toEqual([path, 404]);
      const setPublic = (isPublic: boolean) =>
        portal.context.db.update(courses).set({ isPublic }).where(eq(courses.id, 101));
      await setPublic(false);
      expect((await file(`/staff/reports/${id}/400.webp`, duty)).status).toBe(404);
      await setPublic(true);
      expect((await file(`/staff/reports/${id}/400.webp`, duty)).status).toBe(200);
    });
  });

  it('goes with its report, and its files belong to nothing then and to something before', async () => {
    const [kept, old] = [await reported(), await reported()];
    expect(await stored()).toEqual([...filesOf(kept.imageKey), ...filesOf(old.imageKey)].sort());
    const orphans = async () =>
      (await findOrphans({ ...portal.context, now: () => new Date(Date.now() + dayMs) })).files;
    expect(await orphans()).toEqual([]);
    const answer = { id: old.id, answer: 'unchanged' as const };
    expect((await portal.call('POST /staff/report_answer', answer, duty)).status).toBe(200);
    expect((await file(`/staff/reports/${old.id}/400.jpg`, duty)).status).toBe(200);
    now = new Date(begin.getTime() + 90 * dayMs);
    await clean();
    expect(await stored()).toEqual(filesOf(kept.imageKey));
    // A course that leaves for good takes its reports with it: what is left of the files is found as such.
    await portal.context.db.delete(reports);
    expect((await orphans()).sort()).toEqual(filesOf(kept.imageKey));
  });

  describe('without JavaScript', () => {
    async function post(path: string, input: object) {
      const body = toFormData(input);
      const response = await app.request(`http://localhost${path}`, { method: 'POST', body, headers: ownPage });
      return { status: response.status, location: response.headers.get('location'), text: await response.text() };
    }

    it('the form offers it, and takes it', async () => {
      const form = await (await app.request('http://localhost/report?course=101')).text();
      expect(form).toMatch(/<form[^>]*enctype="multipart\/form-data"/i);
      expect(form).toMatch(/<input(?=[^>]*type="file")(?=[^>]*name="image")(?![^>]*required)[^>]*>/);
      expect(form).toContain('担当者だけが見ます');
      expect(form).not.toContain('もう一度選んでください');
      const sent = await post('/report?course=101', { ...words, image: photoOf(await jpegOf()) });
      expect([sent.status, sent.location]).toEqual([303, '/report?course=101&done=sent']);
      expect(await rows()).toMatchObject([{ width: 640, height: 480 }]);
      const page = await (await app.request('http://localhost/staff/reports', { headers: duty })).text();
      const { id } = (await rows())[0]!;
      expect(page).toContain(`alt="${id}番の知らせの写真"`);
      expect(page).toContain(`href="/staff/reports/${id}/640.jpg"`);
    });

    it('a browser’s empty field is none', async () => {
      const sent = await post('/report?course=101', { ...words, image: new File([], '') });
      expect(sent.status).toBe(303);
      expect(await rows()).toMatchObject([{ imageKey: null }]);
    });

    it.each(refusals)('says what is wrong with %s beside what was entered', async (_, make, __, sentence) => {
      const page = await post('/report?course=101', { ...words, image: photoOf(await make()) });
      expect(page.status).toBe(422);
      expect(page.text).toContain(sentence);
      expect(page.text).toContain('橋が通れません。</textarea>');
      expect(page.text).toContain('写真を選んでいたときは、もう一度選んでください。');
      expect([await rows(), await stored()]).toEqual([[], []]);
    });

    it('says that it has to be chosen again where something else is wrong', async () => {
      const page = await post('/report?course=101&lang=en', { ...words, text: '', image: photoOf(await jpegOf()) });
      expect(page.status).toBe(422);
      expect(page.text).toContain('If you had chosen a photo, please choose it again.');
      expect(await stored()).toEqual([]);
    });

    it('keeps the words where it is larger than is read at all, also over a real connection', async () => {
      const origin = await listen(app);
      const image = photoOf(new Uint8Array(photoMaxBytes + 1024 * 1024));
      const response = await fetch(`${origin}/report?course=101`, {
        method: 'POST',
        body: toFormData({ ...words, image }),
        headers: { origin },
      });
      const text = await response.text();
      expect(response.status).toBe(422);
      expect(text).toContain('写真が大きすぎます。20MBまで');
      expect(text).toContain('橋が通れません。</textarea>');
      expect(text).toMatch(/<input[^>]*value="way"[^>]*checked|<input[^>]*checked=""[^>]*value="way"/);
      expect(await rows()).toEqual([]);
    });
  });
});

describe('the line of visitors', () => {
  const visitor = (address: string, bytes = String(photoMaxBytes)) => ({
    context: { address, session: null, staff: null } as never,
    bytes,
  });
  const never = () => new Promise<never>(() => {});

  it('gives one network two places, and lets what holds no photograph pass', async () => {
    const { ofCall } = createUploads();
    const run = (address: string, bytes?: string) => ofCall('POST /report', visitor(address, bytes))!;
    void run('192.0.2.1')(never);
    void run('192.0.2.1')(never);
    await expect(run('192.0.2.1')(async () => 1)).rejects.toThrow(Overloaded);
    expect(await run('192.0.2.1', String(defaultLimitBytes))(async () => 2)).toBe(2);
    expect(await run('192.0.2.2')(async () => 3)).toBe(3);
    // As often as it likes, one after another.
    for (let nth = 0; nth < 5; nth += 1) expect(await run('192.0.2.3')(async () => nth)).toBe(nth);
    await expect(run('192.0.2.3')(() => Promise.reject(new Error('refused')))).rejects.toThrow('refused');
    for (const nth of [1, 2]) expect(await run('192.0.2.3')(async () => nth)).toBe(nth);
  });

  it('counts all addresses of an IPv6 network as one', async () => {
    const { ofCall } = createUploads();
    const run = (address: string) => ofCall('POST /report', visitor(address))!;
    for (const address of ['2001:db8:1:2::1', '2001:db8:1:2::2']) void run(address)(never);
    await expect(run('2001:db8:1:2::3')(async () => 1)).rejects.toThrow(Overloaded);
    expect(await run('2001:db8:1:3::1')(async () => 2)).toBe(2);
  });

  it('keeps neither members nor staff waiting, and counts a body of unknown length as a large one', async () => {
    const { ofCall, ofPage } = createUploads();
    const held = Promise.withResolvers<void>();
    for (const nth of [1, 2, 3, 4]) void ofCall('POST /report', visitor(`192.0.2.${nth}`))!(() => held.promise);
    const member = {
      context: { address: '192.0.2.9', session: { memberId: 1 }, staff: null } as never,
      bytes: '9999999',
    };
    expect(await ofCall('POST /photo_save', member)!(async () => 'read')).toBe('read');
    expect(ofCall('POST /photo_save', visitor('192.0.2.9'))).toBeNull();
    const page = { calls: ['POST /report'], field: 'image' } as const;
    const unknown = { ...visitor('192.0.2.9'), bytes: undefined };
    let isRead = false;
    const reading = ofPage(page, unknown)!(async () => {
      isRead = true;
    });
    await new Promise((resolve) => setImmediate(resolve));
    expect(isRead).toBe(false);
    // Whoever waits in vain is told so a minute later, in the middle of another test.
    held.resolve();
    await reading;
    expect(isRead).toBe(true);
  });
});
