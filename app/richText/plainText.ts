const entities: Record<string, string> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&nbsp;': ' ', '&amp;': '&' };

/** The beginning of a rich text without its markup, for descriptions; never to be used as HTML. Readings (ruby) are left out. */
export function plainText(html: string, maxLength: number): string {
  const text = html
    .replace(/<rt>[\s\S]*?<\/rt>|<\/?(ruby|a|span|strong|em)\b[^>]*>/g, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(?:lt|gt|quot|nbsp|amp);/g, (entity) => entities[entity]!)
    .replace(/\s+/g, ' ')
    .trim();
  return text.length > maxLength ? `${text.slice(0, maxLength - 1)}…` : text;
}
