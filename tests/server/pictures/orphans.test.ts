/** `npm run photos -- orphans`: what it finds, what it deletes, and what it leaves. */
import { utimesSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { photos as command } from '../../../scripts/commands/photos.ts';
import { openDatabase } from '../../../server/db/database.ts';
import { createMember } from '../../../server/members/createMember.ts';
import { photos } from '../../../server/photos/photos.table.ts';
import { fileStorage } from '../../../server/storage/fileStorage.ts';
import { type FreshDatabase, freshDatabase, onEachEngine, temporaryDirectory } from '../support.ts';

onEachEngine((engine) => {
  let fresh: FreshDatabase;
  let settings: Record<string, string>;
  let folder: string;
  const hours = (count: number) => new Date(Date.now() - count * 3600 * 1000);

  async function put(name: string, changedAt: Date): Promise<void> {
    await fileStorage(folder).put(name, new Uint8Array([1]), 'image/jpeg');
    utimesSync(path.join(folder, name), changedAt, changedAt);
  }

  beforeAll(async () => {
    fresh = await freshDatabase(engine);
    const { url, directory } = fresh.options;
    settings = url ? { DATABASE_URL: url, DATA_DIR: temporaryDirectory() } : { DATA_DIR: directory };
    folder = path.join(settings.DATA_DIR!, 'photos');
    const database = await openDatabase(fresh.options);
    const context = { db: database.db, now: () => new Date() };
    const memberId = await createMember({ userName: 'Hanako', password: 'password1' }, context);
    const row = (imageKey: string, postedAt: Date) => ({
      ...{ memberId, requestKey: imageKey, state: 'submitted' as const, title: '坂', courseId: 101, takenYear: 2026 },
      ...{ takenMonth: 10, imageKey, width: 400, height: 300, colour: '#aabbcc', postedAt },
    });
    await database.db.insert(photos).values([row('whole', hours(3)), row('half', hours(3)), row('young', hours(0))]);
    await database.close();
    for (const name of ['whole/400.webp', 'whole/400.jpg', 'half/400.webp']) await put(name, hours(3));
    for (const name of ['old/400.webp', 'whole/960.jpg', 'whole/400.jpg.00aa.part']) await put(name, hours(2));
    await put('onitsway/400.webp', hours(0.5));
  });
  afterAll(() => fresh.remove());

  it('lists, deletes files only, and says that nothing is left', async () => {
    const lacks = 'half lacks half/400.jpg\n';
    expect(await command(['orphans'], settings)).toBe(
      `old/400.webp\nwhole/400.jpg.00aa.part\nwhole/960.jpg\n${lacks}3 files without a photo, 1 photo without its files.\n`,
    );
    expect(await command(['orphans', '--delete'], settings)).toMatch(/^old\/400\.webp deleted\n/);
    expect(await command(['orphans'], settings)).toBe(`${lacks}0 files without a photo, 1 photo without its files.\n`);
    expect(await fileStorage(folder).get('onitsway/400.webp')).not.toBeNull();
    expect(await fileStorage(folder).get('whole/400.jpg')).not.toBeNull();
  });

  it.each([[[]], [['orphans', '--all']], [['files']], [['orphans', '--delete', 'x']]])('refuses %j', async (args) => {
    await expect(command(args, settings)).rejects.toThrow(/^npm run photos -- orphans /);
  });
});
