import { assign, setup } from 'xstate';
import { tidyUserName, userNameProblem } from '../../contract/memberRules.ts';
import type { Problem } from '../../contract/problem.ts';
import { actorNotProvided } from '../notProvided.ts';
import { problemOf } from '../problemOf.ts';
import type { SubmissionValues } from '../submission/index.ts';

export type RegistrationStep = 'form' | 'confirmation';

export interface RegistrationContext {
  /** What is on the screen: also while it is sent, and after a failure. */
  step: RegistrationStep;
  hasAccepted: boolean;
  /** As it stands in the field. */
  name: string;
  /** The last name that was asked about; `isFree` is null until there is a response. */
  asked: { name: string; isFree: boolean | null };
  values: SubmissionValues;
  problem: Problem | null;
  /** Where to go once something is done. */
  destination: string | null;
}

export type RegistrationEvent =
  | { type: 'TERMS_CHANGED'; hasAccepted: boolean }
  | { type: 'NAME_CHANGED'; name: string }
  | { type: 'SUBMIT'; values: SubmissionValues }
  | { type: 'CONFIRM'; values: SubmissionValues }
  /** The browser shows the page again as it was when it was left. */
  | { type: 'RETURNED' };

export interface RegistrationInput {
  step: RegistrationStep;
  hasAccepted: boolean;
  name: string;
  /** Given when the form was sent before the page could do it itself: the server's response to it. */
  problem: Problem | null;
}

type Sent = { values: SubmissionValues };

const isRefused = (error: unknown) => problemOf(error).kind === 'refused';

/** A registration: nothing that is entered leaves the device before the terms are accepted, and nothing is registered unseen. */
export const registrationMachine = setup({
  types: {
    context: {} as RegistrationContext,
    events: {} as RegistrationEvent,
    input: {} as RegistrationInput,
    tags: {} as 'busy' | 'failed',
  },
  actors: {
    /** Whether nobody else has the name. */
    checkName: actorNotProvided<boolean, { name: string }>('registration.checkName'),
    /** Has it kept for the confirmation. Resolves to where that is. */
    draft: actorNotProvided<string, Sent>('registration.draft'),
    /** Registers what was confirmed. Resolves to where the visitor goes next. */
    save: actorNotProvided<string, Sent>('registration.save'),
  },
  actions: {
    setAccepted: assign((_, params: { hasAccepted: boolean }) => params),
    setName: assign((_, params: { name: string }) => params),
    setAsked: assign(({ context: { name } }, params: { isFree: boolean | null }) => ({ asked: { name, ...params } })),
    setValues: assign((_, params: Sent) => ({ ...params, problem: null })),
    setDestination: assign((_, params: { destination: string }) => params),
    setProblem: assign((_, params: { error: unknown }) => ({ problem: problemOf(params.error) })),
    clearDestination: assign({ destination: null }),
    showForm: assign({ step: 'form' }),
  },
  guards: {
    isConfirmation: ({ context }) => context.step === 'confirmation',
    hasAccepted: ({ context }) => context.hasAccepted,
    hasNotAccepted: ({ context }) => !context.hasAccepted,
    /** A name that could be somebody's, and that nobody has asked about yet. */
    isNameOpen: ({ context: { name, asked } }) => name !== asked.name && userNameProblem(tidyUserName(name)) === null,
    isRefused: (_, params: { error: unknown }) => isRefused(params.error),
  },
  delays: {
    /** Who types on is not asked about every letter. */
    pause: 600,
  },
}).createMachine({
  id: 'registration',
  context: ({ input: { step, hasAccepted, name, problem } }) => ({
    // A name that somebody else has taken meanwhile is put right in the form.
    step: problem?.kind === 'refused' ? 'form' : step,
    ...{ hasAccepted, name, problem },
    asked: { name: '', isFree: null },
    values: {},
    destination: null,
  }),
  initial: 'terms',
  on: {
    NAME_CHANGED: { actions: { type: 'setName', params: ({ event }) => event } },
    TERMS_CHANGED: { actions: { type: 'setAccepted', params: ({ event }) => event } },
    // What was sent may be sent once more.
    RETURNED: [
      { guard: 'isConfirmation', target: '.confirming', actions: 'clearDestination' },
      { target: '.editing', actions: 'clearDestination' },
    ],
  },
  states: {
    /** Nothing is sent, not even to look whether the name is free. */
    terms: {
      always: [
        { guard: 'isConfirmation', target: 'confirming' },
        { guard: 'hasAccepted', target: 'editing' },
      ],
    },
    editing: {
      initial: 'resting',
      always: { guard: 'hasNotAccepted', target: 'terms' },
      on: {
        NAME_CHANGED: { target: '.resting', actions: { type: 'setName', params: ({ event }) => event } },
        SUBMIT: 'drafting',
      },
      states: {
        resting: { always: { guard: 'isNameOpen', target: 'pausing' } },
        pausing: { after: { pause: '#registration.checkingName' } },
      },
    },
    checkingName: {
      always: { guard: 'hasNotAccepted', target: 'terms' },
      entry: { type: 'setAsked', params: { isFree: null } },
      invoke: {
        id: 'checkName',
        src: 'checkName',
        input: ({ context }) => ({ name: context.name }),
        onDone: { target: 'editing', actions: { type: 'setAsked', params: ({ event }) => ({ isFree: event.output }) } },
        // It is looked at again when the form is sent.
        onError: 'editing',
      },
      on: {
        // The response to the older name is then nobody's.
        NAME_CHANGED: { target: 'editing', actions: { type: 'setName', params: ({ event }) => event } },
        SUBMIT: 'drafting',
      },
    },
    drafting: {
      tags: 'busy',
      entry: { type: 'setValues', params: ({ event }) => ({ values: (event as Sent & RegistrationEvent).values }) },
      invoke: {
        id: 'draft',
        src: 'draft',
        input: ({ context }) => ({ values: context.values }),
        onDone: {
          target: 'confirming',
          actions: { type: 'setDestination', params: ({ event }) => ({ destination: event.output }) },
        },
        onError: [
          {
            guard: { type: 'isRefused', params: ({ event }) => ({ error: event.error }) },
            target: 'editing',
            actions: { type: 'setProblem', params: ({ event }) => ({ error: event.error }) },
          },
          { target: 'failed', actions: { type: 'setProblem', params: ({ event }) => ({ error: event.error }) } },
        ],
      },
    },
    confirming: { on: { CONFIRM: 'saving' } },
    saving: {
      tags: 'busy',
      entry: { type: 'setValues', params: ({ event }) => ({ values: (event as Sent & RegistrationEvent).values }) },
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
            target: 'editing',
            actions: ['showForm', { type: 'setProblem', params: ({ event }) => ({ error: event.error }) }],
          },
          { target: 'failed', actions: { type: 'setProblem', params: ({ event }) => ({ error: event.error }) } },
        ],
      },
    },
    /** Nothing is wrong with what was entered: sending it again may help. */
    failed: {
      tags: 'failed',
      on: {
        NAME_CHANGED: { target: 'editing', actions: { type: 'setName', params: ({ event }) => event } },
        SUBMIT: 'drafting',
        CONFIRM: 'saving',
      },
    },
    done: {},
  },
});
