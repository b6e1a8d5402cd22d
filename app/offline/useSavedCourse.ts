import { useMachine } from '@xstate/react';
import { useEffect, useMemo } from 'react';
import { fromPromise } from 'xstate';
import type { Language } from '../../contract/values.ts';
import { type SavedCourse, type SavingProblem, savedCourseMachine } from '../../machines/savedCourse/index.ts';
import { checkSaved, findSaved, onRenewed, removeSaved, saveCourse } from './savedCourses.ts';

export interface SavedCourseState {
  saved: SavedCourse | null;
  problem: SavingProblem | null;
  /** null: nothing is under way. */
  busy: 'saving' | 'checking' | 'removing' | null;
  isReading: boolean;
  isUnsupported: boolean;
  /** Something was done on this page. */
  isChanged: boolean;
  onSave: () => void;
  onRemove: () => void;
}

/** One course on this device. @param known from a list of them that hears of renewals; else it is looked for */
export function useSavedCourse(id: number, lang: Language, known?: SavedCourse): SavedCourseState {
  const [state, send] = useMachine(
    useMemo(
      () =>
        savedCourseMachine.provide({
          actors: {
            look: fromPromise(() => findSaved(id, lang)),
            save: fromPromise(() => saveCourse(id, lang)),
            check: fromPromise<void, { saved: SavedCourse }>(({ input }) => checkSaved(input.saved)),
            remove: fromPromise<void, { saved: SavedCourse }>(({ input }) => removeSaved(input.saved)),
          },
        }),
      [id, lang],
    ),
    { input: { saved: known } },
  );
  useEffect(() => {
    const renew = (saved: SavedCourse | null) => saved && send({ type: 'RENEWED', saved });
    if (known) return void renew(known);
    return onRenewed(() => void findSaved(id, lang).then(renew, () => undefined));
  }, [id, lang, known, send]);
  const isAt = (value: SavedCourseState['busy']) => value !== null && state.matches(value);
  return {
    saved: state.context.saved,
    problem: state.context.problem,
    busy: (['saving', 'checking', 'removing'] as const).find(isAt) ?? (state.matches('discarding') ? 'checking' : null),
    isReading: state.matches('looking'),
    isUnsupported: state.matches('unsupported'),
    isChanged: state.context.isChanged,
    onSave: () => send({ type: 'SAVE' }),
    onRemove: () => send({ type: 'REMOVE' }),
  };
}
