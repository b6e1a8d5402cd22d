/** Walking tips, fashion guides and the pages of municipalities as documents. */
import { readContent, readRelations } from '../content/readContent.ts';
import { readGuides } from '../content/readGuides.ts';
import type { Words } from '../db/columns.ts';
import type { SiteDocument } from './document.ts';

const kinds = { tips: 'tip', fashion: 'fashion' } as const;

export const guideDocuments = (series: keyof typeof kinds): SiteDocument[] =>
  readGuides()
    .filter(({ path }) => path.startsWith(`/${series}/`))
    .map(({ id, title, lead, path, text, publishedOn }, rank) => ({
      kind: kinds[series],
      key: String(id),
      path,
      title,
      text: { ja: `${lead.ja} ${text.ja}`, en: `${lead.en} ${text.en}` },
      rank,
      date: publishedOn,
    }));

const joined = (parts: readonly Words[]): Words => ({
  ja: parts.map(({ ja }) => ja).join(' '),
  en: parts.map(({ en }) => en).join(' '),
});

export function relationDocuments(): SiteDocument[] {
  const towns = new Map(readContent().municipalities.map((town) => [town.code, town]));
  return readRelations().map(({ slug, municipality, summary, lead, lies, walking, project }, rank) => {
    const { name, kana } = towns.get(municipality)!;
    return {
      kind: 'relation',
      key: slug,
      path: `/relation/${slug}`,
      title: { ja: `${name.ja}：${summary.ja}`, en: `${name.en}: ${summary.en}` },
      text: joined([lead, ...lies, walking, project.title, ...project.body]),
      names: [name.ja, name.en, kana, name.ja.replace(/[区市町村]$/, '')],
      rank,
    };
  });
}
