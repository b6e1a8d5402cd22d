import { useState } from 'react';
import { useFormProblems } from '../../forms/useFormProblems.ts';
import type { Submission } from '../../forms/useSubmission.ts';
import { usePage } from '../../PageContext.tsx';

/** Names one form of the page: what it does, and to what. */
export const formOf = (intent: string, id: number | string = '') => `${intent} ${id}`.trim();

/** The page has many forms and one way to send them: what came of it belongs to the form that was sent. */
export function useSentForm({ problem, values, isPending, onSubmit }: Submission) {
  const [sent, setSent] = useState(values.form);
  return (form: string): Submission => ({
    problem: sent === form ? problem : null,
    values: values.form === form ? values : {},
    isPending: isPending && sent === form,
    onSubmit: (event) => {
      // One after the other.
      if (isPending) return event.preventDefault();
      setSent(form);
      onSubmit(event);
    },
  });
}

/** What is wrong with a form, with words of this page. */
export function useDutyProblems(problem: Submission['problem']) {
  const { t } = usePage();
  return useFormProblems(problem, { unauthorised: t('staffDuty:sessionOver') });
}
