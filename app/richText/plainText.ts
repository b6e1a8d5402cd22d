const entities: Record<string, string> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&nbsp;': ' ', '&amp;': '&' };
/** Tags inside a word: text goes on where they stood. */
const inline = /^<\/?(?:ruby|a|span|strong|em)\b/;

/** Text outside of tags and of `<rt>`. One pass: every character is looked at a fixed number of times, whatever the markup. */
function withoutTags(html: string): string {
  const parts: string[] = [];
  let at = 0;
  let hasClosedRt = true;
  for (;;) {
    const open = html.indexOf('<', at);
    const close = open < 0 ? -1 : html.indexOf('>', open);
    if (close < 0) return parts.join('') + html.slice(at);
    parts.push(html.slice(at, open));
    at = close + 1;
    const isRt = hasClosedRt && html.startsWith('<rt>', open);
    const end = isRt ? html.indexOf('</rt>', at) : -1;
    if (isRt && end < 0) hasClosedRt = false;
    if (end >= 0) at = end + '</rt>'.length;
    else if (!inline.test(html.slice(open, open + 9))) parts.push(' ');
  }
}

/** The beginning of a rich text without its markup, for descriptions; never to be used as HTML. Readings (ruby) are left out. */
export function plainText(html: string, maxLength: number): string {
  const text = withoutTags(html)
    .replace(/&(?:lt|gt|quot|nbsp|amp);/g, (entity) => entities[entity]!)
    .replace(/\s+/g, ' ')
    .trim();
  return text.length > maxLength ? `${text.slice(0, maxLength - 1)}…` : text;
}
