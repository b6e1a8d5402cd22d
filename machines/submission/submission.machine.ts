import { assign, setup } from 'xstate';
import type { Problem } from '../../contract/problem.ts';
import { actorNotProvided } from '../notProvided.ts';
import { problemOf } from '../problemOf.ts';

/** What was entered, by the names of the fields. */
export type SubmissionValues = Readonly<Record<string, string>>;

export interface SubmissionContext {
  values: SubmissionValues;
  problem: Problem | null;
  /** Where to go once it is done. */
  destination: string | null;
}

export type SubmissionEvent =
  | { type: 'SUBMIT'; values: SubmissionValues }
  /** The browser shows the page again as it was when it was left. */
  | { type: 'RETURNED' }
  /** Another page stands in the place of the one that the form was sent from, and shows the form, too. */
  | { type: 'ARRIVED' };

export interface SubmissionInput {
  /** Given when the form was sent before the page could do it itself: the server's response to it. */
  problem?: Problem | null;
}

/** One form that is sent: its fields are checked before, and by the server again. */
export const submissionMachine = setup({
  types: {
    context: {} as SubmissionContext,
    events: {} as SubmissionEvent,
    input: {} as SubmissionInput,
    tags: {} as 'busy' | 'failed',
  },
  actors: {
    /** Resolves to where the visitor goes next. */
    submit: actorNotProvided<string, { values: SubmissionValues }>('submission.submit'),
  },
  actions: {
    setValues: assign((_, params: { values: SubmissionValues }) => ({ values: params.values, problem: null })),
    setDestination: assign((_, params: { destination: string }) => params),
    clearDestination: assign({ destination: null }),
    clearProblem: assign({ problem: null }),
    setProblem: assign((_, params: { error: unknown }) => ({ problem: problemOf(params.error) })),
  },
  guards: {
    isRefused: (_, params: { error: unknown }) => problemOf(params.error).kind === 'refused',
    startedRefused: ({ context }) => context.problem?.kind === 'refused',
    startedFailed: ({ context }) => context.problem !== null,
  },
}).createMachine({
  id: 'submission',
  context: ({ input }) => ({ values: {}, problem: input.problem ?? null, destination: null }),
  initial: 'editing',
  states: {
    editing: {
      always: [
        { guard: 'startedRefused', target: 'refused' },
        { guard: 'startedFailed', target: 'failed' },
      ],
      on: { SUBMIT: 'sending' },
    },
    sending: {
      tags: 'busy',
      entry: {
        type: 'setValues',
        params: ({ event }) => ({ values: (event as SubmissionEvent & { type: 'SUBMIT' }).values }),
      },
      invoke: {
        id: 'submit',
        src: 'submit',
        input: ({ context }) => ({ values: context.values }),
        onDone: {
          target: 'done',
          actions: { type: 'setDestination', params: ({ event }) => ({ destination: event.output }) },
        },
        onError: [
          {
            guard: { type: 'isRefused', params: ({ event }) => ({ error: event.error }) },
            target: 'refused',
            actions: { type: 'setProblem', params: ({ event }) => ({ error: event.error }) },
          },
          {
            target: 'failed',
            actions: { type: 'setProblem', params: ({ event }) => ({ error: event.error }) },
          },
        ],
      },
    },
    /** A field is wrong; the form says which. */
    refused: { tags: 'failed', on: { SUBMIT: 'sending', ARRIVED: { target: 'editing', actions: 'clearProblem' } } },
    /** Nothing is wrong with what was entered: sending it again may help. */
    failed: { tags: 'failed', on: { SUBMIT: 'sending', ARRIVED: { target: 'editing', actions: 'clearProblem' } } },
    done: {
      on: {
        RETURNED: { target: 'editing', actions: 'clearDestination' },
        ARRIVED: { target: 'editing', actions: 'clearDestination' },
      },
    },
  },
});
