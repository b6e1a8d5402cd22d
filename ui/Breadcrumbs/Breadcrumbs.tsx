import type { ReactNode } from 'react';
import * as css from './Breadcrumbs.css.ts';

export type Breadcrumb = { href: string; label: ReactNode };
export type BreadcrumbsProps = { label: string; items: readonly Breadcrumb[] };

/** From the top to this page; the last one is this page. */
export function Breadcrumbs({ label, items }: BreadcrumbsProps) {
  return (
    <nav aria-label={label}>
      <ol className={css.list}>
        {items.map(({ href, label }, at) => (
          <li key={href} className={css.crumb}>
            <a href={href} className={css.link} aria-current={at === items.length - 1 ? 'page' : undefined}>
              {label}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
