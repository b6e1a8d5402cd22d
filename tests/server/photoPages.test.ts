/** Photos without JavaScript: the gallery’s conditions, a like, a deletion, a report and the contest, by links and forms alone. */
import { randomUUID } from 'node:crypto';
import { eq, inArray } from 'drizzle-orm';
import type { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ApiError } from '../../contract/apiError.ts';
import { photoCautions } from '../../contract/photoRules.ts';
import { toFormData } from '../../contract/sendForm.ts';
import { contestResults } from '../../server/contest/contest.table.ts';
import type { Context } from '../../server/context.ts';
import { createMember } from '../../server/members/createMember.ts';
import { photoDrafts, photoReports, photos } from '../../server/photos/photos.table.ts';
import { newToken, tokenId } from '../../server/sessions/tokenCookie.ts';
import { content } from './expected.ts';
import { sessionHeaders } from './memberSupport.ts';
import { pageServerOf } from './pagesSupport.ts';
import { insertPhotos } from './photoSupport.ts';
import { jpegOf } from './pictures/samples.ts';
import { onEngineInTurn, openPortal, type Portal } from './support.ts';

const origin = 'http://localhost';

onEngineInTurn((engine) => {
  let portal: Portal;
  let pages: Hono;
  let memberId: number;
  let member: Record<string, string>;
  let now = new Date('2026-11-20T12:00:00+09:00');
  beforeAll(async () => {
    portal = await openPortal(engine, () => now);
    pages = pageServerOf(portal.context);
    memberId = await createMember({ userName: 'はなこ', password: 'aruku2026aruku' }, portal.context);
    member = await sessionHeaders(portal.context, memberId);
  });
  afterAll(() => portal.close());

  const get = async (path: string, headers: Record<string, string> = {}) => {
    const response = await pages.request(`${origin}${path}`, { headers });
    return { status: response.status, html: await response.text() };
  };
  const post = async (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) => {
    const response = await pages.request(`${origin}${path}`, {
      method: 'POST',
      body: new URLSearchParams(fields),
      headers: { host: 'localhost', origin, ...headers, 'content-type': 'application/x-www-form-urlencoded' },
    });
    return { status: response.status, location: response.headers.get('location'), html: await response.text() };
  };
  const likesOf = async (id: number) =>
    (await portal.context.db.select().from(photos).where(eq(photos.id, id)))[0]?.likes;

  it('shows what the address asks for, and says what it cannot mean', async () => {
    const autumn = await get('/photo?season=autumn&contest=2025');
    expect([autumn.status, autumn.html.includes('おほりの朝もや'), autumn.html.includes('川面にうつる桜')]).toEqual([
      ...[200, true, false],
    ]);
    expect((await get('/photo?month=13')).status).toBe(422);
    const { html } = await get('/photo?lang=en');
    expect(html).toContain('No photos posted in the last month.');
    expect(html).toContain('No photos liked in the last month.');
  });

  it('pictures of the gallery come in every width and format, over their colour; the first two at once', async () => {
    const { html } = await get('/photo');
    const list = html.slice(html.indexOf('<ul aria-label="写真"'));
    const shown = list.slice(0, list.indexOf('</ul>')).split('<picture').slice(1);
    expect(shown).toHaveLength(content.photos.length);
    const isLazy = shown.map((picture) => picture.includes('loading="lazy"'));
    expect(isLazy).toEqual(shown.map((_, at) => at >= 2));
    for (const picture of shown) {
      expect(picture).toMatch(/background-color:#[0-9a-f]{6}/);
      for (const format of ['webp', 'jpg'])
        expect(picture).toMatch(
          new RegExp(`srcSet="[^"]+/400\\.${format} 400w, [^"]+/960\\.${format} 960w, [^"]+/2048\\.${format} 2048w"`),
        );
      // Of two columns on a telephone, without what is between them.
      expect(picture.match(/ sizes="[^"]*\(min-width: 23em\) calc\(50vw - 1\.5rem\)/g)).toHaveLength(2);
    }
  });

  it('the top page and the page of its course show a published photo, and none that waits', async () => {
    const postedAt = new Date('2026-11-19T12:00:00+09:00');
    const [published, waiting] = await insertPhotos(portal.context, [
      { memberId, title: '堀の白鳥', postedAt },
      { memberId, title: 'まだ見せない写真', postedAt, state: 'inReview' },
    ]);
    // With no page kept from before.
    const fresh = pageServerOf(portal.context);
    for (const path of ['/', '/map/detail/101']) {
      const html = await (await fresh.request(`${origin}${path}`)).text();
      expect([path, html.includes(`href="/photo/${published}"`)]).toEqual([path, true]);
      expect([path, html.includes('まだ見せない写真'), html.includes(`/photo/${waiting}"`)]).toEqual([
        path,
        false,
        false,
      ]);
    }
    await portal.context.db.delete(photos).where(inArray(photos.id, [published!, waiting!]));
  });

  it('a member likes a photo once and takes it back by the same button', async () => {
    const before = await likesOf(1);
    const liked = await post('/photo/1', { intent: 'like', id: '1' }, member);
    expect([liked.status, liked.location]).toEqual([303, '/photo/1?liked=1']);
    await post('/photo/1', { intent: 'like', id: '1' }, member);
    expect(await likesOf(1)).toBe(before! + 1);
    expect((await get('/photo/1', member)).html).toContain('aria-pressed="true"');
    await post('/photo/1', { intent: 'unlike', id: '1' }, member);
    expect(await likesOf(1)).toBe(before);
  });

  it('an own photo has no button for it, but says how many like it', async () => {
    const [id] = await insertPhotos(portal.context, [{ memberId, likes: 3 }]);
    const { html } = await get(`/photo/${id}`, member);
    expect([html.includes('いいね 3件'), html.includes('value="like"')]).toEqual([true, false]);
    const other = await createMember({ userName: 'じろう', password: 'aruku2026aruku' }, portal.context);
    const stranger = await sessionHeaders(portal.context, other);
    expect((await get(`/photo/${id}`, stranger)).html).toContain('value="like"');
    await portal.context.db.delete(photos).where(eq(photos.id, id!));
  });

  it('a visitor is led to the login, and back to the photo', async () => {
    const before = await likesOf(1);
    const { status, location } = await post('/photo/1', { intent: 'like', id: '1' });
    expect([status, location]).toEqual([303, '/login?next=%2Fphoto%2F1']);
    expect(await likesOf(1)).toBe(before);
  });

  it('an own photo is deleted after it was asked for, and nobody else can delete it', async () => {
    const [id] = await insertPhotos(portal.context, [{ memberId, contestId: '2026' }]);
    const asked = await get(`/photo/${id}?step=delete`, member);
    expect(asked.html).toContain('応募も取り消されます');
    const other = await createMember({ userName: 'たろう', password: 'aruku2026aruku' }, portal.context);
    const stranger = await sessionHeaders(portal.context, other);
    expect((await get(`/photo/${id}?step=delete`, stranger)).html).not.toContain('応募も取り消されます');
    const refused = await post(`/photo/${id}`, { intent: 'delete', id: String(id) }, stranger);
    expect(refused.status).toBe(404);
    const deleted = await post(`/photo/${id}?step=delete`, { intent: 'delete', id: String(id) }, member);
    expect([deleted.status, deleted.location]).toEqual([303, '/mypage/archive?deleted=entry']);
    expect((await get(`/photo/${id}`)).status).toBe(404);
    expect((await get('/mypage/archive?deleted=entry', member)).html).toContain('写真を削除しました');
  });

  it('My Page tells of a photo that waits, and of one that was not published and why', async () => {
    const ids = await insertPhotos(portal.context, [
      { memberId, title: '橋のたもと', state: 'inReview' },
      { memberId, title: '市場の朝', state: 'notPublished', reason: 'notCourse' },
    ]);
    const { html } = await get('/mypage', member);
    const [waiting, refused] = html.slice(html.indexOf('確認中の写真</h3>')).split('公開しなかった写真</h3>');
    expect([waiting!.includes('橋のたもと'), waiting!.includes('市場の朝')]).toEqual([true, false]);
    const said = refused!.slice(0, refused!.indexOf('</section>'));
    expect(said).toContain('市場の朝');
    expect(said).toContain('コースで撮った');
    await portal.context.db.delete(photos).where(inArray(photos.id, ids));
  });

  it.each([
    ['submitted', '2026', 'entry'],
    ['inReview', null, 'photo'],
    ['notPublished', null, 'photo'],
    ['removed', null, 'photo'],
  ] as const)('a photo that is %s is taken back from My Page, by its member alone', async (state, contestId, told) => {
    const [id] = await insertPhotos(portal.context, [
      { memberId, title: '雨の坂道', state, contestId, ...(state.length > 9 && { reason: 'person' as const }) },
    ]);
    const question = '本当に「雨の坂道」を削除しますか';
    // A name in a sentence stands in an element of its own.
    const words = ({ html }: { html: string }) => html.replace(/<!-- -->|<\/?bdi[^>]*>|<\/?span[^>]*>/g, '');
    expect((await get('/mypage', member)).html).toContain(`href="/mypage?delete=${id}"`);
    const asked = await get(`/mypage?delete=${id}`, member);
    expect([asked.status, words(asked).includes(question)]).toEqual([200, true]);
    expect(asked.html.includes('応募も取り消されます')).toBe(contestId !== null);
    expect(asked.html).toMatch(/href="\/mypage#photos"[^>]*>(<[^>]*>)*削除しない/);

    const other = await createMember({ userName: `みどり${id}`, password: 'aruku2026aruku' }, portal.context);
    const stranger = await sessionHeaders(portal.context, other);
    const notTheirs = await get(`/mypage?delete=${id}`, stranger);
    expect([notTheirs.status, notTheirs.html.includes('雨の坂道')]).toEqual([404, false]);
    const sent = { intent: 'delete', id: String(id) };
    expect((await post('/mypage', sent, stranger)).status).toBe(404);
    expect((await post('/mypage', sent)).location).toMatch(/^\/login/);
    expect(await portal.context.db.$count(photos, eq(photos.id, id!))).toBe(1);

    const deleted = await post(`/mypage?delete=${id}`, sent, member);
    expect([deleted.status, deleted.location]).toEqual([303, `/mypage?deleted=${told}`]);
    expect(await portal.context.db.$count(photos, eq(photos.id, id!))).toBe(0);
    const after = await get(deleted.location!, member);
    expect([after.html.includes('写真を削除しました'), after.html.includes('応募も取り消しました')]).toEqual([
      ...[true, contestId !== null],
    ]);
    expect((await get(`/mypage?delete=${id}`, member)).status).toBe(404);
  });

  it('a published photo is not deleted from My Page: its own page asks', async () => {
    const [id] = await insertPhotos(portal.context, [{ memberId, title: '公園の門' }]);
    const { status, html } = await get(`/mypage?delete=${id}`, member);
    expect([status, html.includes('その写真は、ここでは削除できません')]).toEqual([404, true]);
    await portal.context.db.delete(photos).where(eq(photos.id, id!));
  });

  describe('the search for a course, while a picture is chosen', () => {
    const search = async (changes: Partial<Context> = {}) => {
      const image = new File([new Uint8Array(await jpegOf())], 'photo.jpg', { type: 'image/jpeg' });
      const response = await pageServerOf({ ...portal.context, ...changes }).request(
        `${origin}/photo/upload?step=change`,
        {
          method: 'POST',
          body: toFormData({ intent: 'search', course_keyword: '上野', title: '夕べの川', image }),
          headers: { host: 'localhost', origin, ...member },
        },
      );
      return { status: response.status, cookie: response.headers.get('set-cookie') ?? '', html: await response.text() };
    };

    it('keeps the picture, though the rest is not complete', async () => {
      const { status, cookie, html } = await search();
      expect([status, cookie.includes('photo-draft='), html.includes('この写真を預かっています')]).toEqual([
        ...[422, true, true],
      ]);
      expect(html).toContain('value="夕べの川"');
    });

    it('says that the picture could not be kept', async () => {
      const make = () => Promise.reject(new ApiError('E503', 'Too many pictures at once', { retryAfter: 15 }));
      const { status, cookie, html } = await search({ pictures: { make } });
      expect([status, cookie.includes('photo-draft='), html.includes('ただいま処理できません')]).toEqual([
        ...[503, false, true],
      ]);
      expect(html).toContain('value="夕べの川"');
    });
  });

  it('anybody can report a photo, with a reason', async () => {
    const form = await get('/photo/2?step=report');
    expect(form.html).toContain('name="reason"');
    const unsaid = await post('/photo/2?step=report', { intent: 'report', id: '2', comment: 'ひとこと' });
    expect([unsaid.status, unsaid.html.includes('ひとこと')]).toEqual([422, true]);
    const sent = await post('/photo/2?step=report', { intent: 'report', id: '2', reason: 'rights', comment: '' });
    expect([sent.status, sent.location]).toEqual([303, '/photo/2?reported=1']);
    expect((await get('/photo/2?reported=1')).html).toContain('お知らせを受け付けました');
    const reports = await portal.context.db.select().from(photoReports).where(eq(photoReports.photoId, 2));
    expect(reports.map(({ reason }) => reason)).toEqual(['rights']);
  });

  describe('the contest', () => {
    it.each([
      ['2026-03-01', '募集の前'],
      ['2026-11-20', '募集中'],
      ['2026-11-28', '作品の確認中'],
      ['2026-12-10', '投票受付中'],
      ['2026-12-28', '集計中'],
      ['2027-01-20', '結果発表'],
      ['2027-02-01', '展示中'],
      ['2027-03-01', '終了'],
    ])('on %s its page says %s', async (day, words) => {
      now = new Date(`${day}T12:00:00+09:00`);
      // With no page kept from another day.
      pages = pageServerOf(portal.context);
      const { status, html } = await get('/photo_contest?id=2026');
      expect([status, html.includes(`>${words}<`)]).toEqual([200, true]);
    });

    it.each([
      ['2026-12-10', false],
      ['2027-01-20', true],
      ['2027-02-01', true],
    ])('on %s its page says where the exhibition is: %s', async (day, isSaid) => {
      now = new Date(`${day}T12:00:00+09:00`);
      pages = pageServerOf(portal.context);
      const winner = { contestId: '2026', photoId: 16, rank: 1, votes: 30, title: '見本' };
      await portal.context.db.insert(contestResults).values(winner);
      const { html } = await get('/photo_contest?id=2026');
      expect(html.includes('場所：庁舎の展示室（見本）')).toBe(isSaid);
      await portal.context.db.delete(contestResults).where(eq(contestResults.contestId, '2026'));
    });

    it.each(['2027-01-20', '2027-02-01', '2027-03-01'])(
      'on %s the page of an edition without a vote says that nobody has won, and promises no exhibition',
      async (day) => {
        now = new Date(`${day}T12:00:00+09:00`);
        pages = pageServerOf(portal.context);
        const { status, html } = await get('/photo_contest?id=2026');
        expect([status, html.includes('入賞した写真はありません。')]).toEqual([200, true]);
        expect(html).not.toMatch(/入賞した写真は、[^<]*展示します|入賞した写真を(見られます|展示しています)|場所：/);
      },
    );

    it('its page has the rules and prizes of the edition', async () => {
      const { rules, prizes } = content.contests.find(({ id }) => id === '2026')!;
      const { html } = await get('/photo_contest?id=2026');
      for (const { ja } of [...rules, ...prizes.flatMap(({ rank, what }) => [rank, what])])
        expect(html).toContain(`>${ja}<`);
    });

    it('an entry that comes too late is refused on its confirmation, with the way to where it was ticked', async () => {
      now = new Date('2026-12-10T12:00:00+09:00');
      const token = newToken();
      const words = { title: 'みぞれの朝', course_id: '101', year: '2026', month: '11', place: '', comment: '' };
      const request_key = randomUUID();
      await portal.context.db.insert(photoDrafts).values({
        ...{ id: tokenId(token), memberId, imageKey: randomUUID(), width: 1600, height: 1200, colour: '#336699' },
        words: JSON.stringify({ ...words, is_entry: true, cautions: photoCautions, request_key }),
        expiresAt: new Date('2026-12-10T12:30:00+09:00'),
      });
      const { cookie = '', ...again } = await sessionHeaders(portal.context, memberId);
      const headers = { ...again, cookie: `${cookie}; photo-draft=${token}` };
      const sent = await post('/photo/upload?step=confirm', { intent: 'save', request_key }, headers);
      expect(sent.status).toBe(422);
      expect(sent.html).toContain('href="/photo/upload?step=change#is_entry"');
      expect(sent.html).not.toContain('href="#is_entry"');
      const form = await get('/photo/upload?step=change', headers);
      expect(form.html).toMatch(/<p id="is_entry" tabindex="-1"[^>]*>コンテストの募集は終わりました。/i);
      // Sent once more as the form stands there, it is no entry.
      expect(form.html).not.toContain('name="is_entry"');
    });

    it('a member votes on the page of the contest', async () => {
      now = new Date('2026-12-10T12:00:00+09:00');
      const again = await sessionHeaders(portal.context, memberId);
      const before = await likesOf(14);
      const voted = await post('/photo_contest?id=2026', { intent: 'like', id: '14' }, again);
      expect([voted.status, voted.location]).toEqual([303, '/photo_contest?id=2026&liked=14']);
      expect(await likesOf(14)).toBe(before! + 1);
    });

    it('votes for entries of others alone: an own one has no button', async () => {
      now = new Date('2026-12-10T12:00:00+09:00');
      const [id] = await insertPhotos(portal.context, [{ memberId, contestId: '2026' }]);
      const again = await sessionHeaders(portal.context, memberId);
      const { html } = await get('/photo_contest?id=2026', again);
      const voted = [...html.matchAll(/name="id" value="(\d+)"/g)].map(([, photo]) => Number(photo));
      expect([voted.includes(14), voted.includes(id!), html.includes(`href="/photo/${id}"`)]).toEqual([
        ...[true, false, true],
      ]);
      await portal.context.db.delete(photos).where(eq(photos.id, id!));
    });

    it('the finished edition shows its winners, tied ones with the same rank', async () => {
      const { html } = await get('/photo_contest?id=2025');
      expect(html).toContain('58票');
      expect(html.match(/同じ順位<\/span>/g)?.length).toBeGreaterThanOrEqual(4);
    });
  });
});
