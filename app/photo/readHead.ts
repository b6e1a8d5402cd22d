/** What the first bytes of a file say of a picture, before anything is decoded. Never its name or the type that the browser guesses. */
import type { PhotoFormat } from '../../contract/photoRules.ts';

/** More than any header that is read here begins in; of a HEIC or a JPEG with large notes the size may lie behind it. */
export const headBytes = 256 * 1024;

export interface Head {
  format: PhotoFormat;
  /** As it is stored, before it is turned upright; null when it was not found among these bytes. */
  size: { width: number; height: number } | null;
}

const textAt = (bytes: Uint8Array, from: number, length: number) =>
  String.fromCharCode(...bytes.subarray(from, from + length));

/** Of pictures in HEVC. `mif1` and `msf1` say only "picture" and "sequence": the compatible brands say of what, as the server reads them. */
const heicBrands = new Set(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx']);

/** Whether a file in boxes (ISO 14496-12) names one of them. */
function isHeic(bytes: Uint8Array): boolean {
  if (textAt(bytes, 4, 4) !== 'ftyp' || bytes.length < 12) return false;
  const length = Math.min(new DataView(bytes.buffer, bytes.byteOffset).getUint32(0), bytes.length, 256);
  if (heicBrands.has(textAt(bytes, 8, 4))) return true;
  for (let at = 16; at + 4 <= length; at += 4) if (heicBrands.has(textAt(bytes, at, 4))) return true;
  return false;
}

export function formatOf(bytes: Uint8Array): PhotoFormat | null {
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'jpeg';
  if (textAt(bytes, 0, 8) === '\x89PNG\r\n\x1a\n') return 'png';
  if (textAt(bytes, 0, 4) === 'RIFF' && textAt(bytes, 8, 4) === 'WEBP') return 'webp';
  if (isHeic(bytes)) return 'heic';
  return null;
}

type Size = Head['size'];

/** The frame header (SOF0 to SOF15, but for tables) of a JPEG. */
function sizeOfJpeg(view: DataView): Size {
  let at = 2;
  while (at + 9 < view.byteLength) {
    if (view.getUint8(at) !== 0xff) return null;
    const marker = view.getUint8(at + 1);
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) return { height: view.getUint16(at + 5), width: view.getUint16(at + 7) };
    // Bytes that fill the space between segments have no length.
    at += marker === 0xff ? 1 : 2 + view.getUint16(at + 2);
  }
  return null;
}

function sizeOfWebp(view: DataView, kind: string): Size {
  const three = (at: number) => view.getUint16(at, true) | (view.getUint8(at + 2) << 16);
  if (kind === 'VP8X') return { width: three(24) + 1, height: three(27) + 1 };
  if (kind === 'VP8 ') return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff };
  if (kind !== 'VP8L') return null;
  const bits = view.getUint32(21, true);
  return { width: (bits & 0x3fff) + 1, height: ((bits >> 14) & 0x3fff) + 1 };
}

/** The largest of the sizes (`ispe`): the others are of tiles and thumbnails. */
function sizeOfHeic(bytes: Uint8Array, view: DataView): Size {
  let found: Size = null;
  for (let at = bytes.indexOf(0x69); at >= 0 && at + 16 <= bytes.length; at = bytes.indexOf(0x69, at + 1)) {
    if (textAt(bytes, at, 4) !== 'ispe') continue;
    const size = { width: view.getUint32(at + 8), height: view.getUint32(at + 12) };
    if (!found || size.width * size.height > found.width * found.height) found = size;
  }
  return found;
}

/** @returns null for what is no picture of the four kinds */
export function readHead(bytes: Uint8Array): Head | null {
  const format = formatOf(bytes);
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (format === 'jpeg') return { format, size: sizeOfJpeg(view) };
  if (format === 'heic') return { format, size: sizeOfHeic(bytes, view) };
  if (!format || bytes.length < 32) return null;
  if (format === 'webp') return { format, size: sizeOfWebp(view, textAt(bytes, 12, 4)) };
  return { format, size: { width: view.getUint32(16), height: view.getUint32(20) } };
}
