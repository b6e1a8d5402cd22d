import type { Position } from './values.ts';

const metresPerDegree = 111_195;

/** Metres from a position to the segment between two others, on the plane. */
function offSegment(place: Position, a: Position, b: Position): number {
  const scale = Math.cos((a.lat * Math.PI) / 180);
  const [bx, by] = [(b.lng - a.lng) * scale, b.lat - a.lat];
  const [px, py] = [(place.lng - a.lng) * scale, place.lat - a.lat];
  const square = bx * bx + by * by;
  const share = square ? Math.min(1, Math.max(0, (px * bx + py * by) / square)) : 0;
  return Math.hypot(px - bx * share, py - by * share) * metresPerDegree;
}

/** Leaves out positions that lie within `toleranceM` of the line without them (Douglas–Peucker); the ends stay. */
export function simplify(line: readonly Position[], toleranceM: number): Position[] {
  const isKept = new Uint8Array(line.length);
  isKept[0] = 1;
  isKept[line.length - 1] = 1;
  const ranges: [number, number][] = [[0, line.length - 1]];
  for (let range = ranges.pop(); range; range = ranges.pop()) {
    const [first, last] = range;
    let [furthest, distance] = [0, toleranceM];
    for (let index = first + 1; index < last; index += 1) {
      const off = offSegment(line[index]!, line[first]!, line[last]!);
      if (off > distance) [furthest, distance] = [index, off];
    }
    if (!furthest) continue;
    isKept[furthest] = 1;
    ranges.push([first, furthest], [furthest, last]);
  }
  return line.filter((_, index) => isKept[index]);
}
