/** What a person walks between two points of a course. Every column adds up to the course's own number. */
import type { CourseDetail, CoursePoint, CourseRest } from '../../../contract/courses.ts';
import { apportion } from '../../../contract/geo.ts';

export interface Leg {
  to: CoursePoint;
  /** To 10 m. */
  distanceM: number;
  /** Whole minutes; 0 = less than one. */
  minutes: number;
  /** To the goal, from the leg's end. */
  leftM: number;
  leftMinutes: number;
  hasSteps: boolean;
  hasUnderpass: boolean;
  /** Places to rest on it, each with its metres from the leg's beginning. */
  rests: (CourseRest & { fromHereM: number })[];
}

type Course = Pick<CourseDetail, 'points' | 'distance_m' | 'minutes' | 'legs' | 'rests'>;

/** One leg for each point after the start. */
export function legsOf({ points, distance_m, minutes, legs, rests }: Course): Leg[] {
  const lengths = legs.map((leg) => leg.distance_m);
  const distances = apportion(distance_m, lengths, 10);
  const minuteCounts = apportion(minutes, lengths, 1);
  const before = (values: readonly number[], index: number) =>
    values.slice(0, index).reduce((sum, value) => sum + value, 0);
  return points.slice(1, legs.length + 1).map((to, index) => {
    const [begins, ends] = [before(lengths, index), before(lengths, index + 1)];
    return {
      to,
      distanceM: distances[index]!,
      minutes: minuteCounts[index]!,
      leftM: distance_m - before(distances, index + 1),
      leftMinutes: minutes - before(minuteCounts, index + 1),
      hasSteps: legs[index]!.has_steps,
      hasUnderpass: legs[index]!.has_underpass,
      rests: rests
        .filter(({ at_m }) => at_m >= begins && (at_m < ends || index === legs.length - 1))
        .map((rest) => ({ ...rest, fromHereM: Math.round((rest.at_m - begins) / 10) * 10 })),
    };
  });
}

/** The leg that climbs most for its length; null where nothing climbs enough to be noticed. */
export function steepestLeg({ legs }: Pick<CourseDetail, 'legs'>): number | null {
  const gradients = legs.map(({ up_m, distance_m }) =>
    up_m !== null && up_m >= 5 && distance_m >= 80 ? up_m / distance_m : 0,
  );
  const steepest = Math.max(0, ...gradients);
  return steepest >= 0.02 ? gradients.indexOf(steepest) : null;
}

/** Numbers of the highlights, as the map and the words both count them. */
export function numbered(points: readonly CoursePoint[]): (CoursePoint & { number?: number })[] {
  let count = 0;
  return points.map((point) => (point.role === 'highlight' ? { ...point, number: ++count } : point));
}
