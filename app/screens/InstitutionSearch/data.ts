import type { FieldError } from '../../../contract/errors.ts';
import type { Output } from '../../../contract/index.ts';
import type { InstitutionKind } from '../../../contract/institutionKinds.ts';
import type { Municipality } from '../../../contract/places.ts';
import type { Conditions } from './conditions.ts';

export type Found = Output<'GET /institutions'>;
/** Of a municipality what a search needs. */
export type Town = Pick<Municipality, 'code' | 'slug' | 'name' | 'area'>;

/** Courses to search near, by the words that were entered. */
export interface CourseChoice {
  courses: readonly { id: number; name: string }[];
  total: number;
}

export interface InstitutionSearchData {
  kind: InstitutionKind;
  conditions: Conditions;
  towns: readonly Town[];
  /** null: what was asked for cannot be. */
  result: Found | null;
  /** null: no course is asked for by its name. */
  courseChoice: CourseChoice | null;
  /** What is wrong with the conditions. */
  fields: FieldError[];
}
