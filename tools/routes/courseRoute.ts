/** Joins the points of a course along a walking network and says what a walker meets on the way. */
import { bearing, distanceM } from '../../contract/geo.ts';
import { encodePolyline } from '../../contract/polyline.ts';
import { simplify } from '../../contract/simplify.ts';
import type { Position } from '../../contract/values.ts';
import type { CourseContent, StationContent } from '../../server/content/content.schema.ts';
import type { Route } from '../../server/content/route.schema.ts';
import { cutLine } from '../../server/import/cutLine.ts';
import type { Heights } from './heights.ts';
import { arrivalOf, movesOf } from './moves.ts';
import type { PlacesNear } from './nearbyPlaces.ts';
import { lineOfPiece, type Network, type Piece, planeM, type Snap, walksFrom } from './network.ts';

export interface Sources {
  network: Network;
  /** For courses with a stroller. */
  stepFreeNetwork: Network;
  /** Name and month of the network's data. */
  networkName: string;
  heights: Heights | null;
  places: PlacesNear | null;
  stations: readonly StationContent[];
  municipalityAt: ((place: Position) => number | null) | null;
}

/** A point is looked for on the ways within the first of these distances that has any. */
const snapWithinM = [30, 70, 150, 300];
/**
 * Other ways that are so much further away are looked at too: the nearest may be on another level or bank.
 * A place to see is one spot; a point that only leads the way is a stretch of it. `cost` is that of a metre beside the way, in metres of walking.
 */
const snapping = {
  place: { furtherM: 60, atMost: 10, cost: 2.5 },
  lead: { furtherM: 110, atMost: 16, cost: 1.5 },
};
/** A point between two drawn legs stays where it is if all ways are farther away: the map lacks those it stands on. */
const besideDrawnM = 70;
const hiddenPenalty = 40;
const toleranceM = 3;
const unreachable = 1e7;

const snappingOf = (role?: string) => (role === 'via' ? snapping.lead : snapping.place);

function snapsOf(place: Position, network: Network, role?: string): Snap[] {
  const { furtherM, atMost } = snappingOf(role);
  for (const within of snapWithinM) {
    const found = network.near(place, within);
    if (!found.length) continue;
    const further = within === snapWithinM[0] ? network.near(place, found[0]!.offM + furtherM) : found;
    return further.filter(({ offM }) => offM <= found[0]!.offM + furtherM).slice(0, atMost);
  }
  return [];
}

const costOfSnap = ({ way, offM }: Snap, { ways }: Network, role: string) => {
  const { isIndoor, layer, brunnel } = ways[way]!;
  return offM * snappingOf(role).cost + (isIndoor || layer < 0 || brunnel === 'tunnel' ? hiddenPenalty : 0);
};

interface Choice {
  cost: number;
  /** Index of the choice at the point before. */
  before: number;
  pieces: Piece[] | null;
}

/** The pieces of every leg, so that all legs together are short; null = not joined. A point has one place for both its legs. */
function joined(
  points: CourseContent['points'],
  network: Network,
): { pieces: (Piece[] | null)[]; snaps: (Snap | null)[] } {
  const snaps = points.map((point, index) => {
    const found = snapsOf(point, network, point.role);
    const isAmongDrawn = point.drawn && points[index + 1]?.drawn;
    return isAmongDrawn ? found.filter(({ offM }) => offM <= besideDrawnM) : found;
  });
  let choices: Choice[] = snaps[0]!.length
    ? snaps[0]!.map((snap) => ({ cost: costOfSnap(snap, network, points[0]!.role), before: -1, pieces: null }))
    : [{ cost: 0, before: -1, pieces: null }];
  const steps = [choices];
  for (let index = 1; index < points.length; index += 1) {
    const [from, to] = [snaps[index - 1]!, snaps[index]!];
    const straight = distanceM(points[index - 1]!, points[index]!);
    const walks = points[index]!.drawn ? [] : from.map((snap) => walksFrom(snap, to, network, straight * 4 + 1500));
    choices = (to.length ? to : [null]).map((snap, toIndex) => {
      let best: Choice = { cost: Number.POSITIVE_INFINITY, before: 0, pieces: null };
      choices.forEach((choice, fromIndex) => {
        const walk = walks[fromIndex]?.[toIndex] ?? null;
        const cost = choice.cost + (walk ? walk.cost : unreachable + straight);
        if (cost < best.cost) best = { cost, before: fromIndex, pieces: walk?.pieces ?? null };
      });
      return { ...best, cost: best.cost + (snap ? costOfSnap(snap, network, points[index]!.role) : 0) };
    });
    steps.push(choices);
  }
  const chosen: number[] = [];
  let at = choices.reduce((best, { cost }, index) => (cost < choices[best]!.cost ? index : best), 0);
  for (let index = points.length - 1; index >= 0; index -= 1) {
    chosen[index] = at;
    at = steps[index]![at]!.before;
  }
  return {
    pieces: points.slice(1).map((_, index) => steps[index + 1]![chosen[index + 1]!]!.pieces),
    snaps: points.map((_, index) => snaps[index]![chosen[index]!] ?? null),
  };
}

