/** A walking network in memory: ways as edges between junctions, found by place, joined by the cheapest way on foot. */
import type { Position } from '../../contract/values.ts';
import { connectedParts } from './connectedParts.ts';
import type { Edge, NetworkFile } from './networkFile.ts';

export interface Way {
  from: number;
  to: number;
  metres: number;
  /** From `from` to `to`, both ends included. */
  line: Position[];
  class: string;
  subclass: string;
  brunnel: string;
  layer: number;
  isIndoor: boolean;
  /** As the map spells it; null = no name. */
  name: { ja: string; en: string } | null;
  /** What a metre of it costs a walker who has the choice. */
  cost: number;
}

export interface Network {
  ways: Way[];
  /** Ways at each junction. */
  waysAt: Map<number, number[]>;
  /** Ways by each of their names in Japanese. */
  waysNamed: Map<string, number[]>;
  near: (place: Position, withinM: number) => Snap[];
}

/** The place on a way nearest to a position. */
export interface Snap {
  way: number;
  /** Index of the segment of the way's line, and metres from the way's beginning. */
  segment: number;
  alongM: number;
  place: Position;
  /** Metres from the position asked for. */
  offM: number;
}

const metresPerDegree = 111_195;
const lngScale = (lat: number) => Math.cos((lat * Math.PI) / 180);

/** Metres on the plane, for distances of a few hundred metres. */
export function planeM(a: Position, b: Position): number {
  return Math.hypot((b.lat - a.lat) * metresPerDegree, (b.lng - a.lng) * metresPerDegree * lngScale(a.lat));
}

/** Footways first: a walker beside a main road walks on its pavement, which is often mapped as a footway of its own. */
const roadCost: Record<string, number> = {
  path: 1,
  pier: 1,
  join: 1,
  minor: 1.08,
  track: 1.1,
  service: 1.15,
  tertiary: 1.15,
  secondary: 1.25,
  primary: 1.3,
  trunk: 1.4,
};
const pathCost: Record<string, number> = { steps: 1.8, corridor: 1.4, cycleway: 1.05 };
/** Passages below or inside are left for those who know them. */
const hiddenCost = 1.5;

function costOf({ class: roadClass, subclass, brunnel, layer, isIndoor }: Omit<Way, 'cost'>): number {
  const base = roadClass === 'path' ? (pathCost[subclass] ?? 1) : (roadCost[roadClass] ?? 1.3);
  const isHidden = isIndoor || (layer < 0 && subclass !== 'steps') || (brunnel === 'tunnel' && roadClass === 'path');
  return isHidden ? base * hiddenCost : base;
}

/** Cells of about 220 m. */
const cellsPerDegree = 500;
const cellOf = (lat: number, lng: number) => `${Math.floor(lat * cellsPerDegree)},${Math.floor(lng * cellsPerDegree)}`;

/** The place on a line nearest to a position; the line is in walking order, with two positions or more. */
export function nearestOn(line: readonly Position[], place: Position): Omit<Snap, 'way'> {
  const scale = lngScale(place.lat);
  let best: Omit<Snap, 'way'> | null = null;
  let before = 0;
  for (let segment = 0; segment < line.length - 1; segment += 1) {
    const [a, b] = [line[segment]!, line[segment + 1]!];
    const [bx, by] = [(b.lng - a.lng) * scale, b.lat - a.lat];
    const [px, py] = [(place.lng - a.lng) * scale, place.lat - a.lat];
    const length = bx * bx + by * by;
    const share = length ? Math.min(1, Math.max(0, (px * bx + py * by) / length)) : 0;
    const on = { lat: a.lat + (b.lat - a.lat) * share, lng: a.lng + (b.lng - a.lng) * share };
    const offM = planeM(place, on);
    const segmentM = planeM(a, b);
    if (!best || offM < best.offM) best = { segment, alongM: before + segmentM * share, place: on, offM };
    before += segmentM;
  }
  return best!;
}

/** Smaller parts are pieces that the map does not join to the rest: platforms, courtyards. An island is large enough. */
const partFromM = 2000;

/** The edges of connected parts of at least 2 km. */
function inLargeParts(edges: readonly Edge[]): readonly Edge[] {
  const partOf = connectedParts(edges);
  const metresOf = new Map<number, number>();
  for (const edge of edges) metresOf.set(partOf(edge), (metresOf.get(partOf(edge)) ?? 0) + edge[2]);
  return edges.filter((edge) => metresOf.get(partOf(edge))! >= partFromM);
}

