import type { CourseSummary } from '../../contract/courses.ts';
import { cx } from '../../ui/cx.ts';
import { grid } from '../../ui/layout.css.ts';
import * as css from './CourseCard.css.ts';
import { CourseCard } from './CourseCard.tsx';

export interface CourseListProps {
  courses: readonly CourseSummary[];
  headingLevel?: 2 | 3 | 4;
  label?: string;
}

export function CourseList({ courses, headingLevel, label }: CourseListProps) {
  return (
    <ul className={cx(grid.cards, css.list)} aria-label={label}>
      {courses.map((course) => (
        <li key={course.id}>
          <CourseCard course={course} {...(headingLevel ? { headingLevel } : {})} />
        </li>
      ))}
    </ul>
  );
}
