import type { CourseSummary } from '../../../contract/courses.ts';
import { text } from '../../../tokens/typography.css.ts';
import { Link } from '../../../ui/Link/index.ts';
import { cluster, stack } from '../../../ui/layout.css.ts';
import { SearchField } from '../../../ui/SearchField/index.ts';
import { StatusTag } from '../../courses/StatusTag.tsx';
import { Section } from '../../layout/Section.tsx';
import { usePage } from '../../PageContext.tsx';
import { path } from '../../routes.ts';
import { NameIn } from '../../text/NameIn.tsx';
import type { Task } from './data.ts';
import * as css from './StaffDuty.css.ts';

export type CourseChoiceProps = Task & { kind: 'choose' } & {
  /** Of a municipality, whose courses stand first. */
  hasOffice: boolean;
};

/** The first press: which course. */
export function CourseChoice({ keyword, own, others, isRefused, hasOffice }: CourseChoiceProps) {
  const { t, href } = usePage();
  const isNothing = keyword !== '' && !isRefused && own.length + others.length === 0;
  return (
    <Section heading={t('staffDuty:chooseHeading')} lead={t('staffDuty:chooseLead')}>
      <search>
        <form action={href(path('staffDuty'))} method="get">
          <SearchField
            label={t('staffDuty:keyword')}
            name="keyword"
            defaultValue={keyword}
            submitLabel={t('staffDuty:search')}
            clearLabel={t('staffDuty:clear')}
            errorMessage={isRefused ? t('staffDuty:keywordRefused') : undefined}
          />
        </form>
      </search>
      {isNothing && (
        <p>
          <NameIn name={keyword} sentence={(name) => t('staffDuty:nothingFound', { keyword: name })} />
        </p>
      )}
      {own.length > 0 && <Courses heading={t('staffDuty:ownCourses')} courses={own} />}
      {others.length > 0 && (
        <Courses heading={t(hasOffice ? 'staffDuty:otherCourses' : 'staffDuty:foundCourses')} courses={others} />
      )}
    </Section>
  );
}

function Courses({ heading, courses }: { heading: string; courses: readonly CourseSummary[] }) {
  const { t, href } = usePage();
  return (
    <div className={stack.s}>
      <h3 className={text.subheading}>{heading}</h3>
      <ul className={css.plainList}>
        {courses.map(({ id, name, municipality, status }) => (
          <li key={id} className={cluster.s}>
            <Link href={href(path('staffDuty'), { course: id })} variant="standalone">
              {t('staffDuty:courseOf', { name, town: municipality.name })}
            </Link>
            <StatusTag status={status} />
          </li>
        ))}
      </ul>
    </div>
  );
}
