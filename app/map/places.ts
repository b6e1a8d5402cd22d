import type { CoursePoint, CourseSummary } from '../../contract/courses.ts';
import type { InstitutionKind } from '../../contract/institutionKinds.ts';
import type { T } from '../i18n/i18n.ts';
import { numbered } from '../screens/Course/legs.ts';

/** What the map marks: start, numbered highlights and goal of a course, in walking order; shops and facilities. */
export interface Place {
  /** Different for all places of a map. */
  id: number;
  role: 'start' | 'highlight' | 'goal' | InstitutionKind;
  /** Of a highlight, and of a place in a list beside the map. */
  number?: number;
  name: string;
  text: string | null;
  /** Of a course in a list beside the map. */
  status?: CourseSummary['status'];
  /** Its page. */
  href?: string;
  lat: number;
  lng: number;
}

/** One of the results of a search: it has a page. */
export interface ResultPlace extends Place {
  href: string;
}

export const placesOf = (points: readonly CoursePoint[]): Place[] =>
  numbered(points).flatMap(({ role, number, name, text, lat, lng }, id) =>
    role === 'via' ? [] : [{ id, role, number, name, text, lat, lng }],
  );

/** 「3 田安門」「出発 東京駅」「協賛店 みほん堂」「2 おほりの道（通行できません）」: what marker and list call it. */
export function placeLabel({ role, number, name, status }: Place, t: T): string {
  const label = t(`map:point_${number === undefined ? role : 'highlight'}`, { number, name });
  return status === 'closed' ? t('map:point_closed', { label, status: t('statusClosed') }) : label;
}

export function placeText({ role, text }: Place, t: T): string | null {
  if (text !== null || (role !== 'start' && role !== 'goal')) return text;
  return t(role === 'start' ? 'map:startText' : 'map:goalText');
}
