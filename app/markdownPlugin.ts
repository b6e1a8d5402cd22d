/** Build time only: `*.md` of content/pages becomes a module with its HTML. The repository's own Markdown is trusted. */
import { Marked } from 'marked';
import type { Plugin } from 'vite';

const marked = new Marked({ gfm: true, async: false });

/** @throws when there is a heading of the first level: the page has its h1 already, and the text goes on with h2 */
export function markdownToHtml(source: string, name: string): string {
  const tokens = marked.lexer(source);
  if (tokens.some((token) => token.type === 'heading' && token.depth === 1))
    throw new Error(`${name}: headings begin with ## (the page has its title)`);
  return marked.parser(tokens).trim();
}

export const markdown = (): Plugin => ({
  name: 'content-markdown',
  enforce: 'pre',
  transform: {
    filter: { id: /\/content\/pages\/[^/?]+\.md(?:\?|$)/ },
    handler: (source, id) => ({
      code: `export const html = ${JSON.stringify(markdownToHtml(source, id))};`,
      map: null,
      moduleType: 'js',
    }),
  },
});
