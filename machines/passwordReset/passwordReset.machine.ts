import { assign, setup } from 'xstate';
import type { Problem } from '../../contract/problem.ts';
import { actorNotProvided } from '../notProvided.ts';
import { problemOf } from '../problemOf.ts';
import type { SubmissionValues } from '../submission/index.ts';

export type PasswordResetStep = 'questions' | 'password';

export interface PasswordResetContext {
  /** What is on the screen. */
  step: PasswordResetStep;
  values: SubmissionValues;
  problem: Problem | null;
  /** Where to go once something is done. */
  destination: string | null;
}

export type PasswordResetEvent =
  | { type: 'SUBMIT'; values: SubmissionValues }
  /** The browser shows the page again as it was when it was left. */
  | { type: 'RETURNED' };

export interface PasswordResetInput {
  step: PasswordResetStep;
  /** Given when the form was sent before the page could do it itself: the server's response to it. */
  problem: Problem | null;
}

type Sent = { values: SubmissionValues };

/** Two secret answers permit a new password; what is wrong with them is never said of the one or the other. */
export const passwordResetMachine = setup({
  types: {
    context: {} as PasswordResetContext,
    events: {} as PasswordResetEvent,
    input: {} as PasswordResetInput,
    tags: {} as 'busy' | 'failed',
  },
  actors: {
    /** Resolves to where the new password is entered. */
    verify: actorNotProvided<string, Sent>('passwordReset.verify'),
    /** Resolves to where the visitor goes next. */
    save: actorNotProvided<string, Sent>('passwordReset.save'),
  },
  actions: {
    setValues: assign((_, params: Sent) => ({ ...params, problem: null })),
    setDestination: assign((_, params: { destination: string }) => params),
    setProblem: assign((_, params: { error: unknown }) => ({ problem: problemOf(params.error) })),
    clearDestination: assign({ destination: null }),
  },
  guards: {
    isPasswordStep: ({ context }) => context.step === 'password',
    isRefused: (_, params: { error: unknown }) => problemOf(params.error).kind === 'refused',
  },
}).createMachine({
  id: 'passwordReset',
  context: ({ input: { step, problem } }) => ({ step, problem, values: {}, destination: null }),
  initial: 'identifying',
  // What was sent may be sent once more.
  on: { RETURNED: { target: '.identifying', actions: 'clearDestination' } },
  states: {
    identifying: {
      always: { guard: 'isPasswordStep', target: 'changing' },
      on: { SUBMIT: 'verifying' },
    },
    verifying: {
      tags: 'busy',
      entry: { type: 'setValues', params: ({ event }) => ({ values: (event as Sent & PasswordResetEvent).values }) },
      invoke: {
        id: 'verify',
        src: 'verify',
        input: ({ context }) => ({ values: context.values }),
        onDone: {
          target: 'changing',
          actions: { type: 'setDestination', params: ({ event }) => ({ destination: event.output }) },
        },
        onError: [
          {
            guard: { type: 'isRefused', params: ({ event }) => ({ error: event.error }) },
            target: 'identifying',
            actions: { type: 'setProblem', params: ({ event }) => ({ error: event.error }) },
          },
          { target: 'failed', actions: { type: 'setProblem', params: ({ event }) => ({ error: event.error }) } },
        ],
      },
    },
    changing: { on: { SUBMIT: 'saving' } },
    saving: {
      tags: 'busy',
      entry: { type: 'setValues', params: ({ event }) => ({ values: (event as Sent & PasswordResetEvent).values }) },
      invoke: {
        id: 'save',
        src: 'save',
        input: ({ context }) => ({ values: context.values }),
        onDone: {
          target: 'done',
          actions: { type: 'setDestination', params: ({ event }) => ({ destination: event.output }) },
        },
        onError: [
          {
            guard: { type: 'isRefused', params: ({ event }) => ({ error: event.error }) },
            target: 'changing',
            actions: { type: 'setProblem', params: ({ event }) => ({ error: event.error }) },
          },
          { target: 'failed', actions: { type: 'setProblem', params: ({ event }) => ({ error: event.error }) } },
        ],
      },
    },
    /** The answers are wrong, the permission has ended, or the server cannot be reached. */
    failed: {
      tags: 'failed',
      on: { SUBMIT: [{ guard: 'isPasswordStep', target: 'saving' }, { target: 'verifying' }] },
    },
    done: {},
  },
});
