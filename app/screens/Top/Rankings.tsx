import type { RankedCourse } from '../../../contract/courses.ts';
import { text } from '../../../tokens/typography.css.ts';
import { EmptyState } from '../../../ui/EmptyState/index.ts';
import { grid, stack } from '../../../ui/layout.css.ts';
import { RankingList } from '../../../ui/RankingList/index.ts';
import { RouteMap } from '../../../ui/RouteMap/index.ts';
import { CourseList } from '../../courses/CourseList.tsx';
import { StatusTag } from '../../courses/StatusTag.tsx';
import { effortLine } from '../../courses/words.ts';
import { Section } from '../../layout/Section.tsx';
import { usePage } from '../../PageContext.tsx';
import { path } from '../../routes.ts';
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
  const { t, i18n, href } = usePage();
  const label = t(`top:${type}`);
  if (!ranking.length) {
    return (
      <EmptyState headingLevel={3} title={label}>
        <p>{t(`top:${type}Empty`)}</p>
      </EmptyState>
    );
  }
  return (
    <div className={stack.xs}>
      <h3 className={text.subheading}>{label}</h3>
      <RankingList
        label={label}
        headingLevel={4}
        rankLabel={(rank) => t('top:rank', { rank })}
        sharedLabel={t('top:rankShared')}
        items={ranking.map(({ rank, count, course }) => ({
          id: course.id,
          rank,
          name: course.name,
          href: href(path('course', { id: course.id })),
          figure: <RouteMap line={course.line} tint={course.scenes[0]!.slug} />,
          numbers: (
            <>
              <StatusTag status={course.status} />
              {effortLine(course, i18n)}
            </>
          ),
          count: t(`top:${type}Count`, { count }),
          value: count,
        }))}
      />
    </div>
  );
}
