import { text } from '../../../tokens/typography.css.ts';
import { cx } from '../../../ui/cx.ts';
import { grid } from '../../../ui/layout.css.ts';
import { CourseRow } from '../../courses/CourseRow.tsx';
import { stopName } from '../../courses/words.ts';
import { Section } from '../../layout/Section.tsx';
import { usePage } from '../../PageContext.tsx';
import * as css from './CoursePageScreen.css.ts';
import type { StationGroup } from './groups.ts';
import { Pages } from './Pages.tsx';

/** Under each station the walks that start there. */
export function StationGroups({
  groups,
  ...pages
}: {
  groups: readonly StationGroup[];
  page: number;
  pageCount: number;
}) {
  const { t } = usePage();
  if (!groups.length) return null;
  return (
    <Section heading={t('coursePage:stations')}>
      <div className={cx(grid.wide, css.groups)}>
        {groups.map(({ station, courses }) => (
          <div key={`${station.kind} ${station.id ?? station.name}`} className={css.group}>
            <h3 className={text.subheading}>{stopName(station, t)}</h3>
            {courses.map((course) => (
              <CourseRow key={course.id} course={course} headingLevel={4} />
            ))}
          </div>
        ))}
      </div>
      <Pages {...pages} />
    </Section>
  );
}
