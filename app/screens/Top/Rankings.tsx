import type { RankedCourse } from '../../../contract/courses.ts';
import { text } from '../../../tokens/typography.css.ts';
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

/** What others walked and looked at this month. A ranking that cannot stand leaves no empty column. */
export function Rankings({ walked, accessed }: Pick<TopData, 'walked' | 'accessed'>) {
  const { t } = usePage();
  const more = useMore();
  if (!walked.length && !accessed.length) return null;
  return (
    <Section isOneOfMany heading={t('top:ranking')} lead={t('top:rankingLead')} more={more}>
      {walked.length && accessed.length ? (
        <div className={grid.wide}>
          <Ranking type="walked" ranking={walked} />
          <Ranking type="accessed" ranking={accessed} />
        </div>
      ) : (
        <Ranking type={walked.length ? 'walked' : 'accessed'} ranking={walked.length ? walked : accessed} />
      )}
    </Section>
  );
}

/** Courses to begin with, as long as too few people have walked to say which are liked. */
export function Recommended({ courses }: { courses: TopData['recommended'] }) {
  const { t } = usePage();
  const more = useMore();
  if (!courses.length) return null;
  return (
    <Section isOneOfMany heading={t('top:recommended')} lead={t('top:recommendedLead')} more={more}>
      <CourseList courses={courses} />
    </Section>
  );
}

function useMore() {
  const { t, href } = usePage();
  return { href: href(path('search')), label: t('top:allCourses') };
}

function Ranking({ type, ranking }: { type: 'walked' | 'accessed'; ranking: readonly RankedCourse[] }) {
  const { t, i18n, href } = usePage();
  const label = t(`top:${type}`);
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
