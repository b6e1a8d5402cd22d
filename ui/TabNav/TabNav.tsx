import type { ReactNode } from 'react';
import { withJavaScript } from '../javascript.css.ts';
import * as css from './tab.css.ts';

export type TabNavItem = {
  id: string;
  label: ReactNode;
  href: string;
  isCurrent?: boolean;
  /** leads to nothing without JavaScript: left out where there is none, unless it is current */
  needsJavaScript?: boolean;
};
export type TabNavProps = { label: string; items: readonly TabNavItem[]; className?: string };

/** Tabs that are pages: links, because the open one stands in the address and works before JavaScript has loaded. */
export function TabNav({ label, items, className }: TabNavProps) {
  return (
    <nav aria-label={label} className={className}>
      <ul className={css.list}>
        {items.map(({ id, label, href, isCurrent, needsJavaScript }) => (
          <li key={id} className={needsJavaScript && !isCurrent ? withJavaScript : undefined}>
            <a className={css.tab} href={href} aria-current={isCurrent ? 'page' : undefined}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
