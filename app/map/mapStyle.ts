import type { StyleSpecification } from 'maplibre-gl';
import type { CoursePoint } from '../../contract/courses.ts';
import { mapColors as color } from '../../tokens/map.ts';

/** Where the base map's tiles are from, as their publisher asks to be named. */
export const tiles = {
  source: 'gsi',
  url: 'https://cyberjapandata.gsi.go.jp/xyz/pale/{z}/{x}/{y}.png',
  credit: 'https://maps.gsi.go.jp/development/ichiran.html',
  minZoom: 9,
  maxZoom: 18,
};

type At = Pick<CoursePoint, 'lat' | 'lng'>;
const lngLat = ({ lat, lng }: At): [number, number] => [lng, lat];

/** Land, the tiles if they are wanted, and the course: its way with white casing, and the turns between its places. */
export function mapStyle(
  { points, line }: { points: readonly CoursePoint[]; line: readonly (readonly [number, number])[] },
  withTiles: boolean,
): StyleSpecification {
  const round = { 'line-cap': 'round', 'line-join': 'round' } as const;
  return {
    version: 8,
    sources: {
      ...(withTiles && {
        [tiles.source]: {
          type: 'raster',
          tiles: [tiles.url],
          tileSize: 256,
          minzoom: tiles.minZoom,
          maxzoom: tiles.maxZoom,
        },
      }),
      way: { type: 'geojson', data: { type: 'LineString', coordinates: line.map(([lat, lng]) => [lng, lat]) } },
      turns: {
        type: 'geojson',
        data: { type: 'MultiPoint', coordinates: points.filter(({ role }) => role === 'via').map(lngLat) },
      },
    },
    layers: [
      { id: 'land', type: 'background', paint: { 'background-color': color.land } },
      ...(withTiles ? [{ id: tiles.source, type: 'raster' as const, source: tiles.source }] : []),
      {
        id: 'casing',
        type: 'line',
        source: 'way',
        layout: round,
        paint: { 'line-color': color.casing, 'line-width': 10 },
      },
      { id: 'way', type: 'line', source: 'way', layout: round, paint: { 'line-color': color.route, 'line-width': 5 } },
      {
        id: 'turns',
        type: 'circle',
        source: 'turns',
        paint: {
          'circle-color': color.casing,
          'circle-radius': 4,
          'circle-stroke-color': color.route,
          'circle-stroke-width': 2,
        },
      },
    ],
  };
}
