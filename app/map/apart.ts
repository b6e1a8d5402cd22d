import { type Spot, spread } from '../../ui/RouteMap/geometry.ts';

/** How far each marker must step aside so that no two are nearer than `least`. They never go further out than `least` around all. */
export function apart(spots: readonly Spot[], least: number): Spot[] {
  const axis = (values: number[]) => {
    const [from, to] = [Math.min(...values), Math.max(...values)];
    const size = Math.max(to - from + 2 * least, 4 * least);
    return { from: (from + to - size) / 2, size };
  };
  const [x, y] = [axis(spots.map((spot) => spot.x)), axis(spots.map((spot) => spot.y))];
  const inFrame = spots.map((spot) => ({ x: spot.x - x.from, y: spot.y - y.from }));
  const places = spread(inFrame, [], least, { width: x.size, height: y.size, padding: 0 });
  return places.map((place, at) => ({ x: place.x - inFrame[at]!.x, y: place.y - inFrame[at]!.y }));
}
