import type { FieldError } from '../../../contract/errors.ts';
import type { Output } from '../../../contract/index.ts';
import type { Municipality } from '../../../contract/places.ts';
import type { Conditions } from './conditions.ts';

export const photosPerPage = 24;

export type Found = Output<'GET /photo_gallery'> & { limit_num: number };
/** Of a municipality what a search needs. */
export type Town = Pick<Municipality, 'code' | 'slug' | 'name' | 'area'>;
/** What can be chosen in the form of all conditions, by name. */
export interface Choices {
  towns: readonly Town[];
  /** Courses of the municipalities that are chosen, and the course that is. */
  courses: readonly { id: number; name: string }[];
  contests: readonly { id: string; name: string }[];
}

export interface PhotosData {
  conditions: Conditions;
  choices: Choices;
  /** null: what was asked for cannot be. */
  result: Found | null;
  /** What is wrong with the conditions. */
  fields: FieldError[];
  /** Of the last month; only where the gallery begins. */
  ranking: Output<'GET /ranking_photo'> | null;
}
