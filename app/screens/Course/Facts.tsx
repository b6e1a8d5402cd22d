import { basis } from '../../../contract/bands.ts';
import type { CourseDetail } from '../../../contract/courses.ts';
import { DescriptionList } from '../../../ui/DescriptionList/index.ts';
import { Link } from '../../../ui/Link/index.ts';
import { kilometres, stopName } from '../../courses/words.ts';
import type { I18n } from '../../i18n/i18n.ts';
import { usePage } from '../../PageContext.tsx';
import { path } from '../../routes.ts';

/** The facts of the way as terms and words, for the list and for paper. */
function factsOf({ facilities, surface, elevation, checked_on }: CourseDetail, { t, date }: I18n) {
  const known = (fact: 'yes' | 'no' | 'unknown') => t(`course:fact_${fact}`);
  return {
    facilities: [
      { term: t('course:stepFree'), description: known(facilities.step_free) },
      { term: t('course:toilet'), description: known(facilities.toilet) },
      { term: t('course:bench'), description: known(facilities.bench) },
      { term: t('course:surface'), description: surface ?? t('course:fact_unknown') },
      {
        term: t('course:elevation'),
        description: elevation
          ? t('course:elevationText', { up: elevation.up_m, down: elevation.down_m })
          : t('course:fact_unknown'),
      },
    ],
    checked: { term: t('course:checkedOn'), description: date(checked_on) },
  };
}

/** One short line each. */
export function factsInBrief(course: CourseDetail, i18n: I18n): string[] {
  const { facilities, checked } = factsOf(course, i18n);
  return [...facilities, checked].map(({ term, description }) => i18n.t('course:brief', { term, fact: description }));
}

/** What is known, and what nobody has confirmed. */
export function Facts({ course }: { course: CourseDetail }) {
  const { t, i18n, href } = usePage();
  const { facilities, checked } = factsOf(course, i18n);
  return (
    <DescriptionList
      items={[
        {
          term: t('course:municipality'),
          description: (
            <Link
              href={href(path('searchByMunicipality'), { municipality: course.municipality.slug })}
              variant="standalone"
            >
              {course.municipality.name}
            </Link>
          ),
        },
        { term: t('startsAt'), description: stopName(course.station, t) },
        { term: t('goalAt'), description: stopName(course.goal, t) },
        ...facilities,
        {
          term: t('course:basis'),
          description: t('course:basisText', {
            distance: kilometres(course.distance_m),
            minutes: course.minutes,
            steps: i18n.number(course.steps),
            kcal: course.kcal,
            speed: basis.speedKmh,
            stride: basis.strideCm,
            weight: basis.weightKg,
            kcalPer10: basis.kcalPer10Minutes,
          }),
        },
        checked,
      ]}
    />
  );
}
