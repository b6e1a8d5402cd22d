import { useEffect, useState } from 'react';

/** A live region tells of what is put into it after it has been there for a moment. */
const before = 100;
/** Then the words go, so that nobody who reads on meets them twice. */
const after = 3000;

export function SaidOnce({ words }: { words: string }) {
  const [isSaying, setSaying] = useState(false);
  useEffect(() => {
    const timers = [setTimeout(setSaying, before, true), setTimeout(setSaying, after, false)];
    return () => timers.forEach(clearTimeout);
  }, []);
  return isSaying ? <p>{words}</p> : null;
}
