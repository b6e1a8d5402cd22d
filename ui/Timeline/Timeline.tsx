import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { Tag } from '../Tag/Tag.tsx';
import * as css from './Timeline.css.ts';

export type TimelineTime = 'past' | 'current' | 'upcoming';

/** A day, a month or a moment: for machines (2026-12-01), and as one says it. */
export type TimelineDate = { dateTime: string; label: string };

export type TimelineItem = {
  id: string | number;
  title: ReactNode;
  /** the caller knows what day it is: the server and the browser must agree on it */
  time: TimelineTime;
  start?: TimelineDate;
  end?: TimelineDate;
  children?: ReactNode;
};

export type TimelineProps = {
  label: string;
  items: readonly TimelineItem[];
  /** what is shown and said of each time: "finished", "now", "to come" */
  timeLabels: Record<TimelineTime, string>;
  /** a period in words: "from 1 December to 21 December", or one day alone */
  periodLabel: (start: ReactNode, end?: ReactNode) => ReactNode;
  headingLevel?: 2 | 3 | 4;
};

/** What was, is and will be, in order, joined by the footpath. */
export function Timeline({ label, items, timeLabels, periodLabel, headingLevel }: TimelineProps) {
  const Title = headingLevel ? (`h${headingLevel}` as const) : 'p';
  return (
    <div className={css.room}>
      <ol aria-label={label} className={css.list}>
        {items.map(({ id, title, time, start, end, children }) => (
          <li key={id} className={css.phase} data-time={time} aria-current={time === 'current' ? 'step' : undefined}>
            <span aria-hidden="true" className={css.marker}>
              {time !== 'upcoming' && <Icon name={time === 'past' ? 'check' : 'footprints'} />}
            </span>
            <span aria-hidden="true" className={css.path} />
            <div className={css.head}>
              <Title className={css.title}>{title}</Title>
              <Tag variant={time === 'current' ? 'strong' : 'plain'}>{timeLabels[time]}</Tag>
            </div>
            {start && <p className={css.period}>{periodLabel(timeOf(start), end && timeOf(end))}</p>}
            {children && <div className={css.body}>{children}</div>}
          </li>
        ))}
      </ol>
    </div>
  );
}

const timeOf = ({ dateTime, label }: TimelineDate) => <time dateTime={dateTime}>{label}</time>;
