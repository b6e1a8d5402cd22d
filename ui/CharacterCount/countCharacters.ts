/** Where one character ends does not depend on the language of the page. */
const segmenter = 'Segmenter' in Intl ? new Intl.Segmenter('ja', { granularity: 'grapheme' }) : undefined;

/**
 * How many characters a person sees: an emoji of several parts, a letter with its marks and a line break are one each.
 * Browsers without `Intl.Segmenter` count code points instead, which is more for some emoji and never less.
 */
export const countCharacters = (text: string): number =>
  segmenter ? [...segmenter.segment(text)].length : [...text.normalize('NFC')].length;
