/** What is said of a saved course; texts of the namespace `saved`. */
import type { SavedCourse } from '../../machines/savedCourse/index.ts';
import type { I18n } from '../i18n/i18n.ts';
import type { SavedCourseState } from './useSavedCourse.ts';

/** "26 November 2026 12:30 · 0.4 MB" */
export const savedWhen = ({ savedAt, bytes }: SavedCourse, { t, moment, number }: I18n): string =>
  t('saved:when', { time: moment(savedAt), size: number(Math.max(0.1, Math.round(bytes / 1e5) / 10)) });

/** What has changed since, where the copy itself does not know; nothing where it does. */
export const savedStale = ({ status, isStale }: SavedCourse, { t }: I18n): string =>
  isStale && status !== 'gone' ? t(`saved:stale_${status}`) : '';

/** What came of the last press; nothing before one. */
export function savedOutcome(
  { saved, problem, busy, isUnsupported, isChanged }: SavedCourseState,
  { t }: I18n,
): string {
  if (isUnsupported) return t('saved:unsupported');
  if (busy) return t(`saved:${busy}`);
  if (problem) return t(`saved:problem_${problem}`);
  if (!isChanged) return '';
  return t(saved ? 'saved:ready' : 'saved:removed');
}
