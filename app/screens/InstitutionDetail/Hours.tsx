import { createElement, Fragment, type ReactNode } from 'react';
import type { InstitutionKind } from '../../../contract/institutionKinds.ts';
import type { OpeningHours as HoursOf, OpeningPeriod } from '../../../contract/institutions.ts';
import { type OpeningDay, OpeningHours, type OpeningHoursWords, type Weekday } from '../../../ui/OpeningHours/index.ts';
import { dateOf, weekdayOf } from '../../institutions/openState.ts';
import { useNow } from '../../institutions/useNow.ts';
import { usePage } from '../../PageContext.tsx';

/** `09:00` → 9:00, and after midnight `24:30` → 0:30. */
const clock = (time: string): string => {
  const hours = Number(time.slice(0, 2));
  return `${time > '24:00' ? hours - 24 : hours}${time.slice(2)}`;
};
const periodOf = ({ from, to }: OpeningPeriod) => ({ from: clock(from), to: clock(to) });

const marks = { from: '{from}', to: '{to}' };
/** A sentence in which elements stand in the place of words, wherever the language puts them. */
const withParts = (sentence: string, parts: Record<string, ReactNode>): ReactNode =>
  createElement(Fragment, null, ...sentence.split(/\{(\w+)\}/).map((part, at) => (at % 2 ? parts[part] : part)));

/** Today with every rule applied. undefined: a page without JavaScript, or so old that it does not know today. */
const todayOf = ({ days }: HoursOf, now: number | null) =>
  now === null ? undefined : days.find(({ date }) => date === dateOf(now));

/** Whether the table, which knows weekdays alone, says what holds on the day. */
const isAsInTable = ({ week }: HoursOf, weekday: number, periods: readonly OpeningPeriod[]): boolean =>
  week.some((day) => day.weekday === weekday && JSON.stringify(day.periods) === JSON.stringify(periods));

/** When it is open: in words, as a table, and what is said of holidays. */
export function Hours({ hours, kind }: { hours: HoursOf; kind: InstitutionKind }) {
  const { t, lang } = usePage();
  const now = useNow();
  const words: OpeningHoursWords = {
    weekday: t('institutionDetail:weekday'),
    hours: t('institutionDetail:hours'),
    today: t('institutionDetail:today'),
    closed: t('institutionDetail:closedDay'),
    allDay: t('institution:openAlways'),
    byAppointment: '',
    unknown: t('institutionDetail:notConfirmed'),
    range: (from, to, isNextDay) =>
      withParts(t(isNextDay ? 'institutionDetail:rangeNextDay' : 'institutionDetail:range', marks), { from, to }),
  };
  const rangeOf = (period: OpeningPeriod) => {
    const { from, to } = periodOf(period);
    const range = t(period.to > '24:00' ? 'institutionDetail:rangeNextDay' : 'institutionDetail:range', { from, to });
    return period.last_order === null
      ? range
      : t('institutionDetail:rangeLastOrder', { range, time: clock(period.last_order) });
  };
  const lastOrders = (periods: readonly OpeningPeriod[]) => {
    const times = periods.flatMap(({ last_order }) => (last_order === null ? [] : [clock(last_order)]));
    return times.length ? t('institutionDetail:lastOrder', { times: times.join(t('listAnd')) }) : undefined;
  };
  const days = hours.week.map(
    ({ weekday, periods }): OpeningDay => ({
      weekday: weekday as Weekday,
      hours: periods.length ? periods.map(periodOf) : 'closed',
      note: lastOrders(periods),
    }),
  );
  const rangesOf = (periods: readonly OpeningPeriod[]) => periods.map(rangeOf).join(t('listAnd'));
  const today = todayOf(hours, now);
  const weekday = now === null ? undefined : (weekdayOf(now) as Weekday);
  const isMarked = today && isAsInTable(hours, weekday!, today.periods);
  return (
    <>
      <p>{hours.kind === 'unknown' ? t('institutionDetail:hoursUnknown') : hours.words}</p>
      {hours.closed && <p>{t('institutionDetail:closedOn', { days: hours.closed })}</p>}
      {today && days.length > 0 && !isMarked && (
        <p>
          {today.periods.length
            ? t('institutionDetail:todayHours', { hours: rangesOf(today.periods) })
            : t('institutionDetail:todayClosed')}
        </p>
      )}
      {days.length > 0 && (
        <OpeningHours
          caption={t(`institutionDetail:hours_${kind}`)}
          days={days}
          words={words}
          lang={lang}
          {...(isMarked && { today: weekday })}
        >
          {hours.holidays && (
            <p>
              {hours.holidays.length
                ? t('institutionDetail:holidays', { hours: rangesOf(hours.holidays) })
                : t('institutionDetail:holidaysClosed')}
            </p>
          )}
        </OpeningHours>
      )}
    </>
  );
}
