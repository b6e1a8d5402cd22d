/** Places beside a line, from the lists of points that come with a walking network. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Position } from '../../contract/values.ts';
import { planeM } from './network.ts';

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

  return {
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
          const scale = Math.cos((place.lat * Math.PI) / 180);
          let best: Pick<PlaceOnWay, 'alongM' | 'offM' | 'side'> | null = null;
          let before = 0;
          for (let index = 1; index < line.length; index += 1) {
            const [a, b] = [line[index - 1]!, line[index]!];
            const [bx, by] = [(b.lng - a.lng) * scale, b.lat - a.lat];
            const [px, py] = [(place.lng - a.lng) * scale, place.lat - a.lat];
            const square = bx * bx + by * by;
            const share = square ? Math.min(1, Math.max(0, (px * bx + py * by) / square)) : 0;
            const on = { lat: a.lat + (b.lat - a.lat) * share, lng: a.lng + (b.lng - a.lng) * share };
            const offM = planeM(place, on);
            const metres = planeM(a, b);
            if (!best || offM < best.offM) {
              const turn = bx * py - by * px;
              best = {
                alongM: before + metres * share,
                offM,
                side: offM < onWayM ? 'on' : turn > 0 ? 'left' : 'right',
              };
            }
            before += metres;
          }
          return best && best.offM <= withinM ? [{ ...place, ...best }] : [];
        })
        .sort((a, b) => a.alongM - b.alongM);
    },
  };
}
