import { type ReactNode, useId } from 'react';
import { cx } from '../cx.ts';
import * as css from './TableOfContents.css.ts';
import { useCurrentHeading } from './useCurrentHeading.ts';

export type TableOfContentsItem = {
  /** of the heading in the page */
  id: string;
  label: ReactNode;
  /** of the heading; a deeper one stands in the list of the one before it */
  level: 2 | 3 | 4;
};

export type TableOfContentsProps = {
  label: ReactNode;
  items: readonly TableOfContentsItem[];
  className?: string;
};

/** The headings of a long page. Links before JavaScript has loaded; with it, it says where one is. */
export function TableOfContents({ label, items, className }: TableOfContentsProps) {
  const titleId = useId();
  const current = useCurrentHeading(items.map(({ id }) => id));
  return (
    <nav aria-labelledby={titleId} className={cx(css.contents, className)}>
      <p id={titleId} className={css.title}>
        {label}
      </p>
      <List branches={nested(items)} current={current} />
    </nav>
  );
}

type Branch = TableOfContentsItem & { below: Branch[] };

function List({ branches, current }: { branches: Branch[]; current: string | undefined }) {
  return (
    <ol className={css.list}>
      {branches.map(({ id, label, below }) => (
        <li key={id}>
          <a href={`#${id}`} className={css.link} aria-current={id === current ? 'location' : undefined}>
            {label}
          </a>
          {below.length > 0 && <List branches={below} current={current} />}
        </li>
      ))}
    </ol>
  );
}

function nested(items: readonly TableOfContentsItem[]): Branch[] {
  const top: Branch[] = [];
  const path: Branch[] = [];
  for (const item of items) {
    while (path.length && path.at(-1)!.level >= item.level) path.pop();
    const branch = { ...item, below: [] };
    (path.at(-1)?.below ?? top).push(branch);
    path.push(branch);
  }
  return top;
}
