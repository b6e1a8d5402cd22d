export type Politeness = 'polite' | 'assertive';
export type Message = { id: number; words: string; politeness: Politeness };
export type Announcer = {
  announce: (words: string, politeness?: Politeness) => void;
  subscribe: (listener: () => void) => () => void;
  getSnapshot: () => readonly Message[];
};

/** The words go after this long (ms), so that nobody who reads on meets them later. */
const lifetime = 3000;

/** What is to be said, in order. Each announcement is an element of its own: the same words are said again. */
export function createAnnouncer(): Announcer {
  let announcements: readonly Message[] = [];
  let lastId = 0;
  const listeners = new Set<() => void>();
  const set = (next: readonly Message[]) => {
    announcements = next;
    for (const listener of listeners) listener();
  };
  return {
    announce: (words, politeness = 'polite') => {
      const id = ++lastId;
      set([...announcements, { id, words, politeness }]);
      setTimeout(() => set(announcements.filter((each) => each.id !== id)), lifetime);
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    getSnapshot: () => announcements,
  };
}

/** A region tells only of what is put into it after it has been there for this long (ms). */
const settling = 100;

let standalone: { announcer: Announcer; regions: Record<Politeness, HTMLElement> } | undefined;

/**
 * For a component without an AnnouncerProvider above it: two regions at the end of the document, made at the first call.
 * Call it in an effect, so that they are there before there is something to say.
 */
export function standaloneAnnouncer(): Announcer {
  // Whoever empties the document takes the regions away: then there are new ones.
  if (standalone?.regions.polite.isConnected && standalone.regions.assertive.isConnected) return standalone.announcer;
  const announcer = createAnnouncer();
  const regions = { polite: regionOf('status'), assertive: regionOf('alert') };
  const whenSettled = new Promise((done) => setTimeout(done, settling));
  const show = () => {
    for (const [politeness, region] of Object.entries(regions)) {
      const wanted = announcer.getSnapshot().filter((each) => each.politeness === politeness);
      const shown = new Map([...region.children].map((child) => [(child as HTMLElement).dataset.id, child]));
      for (const { id, words } of wanted) {
        if (shown.delete(String(id))) continue;
        const child = document.createElement('p');
        child.dataset.id = String(id);
        child.textContent = words;
        // With its words at once: two changes may be said twice.
        region.append(child);
      }
      for (const gone of shown.values()) gone.remove();
    }
  };
  announcer.subscribe(() => void whenSettled.then(show));
  standalone = { announcer, regions };
  return announcer;
}

function regionOf(role: string): HTMLElement {
  const region = document.createElement('div');
  region.setAttribute('role', role);
  region.setAttribute('aria-atomic', 'false');
  // React Aria's modals leave it readable.
  region.dataset.liveAnnouncer = 'true';
  region.style.cssText =
    'position:absolute;width:1px;height:1px;margin:-1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap';
  return document.body.appendChild(region);
}
