/**
 * Keyword search in Japanese without a dictionary.
 *
 * Text is folded (NFKC, lower case, katakana to hiragana) and cut into single characters, pairs, and the ends of its words. An index over these
 * finds any part of a word, of one or two characters too, which trigrams cannot, and needs no second look at the text.
 */
import { isRomaji, toHiragana } from 'wanakana';
import { keywordMaxLength } from '../contract/bands.ts';

/** Full and half width, upper and lower case, katakana and hiragana, and spaces all fold to one form. */
export const fold = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFD')
    // Macrons of romanised names (ō) fold away, voicing marks of kana (が) stay.
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .replace(/[ァ-ヶ]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) - 0x60))
    .replace(/[^\p{L}\p{N}ー]+/gu, ' ')
    .trim();

/** The characters and pairs of a folded text, each once, none across a space. */
export function gramsOf(folded: string): string[] {
  const grams = new Set<string>();
  for (const word of folded.split(' ')) {
    const characters = [...word];
    characters.forEach((character, index) => {
      grams.add(character);
      if (index) grams.add(characters[index - 1]! + character);
    });
  }
  grams.delete('');
  return [...grams];
}

/** Where a word stands: in the course's name, at its stops or in its town, elsewhere. Every word carries the best of its marks. */
export const marks = ['^', '=', '~'] as const;

/**
 * What a row is found by: single characters, pairs, and the end of each word from each of its characters (3 characters or more).
 * A part of a word is the beginning of one of its ends, so an index that finds beginnings finds parts, and no text is read again.
 */
export function lexemesOf(foldedByMark: readonly [string, string, string]): string[] {
  const markOf = new Map<string, string>();
  marks.forEach((mark, place) => {
    const folded = foldedByMark[place]!;
    const ends = folded.split(' ').flatMap((word) => {
      const characters = [...word];
      return characters.slice(2).map((_, index) => characters.slice(index, index + keywordMaxLength).join(''));
    });
    for (const lexeme of [...gramsOf(folded), ...ends]) if (!markOf.has(lexeme)) markOf.set(lexeme, mark);
  });
  return [...markOf].map(([lexeme, mark]) => mark + lexeme);
}

/** One word of a query, in any of its readings, at one mark: a part of a `tsquery` over `lexemesOf`. */
export const lexemeQuery = (readings: readonly KeywordTerm[], mark: (typeof marks)[number]): string =>
  `(${readings.map(({ text }) => `'${mark}${text}'${[...text].length > 2 ? ':*' : ''}`).join('|')})`;

/** A word that is found as a whole lexeme is found at one mark only; parts of words may be found at several. */
export const hasOneMark = (readings: readonly KeywordTerm[]): boolean =>
  readings.length === 1 && [...readings[0]!.text].length <= 2;

export interface KeywordTerm {
  /** Folded text that must stand in what is searched. */
  text: string;
}

/**
 * The words of a query: all of them must match, each in one of its readings (as typed, or romaji read as kana).
 * At most 5 words count.
 */
export function termsOf(keyword: string): KeywordTerm[][] {
  return fold(keyword)
    .split(' ')
    .filter(Boolean)
    .slice(0, 5)
    .map((word) => {
      const readings = [word];
      if (isRomaji(word)) {
        const kana = toHiragana(word);
        if (!/[a-z]/.test(kana)) readings.push(fold(kana));
      }
      return [...new Set(readings)].map((text) => ({ text }));
    });
}

/** Several texts as one that can be searched: names never run into each other. */
export const searchTextOf = (texts: ReadonlyArray<string | null | undefined>): string =>
  [...new Set(texts.filter(Boolean).map((text) => fold(text!)))].join(' ');
