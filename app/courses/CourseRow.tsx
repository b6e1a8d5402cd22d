import type { ReactNode } from 'react';
import type { CourseSummary } from '../../contract/courses.ts';
import { cover } from '../../ui/Card/Card.css.ts';
import { RouteMap } from '../../ui/RouteMap/index.ts';
import { Tag } from '../../ui/Tag/index.ts';
import { usePage } from '../PageContext.tsx';
import { path } from '../routes.ts';
import * as css from './CourseRow.css.ts';
import { effortLine } from './words.ts';

export interface CourseRowProps {
  course: CourseSummary;
  headingLevel?: 3 | 4;
  /** What is said before the name: a rank. */
  before?: ReactNode;
  children?: ReactNode;
}

/** A course in a line of its own, for lists that would be too long in cards: drawing, name, numbers. */
export function CourseRow({ course, headingLevel = 3, before, children }: CourseRowProps) {
  const { t, i18n, href } = usePage();
  const Heading = `h${headingLevel}` as const;
  const { id, name, line, scenes, status, municipality } = course;
  return (
    <div className={css.row}>
      <div className={css.picture}>
        <RouteMap line={line} tint={scenes[0]!.slug} />
      </div>
      <div>
        <Heading className={css.name}>
          {before}
          {before && ' '}
          <a href={href(path('course', { id }))} className={cover}>
            {name}
          </a>
        </Heading>
        {status !== 'open' && <Tag variant="accent">{t(status === 'closed' ? 'statusClosed' : 'statusChanged')}</Tag>}
        <p className={css.numbers}>{effortLine(course, i18n)}</p>
        <p className={css.note}>{children ?? municipality.name}</p>
      </div>
    </div>
  );
}
