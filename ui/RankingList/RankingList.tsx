import type { ReactNode } from 'react';
import { cover } from '../Card/Card.css.ts';
import * as css from './RankingList.css.ts';

export type RankingItem = {
  id: string | number;
  /** 1 is the first. Who shares a place has the same number, and the next one counts them all: 1, 1, 3. */
  rank: number;
  name: ReactNode;
  href: string;
  /** a picture or a drawing; only in size `m` */
  figure?: ReactNode;
  /** what one wants to know of it: minutes, distance, steps */
  numbers?: ReactNode;
  /** what is counted, with its word: "128 walks" */
  count?: ReactNode;
  /** the same as a number, for the length of the footpath below it */
  value?: number;
};

export type RankingListProps = {
  label: string;
  items: readonly RankingItem[];
  /** the rank in words: "1st" */
  rankLabel: (rank: number) => string;
  /** said and shown with a rank that others have, too: "tied" */
  sharedLabel: string;
  /** makes the names headings */
  headingLevel?: 2 | 3 | 4;
  size?: 's' | 'm';
  /** stands here when there are no items */
  empty?: ReactNode;
};

/** Who comes first, in order. The rank is text: the numbers of a list would not know of ties. */
export function RankingList({
  label,
  items,
  rankLabel,
  sharedLabel,
  headingLevel,
  size = 'm',
  empty,
}: RankingListProps) {
  if (!items.length) return empty;
  const Name = headingLevel ? (`h${headingLevel}` as const) : 'p';
  const most = Math.max(...items.map(({ value }) => value ?? 0));
  const isShared = (rank: number) => items.filter((other) => other.rank === rank).length > 1;
  return (
    <ol aria-label={label} className={css.list}>
      {items.map(({ id, rank, name, href, figure, numbers, count, value }) => {
        const shown = size === 'm' ? figure : undefined;
        return (
          // The value is for those who read without our styles; with them the marker is empty.
          <li
            key={id}
            value={rank}
            className={size === 'm' ? css.large : css.compact}
            data-figure={shown ? true : undefined}
          >
            <Name className={css.name}>
              <span className={css.rank}>
                {rankLabel(rank)} {isShared(rank) && <span className={css.shared}>{sharedLabel}</span>}
              </span>{' '}
              <span className={css.link}>
                <a href={href} className={cover}>
                  {name}
                </a>
              </span>
            </Name>
            {shown && <div className={css.figure}>{shown}</div>}
            {(numbers || count) && (
              <div className={css.details}>
                {numbers && <div>{numbers}</div>}
                {count && <p className={css.count}>{count}</p>}
                {value !== undefined && most > 0 && (
                  <div aria-hidden="true" className={css.path} style={{ width: `${(value / most) * 100}%` }} />
                )}
              </div>
            )}
          </li>
        );
      })}
    </ol>
  );
}
