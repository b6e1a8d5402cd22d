/** Bytes of a file as text. Which encoding it is follows from strict decoding: nothing is guessed from how often a sign comes. */
import { faultOf, UnreadableFile } from './faults.ts';

const starts = (bytes: Uint8Array, ...start: number[]) => start.every((byte, index) => bytes[index] === byte);

function decoded(bytes: Uint8Array, encoding: string): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

const hasJapanese = (text: string) => /[\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Han}]/u.test(text);
/** JSON and XML are UTF-8 wherever they can be. */
const isData = /^\s*[[{<]/;
const isAscii = (text: string) => !/[^\0-\x7F]/.test(text);

/**
 * UTF-8, UTF-16 with its mark, or Shift_JIS; the mark is taken off.
 * @throws UnreadableFile when it is none of them, or could be two
 */
export function decode(bytes: Uint8Array): string {
  // A ZIP archive (.xlsx, .ods) or a compound file (.xls).
  if (starts(bytes, 0x50, 0x4b, 3, 4) || starts(bytes, 0xd0, 0xcf, 0x11, 0xe0))
    throw new UnreadableFile(faultOf('spreadsheet', { example: 'CSV UTF-8' }));
  const unclear = new UnreadableFile(faultOf('encoding', { example: 'UTF-8' }));
  const marked = starts(bytes, 0xff, 0xfe) ? 'utf-16le' : starts(bytes, 0xfe, 0xff) ? 'utf-16be' : null;
  const hasMark = starts(bytes, 0xef, 0xbb, 0xbf);
  const utf = decoded(bytes, marked ?? 'utf-8');
  const isSure = (text: string) =>
    marked !== null || hasMark || isAscii(text) || hasJapanese(text) || isData.test(text);
  if (utf !== null && isSure(utf)) return utf;
  const shiftJis = marked ? null : decoded(bytes, 'shift_jis');
  // Half-width katakana of Shift_JIS can be read as accented letters of UTF-8, and the other way round.
  if (utf !== null && shiftJis !== null) throw unclear;
  const text = utf ?? shiftJis;
  if (text === null) throw unclear;
  return text;
}
