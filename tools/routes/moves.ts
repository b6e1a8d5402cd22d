/** What a walker does on a leg: the stretches between its turns, with streets, bridges, steps and underpasses. */
import { bearing, compassOf } from '../../contract/geo.ts';
import type { Position } from '../../contract/values.ts';
import type { Move, Turn } from '../../server/content/route.schema.ts';
import { lineOfPiece, type Network, type Piece, planeM, type Way } from './network.ts';

/** A direction is measured over this many metres, so that a kink at a kerb is no turn. */
const lookM = 18;
/** Turns closer together than this are one. */
const oneTurnM = 26;
const turnFrom = 40;
/** A street is named when it is followed for so long. */
const namedFromM = 40;

/** Degrees from one direction to another, −180 to 180, right positive. */
const angleBetween = (from: number, to: number) => ((to - from + 540) % 360) - 180;

export function turnOf(angle: number): Turn {
  const size = Math.abs(angle);
  if (size < turnFrom) return 'straight';
  if (size > 160) return 'back';
  const side = angle < 0 ? 'left' : 'right';
  return size < 60 ? `slight_${side}` : size > 130 ? `sharp_${side}` : side;
}

/** A line that can be asked by metres from its beginning. */
export function measured(line: readonly Position[]) {
  const at = [0];
  for (let index = 1; index < line.length; index += 1) at.push(at[index - 1]! + planeM(line[index - 1]!, line[index]!));
  const length = at.at(-1)!;
  const placeAt = (metres: number): Position => {
    const wanted = Math.min(length, Math.max(0, metres));
    const index = Math.max(
      1,
      at.findIndex((value) => value >= wanted),
    );
    const [a, b] = [line[index - 1] ?? line[0]!, line[index] ?? line[0]!];
    const step = at[index]! - at[index - 1]! || 1;
    const share = (wanted - at[index - 1]!) / step;
    return { lat: a.lat + (b.lat - a.lat) * share, lng: a.lng + (b.lng - a.lng) * share };
  };
  const direction = (from: number, to: number) => bearing(placeAt(from), placeAt(to));
  return { length, placeAt, direction };
}

