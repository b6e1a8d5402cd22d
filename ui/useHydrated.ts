import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False in the server's HTML and while React takes it over, true from then on: no difference between the two. */
export const useHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
