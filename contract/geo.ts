/** Geometry on the sphere, good to a metre at walking scale. Degrees are WGS84. */
import type { Position } from './values.ts';

const earthRadiusM = 6_371_008.8;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Metres between two positions (haversine). */
export function distanceM(a: Position, b: Position): number {
  const half = (degrees: number) => Math.sin(radians(degrees) / 2) ** 2;
  const h = half(b.lat - a.lat) + Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * half(b.lng - a.lng);
  return 2 * earthRadiusM * Math.asin(Math.sqrt(h));
}

/** Length of a line in metres. */
export const lengthM = (line: readonly Position[]): number =>
  line.slice(1).reduce((sum, position, index) => sum + distanceM(line[index]!, position), 0);

/** Metres from a position to the nearest place of the segment from `a` to `b`, on the plane. */
export function metresToSegment(place: Position, a: Position, b: Position): number {
  const scale = Math.cos(radians(place.lat));
  const [bx, by] = [(b.lng - a.lng) * scale, b.lat - a.lat];
  const [px, py] = [(place.lng - a.lng) * scale, place.lat - a.lat];
  const square = bx * bx + by * by;
  const share = square ? Math.min(1, Math.max(0, (px * bx + py * by) / square)) : 0;
  return radians(Math.hypot(px - bx * share, py - by * share)) * earthRadiusM;
}

/** Metres from a position to the nearest place of a line, on the plane. */
export const metresToLine = (place: Position, line: readonly Position[]): number =>
  line
    .slice(1)
    .reduce((least, to, index) => Math.min(least, metresToSegment(place, line[index]!, to)), Number.POSITIVE_INFINITY);

/** Initial bearing in degrees, 0 = north, clockwise, [0, 360). */
export function bearing(a: Position, b: Position): number {
  const dLng = radians(b.lng - a.lng);
  const y = Math.sin(dLng) * Math.cos(radians(b.lat));
  const x =
    Math.cos(radians(a.lat)) * Math.sin(radians(b.lat)) -
    Math.sin(radians(a.lat)) * Math.cos(radians(b.lat)) * Math.cos(dLng);
  return ((Math.atan2(y, x) * 180) / Math.PI + 360) % 360;
}

export const compass = ['n', 'ne', 'e', 'se', 's', 'sw', 'w', 'nw'] as const;
export type Compass = (typeof compass)[number];
export const compassOf = (degrees: number): Compass => compass[Math.round(degrees / 45) % 8]!;

/**
 * Splits `total` in proportion to `weights`, in whole units, so that the parts add up to it exactly (largest remainder).
 * Every leg of a course is rounded by this, so that the legs add up to what the course says.
 */
export function apportion(total: number, weights: readonly number[], unit: number): number[] {
  const sum = weights.reduce((a, b) => a + b, 0) || 1;
  const units = Math.round(total / unit);
  const exact = weights.map((weight) => (weight / sum) * units);
  const parts = exact.map(Math.floor);
  const rest = units - parts.reduce((a, b) => a + b, 0);
  const order = exact
    .map((value, index) => ({ index, remainder: value - Math.floor(value) }))
    .sort((a, b) => b.remainder - a.remainder);
  for (const { index } of order.slice(0, rest)) parts[index]! += 1;
  return parts.map((part) => part * unit);
}
