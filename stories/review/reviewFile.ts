/** What the form of a review holds, and the file that it makes. Pure. */
import type { Review, ReviewDecision, ReviewFile, ReviewRole, StatePrint } from '../../contract/reviews.ts';

/** As it stands in the fields. */
export interface Draft {
  states: readonly string[];
  /** Words of single states, by their ids. */
  ownWords: Readonly<Record<string, string>>;
  decision: ReviewDecision | '';
  by: ReviewRole | '';
  office: string;
  words: string;
}

export type FilledDraft = Draft & { decision: ReviewDecision; by: ReviewRole };

export const emptyDraft: Draft = { states: [], ownWords: {}, decision: '', by: '', office: '', words: '' };

/** A state's own words stand in the place of those for all. */
const wordsFor = ({ ownWords, words }: Draft, id: string): string => ownWords[id]?.trim() || words.trim();

export type Missing = 'states' | 'decision' | 'by' | 'office' | 'words';

/** What has to be filled in yet. Who approves need not say anything; who asks for a change says which, of every state. */
export function missingIn(draft: Draft): Missing[] {
  const isSilent = draft.decision === 'changes' && draft.states.some((id) => !wordsFor(draft, id));
  return [
    ...(draft.states.length ? [] : (['states'] as const)),
    ...(draft.decision ? [] : (['decision'] as const)),
    ...(draft.by ? [] : (['by'] as const)),
    ...(draft.office.trim() ? [] : (['office'] as const)),
    ...(isSilent ? (['words'] as const) : []),
  ];
}

export const isFilled = (draft: Draft): draft is FilledDraft => missingIn(draft).length === 0;

/** Bound to how each state was when the form was sent. */
export function fileOf(draft: FilledDraft, prints: ReadonlyMap<string, StatePrint>, now: Date): ReviewFile {
  const { states, decision, by, office } = draft;
  const signed = { decision, by, office: office.trim(), at: now.toISOString() };
  const reviews = states.map(
    (subject): Review => ({ subject, ...signed, words: wordsFor(draft, subject), ...prints.get(subject)! }),
  );
  return { format: 2, reviews };
}

/** `review-CourseSearch-20261122-0130.json`, by the clock of the one who signs. */
export function nameOfFile(name: string, now: Date): string {
  const two = (number: number) => String(number).padStart(2, '0');
  const day = `${now.getFullYear()}${two(now.getMonth() + 1)}${two(now.getDate())}`;
  return `review-${name}-${day}-${two(now.getHours())}${two(now.getMinutes())}.json`;
}

export const textOf = (file: ReviewFile): string => `${JSON.stringify(file)}\n`;
