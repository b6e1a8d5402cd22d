import type { Words } from '../db/columns.ts';
import { choices } from '../import/words.ts';
import type { institutions } from './institutions.table.ts';

/** What a shop's icons and the ways it takes less salt are called. "Other" is what nobody searches for. */
export const signsOf = ({
  icons = [],
  saltItems = [],
}: Pick<typeof institutions.$inferInsert, 'icons' | 'saltItems'>): Words[] => [
  ...icons.filter((icon) => icon !== 'other').map((icon) => choices.icon[icon]),
  ...saltItems.map((item) => choices.salt[item]),
];
