import { curveOf, type Spot } from './geometry.ts';

/** Numbers from 0 to 1 that look random and are the same for the same seed. */
function series(seed: number) {
  let state = seed >>> 0 || 1;
  return () => {
    state = (Math.imul(state ^ (state >>> 15), 2246822519) + 3266489917) >>> 0;
    return state / 2 ** 32;
  };
}

/**
 * Contour lines of hills that are not there: the paper of the map. Level lines of a few long waves, so that they never
 * cross. They tell nothing about the real ground and are drawn so faintly that nobody takes them for it.
 */
export function contours(seed: number, width: number, height: number, cell = 40): string {
  const next = series(seed);
  const waves = Array.from({ length: 3 }, () => {
    const [length, angle] = [180 + 160 * next(), next() * Math.PI * 2];
    const turn = (Math.PI * 2) / length;
    return { x: Math.cos(angle) * turn, y: Math.sin(angle) * turn, shift: next() * Math.PI * 2 };
  });
  const ground = (x: number, y: number) =>
    waves.reduce((sum, wave) => sum + Math.sin(wave.x * x + wave.y * y + wave.shift), 0);
  return [-1.5, -0.7, 0.1, 0.9, 1.7]
    .flatMap((level) => levelLines((x, y) => ground(x, y) - level, width, height, cell))
    .filter((line) => line.length > 4)
    .map(curveOf)
    .join('');
}

/** Marching squares: where the ground passes the level, joined to lines. */
function levelLines(above: (x: number, y: number) => number, width: number, height: number, cell: number): Spot[][] {
  const ends = new Map<string, { spot: Spot; to: string[] }>();
  const crossing = (ax: number, ay: number, bx: number, by: number) => {
    const [a, b] = [above(ax, ay), above(bx, by)];
    if (a > 0 === b > 0) return;
    const key = `${ax},${ay},${bx},${by}`;
    const part = a / (a - b);
    if (!ends.has(key)) ends.set(key, { spot: { x: ax + (bx - ax) * part, y: ay + (by - ay) * part }, to: [] });
    return key;
  };
  for (let x = -cell / 2; x < width; x += cell) {
    for (let y = -cell / 2; y < height; y += cell) {
      const [right, below] = [x + cell, y + cell];
      const keys = [
        crossing(x, y, right, y),
        crossing(right, y, right, below),
        crossing(x, below, right, below),
        crossing(x, y, x, below),
      ].filter((key) => key !== undefined);
      // A saddle: the middle decides which corners belong together.
      if (keys.length === 4 && above(x + cell / 2, y + cell / 2) > 0 !== above(x, y) > 0) keys.push(keys.shift()!);
      for (let at = 0; at + 1 < keys.length; at += 2) {
        ends.get(keys[at]!)!.to.push(keys[at + 1]!);
        ends.get(keys[at + 1]!)!.to.push(keys[at]!);
      }
    }
  }
  return chains(ends);
}

/** Lines that run out of the picture first, from their ends; then the rings. */
function chains(ends: Map<string, { spot: Spot; to: string[] }>): Spot[][] {
  const left = new Set(ends.keys());
  const follow = (start: string) => {
    const line: Spot[] = [];
    for (let key: string | undefined = start; key; key = ends.get(key)!.to.find((to) => left.has(to))) {
      left.delete(key);
      line.push(ends.get(key)!.spot);
    }
    return line;
  };
  const open = [...ends.keys()].filter((key) => ends.get(key)!.to.length === 1);
  const lines = open.filter((key) => left.has(key)).map((key) => (left.has(key) ? follow(key) : []));
  const rings = [...ends.keys()].map((key) => {
    if (!left.has(key)) return [];
    const [first, second, ...rest] = follow(key);
    if (!first || !second) return [];
    // From the middle of a side, so that the ring closes without a corner.
    const middle = { x: (first.x + second.x) / 2, y: (first.y + second.y) / 2 };
    return [middle, second, ...rest, first, middle];
  });
  return [...lines, ...rings].filter((line) => line.length > 0);
}
