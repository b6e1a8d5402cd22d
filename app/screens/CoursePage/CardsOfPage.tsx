import type { CourseSummary } from '../../../contract/courses.ts';
import { CourseList } from '../../courses/CourseList.tsx';
import { Section } from '../../layout/Section.tsx';
import { usePage } from '../../PageContext.tsx';
import { Pages } from './Pages.tsx';

export function CardsOfPage({
  courses,
  ...pages
}: {
  courses: readonly CourseSummary[];
  page: number;
  pageCount: number;
}) {
  const { t } = usePage();
  if (!courses.length) return null;
  return (
    <Section heading={t('coursePage:courses')}>
      <CourseList courses={courses} />
      <Pages {...pages} />
    </Section>
  );
}
