/** Which titles walks earn: how much of each is done. */
import type { Title } from '../../contract/walks.ts';
import type { References } from '../references.ts';
import type { TitleRule, titles } from './walks.table.ts';

export type TitleRow = typeof titles.$inferSelect;

/** What a member has walked, as the rules count it. */
export interface WalkedFacts {
  /** Each once. */
  courses: readonly { municipalityCode: number; sceneIds: number[]; categories: string[]; canBeWalked: boolean }[];
  /** How many courses of a category can be walked at the moment, by anybody. */
  inCategory: ReadonlyMap<string, number>;
  /** The most in one Japanese day. */
  daySteps: number;
}

export const unitOf: Record<TitleRule, Title['unit']> = {
  courses: 'stamps',
  line: 'courses',
  whole_line: 'courses',
  municipalities: 'municipalities',
  area: 'municipalities',
  scenes: 'scenes',
  day_steps: 'steps',
};

function counted(
  { rule, scope }: TitleRow,
  { courses, daySteps }: WalkedFacts,
  { municipalityByCode }: References,
): number {
  const codes = new Set(courses.map(({ municipalityCode }) => municipalityCode));
  switch (rule) {
    case 'courses':
      return courses.length;
    case 'line':
      return courses.filter(({ categories }) => categories.includes(scope ?? '')).length;
    case 'whole_line':
      return courses.filter(({ categories, canBeWalked }) => canBeWalked && categories.includes(scope ?? '')).length;
    case 'municipalities':
      return codes.size;
    case 'area':
      return [...codes].filter((code) => municipalityByCode.get(code)?.area === scope).length;
    case 'scenes':
      return new Set(courses.flatMap(({ sceneIds }) => sceneIds)).size;
    case 'day_steps':
      return daySteps;
  }
}

type TitleProgress = Pick<Title, 'done' | 'needed'>;

/** How much of the title is done, at most all of it. Of a line whose courses are all closed or hidden nothing is needed. */
export function progressOf(title: TitleRow, facts: WalkedFacts, references: References): TitleProgress {
  const needed = title.rule === 'whole_line' ? (facts.inCategory.get(title.scope ?? '') ?? 0) : title.needed;
  return { done: Math.min(counted(title, facts, references), needed), needed };
}

/** Nobody earns a title for which nothing is needed. */
export const isComplete = ({ done, needed }: TitleProgress): boolean => needed > 0 && done === needed;

/** The title of which the greatest part is done, the first of several; one that only waits for the next walk is not counted. */
export function nextTitle(all: readonly Title[]): Title | null {
  const ahead = all.filter(({ earned_on, done, needed }) => !earned_on && done < needed);
  const share = ({ done, needed }: Title) => done / needed;
  return ahead.reduce<Title | null>((best, title) => (best && share(best) >= share(title) ? best : title), null);
}
