import { text } from '../../../tokens/typography.css.ts';
import { cover } from '../../../ui/Card/Card.css.ts';
import { stack } from '../../../ui/layout.css.ts';
import { StatNumbers } from '../../../ui/StatNumbers/index.ts';
import { TabNav } from '../../../ui/TabNav/index.ts';
import { StatusTag } from '../../courses/StatusTag.tsx';
import { effortLine, kilometres } from '../../courses/words.ts';
import { Section } from '../../layout/Section.tsx';
import { usePage } from '../../PageContext.tsx';
import { path } from '../../routes.ts';
import * as css from './CoursePageScreen.css.ts';
import type { Hop } from './groups.ts';
import { type LineTab, lineTabs } from './pages.ts';

/** Not every hop of a line is a walk of about ten minutes: those that are, and the longer ones, called what they are. */
const groupsOf = (courses: readonly Hop[]) =>
  [
    { id: 'short', courses: courses.filter(({ minutes }) => minutes <= shortHopMinutes) },
    { id: 'long', courses: courses.filter(({ minutes }) => minutes > shortHopMinutes) },
  ] as const;
const shortHopMinutes = 20;

/** The walks from station to station in the order of the line; joined they are the whole line. */
export function LineOfCourses({ tab, courses }: { tab: LineTab; courses: readonly Hop[] }) {
  const { t, i18n, href, path: here } = usePage();
  const sum = (of: (course: Hop) => number) => courses.reduce((total, course) => total + of(course), 0);
  return (
    <Section heading={t('coursePage:byLine')}>
      <TabNav
        label={t('coursePage:lines')}
        items={lineTabs.map((each) => ({
          id: each,
          label: t(`coursePage:tab_${each}`),
          href: href(here, { tab: each !== lineTabs[0] && each }),
          isCurrent: each === tab,
        }))}
      />
      <p>{t(`coursePage:joined_${tab}`)}</p>
      <StatNumbers
        size="s"
        items={[
          { label: t('coursePage:courses'), value: courses.length, unit: t('coursePage:coursesUnit') },
          { label: t('distanceLabel'), value: kilometres(sum(({ distance_m }) => distance_m)), unit: t('km') },
          { label: t('stepsLabel'), value: i18n.number(sum(({ steps }) => steps)), unit: t('steps') },
        ]}
      />
      {groupsOf(courses).map(
        (group) =>
          group.courses.length > 0 && (
            <div key={group.id} className={stack.s}>
              <h3 id={group.id} className={text.subheading}>
                {t(`coursePage:hops_${group.id}`, { minutes: shortHopMinutes })}
              </h3>
              <ol className={css.line} aria-labelledby={group.id}>
                {group.courses.map((course) => (
                  <li key={course.id} className={css.hop}>
                    <a href={href(path('course', course))} className={cover}>
                      {course.name}
                    </a>
                    <span className={css.effort}>{effortLine(course, i18n)}</span>
                    <StatusTag status={course.status} />
                  </li>
                ))}
              </ol>
            </div>
          ),
      )}
    </Section>
  );
}
