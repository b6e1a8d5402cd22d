import type { CourseSummary } from '../../contract/courses.ts';
import { cover } from '../../ui/Card/Card.css.ts';
import { RouteMap } from '../../ui/RouteMap/index.ts';
import { usePage } from '../PageContext.tsx';
import { path } from '../routes.ts';
import * as css from './CourseRow.css.ts';
import { StatusTag } from './StatusTag.tsx';
import { effortLine } from './words.ts';

export interface CourseRowProps {
  course: CourseSummary;
  headingLevel?: 3 | 4;
  /** What the list is about, such as how far it is. */
  note?: string;
}

/** A course in a line of its own, for lists that would be too long in cards: drawing, name, numbers. */
export function CourseRow({ course, headingLevel = 3, note }: CourseRowProps) {
  const { i18n, href } = usePage();
  const Heading = `h${headingLevel}` as const;
  const { id, name, line, scenes, status, municipality } = course;
  return (
    <div className={css.row}>
      <div className={css.picture}>
        <RouteMap line={line} tint={scenes[0]!.slug} />
      </div>
      <div>
        <Heading className={css.name}>
          <a href={href(path('course', { id }))} className={cover}>
            {name}
          </a>
        </Heading>
        <StatusTag status={status} />
        <p className={css.numbers}>{effortLine(course, i18n)}</p>
        <p className={css.note}>{municipality.name}</p>
        {note && <p className={css.note}>{note}</p>}
      </div>
    </div>
  );
}
