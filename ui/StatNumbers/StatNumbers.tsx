import type { ReactNode } from 'react';
import * as css from './StatNumbers.css.ts';

export type StatNumber = { id?: string; label: string; value: ReactNode; unit: string };
export type StatNumbersProps = { items: readonly StatNumber[]; size?: 'm' | 's' };

/** The numbers people came for, large, with plain words beside them. */
export function StatNumbers({ items, size = 'm' }: StatNumbersProps) {
  return (
    <div className={css.room}>
      <dl className={size === 's' ? css.compact : css.stats}>
        {items.map(({ id, label, value, unit }) => (
          <div key={id ?? label}>
            <dt className={css.label}>{label}</dt>
            <dd className={css.number}>
              {value}
              <span className={css.unit}>{unit}</span>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
