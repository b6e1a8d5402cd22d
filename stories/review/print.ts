/** Fingerprints of a state from what was seen of it. Pure. */
import type { StatePrint } from '../../contract/reviews.ts';
import type { Language } from '../../contract/values.ts';

export interface Seen {
  said: string[];
  drawn: string[];
}

/**
 * 64 bits, for telling a change from none: not against somebody who wants two states to look the same. `crypto.subtle` is missing where
 * an office serves Storybook without HTTPS.
 */
export function fingerprintOf(lines: readonly string[]): string {
  let [a, b] = [0x811c9dc5, 0x01000193];
  for (const line of lines) {
    for (let at = 0; at <= line.length; at += 1) {
      // One more at the end of each line: where a line ends counts.
      const code = at < line.length ? line.charCodeAt(at) : 0x1_0000;
      a = Math.imul(a ^ code, 0x01000193);
      b = Math.imul(b ^ code, 0x5bd1e995) ^ (a >>> 13);
    }
  }
  return [a, b].map((half) => (half >>> 0).toString(16).padStart(8, '0')).join('');
}

/** The languages in their fixed order, whichever was seen first; each line says of which it is. */
export function printFrom(seen: Partial<Record<Language, Seen>>): StatePrint {
  const langs = (['ja', 'en'] as const).filter((lang) => seen[lang]);
  const all = (name: keyof Seen) => langs.flatMap((lang) => seen[lang]![name].map((line) => `${lang} ${line}`));
  const said = all('said');
  return { tree: fingerprintOf(said), look: fingerprintOf(all('drawn')), said };
}
