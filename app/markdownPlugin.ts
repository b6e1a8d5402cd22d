/**
 * Build time only: Markdown of `content/` becomes a module. Pages give `html`; guides (tips and fashion) give `blocks`, because
 * a drawing among their text is a component. The repository's own Markdown is trusted.
 */
import { Marked, type Token, type Tokens } from 'marked';
import type { Plugin } from 'vite';
import type { Block } from './guides/guide.ts';

const marked = new Marked({ gfm: true, async: false });

/** @throws when there is a heading of the first level: the page has its h1 already, and the text goes on with h2 */
function tokensOf(source: string, name: string) {
  const tokens = marked.lexer(source);
  if (tokens.some((token) => token.type === 'heading' && token.depth === 1))
    throw new Error(`${name}: headings begin with ## (the page has its title)`);
  return tokens;
}

export const markdownToHtml = (source: string, name: string): string => marked.parser(tokensOf(source, name)).trim();

const isParagraph = (token: Token): token is Tokens.Paragraph => token.type === 'paragraph';

/** The image that is all of a paragraph. */
function drawingIn(token: Token): Tokens.Image | null {
  const [only, ...more] = isParagraph(token) ? token.tokens : [];
  return only?.type === 'image' && !more.length ? (only as Tokens.Image) : null;
}

/** `![what it shows](name.svg "caption")` is a drawing; a numbered list right after it names the drawing's numbered parts. */
export function markdownToBlocks(source: string, name: string): Block[] {
  const blocks: Block[] = [];
  let text: Token[] = [];
  const html = (tokens: Token[]) => marked.parser(tokens).trim();
  const endText = () => {
    if (text.length) blocks.push({ kind: 'text', html: html(text) });
    text = [];
  };
  const tokens = tokensOf(source, name).filter(({ type }) => type !== 'space');
  for (let at = 0; at < tokens.length; at += 1) {
    const image = drawingIn(tokens[at]!);
    if (!image) {
      text.push(tokens[at]!);
      continue;
    }
    if (!image.text || !image.title) throw new Error(`${name}: ${image.href} has no words or no caption`);
    endText();
    const next = tokens[at + 1];
    const hasParts = next?.type === 'list' && (next as Tokens.List).ordered;
    blocks.push({
      ...{ kind: 'drawing', drawing: image.href.replace(/\.svg$/, ''), alt: image.text, caption: image.title },
      parts: hasParts ? html([next]) : null,
    });
    if (hasParts) at += 1;
  }
  endText();
  return blocks;
}

export const markdown = (): Plugin => ({
  name: 'content-markdown',
  enforce: 'pre',
  transform: {
    filter: { id: /\/content\/(?:pages|tips|fashion)\/[^/?]+\.md(?:\?|$)/ },
    handler: (source, id) => ({
      code: id.includes('/content/pages/')
        ? `export const html = ${JSON.stringify(markdownToHtml(source, id))};`
        : `export const blocks = ${JSON.stringify(markdownToBlocks(source, id))};`,
      map: null,
      moduleType: 'js',
    }),
  },
});
