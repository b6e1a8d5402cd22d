import { useState } from 'react';
import type { Submission } from './useSubmission.ts';

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
