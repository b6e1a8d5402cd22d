import type { ReactNode } from 'react';
import * as css from './StepList.css.ts';

export type StepListItem = {
  id: string | number;
  title?: ReactNode;
  children?: ReactNode;
  /** what stands in the circle instead of the item's number; with '' there is only a dot */
  marker?: string;
};
export type StepListProps = { items: readonly StepListItem[]; headingLevel?: 3 | 4; label?: string };

/** What comes after what: numbered, with the footpath down its side. */
export function StepList({ items, headingLevel, label }: StepListProps) {
  const Title = headingLevel ? (`h${headingLevel}` as const) : 'p';
  return (
    <ol aria-label={label} className={css.list}>
      {items.map(({ id, title, children, marker }) => (
        <li key={id} className={css.step}>
          <span aria-hidden="true" className={css.marker} data-marker={marker} />
          <span aria-hidden="true" className={css.path} />
          {title && <Title className={css.title}>{title}</Title>}
          {children && <div>{children}</div>}
        </li>
      ))}
    </ol>
  );
}
