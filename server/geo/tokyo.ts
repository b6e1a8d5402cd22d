import type { Position } from '../../contract/values.ts';

/** The mainland, and the islands with the sea around them. */
const parts = [
  { south: 35.49, north: 35.91, west: 138.93, east: 139.93 },
  // Izu Islands; west of them lies the peninsula, in the north the Boso peninsula.
  { south: 29.7, north: 34.88, west: 139.09, east: 140.45 },
  // Ogasawara Islands.
  { south: 24, north: 27.8, west: 140.8, east: 142.4 },
];

/** Whether a place lies in Tokyo or beside it. Finer than this only the outlines of municipalities are. */
export const isInTokyo = ({ lat, lng }: Position): boolean =>
  parts.some(({ south, north, west, east }) => lat > south && lat < north && lng > west && lng < east);
