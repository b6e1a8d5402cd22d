import type { TableOfContentsItem } from '../../../ui/TableOfContents/index.ts';
import { plainText } from '../../richText/plainText.ts';

/** The headings of a text with ids, the same in every language, and the list that leads to them. */
export function contentsOf(html: string): { html: string; contents: TableOfContentsItem[] } {
  const contents: TableOfContentsItem[] = [];
  const withIds = html.replace(/<h2>(.*?)<\/h2>/g, (_, heading: string) => {
    const id = `section-${contents.length + 1}`;
    contents.push({ id, label: plainText(heading, 200), level: 2 });
    return `<h2 id="${id}">${heading}</h2>`;
  });
  return { html: withIds, contents };
}
