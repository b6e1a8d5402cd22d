import { useEffect } from 'react';
import { ApiError } from '../../../contract/apiError.ts';
import type { CourseDetail, CourseSummary } from '../../../contract/courses.ts';
import { useRecordVisit } from '../../actors/useRecordVisit.ts';
import { CourseMap } from '../../map/CourseMap.tsx';
import { useApi, usePreferences } from '../../PageContext.tsx';
import type { HeadInput, LoadInput, ScreenModule } from '../../page.ts';
import { path } from '../../routes.ts';
import { CourseScreen } from './CourseScreen.tsx';

interface CourseData {
  course: CourseDetail;
  /** null without consent: recommendations need it. */
  related: CourseSummary[] | null;
}

async function load({ api, params, consent }: LoadInput): Promise<{ data: CourseData }> {
  // What is no id is no course.
  if (!/^[1-9]\d{0,8}$/.test(params.id!)) throw new ApiError('E404', 'No such course');
  const id = Number(params.id);
  const { course } = await api('GET /course_detail', { id });
  const related =
    consent === 'agree' ? (await api('GET /recommend', { course_id: id, duration: course.minutes })).courses : null;
  return { data: { course, related } };
}

function Screen({ data: { course, related } }: { data: CourseData }) {
  const api = useApi();
  const { consent } = usePreferences();
  // The access is counted once the page is really open in a browser.
  useEffect(() => {
    api('POST /course_detail/get_num', { id: course.id }).catch(() => undefined);
  }, [api, course.id]);
  useRecordVisit('course', { id: course.id, name: course.name, place: course.municipality.name, effort: course });
  return (
    <CourseScreen course={course} related={consent === 'agree' ? related : null} map={<CourseMap course={course} />} />
  );
}

function head({ data: { course }, i18n, origin, path: here }: HeadInput<CourseData>) {
  const place = (point: { lat: number; lng: number; name: string }) => ({
    '@type': 'Place',
    name: point.name,
    geo: { '@type': 'GeoCoordinates', latitude: point.lat, longitude: point.lng },
  });
  return {
    label: course.name,
    description: course.lead,
    crumbs: [
      {
        label: course.municipality.name,
        path: `${path('searchByMunicipality')}?municipality=${course.municipality.slug}`,
      },
    ],
    // Nobody offers a sample.
    jsonLd: course.is_sample
      ? []
      : [
          {
            '@context': 'https://schema.org',
            '@type': 'TouristTrip',
            name: course.name,
            description: course.lead,
            url: origin + here,
            inLanguage: i18n.lang,
            touristType: i18n.t('course:touristType'),
            itinerary: {
              '@type': 'ItemList',
              numberOfItems: course.points.length,
              itemListElement: course.points.map((point, index) => ({
                '@type': 'ListItem',
                position: index + 1,
                item: place(point),
              })),
            },
          },
        ],
  };
}

export const course: ScreenModule<CourseData> = { load, head, Screen, dependsOnConsent: true };
