import { useEffect, useState } from 'react';
import type { SavedCourse } from '../../../machines/savedCourse/index.ts';
import { isKeptStored } from '../../offline/deviceCaches.ts';
import { listSaved, onRenewed } from '../../offline/savedCourses.ts';

export interface SavedCoursesState {
  /** Newest first; what is removed on this page stays in its place. null: they are being read. */
  courses: readonly SavedCourse[] | null;
  /** The browser stores nothing here. */
  isUnsupported: boolean;
  /** The browser may clear them when the device has little room. */
  mayBeCleared: boolean;
}

/** What is saved on this device, and what a renewal in the background makes of it. */
export function useSavedCourses(): SavedCoursesState {
  const [state, setState] = useState<SavedCoursesState>({ courses: null, isUnsupported: false, mayBeCleared: false });
  useEffect(() => {
    let isOpen = true;
    const read = () =>
      Promise.all([listSaved(), isKeptStored().catch(() => false)]).then(
        ([courses, isKept]) =>
          isOpen && setState({ courses, isUnsupported: false, mayBeCleared: !isKept && courses.length > 0 }),
        () => isOpen && setState({ courses: [], isUnsupported: true, mayBeCleared: false }),
      );
    void read();
    const stop = onRenewed(read);
    return () => {
      isOpen = false;
      stop();
    };
  }, []);
  return state;
}
