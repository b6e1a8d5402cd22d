import { clearLists } from '../deviceKeys.ts';
import { removeAllSaved } from '../offline/savedCourses.ts';

/** Deletes what this device keeps by somebody's wish: history, favourites and saved courses. */
export async function clearKept(): Promise<void> {
  clearLists();
  // A browser that stores nothing has nothing to delete.
  await removeAllSaved().catch(() => undefined);
}
