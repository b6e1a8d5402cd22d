import { metresToSegment } from './geo.ts';
import type { Position } from './values.ts';

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
      const off = metresToSegment(line[index]!, line[first]!, line[last]!);
      if (off > distance) [furthest, distance] = [index, off];
    }
    if (!furthest) continue;
    isKept[furthest] = 1;
    ranges.push([first, furthest], [furthest, last]);
  }
  return line.filter((_, index) => isKept[index]);
}

/** The same to at most `most` positions, however coarse that is. */
export function simplifyTo(line: readonly Position[], most: number): Position[] {
  let toleranceM = 5;
  let kept = simplify(line, toleranceM);
  while (kept.length > most) {
    toleranceM *= 1.5;
    kept = simplify(line, toleranceM);
  }
  return kept;
}
