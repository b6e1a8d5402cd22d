import type { SearchConditions, SearchResult } from '../../../contract/courses.ts';
import type { FieldError } from '../../../contract/errors.ts';
import type { LineStation, Municipality, Scene } from '../../../contract/places.ts';

/** What a search page begins with. */
export type Facet = 'all' | 'municipality' | 'time' | 'line' | 'scene' | 'steps';

const facets: Record<string, Facet> = {
  '/map/search01': 'municipality',
  '/map/search02': 'time',
  '/map/search03': 'line',
  '/map/search04': 'scene',
  '/map/search05': 'steps',
};

export const facetOf = (path: string): Facet => facets[path.split('/').slice(0, 3).join('/')] ?? 'all';

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
  conditions: SearchConditions;
  lists: SearchLists;
  /** null: nothing was asked yet, or what was asked cannot be. */
  result: SearchResult | null;
  /** What is wrong with the conditions. */
  fields: FieldError[];
}
