import type { ReactNode } from 'react';
import { Tag } from '../Tag/Tag.tsx';
import * as css from './OpeningHours.css.ts';
import { endsNextDay, machineTime, type OpeningTime, weekdayName } from './times.ts';

/** Sunday is 0 */
export type Weekday = 0 | 1 | 2 | 3 | 4 | 5 | 6;

/** What is said of a day without hours. */
export type OpeningState = 'closed' | 'allDay' | 'byAppointment' | 'unknown';

export type OpeningDay = {
  weekday: Weekday;
  /** one or more periods, or one of the words */
  hours: readonly OpeningTime[] | OpeningState;
  /** "last order at 13:30" */
  note?: ReactNode;
};

export type OpeningHoursWords = Record<OpeningState, string> & {
  /** heads of the columns */
  weekday: string;
  hours: string;
  today: string;
  /** "11:00 to 14:00", and with the next day "17:00 to 2:00 the next day" */
  range: (from: ReactNode, to: ReactNode, isNextDay: boolean) => ReactNode;
};

export type OpeningHoursProps = {
  caption: ReactNode;
  /** in the order in which they are shown */
  days: readonly OpeningDay[];
  words: OpeningHoursWords;
  /** of the names of the weekdays */
  lang: string;
  /** what day it is there, if the caller knows: the server and the browser must agree on it */
  today?: Weekday;
  /** irregular holidays, holidays of the season */
  children?: ReactNode;
};

/** When it is open, day by day. A table: one reads along a line, or down to the day one wants. */
export function OpeningHours({ caption, days, words, lang, today, children }: OpeningHoursProps) {
  return (
    <div className={css.frame}>
      <table className={css.table}>
        <caption className={css.caption}>{caption}</caption>
        <thead>
          <tr>
            <th scope="col" className={css.columnHeader}>
              {words.weekday}
            </th>
            <th scope="col" className={css.columnHeader}>
              {words.hours}
            </th>
          </tr>
        </thead>
        <tbody>
          {days.map(({ weekday, hours, note }) => (
            <tr key={weekday} data-today={weekday === today || undefined}>
              <th scope="row" className={css.day}>
                <span className={css.dayWords}>
                  <span>{weekdayName(lang, weekday)}</span>{' '}
                  {weekday === today && <Tag variant="strong">{words.today}</Tag>}
                </span>
              </th>
              <td className={css.hours}>
                {typeof hours === 'string'
                  ? words[hours]
                  : hours.map((time) => (
                      <span key={time.from} className={css.range}>
                        {words.range(timeOf(time.from), timeOf(time.to), endsNextDay(time))}{' '}
                      </span>
                    ))}
                {note && <span className={css.note}>{note}</span>}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {children}
    </div>
  );
}

const timeOf = (time: string) => <time dateTime={machineTime(time)}>{time}</time>;
