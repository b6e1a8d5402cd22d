/** Answers to secret questions (specification section 5). Apart from `memberRules.ts`: romaji needs a library that few pages load. */
import { isRomaji, toHiragana } from 'wanakana';
import type { FieldErrorKind } from './fieldErrors.ts';

export const secretAnswerMaxLength = 60;
/** A letter of hiragana is four of romaji at most; the library cannot convert thousands. */
const convertedMaxLength = 4 * secretAnswerMaxLength;

/** As it is kept and shown: hiragana, also from katakana and romaji. What cannot be converted stays, and is refused. */
export function tidySecretAnswer(answer: string): string {
  const text = answer.normalize('NFKC').replace(/\s+/g, ' ').trim();
  if (text.length > convertedMaxLength) return text;
  const passRomaji = !isRomaji(text);
  // ー stays: the library would make a vowel of it in katakana only, so that one answer had two keys.
  return toHiragana(passRomaji ? text : text.toLowerCase(), { passRomaji, convertLongVowelMark: false });
}

/** Two answers are the same when their keys are. */
export const secretAnswerKey = (answer: string): string => tidySecretAnswer(answer).replace(/ /g, '');

/** @param answer tidied */
export function secretAnswerProblem(answer: string): FieldErrorKind | null {
  if (answer === '') return 'required';
  if (answer.length > secretAnswerMaxLength) return 'too_long';
  return /^[ぁ-ゖー ]+$/.test(answer) ? null : 'format_invalid';
}
