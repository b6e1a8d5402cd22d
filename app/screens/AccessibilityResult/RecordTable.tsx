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

// Safari forgets that it is a table when its parts are shown as blocks: https://bugs.webkit.org/show_bug.cgi?id=187799
const role = (name: string) => ({ role: name });

/** Records that are read on a phone as well: a table from m on, entries one under another on s, and a table to software always. */
export function RecordTable({ caption, isCaptionHidden = false, columns, rows }: RecordTableProps) {
  const [first, ...others] = columns;
  return (
    <table {...role('table')} className={css.table}>
      <caption className={isCaptionHidden ? undefined : css.caption}>
        {isCaptionHidden ? <VisuallyHidden>{caption}</VisuallyHidden> : caption}
      </caption>
      <thead {...role('rowgroup')} className={css.head}>
        <tr {...role('row')}>
          {columns.map(({ id, label, isNumeric, width }) => (
            <th
              key={id}
              {...role('columnheader')}
              scope="col"
              className={css.columnHeader}
              data-numeric={isNumeric}
              data-width={width}
            >
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody {...role('rowgroup')} className={css.body}>
        {rows.map((row) => (
          <tr key={row.id} {...role('row')} className={css.row}>
            <th {...role('rowheader')} scope="row" className={css.rowHeader}>
              {row[first!.id]}
            </th>
            {others.map(({ id, label, isNumeric, width }) => (
              <td key={id} {...role('cell')} className={css.data} data-numeric={isNumeric} data-width={width}>
                <span className={css.label} aria-hidden="true">
                  {label}
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
