import { useState } from 'react';
import type { Problem } from '../../contract/problem.ts';
import type { FormProblem } from '../../ui/Form/index.ts';
import { usePage } from '../PageContext.tsx';
import { formProblems } from './formProblems.ts';

/** What the form says is wrong: what the browser found at the last attempt, until the server has responded. */
export function useFormProblems(problem: Problem | null, own?: Parameters<typeof formProblems>[2]) {
  const { t } = usePage();
  const [found, setFound] = useState<{ after: Problem | null; problems: readonly FormProblem[] } | null>(null);
  return {
    problems: found && found.after === problem ? found.problems : formProblems(problem, t, own),
    onProblemsChange: (problems: readonly FormProblem[]) => setFound({ after: problem, problems }),
  };
}
