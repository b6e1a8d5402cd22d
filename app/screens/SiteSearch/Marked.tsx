import type { ReactNode } from 'react';
import { mark } from './SiteSearch.css.ts';

/** A text with the words found marked. What the marks mean is said once, above the results. */
export function Marked({ text, marks }: { text: string; marks: readonly (readonly [number, number])[] }) {
  const parts: ReactNode[] = [];
  let at = 0;
  for (const [from, to] of marks) {
    parts.push(
      text.slice(at, from),
      <mark key={from} className={mark}>
        {text.slice(from, to)}
      </mark>,
    );
    at = to;
  }
  return [...parts, text.slice(at)];
}
