import type { RankedCourse } from '../../../contract/courses.ts';
import { text } from '../../../tokens/typography.css.ts';
import { cx } from '../../../ui/cx.ts';
import { EmptyState } from '../../../ui/EmptyState/index.ts';
import { grid, stack } from '../../../ui/layout.css.ts';
import { CourseList } from '../../courses/CourseList.tsx';
import { CourseRow } from '../../courses/CourseRow.tsx';
import { Section } from '../../layout/Section.tsx';
import { usePage } from '../../PageContext.tsx';
import { path } from '../../routes.ts';
import * as css from './TopScreen.css.ts';
import type { TopData } from './TopScreen.tsx';

/** What others walked and looked at this month; before anyone did, six courses to begin with. */
export function Rankings({ walked, accessed, recommended }: Pick<TopData, 'walked' | 'accessed' | 'recommended'>) {
  const { t, href } = usePage();
  const more = { href: href(path('search')), label: t('top:allCourses') };
  if (!walked.length && !accessed.length) {
    return (
      <Section isOneOfMany heading={t('top:recommended')} lead={t('top:recommendedLead')} more={more}>
        <CourseList courses={recommended} />
      </Section>
    );
  }
  return (
    <Section isOneOfMany heading={t('top:ranking')} lead={t('top:rankingLead')} more={more}>
      <div className={grid.wide}>
        <Ranking type="walked" ranking={walked} />
        <Ranking type="accessed" ranking={accessed} />
      </div>
    </Section>
  );
}

function Ranking({ type, ranking }: { type: 'walked' | 'accessed'; ranking: readonly RankedCourse[] }) {
  const { t } = usePage();
  if (!ranking.length) {
    return (
      <EmptyState headingLevel={3} title={t(`top:${type}`)}>
        <p>{t(`top:${type}Empty`)}</p>
      </EmptyState>
    );
  }
  return (
    <div className={stack.xs}>
      <h3 className={text.subheading}>{t(`top:${type}`)}</h3>
      <ol className={cx(css.list, css.ranked)}>
        {ranking.map(({ rank, count, course }) => (
          <li key={course.id}>
            <CourseRow
              course={course}
              headingLevel={4}
              before={<span className={css.rank}>{t('top:rank', { rank })}</span>}
            >
              {t(`top:${type}Count`, { count })}
            </CourseRow>
          </li>
        ))}
      </ol>
    </div>
  );
}
