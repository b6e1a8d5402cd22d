import type { Input } from '../../../contract/index.ts';
import { type ConditionsOf, defineConditions } from '../../search/conditions.ts';

const lists = ['municipality', 'time_band', 'step_band', 'scene', 'facility'] as const;
const scalars = ['keyword', 'category', 'line', 'station', 'near_station', 'flat'] as const;
/** `facts`: which facts the facilities count by, `confirmed` or `all`. */
const others = { facts: 'confirmed', sort: 'recommended', page: '1' };

export type Conditions = ConditionsOf<(typeof lists)[number], (typeof scalars)[number], keyof typeof others>;

export const {
  repeatedIn,
  read: readConditions,
  toQuery,
  active: activeConditions,
  without,
} = defineConditions({ lists, scalars, others });
export type ActiveCondition = ReturnType<typeof activeConditions>[number];

/** "Nearest first" from where the visitor is: their place is known to their browser only. */
export const isFromHere = ({ sort, near_station }: Conditions): boolean =>
  sort === 'near' && near_station === undefined;

/** What the API is asked. */
export const toSearchInput = ({ page, ...conditions }: Conditions): Input<'GET /search'> =>
  // Words of an address: the API's schema says which of them it knows.
  ({ ...conditions, page_num: page }) as Input<'GET /search'>;
