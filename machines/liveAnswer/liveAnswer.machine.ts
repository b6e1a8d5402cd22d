import { assign, setup } from 'xstate';
import type { Problem } from '../../contract/problem.ts';
import { actorNotProvided } from '../notProvided.ts';
import { problemOf } from '../problemOf.ts';

export interface LiveAnswerContext<Question, Answer> {
  question: Question | null;
  /** Kept while the next one is asked for: whether it belongs to the question says the state `answered`. */
  answer: Answer | null;
  problem: Problem | null;
  pauseMs: number;
}

export type LiveAnswerEvent<Question> = { type: 'ASK'; question: Question } | { type: 'CLEAR' };

export interface LiveAnswerInput {
  /** How long a question has to stand before it is asked. */
  pauseMs?: number;
}

/** A question that changes while somebody types or chooses: the newest one is asked after a pause, and no older answer comes through. */
export function createLiveAnswerMachine<Question, Answer>() {
  return setup({
    types: {
      context: {} as LiveAnswerContext<Question, Answer>,
      events: {} as LiveAnswerEvent<Question>,
      input: {} as LiveAnswerInput,
      tags: {} as 'busy',
    },
    actors: {
      answer: actorNotProvided<Answer, { question: Question }>('liveAnswer.answer'),
    },
    actions: {
      setQuestion: assign((_, params: { question: Question }) => ({ question: params.question })),
      setAnswer: assign((_, params: { answer: Answer }) => ({ answer: params.answer, problem: null })),
      setProblem: assign((_, params: { error: unknown }) => ({ answer: null, problem: problemOf(params.error) })),
      clear: assign({ question: null, answer: null, problem: null }),
    },
    delays: { pause: ({ context }) => context.pauseMs },
  }).createMachine({
    id: 'liveAnswer',
    context: ({ input }) => ({ question: null, answer: null, problem: null, pauseMs: input.pauseMs ?? 300 }),
    initial: 'idle',
    on: {
      // Leaves `asking` as well: its answer is then nobody's.
      ASK: {
        target: '.waiting',
        reenter: true,
        actions: { type: 'setQuestion', params: ({ event }) => ({ question: event.question }) },
      },
      CLEAR: { target: '.idle', actions: 'clear' },
    },
    states: {
      idle: {},
      waiting: { tags: 'busy', after: { pause: 'asking' } },
      asking: {
        tags: 'busy',
        invoke: {
          id: 'answer',
          src: 'answer',
          // The state is entered by a question only.
          input: ({ context }) => ({ question: context.question as Question }),
          onDone: {
            target: 'answered',
            actions: { type: 'setAnswer', params: ({ event }) => ({ answer: event.output }) },
          },
          onError: {
            target: 'failed',
            actions: { type: 'setProblem', params: ({ event }) => ({ error: event.error }) },
          },
        },
      },
      answered: {},
      failed: {},
    },
  });
}
