import type { Input } from '../../../contract/index.ts';
import { type ConditionsOf, defineConditions } from '../../search/conditions.ts';

const lists = ['municipality'] as const;
const scalars = ['course_id', 'contest', 'season', 'month'] as const;
const others = { sort: 'newest', page: '1' };

export type Conditions = ConditionsOf<(typeof lists)[number], (typeof scalars)[number], keyof typeof others>;
export const {
  read: readConditions,
  repeatedIn,
  toQuery,
  active,
  without,
} = defineConditions({ lists, scalars, others });
export type ActiveCondition = ReturnType<typeof active>[number];

/** What the API is asked. Words of an address: its schema says which of them it knows. */
export const toInput = ({ page, ...conditions }: Conditions): Input<'GET /photo_gallery'> =>
  ({ ...conditions, page_num: page }) as Input<'GET /photo_gallery'>;
