/** Reads a picture of the screen, and compares two. */
import { inflateSync } from 'node:zlib';

export interface Picture {
  width: number;
  height: number;
  /** Three bytes a pixel. */
  data: Uint8Array;
}

/** PNG with 8 bits a channel, with or without alpha, as the browser takes them. */
export function readPng(file: Buffer): Picture {
  const width = file.readUInt32BE(16);
  const height = file.readUInt32BE(20);
  const channels = file[25] === 6 ? 4 : 3;
  const parts: Buffer[] = [];
  for (let at = 8; at < file.length; ) {
    const length = file.readUInt32BE(at);
    if (file.toString('latin1', at + 4, at + 8) === 'IDAT') parts.push(file.subarray(at + 8, at + 8 + length));
    at += length + 12;
  }
  const raw = inflateSync(Buffer.concat(parts));
  const stride = width * channels;
  const rows = new Uint8Array(stride * height);
  for (let y = 0; y < height; y += 1) {
    const source = y * (stride + 1) + 1;
    const filter = raw[source - 1]!;
    const start = y * stride;
    for (let x = 0; x < stride; x += 1) {
      const left = x >= channels ? rows[start + x - channels]! : 0;
      const above = y > 0 ? rows[start + x - stride]! : 0;
      let guess = 0;
      if (filter === 1) guess = left;
      else if (filter === 2) guess = above;
      else if (filter === 3) guess = (left + above) >> 1;
      else if (filter === 4)
        guess = paeth(left, above, x >= channels && y > 0 ? rows[start + x - stride - channels]! : 0);
      rows[start + x] = raw[source + x]! + guess;
    }
  }
  if (channels === 3) return { width, height, data: rows };
  const data = new Uint8Array(width * height * 3);
  for (let pixel = 0; pixel < width * height; pixel += 1) data.set(rows.subarray(pixel * 4, pixel * 4 + 3), pixel * 3);
  return { width, height, data };
}

function paeth(left: number, above: number, corner: number): number {
  const guess = left + above - corner;
  const a = Math.abs(guess - left);
  const b = Math.abs(guess - above);
  const c = Math.abs(guess - corner);
  if (a <= b && a <= c) return left;
  return b <= c ? above : corner;
}

const linear = Float64Array.from({ length: 256 }, (_, value) => {
  const share = value / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
});

/** Relative luminance of a pixel, 0–1. */
export const luminanceAt = ({ data }: Picture, pixel: number): number =>
  0.2126 * linear[data[pixel * 3]!]! + 0.7152 * linear[data[pixel * 3 + 1]!]! + 0.0722 * linear[data[pixel * 3 + 2]!]!;

/** How many pixels differ at all, and how many by a contrast of at least 3:1. */
export function difference(a: Picture, b: Picture): { changed: number; strong: number } {
  let changed = 0;
  let strong = 0;
  const pixels = Math.min(a.width * a.height, b.width * b.height);
  for (let pixel = 0; pixel < pixels; pixel += 1) {
    const at = pixel * 3;
    if (a.data[at] === b.data[at] && a.data[at + 1] === b.data[at + 1] && a.data[at + 2] === b.data[at + 2]) continue;
    changed += 1;
    const [one, other] = [luminanceAt(a, pixel), luminanceAt(b, pixel)];
    if ((Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05) >= 3) strong += 1;
  }
  return { changed, strong };
}
