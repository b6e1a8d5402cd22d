import { useMachine } from '@xstate/react';
import { type RefObject, useEffect, useMemo, useReducer, useRef } from 'react';
import { fromPromise } from 'xstate';
import { createLiveAnswerMachine } from '../../../machines/liveAnswer/index.ts';
import { useApi } from '../../PageContext.tsx';
import { type Conditions, isFromHere, readConditions, toSearchInput } from './conditions.ts';

const machine = createLiveAnswerMachine<Conditions, number>();

export interface ResultCount {
  /** null while it is not known: then the button says what it does without it. */
  count: number | null;
  form: RefObject<HTMLFormElement | null>;
  /** A field of the form has changed: they say it one by one, because a press on a label makes no event of the form. */
  onChange: () => void;
}

/** How many courses the conditions in a form would give, asked for while they are chosen. */
export function useResultCount(conditions: Conditions): ResultCount {
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
  const form = useRef<HTMLFormElement>(null);
  const [changes, onChange] = useReducer((count: number) => count + 1, 0);
  // Afterwards, when the fields have taken the change over; at first what was chosen before this code came.
  useEffect(() => {
    if (!form.current) return;
    const query = new URLSearchParams();
    for (const [name, value] of new FormData(form.current))
      if (typeof value === 'string' && value) query.append(name, value);
    const question = readConditions(query);
    if (!changes && JSON.stringify(question) === JSON.stringify({ ...conditions, page: '1' })) return;
    send({ type: 'ASK', question });
  }, [changes, conditions, send]);
  return { count: state.matches('answered') ? state.context.answer : null, form, onChange };
}
