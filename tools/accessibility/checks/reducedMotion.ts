import type { Page } from 'playwright';
import type { Check, Finding } from '../check.ts';
import { distinct, leavingItFresh, look, settle } from './support.ts';

declare global {
  interface Window {
    /** Movements that began since the page was opened: what moved and for how long. */
    movements?: { element: Element; ms: number; what: string }[];
    /** Notes what moves now; what has only just been set off is drawn first. */
    noteMovements?: () => void;
    /** Elements that a script has brought into view smoothly. */
    scrolledSmoothly?: Element[];
  }
}

/** Longest movement that nobody sees, milliseconds. */
const unseen = 10;

const record = () => {
  // One page that is looked at often is given this as often.
  if (window.movements) return;
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
  // A smooth scroll that a script asks for stands in no style.
  const scrolled: Element[] = [];
  window.scrolledSmoothly = scrolled;
  const isSmooth = (args: unknown[]) =>
    args.some((each) => each instanceof Object && (each as ScrollOptions).behavior === 'smooth');
  for (const [owner, names] of [
    [Element.prototype, ['scrollIntoView', 'scrollTo', 'scrollBy', 'scroll']],
    [window, ['scrollTo', 'scrollBy', 'scroll']],
  ] as const)
    for (const name of names) {
      const original = Reflect.get(owner, name) as (...args: unknown[]) => void;
      Reflect.set(owner, name, function scroll(this: unknown, ...args: unknown[]) {
        if (isSmooth(args)) scrolled.push(this instanceof Element ? this : document.documentElement);
        return original.apply(this, args);
      });
    }
};

/** Quick looks share what the browser keeps: what a press leaves there is taken back. */
async function keepingStores<Result>(page: Page, act: () => Promise<Result>): Promise<Result> {
  const context = page.context();
  const cookies = await context.cookies();
  // A browser that refuses to store has nothing to be put back.
  const stores = await page.evaluate(() => [{ ...localStorage }, { ...sessionStorage }]).catch(() => null);
  try {
    return await act();
  } finally {
    await context.clearCookies();
    await context.addCookies(cookies);
    if (stores)
      await page
        .evaluate((kept) => {
          for (const [at, store] of [localStorage, sessionStorage].entries()) {
            store.clear();
            for (const [key, value] of Object.entries(kept[at]!)) store.setItem(key, value);
          }
        }, stores)
        .catch(() => undefined);
  }
}

/** What has moved since the page was opened, as far as it is still there. */
const moved = (page: Page): Promise<Finding[]> =>
  look(
    page,
    async ({ frames, selector }, longest) => {
      await frames();
      window.noteMovements?.();
      return [
        ...(window.movements ?? [])
          // Storybook's own sign that it is loading is none of ours.
          .filter(({ ms, element }) => ms > longest && element.isConnected && !element.closest('.sb-wrapper'))
          .map(({ element, ms, what }) => ({
            message: `${what} for ${Number.isFinite(ms) ? `${ms} ms` : 'ever'}`,
            target: selector(element),
          })),
        ...(window.scrolledSmoothly ?? [])
          .filter((element) => element.isConnected)
          .map((element) => ({ message: 'a script scrolls smoothly', target: selector(element) })),
      ];
    },
    unseen,
  );

/** Presses one button of each kind, and Escape for what it may have opened. Ends where the page becomes another. */
async function pressEach(page: Page): Promise<Finding[]> {
  const found: Finding[] = [];
  const address = page.url();
  const buttons = await look(page, ({ controls, selector, kind }) => {
    // A form that only a server answers leaves the page.
    window.addEventListener('submit', (event) => event.preventDefault());
    const first = new Map(
      controls()
        .filter((each) =>
          each.matches(
            'button, summary, input:is([type=button], [type=submit], [type=checkbox]), [role=button], [role=tab]',
          ),
        )
        .map((each) => [kind(each), selector(each)] as const)
        .reverse(),
    );
    return [...first.values()].reverse();
  });
  for (const button of buttons) {
    const press = (query: string) => {
      const control = document.querySelector<HTMLElement>(query);
      control?.click();
      return Boolean(control);
    };
    for (const act of [() => page.evaluate(press, button), () => page.keyboard.press('Escape')]) {
      if ((await act().catch(() => false)) === false) break;
      // What was opened may be gone with the next key: it is asked before.
      found.push(...(await moved(page).catch(() => [])));
      if (page.url() !== address) return found;
    }
  }
  return found;
}

export const reducedMotion: Check = {
  id: 'reduced-motion',
  criteria: ['2.3.3', '2.2.2'],
  name: { ja: '動きを減らす設定での動き', en: 'motion although less is asked for' },
  kinds: ['page', 'story'],
  when: 'every',
  // Opened from the start as for a reader who asks for less motion.
  modes: ['reduced'],
  script: record,
  run: async (page, subject) => {
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
    const found = await moved(page);
    found.push(
      ...(await look(page, ({ selector, seen }) => {
        const drawn = [...document.querySelectorAll('animate, animateTransform, animateMotion, marquee')].filter(
          (each) => each.matches('marquee') || !each.closest('svg')?.animationsPaused(),
        );
        const smooth = [...document.querySelectorAll('html, body, body *')].filter(
          (each) =>
            getComputedStyle(each).scrollBehavior === 'smooth' && (each === document.documentElement || seen(each)),
        );
        return [
          ...drawn.map((each) => ({ message: 'animation in markup', target: selector(each) })),
          ...smooth.map((each) => ({ message: 'scrolling is animated', target: selector(each) })),
        ];
      })),
    );
    found.push(...(await leavingItFresh(page, subject, () => keepingStores(page, () => pressEach(page)))));
    return distinct(found);
  },
};
