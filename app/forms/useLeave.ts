import { useEffect } from 'react';
import { address } from '../addresses.ts';
import { usePage } from '../PageContext.tsx';

/**
 * Leaves for where a form has led.
 * @param onReturn the browser has kept the page as it was, and shows it again: nothing is on its way any more
 */
export function useLeave(destination: string | null, onReturn: () => void): void {
  const { lang, leave } = usePage();
  useEffect(() => {
    if (destination !== null) leave(address(destination, lang));
  }, [destination, lang, leave]);
  useEffect(() => {
    const show = ({ persisted }: PageTransitionEvent) => persisted && onReturn();
    window.addEventListener('pageshow', show);
    return () => window.removeEventListener('pageshow', show);
  }, [onReturn]);
}
