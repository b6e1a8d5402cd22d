import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useState,
  useSyncExternalStore,
} from 'react';
import { visuallyHidden } from '../VisuallyHidden/VisuallyHidden.css.ts';
import { type Announcer, createAnnouncer, type Message, type Politeness, standaloneAnnouncer } from './announcer.ts';

const AnnouncerContext = createContext<Announcer | null>(null);
const none: readonly Message[] = [];
const roles = { polite: 'status', assertive: 'alert' } as const;

/** The live regions of an app: one polite, one assertive. Stands once, around everything, from the first HTML on. */
export function AnnouncerProvider({ children }: { children: ReactNode }) {
  const [announcer] = useState(createAnnouncer);
  const announcements = useSyncExternalStore(announcer.subscribe, announcer.getSnapshot, () => none);
  const region = (politeness: Politeness) => (
    <div
      role={roles[politeness]}
      aria-atomic="false"
      className={visuallyHidden}
      // React Aria's modals leave it readable.
      data-live-announcer="true"
    >
      {announcements
        .filter((each) => each.politeness === politeness)
        .map(({ id, words }) => (
          <p key={id}>{words}</p>
        ))}
    </div>
  );
  return (
    <AnnouncerContext value={announcer}>
      {children}
      {region('polite')}
      {region('assertive')}
    </AnnouncerContext>
  );
}

/** Says words that are not seen. Works without a provider too, by regions of the document's own. */
export function useAnnounce(): Announcer['announce'] {
  const announcer = useContext(AnnouncerContext);
  useEffect(() => {
    if (!announcer) standaloneAnnouncer();
  }, [announcer]);
  return useCallback(
    (words, politeness) => (announcer ?? standaloneAnnouncer()).announce(words, politeness),
    [announcer],
  );
}

/** Says the words whenever they change to others than none; draws nothing. */
export function Announcement({ words }: { words: string }) {
  const announce = useAnnounce();
  useEffect(() => {
    if (words) announce(words);
  }, [words, announce]);
  return null;
}
