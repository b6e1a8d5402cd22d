import { assign, setup } from 'xstate';
import type { Problem } from '../../contract/problem.ts';
import { actorNotProvided } from '../notProvided.ts';
import { problemOf } from '../problemOf.ts';

/** What was entered, by the names of the fields. */
export interface DecisionRequest {
  type: 'approve' | 'reject';
  values: Readonly<Record<string, string>>;
}

export interface ApprovalContext {
  isDecided: boolean;
  isRejecting: boolean;
  request: DecisionRequest | null;
  problem: Problem | null;
  /** Where to go once it is decided. */
  destination: string | null;
}

export type ApprovalEvent =
  /** Asks for the reason. */
  | { type: 'REJECT' }
  | { type: 'CANCEL' }
  | { type: 'SUBMIT'; request: DecisionRequest }
  /** The browser shows the page again as it was when it was left. */
  | { type: 'RETURNED' };

export interface ApprovalInput {
  /** Whoever looks at it can decide nothing any more. */
  isDecided?: boolean;
  /** The reason is asked for: the page was opened so, or a form with it was sent before the page could do it itself. */
  isRejecting?: boolean;
  /** The server's response to that form. */
  problem?: Problem | null;
}

/** One proposal that is approved, or rejected with a reason: once. What was entered stays until it is decided. */
export const approvalMachine = setup({
  types: {
    context: {} as ApprovalContext,
    events: {} as ApprovalEvent,
    input: {} as ApprovalInput,
    tags: {} as 'busy' | 'approving' | 'reasoning',
  },
  actors: {
    /** Resolves to where the approver goes next. */
    decide: actorNotProvided<string, { request: DecisionRequest | null }>('approval.decide'),
    /** Resolves to whether there is nothing more to decide. */
    load: actorNotProvided<boolean>('approval.load'),
  },
  actions: {
    setRequest: assign((_, params: { request: DecisionRequest }) => ({
      request: params.request,
      isRejecting: params.request.type === 'reject',
      problem: null,
    })),
    setDestination: assign((_, params: { destination: string }) => params),
    setDecided: assign((_, params: { isDecided: boolean }) => ({ ...params, problem: null })),
    clearDestination: assign({ destination: null }),
    setProblem: assign((_, params: { error: unknown }) => ({ problem: problemOf(params.error) })),
    setRejecting: assign((_, params: { isRejecting: boolean }) => ({ ...params, problem: null })),
  },
  guards: {
    isDecided: ({ context }) => context.isDecided,
    isRejecting: ({ context }) => context.isRejecting,
    isUnauthorised: ({ context }) => context.problem?.kind === 'unauthorised',
  },
}).createMachine({
  id: 'approval',
  context: ({ input: { isDecided = false, isRejecting = false, problem = null } }) => ({
    ...{ isDecided, isRejecting, problem, request: null, destination: null },
  }),
  initial: 'waiting',
  states: {
    /** A page that the browser has kept may be old: the proposal is looked at again. */
    loading: {
      tags: 'busy',
      entry: 'clearDestination',
      invoke: {
        id: 'load',
        src: 'load',
        onDone: {
          target: 'waiting',
          actions: { type: 'setDecided', params: ({ event }) => ({ isDecided: event.output }) },
        },
        onError: {
          target: 'waiting',
          actions: { type: 'setProblem', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    waiting: {
      tags: 'approving',
      // Where it goes on follows from what is known of the proposal, and from what became of the last form.
      always: [
        { guard: 'isDecided', target: 'decided' },
        { guard: 'isUnauthorised', target: 'unauthorised' },
        { guard: 'isRejecting', target: 'rejecting' },
      ],
      on: {
        SUBMIT: 'sending',
        REJECT: { target: 'rejecting', actions: { type: 'setRejecting', params: { isRejecting: true } } },
      },
    },
    rejecting: {
      tags: 'reasoning',
      on: {
        SUBMIT: 'sending',
        CANCEL: { target: 'waiting', actions: { type: 'setRejecting', params: { isRejecting: false } } },
      },
    },
    sending: {
      tags: 'busy',
      entry: {
        type: 'setRequest',
        params: ({ event }) => ({ request: (event as ApprovalEvent & { type: 'SUBMIT' }).request }),
      },
      invoke: {
        id: 'decide',
        src: 'decide',
        input: ({ context }) => ({ request: context.request }),
        onDone: {
          target: 'decided',
          actions: { type: 'setDestination', params: ({ event }) => ({ destination: event.output }) },
        },
        onError: {
          target: 'waiting',
          actions: { type: 'setProblem', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    /** The session has ended: the form stays, and can be sent again once there is another. */
    unauthorised: { on: { SUBMIT: 'sending' } },
    decided: { on: { RETURNED: 'loading' } },
  },
});
