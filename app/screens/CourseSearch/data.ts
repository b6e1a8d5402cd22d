import type { SearchResult } from '../../../contract/courses.ts';
import type { FieldError } from '../../../contract/errors.ts';
import type { LineStation, Municipality, Scene } from '../../../contract/places.ts';
import type { Article } from '../../../contract/reading.ts';
import type { Facet } from '../../routes/route.ts';
import type { Conditions } from './conditions.ts';

export interface SearchLists {
  municipalities: Municipality[];
  scenes: Scene[];
  lines: { id: number; name: string; operator: string; course_count: number }[];
  line: {
    id: number;
    name: string;
    operator: string;
    stations: Pick<LineStation, 'id' | 'name' | 'kana' | 'course_count'>[];
  } | null;
  /** Stations that the conditions name. */
  stations: { id: number; name: string }[];
}

export interface SearchData {
  facet: Facet;
  /** The page of one line: its stations are chosen from. */
  isLinePage: boolean;
  conditions: Conditions;
  lists: SearchLists;
  /** null: nothing was asked yet, or what was asked cannot be. */
  result: SearchResult | null;
  /** What is wrong with the conditions. */
  fields: FieldError[];
  /** Announced on the top page and read here, before a choice is made. */
  article: Article | null;
}
