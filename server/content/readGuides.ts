/** The walking tips and fashion guides as plain text, read from `content/` without Vite: for searches and tests. */
import { readFileSync } from 'node:fs';
import type { Language } from '../../contract/values.ts';

const directory = new URL('../../content/', import.meta.url).pathname;
const series = ['tips', 'fashion'] as const;

interface Row {
  id: number | string;
  title: Record<Language, string>;
  lead: Record<Language, string>;
  publishedOn: string;
}

export interface GuideText extends Row {
  /** Of its page: `/tips/8`. */
  path: string;
  /** All that can be read of it, with the words of its drawings, without markup. */
  text: Record<Language, string>;
}

/** Markdown of the kind that guides are written in → its words. */
const wordsOf = (markdown: string): string =>
  markdown
    .replace(/!\[([^\]]*)\]\(\S+ "([^"]*)"\)/g, '$2 $1')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/^(?:#+|-|\d+\.) +/gm, '')
    .replaceAll('**', '')
    .replace(/\s+/g, ' ')
    .trim();

export const readGuides = (): GuideText[] =>
  series.flatMap((name) => {
    const rows = JSON.parse(readFileSync(`${directory}${name}/index.json`, 'utf8')) as Row[];
    return rows.map(({ id, title, lead, publishedOn }) => {
      const text = (lang: Language) => wordsOf(readFileSync(`${directory}${name}/${id}.${lang}.md`, 'utf8'));
      return { id, title, lead, publishedOn, path: `/${name}/${id}`, text: { ja: text('ja'), en: text('en') } };
    });
  });
