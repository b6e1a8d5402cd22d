import { text } from '../../../tokens/typography.css.ts';
import { ButtonLink } from '../../../ui/ButtonLink/index.ts';
import { EmptyState } from '../../../ui/EmptyState/index.ts';
import { Link } from '../../../ui/Link/index.ts';
import { grid, split, stack } from '../../../ui/layout.css.ts';
import { SeveralRoutesMap } from '../../../ui/RouteMap/several.ts';
import { StatusTag } from '../../courses/StatusTag.tsx';
import { effortLine } from '../../courses/words.ts';
import { Section } from '../../layout/Section.tsx';
import { usePage } from '../../PageContext.tsx';
import { path } from '../../routes.ts';
import type { RelationDetailData, TownCourse } from './RelationDetailScreen.tsx';
import * as css from './TownCourses.css.ts';

type TownCoursesProps = Pick<RelationDetailData, 'town' | 'own' | 'passing' | 'tint'> & { walking: string };

/** The courses that begin in the municipality, numbered in one picture; then those that only pass through it. */
export function TownCourses({ town: { slug, name }, walking, own, passing, tint }: TownCoursesProps) {
  const { t, href } = usePage();
  return (
    <Section
      heading={t('relationDetail:walks')}
      lead={walking}
      more={{
        href: href(path('crossSearch'), { municipality: slug }),
        label: t('relationDetail:crossSearch', { name }),
      }}
    >
      {own.length > 0 && (
        <div className={split}>
          <div className={css.picture}>
            <SeveralRoutesMap
              routes={own.map(({ line }, index) => ({ line, number: index + 1 }))}
              tint={tint}
              label={t('relationDetail:mapLabel', { name, count: own.length })}
            />
          </div>
          <ol className={css.list}>
            {own.map((course, index) => (
              <li key={course.id} className={css.course}>
                <span aria-hidden="true" className={css.number}>
                  {index + 1}
                </span>
                <CourseLine course={course} />
              </li>
            ))}
          </ol>
        </div>
      )}
      {passing.length > 0 && (
        <div className={stack.s}>
          <h3 className={text.subheading}>{t('relationDetail:passing', { name })}</h3>
          <ul className={grid.cards}>
            {passing.map((course) => (
              <li key={course.id}>
                <CourseLine course={course} />
              </li>
            ))}
          </ul>
        </div>
      )}
      {own.length + passing.length === 0 && (
        <EmptyState
          headingLevel={3}
          title={t('relationDetail:noCourses', { name })}
          actions={<ButtonLink href={href(path('searchByMunicipality'))}>{t('relationDetail:neighbours')}</ButtonLink>}
        />
      )}
    </Section>
  );
}

function CourseLine({ course }: { course: TownCourse }) {
  const { i18n, href } = usePage();
  return (
    <div>
      <Link href={href(path('course', { id: course.id }))} variant="standalone">
        {course.name}
      </Link>
      <p className={css.effort}>{effortLine(course, i18n)}</p>
      <StatusTag status={course.status} />
    </div>
  );
}
