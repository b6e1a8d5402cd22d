import type { CourseDetail } from '../../contract/courses.ts';
import { decodePolyline } from '../../contract/polyline.ts';

/** The whole way as [lat, lng]; where nothing is known of it, its points. */
export const wayOf = ({ legs, points }: Pick<CourseDetail, 'legs' | 'points'>): (readonly [number, number])[] =>
  legs.length
    ? legs.flatMap(({ line }, index) => decodePolyline(line).slice(index ? 1 : 0))
    : points.map(({ lat, lng }) => [lat, lng] as const);