/** The same network for people on wheels: steps are walked only where there is no other way. */
export function avoidingSteps(network: Network): Network {
  const ways = network.ways.map((way) => (way.subclass === 'steps' ? { ...way, cost: way.cost * 25 } : way));
  return { ...network, ways };
}

/** Builds the network from files that were read; names of streets are cleaned of what the map adds to them. */
export function buildNetwork(files: readonly NetworkFile[]): Network {
  const ways: Way[] = [];
  const waysNamed = new Map<string, number[]>();
  const waysAt = new Map<number, number[]>();
  const cells = new Map<string, number[]>();
  files.forEach(({ names, edges }, file) => {
    // Junctions are numbered per file.
    const first = file * 100_000_000;
    for (const [u, v, , roadClass, subclass, brunnel, layer, indoor, nameIndex, flat] of inLargeParts(edges)) {
      const line: Position[] = [];
      let [lng, lat] = [0, 0];
      for (let index = 0; index < flat.length; index += 2) {
        lng += flat[index]!;
        lat += flat[index + 1]!;
        line.push({ lat: lat / 1e6, lng: lng / 1e6 });
      }
      const metres = line.slice(1).reduce((sum, place, index) => sum + planeM(line[index]!, place), 0);
      const named = nameIndex >= 0 ? names[nameIndex]! : null;
      const way = {
        from: first + u,
        to: first + v,
        metres,
        line,
        class: roadClass,
        subclass,
        brunnel,
        layer,
        isIndoor: Boolean(indoor),
        name: named?.[0] ? { ja: named[0], en: named[1] } : null,
      };
      const added = ways.push({ ...way, cost: costOf(way) }) - 1;
      for (const name of way.name?.ja.split(';') ?? []) {
        const named = waysNamed.get(name);
        if (named) named.push(added);
        else waysNamed.set(name, [added]);
      }
      for (const end of [way.from, way.to]) waysAt.set(end, [...(waysAt.get(end) ?? []), added]);
      const own = new Set<string>();
      line.forEach((place, at) => {
        own.add(cellOf(place.lat, place.lng));
        const next = line[at + 1];
        // Long straight segments cross cells in which none of their ends lies.
        const parts = next ? Math.ceil(planeM(place, next) / 100) : 0;
        for (let part = 1; part < parts; part += 1)
          own.add(
            cellOf(
              place.lat + ((next!.lat - place.lat) * part) / parts,
              place.lng + ((next!.lng - place.lng) * part) / parts,
            ),
          );
      });
      for (const cell of own) {
        const inCell = cells.get(cell);
        if (inCell) inCell.push(added);
        else cells.set(cell, [added]);
      }
    }
  });

  const near = (place: Position, withinM: number): Snap[] => {
    const reach = Math.ceil(withinM / 180);
    const found = new Map<number, Snap>();
    for (let row = -reach; row <= reach; row += 1) {
      for (let column = -reach; column <= reach; column += 1) {
        const cell = cellOf(place.lat + row / cellsPerDegree, place.lng + column / cellsPerDegree);
        for (const way of cells.get(cell) ?? []) {
          if (found.has(way)) continue;
          const snap = { way, ...nearestOn(ways[way]!.line, place) };
          if (snap.offM <= withinM) found.set(way, snap);
        }
      }
    }
    return [...found.values()].sort((a, b) => a.offM - b.offM);
  };
  return { ways, waysAt, waysNamed, near };
}

/** A piece of a way as it is walked: from `fromM` to `toM` metres along it; backwards when `toM` is smaller. */
export interface Piece {
  way: number;
  fromM: number;
  toM: number;
}

/** A heap of numbered entries, smallest cost first. */
class Queue {
  private items: [number, number][] = [];
  get size() {
    return this.items.length;
  }
  push(cost: number, id: number) {
    const { items } = this;
    let at = items.push([cost, id]) - 1;
    while (at) {
      const parent = (at - 1) >> 1;
      if (items[parent]![0] <= items[at]![0]) break;
      [items[parent], items[at]] = [items[at]!, items[parent]!];
      at = parent;
    }
  }
  pop(): [number, number] {
    const { items } = this;
    const top = items[0]!;
    const last = items.pop()!;
    if (items.length) {
      items[0] = last;
      for (let at = 0; ; ) {
        const [left, right] = [2 * at + 1, 2 * at + 2];
        let least = at;
        if (left < items.length && items[left]![0] < items[least]![0]) least = left;
        if (right < items.length && items[right]![0] < items[least]![0]) least = right;
        if (least === at) break;
        [items[least], items[at]] = [items[at]!, items[least]!];
        at = least;
      }
    }
    return top;
  }
}

