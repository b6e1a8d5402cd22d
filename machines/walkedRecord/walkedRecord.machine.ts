import { assign, setup } from 'xstate';
import type { Problem } from '../../contract/problem.ts';
import { actorNotProvided } from '../notProvided.ts';
import { problemOf } from '../problemOf.ts';

/** What has been recorded. */
export interface WalkedOutcome {
  /** false: it was recorded today before. */
  isNew: boolean;
  stamp: boolean;
  titles: readonly { id: string; name: string }[];
  /** It was recorded within the last minute. */
  isUndoable: boolean;
}

export interface WalkedRecordContext {
  isOnline: boolean;
  isRecorded: boolean;
  /** null: it was recorded before the page was opened. */
  outcome: WalkedOutcome | null;
  isUndoable: boolean;
  /** It was taken back on this page. */
  isUndone: boolean;
  problem: Problem | null;
}

export type WalkedRecordEvent = { type: 'RECORD' | 'UNDO' | 'WENT_ONLINE' | 'WENT_OFFLINE' };

export interface WalkedRecordInput
  extends Pick<WalkedRecordContext, 'isRecorded' | 'outcome' | 'isUndoable' | 'isUndone'> {
  /** Why the server could not do what a form asked for before the page could do it itself. */
  problem: Problem | null;
}

/** E409 of an undo: the minute is over. */
const isConflict = (problem: Problem) => problem.kind === 'failed' && problem.code === 'E409';

/** That a course was walked today: recorded by a press, with the stamp and titles it earns, and taken back within a minute. */
export const walkedRecordMachine = setup({
  types: {
    context: {} as WalkedRecordContext,
    events: {} as WalkedRecordEvent,
    input: {} as WalkedRecordInput,
    tags: {} as 'busy' | 'failed' | 'undoable',
  },
  actors: {
    record: actorNotProvided<WalkedOutcome>('walkedRecord.record'),
    undo: actorNotProvided<void>('walkedRecord.undo'),
  },
  actions: {
    setOnline: assign({ isOnline: true }),
    setOffline: assign({ isOnline: false }),
    setOutcome: assign((_, params: { outcome: WalkedOutcome }) => ({
      ...{ isRecorded: true, isUndone: false, outcome: params.outcome },
      isUndoable: params.outcome.isUndoable,
    })),
    setUndone: assign({ isRecorded: false, outcome: null, isUndone: true }),
    setProblem: assign((_, params: { error: unknown }) => ({ problem: problemOf(params.error) })),
    clearProblem: assign({ problem: null, isUndone: false }),
  },
  guards: {
    isOffline: ({ context }) => !context.isOnline,
    isOnline: ({ context }) => context.isOnline,
    isRecorded: ({ context }) => context.isRecorded,
    isUndoOver: ({ context }) => !context.isUndoable,
    hasFailed: ({ context }) => context.problem !== null,
    isTooLate: (_, params: { error: unknown }) => isConflict(problemOf(params.error)),
  },
}).createMachine({
  id: 'walkedRecord',
  context: ({ input }) => ({ ...input, isOnline: true }),
  initial: 'idle',
  on: {
    WENT_ONLINE: { actions: 'setOnline' },
    WENT_OFFLINE: { actions: 'setOffline' },
  },
  states: {
    idle: {
      always: [
        { guard: 'isRecorded', target: 'recorded' },
        { guard: 'isOffline', target: 'disabled' },
        { guard: 'hasFailed', target: 'failed' },
      ],
      on: { RECORD: 'saving' },
    },
    /** There is no network: nothing can be recorded. */
    disabled: { always: { guard: 'isOnline', target: 'idle' } },
    saving: {
      tags: 'busy',
      entry: 'clearProblem',
      invoke: {
        id: 'record',
        src: 'record',
        onDone: {
          target: 'recorded',
          actions: { type: 'setOutcome', params: ({ event }) => ({ outcome: event.output }) },
        },
        onError: {
          target: 'failed',
          actions: { type: 'setProblem', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    failed: {
      tags: 'failed',
      always: { guard: 'isOffline', target: 'disabled' },
      on: { RECORD: 'saving' },
    },
    recorded: {
      initial: 'undoable',
      states: {
        undoable: {
          // Nothing goes away while somebody reads: whether the minute is over is the server's decision.
          initial: 'waiting',
          states: {
            waiting: {
              tags: 'undoable',
              always: { guard: 'isUndoOver', target: '#walkedRecord.recorded.kept' },
              on: { UNDO: { guard: 'isOnline', target: 'undoing' } },
            },
            undoing: {
              tags: ['busy', 'undoable'],
              entry: 'clearProblem',
              invoke: {
                id: 'undo',
                src: 'undo',
                onDone: { target: '#walkedRecord.idle', actions: 'setUndone' },
                onError: [
                  {
                    guard: { type: 'isTooLate', params: ({ event }) => ({ error: event.error }) },
                    target: '#walkedRecord.recorded.kept',
                    actions: { type: 'setProblem', params: ({ event }) => ({ error: event.error }) },
                  },
                  {
                    target: 'waiting',
                    actions: { type: 'setProblem', params: ({ event }) => ({ error: event.error }) },
                  },
                ],
              },
            },
          },
        },
        /** It stays recorded: the minute is over. */
        kept: {},
      },
    },
  },
});
