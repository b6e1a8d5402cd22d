/** Who is sent the file of a photo, in what form, and what caches may keep of it. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { photos } from '../../../server/photos/photos.table.ts';
import { content } from '../expected.ts';
import { sessionHeaders } from '../memberSupport.ts';
import { insertMembers, insertPhotos } from '../photoSupport.ts';
import { makeStaffToken, staffHeaders } from '../staffSupport.ts';
import { onEachEngine, openPortal, type Portal } from '../support.ts';

type Headers = Record<string, string>;
const courseIn = (municipality: number) => content.courses.find((course) => course.municipality === municipality)!.id;
const taito = courseIn(13106);
const types = { webp: 'image/webp', jpg: 'image/jpeg' };
const bytes = { webp: new Uint8Array([1, 2, 3]), jpg: new Uint8Array([4, 5, 6, 7]) };

onEachEngine((engine) => {
  let portal: Portal;
  let owner: Headers;
  let other: Headers;
  let nth = 0;
  let ownerId: number;
  beforeAll(async () => {
    portal = await openPortal(engine, () => new Date('2026-11-20T12:00:00+09:00'));
    const [first, second] = await insertMembers(portal.context, ['Hanako', 'Jiro']);
    ownerId = first!;
    owner = await sessionHeaders(portal.context, ownerId);
    other = await sessionHeaders(portal.context, second!);
  });
  afterAll(() => portal.close());

  /** A photo of a course in Taito with two small files. @returns where they are */
  async function add(state: (typeof photos.$inferInsert)['state']): Promise<string> {
    nth += 1;
    const imageKey = `photo-file-test-${nth}`;
    await insertPhotos(portal.context, [{ memberId: ownerId, courseId: taito, state, imageKey }]);
    for (const type of ['webp', 'jpg'] as const)
      await portal.context.storage.put(`${imageKey}/400.${type}`, bytes[type], types[type]);
    return `/photo-files/${imageKey}`;
  }
  const ask = (path: string, headers: Headers = {}, method = 'GET') =>
    portal.app.request(`http://localhost${path}`, { method, headers });
  const sizeOf = async (response: Response) => (await response.arrayBuffer()).byteLength;

  it.each([
    ['webp', 'image/webp', 3],
    ['jpg', 'image/jpeg', 4],
  ])('HEAD says of .%s what GET does, without the file', async (type, mediaType, length) => {
    const path = `${await add('published')}/400.${type}`;
    const [got, told] = [await ask(path), await ask(path, {}, 'HEAD')];
    expect([got.status, told.status]).toEqual([200, 200]);
    expect(Object.fromEntries(told.headers)).toEqual(Object.fromEntries(got.headers));
    expect(Object.fromEntries(told.headers)).toMatchObject({
      'content-type': mediaType,
      'content-length': String(length),
    });
    expect([await sizeOf(got), await sizeOf(told)]).toEqual([length, 0]);
    expect((await ask(`${await add('submitted')}/400.${type}`, {}, 'HEAD')).status).toBe(404);
  });

  it('knows only widths and pictures that are there', async () => {
    const path = await add('published');
    for (const file of ['401.webp', '0.webp', '1.jpg', '00400.webp', '99999.jpg'])
      expect([file, (await ask(`${path}/${file}`, owner)).status]).toEqual([file, 404]);
    for (const unknown of ['/photo-files/nobody/400.webp', '/photo-files/sample-moat/401.webp'])
      expect([unknown, (await ask(unknown, owner)).status]).toEqual([unknown, 404]);
    // Nothing remembers that it is not there: a photo may be published the next moment.
    expect((await ask(`${path}/401.webp`)).headers.get('cache-control')).toBe('no-store');
    expect((await ask('/photo-files/sample-moat/400.webp')).status).toBe(200);
  });

  it('is not sent again to who has it', async () => {
    const path = `${await add('published')}/400.webp`;
    const etag = (await ask(path)).headers.get('etag')!;
    for (const named of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const response = await ask(path, { 'if-none-match': named });
      expect([named, response.status, await sizeOf(response)]).toEqual([named, 304, 0]);
      expect(response.headers.get('etag')).toBe(etag);
      expect(response.headers.get('cache-control')).toBe('public, max-age=600, s-maxage=60');
    }
    for (const named of ['"other"', etag.slice(1, -1), ''])
      expect([named, (await ask(path, { 'if-none-match': named })).status]).toEqual([named, 200]);
    expect((await ask(path.replace('webp', 'jpg'), { 'if-none-match': etag })).status).toBe(200);
  });

  describe.each(['submitted', 'inReview', 'notPublished', 'removed'] as const)('%s', (state) => {
    it.each<[string, number, () => Promise<Headers> | Headers]>([
      ['nobody in particular', 404, () => ({})],
      ['its owner', 200, () => owner],
      ['another member', 404, () => other],
      ['a reviewer of the bureau', 200, () => staffHeaders(portal.context, 'reviewer')],
      ['a reviewer of the own office', 200, () => staffHeaders(portal.context, 'reviewer', 'taito')],
      ['a reviewer of another office', 404, () => staffHeaders(portal.context, 'reviewer', 'minato')],
      ['staff of the own office who review nothing', 404, () => staffHeaders(portal.context, 'approver', 'taito')],
    ])('to %s: %s', async (_, status, headers) => {
      const response = await ask(`${await add(state)}/400.webp`, await headers());
      expect(response.status).toBe(status);
      expect(response.headers.get('cache-control')).toBe(status === 200 ? 'private, no-store' : 'no-store');
    });
  });

  it('is sent whole to who may see it though it is not published, whatever the browser has', async () => {
    const path = `${await add('submitted')}/400.webp`;
    const response = await ask(path, { ...owner, 'if-none-match': '*' });
    expect([response.status, await sizeOf(response)]).toEqual([200, 3]);
  });

  it('takes the key of a reviewer in its header, as calls do', async () => {
    const path = `${await add('submitted')}/400.webp`;
    for (const [office, status] of [
      ['taito', 200],
      ['minato', 404],
    ] as const) {
      const { token } = await makeStaffToken(portal.context, 'reviewer', office);
      expect((await ask(path, { 'x-tokotoko-token': token })).status).toBe(status);
    }
  });
});
