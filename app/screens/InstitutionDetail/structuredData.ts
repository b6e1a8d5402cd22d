import type { OpeningHours, OpeningPeriod } from '../../../contract/institutions.ts';
import type { AnyInstitution } from './data.ts';

const days = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** `26:00` → `02:00` */
const clock = (time: string): string => {
  const hours = Number(time.slice(0, 2)) % 24;
  return `${String(hours).padStart(2, '0')}${time.slice(2)}`;
};

const periodOf = ({ from, to }: OpeningPeriod) => ({
  '@type': 'OpeningHoursSpecification',
  opens: clock(from),
  closes: clock(to),
});
/** As search engines read a whole day without opening hours. */
const closedDay = { '@type': 'OpeningHoursSpecification', opens: '00:00', closes: '00:00' };

/** Each day of the coming week that is not as its weekday usually is: public holidays, and days that only some weeks have. */
const unusualDays = ({ week, days: known }: OpeningHours) =>
  known.flatMap(({ date, periods }) => {
    const weekday = new Date(`${date}T00:00:00Z`).getUTCDay();
    const usual = week.find((each) => each.weekday === weekday)?.periods ?? [];
    if (JSON.stringify(usual) === JSON.stringify(periods)) return [];
    const within = { validFrom: date, validThrough: date };
    return periods.length
      ? periods.map((period) => ({ ...periodOf(period), ...within }))
      : [{ ...closedDay, ...within }];
  });

function hoursOf(hours: OpeningHours): object {
  if (hours.kind !== 'weekly') return {};
  const unusual = unusualDays(hours);
  return {
    openingHoursSpecification: hours.week.flatMap(({ weekday, periods }) =>
      periods.map((period) => ({ ...periodOf(period), dayOfWeek: days[weekday] })),
    ),
    ...(unusual.length && { specialOpeningHoursSpecification: unusual }),
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
