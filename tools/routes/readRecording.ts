/** A line that somebody recorded, from GPX (track or route), KML (LineString) or GeoJSON. */
import type { Position } from '../../contract/values.ts';
import { readLine } from '../../server/import/readLine.ts';

/**
 * @returns positions in walking order
 * @throws Error with the kind of what is wrong
 */
export function readRecording(bytes: Uint8Array): Position[] {
  const { line, faults } = readLine({ bytes });
  if (faults.length)
    throw new Error(`recording: ${faults.map(({ kind, value }) => `${kind} ${value}`.trim()).join('; ')}`);
  return line.map(([lat, lng]) => ({ lat, lng }));
}
