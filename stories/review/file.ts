/** The file that the form makes. Pure. */

import type { Kept } from '../../contract/reviewStates.ts';
import type { Review, ReviewDecision, ReviewFile, ReviewRole } from '../../contract/reviews.ts';

export interface Signature {
  decision: ReviewDecision;
  by: ReviewRole;
  words: string;
}

/** Bound to what is kept now; a state of which nothing is kept cannot be signed and is left out. */
export function fileOf(subjects: readonly string[], kept: Kept, signature: Signature, now: Date): ReviewFile {
  const words = signature.words.trim();
  const reviews = subjects.flatMap((subject): Review[] => {
    const { tree, look } = kept[subject] ?? {};
    return tree && look ? [{ subject, ...signature, words, at: now.toISOString(), tree, look }] : [];
  });
  return { format: 1, reviews };
}

export const isSignable = (kept: Kept, subject: string): boolean => Boolean(kept[subject]?.tree && kept[subject]?.look);

/** `review-CourseSearch-20261122-0130.json`, by the clock of the one who signs. */
export function nameOfFile(screen: string, now: Date): string {
  const two = (number: number) => String(number).padStart(2, '0');
  const day = `${now.getFullYear()}${two(now.getMonth() + 1)}${two(now.getDate())}`;
  return `review-${screen}-${day}-${two(now.getHours())}${two(now.getMinutes())}.json`;
}

export const textOf = (file: ReviewFile): string => `${JSON.stringify(file, null, 2)}\n`;
