import { useMachine } from '@xstate/react';
import { type SubmitEvent, useCallback, useEffect, useMemo } from 'react';
import { fromPromise } from 'xstate';
import type { Problem } from '../../../contract/problem.ts';
import type { RevisionDetail } from '../../../contract/revisions.ts';
import { approvalMachine, type DecisionRequest } from '../../../machines/approval/index.ts';
import { address } from '../../addresses.ts';
import { useReturn } from '../../forms/useReturn.ts';
import { textsOf } from '../../forms/useSubmission.ts';
import { useApi, usePage } from '../../PageContext.tsx';
import type { FormValues } from '../../page.ts';

export interface Approval {
  /** The form that is shown; null: there is nothing to decide for whoever looks at it. */
  form: 'approve' | 'reject' | null;
  problem: Problem | null;
  /** What was entered before the page could send the form itself. */
  values: FormValues;
  isPending: boolean;
  onReject: () => void;
  onCancel: () => void;
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
}

/** @param isRejecting by the address: without JavaScript the reason is asked for by a page of its own */
export function useApproval({ id, may_decide }: RevisionDetail, isRejecting: boolean): Approval {
  const api = useApi();
  const { action, form, query, lang, go } = usePage();
  const [state, send] = useMachine(
    useMemo(
      () =>
        approvalMachine.provide({
          actors: {
            decide: fromPromise<string, { request: DecisionRequest | null }>(({ input: { request } }) =>
              // The screen has one, and nothing is sent without a request.
              action!({ api, values: request!.values, query }),
            ),
            load: fromPromise(async () => !(await api('GET /staff/revision', { id })).revision.may_decide),
          },
        }),
      [api, action, query, id],
    ),
    { input: { isDecided: !may_decide, isRejecting, problem: form?.problem ?? null } },
  );
  const { problem, destination, isDecided, isRejecting: isReasoning } = state.context;
  useEffect(() => {
    if (destination !== null) go(address(destination, lang));
  }, [destination, lang, go]);
  useReturn(useCallback(() => send({ type: 'RETURNED' }), [send]));
  return {
    form: isDecided ? null : isReasoning ? 'reject' : 'approve',
    problem,
    values: form?.values ?? {},
    // Until the next page is there, nobody presses twice.
    isPending: state.hasTag('busy') || destination !== null,
    onReject: () => send({ type: 'REJECT' }),
    onCancel: () => send({ type: 'CANCEL' }),
    onSubmit: (event) => {
      event.preventDefault();
      const values = textsOf(new FormData(event.currentTarget, event.nativeEvent.submitter));
      send({ type: 'SUBMIT', request: { type: values.decision === 'reject' ? 'reject' : 'approve', values } });
    },
  };
}
