import type { Check, Finding } from '../check.ts';
import { distinct, look, settle } from './support.ts';

declare global {
  interface Window {
    /** Movements that began since the page was opened: what moved and for how long. */
    movements?: { element: Element; ms: number; what: string }[];
    /** Notes what moves now; what has only just been set off is drawn first. */
    noteMovements?: () => void;
  }
}

/** Longest movement that nobody sees, milliseconds. */
const unseen = 10;

const record = () => {
  window.movements = [];
  const note = () => {
    for (const animation of document.getAnimations()) {
      const effect = animation.effect as KeyframeEffect | null;
      const element = effect?.target;
      const ms = Number(effect?.getComputedTiming().activeDuration ?? 0);
      const what = animation instanceof CSSTransition ? `transition of ${animation.transitionProperty}` : 'animation';
      if (element && !window.movements!.some((each) => each.element === element && each.what === what))
        window.movements!.push({ element, ms, what });
    }
  };
  window.noteMovements = note;
  for (const event of ['transitionrun', 'animationstart']) document.addEventListener(event, note, true);
  document.addEventListener('DOMContentLoaded', note);
};

export const reducedMotion: Check = {
  id: 'reduced-motion',
  criteria: ['2.3.3', '2.2.2'],
  name: { ja: '動きを減らす設定での動き', en: 'motion although less is asked for' },
  kinds: ['page', 'story'],
  when: 'every',
  // Opened from the start as for a reader who asks for less motion.
  modes: ['reduced'],
  script: record,
  run: async (page) => {
    await settle(page);
    const kinds = await look(page, ({ controls, target, selector, kind }) => {
      const first = new Map(
        controls()
          .map((each) => [kind(each), each] as const)
          .reverse(),
      );
      return [...first.values()].reverse().map((each) => selector(target(each)));
    });
    for (const selector of kinds) {
      const middle = await look(
        page,
        async ({ frames }, query) => {
          const control = document.querySelector<HTMLElement>(query);
          control?.focus();
          await frames();
          const box = control?.getBoundingClientRect();
          return box && { x: box.x + box.width / 2, y: box.y + box.height / 2 };
        },
        selector,
      );
      if (middle) await page.mouse.move(middle.x, middle.y);
    }
    await look(page, ({ frames }) => frames());
    await page.mouse.move(0, 0);
    const found: Finding[] = await look(
      page,
      ({ selector, seen }, longest) => {
        const moved = (window.movements ?? []).filter(
          // Storybook's own sign that it is loading is none of ours.
          ({ ms, element }) => ms > longest && element.isConnected && !element.closest('.sb-wrapper'),
        );
        const drawn = [...document.querySelectorAll('animate, animateTransform, animateMotion, marquee')].filter(
          (each) => each.matches('marquee') || !each.closest('svg')?.animationsPaused(),
        );
        const smooth = [...document.querySelectorAll('html, body, body *')].filter(
          (each) =>
            getComputedStyle(each).scrollBehavior === 'smooth' && (each === document.documentElement || seen(each)),
        );
        return [
          ...moved.map(({ element, ms, what }) => ({
            message: `${what} for ${Number.isFinite(ms) ? `${ms} ms` : 'ever'}`,
            target: selector(element),
          })),
          ...drawn.map((each) => ({ message: 'animation in markup', target: selector(each) })),
          ...smooth.map((each) => ({ message: 'scrolling is animated', target: selector(each) })),
        ];
      },
      unseen,
    );
    return distinct(found);
  },
};
