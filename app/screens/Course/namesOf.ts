import type { CourseDetail, CoursePoint } from '../../../contract/courses.ts';
import type { T } from '../../i18n/i18n.ts';

/** Rivers, canals, ponds, moats and shores: what a town is known by on a map. */
const isWater = ({ name_ja }: CoursePoint) =>
  /(?:[川池湖堀濠浜滝沼]|上水|用水|運河|海岸|渓谷)(?:$|[ 　])/.test(name_ja);
/** About half of them find room; more would be a list over the picture. */
const sightsAtMost = 6;

/**
 * What a drawing of the course is known by, the most telling first: its start and goal, the water that it passes, the stations
 * around, some of its sights. Where names have no room the drawing leaves them out.
 */
export function namesOf({ points, station, goal, around }: CourseDetail, t: T) {
  const written = (kind: CourseDetail['station']['kind'], name: string) =>
    kind === 'station' ? t('course:mapStation', { name }) : name;
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last) return [];
  const between = points.slice(1, -1);
  const plain = ({ lat, lng, name }: CoursePoint) => ({ lat, lng, name });
  return [
    { lat: first.lat, lng: first.lng, name: written(station.kind, station.name) },
    { lat: last.lat, lng: last.lng, name: written(goal.kind, goal.name) },
    ...between.filter(isWater).map((point) => ({ ...plain(point), isWide: point.role !== 'highlight' })),
    ...around.map(({ name, ...place }) => ({ ...place, name: written('station', name) })),
    ...between
      .filter((point) => point.role === 'highlight' && !isWater(point))
      .slice(0, sightsAtMost)
      .map(plain),
  ].filter(({ name }, index, all) => all.findIndex((other) => other.name === name) === index);
}
