/** Explanations of hard words: those of `content/words.json` that a text uses. */
import { readFileSync } from 'node:fs';
import { z } from 'zod';
import type { CourseDetail } from '../../contract/courses.ts';
import type { Language } from '../../contract/values.ts';

const rows = z.array(
  z.strictObject({
    ja: z
      .strictObject({
        words: z.array(z.string()).min(1),
        kana: z.string().regex(/^[ぁ-ゖー]+$/),
        text: z.string().endsWith('。'),
        /** Names that hold the word and mean something else. */
        except: z.array(z.string()).optional(),
      })
      .optional(),
    en: z.strictObject({ words: z.array(z.string()).min(1), text: z.string().endsWith('.') }).optional(),
  }),
);
const file = new URL('../../content/words.json', import.meta.url);

type Explanation = { kana: string | null; text: string };

const escapeRegExp = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

function readGlossary() {
  const glossary = { ja: new Map<string, Explanation | null>(), en: new Map<string, Explanation | null>() };
  for (const { ja, en } of rows.parse(JSON.parse(readFileSync(file, 'utf8')))) {
    for (const word of ja?.words ?? []) glossary.ja.set(word, { kana: ja!.kana, text: ja!.text });
    for (const word of ja?.except ?? []) glossary.ja.set(word, null);
    for (const word of en?.words ?? []) glossary.en.set(word, { kana: null, text: en!.text });
  }
  return glossary;
}
const glossary = readGlossary();

/** Longer words first: 玉川上水 is not also 上水, and 代官山 is no 代官. */
const pattern = (words: Iterable<string>) =>
  [...words]
    .sort((a, b) => b.length - a.length)
    .map(escapeRegExp)
    .join('|');
const patterns = {
  ja: new RegExp(pattern(glossary.ja.keys()), 'g'),
  en: new RegExp(`\\b(?:${pattern(glossary.en.keys())})\\b`, 'g'),
};

/** The explained words of a text in the order of their first use, one of those that mean the same. */
export function explainedIn(text: string, lang: Language): CourseDetail['words'] {
  const found = new Map<string, CourseDetail['words'][number]>();
  for (const [word] of text.matchAll(patterns[lang])) {
    const explanation = glossary[lang].get(word);
    if (explanation && !found.has(explanation.text)) found.set(explanation.text, { word, ...explanation });
  }
  return [...found.values()];
}
