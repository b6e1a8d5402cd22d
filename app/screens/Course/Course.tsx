import { type ReactNode, useEffect } from 'react';
import { ApiError } from '../../../contract/apiError.ts';
import type { CourseDetail, CourseSummary } from '../../../contract/courses.ts';
import { besideCourseM } from '../../../contract/institutionKinds.ts';
import type { InstitutionSummary } from '../../../contract/institutions.ts';
import type { PhotoSummary } from '../../../contract/photos.ts';
import { useRecordVisit } from '../../actors/useRecordVisit.ts';
import { CourseMap } from '../../map/CourseMap.tsx';
import { useApi, usePreferences } from '../../PageContext.tsx';
import type { HeadInput, LoadInput, ScreenModule } from '../../page.ts';
import { path } from '../../routes.ts';
import { CourseScreen } from './CourseScreen.tsx';
import { VisitorActions } from './VisitorActions.tsx';

export interface CourseData {
  course: CourseDetail;
  /** Shops and facilities near the way, in walking order, and how many there are along it. */
  beside: { institutions: InstitutionSummary[]; total: number };
  /** null without consent: recommendations need it. */
  related: CourseSummary[] | null;
  /** Taken on it, newest first. */
  photos: PhotoSummary[];
}

/** How many shops and facilities the page names. */
const besideAtMost = 20;
const photosAtMost = 6;

/** @throws ApiError E404: what is no id is no course */
export function courseIdOf({ id }: Record<string, string>): number {
  if (!/^[1-9]\d{0,8}$/.test(id!)) throw new ApiError('E404', 'No such course');
  return Number(id);
}

export async function load({ api, params, consent }: LoadInput): Promise<{ data: CourseData }> {
  const id = courseIdOf(params);
  const [{ course }, { institutions, total }, { photos }] = await Promise.all([
    api('GET /course_detail', { id }),
    api('GET /institutions', { course_id: id, within_m: besideCourseM, sort: 'near', limit_num: besideAtMost }),
    api('GET /photo_gallery', { course_id: id, limit_num: photosAtMost }),
  ]);
  const beside = {
    institutions: institutions.toSorted((a, b) => (a.beside_course?.at_m ?? 0) - (b.beside_course?.at_m ?? 0)),
    total,
  };
  const related =
    consent === 'agree' ? (await api('GET /recommend', { course_id: id, duration: course.minutes })).courses : null;
  return { data: { course, beside, related, photos } };
}

interface CoursePageProps {
  data: CourseData;
  /** What the visitor can do with the course. */
  actions: ReactNode;
}

export function CoursePage({ data: { course, beside, related, photos }, actions }: CoursePageProps) {
  const api = useApi();
  const { consent } = usePreferences();
  // The access is counted once the page is really open in a browser.
  useEffect(() => {
    api('POST /course_detail/get_num', { id: course.id }).catch(() => undefined);
  }, [api, course.id]);
  useRecordVisit('course', { id: course.id, name: course.name, place: course.municipality.name, effort: course });
  return (
    <CourseScreen
      course={course}
      beside={beside}
      photos={photos}
      related={consent === 'agree' ? related : null}
      actions={actions}
      map={<CourseMap course={course} institutions={beside.institutions} />}
    />
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
    code: `${path('course', course)}/qr.svg`,
    crumbs: [
      {
        label: course.municipality.name,
        path: `${path('searchByMunicipality')}?municipality=${course.municipality.slug}`,
      },
    ],
    // Nobody offers a sample. Only the document has it.
    jsonLd:
      !import.meta.env.SSR || course.is_sample
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

const Screen = ({ data }: { data: CourseData }) => (
  <CoursePage data={data} actions={<VisitorActions course={data.course} />} />
);

export const course: ScreenModule<CourseData> = { load, head, Screen, dependsOnConsent: true };
