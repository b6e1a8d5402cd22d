import { type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react';
import * as css from './Table.css.ts';

export type TableColumn = {
  id: string;
  label: ReactNode;
  /** names the row it stands in */
  isRowHeader?: boolean;
  isNumeric?: boolean;
};

export type TableProps = {
  caption: ReactNode;
  columns: readonly TableColumn[];
  /** a cell for each column's id */
  rows: readonly ({ id: string | number } & Record<string, ReactNode>)[];
};

/** A table to read. When it is wider than its place, the place scrolls and can be reached with the keyboard. */
export function Table({ caption, columns, rows }: TableProps) {
  const captionId = useId();
  const scroller = useRef<HTMLDivElement>(null);
  const isWider = useIsWider(scroller);
  const region = isWider && { role: 'region', tabIndex: 0, 'aria-labelledby': captionId };
  return (
    <div ref={scroller} className={css.scroller} {...region}>
      <table className={css.table}>
        <caption id={captionId} className={css.caption}>
          {caption}
        </caption>
        <thead>
          <tr>
            {columns.map(({ id, label, isNumeric }) => (
              <th key={id} scope="col" className={css.columnHeader} data-numeric={isNumeric}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              {columns.map(({ id, isRowHeader, isNumeric }) =>
                isRowHeader ? (
                  <th key={id} scope="row" className={css.rowHeader}>
                    {row[id]}
                  </th>
                ) : (
                  <td key={id} className={css.data} data-numeric={isNumeric}>
                    {row[id]}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function useIsWider(ref: { current: HTMLElement | null }) {
  const [isWider, setWider] = useState(false);
  // Before painting: nobody should meet a place that scrolls and cannot be reached.
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const measure = () => setWider(element.scrollWidth > element.clientWidth);
    const observer = new ResizeObserver(measure);
    measure();
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref]);
  return isWider;
}
