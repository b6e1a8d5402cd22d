import type { ReactNode } from 'react';
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
  /** "You have earned …", and for one that is still ahead "With this stamp you earn …" */
  titleLabel?: (name: ReactNode, isEarned: boolean) => ReactNode;
};

/** A stamp rally: a list in words, and the same as a card on which the footpath fills. */
export function StampCard({ label, stamps, titles = [], summaryLabel, stampLabel, titleLabel }: StampCardProps) {
  const reached = stamps.filter(({ date }) => date).length;
  return (
    <div className={css.room}>
      <div className={css.card}>
        <div className={css.words}>
          <p className={css.summary}>{summaryLabel(reached, stamps.length)}</p>
          <ol aria-label={label} className={css.list}>
            {stamps.map(({ id, date, children }, index) => (
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
                {titles
                  .filter(({ at }) => at === index + 1)
                  .map(({ at, name }) => (
                    <p key={at} className={css.title} data-earned={reached >= at || undefined}>
                      <Icon name="medal" />
                      <span>{titleLabel?.(name, reached >= at) ?? name}</span>
                    </p>
                  ))}
              </li>
            ))}
          </ol>
        </div>
        <StampPicture stamped={stamps.map(({ date }) => Boolean(date))} marks={titles.map(({ at }) => at)} />
      </div>
    </div>
  );
}
