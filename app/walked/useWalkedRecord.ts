import { useMachine } from '@xstate/react';
import { useEffect, useMemo } from 'react';
import { fromPromise } from 'xstate';
import type { Problem } from '../../contract/problem.ts';
import { type WalkedOutcome, walkedRecordMachine } from '../../machines/walkedRecord/index.ts';
import { useApi, usePage } from '../PageContext.tsx';
import { isWalkForm, japaneseToday, type OwnWalk, outcomeOf } from './ownWalk.ts';

export interface WalkedRecordState {
  isRecorded: boolean;
  /** null: it was recorded before the page was opened. */
  outcome: WalkedOutcome | null;
  isUndone: boolean;
  canUndo: boolean;
  isOnline: boolean;
  isPending: boolean;
  problem: Problem | null;
  onRecord: () => void;
  onUndo: () => void;
}

/** The walk of today as the machine has it; what it begins with is of the page. */
export function useWalkedRecord(
  courseId: number,
  { isRecorded, isUndoable, outcome, isUndone, day }: OwnWalk,
): WalkedRecordState {
  const api = useApi();
  const { isOnline, form, forgetPages, refreshPage } = usePage();
  const [state, send] = useMachine(
    useMemo(
      () =>
        walkedRecordMachine.provide({
          actors: {
            record: fromPromise<WalkedOutcome>(async () =>
              outcomeOf(await api('POST /course_walked', { course_id: courseId })),
            ),
            undo: fromPromise<void>(async () => {
              await api('POST /course_walked', { course_id: courseId, action: 'undo' });
            }),
          },
        }),
      [api, courseId],
    ),
    {
      input: {
        isRecorded,
        isUndoable,
        outcome,
        isUndone,
        problem: form && isWalkForm(form.values) ? form.problem : null,
      },
    },
  );
  useEffect(() => send({ type: isOnline ? 'WENT_ONLINE' : 'WENT_OFFLINE' }), [isOnline, send]);
  useEffect(() => {
    // A page that has stood open over midnight tells of another day.
    const look = () => document.hidden || !isOnline || day === japaneseToday() || refreshPage();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [day, isOnline, refreshPage]);
  const { context } = state;
  // Rankings, stamps and this page show it: what was loaded before is old.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when it changes
  useEffect(() => {
    if (context.isRecorded !== isRecorded) forgetPages();
  }, [context.isRecorded]);
  return {
    ...{ isRecorded: context.isRecorded, outcome: context.outcome, isUndone: context.isUndone },
    ...{ problem: context.problem, isOnline: context.isOnline },
    canUndo: state.hasTag('undoable'),
    isPending: state.hasTag('busy'),
    onRecord: () => send({ type: 'RECORD' }),
    onUndo: () => send({ type: 'UNDO' }),
  };
}
