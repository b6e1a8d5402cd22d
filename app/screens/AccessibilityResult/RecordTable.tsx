import type { ReactNode } from 'react';
import { VisuallyHidden } from '../../../ui/VisuallyHidden/index.ts';
import * as css from './RecordTable.css.ts';

export interface RecordColumn {
  id: string;
  label: string;
  isNumeric?: boolean;
  /** The same in every table that says so. `short`: a word or two, never broken. */
  width?: 'short' | 'wide';
}

export interface RecordTableProps {
  caption: string;
  /** Where the heading above says the same. */
  isCaptionHidden?: boolean;
  /** The first one names the row. */
  columns: readonly RecordColumn[];
  rows: readonly ({ id: string } & Record<string, ReactNode>)[];
}

/** Records that are read on a phone as well: a table from m on, entries one under another on s. */
export function RecordTable({ caption, isCaptionHidden = false, columns, rows }: RecordTableProps) {
  const [first, ...others] = columns;
  return (
    <table className={css.table}>
      <caption className={isCaptionHidden ? undefined : css.caption}>
        {isCaptionHidden ? <VisuallyHidden>{caption}</VisuallyHidden> : caption}
      </caption>
      <thead className={css.head}>
        <tr>
          {columns.map(({ id, label, isNumeric, width }) => (
            <th key={id} scope="col" className={css.columnHeader} data-numeric={isNumeric} data-width={width}>
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className={css.body}>
        {rows.map((row) => (
          <tr key={row.id} className={css.row}>
            <th scope="row" className={css.rowHeader}>
              {row[first!.id]}
            </th>
            {others.map(({ id, label, isNumeric, width }) => (
              <td key={id} className={css.data} data-numeric={isNumeric} data-width={width}>
                <span className={css.label}>
                  {label}
                  <VisuallyHidden>: </VisuallyHidden>
                </span>
                <div className={css.value}>{row[id]}</div>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
