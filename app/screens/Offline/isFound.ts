import type { SavedCourse } from '../../../machines/savedCourse/index.ts';

/** Full and half width, upper and lower case, katakana and hiragana are the same. */
const folded = (words: string) =>
  words
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[ァ-ヶ]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0x60));

/** Whether a saved course has every word of what was entered somewhere; everything is found by nothing. */
export function isFound({ words }: Pick<SavedCourse, 'words'>, keyword: string): boolean {
  const text = folded(words);
  return folded(keyword)
    .split(/\s+/)
    .every((word) => text.includes(word));
}
