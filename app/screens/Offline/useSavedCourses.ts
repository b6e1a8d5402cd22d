import { useEffect, useState } from 'react';
import type { SavedCourse } from '../../../machines/savedCourse/index.ts';
import { listSaved, onRenewed } from '../../offline/savedCourses.ts';

export interface SavedCoursesState {
  /** Newest first; what is removed on this page stays in its place. null: they are being read. */
  courses: readonly SavedCourse[] | null;
  /** The browser stores nothing here. */
  isUnsupported: boolean;
}

/** What is saved on this device, and what a renewal in the background makes of it. */
export function useSavedCourses(): SavedCoursesState {
  const [state, setState] = useState<SavedCoursesState>({ courses: null, isUnsupported: false });
  useEffect(() => {
    let isOpen = true;
    const read = () =>
      listSaved().then(
        (courses) => isOpen && setState({ courses, isUnsupported: false }),
        () => isOpen && setState({ courses: [], isUnsupported: true }),
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
