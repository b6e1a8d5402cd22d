import { useFormProblems } from '../../forms/useFormProblems.ts';
import type { Submission } from '../../forms/useSubmission.ts';
import { usePage } from '../../PageContext.tsx';

/** What is wrong with a form, with words of this page. */
export function useDutyProblems(problem: Submission['problem']) {
  const { t } = usePage();
  return useFormProblems(problem, { unauthorised: t('staffDuty:sessionOver') });
}
