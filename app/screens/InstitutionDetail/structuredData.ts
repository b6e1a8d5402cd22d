import type { OpeningHours, OpeningPeriod } from '../../../contract/institutions.ts';
import type { AnyInstitution } from './data.ts';

const days = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** `26:00` → `02:00` */
const clock = (time: string): string => {
  const hours = Number(time.slice(0, 2)) % 24;
  return `${String(hours).padStart(2, '0')}${time.slice(2)}`;
};

const allDay: OpeningPeriod = { from: '00:00', to: '24:00', last_order: null };

/** From 00:00 to 00:00 means closed: a whole day ends a minute before. */
const opened = ({ from, to }: OpeningPeriod) => ({
  opens: clock(from),
  closes: from === '00:00' && to === '24:00' ? '23:59' : clock(to),
});

const specification = (when: object, periods: readonly OpeningPeriod[]) =>
  periods.map((period) => ({ '@type': 'OpeningHoursSpecification', ...when, ...opened(period) }));
const closedOr = (when: object, periods: readonly OpeningPeriod[]) =>
  periods.length
    ? specification(when, periods)
    : [{ '@type': 'OpeningHoursSpecification', ...when, opens: '00:00', closes: '00:00' }];

const isSame = (some: readonly OpeningPeriod[], others: readonly OpeningPeriod[]) =>
  JSON.stringify(some.map(opened)) === JSON.stringify(others.map(opened));

/**
 * Schema.org knows weekdays and public holidays. It has no words for the third Wednesday or for closed dates of every year: the
 * days to come on which the hours differ from those of their weekday are named by their dates.
 */
function hoursOf({ kind, week, holidays, days: toCome }: OpeningHours) {
  if (kind === 'unknown') return {};
  if (kind === 'always') return { openingHoursSpecification: specification({ dayOfWeek: days }, [allDay]) };
  const ofWeekday = (weekday: number) => week.find((each) => each.weekday === weekday)?.periods ?? [];
  const special = toCome.filter(({ date, periods }) => !isSame(periods, ofWeekday(new Date(date).getUTCDay())));
  return {
    openingHoursSpecification: [
      ...week.flatMap(({ weekday, periods }) => specification({ dayOfWeek: days[weekday] }, periods)),
      ...(holidays ? closedOr({ dayOfWeek: 'PublicHolidays' }, holidays) : []),
    ],
    ...(special.length > 0 && {
      specialOpeningHoursSpecification: special.flatMap(({ date, periods }) =>
        closedOr({ validFrom: date, validThrough: date }, periods),
      ),
    }),
  };
}

/** A real shop or place, as schema.org describes it. */
export const structuredData = (institution: AnyInstitution, url: string): object => ({
  '@context': 'https://schema.org',
  '@type': institution.kind === 'playground' ? 'SportsActivityLocation' : 'LocalBusiness',
  name: institution.name,
  url,
  address: institution.address,
  geo: { '@type': 'GeoCoordinates', latitude: institution.lat, longitude: institution.lng },
  ...(institution.phone && { telephone: institution.phone }),
  ...(institution.website && { sameAs: institution.website }),
  ...hoursOf(institution.hours),
});
