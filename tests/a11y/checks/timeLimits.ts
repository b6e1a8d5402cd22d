import type { Page } from 'playwright';
import type { Check, Finding } from '../check.ts';
import { look, settle, withClock } from './support.ts';

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

/** In the first minute; moving text belongs here, too. */
export const autoUpdate: Check = {
  id: 'absent-auto-update',
  criteria: ['2.2.2', '2.2.4'],
  name: { ja: 'ひとりでに変わるもの', en: 'what changes by itself' },
  kinds: ['page', 'story'],
  when: 'once',
  run: (page, subject) =>
    withClock(page, subject, async () => {
      await settle(page);
      const moving: Finding[] = await look(page, ({ selector }) =>
        document.getAnimations().flatMap((animation) => {
          const effect = animation.effect as KeyframeEffect | null;
          const ms = Number(effect?.getComputedTiming().activeDuration ?? 0);
          const isShown = effect?.target?.checkVisibility({ visibilityProperty: true, opacityProperty: true });
          return animation.playState === 'running' && ms > 5000 && isShown
            ? [{ message: 'moves for more than five seconds', target: selector(effect!.target!) }]
            : [];
        }),
      );
      const lines = () =>
        look(page, ({ texts, selector }) => texts().map(({ element, text }) => ({ target: selector(element), text })));
      const before = await lines();
      await page.clock.runFor(60_000);
      const after = await lines();
      const changed = after
        .filter(({ target, text }) => !before.some((line) => line.target === target && line.text === text))
        .map(({ target, text }) => ({ message: `changes by itself: “${text.slice(0, 40)}”`, target }));
      const found = [...moving, ...changed];
      if (!found.length) return [];
      const canStop = await look(page, ({ controls, name }) =>
        controls().some((each) => /pause|stop|hide|一時停止|止める|停止|隠す/i.test(name(each))),
      );
      return canStop ? [] : found;
    }),
};
