import type { RoutePoint } from '../../ui/RouteMap/index.ts';

type Point = [kind: RoutePoint['kind'], lat: number, lng: number];

const route = (points: Point[]) => {
  let number = 0;
  return {
    line: points.map(([, lat, lng]) => [lat, lng] as const),
    points: points.map(
      ([kind, lat, lng]): RoutePoint => ({
        kind,
        lat,
        lng,
        ...(kind === 'highlight' && { number: ++number }),
      }),
    ),
  };
};

/** Real walks, so that the drawings are judged by what they will have to draw. */
export const moatRoute = route([
  ['start', 35.68139, 139.7661],
  ['highlight', 35.683, 139.7613],
  ['via', 35.681, 139.7583],
  ['highlight', 35.6795, 139.7548],
  ['highlight', 35.6777, 139.7529],
  ['via', 35.6773, 139.7488],
  ['via', 35.679, 139.7452],
  ['via', 35.685, 139.7438],
  ['via', 35.688, 139.7443],
  ['highlight', 35.6908, 139.747],
  ['via', 35.6947, 139.7478],
  ['highlight', 35.6948, 139.75],
  ['highlight', 35.6918, 139.7513],
  ['via', 35.6903, 139.7566],
  ['highlight', 35.6897, 139.7577],
  ['via', 35.6859, 139.7613],
  ['goal', 35.68656, 139.7662],
]);

export const lanesRoute = route([
  ['start', 35.69111, 139.73524],
  ['highlight', 35.6923, 139.7339],
  ['via', 35.6913, 139.7362],
  ['via', 35.6927, 139.7383],
  ['highlight', 35.6953, 139.7412],
  ['via', 35.6985, 139.7438],
  ['highlight', 35.7004, 139.7453],
  ['via', 35.7012, 139.7435],
  ['highlight', 35.7015, 139.7417],
  ['highlight', 35.7018, 139.7399],
  ['highlight', 35.7025, 139.7397],
  ['via', 35.7029, 139.7376],
  ['highlight', 35.7049, 139.7356],
  ['goal', 35.70379, 139.73455],
]);

/** Starts and ends at the same gate. */
export const loopRoute = route([
  ['start', 35.7128, 139.7714],
  ['highlight', 35.7146, 139.7702],
  ['via', 35.7157, 139.7691],
  ['highlight', 35.7136, 139.7683],
  ['highlight', 35.7115, 139.7702],
  ['goal', 35.7128, 139.7714],
]);
