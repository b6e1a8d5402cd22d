/** What a file is, by its first bytes; its name and what the browser calls it tell nothing. */
import type { PhotoFormat } from '../../contract/photoRules.ts';

const ascii = (bytes: Uint8Array, from: number, to: number) => Buffer.from(bytes.subarray(from, to)).toString('latin1');
const begins = (bytes: Uint8Array, ...signature: number[]) => signature.every((byte, index) => bytes[index] === byte);

/** Of pictures in HEVC. `mif1` and `msf1` say only "picture" and "sequence": the compatible brands say of what. */
const heicBrands = new Set(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx']);

/** The brands that a file in boxes (ISO 14496-12) names. */
function brandsOf(bytes: Uint8Array): string[] {
  if (ascii(bytes, 4, 8) !== 'ftyp') return [];
  const length = Math.min(Buffer.from(bytes.subarray(0, 4)).readUInt32BE(), bytes.length, 256);
  const brands = [ascii(bytes, 8, 12)];
  for (let at = 16; at + 4 <= length; at += 4) brands.push(ascii(bytes, at, at + 4));
  return brands;
}

/** Pictures of a kind that is not taken, so that people hear this and not that the file is broken. */
const isOtherPicture = (bytes: Uint8Array, brands: string[]): boolean =>
  /^(GIF8|BM|II\*\0|MM\0\*|8BPS|%PDF)/.test(ascii(bytes, 0, 8)) ||
  brands.some((brand) => ['avif', 'avis', 'mif1', 'msf1', 'crx ', 'jxl '].includes(brand)) ||
  begins(bytes, 0xff, 0x0a) ||
  /^\s*(<\?xml[^>]*>\s*)?(<!--.*?-->\s*)*(<!DOCTYPE svg[^>]*>\s*)?<svg[\s>]/is.test(ascii(bytes, 0, 1024));

/** `other`: a picture, but of no format that is taken. null: no picture at all. */
export function formatOf(bytes: Uint8Array): PhotoFormat | 'other' | null {
  if (bytes.length < 12) return null;
  if (begins(bytes, 0xff, 0xd8, 0xff)) return 'jpeg';
  if (begins(bytes, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return 'png';
  if (ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 12) === 'WEBP') return 'webp';
  const brands = brandsOf(bytes);
  if (brands.some((brand) => heicBrands.has(brand))) return 'heic';
  return isOtherPicture(bytes, brands) ? 'other' : null;
}
