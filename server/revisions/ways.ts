/** The way of a course before and after a change, for those who compare the two. */
import type { z } from 'zod';
import { distanceM } from '../../contract/geo.ts';
import { decodePolyline } from '../../contract/polyline.ts';
import type { RevisionDetail } from '../../contract/revisions.ts';
import { simplifyTo } from '../../contract/simplify.ts';
import type { Language } from '../../contract/values.ts';
import type * as schema from '../content/content.schema.ts';
import type { Route } from '../content/route.schema.ts';
import type { RevisionRow } from './revisions.queries.ts';

type CourseSource = z.infer<typeof schema.course> & { route?: Route };
type Ways = NonNullable<RevisionDetail['ways']>;

/** Enough to see where two ways part. */
const drawnAtMost = 120;

/** Along streets where the network was asked, else straight from point to point, as the page draws it. */
function legsOf({ points, route }: CourseSource) {
  if (route && route.legs.length === points.length - 1)
    return route.legs.map(({ metres, line, moves }) => ({
      metres,
      line: decodePolyline(line).map(([lat, lng]) => ({ lat, lng })),
      // Nobody has compared a given line with the network: it may have steps.
      stairs: route.stepsM === null ? null : moves.filter(({ stepsM }) => stepsM).length,
    }));
  return points.slice(1).map((to, at) => {
    const from = points[at]!;
    const line = [from, to].map(({ lat, lng }) => ({ lat, lng }));
    return { metres: distanceM(from, to), line, stairs: null };
  });
}

function wayOf(source: CourseSource | null, lang: Language): Ways['before'] {
  if (!source) return null;
  const legs = legsOf(source);
  const line = legs.flatMap((leg, at) => leg.line.slice(at ? 1 : 0));
  return {
    line: simplifyTo(line, drawnAtMost).map(({ lat, lng }): [number, number] => [lat, lng]),
    length_m: Math.round(legs.reduce((sum, { metres }) => sum + metres, 0)),
    stairs: legs.reduce<number | null>((sum, { stairs }) => (sum !== null && stairs !== null ? sum + stairs : null), 0),
    start: source.points[0]!.name[lang],
    goal: source.points.at(-1)!.name[lang],
  };
}

/** @returns null for what is no course */
export function waysOf({ kind, before, after }: RevisionRow, lang: Language): Ways | null {
  if (kind !== 'course') return null;
  // Sources have passed the form of a course when they were proposed.
  const [from, to] = [before, after] as unknown as (CourseSource | null)[];
  return { before: wayOf(from!, lang), after: wayOf(to!, lang) };
}
