import type { ImportKind } from '../../../contract/importFaults.ts';
import { readContent } from '../../../server/content/readContent.ts';
import { type ImportFile, readImport } from '../../../server/import/readImport.ts';

const content = readContent();

/** The content of this repository by the names of an import. */
export const samples: Record<ImportKind, readonly { id: number }[]> = {
  course: content.courses,
  cooperation: content.cooperation,
  sponsor: content.sponsor,
  playground: content.playground,
  notice: content.notices,
  event: content.events,
  article: content.articles,
  link: content.links,
  banner: content.banners,
  park: content.parks,
};

export const read = (kind: ImportKind, text: string | Uint8Array, more: Partial<ImportFile> = {}) =>
  readImport({ bytes: typeof text === 'string' ? Buffer.from(text) : text, fileName: 'file', kind, ...more });

export const readObjects = (kind: ImportKind, ...objects: readonly object[]) => read(kind, JSON.stringify(objects));

/** What is wrong, as `row column kind`. */
export async function faultsOf(result: ReturnType<typeof read>): Promise<string[]> {
  const { faults, items } = await result;
  if (faults.length && items.length) throw new Error('items in spite of faults');
  return faults.map(({ row, column, kind }) => `${row ?? '-'} ${column ?? '-'} ${kind}`);
}

/** A table of links, which have the fewest columns. */
export const linkHeader =
  '番号（新しいものは空欄）,見出し（日本語）,見出し（英語）,説明（日本語）,説明（英語）,外部サイトのアドレス';
export const linkRow = '5,案内,Guide,説明です。,A page.,https://example.jp/';
export const linkTable = (...rows: string[]) => [linkHeader, ...rows].join('\r\n');
