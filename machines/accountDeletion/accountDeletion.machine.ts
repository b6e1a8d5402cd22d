import { assign, setup } from 'xstate';
import type { Problem } from '../../contract/problem.ts';
import { actionNotProvided, actorNotProvided } from '../notProvided.ts';
import { problemOf } from '../problemOf.ts';

export interface DeletionRequest {
  password: string;
  /** What this device keeps goes as well. */
  clearsDevice: boolean;
}

export interface AccountDeletionContext {
  /** Where it begins. */
  isConfirming: boolean;
  request: DeletionRequest | null;
  problem: Problem | null;
  /** Where to go once it is done. */
  destination: string | null;
}

export type AccountDeletionEvent =
  | { type: 'CONFIRM' }
  | { type: 'CANCEL' }
  | { type: 'SUBMIT'; request: DeletionRequest };

export interface AccountDeletionInput {
  /** The warning was read before the page could show the next step itself. */
  isConfirming?: boolean;
  /** The server's response to a form that was sent before the page could do it itself. */
  problem?: Problem | null;
}

/** Deletes a member, which cannot be undone: a warning first, then the password once more. */
export const accountDeletionMachine = setup({
  types: {
    context: {} as AccountDeletionContext,
    events: {} as AccountDeletionEvent,
    input: {} as AccountDeletionInput,
    tags: {} as 'busy' | 'asking',
  },
  actors: {
    /** Resolves to where the visitor goes next. */
    deleteAccount: actorNotProvided<string, { password: string }>('accountDeletion.deleteAccount'),
  },
  actions: {
    clearDevice: actionNotProvided('accountDeletion.clearDevice'),
    setRequest: assign((_, params: { request: DeletionRequest }) => ({ request: params.request, problem: null })),
    // A password is not kept any longer than it is needed.
    setDestination: assign((_, params: { destination: string }) => ({ ...params, request: null })),
    setProblem: assign((_, params: { error: unknown }) => ({ problem: problemOf(params.error), request: null })),
    startAgain: assign({ isConfirming: false, problem: null }),
  },
  guards: {
    startsConfirming: ({ context }) => context.isConfirming,
    startsFailed: ({ context }) => context.problem !== null,
    clearsDevice: ({ context }) => context.request?.clearsDevice === true,
  },
}).createMachine({
  id: 'accountDeletion',
  context: ({ input: { isConfirming = false, problem = null } }) => ({
    ...{ isConfirming, problem, request: null, destination: null },
  }),
  initial: 'warning',
  states: {
    warning: {
      always: [
        { guard: 'startsFailed', target: 'failed' },
        { guard: 'startsConfirming', target: 'confirming' },
      ],
      on: { CONFIRM: 'confirming' },
    },
    confirming: { tags: 'asking', on: { SUBMIT: 'deleting', CANCEL: { target: 'warning', actions: 'startAgain' } } },
    deleting: {
      tags: ['busy', 'asking'],
      entry: {
        type: 'setRequest',
        params: ({ event }) => ({ request: (event as AccountDeletionEvent & { type: 'SUBMIT' }).request }),
      },
      invoke: {
        id: 'deleteAccount',
        src: 'deleteAccount',
        input: ({ context }) => ({ password: context.request?.password ?? '' }),
        onDone: [
          {
            guard: 'clearsDevice',
            target: 'deleted',
            actions: [
              'clearDevice',
              { type: 'setDestination', params: ({ event }) => ({ destination: event.output }) },
            ],
          },
          {
            target: 'deleted',
            actions: { type: 'setDestination', params: ({ event }) => ({ destination: event.output }) },
          },
        ],
        onError: {
          target: 'failed',
          actions: { type: 'setProblem', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    /** The password was wrong, or it could not be done: nothing is deleted. */
    failed: { tags: 'asking', on: { SUBMIT: 'deleting', CANCEL: { target: 'warning', actions: 'startAgain' } } },
    deleted: { tags: 'asking' },
  },
});
