/** Writes and reads a backup: a compressed tar, one entry after another, however many there are. */
import { createHash, type Hash, randomBytes } from 'node:crypto';
import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { extract, type Header, type Pack, pack } from 'tar-stream';
import { syncDirectory } from '../db/dataDirectory.ts';
import { BackupError } from './manifest.ts';

export const sha256 = (content: Uint8Array): string => createHash('sha256').update(content).digest('hex');

/** Files of one part with one checksum over all of their names, sizes and contents, in their order. */
export class PartSum {
  files = 0;
  bytes = 0;
  readonly #hash: Hash = createHash('sha256');

  begin(name: string, bytes: number): void {
    this.files += 1;
    this.bytes += bytes;
    this.#hash.update(`${name}\0${bytes}\0`);
  }
  update(chunk: Uint8Array): void {
    this.#hash.update(chunk);
  }
  result = () => ({ files: this.files, bytes: this.bytes, sha256: this.#hash.digest('hex') });
}

export interface Entry {
  header: Header;
  content: AsyncIterable<Uint8Array>;
}

export interface Adder {
  bytes: (name: string, content: Uint8Array, sum?: PartSum) => Promise<void>;
  /** A file that nobody changes meanwhile. */
  file: (name: string, file: string, sum: PartSum) => Promise<void>;
  directory: (name: string, sum: PartSum) => Promise<void>;
}

function addTo(tar: Pack): Adder {
  async function add(name: string, bytes: number, content: Readable, sum?: PartSum): Promise<void> {
    sum?.begin(name, bytes);
    const entry = tar.entry({ name, size: bytes, mode: 0o600 });
    let isWritten = false;
    entry.once('finish', () => {
      isWritten = true;
    });
    // Also when the file cannot be written any more: its error is told by what writes it.
    entry.once('error', () => undefined);
    const closed = new Promise<void>((resolve) => entry.once('close', () => resolve()));
    for await (const chunk of content as AsyncIterable<Uint8Array>) {
      sum?.update(chunk);
      if (!entry.write(chunk))
        await Promise.race([closed, new Promise<void>((drained) => entry.once('drain', () => drained()))]);
      if (entry.destroyed) break;
    }
    entry.end(null);
    await closed;
    if (!isWritten) throw new Error(`${name} was not written`);
  }
  return {
    bytes: (name, content, sum) => add(name, content.byteLength, Readable.from([content]), sum),
    file: async (name, file, sum) => add(name, (await fs.stat(file)).size, createReadStream(file), sum),
    directory: async (name, sum) => {
      sum.begin(`${name}/`, 0);
      await new Promise<void>((resolve, reject) => {
        tar.entry({ name, type: 'directory', mode: 0o700 }, (error) => (error ? reject(error) : resolve()));
      });
    },
  };
}

/** There whole and to stay when it resolves, or not at all; a file that is there is never written over. */
export async function writeArchive(file: string, fill: (add: Adder) => Promise<void>): Promise<void> {
  const taken = () => new BackupError(`${file} is there already.`);
  if (existsSync(file)) throw taken();
  const temporary = `${file}.${randomBytes(6).toString('hex')}.part`;
  const tar = pack();
  const output = createWriteStream(temporary, { flags: 'wx', mode: 0o600, flush: true });
  const written = pipeline(tar, createGzip({ level: 1 }), output);
  // Told below; until then it ends the entry that is being added.
  written.catch(() => undefined);
  try {
    await fill(addTo(tar));
    tar.finalize();
    await written;
    await fs.link(temporary, file);
    syncDirectory(path.dirname(file));
  } catch (error) {
    const isBroken = tar.destroyed;
    tar.destroy(error as Error);
    const why: unknown = await written.then(
      () => error,
      (reason: unknown) => reason,
    );
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') throw taken();
    throw isBroken ? why : error;
  } finally {
    await fs.rm(temporary, { force: true });
  }
}

export const damaged = (why: string): BackupError =>
  new BackupError(`This file is no backup of the portal, or it is damaged: ${why}.`);

/** One entry after another. @throws BackupError */
export async function readArchive(file: string, read: (entry: Entry) => Promise<void>): Promise<void> {
  const tar = extract();
  const unpacked = pipeline(createReadStream(file), createGunzip(), tar);
  // Its failure reaches the loop below, too.
  unpacked.catch(() => undefined);
  try {
    for await (const entry of tar) {
      await read({ header: entry.header, content: entry as AsyncIterable<Uint8Array> });
      // What was not read is passed over.
      entry.resume();
    }
    await unpacked;
  } catch (error) {
    tar.destroy();
    await unpacked.catch(() => undefined);
    if (error instanceof BackupError) throw error;
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT' || code === 'EACCES' || code === 'EISDIR')
      throw new BackupError(`${file} cannot be read (${code}).`);
    throw damaged(message);
  }
}
