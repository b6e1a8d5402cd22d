import type { ReactNode } from 'react';
import * as css from './EmptyState.css.ts';

export type EmptyStateProps = {
  title: ReactNode;
  headingLevel?: 1 | 2 | 3;
  /** a decorative drawing */
  picture?: ReactNode;
  children?: ReactNode;
  /** where one can go from here */
  actions?: ReactNode;
};

/** Nothing here, in a friendly way: what it means and what can be done next. */
export function EmptyState({ title, headingLevel = 2, picture, children, actions }: EmptyStateProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div className={css.empty}>
      {picture && <div className={css.picture}>{picture}</div>}
      <Heading className={css.title[headingLevel]}>{title}</Heading>
      {children && <div>{children}</div>}
      {actions && <div className={css.actions}>{actions}</div>}
    </div>
  );
}
