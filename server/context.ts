import type { Call, Output, ParsedInput } from '../contract/index.ts';
import type { Accessibility } from './accessibility/readAccessibility.ts';
import type { Db } from './db/database.ts';
import type { References } from './references.ts';

/** What every operation is given. Time is an argument so that tests can set it. */
export interface Context {
  db: Db;
  references: References;
  accessibility: Accessibility;
  now: () => Date;
}

export type Handlers<K extends Call = Call> = {
  [Key in K]: (input: ParsedInput<Key>, context: Context) => Promise<Output<Key>>;
};

/** The Japanese calendar day of a moment, as `YYYY-MM-DD`. */
export const japaneseDay = (moment: Date): string => moment.toLocaleDateString('sv-SE', { timeZone: 'Asia/Tokyo' });

/** The first day of the 30 that a ranking looks at. */
export const rankingSince = (moment: Date): string => japaneseDay(new Date(moment.getTime() - 29 * 24 * 3600 * 1000));
