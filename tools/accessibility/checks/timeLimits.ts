import type { Page } from 'playwright';
import type { Check, Finding, Subject } from '../check.ts';
import { look, openAgain, settle, withClock } from './support.ts';

const hour = 3_600_000;

/** What a page has done by itself. */
function watch(page: Page) {
  const events: string[] = [];
  const start = page.url();
  page.on(
    'framenavigated',
    (frame) =>
      frame === page.mainFrame() &&
      frame.url().split('#')[0] !== start.split('#')[0] &&
      events.push('goes to another page'),
  );
  page.on('close', () => events.push('closes'));
  page.on('load', () => events.push('opens again'));
  page.on('dialog', (dialog) => {
    events.push(`asks “${dialog.message()}”`);
    void dialog.dismiss();
  });
  return events;
}

export const timeLimits: Check = {
  id: 'time-limits',
  criteria: ['2.2.1', '2.2.3', '2.2.6'],
  name: { ja: '時間の制限', en: 'limits of time' },
  kinds: ['page', 'story'],
  when: 'once',
  run: (page, subject) =>
    withClock(page, subject, async () => {
      const found: Finding[] = await look(page, ({ selector }) =>
        [...document.querySelectorAll('meta[http-equiv=refresh i]')].map((each) => ({
          message: 'the page goes on by itself (meta refresh)',
          target: selector(each),
        })),
      );
      const events = watch(page);
      const windows = () =>
        look(
          page,
          ({ seen }) =>
            [...document.querySelectorAll('[role=alertdialog], [role=dialog], dialog[open]')].filter(seen).length,
        ).catch(() => 0);
      const before = await windows();
      // Half an hour second by second, for counters; then the rest of twenty hours.
      await page.clock.runFor(hour / 2).catch(() => events.push('goes to another page'));
      for (let passed = 1; passed <= 20 && !events.length; passed += 1)
        await page.clock.fastForward(hour).catch(() => undefined);
      if (!events.length && (await windows()) > before) events.push('opens a window');
      const [first] = events;
      return first ? [...found, { message: `within twenty hours the page ${first} by itself`, target: 'html' }] : found;
    }),
};

declare global {
  interface Window {
    /** How every part of the page was seen when it was last looked at, and how often it was another since. */
    shown?: Map<Element, string>;
    changedOverTime?: Map<Element, { times: number; what: string }>;
  }
}

/** Notes which parts have moved, or show another picture, since it was last asked. */
const noteChanges = (page: Page) =>
  look(page, () => {
    const isPicture = (element: Element) => element.matches('img, svg, canvas, video, object');
    const now = new Map<Element, string>();
    for (const element of document.querySelectorAll('body, body *')) {
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      const { x, y, width, height } = element.getBoundingClientRect();
      const { backgroundImage } = getComputedStyle(element);
      const place = [x + scrollX, y + scrollY, width, height].map(Math.round).join(' ');
      const source = element instanceof HTMLImageElement ? element.currentSrc : '';
      now.set(element, `${place}|${backgroundImage} ${source}`);
    }
    const before = window.shown;
    window.shown = now;
    window.changedOverTime ??= new Map();
    if (!before) return;
    const changed = new Map<Element, string>();
    for (const [element, is] of now) {
      const was = before.get(element);
      if (was === is) continue;
      // A picture that was not there stands in the place of another.
      if (was === undefined) {
        if (isPicture(element)) changed.set(element.parentElement!, 'shows another picture');
      } else changed.set(element, was.split('|')[1] === is.split('|')[1] ? 'moves' : 'shows another picture');
    }
    for (const [element, what] of changed)
      window.changedOverTime.set(element, { times: (window.changedOverTime.get(element)?.times ?? 0) + 1, what });
  });

/**
 * A part that comes late changes once and pushes others about; what goes on is another each time, and a picture may wait for its turn.
 * Of parts in one another the innermost has set the others off.
 */
const goingOn = (page: Page): Promise<Finding[]> =>
  look(page, ({ selector }) => {
    const again = [...(window.changedOverTime ?? [])].filter(
      ([element, { times, what }]) => times > (what === 'moves' ? 2 : 1) && element.isConnected,
    );
    const [first] = again.filter(([element]) => !again.some(([other]) => other !== element && element.contains(other)));
    return first
      ? [{ message: `${first[1].what} by itself for longer than five seconds`, target: selector(first[0]) }]
      : [];
  });

/** Whether what goes stays as long as the pointer is on it: then a reader can hold it for as long as is needed. */
async function isHeld(page: Page, subject: Subject, gone: readonly Finding[]): Promise<boolean> {
  await openAgain(page, subject);
  const first = page.locator(gone[0]!.target);
  const box = await first.boundingBox();
  if (!box) return false;
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.clock.runFor(60_000);
  return first.isVisible();
}

/**
 * In the first minute. Whether a control stops it is left to a person: a name such as “the next stop” tells nothing of what it does,
 * and this is to prove that there is nothing to be stopped.
 */
export const autoUpdate: Check = {
  id: 'absent-auto-update',
  criteria: ['2.2.2', '2.2.4'],
  name: { ja: 'ひとりでに変わるもの', en: 'what changes by itself' },
  kinds: ['page', 'story'],
  when: 'once',
  run: (page, subject) =>
    withClock(page, subject, async () => {
      await settle(page);
      const moving: Finding[] = await look(page, ({ selector, seen }) => [
        ...document.getAnimations().flatMap((animation) => {
          const effect = animation.effect as KeyframeEffect | null;
          const ms = Number(effect?.getComputedTiming().activeDuration ?? 0);
          const isShown = effect?.target?.checkVisibility({ visibilityProperty: true, opacityProperty: true });
          return animation.playState === 'running' && ms > 5000 && isShown
            ? [{ message: 'moves for more than five seconds', target: selector(effect!.target!) }]
            : [];
        }),
        ...[...document.querySelectorAll('marquee')]
          .filter(seen)
          .map((each) => ({ message: 'moves for more than five seconds', target: selector(each) })),
      ]);
      const lines = () =>
        look(page, ({ texts, selector }) =>
          texts().map(({ element, text }) => ({
            target: selector(element),
            text,
            // A message of what has been done may go when it has been there for long: it is one of those that come.
            isMessage: element.closest('[role=status], [role=alert], [role=log], output, [aria-live]') !== null,
          })),
        );
      const opened = await lines();
      // What ends within five seconds may move.
      await page.clock.runFor(6000);
      const before = await lines();
      await noteChanges(page);
      for (const ms of [13_300, 18_600, 22_100]) {
        await page.clock.runFor(ms);
        await noteChanges(page);
      }
      const after = await lines();
      // Where one goes, others are found in another place: the same words as often as before are no change.
      const times = (all: typeof after, wanted: string) => all.filter(({ text }) => text === wanted).length;
      const changed = after
        .filter(({ text }) => times(after, text) > times(opened, text))
        .map(({ target, text }) => ({ message: `changes by itself: “${text.slice(0, 40)}”`, target }));
      const gone = before
        .filter(({ text, isMessage }) => !isMessage && times(after, text) < times(before, text))
        .map(({ target, text }) => ({ message: `goes away by itself: “${text.slice(0, 40)}”`, target }));
      // Words that change or go push others about.
      const words = changed.length ? changed : gone.length && !(await isHeld(page, subject, gone)) ? gone : [];
      return [...moving, ...words, ...(moving.length || changed.length || gone.length ? [] : await goingOn(page))];
    }),
};
