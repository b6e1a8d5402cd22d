import type { OpeningHours } from '../../../contract/institutions.ts';
import type { AnyInstitution } from './data.ts';

const days = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** `26:00` → `02:00` */
const clock = (time: string): string => {
  const hours = Number(time.slice(0, 2)) % 24;
  return `${String(hours).padStart(2, '0')}${time.slice(2)}`;
};

const hoursOf = ({ kind, week }: OpeningHours) =>
  kind === 'weekly'
    ? {
        openingHoursSpecification: week.flatMap(({ weekday, periods }) =>
          periods.map(({ from, to }) => ({
            '@type': 'OpeningHoursSpecification',
            dayOfWeek: days[weekday],
            opens: clock(from),
            closes: clock(to),
          })),
        ),
      }
    : {};

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
