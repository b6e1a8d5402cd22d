/** Which municipality a place lies in, by outlines of the national land numerical information (N03). */
import { readFileSync } from 'node:fs';
import type { Position } from '../../contract/values.ts';

type Ring = [number, number][];
interface Outlines {
  features: { properties: Record<string, string | null>; geometry: { type: string; coordinates: Ring[] | Ring[][] } }[];
}

function isInside(ring: Ring, { lat, lng }: Position): boolean {
  let inside = false;
  for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) {
    const [[x1, y1], [x2, y2]] = [ring[i]!, ring[j]!];
    if (y1 > lat !== y2 > lat && lng < ((x2 - x1) * (lat - y1)) / (y2 - y1) + x1) inside = !inside;
  }
  return inside;
}

/** @param file GeoJSON of N03: polygons with the five-digit code in `N03_007` */
export function openMunicipalities(file: string): (place: Position) => number | null {
  const { features } = JSON.parse(readFileSync(file, 'utf8')) as Outlines;
  const shapes = features.flatMap(({ properties, geometry }) => {
    const polygons = (geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates) as Ring[][];
    return polygons.map((rings) => {
      const [lngs, lats] = [rings[0]!.map(([x]) => x), rings[0]!.map(([, y]) => y)];
      const box = {
        west: Math.min(...lngs),
        east: Math.max(...lngs),
        south: Math.min(...lats),
        north: Math.max(...lats),
      };
      return { code: Number(properties.N03_007), rings, box };
    });
  });
  return (place) =>
    shapes.find(
      ({ rings, box }) =>
        place.lng >= box.west &&
        place.lng <= box.east &&
        place.lat >= box.south &&
        place.lat <= box.north &&
        isInside(rings[0]!, place) &&
        !rings.slice(1).some((hole) => isInside(hole, place)),
    )?.code ?? null;
}
