import type { CourseSummary } from '../../contract/courses.ts';
import { Tag } from '../../ui/Tag/index.ts';
import { usePage } from '../PageContext.tsx';

/** Says that a course is closed or changed; nothing for an open one. */
export function StatusTag({ status }: Pick<CourseSummary, 'status'>) {
  const { t } = usePage();
  return status !== 'open' && <Tag variant="accent">{t(status === 'closed' ? 'statusClosed' : 'statusChanged')}</Tag>;
}
