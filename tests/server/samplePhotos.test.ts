/** The sample photos of the content: what they fill, and what of them people's changes stop. */
import { readdirSync } from 'node:fs';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { photoWidths } from '../../contract/photoRules.ts';
import { loadContent } from '../../server/content/loadContent.ts';
import { sampleIdsTo } from '../../server/content/photo.schema.ts';
import { readContent, repositoryContent } from '../../server/content/readContent.ts';
import { photos } from '../../server/photos/photos.table.ts';
import { insertMembers, insertPhotos } from './photoSupport.ts';
import { onEngineInTurn, openPortal, type Portal } from './support.ts';

const content = readContent();

describe('the files', () => {
  it.each(content.photos)('$key has every width and format, and a course that there is', ({ key, course }) => {
    const wanted = photoWidths.flatMap((width) => [`${width}.jpg`, `${width}.webp`]);
    expect(readdirSync(`content/photos/${key}`).sort()).toEqual(wanted.sort());
    expect(content.courses.map(({ id }) => id)).toContain(course);
  });
});

onEngineInTurn((engine) => {
  let portal: Portal;
  beforeAll(async () => {
    portal = await openPortal(engine);
  });
  afterAll(() => portal.close());
  /** As if the edition had come with other files. */
  const loadAgain = (change: (title: string) => string) =>
    portal.database.setUp(async (db) => {
      await loadContent(db, undefined, {
        readEdition: () => ({ ...repositoryContent.readEdition(), hash: String(Math.random()) }),
        readContent: () => ({
          ...content,
          photos: content.photos.map((photo) => ({ ...photo, comment: change(photo.comment) })),
        }),
      });
    });
  const commentOf = async (id: number) =>
    (await portal.context.db.select().from(photos).where(eq(photos.id, id)))[0]?.comment;

  it('fills the gallery with samples that say so, newest first', async () => {
    const { photos: shown, total } = (await portal.call('GET /photo_gallery', { limit_num: 100 })).body;
    expect(total).toBe(content.photos.length);
    expect(shown.every(({ is_sample }) => is_sample)).toBe(true);
    const newest = content.photos.toSorted((a, b) => b.posted_at.localeCompare(a.posted_at)).map(({ id }) => id);
    expect(shown.map(({ id }) => id)).toEqual(newest);
  });

  it('gives the finished edition a result with shared ranks, of ten places', async () => {
    const { contest, results } = (await portal.call('GET /contest', { id: '2025' })).body;
    expect(contest!.phase).toBe('finished');
    expect(results.length).toBeGreaterThanOrEqual(10);
    const ranks = results.map(({ rank }) => rank);
    expect(ranks).toEqual(results.map(({ votes }) => 1 + results.filter((other) => other.votes > votes).length));
    expect(new Set(ranks).size).toBeLessThan(ranks.length);
  });

  it('leaves the first ids to samples', async () => {
    const [member] = await insertMembers(portal.context, ['Hajime']);
    const [id] = await insertPhotos(portal.context, [{ memberId: member! }]);
    expect(id).toBeGreaterThan(sampleIdsTo);
    await portal.context.db.delete(photos).where(eq(photos.id, id!));
  });

  it('a newer edition changes samples, but none that people changed or deleted, and no counted result', async () => {
    const { db } = portal.context;
    await db.execute(sql`update photos set state = 'removed' where id = 2`);
    await db.delete(photos).where(eq(photos.id, 3));
    await loadAgain((comment) => `${comment}。`);
    const before = content.photos.find(({ id }) => id === 2)!.comment;
    expect([await commentOf(2), await commentOf(3)]).toEqual([before, undefined]);
    expect(await commentOf(1)).toMatch(/。。$/);
    const { results } = (await portal.call('GET /contest', { id: '2025' })).body;
    expect(results.length).toBeGreaterThanOrEqual(10);
    expect(results.filter(({ photo }) => photo === null)).toHaveLength(2);
  });
}, 1);