/** The Japanese name alone: the map adds road numbers, romanised names and second names. */
export function cleanName(name: string): string | null {
  const clean = name
    .split(/[;；/／]/)[0]!
    .replace(/\s*[（(].*$/, '')
    .replace(/\s+/g, '')
    .trim();
  // Numbers of roads and names of administrative lines stand on no sign a walker reads.
  if (
    !clean ||
    /^(国道|都道|県道|市道|区道|村道|町道|東京都道|主要地方道|一般都道|特例都道)|号線?$|[都市区町村]道$|線$|バイパス$|専用|駐車場|[A-Za-z]/.test(
      clean,
    )
  )
    return null;
  return clean;
}

const isBridgeName = (name: string) => /(橋|ばし|ブリッジ)$/.test(name);

/** Name of the road that a footway of its own accompanies: near, and in the same direction. */
function roadBeside(way: Way, network: Network): string | null {
  const line = measured(way.line);
  if (line.length < 12) return null;
  const own = line.direction(0, line.length);
  for (const snap of network.near(line.placeAt(line.length / 2), 20)) {
    const road = network.ways[snap.way]!;
    if (road.class === 'path' || !road.name || road.layer !== way.layer) continue;
    const name = cleanName(road.name.ja);
    if (!name || isBridgeName(name)) continue;
    const beside = bearing(road.line[snap.segment]!, road.line[snap.segment + 1]!);
    const angle = Math.abs(angleBetween(own, beside));
    if (angle < 20 || angle > 160) return name;
  }
  return null;
}

const streetNames = new WeakMap<Way, string | null>();
function streetOf(way: Way, network: Network): string | null {
  const known = streetNames.get(way);
  if (known !== undefined) return known;
  const own = way.name && cleanName(way.name.ja);
  const isFootway = way.class === 'path' && !way.isIndoor && way.layer === 0;
  const name = own && !isBridgeName(own) ? own : isFootway ? roadBeside(way, network) : null;
  streetNames.set(way, name);
  return name;
}

interface Stretch {
  piece: Piece;
  way: Way;
  from: number;
  to: number;
}

const isUnder = ({ class: roadClass, subclass, brunnel, layer, isIndoor }: Way) =>
  roadClass === 'path' && subclass !== 'steps' && !isIndoor && (brunnel === 'tunnel' || layer < 0);

/** What most metres of some stretches share, if it is at least half of them. */
function mainStreet(stretches: readonly Stretch[], network: Network): string | undefined {
  const metresOf = new Map<string, number>();
  let all = 0;
  for (const { way, from, to } of stretches) {
    all += to - from;
    const name = streetOf(way, network);
    if (name) metresOf.set(name, (metresOf.get(name) ?? 0) + to - from);
  }
  const [best] = [...metresOf].sort((a, b) => b[1] - a[1]);
  return best && best[1] >= Math.max(namedFromM, all * 0.5) ? best[0] : undefined;
}

interface Break {
  at: number;
  turn: Turn;
}

/** Where a walker turns, or enters a street of another name. */
function breaksOf(stretches: readonly Stretch[], line: ReturnType<typeof measured>, network: Network): Break[] {
  const junctions = stretches.slice(1).map((next, index) => {
    const { piece, way } = stretches[index]!;
    const node = piece.toM === 0 ? way.from : way.to;
    return { at: next.from, ways: network.waysAt.get(node)?.length ?? 0 };
  });
  const found: Break[] = [];
  let group: number[] = [];
  const close = () => {
    if (!group.length) return;
    const [first, last] = [group[0]!, group.at(-1)!];
    const angle = angleBetween(line.direction(first - lookM, first), line.direction(last, last + lookM));
    // Crossing a road by two short turns leads on in the same direction.
    if (Math.abs(angle) >= turnFrom) found.push({ at: first, turn: turnOf(angle) });
    group = [];
  };
  for (const { at, ways } of junctions) {
    if (ways < 3 || at < 8 || at > line.length - 8) continue;
    const angle = angleBetween(line.direction(at - lookM, at), line.direction(at, at + lookM));
    if (Math.abs(angle) < turnFrom) continue;
    if (group.length && at - group.at(-1)! > oneTurnM) close();
    group.push(at);
  }
  close();
  // A street of another name without a turn.
  let street: string | null = null;
  stretches.forEach((stretch, index) => {
    const name = streetOf(stretch.way, network);
    if (!name || name === street) return;
    let followed = 0;
    for (const next of stretches.slice(index)) {
      const other = streetOf(next.way, network);
      if (other && other !== name) break;
      followed += next.to - next.from;
    }
    if (followed < 2 * namedFromM) return;
    if (street !== null && !found.some(({ at }) => Math.abs(at - stretch.from) < 2 * lookM))
      found.push({ at: stretch.from, turn: 'straight' });
    street = name;
  });
  return found.sort((a, b) => a.at - b.at);
}

/**
 * @param pieces the leg in walking order, not empty
 * @param before direction in which the walker arrives at its beginning; null at the start of the course
 */
export function movesOf(pieces: readonly Piece[], network: Network, before: number | null): Move[] {
  let from = 0;
  const stretches = pieces.map((piece) => {
    const to = from + Math.abs(piece.toM - piece.fromM);
    const stretch = { piece, way: network.ways[piece.way]!, from, to };
    from = to;
    return stretch;
  });
  const line = measured(pieces.flatMap((piece) => lineOfPiece(piece, network)));
  const breaks = breaksOf(stretches, line, network);
  const starts = [0, ...breaks.map(({ at }) => at)];
  const first = before === null ? null : turnOf(angleBetween(before, line.direction(0, lookM)));
  return starts.map((start, index) => {
    const end = starts[index + 1] ?? line.length;
    const own = stretches
      .filter(({ from, to }) => to > start + 0.01 && from < end - 0.01)
      .map((stretch) => ({ ...stretch, from: Math.max(start, stretch.from), to: Math.min(end, stretch.to) }));
    const street = mainStreet(own, network);
    const bridges: string[] = [];
    for (const { way, from, to } of own) {
      if (way.brunnel !== 'bridge' || to - from < 8) continue;
      const name = way.name && cleanName(way.name.ja);
      if (name && isBridgeName(name)) {
        if (bridges.at(-1) !== name) bridges.push(name);
      } else if (way.class === 'path' && to - from >= 15 && bridges.at(-1) !== '') bridges.push('');
    }
    const sum = (isCounted: (way: Way) => boolean) =>
      own.reduce((metres, { way, from, to }) => metres + (isCounted(way) ? to - from : 0), 0);
    const stepsM = sum(({ subclass }) => subclass === 'steps');
    const underM = sum(isUnder);
    return {
      turn: index ? breaks[index - 1]!.turn : first,
      towards: compassOf(line.direction(start, end)),
      metres: Math.round(end - start),
      ...(street && { street }),
      ...(bridges.length && { bridges }),
      ...(stepsM >= 2 && { stepsM: Math.round(stepsM) }),
      ...(underM >= 10 && { under: true as const }),
    };
  });
}

export const arrivalOf = (pieces: readonly Piece[], network: Network): number => {
  const line = measured(pieces.flatMap((piece) => lineOfPiece(piece, network)));
  return line.direction(line.length - lookM, line.length);
};
