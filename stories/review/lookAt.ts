/** Opens a state out of sight, as it is now, and sees what it says and how it looks. */
import type { StatePrint } from '../../contract/reviews.ts';
import type { Language } from '../../contract/values.ts';
import { printFrom, type Seen } from './print.ts';
import { seePrint } from './seePrint.ts';

type StoryWindow = Window &
  typeof globalThis & {
    __STORYBOOK_PREVIEW__?: {
      currentRender?: { id: string; phase?: string };
      channel?: { last: (event: string) => unknown };
    };
  };

const waitMs = 30_000;
const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** @throws when it does not stand within half a minute, or its play fails */
async function untilShown(view: () => StoryWindow, id: string): Promise<void> {
  for (const end = performance.now() + waitMs; performance.now() < end; await pause(50)) {
    const preview = view().__STORYBOOK_PREVIEW__;
    const { id: shown, phase = '' } = preview?.currentRender ?? {};
    if (view().document.body?.classList.contains('sb-show-errordisplay')) break;
    if (preview?.channel?.last('playFunctionThrewException') || /^(errored|aborted)$/.test(phase)) break;
    if (shown === id && /^(completed|finished)$/.test(phase)) return;
  }
  throw new Error(`${id} could not be shown`);
}

/** What is asked for while somebody types comes a moment after: until nothing has changed for longer than such a pause. */
const stillMs = 700;

const untilStill = ({ document, MutationObserver }: StoryWindow) =>
  new Promise<void>((done) => {
    const started = performance.now();
    let last = started;
    const observer = new MutationObserver(() => {
      last = performance.now();
    });
    observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
    const ask = () => {
      const now = performance.now();
      if (now - last < stillMs && now - started < 5000) return setTimeout(ask, 20);
      observer.disconnect();
      done();
    };
    ask();
  });

/** Without the frame that all pages share, which has states of its own: a new link in the footer is no change of every screen. */
const addressOf = (id: string, lang: Language) =>
  `./iframe.html?id=${encodeURIComponent(id)}&viewMode=story&globals=language:${lang};textSize:1;frame:content;a11y.manual:!true`;

/**
 * Takes everything off the device that would change what a story shows, but for what the review and Storybook keep. Where the portal
 * has the same origin, some of it belongs to whoever looks.
 * @returns puts it back, in the place of what the story has left
 */
export function setAside(): () => void {
  const takeAll = () =>
    [localStorage, sessionStorage].map((storage) => {
      const taken = Object.entries(storage).filter(([key]) => !/^review |storybook/.test(key));
      for (const [key] of taken) storage.removeItem(key);
      return { storage, taken };
    });
  const own = takeAll();
  const putBack = () => {
    window.removeEventListener('pagehide', putBack);
    takeAll();
    for (const { storage, taken } of own) for (const [key, value] of taken) storage.setItem(key, String(value));
  };
  window.addEventListener('pagehide', putBack);
  return putBack;
}

async function seenIn(frame: HTMLIFrameElement, id: string, lang: Language): Promise<Seen> {
  const putBack = setAside();
  try {
    return await seenAlone(frame, id, lang);
  } finally {
    putBack();
  }
}

async function seenAlone(frame: HTMLIFrameElement, id: string, lang: Language): Promise<Seen> {
  const loaded = new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }));
  frame.src = addressOf(id, lang);
  await loaded;
  const view = () => frame.contentWindow as StoryWindow;
  await untilShown(view, id);
  await view().document.fonts.ready;
  return untilSame(view, id);
}

/** A part that is loaded on its own may come after everything has been still for a while: two looks have to see the same. */
async function untilSame(view: () => StoryWindow, id: string): Promise<Seen> {
  let before = '';
  for (const end = performance.now() + waitMs; performance.now() < end; ) {
    await untilStill(view());
    const seen = seePrint(view());
    const now = JSON.stringify(seen);
    if (now === before) return seen;
    before = now;
  }
  throw new Error(`${id} does not come to rest`);
}

/** There is one window: whoever asks waits until the look before has ended, also one that nobody waits for any more. */
let turn: Promise<unknown> = Promise.resolve();

/** In both languages, one after the other. A state that sets its own language is the same twice. @throws when it cannot be shown */
export function printOf(frame: HTMLIFrameElement, id: string): Promise<StatePrint> {
  const look = async () => printFrom({ ja: await seenIn(frame, id, 'ja'), en: await seenIn(frame, id, 'en') });
  const mine = turn.then(look);
  turn = mine.catch(() => undefined);
  return mine;
}
