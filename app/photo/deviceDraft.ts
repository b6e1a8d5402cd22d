/** A post that is not sent yet, kept on this device with its picture: a reload loses nothing. Only of the member who made it, for a day. */
import type { PhotoPostDraft } from '../../machines/photoPost/index.ts';
import { device } from '../deviceStorage.ts';

const name = 'photo-draft';
const store = 'draft';
const keptMs = 24 * 3600 * 1000;

interface Stored extends PhotoPostDraft {
  at: number;
  userName: string;
}

const settled = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

async function within<T>(mode: IDBTransactionMode, use: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const opening = device.database.open(name);
  opening.onupgradeneeded = () => opening.result.createObjectStore(store);
  const database = await settled(opening);
  try {
    return await settled(use(database.transaction(store, mode).objectStore(store)));
  } finally {
    database.close();
  }
}

/** One after another, so that an older one is never written over a newer. */
let writing: Promise<unknown> = Promise.resolve();

const inTurn = (write: () => Promise<unknown>): Promise<boolean> => {
  // A device that keeps nothing is no reason to stop: the post goes on without.
  const written = writing.then(write).then(
    () => true,
    () => false,
  );
  writing = written;
  return written;
};

/** What is to be kept in the end: what came before it, and has not had its turn, need not be written. */
let newest = 0;

/** @returns whether the device keeps it, or something newer has taken its place */
export const keepDraft = (draft: PhotoPostDraft, userName: string): Promise<boolean> => {
  newest += 1;
  const own = newest;
  return inTurn(async () => {
    if (own !== newest) return;
    await within('readwrite', (each) => each.put({ ...draft, userName, at: Date.now() } satisfies Stored, 'draft'));
  });
};

export const forgetDraft = (): Promise<boolean> => {
  newest += 1;
  return inTurn(() => within('readwrite', (each) => each.clear()));
};

/** @returns null when there is none, or none that may be shown, which is then deleted */
export async function keptDraft(userName: string): Promise<PhotoPostDraft | null> {
  try {
    const found = (await within('readonly', (each) => each.get('draft'))) as Stored | undefined;
    if (!found) return null;
    const isFit = found.userName === userName && Date.now() - found.at < keptMs && found.picture.blob instanceof Blob;
    if (!isFit) {
      await forgetDraft();
      return null;
    }
    const { base, picture, areas, words, requestKey } = found;
    return { base, picture, areas, words, requestKey };
  } catch {
    return null;
  }
}
