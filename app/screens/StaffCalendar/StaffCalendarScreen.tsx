import type { Output } from '../../../contract/index.ts';
import type { StaffPerson } from '../../../contract/staff.ts';
import type { PlannedEntry } from '../../../contract/staffCalendar.ts';
import { text } from '../../../tokens/typography.css.ts';
import { EmptyState } from '../../../ui/EmptyState/index.ts';
import { Link } from '../../../ui/Link/index.ts';
import { cluster, measure, stack } from '../../../ui/layout.css.ts';
import { Notice } from '../../../ui/Notice/index.ts';
import { Section } from '../../layout/Section.tsx';
import { usePage } from '../../PageContext.tsx';
import { path } from '../../routes.ts';
import { Entry } from './Entry.tsx';
import * as css from './StaffCalendar.css.ts';
import { dayInWords, monthInWords } from './words.ts';

export type StaffCalendarData =
  | { kind: 'wrongRole'; staff: StaffPerson }
  | {
      kind: 'calendar';
      staff: StaffPerson;
      calendar: Output<'GET /staff/calendar'>;
      /** The address asks for a month that cannot be shown; the present one is shown instead. */
      isWrongMonth: boolean;
    };

export type StaffCalendarScreenProps = Omit<StaffCalendarData & { kind: 'calendar' }, 'kind'>;

/** What is late first, then day by day what will be public, what is wished to be, and what begins or ends. */
export function StaffCalendarScreen({ staff, calendar, isWrongMonth }: StaffCalendarScreenProps) {
  const { t, lang, route } = usePage();
  const { month, entries, total, overdue, overdue_total } = calendar;
  const days = [...Map.groupBy(entries, ({ day }) => day)];
  return (
    <div className={`${stack.l} ${measure}`}>
      <div className={stack.s}>
        <h1 className={text.title}>{route?.label[lang]}</h1>
        <p>{t('staffCalendar:lead')}</p>
        {staff.office && <p>{t('staffCalendar:ofOffice', { office: staff.office.name })}</p>}
        {isWrongMonth && <Notice tone="warning" heading={t('staffCalendar:wrongMonth')} />}
      </div>
      {overdue.length > 0 && (
        <Section heading={t('staffCalendar:overdue', { count: overdue_total })} lead={t('staffCalendar:overdueLead')}>
          <ul className={css.list}>
            {overdue.map((entry) => (
              <Entry key={entry.revision_id} entry={entry} role={staff.role} isOverdue />
            ))}
          </ul>
          {overdue_total > overdue.length && <p>{t('staffCalendar:overdueMore', { shown: overdue.length })}</p>}
        </Section>
      )}
      <Section heading={monthInWords(month, lang)}>
        <div className={stack.m}>
          <Months {...calendar} />
          {days.length === 0 ? (
            <Nothing {...calendar} />
          ) : (
            <>
              <p data-update="">{t('staffCalendar:total', { count: total })}</p>
              {total > entries.length && (
                <Notice tone="warning" heading={t('staffCalendar:more', { shown: entries.length })} />
              )}
              {days.map(([day, ofDay]) => (
                <Day key={day} day={day} entries={ofDay} role={staff.role} />
              ))}
              <Months {...calendar} isAgain />
            </>
          )}
        </div>
      </Section>
    </div>
  );
}

interface DayProps {
  day: string;
  entries: readonly PlannedEntry[];
  role: StaffPerson['role'];
}

function Day({ day, entries, role }: DayProps) {
  const { i18n } = usePage();
  // No landmark: there are as many as days.
  return (
    <div>
      <h3 className={text.subheading}>
        <time dateTime={day}>{dayInWords(day, i18n)}</time>
      </h3>
      <ul className={css.list}>
        {entries.map((entry) => (
          <Entry key={`${entry.step} ${entry.kind} ${entry.revision_id ?? entry.content_id}`} {...{ entry, role }} />
        ))}
      </ul>
    </div>
  );
}

type MonthsProps = Pick<Output<'GET /staff/calendar'>, 'previous_month' | 'next_month'> & {
  /** Below the days, too. */
  isAgain?: boolean;
};

function Months({ previous_month, next_month, isAgain = false }: MonthsProps) {
  const { t, lang, href } = usePage();
  const link = (month: string, key: 'previous' | 'next') => (
    <Link href={href(path('staffCalendar'), { month })} variant="standalone">
      {t(`staffCalendar:${key}`, { month: monthInWords(month, lang) })}
    </Link>
  );
  return (
    <nav aria-label={t(isAgain ? 'staffCalendar:monthsBelow' : 'staffCalendar:months')} className={cluster.m}>
      {previous_month && link(previous_month, 'previous')}
      {next_month && link(next_month, 'next')}
    </nav>
  );
}

/** The next month that has something is one step away. */
function Nothing({ next_planned }: Pick<Output<'GET /staff/calendar'>, 'next_planned'>) {
  const { t, lang, href } = usePage();
  return (
    <div data-update="">
      <EmptyState title={t('staffCalendar:empty')} headingLevel={3}>
        {next_planned ? (
          <Link href={href(path('staffCalendar'), { month: next_planned })} variant="standalone">
            {t('staffCalendar:nextPlanned', { month: monthInWords(next_planned, lang) })}
          </Link>
        ) : (
          t('staffCalendar:nothingLater')
        )}
      </EmptyState>
    </div>
  );
}
