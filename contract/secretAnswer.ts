/** Answers to secret questions (specification section 5). Apart from `memberRules.ts`: romaji needs a library that few pages load. */
import { isRomaji, toHiragana } from 'wanakana';
import type { FieldErrorKind } from './fieldErrors.ts';

export const secretAnswerMaxLength = 60;

/** As it is kept and shown: hiragana, also from katakana and romaji. What cannot be converted stays, and is refused. */
export function tidySecretAnswer(answer: string): string {
  const text = answer.normalize('NFKC').replace(/\s+/g, ' ').trim();
  return toHiragana(isRomaji(text) ? text.toLowerCase() : text, { passRomaji: !isRomaji(text) });
}

/** Two answers are the same when their keys are. */
export const secretAnswerKey = (answer: string): string => tidySecretAnswer(answer).replace(/ /g, '');

/** @param answer tidied */
export function secretAnswerProblem(answer: string): FieldErrorKind | null {
  if (answer === '') return 'required';
  if (answer.length > secretAnswerMaxLength) return 'too_long';
  return /^[ぁ-ゖー ]+$/.test(answer) ? null : 'format_invalid';
}
