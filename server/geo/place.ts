import type { Position } from '../../contract/values.ts';

/** A degree of longitude is this much of a degree of latitude at Tokyo's latitude. */
const longitudeScale = Math.cos((35.68 * Math.PI) / 180);

/** The plane on which the KNN index looks for neighbours. */
export const placeOf = ({ lat, lng }: Position): string => `(${(lng * longitudeScale).toFixed(6)},${lat.toFixed(6)})`;

/** The position of a stored place. */
export function positionOf(place: string): Position {
  const [x, y] = place.slice(1, -1).split(',').map(Number) as [number, number];
  return { lat: y, lng: x / longitudeScale };
}

/** What a box of degrees covers on the plane. */
export const planeBoxOf = (box: { south: number; north: number; west: number; east: number }): string =>
  `${placeOf({ lat: box.north, lng: box.east })},${placeOf({ lat: box.south, lng: box.west })}`;
