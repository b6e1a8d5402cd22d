import type { CourseSummary } from '../../contract/courses.ts';
import { text } from '../../tokens/typography.css.ts';
import { Link } from '../../ui/Link/index.ts';
import { cluster, stack } from '../../ui/layout.css.ts';
import { SearchField } from '../../ui/SearchField/index.ts';
import { StatusTag } from '../courses/StatusTag.tsx';
import { Section } from '../layout/Section.tsx';
import { usePage } from '../PageContext.tsx';
import { NameIn } from '../text/NameIn.tsx';
import * as css from './courseChoice.css.ts';
import type { Choice } from './courseChoice.ts';

export interface CourseChoiceProps extends Choice {
  heading: string;
  lead: string;
  /** Path of the page, which also takes the course that is chosen. */
  action: string;
  /** Of a municipality, whose courses stand first. */
  hasOffice: boolean;
}

/** Which course. */
export function CourseChoice({ heading, lead, action, keyword, own, others, isRefused, hasOffice }: CourseChoiceProps) {
  const { t, href } = usePage();
  const isNothing = keyword !== '' && !isRefused && own.length + others.length === 0;
  return (
    <Section heading={heading} lead={lead}>
      <search>
        <form action={href(action)} method="get">
          <SearchField
            label={t('courseChoice:keyword')}
            name="keyword"
            defaultValue={keyword}
            submitLabel={t('courseChoice:search')}
            clearLabel={t('courseChoice:clear')}
            errorMessage={isRefused ? t('courseChoice:keywordRefused') : undefined}
          />
        </form>
      </search>
      {isNothing && (
        <p>
          <NameIn name={keyword} sentence={(name) => t('courseChoice:nothingFound', { keyword: name })} />
        </p>
      )}
      {own.length > 0 && <Courses heading={t('courseChoice:ownCourses')} courses={own} action={action} />}
      {others.length > 0 && (
        <Courses
          heading={t(hasOffice ? 'courseChoice:otherCourses' : 'courseChoice:foundCourses')}
          courses={others}
          action={action}
        />
      )}
    </Section>
  );
}

interface CoursesProps extends Pick<CourseChoiceProps, 'heading' | 'action'> {
  courses: readonly CourseSummary[];
}

function Courses({ heading, courses, action }: CoursesProps) {
  const { t, href } = usePage();
  return (
    <div className={stack.s}>
      <h3 className={text.subheading}>{heading}</h3>
      <ul className={css.plainList}>
        {courses.map(({ id, name, municipality, status }) => (
          <li key={id} className={cluster.s}>
            <Link href={href(action, { course: id })} variant="standalone">
              {t('courseChoice:courseOf', { name, town: municipality.name })}
            </Link>
            <StatusTag status={status} />
          </li>
        ))}
      </ul>
    </div>
  );
}
