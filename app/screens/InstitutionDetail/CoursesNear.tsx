import { courseNearM } from '../../../contract/institutionKinds.ts';
import type { InstitutionSummary } from '../../../contract/institutions.ts';
import { CourseRow } from '../../courses/CourseRow.tsx';
import { lengthWords } from '../../courses/words.ts';
import { Section } from '../../layout/Section.tsx';
import { usePage } from '../../PageContext.tsx';
import { path } from '../../routes.ts';
import type { InstitutionDetailData } from './data.ts';
import * as css from './InstitutionDetailScreen.css.ts';

export interface CoursesNearProps extends Pick<InstitutionDetailData, 'courses'> {
  municipality: InstitutionSummary['municipality'];
}

/** Courses whose way passes near it, nearest first. */
export function CoursesNear({ courses, municipality: { slug, name } }: CoursesNearProps) {
  const { t, href } = usePage();
  return (
    <Section
      heading={t('institutionDetail:courses')}
      lead={t(courses.length ? 'institutionDetail:coursesLead' : 'institutionDetail:noCourses', {
        metres: courseNearM,
      })}
      more={{ href: href(path('search'), { municipality: slug }), label: t('institutionDetail:moreCourses', { name }) }}
    >
      {courses.length > 0 && (
        <ul className={css.rows}>
          {courses.map(({ course, off_m }) => (
            <li key={course.id}>
              <CourseRow course={course} note={t('institutionDetail:courseOff', { off: lengthWords(off_m, t) })} />
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
