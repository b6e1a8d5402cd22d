/** `content/synonyms.json`, by the folded forms of its words. */
import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { fold, type Synonyms } from '../keyword.ts';

/** What else words mean: other words, or conditions (`#blossom`). */
const rows = z.array(z.strictObject({ words: z.array(z.string()).min(1), means: z.array(z.string()).min(1) }));
const file = new URL('../../content/synonyms.json', import.meta.url);

export const synonyms: Synonyms = new Map(
  rows
    .parse(JSON.parse(readFileSync(file, 'utf8')))
    .flatMap(({ words, means }) => words.map((word) => [fold(word).replaceAll(' ', ''), means] as const)),
);
