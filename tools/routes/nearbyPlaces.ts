/** Places beside a line, from the lists of points that come with a walking network. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Position } from '../../contract/values.ts';
import { nearestOn, planeM } from './network.ts';

export interface Place extends Position {
  kind: string;
  name: { ja: string; en: string; kana: string } | null;
}
export interface PlaceOnWay extends Place {
  /** Metres from the beginning of the line. */
  alongM: number;
  offM: number;
  side: 'left' | 'right' | 'on';
}
export interface PlacesNear {
  /** In the order of the walk; a place that is passed twice is found once, where the line is nearest. */
  near: (line: readonly Position[], withinM: number, kinds: readonly string[]) => PlaceOnWay[];
  /** All of one name, anywhere. */
  named: (name: string) => Place[];
  /** Nearest first. */
  around: (place: Position, withinM: number, kinds: readonly string[]) => (Place & { offM: number })[];
}

/** Nearer than this a place is at the way, not on one of its sides. */
const onWayM = 4;

/** One row of a CSV file; quoted fields may hold commas and doubled quotes. */
function fieldsOf(row: string): string[] {
  return [...row.matchAll(/("(?:[^"]|"")*"|[^,]*)(?:,|$)/g)]
    .map(([, field]) => (field!.startsWith('"') ? field!.slice(1, -1).replaceAll('""', '"') : field!))
    .slice(0, 7);
}

function placesOf(file: string): Place[] {
  const [header, ...rows] = readFileSync(file, 'utf8').trim().split(/\r?\n/);
  if (header !== 'kind,lat,lng,municipality,name,name_en,name_kana') throw new Error(`${file}: columns ${header}`);
  return rows.map((row) => {
    const [kind, lat, lng, , ja, en, kana] = fieldsOf(row);
    return {
      kind: kind!,
      lat: Number(lat),
      lng: Number(lng),
      name: ja ? { ja, en: en ?? '', kana: kana ?? '' } : null,
    };
  });
}

const sideOf = (place: Position, from: Position, to: Position) =>
  (to.lng - from.lng) * (place.lat - from.lat) > (to.lat - from.lat) * (place.lng - from.lng) ? 'left' : 'right';

/** @param directory of CSV files with the columns kind, lat, lng, municipality, name, name_en, name_kana */
export function openPlaces(directory: string): PlacesNear {
  if (!existsSync(directory)) throw new Error(`${directory}: no such folder`);
  const places = readdirSync(directory)
    .filter((name) => name.endsWith('.csv'))
    .sort()
    .flatMap((name) => placesOf(path.join(directory, name)));

  const around: PlacesNear['around'] = (place, withinM, kinds) =>
    places
      .filter(
        (other) =>
          kinds.includes(other.kind) &&
          Math.abs(other.lat - place.lat) < withinM / 100_000 &&
          Math.abs(other.lng - place.lng) < withinM / 80_000,
      )
      .map((other) => ({ ...other, offM: planeM(place, other) }))
      .filter(({ offM }) => offM <= withinM)
      .sort((a, b) => a.offM - b.offM);

  const byName = Map.groupBy(
    places.filter(({ name }) => name),
    ({ name }) => name!.ja,
  );
  return {
    named: (name) => byName.get(name) ?? [],
    around,
    near(line, withinM, kinds) {
      const [lats, lngs] = [line.map(({ lat }) => lat), line.map(({ lng }) => lng)];
      const margin = withinM / 80_000;
      const [south, north] = [Math.min(...lats) - margin, Math.max(...lats) + margin];
      const [west, east] = [Math.min(...lngs) - margin, Math.max(...lngs) + margin];
      return places
        .filter(
          ({ kind, lat, lng }) => kinds.includes(kind) && lat >= south && lat <= north && lng >= west && lng <= east,
        )
        .flatMap((place): PlaceOnWay[] => {
          const { segment, alongM, offM } = nearestOn(line, place);
          if (offM > withinM) return [];
          return [
            { ...place, alongM, offM, side: offM < onWayM ? 'on' : sideOf(place, line[segment]!, line[segment + 1]!) },
          ];
        })
        .sort((a, b) => a.alongM - b.alongM);
    },
  };
}
