import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import * as css from './BackLink.css.ts';

export type BackLinkProps = {
  /** the page one level up, or the one that the reader has come from if that is known; an address, never a step back in history */
  href: string;
  /** names the place: "Back to the list of courses" */
  children: ReactNode;
};

/** One step up, above the heading of a page that has only one way out. Where there are more levels: Breadcrumbs. */
export function BackLink({ href, children }: BackLinkProps) {
  return (
    <a href={href} className={css.backLink}>
      <Icon name="caret-left" />
      {/* In one piece: what is on a second line stands below the words. */}
      <span>{children}</span>
    </a>
  );
}
