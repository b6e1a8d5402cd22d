/** Files that no row names, and rows whose files are not there: what a broken connection or a killed process has left. */
import type { Context } from '../context.ts';
import { widthsOf } from '../pictures/imageOf.ts';
import { isStoredName } from '../storage/storage.ts';
import { storedImages } from './imageAccess.queries.ts';

/** Younger files may belong to a post that is on its way. */
const oldMs = 3600 * 1000;

export interface Orphans {
  /** Names of files without a row. */
  files: string[];
  /** Rows of which a file is missing: their photo cannot be shown. */
  rows: { imageKey: string; missing: string[] }[];
  /** All files that were looked at. */
  total: number;
}

const namesOf = (imageKey: string, width: number): string[] =>
  widthsOf(width).flatMap((each) => [`${imageKey}/${each}.webp`, `${imageKey}/${each}.jpg`]);

/** Files are listed before rows: a post that is finished meanwhile has its row by then. */
export async function findOrphans({ storage, db, now }: Pick<Context, 'storage' | 'db' | 'now'>): Promise<Orphans> {
  const found = new Map<string, Date>();
  for await (const { name, changedAt } of storage.list()) if (isStoredName(name)) found.set(name, changedAt);
  const images = await storedImages(db);
  const wanted = new Set<string>();
  const rows: Orphans['rows'] = [];
  const before = new Date(now().getTime() - oldMs);
  for (const { imageKey, width, storedAt } of images) {
    const names = namesOf(imageKey, width);
    for (const name of names) wanted.add(name);
    if (storedAt > before) continue;
    const missing = names.filter((name) => !found.has(name));
    if (missing.length) rows.push({ imageKey, missing });
  }
  const files = [...found].filter(([name, changedAt]) => !wanted.has(name) && changedAt < before).map(([name]) => name);
  return { files, rows, total: found.size };
}

/** So many may go without a person having looked: more of them are a sign of the wrong database beside these files. */
const mostFiles = 200;
const mostShare = 0.1;

/** @throws Error when there are so many that they are rather photos of another database */
export async function deleteOrphans(
  context: Pick<Context, 'storage' | 'db' | 'now'> & { signal: AbortSignal },
): Promise<void> {
  const { files, total } = await findOrphans(context);
  if (files.length > Math.max(mostFiles, total * mostShare))
    throw new Error(
      `${files.length} of ${total} files belong to no photo of this database and are left: is it the right one? See npm run photos`,
    );
  for (const name of files) {
    context.signal.throwIfAborted();
    await context.storage.delete(name);
  }
}
