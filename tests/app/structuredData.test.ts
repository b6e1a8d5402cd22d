/** Samples carry no structured data: search engines would announce what does not take place. */
import { describe, expect, test } from 'vitest';
import { createI18n } from '../../app/i18n/i18n.ts';
import { base } from '../../app/i18n/ja.ts';
import type { HeadInput } from '../../app/page.ts';
import { route } from '../../app/routes.ts';
import { screen as course } from '../../app/screens/Course/index.ts';
import { structuredData as ofInstitution } from '../../app/screens/InstitutionDetail/structuredData.ts';
import { screen as news } from '../../app/screens/News/index.ts';
import { screen as newsDetail } from '../../app/screens/NewsDetail/index.ts';
import { courseDetail } from '../../stories/fixtures/courseDetail.ts';
import { cooperationDetail, dayHours } from '../../stories/fixtures/institutions.ts';
import { eventList, noticeDetail } from '../../stories/fixtures/reading.ts';

const shared: Omit<HeadInput<never>, 'data' | 'route' | 'path'> = {
  i18n: createI18n('ja', { ...base }),
  origin: 'https://example.com',
};
const typesOf = (jsonLd: object[] | undefined) =>
  (jsonLd ?? []).map((object) => (object as { '@type': string })['@type']);

const ofEvents = (isSample: boolean) => {
  const events = eventList('ja').map((event, index) => ({ ...event, is_sample: isSample || index > 0 }));
  const data = { tab: 'events' as const, coming: events, past: events };
  return typesOf(news.head({ ...shared, data, route: route('news'), path: '/news' }).jsonLd);
};
const ofNotice = (isSample: boolean) => {
  const data = { notice: { ...noticeDetail('ja'), is_sample: isSample } };
  return typesOf(newsDetail.head({ ...shared, data, route: route('newsDetail'), path: '/news/1' }).jsonLd);
};
const ofCourse = (isSample: boolean) => {
  const data = {
    course: { ...courseDetail('ja'), is_sample: isSample },
    beside: { institutions: [], total: 0 },
    related: null,
    photos: [],
  };
  return typesOf(course.head({ ...shared, data, route: route('course'), path: '/map/detail/101' }).jsonLd);
};

describe('structured data', () => {
  test.for([
    ['events', ofEvents, 'Event'],
    ['a notice', ofNotice, 'NewsArticle'],
    ['a course', ofCourse, 'TouristTrip'],
  ] as const)('is left out of %s that is a sample, and stands where people entered it', ([, of, type]) => {
    expect(of(true)).toEqual([]);
    expect(of(false)).toEqual([type]);
  });
});

test('a shop says its week, and each day of the next that is not as its weekday usually is', () => {
  const hours = dayHours('ja');
  const short = { from: '11:00', to: '26:00', last_order: null };
  const days = hours.days.map((day) => {
    if (day.date === '2026-04-10') return { ...day, periods: [] };
    return day.date === '2026-04-12' ? { ...day, periods: [short] } : day;
  });
  const shop = cooperationDetail('ja', { hours: { ...hours, days } });
  const { openingHoursSpecification, specialOpeningHoursSpecification } = ofInstitution(
    shop,
    'https://example.com',
  ) as {
    openingHoursSpecification: object[];
    specialOpeningHoursSpecification: object[];
  };
  const type = { '@type': 'OpeningHoursSpecification' };
  expect(openingHoursSpecification).toHaveLength(14);
  expect(openingHoursSpecification[0]).toEqual({ ...type, dayOfWeek: 'Monday', opens: '11:00', closes: '14:30' });
  const on = (date: string) => ({ validFrom: date, validThrough: date });
  expect(specialOpeningHoursSpecification).toEqual([
    { ...type, opens: '00:00', closes: '00:00', ...on('2026-04-10') },
    { ...type, opens: '11:00', closes: '02:00', ...on('2026-04-12') },
  ]);
});
