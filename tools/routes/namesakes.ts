/** Points that stand far from the place, the street or the bridge of their name in the map data. */
import { z } from 'zod';
import type { CourseContent } from '../../server/content/content.schema.ts';
import type { Sources } from './courseRoute.ts';
import { nearestOn, planeM } from './network.ts';

/** Why a point may stand far from the place of its name. */
const reasons = {
  otherPlace: 'another place has the same name',
  longPlace: 'a long or large place: the course passes another part of it',
  partlyNamed: 'the map names only a part of it',
} as const;

/** `content/namesakes.json`. */
export const namesakes = z.array(
  z.strictObject({
    course: z.int(),
    point: z.string(),
    reason: z.enum(Object.keys(reasons) as (keyof typeof reasons)[]),
  }),
);

const placeWithinM = 150;
const streetWithinM = 100;
/** What is farther away than this is another place of the same name. */
const samePlaceM = 2000;
/** An entrance, a sign or a stop has the name of what it leads to or tells of; a point that only names a crossing or a quarter is at its stop. */
const namesAnother = /^(subway|station|information)/;
const isNamesake = (kind: string, { role, name }: CourseContent['points'][number]) =>
  !namesAnother.test(kind) && (kind !== 'bus_stop' || (role === 'via' && !name.ja.endsWith('駅')));

export interface Misplaced {
  /** One line for each such point that is not in the list of those that were looked at. */
  far: string[];
  /** One line for each point whose namesakes are so far away that they are other places. */
  elsewhere: string[];
}

/** @param known `course point`, as in the list */
export function farFromNamesakes(
  { id, points }: CourseContent,
  { network: { ways, waysNamed }, places }: Pick<Sources, 'network' | 'places'>,
  known: ReadonlySet<string>,
): Misplaced {
  const far: string[] = [];
  const elsewhere: string[] = [];
  for (const point of points) {
    const name = point.name.ja;
    if (known.has(`${id} ${name}`)) continue;
    const own = (places?.named(name) ?? []).filter(({ kind }) => isNamesake(kind, point));
    const nearest = Math.min(...own.map((place) => planeM(point, place)));
    // 「目黒川 大崎橋」 is a bridge of that name.
    const streets = name.endsWith('駅')
      ? []
      : [name, name.split(' ').at(-1)!].flatMap((each) => waysNamed.get(each) ?? []);
    const street = Math.min(...streets.map((way) => nearestOn(ways[way]!.line, point).offM));
    const all = [
      { what: 'the place', offM: nearest, withinM: placeWithinM },
      { what: 'the street or bridge', offM: street, withinM: streetWithinM },
    ].filter(({ offM }) => offM < Number.POSITIVE_INFINITY);
    const found = all.filter(({ offM }) => offM < samePlaceM);
    const [first] = found.length ? found : all;
    // A park and a bridge may share a name: being at one of them is enough.
    if (!first || found.some(({ offM, withinM }) => offM <= withinM)) continue;
    const { what, offM } = first;
    if (found.length) far.push(`${id} ${name}: ${Math.round(offM)} m from ${what} of its name in the map data`);
    else
      elsewhere.push(
        `${id} ${name}: ${what} of its name in the map data is another, ${(offM / 1000).toFixed(1)} km away`,
      );
  }
  return { far, elsewhere };
}
