/** HEIC files for tests: single pictures by Debian's `heif-enc`, and one of tiles, as telephones write it, by boxes of our own. */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const encoder = '/usr/bin/heif-enc';

/** @throws Error where it is neither installed nor can be: nothing is skipped without a word */
function haveEncoder(): void {
  if (existsSync(encoder)) return;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', 'libheif-examples']])
    execFileSync('apt-get', args, { env, stdio: 'ignore' });
}

function encode(pictures: readonly Uint8Array[], options: readonly string[]): Buffer {
  haveEncoder();
  const folder = mkdtempSync(path.join(os.tmpdir(), 'tokotoko-heif-'));
  const to = path.join(folder, 'out.heic');
  try {
    const from = pictures.map((picture, at) => {
      const file = path.join(folder, `in${at}.jpg`);
      writeFileSync(file, picture);
      return file;
    });
    execFileSync(encoder, ['-q', '60', ...options, ...from, '-o', to], { stdio: 'ignore' });
    return readFileSync(to);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** @param picture JPEG or PNG; what its Exif says of its orientation is kept, and not applied */
export const encodeHeic = (picture: Uint8Array, ...options: string[]): Buffer => encode([picture], options);

/** Several in one file. @param shown which of them the file names as the picture to be shown, from 1 */
export function collectionHeic(pictures: readonly Uint8Array[], shown: number): Buffer {
  const file = encode(pictures, []);
  // Name, version and flags, number of the item.
  file.writeUInt16BE(shown, file.indexOf('pitm') + 8);
  return file;
}

const u8 = (...values: number[]) => Buffer.from(values);
const u16 = (...values: number[]) => Buffer.concat(values.map((value) => u8(value >> 8, value & 255)));
const u32 = (value: number) => u16(value >>> 16, value & 0xffff);

/** ISO 14496-12: size, name, content. */
function box(name: string, ...content: Uint8Array[]): Buffer {
  const body = Buffer.concat(content);
  return Buffer.concat([u32(body.length + 8), Buffer.from(name, 'latin1'), body]);
}
const fullBox = (name: string, version: number, flags: number, ...content: Uint8Array[]) =>
  box(name, u8(version, 0, 0, flags), ...content);

/** The content of a box, by the names that lead to it. `meta` is a full box: four bytes stand before what it holds. */
function contentOf(file: Buffer, ...[name, ...rest]: string[]): Buffer {
  for (let at = 0; at + 8 <= file.length; ) {
    const size = file.readUInt32BE(at) || file.length - at;
    if (file.toString('latin1', at + 4, at + 8) === name) {
      const inner = file.subarray(at + 8, at + size);
      return rest.length ? contentOf(name === 'meta' ? inner.subarray(4) : inner, ...rest) : inner;
    }
    at += size;
  }
  throw new Error(`The file has no box ${name}`);
}

/** What `heif-enc` wrote of one picture: how it is encoded, and its bytes. */
function codedOf(file: Buffer): { config: Buffer; data: Buffer } {
  const iloc = contentOf(file, 'meta', 'iloc');
  const version = iloc[0]!;
  const [offsetSize, lengthSize, baseSize] = [iloc[4]! >> 4, iloc[4]! & 15, iloc[5]! >> 4];
  // The first item is the picture: id, (construction method,) data reference, base offset, number of extents.
  const at = 8 + 2 + (version > 0 ? 2 : 0) + 2;
  const base = baseSize ? iloc.readUIntBE(at, baseSize) : 0;
  const offset = base + (offsetSize ? iloc.readUIntBE(at + baseSize + 2, offsetSize) : 0);
  const length = iloc.readUIntBE(at + baseSize + 2 + offsetSize, lengthSize);
  return { config: contentOf(file, 'meta', 'iprp', 'ipco', 'hvcC'), data: file.subarray(offset, offset + length) };
}

export interface Grid {
  rows: number;
  columns: number;
  tileWidth: number;
  tileHeight: number;
  /** Quarter turns against the clock. */
  turns: 0 | 1 | 2 | 3;
}

/** @param tiles HEIC files of one picture each, all encoded alike, row by row */
export function tiledHeic(tiles: Buffer[], { rows, columns, tileWidth, tileHeight, turns }: Grid): Buffer {
  const coded = tiles.map(codedOf);
  const [width, height] = [columns * tileWidth, rows * tileHeight];
  const gridId = tiles.length + 1;
  const ids = tiles.map((_, index) => index + 1);
  const grid = Buffer.concat([u8(0, 0, rows - 1, columns - 1), u16(width, height)]);
  const items = [...coded.map(({ data }) => data), grid];
  const entry = (id: number, type: string, isHidden: boolean) =>
    fullBox('infe', 2, isHidden ? 1 : 0, u16(id, 0), Buffer.from(`${type}\0`, 'latin1'));
  const size = (w: number, h: number) => fullBox('ispe', 0, 0, u32(w), u32(h));
  const properties = box(
    'ipco',
    ...[box('hvcC', coded[0]!.config), size(tileWidth, tileHeight), size(width, height), box('irot', u8(turns))],
  );
  // The highest bit: a reader that does not know the property must not show the item.
  const associations = [...ids.map((id) => [u16(id), u8(2, 0x81, 2)]), [u16(gridId), u8(2, 3, 0x84)]].flat();
  const metaFor = (offset: number) => {
    let at = offset;
    const places = items.map((item, index) => {
      const place = Buffer.concat([u16(index + 1, 0, 1), u32(at), u32(item.length)]);
      at += item.length;
      return place;
    });
    return fullBox(
      'meta',
      ...[0, 0],
      fullBox('hdlr', 0, 0, u32(0), Buffer.from('pict'), Buffer.alloc(13)),
      fullBox('pitm', 0, 0, u16(gridId)),
      fullBox('iloc', 0, 0, u8(0x44, 0), u16(items.length), ...places),
      fullBox(
        'iinf',
        0,
        0,
        u16(items.length),
        ...ids.map((id) => entry(id, 'hvc1', true)),
        entry(gridId, 'grid', false),
      ),
      fullBox('iref', 0, 0, box('dimg', u16(gridId, tiles.length, ...ids))),
      box('iprp', properties, fullBox('ipma', 0, 0, u32(items.length), ...associations)),
    );
  };
  const head = box('ftyp', Buffer.from('heic'), u32(0), Buffer.from('mif1heic'));
  const offset = head.length + metaFor(0).length + 8;
  return Buffer.concat([head, metaFor(offset), box('mdat', ...items)]);
}
