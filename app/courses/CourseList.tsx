import type { CourseSummary } from '../../contract/courses.ts';
import { cx } from '../../ui/cx.ts';
import { grid } from '../../ui/layout.css.ts';
import * as css from './CourseCard.css.ts';
import { CourseCard } from './CourseCard.tsx';

export interface CourseListProps {
  courses: readonly CourseSummary[];
  headingLevel?: 2 | 3 | 4;
  label?: string;
  /** Numbers its courses as a map beside it does, and tells which one the pointer or the focus is at. */
  onAt?: ((id: number) => void) | undefined;
}

export function CourseList({ courses, headingLevel, label, onAt }: CourseListProps) {
  return (
    <ul className={cx(grid.cards, css.list)} aria-label={label}>
      {courses.map((course, index) => (
        <li
          key={course.id}
          data-course={course.id}
          {...(onAt && { onPointerEnter: () => onAt(course.id), onFocus: () => onAt(course.id) })}
        >
          <CourseCard
            course={course}
            {...(headingLevel ? { headingLevel } : {})}
            {...(onAt && { number: index + 1 })}
          />
        </li>
      ))}
    </ul>
  );
}
