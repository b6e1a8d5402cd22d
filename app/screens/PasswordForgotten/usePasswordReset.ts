import { useMachine } from '@xstate/react';
import { useCallback, useEffect, useMemo } from 'react';
import { fromPromise } from 'xstate';
import { type PasswordResetStep, passwordResetMachine } from '../../../machines/passwordReset/index.ts';
import { address } from '../../addresses.ts';
import { useReturn } from '../../forms/useReturn.ts';
import { type Submission, textsOf } from '../../forms/useSubmission.ts';
import { useApi, usePage } from '../../PageContext.tsx';
import type { FormValues } from '../../page.ts';

export interface PasswordReset extends Submission {
  /** The server has sent the form back, without what is secret. */
  isSentBack: boolean;
}

/** The password reset of the page: its questions, or the new password. */
export function usePasswordReset(step: PasswordResetStep): PasswordReset {
  const api = useApi();
  const { action, form, query, route, lang, leave } = usePage();
  const [state, send] = useMachine(
    useMemo(() => {
      const submit = fromPromise<string, { values: FormValues }>(({ input: { values } }) => {
        if (!action || !route) throw new Error('The screen of this form has no action');
        const given = { api, values, query, route };
        return action(given);
      });
      return passwordResetMachine.provide({ actors: { verify: submit, save: submit } });
    }, [api, action, query, route]),
    { input: { step, problem: form?.problem ?? null } },
  );
  const { problem, destination } = state.context;
  useEffect(() => {
    if (destination !== null) leave(address(destination, lang));
  }, [destination, lang, leave]);
  useReturn(useCallback(() => send({ type: 'RETURNED' }), [send]));
  return {
    problem,
    values: form?.values ?? {},
    isSentBack: form !== null,
    // Until the next page is there, nobody presses twice.
    isPending: state.hasTag('busy') || destination !== null,
    onSubmit: (event) => {
      event.preventDefault();
      send({ type: 'SUBMIT', values: textsOf(new FormData(event.currentTarget, event.nativeEvent.submitter)) });
    },
  };
}
