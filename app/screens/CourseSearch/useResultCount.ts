import { useMachine } from '@xstate/react';
import { useMemo } from 'react';
import { fromPromise } from 'xstate';
import { createLiveAnswerMachine } from '../../../machines/liveAnswer/index.ts';
import { useApi } from '../../PageContext.tsx';
import { type Conditions, isFromHere, readConditions, toSearchInput } from './conditions.ts';

const machine = createLiveAnswerMachine<Conditions, number>();

export interface ResultCount {
  /** null while it is not known: then the button says what it does without it. */
  count: number | null;
  /** A field of the form has changed. */
  onChange: (form: HTMLFormElement) => void;
}

/** How many courses the conditions in a form would give, asked for while they are chosen. */
export function useResultCount(): ResultCount {
  const api = useApi();
  const [state, send] = useMachine(
    useMemo(
      () =>
        machine.provide({
          actors: {
            answer: fromPromise<number, { question: Conditions }>(async ({ input: { question } }) => {
              // Wherever it is measured from, it is as many.
              const conditions = isFromHere(question) ? { ...question, sort: 'recommended' } : question;
              const { total } = await api('GET /search', { ...toSearchInput(conditions), limit_num: 1 });
              return total;
            }),
          },
        }),
      [api],
    ),
    { input: {} },
  );
  return {
    count: state.matches('answered') ? state.context.answer : null,
    onChange: (form) => {
      const query = new URLSearchParams();
      for (const [name, value] of new FormData(form)) if (typeof value === 'string' && value) query.append(name, value);
      send({ type: 'ASK', question: readConditions(query) });
    },
  };
}
