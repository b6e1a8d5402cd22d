/** Files in a folder: each is there whole or not at all, also after a power cut. */
import { randomBytes } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { ApiError } from '../../contract/apiError.ts';
import { assertName, isStoredName, type Storage, type StoredFile } from './storage.ts';

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code;
const isMissing = (error: unknown) => codeOf(error) === 'ENOENT' || codeOf(error) === 'ENOTDIR';
const away = (error: unknown) => new ApiError('E503', 'The photo storage does not answer', { cause: error });

/** What is not there is null. @throws ApiError E503 */
const orNull = <T>(work: Promise<T>): Promise<T | null> =>
  work.catch((error: unknown) => {
    if (isMissing(error)) return null;
    throw away(error);
  });

/** Makes the names in a folder durable. Windows cannot, and does not need to. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await fs.open(folder, 'r');
  await handle.sync().finally(() => handle.close());
}

async function makeFolder(folder: string): Promise<void> {
  const first = await fs.mkdir(folder, { recursive: true, mode: 0o700 });
  for (let at = folder; first !== undefined && at.length >= first.length; at = path.dirname(at))
    await syncFolder(path.dirname(at));
}

async function writeWhole(file: string, content: Uint8Array): Promise<void> {
  const temporary = `${file}.${randomBytes(6).toString('hex')}.part`;
  const handle = await fs.open(temporary, 'wx', 0o600);
  try {
    await handle.writeFile(content);
    await handle.sync();
  } catch (error) {
    await fs.rm(temporary, { force: true });
    throw error;
  } finally {
    await handle.close();
  }
  await fs.rename(temporary, file);
  await syncFolder(path.dirname(file));
}

/** Another file of the same photo may be deleted at the same time, and take the folder with it. */
async function inFolder(folder: string, work: () => Promise<void>): Promise<void> {
  await makeFolder(folder);
  await work().catch(async (error: unknown) => {
    if (!isMissing(error)) throw error;
    await makeFolder(folder);
    await work();
  });
}

/** @param directory made with the first file */
export function fileStorage(directory: string): Storage {
  const fileOf = (name: string) => {
    assertName(name);
    return path.join(directory, name);
  };
  const describe = async (name: string): Promise<StoredFile | null> => {
    const stats = await orNull(fs.stat(fileOf(name)));
    return stats?.isFile() ? { name, bytes: stats.size, changedAt: stats.mtime } : null;
  };

  async function* list(prefix = ''): AsyncIterable<StoredFile> {
    const folders = (await orNull(fs.readdir(directory))) ?? [];
    const key = prefix.split('/')[0]!;
    for (const folder of folders.sort()) {
      if (prefix.includes('/') ? folder !== key : !folder.startsWith(key)) continue;
      const names = (await orNull(fs.readdir(path.join(directory, folder)))) ?? [];
      for (const name of names.sort().map((file) => `${folder}/${file}`)) {
        if (!name.startsWith(prefix) || !isStoredName(name)) continue;
        const file = await describe(name);
        if (file) yield file;
      }
    }
  }

  return {
    put: async (name, content) => {
      const file = fileOf(name);
      await inFolder(path.dirname(file), () => writeWhole(file, content)).catch((error: unknown) => {
        throw away(error);
      });
    },
    get: (name) => orNull(fs.readFile(fileOf(name)) as Promise<Uint8Array<ArrayBuffer>>),
    head: describe,
    delete: async (name) => {
      const file = fileOf(name);
      if ((await orNull(fs.unlink(file).then(() => true))) === null) return;
      // The last file takes the folder with it.
      await fs.rmdir(path.dirname(file)).catch(() => undefined);
      await orNull(syncFolder(directory));
    },
    list,
  };
}
