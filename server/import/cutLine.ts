/** Places on lines. Lines that somebody drew have few positions: a place may lie between two of them. */
import { distanceM } from '../../contract/geo.ts';
import type { Position } from '../../contract/values.ts';

interface PlaceOnLine extends Position {
  segment: number;
  /** 0 to 1, along the segment. */
  share: number;
}

export function placeAt(line: readonly Position[], segment: number, share: number): PlaceOnLine {
  const [a, b] = [line[segment]!, line[segment + 1]!];
  return { segment, share, lat: a.lat + (b.lat - a.lat) * share, lng: a.lng + (b.lng - a.lng) * share };
}

/** The place of a segment that is nearest to another one, on the plane. */
export function nearestInSegment(place: Position, line: readonly Position[], segment: number): PlaceOnLine {
  const [a, b] = [line[segment]!, line[segment + 1]!];
  const scale = Math.cos((place.lat * Math.PI) / 180);
  const [bx, by] = [(b.lng - a.lng) * scale, b.lat - a.lat];
  const [px, py] = [(place.lng - a.lng) * scale, place.lat - a.lat];
  const square = bx * bx + by * by;
  return placeAt(line, segment, square ? Math.min(1, Math.max(0, (px * bx + py * by) / square)) : 0);
}

/**
 * Segments in which a line passes places in their order, as near to all of them together as can be: where it comes by twice,
 * each is the pass that leaves room for the others.
 */
function segmentsOf(line: readonly Position[], places: readonly Position[]): number[] {
  const count = line.length - 1;
  // Metres beside the line of all places so far, when the last of them is passed in this segment or before; and in which.
  let least = new Float64Array(count);
  const chosen = places.map((place) => {
    const [next, segments] = [new Float64Array(count), new Int32Array(count)];
    for (let at = 0; at < count; at += 1) {
      const own = least[at]! + distanceM(place, nearestInSegment(place, line, at));
      const isBetter = at === 0 || own < next[at - 1]!;
      next[at] = isBetter ? own : next[at - 1]!;
      segments[at] = isBetter ? at : segments[at - 1]!;
    }
    least = next;
    return segments;
  });
  let last = count - 1;
  return chosen
    .toReversed()
    .map((segments) => {
      last = segments[last]!;
      return last;
    })
    .toReversed();
}

/** Cuts a recorded or given line where it passes the points, in order: a part for each point after the first. */
export function cutLine(line: readonly Position[], points: readonly Position[]): Position[][] {
  const between = points.slice(1, -1);
  const cuts = [placeAt(line, 0, 0)];
  for (const [index, segment] of segmentsOf(line, between).entries()) {
    const before = cuts.at(-1)!;
    const own = nearestInSegment(between[index]!, line, segment);
    // Two in one segment, the wrong way round: the second is passed with the first.
    cuts.push(segment === before.segment && own.share < before.share ? before : own);
  }
  cuts.push(placeAt(line, line.length - 2, 1));
  return cuts.slice(1).map((to, index) => {
    const from = cuts[index]!;
    const inner = line.slice(from.segment + 1, to.segment + 1);
    return [from, ...inner, to].map(({ lat, lng }) => ({ lat, lng }));
  });
}
