import type { ReactNode } from 'react';
import * as css from './NavigationBar.css.ts';

export type NavigationBarItem = { id: string; label: ReactNode; href: string; isCurrent?: boolean };
export type NavigationBarProps = { label: string; items: readonly NavigationBarItem[] };

/** The site's main places, on m and l; the footpath marks where one is. */
export function NavigationBar({ label, items }: NavigationBarProps) {
  return (
    <nav aria-label={label} className={css.bar}>
      <ul className={css.list}>
        {items.map(({ id, label, href, isCurrent }) => (
          <li key={id}>
            <a href={href} className={css.link} aria-current={isCurrent ? 'page' : undefined}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
