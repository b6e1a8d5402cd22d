import { type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { entries, sentences } from './entries.css.ts';
import * as scrolled from './Table.css.ts';

export type TableColumn = {
  id: string;
  label: ReactNode;
  /** names the row it stands in */
  isRowHeader?: boolean;
  isNumeric?: boolean;
  /** with `narrow="entries"`, the same in every table: `short` is a word or two, never broken */
  width?: 'short' | 'wide';
};

export type TableProps = {
  caption: ReactNode;
  /** where the heading above says the same */
  isCaptionHidden?: boolean;
  columns: readonly TableColumn[];
  /** a cell for each column's id */
  rows: readonly ({ id: string | number } & Record<string, ReactNode>)[];
  /** where there is no room: the table scrolls sideways; or each row is an entry whose cells say which column they are */
  narrow?: 'scroll' | 'entries';
  /** with `narrow="entries"`, where cells are sentences: columns of one width, and entries on m too */
  hasSentences?: boolean;
};

/** Classes of the parts; a part without one looks as it does by itself. */
type Look = Partial<Record<keyof typeof scrolled | keyof typeof entries, string>>;

/** A table to read. When it is wider than its place, the place scrolls and can be reached with the keyboard. */
export function Table({
  caption,
  isCaptionHidden,
  columns,
  rows,
  narrow = 'scroll',
  hasSentences = false,
}: TableProps) {
  const captionId = useId();
  const scroller = useRef<HTMLDivElement>(null);
  const isWider = useIsWider(scroller);
  const region = isWider && narrow === 'scroll' && { role: 'region', tabIndex: 0, 'aria-labelledby': captionId };
  const css: Look = narrow === 'scroll' ? scrolled : hasSentences ? sentences : entries;
  return (
    <div ref={scroller} className={css.scroller} {...region}>
      <table className={css.table}>
        <caption id={captionId} className={isCaptionHidden ? undefined : css.caption}>
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
              {columns.map((column) => (
                <Cell key={column.id} column={column} css={css}>
                  {row[column.id]}
                </Cell>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Cell({ column, css, children }: { column: TableColumn; css: Look; children: ReactNode }) {
  const { label, isRowHeader, isNumeric, width } = column;
  if (isRowHeader)
    return (
      <th scope="row" className={css.rowHeader}>
        {children}
      </th>
    );
  return (
    <td className={css.data} data-numeric={isNumeric} data-width={width}>
      {css.label ? (
        <>
          <span className={css.label}>
            {label}
            <VisuallyHidden>: </VisuallyHidden>
          </span>
          <div className={css.value}>{children}</div>
        </>
      ) : (
        children
      )}
    </td>
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
