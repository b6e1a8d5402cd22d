import type { ReactNode } from 'react';
import { skipLink } from './SkipLink.css.ts';

export type SkipLinkProps = { href: `#${string}`; children: ReactNode };

/** The first thing on a page that takes the focus; seen only then. Its target needs `tabIndex={-1}`. */
export function SkipLink({ href, children }: SkipLinkProps) {
  return (
    <a href={href} className={skipLink}>
      {children}
    </a>
  );
}
