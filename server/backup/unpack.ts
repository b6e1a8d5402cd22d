/** Brings the files of a backup that was checked to where they are used. */
import fs from 'node:fs/promises';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { Storage } from '../storage/storage.ts';
import { damaged, PartSum, readArchive } from './archive.ts';
import { partFileOf } from './checkBackup.ts';
import { type Manifest, type PartName, partNames } from './manifest.ts';

async function writeFile(file: string, content: AsyncIterable<Uint8Array>): Promise<void> {
  const handle = await fs.open(file, 'wx', 0o600);
  try {
    for await (const chunk of content) await handle.writeFile(chunk);
  } finally {
    await handle.close();
  }
}

const typeOf = (name: string) => (name.endsWith('.webp') ? 'image/webp' : 'image/jpeg');

/**
 * @param folder gets the files of the database, not yet synchronised
 * @param storage gets the photos
 * @throws BackupError when the file is not the one that was checked
 */
export async function unpack(file: string, folder: string, storage: Storage, manifest: Manifest): Promise<void> {
  const sums: Record<PartName, PartSum> = { photos: new PartSum(), database: new PartSum() };
  await readArchive(file, async (entry) => {
    const { name, size = 0, type } = entry.header;
    if (!name.includes('/')) return;
    const { part, name: own } = partFileOf(entry);
    const sum = sums[part];
    async function* counted(): AsyncIterable<Uint8Array> {
      for await (const chunk of entry.content) {
        sum.update(chunk);
        yield chunk;
      }
    }
    const target = path.join(folder, own);
    if (type === 'directory') {
      sum.begin(`${name.replace(/\/$/, '')}/`, 0);
      await fs.mkdir(target, { mode: 0o700 });
      return;
    }
    sum.begin(name, size);
    if (part === 'database') await writeFile(target, counted());
    else await storage.put(own, await buffer(counted()), typeOf(own));
  });
  for (const name of partNames)
    if (JSON.stringify(sums[name].result()) !== JSON.stringify(manifest.parts[name]))
      throw damaged('it was changed while it was read');
}
