import { Link } from '../../../ui/Link/index.ts';
import { stack } from '../../../ui/layout.css.ts';
import { Notice } from '../../../ui/Notice/index.ts';
import { usePage } from '../../PageContext.tsx';
import { NameIn } from '../../text/NameIn.tsx';
import { type Conditions, toQuery } from './conditions.ts';
import type { CourseChoice } from './data.ts';

/** Which course to search near: those that the entered words find, each a link to the same search near it. */
export function ChooseCourse({ conditions, choice }: { conditions: Conditions; choice: CourseChoice }) {
  const { t, href, path: here } = usePage();
  const { courses, total } = choice;
  if (!courses.length)
    return (
      <Notice
        heading={<NameIn name={conditions.course} sentence={(words) => t('institutionSearch:noCourse', { words })} />}
        headingLevel={2}
      >
        <p>{t('institutionSearch:noCourseHelp')}</p>
      </Notice>
    );
  return (
    <Notice heading={t('institutionSearch:whichCourse')} headingLevel={2}>
      <div className={stack.s}>
        <ul>
          {courses.map(({ id, name }) => (
            <li key={id}>
              <Link
                href={href(here, toQuery(conditions, { course_id: String(id), course: '', sort: 'recommended' }))}
                variant="standalone"
              >
                {name}
              </Link>
            </li>
          ))}
        </ul>
        {total > courses.length && <p>{t('institutionSearch:moreCourses')}</p>}
      </div>
    </Notice>
  );
}
