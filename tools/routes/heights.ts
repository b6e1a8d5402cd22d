/** Heights from elevation tiles of zoom 12 (about 31 m a pixel): int16 decimetres, 256 × 256, row 0 north, gzip. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { Position } from '../../contract/values.ts';
import { measured } from './moves.ts';

export interface Profile {
  /** [metres from the start, height in metres]. */
  points: [number, number][];
  up: number;
  down: number;
  min: number;
  max: number;
}

export interface Heights {
  /** Metres above sea level; null where no height is known. */
  heightAt: (place: Position) => number | null;
  /**
   * Null when a height on the way is missing.
   * @param gaps stretches in metres of which only the ends count: over a valley nobody climbs down into
   */
  profile: (line: readonly Position[], everyM: number, gaps?: readonly (readonly [number, number])[]) => Profile | null;
}

const zoom = 12;
const size = 256;
const none = -32768;
/** A change counts when it has become so many metres: less is the noise of the raster. */
const countedFromM = 2.5;

/** Climb and descent: turning points that lie less than `countedFromM` apart are not counted. */
export function climbOf(heights: readonly number[]): { up: number; down: number } {
  let [up, down] = [0, 0];
  let last = heights[0]!;
  let extreme = last;
  let direction = 0;
  for (const height of heights) {
    if (direction === 0) {
      if (Math.abs(height - last) >= countedFromM) {
        direction = Math.sign(height - last);
        extreme = height;
      }
    } else if ((height - extreme) * direction > 0) extreme = height;
    else if ((extreme - height) * direction >= countedFromM) {
      if (direction > 0) up += extreme - last;
      else down += last - extreme;
      last = extreme;
      extreme = height;
      direction = -direction;
    }
  }
  if (direction > 0) up += extreme - last;
  else if (direction < 0) down += last - extreme;
  return { up, down };
}

/** @param directory holds `12/{x}/{y}.i16.gz` */
export function openHeights(directory: string): Heights {
  const tiles = new Map<string, Int16Array | null>();
  const tile = (x: number, y: number): Int16Array | null => {
    const key = `${x}/${y}`;
    const known = tiles.get(key);
    if (known !== undefined) return known;
    const file = path.join(directory, String(zoom), String(x), `${y}.i16.gz`);
    let read: Int16Array | null = null;
    if (existsSync(file)) {
      const bytes = gunzipSync(readFileSync(file));
      read = new Int16Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + size * size * 2));
    }
    tiles.set(key, read);
    return read;
  };
  const pixel = (x: number, y: number): number | null => {
    const value = tile(Math.floor(x / size), Math.floor(y / size))?.[(y % size) * size + (x % size)];
    return value === undefined || value === none ? null : value / 10;
  };

  const heightAt = ({ lat, lng }: Position): number | null => {
    const world = size * 2 ** zoom;
    const sin = Math.sin((lat * Math.PI) / 180);
    const x = ((lng + 180) / 360) * world - 0.5;
    const y = (0.5 - Math.log((1 + sin) / (1 - sin)) / (4 * Math.PI)) * world - 0.5;
    const [left, top] = [Math.floor(x), Math.floor(y)];
    const corners = [pixel(left, top), pixel(left + 1, top), pixel(left, top + 1), pixel(left + 1, top + 1)];
    const weights = [
      (1 - x + left) * (1 - y + top),
      (x - left) * (1 - y + top),
      (1 - x + left) * (y - top),
      (x - left) * (y - top),
    ];
    // Water has no height: beside it, what is known decides.
    let [sum, weight] = [0, 0];
    corners.forEach((height, index) => {
      if (height === null) return;
      sum += height * weights[index]!;
      weight += weights[index]!;
    });
    return weight > 0.01 ? sum / weight : null;
  };

  return {
    heightAt,
    profile(line, everyM, gaps = []) {
      const { length, placeAt } = measured(line);
      const count = Math.max(1, Math.round(length / everyM));
      const points: [number, number][] = [];
      let last: number | null = null;
      let unknown = 0;
      for (let index = 0; index <= count; index += 1) {
        const metres = (length * index) / count;
        if (gaps.some(([from, to]) => metres > from && metres < to)) continue;
        const height: number | null = heightAt(placeAt(metres));
        if (height === null) unknown += 1;
        // Bridges over water keep the height of the bank.
        last = height ?? last;
        if (last !== null) points.push([metres, last]);
      }
      const known = points.map(([, height]) => height);
      // A quarter of the way without heights is more than bridges: nothing is said of it.
      if (!points.length || unknown > count / 4) return null;
      return { points, ...climbOf(known), min: Math.min(...known), max: Math.max(...known) };
    },
  };
}
