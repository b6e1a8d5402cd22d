/** The pages that stand in files, listed in `content/pages/pages.json`. */
import { readFileSync } from 'node:fs';
import { z } from 'zod';
import type { Words } from '../db/columns.ts';
import type { SiteDocument } from './document.ts';
import { plainMarkdown } from './plain.ts';

const words = z.strictObject({ ja: z.string().min(1), en: z.string().min(1) });
const page = z.strictObject({
  path: z.string().startsWith('/'),
  /** The label of its route. */
  title: words,
  /** Name of its Markdown, without language and ending. */
  file: z.string().optional(),
  /** What is searched where there is no Markdown. */
  text: words.optional(),
});
const directory = new URL('../../content/pages/', import.meta.url);

export const readPages = () => z.array(page).parse(JSON.parse(readFileSync(new URL('pages.json', directory), 'utf8')));

const markdownOf = (file: string): Words => {
  const read = (lang: string) => plainMarkdown(readFileSync(new URL(`${file}.${lang}.md`, directory), 'utf8'));
  return { ja: read('ja'), en: read('en') };
};

export const pageDocuments = (): SiteDocument[] =>
  readPages().map(({ path, title, file, text }, rank) => ({
    kind: 'page',
    key: path,
    path,
    title,
    text: file ? markdownOf(file) : (text ?? { ja: '', en: '' }),
    rank,
  }));
