import { useMachine } from '@xstate/react';
import { type SubmitEvent, useCallback, useEffect, useMemo, useRef } from 'react';
import { fromPromise } from 'xstate';
import type { Problem } from '../../../contract/problem.ts';
import { accountDeletionMachine } from '../../../machines/accountDeletion/index.ts';
import { address } from '../../addresses.ts';
import { useReturn } from '../../forms/useReturn.ts';
import { useApi, usePage } from '../../PageContext.tsx';
import { clearKept } from '../../profile/clearKept.ts';

export interface AccountDeletion {
  /** What will be deleted was read, and the password is asked for. */
  isAsking: boolean;
  problem: Problem | null;
  isPending: boolean;
  onConfirm: () => void;
  onCancel: () => void;
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
}

/** @param isConfirming by the address: without JavaScript the next step is a page of its own */
export function useAccountDeletion(isConfirming: boolean): AccountDeletion {
  const api = useApi();
  const { action, form, query, lang, leave } = usePage();
  /** What is still deleted on the device when the page is to be left. */
  const clearing = useRef(Promise.resolve());
  const [state, send] = useMachine(
    useMemo(
      () =>
        accountDeletionMachine.provide({
          actors: {
            deleteAccount: fromPromise<string, { password: string }>(({ input: { password } }) =>
              // The screen has one.
              action!({ api, values: { password }, query }),
            ),
          },
          actions: {
            clearDevice: () => {
              clearing.current = clearKept();
            },
          },
        }),
      [api, action, query],
    ),
    { input: { isConfirming, problem: form?.problem ?? null } },
  );
  const { problem, destination } = state.context;
  useEffect(() => {
    if (destination !== null) void clearing.current.then(() => leave(address(destination, lang)));
  }, [destination, lang, leave]);
  useReturn(
    useCallback(() => {
      // There is nothing to come back to.
      if (destination !== null) leave(address(destination, lang));
    }, [destination, lang, leave]),
  );
  return {
    isAsking: state.hasTag('asking'),
    problem,
    // Until the next page is there, nobody presses twice.
    isPending: state.hasTag('busy') || destination !== null,
    onConfirm: () => send({ type: 'CONFIRM' }),
    onCancel: () => send({ type: 'CANCEL' }),
    onSubmit: (event) => {
      event.preventDefault();
      const data = new FormData(event.currentTarget);
      send({
        type: 'SUBMIT',
        request: { password: String(data.get('password') ?? ''), clearsDevice: data.get('clear_device') === '1' },
      });
    },
  };
}
