/** Where a place lies beside a way. */
import { distanceM, metresToSegment } from '../../contract/geo.ts';
import type { BesideCourse } from '../../contract/institutions.ts';
import { decodePolyline } from '../../contract/polyline.ts';
import type { Position } from '../../contract/values.ts';

/** One leg of a course, as it is stored. */
export interface Leg {
  metres: number;
  /** Encoded polyline. */
  line: string;
}

/** A way made ready for many questions. */
export interface Way {
  points: Position[];
  /** Metres from the start at each point. */
  along: number[];
  /** Stretches of some points each, and what they cover: a place far from that is far from them. */
  stretches: { from: number; to: number; box: Box }[];
}
interface Box {
  south: number;
  north: number;
  west: number;
  east: number;
}

/** Nearer than this a place is at the way, not on one of its sides. */
const onWayM = 10;
const metresPerDegree = 111_195;
const pointsPerStretch = 16;

export const boxOf = (points: readonly Position[]): Box => ({
  south: Math.min(...points.map(({ lat }) => lat)),
  north: Math.max(...points.map(({ lat }) => lat)),
  west: Math.min(...points.map(({ lng }) => lng)),
  east: Math.max(...points.map(({ lng }) => lng)),
});

/** Wide enough at any latitude of Tokyo, and a little wider. */
export const widened = ({ south, north, west, east }: Box, metres: number): Box => {
  const lat = (metres / metresPerDegree) * 1.01;
  const lng = lat / Math.cos((Math.max(Math.abs(south), Math.abs(north)) * Math.PI) / 180);
  return { south: south - lat, north: north + lat, west: west - lng, east: east + lng };
};

/** Lengths are those that the legs say: their lines are simplified, and a little shorter. */
export function wayOf(legs: readonly Leg[]): Way {
  const points: Position[] = [];
  const along: number[] = [];
  let before = 0;
  for (const { metres, line } of legs) {
    const own = decodePolyline(line).map(([lat, lng]) => ({ lat, lng }));
    const lengths = own.map((point, index) => (index ? distanceM(own[index - 1]!, point) : 0));
    const total = lengths.reduce((sum, length) => sum + length, 0) || 1;
    let at = 0;
    own.forEach((point, index) => {
      at += lengths[index]!;
      if (!index && points.length) return;
      points.push(point);
      along.push(before + (at / total) * metres);
    });
    before += metres;
  }
  const stretches: Way['stretches'] = [];
  for (let from = 0; from < points.length - 1; from += pointsPerStretch) {
    const to = Math.min(points.length - 1, from + pointsPerStretch);
    stretches.push({ from, to, box: boxOf(points.slice(from, to + 1)) });
  }
  return { points, along, stretches };
}

const isLeft = (place: Position, from: Position, to: Position) =>
  (to.lng - from.lng) * (place.lat - from.lat) > (to.lat - from.lat) * (place.lng - from.lng);

/** The share of the segment after which it is nearest to the place, on the plane. */
function shareOf(place: Position, a: Position, b: Position): number {
  const scale = Math.cos((place.lat * Math.PI) / 180);
  const [bx, by] = [(b.lng - a.lng) * scale, b.lat - a.lat];
  const square = bx * bx + by * by;
  const share = square ? ((place.lng - a.lng) * scale * bx + (place.lat - a.lat) * by) / square : 0;
  return Math.min(1, Math.max(0, share));
}

/** No place of the box is nearer than this, on the plane of `metresToSegment`. */
function leastMetres({ lat, lng }: Position, { south, north, west, east }: Box): number {
  const [dLat, dLng] = [Math.max(south - lat, 0, lat - north), Math.max(west - lng, 0, lng - east)];
  return Math.hypot(dLat, dLng * Math.cos((lat * Math.PI) / 180)) * metresPerDegree;
}

/** Null when it is more than `withinM` away. Where the way passes twice, the first of the nearest places counts. */
export function besideWay(place: Position, { points, along, stretches }: Way, withinM: number): BesideCourse | null {
  let nearest = { off: Number.POSITIVE_INFINITY, segment: 0 };
  for (const { from, to, box } of stretches) {
    if (leastMetres(place, box) > Math.min(withinM, nearest.off) + 1) continue;
    for (let segment = from; segment < to; segment += 1) {
      const off = metresToSegment(place, points[segment]!, points[segment + 1]!);
      if (off < nearest.off) nearest = { off, segment };
    }
  }
  if (nearest.off > withinM) return null;
  const { off, segment } = nearest;
  const [a, b] = [points[segment]!, points[segment + 1]!];
  const at = along[segment]! + (along[segment + 1]! - along[segment]!) * shareOf(place, a, b);
  const side = off < onWayM ? 'on' : isLeft(place, a, b) ? 'left' : 'right';
  return { at_m: Math.round(at), off_m: Math.round(off), side };
}
