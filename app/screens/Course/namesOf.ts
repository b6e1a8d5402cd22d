import type { CourseDetail } from '../../../contract/courses.ts';
import type { T } from '../../i18n/i18n.ts';

/** What a drawing of the course is known by: its start and goal, then the stations around, as a map writes them. */
export function namesOf({ points, station, goal, around }: CourseDetail, t: T) {
  const written = (kind: CourseDetail['station']['kind'], name: string) =>
    kind === 'station' ? t('course:mapStation', { name }) : name;
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last) return [];
  return [
    { lat: first.lat, lng: first.lng, name: written(station.kind, station.name) },
    { lat: last.lat, lng: last.lng, name: written(goal.kind, goal.name) },
    ...around.map(({ name, ...place }) => ({ ...place, name: written('station', name) })),
  ].filter(({ name }, index, all) => all.findIndex((other) => other.name === name) === index);
}