const key = ({ lat, lng }: Position) => `${lat.toFixed(6)},${lng.toFixed(6)}`;

function lineOf(pieces: readonly Piece[], network: Network): Position[] {
  const line: Position[] = [];
  for (const place of pieces.flatMap((piece) => lineOfPiece(piece, network)))
    if (!line.length || key(line.at(-1)!) !== key(place)) line.push(place);
  return line;
}

const round = (value: number) => Math.round(value);
/** Heights go straight over drawn legs up to this length. */
const shortDrawnM = 450;

const lengthOf = (line: readonly Position[]) =>
  line.slice(1).reduce((sum, place, index) => sum + planeM(line[index]!, place), 0);

/** Nearest station along streets, or the nearest bus stop where stations are far. */
function waysOutOf(
  course: CourseContent,
  snaps: readonly (Snap | null)[],
  { network, stations, places }: Sources,
): Route['waysOut'] {
  return course.points.flatMap((point, index): Route['waysOut'] => {
    const snap = snaps[index];
    if (!snap || index === 0 || index === course.points.length - 1) return [];
    const near = stations.filter((station) => planeM(point, station) < 3000);
    const goals = near.flatMap((station) => {
      const [goal] = snapsOf(station, network);
      return goal ? [{ station, goal }] : [];
    });
    const walks = walksFrom(
      snap,
      goals.map(({ goal }) => goal),
      network,
      6000,
    );
    const best = goals
      .flatMap(({ station }, at) => {
        const walk = walks[at];
        return walk
          ? [{ station, metres: walk.pieces.reduce((sum, { fromM, toM }) => sum + Math.abs(toM - fromM), 0) }]
          : [];
      })
      .sort((a, b) => a.metres - b.metres)[0];
    const toTen = (metres: number) => Math.max(10, Math.round(metres / 10) * 10);
    if (best && best.metres <= 900)
      return [{ point: index, kind: 'station', station: best.station.id, metres: toTen(best.metres) }];
    // Where no station can be walked to, a far stop is better than none.
    const isFar = !best || best.metres > 2000;
    const stop = places?.around(point, isFar ? 2000 : 500, ['bus_stop']).find(({ name }) => name?.ja);
    if (stop) {
      const [goal] = snapsOf(stop, network);
      const walk = goal && walksFrom(snap, [goal], network, isFar ? 5000 : 1500)[0];
      const metres = walk
        ? walk.pieces.reduce((sum, { fromM, toM }) => sum + Math.abs(toM - fromM), 0)
        : stop.offM * 1.4;
      if (!best || metres < best.metres)
        return [
          {
            point: index,
            kind: 'bus_stop',
            name: { ja: stop.name!.ja, en: stop.name!.en || '' },
            metres: toTen(metres),
          },
        ];
    }
    return best ? [{ point: index, kind: 'station', station: best.station.id, metres: toTen(best.metres) }] : [];
  });
}

const restWithinM = 60;
/** One convenience store in so many metres of the way is enough to know of. */
const storesEveryM = 600;
/** Entrances of one station stand within so many metres of the way, and those of the ends belong to the start and the goal. */
const oneStationM = 250;
const stationKinds = ['station', 'subway', 'subway_entrance', 'train_station_entrance'];

function restsOf(line: readonly Position[], { places }: Sources): Route['rests'] {
  if (!places) return [];
  let lastStore = -storesEveryM;
  let lastStation = 0;
  const end = lengthOf(line) - oneStationM;
  const found = places.near(line, restWithinM, ['toilets', 'convenience', 'shelter', ...stationKinds]);
  const seen = new Set<string>();
  return found.flatMap(({ kind, alongM, offM, side }): Route['rests'] => {
    if (stationKinds.includes(kind)) {
      if (alongM - lastStation < oneStationM || alongM > end) return [];
      lastStation = alongM;
      return [{ kind: 'station', at: round(alongM), off: round(offM), side }];
    }
    if (kind === 'convenience') {
      if (alongM - lastStore < storesEveryM) return [];
      lastStore = alongM;
    }
    // Two toilets at one spot are one place to rest.
    const spot = `${kind} ${Math.round(alongM / 60)}`;
    if (seen.has(spot)) return [];
    seen.add(spot);
    return [
      {
        kind: kind === 'toilets' ? 'toilet' : (kind as 'convenience' | 'shelter'),
        at: round(alongM),
        off: round(offM),
        side,
      },
    ];
  });
}

/** As far as a station that a course is found by. */
const busStopWithinM = 300;

