/** A file of content, all or nothing: every fault it has, or the things in it. Knows no database. */
import { setImmediate } from 'node:timers/promises';
import { type ImportFault, type ImportKind, importMaxBytes, importMaxRows } from '../../contract/importFaults.ts';
import { check, type Draft, type ImportItem } from './check.ts';
import { decode } from './decode.ts';
import { faultOf, listed, UnreadableFile } from './faults.ts';
import { forms } from './kinds.ts';
import { readHeader, readRows } from './readCsv.ts';
import { readJson } from './readJson.ts';
import { TableReader } from './readTable.ts';

export interface ImportFile {
  bytes: Uint8Array;
  fileName: string;
  kind: ImportKind;
  /** So many things are read; called while the file is read, at the end too. */
  onProgress?: (things: number) => void;
  signal?: AbortSignal;
}
export interface ImportResult {
  items: ImportItem[];
  faults: ImportFault[];
}

/** Between two of these the process does something else. */
const rowsAtOnce = 50;

async function* draftsOf(text: string, { kind, fileName }: ImportFile): AsyncGenerator<Draft | ImportFault> {
  if (/^\s*[[{]/.test(text) || /\.json$/i.test(fileName)) {
    yield* readJson(text, importMaxRows);
    return;
  }
  const header = readHeader(text, forms[kind]);
  yield* header.faults;
  const table = new TableReader(forms[kind], header);
  let rows = 0;
  let isHeader = true;
  for await (const { row, cells } of readRows(text, header)) {
    if (isHeader) {
      // Empty rows may stand before it.
      isHeader = cells.every((cell) => cell.trim() === '');
      continue;
    }
    if (table.isIgnored(cells)) continue;
    rows += 1;
    if (rows > importMaxRows) throw new UnreadableFile(faultOf('tooManyRows', { row, example: String(importMaxRows) }));
    const { draft, faults } = table.add(row, cells);
    yield* faults;
    if (draft) yield draft;
  }
  const last = table.end();
  if (last) yield last;
}

/** Ids and names in the address stand once in a file. */
function twice({ row, id, source }: ImportItem, seen: Map<string, number>, draft: Draft): ImportFault[] {
  const own = Object.entries({ id, slug: 'slug' in source ? source.slug : null }).filter(([, value]) => value !== null);
  return own.flatMap(([name, value]) => {
    const key = `${name} ${value}`;
    const before = seen.get(key);
    if (before === undefined) seen.set(key, row!);
    const place = draft.place([name]);
    return before === undefined || !place ? [] : [faultOf('twice', { ...place, value, example: String(before) })];
  });
}

/**
 * Reads a file as JSON (one thing or a list) or as CSV. With any fault there are no items.
 * @throws the reason of the signal, when it is aborted
 */
export async function readImport(file: ImportFile): Promise<ImportResult> {
  const { bytes, kind, onProgress, signal } = file;
  signal?.throwIfAborted();
  const items: ImportItem[] = [];
  const faults: ImportFault[] = [];
  const seen = new Map<string, number>();
  let done = 0;
  try {
    if (bytes.length > importMaxBytes)
      throw new UnreadableFile(faultOf('tooLarge', { value: bytes.length, example: String(importMaxBytes) }));
    const text = decode(bytes);
    if (text.trim() === '') throw new UnreadableFile(faultOf('empty'));
    for await (const next of draftsOf(text, file)) {
      if ('kind' in next) {
        faults.push(next);
        continue;
      }
      const { item, faults: own } = check(kind, next);
      const all = item ? twice(item, seen, next) : own;
      faults.push(...all);
      if (item && !all.length) items.push(item);
      done += 1;
      if (done % rowsAtOnce) continue;
      onProgress?.(done);
      await setImmediate();
      signal?.throwIfAborted();
    }
    if (!done && !faults.length) faults.push(faultOf('noItems'));
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error;
    faults.push(error.fault);
  }
  onProgress?.(done);
  return faults.length ? { items: [], faults: listed(faults) } : { items, faults: [] };
}
