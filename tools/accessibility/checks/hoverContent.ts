import type { Page } from 'playwright';
import type { Check, Finding } from '../check.ts';
import { look, withClock } from './support.ts';

declare global {
  interface Window {
    /** Elements with seen text before something was hovered. */
    textsBefore?: Set<Element>;
  }
}

/** Longer than any page waits before it shows a hint, and longer than a person needs to read one. */
const delay = 3000;
const reading = 20_000;

const remember = (page: Page) =>
  look(page, ({ texts }) => {
    window.textsBefore = new Set(texts().map(({ element }) => element));
  });

/** What has come into view, outside the control itself. */
const comeIntoView = (page: Page, control: string) =>
  look(
    page,
    ({ texts, selector }, trigger) => {
      const own = document.querySelector(trigger);
      const now = texts().filter(({ element }) => !window.textsBefore!.has(element) && !own?.contains(element));
      const [first] = now;
      return first
        ? {
            selector: selector(first.element),
            x: first.boxes[0]!.x + first.boxes[0]!.width / 2,
            y: first.boxes[0]!.y + first.boxes[0]!.height / 2,
          }
        : null;
    },
    control,
  );

/** The page's clock is ours, the browser's own is not: a busy one may need a few looks until it has drawn what it was told. */
async function isGone(page: Page, control: string): Promise<boolean> {
  for (let looks = 0; looks < 30; looks += 1) {
    await page.clock.runFor(delay / 30);
    if (!(await comeIntoView(page, control))) return true;
  }
  return false;
}

/** Where a pointer meets it; null for a sign beyond the edge of a map that cannot be scrolled to. */
const pointOf = (page: Page, control: string): Promise<{ x: number; y: number } | null> =>
  look(
    page,
    (_, selector) => {
      const element = document.querySelector(selector)!;
      element.scrollIntoView({ block: 'nearest', behavior: 'instant' });
      const { left, right, top, bottom } = element.getBoundingClientRect();
      const [x, y] = [(left + right) / 2, (top + bottom) / 2];
      return x >= 0 && y >= 0 && x < innerWidth && y < innerHeight ? { x, y } : null;
    },
    control,
  );

async function judge(page: Page, control: string, by: 'hover' | 'focus'): Promise<Finding[]> {
  const away = () =>
    by === 'hover'
      ? page.mouse.move(0, 0)
      : page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  const show = async () => {
    if (by === 'hover') {
      // The map may have moved since.
      const point = await pointOf(page, control);
      if (point) await page.mouse.move(point.x, point.y);
    } else await page.locator(control).focus();
    await page.clock.runFor(delay);
  };
  await show();
  // What the one before has shown may have stayed: only what comes again is of this one.
  if (!(await comeIntoView(page, control))) return [];
  await away();
  await page.clock.runFor(delay);
  await remember(page);
  await show();
  if (!(await comeIntoView(page, control))) return [];
  const found: Finding[] = [];
  const tell = (message: string) => found.push({ message: `what ${by} shows ${message}`, target: control });
  await page.clock.runFor(reading);
  if (!(await comeIntoView(page, control))) tell('goes away by itself');
  await page.keyboard.press('Escape');
  if (!(await isGone(page, control))) tell('is not dismissed by Escape');
  if (by === 'focus') return found;
  await away();
  await page.clock.runFor(delay);
  await show();
  const again = await comeIntoView(page, control);
  if (again) {
    await page.mouse.move(again.x, again.y, { steps: 8 });
    await page.clock.runFor(delay);
    if (!(await comeIntoView(page, control))) tell('goes away when the pointer moves to it');
  }
  return found;
}

export const hoverContent: Check = {
  id: 'hover-content',
  criteria: ['1.4.13'],
  name: { ja: '重ねたりフォーカスしたりすると出るもの', en: 'content on hover or focus' },
  kinds: ['page', 'story'],
  when: 'once',
  run: (page, subject) =>
    withClock(page, subject, async () => {
      // Controls of one kind share their rules, except those that name a description of their own.
      const triggers = await look(page, ({ controls, target, selector, kind }) => {
        const known = new Set<string>();
        return controls()
          .filter((each) => each.hasAttribute('aria-describedby') || (!known.has(kind(each)) && known.add(kind(each))))
          .map((each) => ({ shown: selector(target(each)), own: selector(each) }));
      });
      await remember(page);
      const found: Finding[] = [];
      for (const { shown, own } of triggers) {
        if (!(await page.locator(shown).isVisible()) || !(await pointOf(page, shown))) continue;
        found.push(...(await judge(page, shown, 'hover')), ...(await judge(page, own, 'focus')));
      }
      return found;
    }),
};
