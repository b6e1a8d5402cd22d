/** What is over is deleted, what is not is kept, and the policies say the same times. */
import { randomUUID } from 'node:crypto';
import { getTableColumns, getTableName, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import * as schema from '../../server/db/schema.ts';
import { isTableData } from '../../server/db/tableData.ts';
import { photos } from '../../server/photos/photos.table.ts';
import { retentionJobs, retentions } from '../../server/retention/retention.jobs.ts';
import { insertMembers, insertPhotos } from './photoSupport.ts';
import { onEachEngine, openPortal, type Portal } from './support.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;
const now = new Date('2026-11-20T12:00:00+09:00');
const ago = (ms: number) => new Date(now.getTime() - ms);

describe('the policies', () => {
  const words = (ms: number): { ja: string; en: string } => {
    const units = [
      [dayMs, '日', 'day'],
      [hourMs, '時間', 'hour'],
      [minuteMs, '分', 'minute'],
    ] as const;
    const [unit, ja, en] = units.find(([each]) => ms % each === 0)!;
    const count = ms / unit;
    return { ja: `${count}${ja}`, en: `${count} ${en}${count === 1 ? '' : 's'}` };
  };
  const untilOf = (table: PgTable) =>
    Object.values(schema)
      .filter(isTableData)
      .filter((data) => data.table === table)
      .flatMap(({ personal = [] }) => personal.map(({ until }) => until));

  it.each(retentions.map(({ table, periods }) => ({ name: getTableName(table), table, periods })))(
    'say when rows of $name are deleted',
    ({ table, periods }) => {
      const until = untilOf(table);
      const [ja, en] = [until.map((each) => each.ja).join(), until.map((each) => each.en).join()];
      expect(periods.length).toBeGreaterThan(0);
      for (const period of periods.map(words)) {
        expect(ja).toContain(period.ja);
        expect(en).toMatch(new RegExp(`\\b${period.en}\\b`));
      }
      // The jobs run more often: a day leaves time for a server that was away.
      expect(ja).toContain('1日以内に消します。');
      expect(en).toContain('within a day');
    },
  );

  it('say so of everything that has an end', () => {
    const ending = Object.values(schema)
      .filter((value) => is(value, PgTable))
      .filter((table) => Object.keys(getTableColumns(table)).some((name) => /^(expiresAt|lastSeenAt)$/.test(name)));
    expect(ending.length).toBeGreaterThan(5);
    expect(retentions.map(({ table }) => table)).toEqual(expect.arrayContaining(ending));
    const said = Object.values(schema)
      .filter(isTableData)
      .filter(({ personal = [] }) => personal.some(({ until }) => until.ja.includes('1日以内に消します')));
    expect(new Set(said.map(({ table }) => table))).toEqual(new Set(retentions.map(({ table }) => table)));
  });
});

onEachEngine((engine) => {
  let portal: Portal;
  let memberId: number;
  beforeAll(async () => {
    portal = await openPortal(engine, () => now);
    [memberId] = (await insertMembers(portal.context, ['Hanako'])) as [number];
  });
  afterAll(() => portal.close());

  const run = (kind: string) =>
    retentionJobs
      .find((job) => job.kind === kind)!
      .work({}, { ...portal.context, signal: new AbortController().signal });
  const put = async (name: string) => portal.context.storage.put(name, new Uint8Array([1]), 'image/jpeg');
  const isThere = async (name: string) => (await portal.context.storage.head(name)) !== null;

  it('deletes rows that are over, and those alone', async () => {
    const { db } = portal.context;
    const second = 1000;
    await db.insert(schema.sessions).values([
      { id: 'old', memberId, createdAt: ago(90 * dayMs), lastSeenAt: ago(hourMs) },
      { id: 'unused', memberId, createdAt: ago(40 * dayMs), lastSeenAt: ago(30 * dayMs) },
      { id: 'open', memberId, createdAt: ago(90 * dayMs - second), lastSeenAt: ago(30 * dayMs - second) },
    ]);
    const key = { role: 'reviewer' as const, createdAt: ago(300 * dayMs), expiresAt: ago(-dayMs) };
    const keys = await db
      .insert(schema.staffTokens)
      .values([
        { ...key, hash: 'expired', expiresAt: ago(90 * dayMs) },
        { ...key, hash: 'revoked', revokedAt: ago(90 * dayMs) },
        { ...key, hash: 'in the list', revokedAt: ago(90 * dayMs - second) },
        { ...key, hash: 'in use' },
      ])
      .returning({ id: schema.staffTokens.id });
    const tokenId = keys.at(-1)!.id;
    await db.insert(schema.staffSessions).values([
      { id: 'over', tokenId, expiresAt: now },
      { id: 'open', tokenId, expiresAt: ago(-second) },
    ]);
    const tries = { count: 3, openAt: ago(2 * hourMs) };
    await db.insert(schema.throttles).values([
      { ...tries, key: 'forgotten', lastAt: ago(hourMs + second) },
      { ...tries, key: 'counted', lastAt: ago(hourMs - second) },
    ]);
    await db.insert(schema.memberDrafts).values([
      { id: 'over', sealed: '', expiresAt: now },
      { id: 'open', sealed: '', expiresAt: ago(-second) },
    ]);
    await db.insert(schema.passwordResets).values([
      { id: 'over', memberId, expiresAt: now },
      { id: 'open', memberId, expiresAt: ago(-second) },
    ]);
    const draft = { memberId, width: 400, height: 300, colour: '#aabbcc' };
    await db.insert(schema.photoDrafts).values([
      { ...draft, id: 'over', imageKey: 'over', expiresAt: now },
      { ...draft, id: 'open', imageKey: 'open', expiresAt: ago(-second) },
    ]);
    for (const name of ['over/400.webp', 'open/400.webp']) await put(name);
    const job = { kind: 'x', uniqueKey: '', data: {}, runAt: ago(60 * dayMs) };
    await db.insert(schema.jobs).values([
      { ...job, doneAt: ago(30 * dayMs) },
      { ...job, uniqueKey: 'open' },
    ]);

    await run('retention.rows');
    await run('retention.rows');

    const ids = async (table: typeof schema.sessions | typeof schema.staffSessions | typeof schema.memberDrafts) =>
      (await db.select({ id: table.id }).from(table as typeof schema.sessions)).map(({ id }) => id);
    expect(await ids(schema.sessions)).toEqual(['open']);
    expect(await ids(schema.staffSessions)).toEqual(['open']);
    expect(await ids(schema.memberDrafts)).toEqual(['open']);
    expect((await db.select().from(schema.staffTokens)).map(({ hash }) => hash).sort()).toEqual([
      'in the list',
      'in use',
    ]);
    expect((await db.select().from(schema.throttles)).map(({ key }) => key)).toEqual(['counted']);
    expect((await db.select().from(schema.passwordResets)).map(({ id }) => id)).toEqual(['open']);
    expect((await db.select().from(schema.photoDrafts)).map(({ id }) => id)).toEqual(['open']);
    expect((await db.select().from(schema.jobs)).map(({ uniqueKey }) => uniqueKey)).toEqual(['open']);
    expect([await isThere('over/400.webp'), await isThere('open/400.webp')]).toEqual([false, true]);
  });

  it('deletes photos that were decided against, 90 days after the decision', async () => {
    const { db } = portal.context;
    const cases = [
      { imageKey: 'rejected', state: 'notPublished', decided: 90 * dayMs },
      { imageKey: 'removed', state: 'removed', decided: 91 * dayMs },
      { imageKey: 'lately', state: 'notPublished', decided: 90 * dayMs - 1000 },
      { imageKey: 'published', state: 'published', decided: 200 * dayMs },
      { imageKey: 'waiting', state: 'inReview', decided: 200 * dayMs },
    ] as const;
    const ids = await insertPhotos(
      portal.context,
      cases.map(({ imageKey, state }) => ({ imageKey, state, memberId, postedAt: ago(300 * dayMs) })),
    );
    for (const [index, { imageKey, state, decided }] of cases.entries()) {
      await put(`${imageKey}/400.webp`);
      const photoId = ids[index]!;
      await db.insert(schema.photoHistory).values([
        { photoId, at: ago(300 * dayMs), toState: 'submitted' },
        { photoId, at: ago(decided), toState: state },
      ]);
    }
    await run('retention.rows');
    const left = (await db.select().from(photos)).filter((photo) => photo.memberId === memberId);
    expect(left.map(({ imageKey }) => imageKey).sort()).toEqual(['lately', 'published', 'waiting']);
    const files = await Promise.all(cases.map(({ imageKey }) => isThere(`${imageKey}/400.webp`)));
    expect(files).toEqual([false, false, true, true, true]);
  });

  it('goes on with the rest when one of them cannot be deleted', async () => {
    const { db } = portal.context;
    await db.insert(schema.memberDrafts).values({ id: 'over again', sealed: '', expiresAt: now });
    const first = vi.spyOn(retentions[0]!, 'remove').mockRejectedValue(new Error('locked'));
    await expect(run('retention.rows')).rejects.toThrow('locked');
    first.mockRestore();
    expect((await db.select().from(schema.memberDrafts)).map(({ id }) => id)).toEqual(['open']);
  });

  it('deletes files that belong to no photo, unless there are so many that the database must be another', async () => {
    // A file's own time is the machine's: this clock is ahead of it by two hours.
    const clock = { now: () => new Date(Date.now() + 2 * hourMs), signal: new AbortController().signal };
    const files = retentionJobs.find((job) => job.kind === 'retention.files')!;
    await put('orphan/400.webp');
    await files.work({}, { ...portal.context, ...clock });
    expect([await isThere('orphan/400.webp'), await isThere('published/400.webp')]).toEqual([false, true]);

    const names = Array.from({ length: 201 }, () => `${randomUUID()}/400.webp`);
    const storage = {
      ...portal.context.storage,
      delete: vi.fn(),
      list: async function* () {
        for (const name of names) yield { name, bytes: 1, changedAt: ago(dayMs) };
      },
    };
    await expect(files.work({}, { ...portal.context, ...clock, storage })).rejects.toThrow(
      /^201 of 201 files belong to no photo/,
    );
    expect(storage.delete).not.toHaveBeenCalled();
  });
});
