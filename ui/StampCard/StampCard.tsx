import type { ReactNode } from 'react';
import { cx } from '../cx.ts';
import { Icon } from '../Icon/Icon.tsx';
import * as css from './StampCard.css.ts';
import { StampPicture } from './StampPicture.tsx';

export type Stamp = {
  id: string | number;
  /** the day it was earned: for machines (2026-04-03), and as one says it; without it the place is still empty */
  date?: { dateTime: string; label: string };
  /** what it was earned with: the name of a course, a link to it */
  children?: ReactNode;
};

/** A name that is earned with a number of stamps. */
export type StampTitle = { at: number; name: ReactNode };

export type StampCardProps = {
  /** the name of the list */
  label: string;
  stamps: readonly Stamp[];
  titles?: readonly StampTitle[];
  /** how many there are of how many: "3 of 10 stamps" */
  summaryLabel: (reached: number, count: number) => ReactNode;
  /** one place in words: "First stamp, 3 April 2026", and without a date "First stamp: not yet" */
  stampLabel: (number: number, date?: ReactNode) => ReactNode;
  /** several empty places at the end in one item: "4 to 10: not yet"; without it each has an item of its own */
  restLabel?: (from: number, to: number) => ReactNode;
  /** "You have earned …", and for one that is still ahead "With this stamp you earn …" */
  titleLabel?: (name: ReactNode, isEarned: boolean) => ReactNode;
};

/** A stamp rally: a list in words, and the same as a card on which the footpath fills. */
export function StampCard({
  label,
  stamps,
  titles = [],
  summaryLabel,
  stampLabel,
  restLabel,
  titleLabel,
}: StampCardProps) {
  const reached = stamps.filter(({ date }) => date).length;
  const rest = stamps.length - 1 - stamps.findLastIndex(({ date }) => date);
  const listed = restLabel && rest > 1 ? stamps.slice(0, stamps.length - rest) : stamps;
  const titlesBetween = (from: number, to: number) =>
    titles
      .filter(({ at }) => at >= from && at <= to)
      .map(({ at, name }) => (
        <p key={at} className={css.title} data-earned={reached >= at || undefined}>
          <Icon name="medal" />
          <span>{titleLabel?.(name, reached >= at) ?? name}</span>
        </p>
      ));
  return (
    <div className={css.room}>
      <div className={css.card}>
        <div className={css.words}>
          <p className={css.summary}>{summaryLabel(reached, stamps.length)}</p>
          <ol aria-label={label} className={css.list}>
            {listed.map(({ id, date, children }, index) => (
              <li key={id} className={css.item} data-stamped={date ? true : undefined}>
                <span aria-hidden="true" className={css.sign}>
                  {date && <Icon name="footprints" />}
                </span>
                <div className={css.stampWords}>
                  <p className={date ? undefined : css.empty}>
                    {stampLabel(index + 1, date && <time dateTime={date.dateTime}>{date.label}</time>)}
                  </p>
                  {children}
                </div>
                {titlesBetween(index + 1, index + 1)}
              </li>
            ))}
            {restLabel && listed.length < stamps.length && (
              <li className={css.item}>
                <span aria-hidden="true" className={css.sign} />
                <p className={cx(css.stampWords, css.empty)}>{restLabel(listed.length + 1, stamps.length)}</p>
                {titlesBetween(listed.length + 1, stamps.length)}
              </li>
            )}
          </ol>
        </div>
        <StampPicture stamped={stamps.map(({ date }) => Boolean(date))} marks={titles.map(({ at }) => at)} />
      </div>
    </div>
  );
}
