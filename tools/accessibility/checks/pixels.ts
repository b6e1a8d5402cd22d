/** Compares two pictures of the screen. */
import { PNG } from 'pngjs';

export interface Picture {
  width: number;
  height: number;
  /** Four bytes a pixel: red, green, blue, alpha. */
  data: Uint8Array;
}

export const readPng = (file: Buffer): Picture => PNG.sync.read(file);

const linear = Float64Array.from({ length: 256 }, (_, value) => {
  const share = value / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
});

/** Relative luminance of a pixel, 0–1. */
export const luminanceAt = ({ data }: Picture, pixel: number): number =>
  0.2126 * linear[data[pixel * 4]!]! + 0.7152 * linear[data[pixel * 4 + 1]!]! + 0.0722 * linear[data[pixel * 4 + 2]!]!;

/** How many pixels differ at all, and how many by a contrast of at least 3:1. */
export function difference(a: Picture, b: Picture): { changed: number; strong: number } {
  let changed = 0;
  let strong = 0;
  const pixels = Math.min(a.width * a.height, b.width * b.height);
  for (let pixel = 0; pixel < pixels; pixel += 1) {
    const at = pixel * 4;
    if (a.data[at] === b.data[at] && a.data[at + 1] === b.data[at + 1] && a.data[at + 2] === b.data[at + 2]) continue;
    changed += 1;
    const [one, other] = [luminanceAt(a, pixel), luminanceAt(b, pixel)];
    if ((Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05) >= 3) strong += 1;
  }
  return { changed, strong };
}
