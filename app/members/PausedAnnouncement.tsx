import { useEffect, useState } from 'react';
import { Announcement } from '../../ui/Announcer/index.ts';

/** A person who types is not spoken to; who has paused this long is. In milliseconds. */
const pauseMs = 1000;

/** Says what has appeared beside a field while somebody typed, once they pause. */
export function PausedAnnouncement({ words }: { words: string }) {
  const [said, setSaid] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSaid(words), pauseMs);
    return () => clearTimeout(timer);
  }, [words]);
  return <Announcement words={said} />;
}
