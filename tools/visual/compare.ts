/** Two photographs of the same thing: which pixels differ, and where they lie. Pure. */
import { PNG } from 'pngjs';
import type { Picture } from '../accessibility/checks/pixels.ts';

export interface Difference {
  /** Of the larger picture on each side. What only one of them has counts as changed. */
  width: number;
  height: number;
  changed: number;
  /** Of all pixels, 0–1. */
  share: number;
  /** The smallest rectangle around everything that changed. */
  area: { x: number; y: number; width: number; height: number } | null;
  /** 1 where a pixel changed. */
  mask: Uint8Array;
}

/**
 * An edge may be smoothed a little otherwise: so much of 255 in every channel, in a pixel whose neighbours are as they were. Pixelmatch
 * has one threshold for all pixels: it would miss a surface whose colour changed by one.
 */
const smoothing = 32;
const onlyInOne = 255;

/** The largest difference of a channel, for each pixel. */
function distances(a: Picture, b: Picture, width: number, height: number): Uint8Array {
  const found = new Uint8Array(width * height);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const [isInA, isInB] = [x < a.width && y < a.height, x < b.width && y < b.height];
      if (!isInA && !isInB) continue;
      if (!isInA || !isInB) {
        found[y * width + x] = onlyInOne;
        continue;
      }
      const [at, to] = [(y * a.width + x) * 4, (y * b.width + x) * 4];
      found[y * width + x] = Math.max(
        Math.abs(a.data[at]! - b.data[to]!),
        Math.abs(a.data[at + 1]! - b.data[to + 1]!),
        Math.abs(a.data[at + 2]! - b.data[to + 2]!),
      );
    }
  return found;
}

export function comparePictures(before: Picture, after: Picture): Difference {
  const [width, height] = [Math.max(before.width, after.width), Math.max(before.height, after.height)];
  const distance = distances(before, after, width, height);
  const mask = new Uint8Array(width * height);
  const differs = (x: number, y: number) =>
    x >= 0 && y >= 0 && x < width && y < height && distance[y * width + x]! > 0 ? 1 : 0;
  const neighbours = (x: number, y: number) =>
    differs(x - 1, y - 1) +
    differs(x, y - 1) +
    differs(x + 1, y - 1) +
    differs(x - 1, y) +
    differs(x + 1, y) +
    differs(x - 1, y + 1) +
    differs(x, y + 1) +
    differs(x + 1, y + 1);
  let changed = 0;
  let [left, top, right, bottom] = [width, height, -1, -1];
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const far = distance[y * width + x]!;
      if (far === 0 || (far <= smoothing && neighbours(x, y) <= 1)) continue;
      mask[y * width + x] = 1;
      changed += 1;
      [left, right] = [Math.min(left, x), Math.max(right, x)];
      [top, bottom] = [Math.min(top, y), Math.max(bottom, y)];
    }
  const area = changed ? { x: left, y: top, width: right - left + 1, height: bottom - top + 1 } : null;
  return { width, height, changed, share: changed / (width * height), area, mask };
}

/** The changed pixels alone, to be laid over a photograph. @param color `#9b1c1c` */
export function drawDifference({ width, height, mask }: Difference, color: string): Buffer {
  const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
  const png = new PNG({ width, height });
  for (let pixel = 0; pixel < mask.length; pixel += 1)
    if (mask[pixel]) png.data.set([red!, green!, blue!, 255], pixel * 4);
  return PNG.sync.write(png);
}