function busStopsOf(line: readonly Position[], { places }: Sources): Route['busStops'] {
  const found = places?.near(line, busStopWithinM, ['bus_stop']) ?? [];
  // The two sides of a road, and the bays of a terminal, have one name. Some bear their English name in brackets.
  const byName = new Map(
    found.flatMap(({ name }) => {
      if (!name) return [];
      const [, ja = name.ja, en = name.en] = /^(.+?) ?\(([A-Za-z][\w .'-]+)\)$/.exec(name.ja) ?? [];
      return [[ja, { ja, en }] as const];
    }),
  );
  return [...byName.values()];
}

const sharedFromM = 150;

function municipalitiesOf(line: readonly Position[], own: number, at: Sources['municipalityAt']): number[] {
  if (!at) return [own];
  const metresIn = new Map<number, number>();
  for (let index = 1; index < line.length; index += 1) {
    const [a, b] = [line[index - 1]!, line[index]!];
    const metres = planeM(a, b);
    const parts = Math.max(1, Math.ceil(metres / 40));
    for (let part = 0; part < parts; part += 1) {
      const share = (part + 0.5) / parts;
      const code = at({ lat: a.lat + (b.lat - a.lat) * share, lng: a.lng + (b.lng - a.lng) * share });
      if (code) metresIn.set(code, (metresIn.get(code) ?? 0) + metres / parts);
    }
  }
  const others = [...metresIn]
    .filter(([code, metres]) => code !== own && metres >= sharedFromM)
    .sort((a, b) => b[1] - a[1])
    .map(([code]) => code);
  return [own, ...others];
}

/** The route of one course. @param recording a line somebody recorded: it is used as it is */
export function courseRoute(course: CourseContent, sources: Sources, recording?: readonly Position[]): Route {
  const { heights } = sources;
  const network = course.scenes.includes('stroller') ? sources.stepFreeNetwork : sources.network;
  const { points } = course;
  const { pieces, snaps } = joined(points, network);
  const placeOf = (index: number): Position => snaps[index]?.place ?? points[index]!;
  const parts = recording ? cutLine(recording, points) : null;
  let before: number | null = null;
  const legs = points.slice(1).map((_, index) => {
    const own = pieces[index];
    if (parts) {
      const line = parts[index]!;
      before = null;
      return { line, moves: [], metres: lengthOf(line), isDrawn: false };
    }
    if (!own?.length) {
      const line = [placeOf(index), placeOf(index + 1)];
      before = bearing(line[0]!, line[1]!);
      return { line, moves: [], metres: points[index + 1]!.drawnM ?? lengthOf(line), isDrawn: own === null };
    }
    const line = lineOf(own, network);
    const moves = movesOf(own, network, before);
    before = arrivalOf(own, network);
    return { line, moves, metres: own.reduce((sum, { fromM, toM }) => sum + Math.abs(toM - fromM), 0), isDrawn: false };
  });
  const line = legs.flatMap((leg, index) => (index ? leg.line.slice(1) : leg.line));
  // A long straight line over hills says nothing of what a walker climbs.
  const isFollowed = legs.every(({ isDrawn, metres }) => !isDrawn || metres < shortDrawnM);
  let reached = 0;
  const gaps = legs.flatMap((leg) => {
    const from = reached;
    reached += lengthOf(leg.line);
    return leg.isDrawn ? [[from, reached] as const] : [];
  });
  const profile = (isFollowed && heights?.profile(line, 50, gaps)) || null;
  return {
    id: course.id,
    source: {
      line: recording ? 'recording' : 'network',
      network: sources.networkName,
      heights: profile ? 'gsi' : null,
    },
    metres: legs.reduce((sum, { metres }) => sum + round(metres), 0),
    up: profile && round(profile.up),
    down: profile && round(profile.down),
    lowest: profile && round(profile.min),
    highest: profile && round(profile.max),
    stepsM: recording
      ? null
      : legs.reduce((sum, { moves }) => sum + moves.reduce((own, { stepsM }) => own + (stepsM ?? 0), 0), 0),
    municipalities: municipalitiesOf(line, course.municipality, sources.municipalityAt),
    legs: legs.map(({ line, moves, metres, isDrawn }) => {
      const own = (isFollowed && heights?.profile(line, 50, isDrawn ? [[0, lengthOf(line)]] : [])) || null;
      return {
        metres: round(metres),
        line: encodePolyline(simplify(line, toleranceM).map(({ lat, lng }) => [lat, lng])),
        moves,
        up: own && round(own.up),
        down: own && round(own.down),
        ...(isDrawn && { isDrawn: true as const }),
      };
    }),
    profile: profile && thinned(profile.points),
    rests: restsOf(line, sources),
    busStops: busStopsOf(line, sources),
    waysOut: waysOutOf(course, snaps, sources),
  };
}

const profileAtMost = 60;
/** At most 60 points, for a drawing; the ends stay. */
function thinned(points: readonly (readonly [number, number])[]): [number, number][] {
  const every = Math.max(1, Math.ceil(points.length / profileAtMost));
  return points
    .filter((_, index) => index % every === 0 || index === points.length - 1)
    .map(([metres, height]) => [round(metres), round(height)]);
}
