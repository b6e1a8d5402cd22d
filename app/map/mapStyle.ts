import type { StyleSpecification } from 'maplibre-gl';
import type { Position } from '../../contract/values.ts';
import { mapColors as color } from '../../tokens/map.ts';

/** Where the base map's tiles are from, as their publisher asks to be named. */
export const tiles = {
  source: 'gsi',
  url: 'https://cyberjapandata.gsi.go.jp/xyz/pale/{z}/{x}/{y}.png',
  credit: 'https://maps.gsi.go.jp/development/ichiran.html',
  minZoom: 9,
  maxZoom: 18,
};

export type Line = readonly (readonly [lat: number, lng: number])[];

/** What is drawn of courses: their ways, and the turns between the places of one. */
export interface Drawn {
  lines: readonly Line[];
  turns: readonly Position[];
}

/** None of the lines. */
export const noLine = -1;
export const chosenLayer = 'chosen';

/** Land, the tiles if they are wanted, and the courses: ways with white casing, the chosen one of them strongest, and turns. */
export function mapStyle({ lines, turns }: Drawn, withTiles: boolean): StyleSpecification {
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
      way: {
        type: 'geojson',
        data: {
          type: 'FeatureCollection',
          features: lines.map((line, index) => ({
            type: 'Feature',
            properties: { index },
            geometry: { type: 'LineString', coordinates: line.map(([lat, lng]) => [lng, lat]) },
          })),
        },
      },
      turns: {
        type: 'geojson',
        data: { type: 'MultiPoint', coordinates: turns.map(({ lat, lng }) => [lng, lat]) },
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
        id: chosenLayer,
        type: 'line',
        source: 'way',
        filter: ['==', ['get', 'index'], noLine],
        layout: round,
        paint: { 'line-color': color.text, 'line-width': 7 },
      },
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
