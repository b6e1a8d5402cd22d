/** What a search reads of texts with markup. */

const entities: Record<string, string> = { lt: '<', gt: '>', quot: '"', nbsp: ' ', amp: '&' };

/** HTML within the rich-text allow-list as plain text; pronunciations (ruby) are left out, and blocks stand apart. */
export const plainHtml = (html: string): string =>
  html
    .replace(/<rt>[^<]*<\/rt>|<rp>[^<]*<\/rp>/gi, '')
    .replace(/<\/?(?:ruby|a|span|strong|em|b|i)\b[^<>]*>/gi, '')
    .replace(/<[^<>]*>/g, ' ')
    .replace(/&(lt|gt|quot|nbsp|amp);/g, (_, name: string) => entities[name]!)
    .replace(/&#(\d{1,7});/g, (all, code: string) =>
      Number(code) <= 0x10ffff ? String.fromCodePoint(Number(code)) : all,
    )
    .replace(/\s+/g, ' ')
    .trim();

/** Markdown of `content/pages` as plain text. */
export const plainMarkdown = (source: string): string =>
  source
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/^\s*\|[\s:|-]+\|\s*$/gm, '')
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/^[ \t]*(?:#{1,6}|[-*+]|\d+\.|>)[ \t]+/gm, '')
    .replace(/[|`*_]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
