import { useMemo } from 'react';
import type { CourseDetail } from '../../contract/courses.ts';
import type { InstitutionSummary } from '../../contract/institutions.ts';
import { wayOf } from '../courses/wayOf.ts';
import { besidePlaces } from '../institutions/besidePlaces.ts';
import { usePage } from '../PageContext.tsx';
import { MapOnDemand, type MapOnDemandProps } from './MapOnDemand.tsx';
import { placesOf } from './places.ts';

export interface CourseMapProps extends Pick<MapOnDemandProps, 'onOpened' | 'load'> {
  course: CourseDetail;
  /** Shops and facilities beside its way. */
  institutions?: readonly InstitutionSummary[];
}

const none: readonly InstitutionSummary[] = [];

/** The interactive map of a course, with what lies beside its way. */
export function CourseMap({ course, institutions = none, ...offer }: CourseMapProps) {
  const { i18n } = usePage();
  const drawn = useMemo(
    () => ({
      places: placesOf(course.points),
      beside: besidePlaces(institutions, course.points.length, i18n),
      lines: [wayOf(course)],
      turns: course.points.filter(({ role }) => role === 'via'),
    }),
    [course, institutions, i18n],
  );
  return (
    // Another course is another map, and nobody has asked for that one yet.
    <MapOnDemand key={course.id} of="course" {...offer}>
      {({ Opened, ...map }) => <Opened of="course" {...drawn} {...map} />}
    </MapOnDemand>
  );
}
