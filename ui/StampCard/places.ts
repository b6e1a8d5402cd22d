export type Place = { x: number; y: number };

/** Stamps in a row: few enough to be told apart on a phone. */
const columns = 5;
const [step, edge, rise] = [64, 44, 84];
export const cardWidth = 2 * edge + (columns - 1) * step;
export const cardHeight = (count: number) => 2 * edge + Math.max(0, Math.ceil(count / columns) - 1) * rise;

/** As one walks: to the right, round the bend, to the left; left foot, right foot. */
export function placesOf(count: number): Place[] {
  return Array.from({ length: count }, (_, at) => {
    const row = Math.floor(at / columns);
    const inRow = at % columns;
    return {
      x: edge + (row % 2 ? columns - 1 - inRow : inRow) * step,
      y: edge + row * rise + (at % 2 ? 8 : -8),
    };
  });
}

/** The footpath through these places, round the bends where a row ends. */
export function pathThrough(places: readonly Place[]): string {
  const steps = places.slice(1).map(({ x, y }, at) => {
    const from = places[at]!;
    if (from.x !== x) return `L${x} ${y}`;
    const bend = x > cardWidth / 2 ? x + 36 : x - 36;
    return `C${bend} ${from.y} ${bend} ${y} ${x} ${y}`;
  });
  return places[0] ? `M${places[0].x} ${places[0].y}${steps.join('')}` : '';
}
