/** x to the right, y downwards, in units of the drawing */
export type Spot = { x: number; y: number };
export type Coordinate = readonly [lat: number, lng: number];
export type Frame = { width: number; height: number; padding: number };

/** Flat enough for a walk: degrees of longitude shrink with the latitude, and the whole is fitted into the frame. */
export function projection(coordinates: readonly Coordinate[], { width, height, padding }: Frame) {
  const lats = coordinates.map(([lat]) => lat);
  const lngs = coordinates.map(([, lng]) => lng);
  const [south, north, west, east] = [Math.min(...lats), Math.max(...lats), Math.min(...lngs), Math.max(...lngs)];
  const shrink = Math.cos(((south + north) / 2) * (Math.PI / 180));
  const [wide, high] = [Math.max((east - west) * shrink, 1e-5), Math.max(north - south, 1e-5)];
  const scale = Math.min((width - 2 * padding) / wide, (height - 2 * padding) / high);
  return ([lat, lng]: Coordinate): Spot => ({
    x: width / 2 + (lng - (west + east) / 2) * shrink * scale,
    y: height / 2 - (lat - (south + north) / 2) * scale,
  });
}

const distance = (a: Spot, b: Spot) => Math.hypot(a.x - b.x, a.y - b.y);

/** Start and goal of a round walk. */
export const areOne = (a: Spot, b: Spot) => distance(a, b) < 12;

/** Half of the way along it. @param spots two or more */
export function middleOf(spots: readonly Spot[]): Spot {
  const lengths = spots.slice(1).map((spot, at) => distance(spots[at]!, spot));
  let left = lengths.reduce((sum, length) => sum + length, 0) / 2;
  const at = lengths.findIndex((length) => {
    if (length >= left) return true;
    left -= length;
    return false;
  });
  const [from, to, length] = [spots[at]!, spots[at + 1]!, lengths[at]!];
  const share = length ? left / length : 0;
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
}

/** How far `p` is from the straight way from `a` to `b`. */
function aside(p: Spot, a: Spot, b: Spot): number {
  const length = distance(a, b);
  if (length === 0) return distance(p, a);
  const along = Math.min(1, Math.max(0, ((p.x - a.x) * (b.x - a.x) + (p.y - a.y) * (b.y - a.y)) / length ** 2));
  return distance(p, { x: a.x + along * (b.x - a.x), y: a.y + along * (b.y - a.y) });
}

/** Leaves out what nobody would see (Douglas and Peucker). */
function simplify(spots: readonly Spot[], tolerance: number): Spot[] {
  const [first, last] = [spots[0], spots.at(-1)];
  if (spots.length < 3 || !first || !last) return [...spots];
  const away = spots.map((spot) => aside(spot, first, last));
  const farthest = away.indexOf(Math.max(...away));
  if (away[farthest]! <= tolerance) return [first, last];
  return [
    ...simplify(spots.slice(0, farthest + 1), tolerance).slice(0, -1),
    ...simplify(spots.slice(farthest), tolerance),
  ];
}

/** The same, and never more than `most` spots. */
export function simplifyTo(spots: readonly Spot[], most: number): Spot[] {
  let tolerance = 0.7;
  let result = simplify(spots, tolerance);
  while (result.length > most) {
    tolerance *= 1.5;
    result = simplify(spots, tolerance);
  }
  return result;
}

/**
 * The way as a path through all its spots. A few far apart are joined by gentle bends, as one would draw it; many close
 * together are a bend already. Relative, one decimal, no space before a minus: the shortest way to write it.
 */
export function wayOf(spots: readonly Spot[]): string {
  if (spots.length < 2) return '';
  const bends = spots.length <= 30;
  let here = { x: tenth(spots[0]!.x), y: tenth(spots[0]!.y) };
  const steps = spots.slice(1).map((to, at) => {
    const from = here;
    const end = { x: tenth(to.x), y: tenth(to.y) };
    here = end;
    if (!bends) return offset(end, from);
    const handles = [handle(spots[at]!, spots[at - 1] ?? spots[at]!, to), handle(to, spots[at + 2] ?? to, spots[at]!)];
    return joined([...handles, end].map((spot) => offset(spot, from)));
  });
  return `M${pair(tenth(spots[0]!.x), tenth(spots[0]!.y))}${bends ? 'c' : 'l'}${joined(steps)}`;
}

/** How strongly a bend leans towards where the way came from or goes: small, so that it stays on the way. */
const LEAN = 0.13;
const handle = (at: Spot, before: Spot, after: Spot): Spot => {
  const most = distance(at, after) / 3;
  const [x, y] = [(after.x - before.x) * LEAN, (after.y - before.y) * LEAN];
  const shorten = Math.min(1, most / Math.max(Math.hypot(x, y), 0.01));
  return { x: at.x + x * shorten, y: at.y + y * shorten };
};

const tenth = (value: number) => Math.round(value * 10) / 10;
const offset = (to: Spot, from: Spot) => pair(tenth(to.x - from.x), tenth(to.y - from.y));

const pair = (x: number, y: number) => `${x}${y < 0 ? '' : ' '}${y}`;
const joined = (steps: string[]) => steps.reduce((path, step) => `${path}${step.startsWith('-') ? '' : ' '}${step}`);

/**
 * Moves labels apart until no two are nearer than `least`; `fixed` ones stay. The same input gives the same picture.
 * The way a label went from its spot is drawn as a leader line.
 */
export function spread(spots: readonly Spot[], fixed: readonly Spot[], least: number, frame: Frame): Spot[] {
  const labels = spots.map((spot) => ({ ...spot }));
  const edge = least / 2;
  for (let round = 0; round < 120; round++) {
    labels.forEach((label, at) => {
      for (const other of [...fixed, ...labels.slice(0, at)]) {
        const gap = distance(label, other);
        if (gap >= least) continue;
        // Two at one spot part in a direction of their own.
        const angle = gap > 0.01 ? Math.atan2(label.y - other.y, label.x - other.x) : at * 2.4;
        const push = (least - gap) / (fixed.includes(other) ? 1 : 2);
        label.x += Math.cos(angle) * push;
        label.y += Math.sin(angle) * push;
        if (fixed.includes(other)) continue;
        other.x -= Math.cos(angle) * push;
        other.y -= Math.sin(angle) * push;
      }
      label.x = Math.min(frame.width - edge, Math.max(edge, label.x));
      label.y = Math.min(frame.height - edge, Math.max(edge, label.y));
    });
  }
  return labels;
}
