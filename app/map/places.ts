import type { CoursePoint } from '../../contract/courses.ts';
import type { T } from '../i18n/i18n.ts';
import { numbered } from '../screens/Course/legs.ts';

/** A point of the course that the map marks: start, numbered highlights, goal. In walking order. */
export interface Place {
  /** Its place in the course's points. */
  id: number;
  role: 'start' | 'highlight' | 'goal';
  number?: number;
  name: string;
  text: string | null;
  lat: number;
  lng: number;
}

export const placesOf = (points: readonly CoursePoint[]): Place[] =>
  numbered(points).flatMap(({ role, number, name, text, lat, lng }, id) =>
    role === 'via' ? [] : [{ id, role, number, name, text, lat, lng }],
  );

/** 「3 田安門」「出発 東京駅」: what marker and list call it. */
export const placeLabel = ({ role, number, name }: Place, t: T): string => t(`map:point_${role}`, { number, name });

export function placeText({ role, text }: Place, t: T): string | null {
  if (text !== null || role === 'highlight') return text;
  return t(role === 'start' ? 'map:startText' : 'map:goalText');
}
