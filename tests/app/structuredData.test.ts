/** Samples carry no structured data: search engines would announce what does not take place. */
import { describe, expect, test } from 'vitest';
import { createI18n } from '../../app/i18n/i18n.ts';
import { base } from '../../app/i18n/ja.ts';
import type { HeadInput } from '../../app/page.ts';
import { route } from '../../app/routes.ts';
import { screen as course } from '../../app/screens/Course/index.ts';
import { institutionDetail } from '../../app/screens/InstitutionDetail/InstitutionDetail.tsx';
import { structuredData } from '../../app/screens/InstitutionDetail/structuredData.ts';
import { screen as news } from '../../app/screens/News/index.ts';
import { screen as newsDetail } from '../../app/screens/NewsDetail/index.ts';
import type { OpeningHours } from '../../contract/institutions.ts';
import { courseDetail } from '../../stories/fixtures/courseDetail.ts';
import { cooperationDetail } from '../../stories/fixtures/institutions.ts';
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
const ofInstitution = (isSample: boolean) => {
  const data = { institution: cooperationDetail('ja', { is_sample: isSample }), courses: [] };
  const page = { ...shared, data, route: route('cooperation'), path: '/area_guide/kyoryoku/10001' };
  return typesOf(institutionDetail.head(page).jsonLd);
};

describe('structured data', () => {
  test.for([
    ['events', ofEvents, 'Event'],
    ['a notice', ofNotice, 'NewsArticle'],
    ['a course', ofCourse, 'TouristTrip'],
    ['a shop', ofInstitution, 'LocalBusiness'],
  ] as const)('is left out of %s that is a sample, and stands where people entered it', ([, of, type]) => {
    expect(of(true)).toEqual([]);
    expect(of(false)).toEqual([type]);
  });
});

describe('opening hours of a real shop', () => {
  const period = (from: string, to: string) => ({ from, to, last_order: null });
  const day = period('10:00', '18:00');
  const weekly: OpeningHours = {
    ...{ kind: 'weekly', words: '', closed: null, is_irregular: false, holidays: null, days: [] },
    week: [1, 2, 3, 4, 5, 6, 0].map((weekday) => ({ weekday, periods: weekday === 0 ? [] : [day] })),
  };
  const hoursOf = (hours: OpeningHours) => {
    const data = structuredData(cooperationDetail('ja', { hours }), 'https://example.com/') as {
      openingHoursSpecification?: { dayOfWeek: string | string[]; opens: string; closes: string }[];
      specialOpeningHoursSpecification?: { validFrom: string; validThrough: string; opens: string; closes: string }[];
    };
    return {
      usual: data.openingHoursSpecification?.map(({ dayOfWeek, opens, closes }) => [dayOfWeek, opens, closes]),
      special: data.specialOpeningHoursSpecification?.map((each) => [
        each.validFrom,
        each.validThrough,
        each.opens,
        each.closes,
      ]),
    };
  };

  test('are told by weekday; a weekday that is not named is closed', () => {
    const { usual, special } = hoursOf(weekly);
    expect(usual).toEqual(
      ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'].map((name) => [name, '10:00', '18:00']),
    );
    expect(special).toBeUndefined();
  });

  test('of public holidays are told as such, and so is that it is closed', () => {
    expect(hoursOf({ ...weekly, holidays: [period('12:00', '15:00')] }).usual!.at(-1)).toEqual([
      ...['PublicHolidays', '12:00', '15:00'],
    ]);
    expect(hoursOf({ ...weekly, holidays: [] }).usual!.at(-1)).toEqual(['PublicHolidays', '00:00', '00:00']);
  });

  test('of nth weekdays, closed dates and holidays are told for the days to come alone, each with its date', () => {
    const days = [
      { date: '2026-11-17', is_holiday: false, periods: [day] },
      // The third Wednesday.
      { date: '2026-11-18', is_holiday: false, periods: [] },
      { date: '2026-11-22', is_holiday: false, periods: [] },
      { date: '2026-11-23', is_holiday: true, periods: [period('12:00', '15:00')] },
    ];
    expect(hoursOf({ ...weekly, holidays: [period('12:00', '15:00')], days }).special).toEqual([
      ['2026-11-18', '2026-11-18', '00:00', '00:00'],
      ['2026-11-23', '2026-11-23', '12:00', '15:00'],
    ]);
  });

  test('end after midnight, or a minute before it where it is open all day', () => {
    const week = [
      { weekday: 5, periods: [period('18:00', '26:00')] },
      { weekday: 6, periods: [period('00:00', '24:00')] },
    ];
    expect(hoursOf({ ...weekly, week }).usual).toEqual([
      ['Friday', '18:00', '02:00'],
      ['Saturday', '00:00', '23:59'],
    ]);
    const [[every, opens, closes]] = hoursOf({ ...weekly, kind: 'always', week: [] }).usual as [
      [string[], string, string],
    ];
    expect([every.length, opens, closes]).toEqual([7, '00:00', '23:59']);
  });

  test('are left out where they are not known', () => {
    expect(hoursOf({ ...weekly, kind: 'unknown', week: [] }).usual).toBeUndefined();
  });
});
