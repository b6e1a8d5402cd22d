import { useEffect } from 'react';
import { useAnnounce } from '../../ui/Announcer/index.ts';
import { usePage } from '../PageContext.tsx';

/** Says what a form came to, also where the next one comes to the same; draws nothing. */
export function Told({ words }: { words: string }) {
  const { query } = usePage();
  const announce = useAnnounce();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page that comes has a query of its own, and is told.
  useEffect(() => announce(words), [announce, words, query]);
  return null;
}
