import type { ReactNode } from 'react';
import { Icon, type IconName } from '../Icon/Icon.tsx';
import * as css from './IconList.css.ts';

export type IconListItem = {
  id: string;
  icon: IconName;
  /** always beside its sign: a sign alone is a riddle */
  label: ReactNode;
  /** what it promises, in a sentence; shown in size `m` */
  description: ReactNode;
};

export type IconListProps = {
  items: readonly IconListItem[];
  /** `m` explains each, `s` puts the words in a row */
  size?: 's' | 'm';
  /** the name of the list in size `s`; in `m` a heading above says it */
  label?: string;
};

/** What a place offers: signs with their words. */
export function IconList({ items, size = 'm', label }: IconListProps) {
  if (size === 's') {
    return (
      <ul aria-label={label} className={css.row}>
        {items.map(({ id, icon, label }) => (
          <li key={id} className={css.word}>
            <Icon name={icon} />
            {label}
          </li>
        ))}
      </ul>
    );
  }
  return (
    <dl className={css.list}>
      {items.map(({ id, icon, label, description }) => (
        <div key={id} className={css.entry}>
          <dt className={css.term}>
            <span aria-hidden="true" className={css.sign}>
              <Icon name={icon} />
            </span>
            {label}
          </dt>
          <dd className={css.description}>{description}</dd>
        </div>
      ))}
    </dl>
  );
}
