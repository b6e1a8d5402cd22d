/** What the page of a course knows of a member's walks, and what its form does with them. */
import { refused } from '../../contract/apiError.ts';
import type { Api, Output } from '../../contract/index.ts';
import type { WalkedOutcome } from '../../machines/walkedRecord/index.ts';
import type { FormValues } from '../page.ts';

export interface OwnWalk {
  /** The course was recorded today. */
  isRecorded: boolean;
  /** How often the member has walked it. */
  times: number;
  /** It was recorded within the last minute, and can be taken back. */
  isUndoable: boolean;
  /** What a form has just recorded, before JavaScript ran. */
  outcome: WalkedOutcome | null;
  /** A form has just taken it back. */
  isUndone: boolean;
  /** In Japan, when this was loaded. */
  day: string;
}

export const japaneseToday = (): string => new Date(Date.now() + 9 * 3600_000).toISOString().slice(0, 10);

export const outcomeOf = ({ is_new, stamp, titles, undo_until }: Output<'POST /course_walked'>): WalkedOutcome => ({
  isNew: is_new,
  stamp,
  titles,
  // The clock of a device may be wrong: the server says it, and decides when it is asked.
  isUndoable: undo_until !== null,
});

/** @throws ApiError E404 for a course that is not public */
export async function loadWalk(courseId: number, api: Api, query: URLSearchParams): Promise<OwnWalk> {
  const { course, titles } = await api('GET /course_walked_get', { course_id: courseId });
  const { is_walked_today = false, times = 0, undo_until = null } = course ?? {};
  const isUndoable = undo_until !== null;
  // A walk of the last minute of yesterday can still be taken back.
  const isRecorded = is_walked_today || isUndoable;
  const done = query.get('walked');
  // The address may be an old one, or anybody's: only what the member has earned is told.
  const named = query.getAll('title');
  const earned = titles.filter(({ id, earned_on }) => earned_on !== null && named.includes(id));
  const isOutcome = isRecorded && (done === 'new' || done === 'again');
  return {
    ...{ isRecorded, times, isUndoable, isUndone: !isRecorded && done === 'undone', day: japaneseToday() },
    outcome: isOutcome
      ? {
          ...{ isNew: done === 'new', stamp: done === 'new' && times === 1, isUndoable },
          titles: earned.map(({ id, name }) => ({ id, name })),
        }
      : null,
  };
}

export const isWalkForm = ({ intent }: FormValues): boolean => intent === 'walked' || intent === 'undo';

/** Does what the form asks for. @throws ApiError E422 when it asks for something else @returns the query string that tells the next page of it */
export async function changeWalk(values: FormValues, api: Api): Promise<string> {
  if (!isWalkForm(values)) throw refused('intent', 'not_valid');
  const { intent, id } = values;
  const action = intent === 'undo' ? 'undo' : 'add';
  const { is_new, titles } = await api('POST /course_walked', { course_id: Number(id), action });
  if (action === 'undo') return 'walked=undone';
  return String(
    new URLSearchParams([['walked', is_new ? 'new' : 'again'], ...titles.map((title) => ['title', title.id])]),
  );
}
