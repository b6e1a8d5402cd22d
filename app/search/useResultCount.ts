import { useMachine } from '@xstate/react';
import { type RefObject, useEffect, useMemo, useReducer, useRef } from 'react';
import { fromPromise } from 'xstate';
import { createLiveAnswerMachine } from '../../machines/liveAnswer/index.ts';

export interface ResultCount {
  /** null while it is not known: then the button says what it does without it. */
  count: number | null;
  form: RefObject<HTMLFormElement | null>;
  /** A field of the form has changed: they say it one by one, because a press on a label makes no event of the form. */
  onChange: () => void;
}

/**
 * How many results the conditions in a form would give, asked for while they are chosen.
 * @param conditions those that the page shows the results of
 * @param read the fields of the form as conditions
 * @param ask asks for the number; stays the same function while the form lives
 */
export function useResultCount<Conditions extends object>(
  conditions: Conditions,
  read: (fields: URLSearchParams) => Conditions,
  ask: (conditions: Conditions) => Promise<number>,
): ResultCount {
  const [state, send] = useMachine(
    useMemo(
      () =>
        createLiveAnswerMachine<Conditions, number>().provide({
          actors: { answer: fromPromise<number, { question: Conditions }>(({ input }) => ask(input.question)) },
        }),
      [ask],
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
    const question = read(query);
    if (!changes && JSON.stringify(question) === JSON.stringify({ ...conditions, page: '1' })) return;
    send({ type: 'ASK', question });
  }, [changes, conditions, read, send]);
  return { count: state.matches('answered') ? state.context.answer : null, form, onChange };
}
