import { assign, setup } from 'xstate';
import type { ContestDates } from '../../contract/contest.ts';
import { nextEnd, phaseEnds } from './phaseEnds.ts';

export interface ContestContext {
  /** When each phase but the last ends, in their order; milliseconds since 1970. */
  ends: ReturnType<typeof phaseEnds>;
  /** The moment that the machine knows of. It goes on by the machine's own delays, and is put right by `TIME_READ`. */
  now: number;
}

/** The clock was read: at once it is that moment, also when the device slept or its clock was put right. */
export interface ContestEvent {
  type: 'TIME_READ';
  now: number;
}

export interface ContestInput {
  dates: ContestDates;
  /** Milliseconds since 1970. */
  now: number;
}

/** A timer of JavaScript reaches 24 days at most: longer phases are waited for in steps. */
const longestStepMs = 24 * 3600 * 1000;

/** The end of the phase, or of the step towards it. */
const stepEnd = ({ ends, now }: ContestContext): number =>
  Math.min(nextEnd(ends, now) ?? Number.POSITIVE_INFINITY, now + longestStepMs);

/** An edition of the contest by its dates. Each phase leads to the next when its last day is over in Tokyo. */
export const contestMachine = setup({
  types: {
    context: {} as ContestContext,
    events: {} as ContestEvent,
    input: {} as ContestInput,
    tags: {} as 'takesEntries' | 'showsEntries' | 'takesVotes' | 'showsResults',
  },
  actions: {
    setNow: assign((_, params: { now: number }) => params),
    passTime: assign(({ context }) => ({ now: stepEnd(context) })),
  },
  guards: {
    isOver: ({ context: { ends, now } }, params: { phase: keyof ContestContext['ends'] }) => now >= ends[params.phase],
  },
  delays: { step: ({ context }) => stepEnd(context) - context.now },
}).createMachine({
  id: 'contest',
  context: ({ input: { dates, now } }) => ({ ends: phaseEnds(dates), now }),
  initial: 'upcoming',
  on: {
    // From the first phase on, those that are over are passed at once.
    TIME_READ: {
      target: '.upcoming',
      reenter: true,
      actions: { type: 'setNow', params: ({ event: { now } }) => ({ now }) },
    },
  },
  states: {
    upcoming: {
      always: { guard: { type: 'isOver', params: { phase: 'upcoming' } }, target: 'posting' },
      after: { step: { target: 'upcoming', reenter: true, actions: 'passTime' } },
    },
    posting: {
      tags: 'takesEntries',
      always: { guard: { type: 'isOver', params: { phase: 'posting' } }, target: 'screening' },
      after: { step: { target: 'posting', reenter: true, actions: 'passTime' } },
    },
    /** The bureau reviews the last entries. */
    screening: {
      always: { guard: { type: 'isOver', params: { phase: 'screening' } }, target: 'voting' },
      after: { step: { target: 'screening', reenter: true, actions: 'passTime' } },
    },
    voting: {
      tags: ['showsEntries', 'takesVotes'],
      always: { guard: { type: 'isOver', params: { phase: 'voting' } }, target: 'counting' },
      after: { step: { target: 'voting', reenter: true, actions: 'passTime' } },
    },
    /** The votes are closed, and the result is not announced. */
    counting: {
      tags: 'showsEntries',
      always: { guard: { type: 'isOver', params: { phase: 'counting' } }, target: 'announced' },
      after: { step: { target: 'counting', reenter: true, actions: 'passTime' } },
    },
    announced: {
      tags: ['showsEntries', 'showsResults'],
      always: { guard: { type: 'isOver', params: { phase: 'announced' } }, target: 'exhibition' },
      after: { step: { target: 'announced', reenter: true, actions: 'passTime' } },
    },
    exhibition: {
      tags: ['showsEntries', 'showsResults'],
      always: { guard: { type: 'isOver', params: { phase: 'exhibition' } }, target: 'finished' },
      after: { step: { target: 'exhibition', reenter: true, actions: 'passTime' } },
    },
    finished: { tags: ['showsEntries', 'showsResults'] },
  },
});
