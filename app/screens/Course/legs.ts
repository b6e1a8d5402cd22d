/** The route in words: what a person walks between two points of a course. Every column adds up to the course's own number. */
import type { CourseDetail, CoursePoint } from '../../../contract/courses.ts';
import { apportion, bearing, type Compass, compassOf, distanceM } from '../../../contract/geo.ts';

export interface Leg {
  to: CoursePoint;
  /** Which way it leads; directions are those of the approximate line. */
  direction: Compass;
  /** To 10 m. */
  distanceM: number;
  /** To 10 steps. */
  steps: number;
  /** Whole minutes; 0 = less than one. */
  minutes: number;
}

/** One leg for each point after the start. */
export function legsOf({
  points,
  distance_m,
  steps,
  minutes,
}: Pick<CourseDetail, 'points' | 'distance_m' | 'steps' | 'minutes'>): Leg[] {
  const lengths = points.slice(1).map((point, index) => distanceM(points[index]!, point));
  const [distances, stepCounts, minuteCounts] = [
    apportion(distance_m, lengths, 10),
    apportion(steps, lengths, 10),
    apportion(minutes, lengths, 1),
  ];
  return points.slice(1).map((to, index) => ({
    to,
    direction: compassOf(bearing(points[index]!, to)),
    distanceM: distances[index]!,
    steps: stepCounts[index]!,
    minutes: minuteCounts[index]!,
  }));
}

/** Numbers of the highlights, as the map and the words both count them. */
export function numbered(points: readonly CoursePoint[]): (CoursePoint & { number?: number })[] {
  let count = 0;
  return points.map((point) => (point.role === 'highlight' ? { ...point, number: ++count } : point));
}
