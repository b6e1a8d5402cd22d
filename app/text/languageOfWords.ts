/** Typed words and names are in whatever language they are written in, whatever the page's is. */
export const languageOfWords = (words: string): 'ja' | undefined =>
  /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u.test(words) ? 'ja' : undefined;
