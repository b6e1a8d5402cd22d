/** Rich text of an import is held to the list by which pages clean it: what a page would take out is a fault here. */
import { parseFragment, serialize } from 'parse5';
import { clean } from '../../app/richText/onServer.ts';

/** Differences that are none: what the cleaner adds to links that open elsewhere, and spaces of a style. */
const compared = (html: string) =>
  html
    .replaceAll(' rel="noopener"', '')
    .replace(/ style="([^"]*)"/g, (_, style: string) => ` style="${style.replace(/\s|;$/g, '').toLowerCase()}"`);

/** @returns the first place that a page would leave out or change; null when there is none */
export function unlistedMarkup(html: string): string | null {
  if (!html.includes('<')) return null;
  const given = compared(serialize(parseFragment(html, { scriptingEnabled: false })));
  const kept = compared(clean(html, { kind: 'article' }));
  if (given === kept) return null;
  let at = 0;
  while (given[at] === kept[at]) at += 1;
  const tag = given.lastIndexOf('<', at);
  return given.slice(Math.max(0, tag), Math.max(at, tag) + 40) || html.slice(0, 40);
}
