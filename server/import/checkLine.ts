/** Whether a line is the way of a course. */
import { distanceM, lengthM, metresToLine, metresToSegment } from '../../contract/geo.ts';
import type { ImportFault } from '../../contract/importFaults.ts';
import type { Position } from '../../contract/values.ts';
import { faultOf } from './faults.ts';

export interface LineCourse {
  /** Where it starts; null = not known, then its first point counts. */
  station: Position | null;
  /** In the order of the walk. */
  points: readonly (Position & { name: string })[];
  /** The stated length; null = none is. */
  metres: number | null;
}

const startWithinM = 300;
/** A point stands where there is something to see: in the middle of a park, or at the end of a pier. */
const pointWithinM = 300;
const lengthWithin = 0.2;

/** First segment from `from` on that passes within reach of a place; -1 = none. */
function passedAt(place: Position, line: readonly Position[], from: number): number {
  for (let segment = from; segment < line.length - 1; segment += 1)
    if (metresToSegment(place, line[segment]!, line[segment + 1]!) <= pointWithinM) return segment;
  return -1;
}

const metres = (value: number) => `${Math.round(value)} m`;

function* pointFaults(line: readonly Position[], points: LineCourse['points']): Generator<ImportFault> {
  let from = 0;
  for (const point of points) {
    const segment = passedAt(point, line, from);
    if (segment >= 0) from = segment;
    else if (passedAt(point, line, 0) >= 0) yield faultOf('lineOrder', { value: point.name });
    else yield faultOf('linePoint', { value: point.name, example: metres(metresToLine(point, line)) });
  }
}

/** @returns what does not fit: start, points in their order, length within a fifth of the stated one */
export function checkLine(given: readonly (readonly [lat: number, lng: number])[], course: LineCourse): ImportFault[] {
  const line = given.map(([lat, lng]) => ({ lat, lng }));
  const start = course.station ?? course.points[0];
  const [first, last] = [line[0], line.at(-1)];
  if (!first || !last || line.length < 2) return [faultOf('noLine', { value: line.length })];
  const faults: ImportFault[] = [];
  const away = start ? distanceM(start, first) : 0;
  const goal = course.points.at(-1);
  const isReversed =
    start &&
    goal &&
    away > startWithinM &&
    distanceM(start, last) <= startWithinM &&
    distanceM(goal, first) <= startWithinM;
  if (isReversed) faults.push(faultOf('lineReversed'));
  else if (away > startWithinM)
    faults.push(faultOf('lineStart', { value: metres(away), example: metres(startWithinM) }));
  // The other way round its points follow each other backwards: that was said.
  faults.push(...pointFaults(isReversed ? line.toReversed() : line, course.points));
  const length = lengthM(line);
  if (course.metres !== null && Math.abs(length - course.metres) > course.metres * lengthWithin)
    faults.push(faultOf('lineLength', { value: metres(length), example: metres(course.metres) }));
  return faults;
}
