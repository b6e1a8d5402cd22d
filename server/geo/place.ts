import type { Position } from '../../contract/values.ts';

/** A degree of longitude is this much of a degree of latitude at Tokyo's latitude. */
const longitudeScale = Math.cos((35.68 * Math.PI) / 180);

/** The plane on which the KNN index looks for neighbours. */
export const placeOf = ({ lat, lng }: Position): string => `(${(lng * longitudeScale).toFixed(6)},${lat.toFixed(6)})`;
