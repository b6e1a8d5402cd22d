import { useMachine } from '@xstate/react';
import { type SubmitEvent, useCallback, useEffect, useMemo, useRef } from 'react';
import { fromPromise } from 'xstate';
import type { Problem } from '../../contract/problem.ts';
import { submissionMachine } from '../../machines/submission/index.ts';
import { address } from '../addresses.ts';
import { useApi, usePage } from '../PageContext.tsx';
import type { FormFiles, FormValues } from '../page.ts';
import { useReturn } from './useReturn.ts';

export interface Submission {
  /** Why the form could not be sent. */
  problem: Problem | null;
  /** What was entered before the page could send the form itself. */
  values: FormValues;
  isPending: boolean;
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
}

export const textsOf = (data: FormData): FormValues =>
  Object.fromEntries([...data].filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
/** As the server reads them: a field that was left empty is left out. */
const filesOf = (data: FormData): FormFiles =>
  Object.fromEntries([...data].filter((entry): entry is [string, File] => (entry[1] as File).size > 0));

/**
 * The form of the page: sends what was entered by the page's action, and leaves for where that leads.
 * @param goesOn opens that page without loading a document: nothing but the page depends on what was sent
 */
export function useSubmission(goesOn = false): Submission {
  const api = useApi();
  const { action, form, query, lang, leave: load, go } = usePage();
  const leave = goesOn ? go : load;
  // Machines keep what can be written down: files go beside what was entered.
  const files = useRef<FormFiles>({});
  const [state, send] = useMachine(
    useMemo(
      () =>
        submissionMachine.provide({
          actors: {
            submit: fromPromise<string, { values: FormValues }>(({ input: { values } }) => {
              if (!action) throw new Error('The screen of this form has no action');
              return action({ api, values, query, files: files.current });
            }),
          },
        }),
      [api, action, query],
    ),
    { input: { problem: form?.problem ?? null } },
  );
  const { problem, destination } = state.context;
  useEffect(() => {
    if (destination !== null) leave(address(destination, lang));
  }, [destination, lang, leave]);
  useReturn(useCallback(() => send({ type: 'RETURNED' }), [send]));
  // The same page, loaded anew while something is entered, changes nothing.
  const shown = useRef(query);
  useEffect(() => {
    const before = shown.current;
    shown.current = query;
    if (before !== query && (destination !== null || String(before) !== String(query))) send({ type: 'ARRIVED' });
  }, [query, destination, send]);
  return {
    problem,
    values: form?.values ?? {},
    // Until the next page is there, nobody presses twice.
    isPending: state.hasTag('busy') || destination !== null,
    onSubmit: (event) => {
      event.preventDefault();
      const data = new FormData(event.currentTarget, event.nativeEvent.submitter);
      // What is under way goes on with what it was sent with.
      if (!state.hasTag('busy')) files.current = filesOf(data);
      send({ type: 'SUBMIT', values: textsOf(data) });
    },
  };
}
