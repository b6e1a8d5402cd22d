import { LRUCache } from 'lru-cache';
import type { Db } from '../db/database.ts';
import { contentChanges } from './content.table.ts';

/**
 * What is read from the database once for each state of what pages show, which the database numbers: for readings that cost more
 * than the number does.
 * @param read its other arguments are strings, by which readings are told apart
 * @param atMost how many readings are kept
 */
export function keptWithContent<T, Args extends string[]>(
  read: (db: Db, ...args: Args) => Promise<T>,
  atMost: number,
): (db: Db, ...args: Args) => Promise<T> {
  const ofDatabase = new WeakMap<Db, LRUCache<string, Promise<T>>>();
  return async (db, ...args) => {
    // Before the reading: what changes meanwhile raises the number again.
    const [change] = await db.select({ counter: contentChanges.counter }).from(contentChanges);
    const key = JSON.stringify([change?.counter, ...args]);
    let kept = ofDatabase.get(db);
    if (!kept) {
      kept = new LRUCache({ max: atMost });
      ofDatabase.set(db, kept);
    }
    const known = kept.get(key);
    if (known) return known;
    const reading = read(db, ...args);
    kept.set(key, reading);
    reading.catch(() => kept.delete(key));
    return reading;
  };
}
