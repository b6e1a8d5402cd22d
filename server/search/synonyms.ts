/** `content/synonyms.json`, by the folded forms of its words. */
import { readSynonyms } from '../content/readContent.ts';
import { fold, type Synonyms } from '../keyword.ts';

export const synonyms: Synonyms = new Map(
  readSynonyms().flatMap(({ words, means }) => words.map((word) => [fold(word).replaceAll(' ', ''), means] as const)),
);
