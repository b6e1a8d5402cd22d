import type { ReactNode } from 'react';
import { cx } from '../cx.ts';
import * as css from './Breadcrumbs.css.ts';

export type Breadcrumb = { href: string; label: ReactNode };
export type BreadcrumbsProps = { label: string; items: readonly Breadcrumb[] };

/** From the top to this page; the last one is this page, which small screens leave to the heading below. */
export function Breadcrumbs({ label, items }: BreadcrumbsProps) {
  return (
    <nav aria-label={label}>
      <ol className={css.list}>
        {items.map(({ href, label }, at) => {
          const isCurrent = at === items.length - 1;
          return (
            <li key={href} className={cx(css.crumb, isCurrent && css.current)}>
              <a href={href} className={css.link} aria-current={isCurrent ? 'page' : undefined}>
                {label}
              </a>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
