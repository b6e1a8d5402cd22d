import type { Input } from '../../../contract/index.ts';
import { courseNearM, type InstitutionKind } from '../../../contract/institutionKinds.ts';
import { type ConditionsOf, defineConditions } from '../../search/conditions.ts';

const lists = ['municipalities', 'icons', 'equipment'] as const;
const scalars = ['keyword', 'open_now', 'course_id'] as const;
/** `course`: words to choose a course by, which finds nothing itself. */
const others = { sort: 'recommended', course: '', page: '1' };

export type Conditions = ConditionsOf<(typeof lists)[number], (typeof scalars)[number], keyof typeof others>;

const { read, ...own } = defineConditions({ lists, scalars, others });
export const { repeatedIn, active, without } = own;
/** In the order of the walk only beside a course: without one the API refuses it. */
export const toQuery: typeof own.toQuery = (conditions, change) => {
  const query = own.toQuery(conditions, change);
  return query.sort === 'walk' && query.course_id === undefined ? { ...query, sort: undefined } : query;
};
/** Of the conditions, those that every kind knows: the search goes on for another kind. */
export const toOtherKind = (conditions: Conditions) => toQuery(conditions, { icons: [], equipment: [], course: '' });
export type ActiveCondition = ReturnType<typeof active>[number];

/** Each kind has what it is chosen by; of another kind it means nothing. */
export function readConditions(query: URLSearchParams, kind: InstitutionKind): Conditions {
  const conditions = read(query);
  // As in an address: one that somebody has shortened keeps the rest.
  const hasOrder = conditions.course_id !== undefined || conditions.sort !== 'walk';
  return {
    ...conditions,
    sort: hasOrder ? conditions.sort : others.sort,
    icons: kind === 'cooperation' ? conditions.icons : [],
    equipment: kind === 'playground' ? conditions.equipment : [],
  };
}

/** "Nearest first" from where the visitor is: their place is known to their browser only. */
export const isFromHere = ({ sort, course_id }: Conditions): boolean => sort === 'near' && course_id === undefined;

/** What the API is asked. Near a course the nearest to its way come first, unless the order of the walk is asked for. */
export function toInput(
  kind: InstitutionKind,
  { page, sort, course: _, ...conditions }: Conditions,
): Input<'GET /institutions'> {
  const isNearCourse = conditions.course_id !== undefined;
  return {
    ...conditions,
    category: kind,
    page_num: page,
    sort: isNearCourse && sort === 'recommended' ? 'near' : sort,
    within_m: isNearCourse ? courseNearM : undefined,
    // Words of an address: the API's schema says which of them it knows.
  } as Input<'GET /institutions'>;
}
