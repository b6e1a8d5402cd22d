/** Why a step was taken, for those who read it. */
import type { Language } from '../../contract/values.ts';
import type { Words } from '../import/words.ts';
import type { revisionSteps } from './revisions.table.ts';

type Step = typeof revisionSteps.$inferSelect;

/** What the log keeps where a change could not be published at its time. */
export const inTheWay = 'in_the_way';

const inTheWayWords: Words = {
  ja: '同じアドレスがほかで使われているか、指しているものがなくなりました。',
  en: 'Something else has the same address, or what it refers to is gone.',
};

/** Staff give their reasons in their own words; nobody else has any but this one. */
export const reasonTold = ({ byStaff, reason }: Pick<Step, 'byStaff' | 'reason'>, lang: Language): string =>
  byStaff === '' && reason ? inTheWayWords[lang] : reason;
