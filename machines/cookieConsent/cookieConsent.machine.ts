import { assign, setup } from 'xstate';
import { actionNotProvided } from '../notProvided.ts';

export type CookieChoice = 'agree' | 'reject';

export interface CookieConsentContext {
  choice: CookieChoice | null;
}

export type CookieConsentEvent =
  | { type: 'AGREE' }
  | { type: 'REJECT' }
  /** The person wants to see the banner again although they have decided. */
  | { type: 'REOPEN' }
  | { type: 'CLOSE' };

export interface CookieConsentInput {
  /** The choice of an earlier visit. */
  choice?: CookieChoice | null;
}

/** Consent to cookies: recommendations need `agreed`. Every click on a choice is stored and counted. */
export const cookieConsentMachine = setup({
  types: {
    context: {} as CookieConsentContext,
    events: {} as CookieConsentEvent,
    input: {} as CookieConsentInput,
    tags: {} as 'bannerVisible',
  },
  actions: {
    keepChoice: assign((_, params: { choice: CookieChoice }) => params),
    storeChoice: actionNotProvided('cookieConsent.storeChoice') as (
      _: unknown,
      params: { choice: CookieChoice },
    ) => void,
    countClick: actionNotProvided('cookieConsent.countClick') as (_: unknown, params: { choice: CookieChoice }) => void,
  },
  guards: {
    hasAgreed: ({ context }) => context.choice === 'agree',
    hasRejected: ({ context }) => context.choice === 'reject',
  },
}).createMachine({
  id: 'cookieConsent',
  context: ({ input }) => ({ choice: input.choice ?? null }),
  initial: 'undecided',
  on: {
    AGREE: {
      target: '.agreed',
      actions: [
        { type: 'keepChoice', params: { choice: 'agree' } },
        { type: 'storeChoice', params: { choice: 'agree' } },
        { type: 'countClick', params: { choice: 'agree' } },
      ],
    },
    REJECT: {
      target: '.rejected',
      actions: [
        { type: 'keepChoice', params: { choice: 'reject' } },
        { type: 'storeChoice', params: { choice: 'reject' } },
        { type: 'countClick', params: { choice: 'reject' } },
      ],
    },
  },
  states: {
    undecided: {
      tags: 'bannerVisible',
      always: [
        { guard: 'hasAgreed', target: 'agreed' },
        { guard: 'hasRejected', target: 'rejected' },
      ],
    },
    // `forced` is the specification's word for a banner that is shown again after the decision.
    agreed: {
      initial: 'settled',
      states: {
        settled: { on: { REOPEN: 'forced' } },
        forced: { tags: 'bannerVisible', on: { CLOSE: 'settled' } },
      },
    },
    rejected: {
      initial: 'settled',
      states: {
        settled: { on: { REOPEN: 'forced' } },
        forced: { tags: 'bannerVisible', on: { CLOSE: 'settled' } },
      },
    },
  },
});
