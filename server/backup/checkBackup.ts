/** Reads a backup to its end before anything is done with it. */
import { buffer } from 'node:stream/consumers';
import { z } from 'zod';
import { isStoredName } from '../storage/storage.ts';
import { damaged, type Entry, PartSum, readArchive, sha256 } from './archive.ts';
import {
  BackupError,
  checksumName,
  format,
  headName,
  type Manifest,
  manifestName,
  manifestSchema,
  newestMigration,
  type PartName,
  partNames,
} from './manifest.ts';

/** Of the entries that describe the others. */
const longestText = 1024 * 1024;
const headSchema = z.object({ format: z.int().min(1) });
/** Of the embedded database, or `dump`. */
const filePattern = /^(?!\.{1,2}(\/|$))[\w.-]+(\/(?!\.{1,2}(\/|$))[\w.-]+)*$/;

const nameIsGood: Record<PartName, (name: string) => boolean> = {
  photos: isStoredName,
  database: (name) => filePattern.test(name),
};

export interface PartFile {
  part: PartName;
  /** In its part. */
  name: string;
}

/** @throws BackupError for an entry that no backup has */
export function partFileOf({ header }: Entry): PartFile {
  const [, first, name = ''] = /^([a-z]+)\/(.*?)\/?$/.exec(header.name) ?? [];
  const part = partNames.find((each) => each === first);
  const isFolder = header.type === 'directory';
  if (!part || !nameIsGood[part](name) || (header.type !== 'file' && !(isFolder && part === 'database')))
    throw damaged(`it has an entry ${JSON.stringify(header.name)}`);
  return { part, name };
}

async function textOf(entry: Entry): Promise<Buffer> {
  if ((entry.header.size ?? 0) > longestText) throw damaged(`${entry.header.name} is too long`);
  return buffer(entry.content);
}

function parsed<T>(schema: z.ZodType<T>, text: Buffer, name: string): T {
  try {
    return schema.parse(JSON.parse(text.toString('utf8')));
  } catch {
    throw damaged(`${name} cannot be read`);
  }
}

/** @throws BackupError when the file is none, when one byte of it is another, or when a later release has made it */
export async function checkBackup(file: string): Promise<Manifest> {
  const sums = { photos: new PartSum(), database: new PartSum() };
  const texts = new Map<string, Buffer>();

  await readArchive(file, async (entry) => {
    const { name, size = 0, type } = entry.header;
    if (texts.size === 0) {
      if (name !== headName) throw damaged(`it does not begin with ${headName}`);
      const text = await textOf(entry);
      const head = parsed(headSchema, text, headName);
      if (head.format > format) throw new BackupError('This backup is of a later release. Install that release first.');
      texts.set(name, text);
    } else if (name === manifestName || name === checksumName) {
      if (texts.has(name)) throw damaged(`it has ${name} twice`);
      texts.set(name, await textOf(entry));
    } else {
      if (texts.has(manifestName)) throw damaged(`something follows ${manifestName}`);
      const sum = sums[partFileOf(entry).part];
      sum.begin(type === 'directory' ? `${name.replace(/\/$/, '')}/` : name, size);
      for await (const chunk of entry.content) sum.update(chunk);
    }
  });

  const text = texts.get(manifestName);
  if (!text || texts.get(checksumName)?.toString('utf8') !== sha256(text))
    throw damaged('its end is missing or changed');
  const manifest = parsed(manifestSchema, text, manifestName);
  for (const name of partNames)
    if (JSON.stringify(sums[name].result()) !== JSON.stringify(manifest.parts[name]))
      throw damaged(`the part ${name} is not what was backed up`);
  if (manifest.schema.when > newestMigration())
    throw new BackupError(
      `This backup is of a later release (its database has ${manifest.schema.name}). Install that release first.`,
    );
  return manifest;
}
