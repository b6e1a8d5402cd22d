import { useEffect } from 'react';

/** Tells that the browser has kept the page as it was when it was left, and shows it again: nothing is on its way any more. */
export function useReturn(onReturn: () => void): void {
  useEffect(() => {
    const show = ({ persisted }: PageTransitionEvent) => persisted && onReturn();
    window.addEventListener('pageshow', show);
    return () => window.removeEventListener('pageshow', show);
  }, [onReturn]);
}
