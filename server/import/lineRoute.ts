/** A line that somebody has given becomes the way of a course. */
import { isDeepStrictEqual } from 'node:util';
import { distanceM, lengthM } from '../../contract/geo.ts';
import { decodePolyline, encodePolyline } from '../../contract/polyline.ts';
import { simplify } from '../../contract/simplify.ts';
import type { Position } from '../../contract/values.ts';
import type { CourseContent } from '../content/content.schema.ts';
import type { Route } from '../content/route.schema.ts';
import { cutLine, nearestInSegment, placeAt } from './cutLine.ts';

/** As `npm run routes` does it. */
const toleranceM = 3;
/** A place to rest stays where the new line passes so near to where the old one did. */
const sameWayM = 30;
const round = Math.round;

const positionsOf = (line: readonly (readonly [lat: number, lng: number])[]): Position[] =>
  line.map(([lat, lng]) => ({ lat, lng }));

function positionAt(line: readonly Position[], metres: number): Position {
  let reached = 0;
  for (let segment = 0; segment < line.length - 1; segment += 1) {
    const length = distanceM(line[segment]!, line[segment + 1]!);
    if (length > 0 && reached + length >= metres) return placeAt(line, segment, (metres - reached) / length);
    reached += length;
  }
  return line.at(-1)!;
}

/** Where a line is nearest to a place, in metres from its start, and how near. */
function nearestOn(line: readonly Position[], place: Position): { at: number; off: number } {
  let nearest = { at: 0, off: Number.POSITIVE_INFINITY };
  let reached = 0;
  for (let segment = 0; segment < line.length - 1; segment += 1) {
    const length = distanceM(line[segment]!, line[segment + 1]!);
    const own = nearestInSegment(place, line, segment);
    const off = distanceM(place, own);
    if (off < nearest.off) nearest = { at: reached + length * own.share, off };
    reached += length;
  }
  return nearest;
}

/** What the map knew beside the old way, where the new one goes the same way. */
function restsAlong(line: readonly Position[], before: Route | null): Route['rests'] {
  if (!before) return [];
  const old = positionsOf(before.legs.flatMap((leg) => decodePolyline(leg.line)));
  return before.rests
    .flatMap((rest) => {
      const { at, off } = nearestOn(line, positionAt(old, rest.at));
      return off <= sameWayM ? { ...rest, at: round(at) } : [];
    })
    .toSorted((a, b) => a.at - b.at);
}

/**
 * Nobody has compared the line with the network: heights, steps and streets are not known. Ways out begin at points, which stay;
 * municipalities and bus stops are those that were known.
 */
export function lineRoute(
  { route: before = null, ...course }: Pick<CourseContent, 'id' | 'points' | 'municipality'> & { route?: Route | null },
  given: readonly (readonly [lat: number, lng: number])[],
): Route {
  const line = positionsOf(given);
  const legs = cutLine(line, course.points).map((part) => ({
    metres: round(lengthM(part)),
    line: encodePolyline(simplify(part, toleranceM).map(({ lat, lng }) => [lat, lng])),
    moves: [],
    ...{ up: null, down: null },
  }));
  // What follows from a line is kept with it: computed once more from what is stored it would be another one by a metre.
  if (before?.source.line === 'given' && isDeepStrictEqual(before.legs, legs)) return before;
  return {
    id: course.id,
    source: { line: 'given', network: before?.source.network ?? '', heights: null },
    metres: legs.reduce((sum, { metres }) => sum + metres, 0),
    ...{ up: null, down: null, lowest: null, highest: null, stepsM: null },
    municipalities: before?.municipalities ?? [course.municipality],
    legs,
    profile: null,
    rests: restsAlong(line, before),
    busStops: before?.busStops ?? [],
    waysOut: before?.waysOut ?? [],
  };
}
