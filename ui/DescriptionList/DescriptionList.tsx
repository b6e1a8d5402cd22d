import type { ReactNode } from 'react';
import * as css from './DescriptionList.css.ts';

export type DescriptionListItem = { id?: string; term: ReactNode; description: ReactNode };
export type DescriptionListProps = { items: readonly DescriptionListItem[] };

/** Terms and what they are: one under another on s, side by side above. */
export function DescriptionList({ items }: DescriptionListProps) {
  return (
    <dl className={css.list}>
      {items.map(({ id, term, description }, at) => (
        <div key={id ?? at} className={css.row}>
          <dt>{term}</dt>
          <dd>{description}</dd>
        </div>
      ))}
    </dl>
  );
}