/** The cheapest walk from one snap to each of several, within `maxCost`; null where there is none. */
export function walksFrom(
  start: Snap,
  goals: readonly Snap[],
  { ways, waysAt }: Network,
  maxCost: number,
): ({ cost: number; pieces: Piece[] } | null)[] {
  const costTo = new Map<number, number>();
  /** The last piece on the way to a junction, and the junction it began at; null = the start itself. */
  const cameBy = new Map<number, { piece: Piece; before: number | null }>();
  const isDone = new Set<number>();
  const queue = new Queue();
  const startWay = ways[start.way]!;
  const reach = (junction: number, cost: number, before: number | null, piece: Piece) => {
    if (cost > maxCost || cost >= (costTo.get(junction) ?? Number.POSITIVE_INFINITY)) return;
    costTo.set(junction, cost);
    cameBy.set(junction, { piece, before });
    queue.push(cost, junction);
  };
  reach(startWay.from, start.alongM * startWay.cost, null, { way: start.way, fromM: start.alongM, toM: 0 });
  reach(startWay.to, (startWay.metres - start.alongM) * startWay.cost, null, {
    way: start.way,
    fromM: start.alongM,
    toM: startWay.metres,
  });
  const wanted = new Set(goals.flatMap(({ way }) => [ways[way]!.from, ways[way]!.to]));
  while (queue.size && wanted.size) {
    const [cost, junction] = queue.pop();
    if (isDone.has(junction)) continue;
    isDone.add(junction);
    wanted.delete(junction);
    for (const index of waysAt.get(junction)!) {
      const way = ways[index]!;
      const isForward = way.from === junction;
      reach(isForward ? way.to : way.from, cost + way.metres * way.cost, junction, {
        way: index,
        fromM: isForward ? 0 : way.metres,
        toM: isForward ? way.metres : 0,
      });
    }
  }
  const back = (junction: number): Piece[] => {
    const pieces: Piece[] = [];
    for (let at: number | null = junction; at !== null; ) {
      const { piece, before }: { piece: Piece; before: number | null } = cameBy.get(at)!;
      pieces.push(piece);
      at = before;
    }
    return pieces.reverse();
  };
  return goals.map((goal) => {
    const way = ways[goal.way]!;
    const options: { cost: number; pieces: () => Piece[] }[] = [];
    if (goal.way === start.way)
      options.push({
        cost: Math.abs(goal.alongM - start.alongM) * way.cost,
        pieces: () => [{ way: goal.way, fromM: start.alongM, toM: goal.alongM }],
      });
    for (const [junction, fromM] of [
      [way.from, 0],
      [way.to, way.metres],
    ] as const) {
      const cost = costTo.get(junction);
      if (cost === undefined) continue;
      options.push({
        cost: cost + Math.abs(goal.alongM - fromM) * way.cost,
        pieces: () => [...back(junction), { way: goal.way, fromM, toM: goal.alongM }],
      });
    }
    const best = options.sort((a, b) => a.cost - b.cost)[0];
    return best ? { cost: best.cost, pieces: best.pieces().filter(({ fromM, toM }) => fromM !== toM) } : null;
  });
}

/** The line of a piece in walking order, ends included. */
export function lineOfPiece({ way: index, fromM, toM }: Piece, { ways }: Network): Position[] {
  const { line } = ways[index]!;
  const isBackward = toM < fromM;
  const [low, high] = isBackward ? [toM, fromM] : [fromM, toM];
  const places: Position[] = [];
  let before = 0;
  const between = (a: Position, b: Position, share: number) => ({
    lat: a.lat + (b.lat - a.lat) * share,
    lng: a.lng + (b.lng - a.lng) * share,
  });
  line.forEach((place, at) => {
    const next = line[at + 1];
    if (before >= low && before <= high) places.push(place);
    if (!next) return;
    const metres = planeM(place, next);
    if (low > before && low < before + metres) places.push(between(place, next, (low - before) / metres));
    if (high > before && high < before + metres) places.push(between(place, next, (high - before) / metres));
    before += metres;
  });
  return isBackward ? places.reverse() : places;
}
