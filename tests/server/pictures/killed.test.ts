/** A process that is killed in the middle of uploads: every acknowledged photo is there whole, and no half file has a photo's name. */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import sharp from 'sharp';
import { afterAll, afterEach, expect, it } from 'vitest';
import { openDatabase } from '../../../server/db/database.ts';
import { createMember } from '../../../server/members/createMember.ts';
import { photoHistory, photos } from '../../../server/photos/photos.table.ts';
import { widthsOf } from '../../../server/pictures/imageOf.ts';
import { fileStorage } from '../../../server/storage/fileStorage.ts';
import { seeded } from '../../contract/seeded.ts';
import { isFull } from '../../full.ts';
import { kill, killRunning, startNode } from '../processes.ts';
import { type FreshDatabase, freshDatabase } from '../support.ts';
import { jpegOf } from './samples.ts';

/** More in a full run; 25 by `KILL_ROUNDS=25`. */
const rounds = Number(process.env.KILL_ROUNDS ?? (isFull ? 4 : 1));
/** The moments at which it is killed. */
const random = seeded(20_261_125);
const script = new URL('../children/uploads.ts', import.meta.url).pathname;
let fresh: FreshDatabase;
afterEach(() => killRunning());
afterAll(() => fresh.remove());

it(`keeps every acknowledged photo whole, killed ${rounds} times`, { timeout: 60_000 + rounds * 30_000 }, async () => {
  fresh = await freshDatabase('pglite');
  const { directory } = fresh.options;
  const picture = path.join(directory, '.picture.jpg');
  writeFileSync(picture, await jpegOf(1000, 700));
  const first = await openDatabase(fresh.options);
  const memberId = await createMember(
    { userName: 'Hanako', password: 'password1' },
    { db: first.db, now: () => new Date() },
  );
  await first.close();

  const acknowledged: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const child = startNode([script, directory, picture, String(memberId), String(round)]);
    await child.line((line) => line === 'ready');
    const begun = performance.now();
    const answers = 1 + (round % 4);
    await child.line((_, count) => count > answers);
    // After the first, second, third … answer, and then at any moment of another upload: while it is decoded, stored, written down.
    await setTimeout((random() * (performance.now() - begun)) / answers);
    await kill(child);
    acknowledged.push(...child.lines.filter((line) => line.startsWith('ack ')).map((line) => Number(line.slice(4))));
  }
  expect(acknowledged.length).toBeGreaterThanOrEqual(rounds);

  const database = await openDatabase(fresh.options);
  const rows = await database.db.select().from(photos);
  const history = await database.db.select().from(photoHistory);
  await database.close();
  const posted = rows.filter(({ isSample }) => !isSample);
  expect(acknowledged.filter((id) => !posted.some((row) => row.id === id))).toEqual([]);
  expect(posted.filter(({ id }) => !history.some(({ photoId }) => photoId === id))).toEqual([]);
  const storage = fileStorage(path.join(directory, 'photos'));
  // Also of rows whose acknowledgement was cut off.
  for (const { imageKey, width, height } of posted)
    for (const each of widthsOf(width))
      for (const ending of ['webp', 'jpg']) {
        const { info } = await sharp((await storage.get(`${imageKey}/${each}.${ending}`))!)
          .raw()
          .toBuffer({ resolveWithObject: true });
        expect([info.width, info.height]).toEqual([each, Math.round((height * each) / width)]);
      }
  // Whatever has the name of a photo's file can be decoded to its end, also without a row.
  for await (const { name } of storage.list())
    if (!name.endsWith('.part'))
      await sharp((await storage.get(name))!, { failOn: 'error' })
        .raw()
        .toBuffer();
});
