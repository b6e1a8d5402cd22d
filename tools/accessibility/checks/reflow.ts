import type { Page } from 'playwright';
import type { Check, Finding } from '../check.ts';
import { distinct, leavingItFresh, look, withSize } from './support.ts';
import { textLayout } from './textLayout.ts';

/** 1280 × 1024 at 400 %, and 1280 × 1024 at 200 %. */
const sizes = [
  { width: 320, height: 256 },
  { width: 640, height: 512 },
];

/** Beyond the side of the window without a scroller that a keyboard moves, or in one that scrolls running text. */
const outOfReach = (page: Page): Promise<Finding[]> =>
  look(page, ({ controls, texts, selector, target }) => {
    const root = document.documentElement;
    const found: Finding[] = [];
    if (root.scrollWidth > root.clientWidth + 1)
      found.push({ message: `the page scrolls sideways: ${root.scrollWidth} px of content`, target: 'html' });
    const scrollerOf = (element: Element): Element | null => {
      for (let each = element.parentElement; each && each !== document.body; each = each.parentElement)
        if (/auto|scroll/.test(getComputedStyle(each).overflowX) && each.scrollWidth > each.clientWidth + 1)
          return each;
      return null;
    };
    // A map is moved by keys and by the signs on it.
    const isOnMap = (element: Element): boolean =>
      element !== document.body &&
      (/hidden|clip/.test(getComputedStyle(element).overflowX) && element.querySelector('canvas[tabindex="0"]') !== null
        ? true
        : isOnMap(element.parentElement!));
    const twoDimensional = 'table, pre, code, svg, canvas, img, figure, math, [role=grid], [role=application]';
    const judged = new Set<Element>();
    const judge = (scroller: Element) => {
      if (judged.has(scroller)) return;
      judged.add(scroller);
      const isReached =
        (scroller as HTMLElement).tabIndex >= 0 || scroller.querySelector('a[href], button, input, [tabindex="0"]');
      if (!isReached)
        found.push({ message: 'scrolls sideways and cannot be reached by keyboard', target: selector(scroller) });
      if (!scroller.matches(twoDimensional) && !scroller.querySelector(twoDimensional))
        found.push({ message: 'text that does not need two dimensions scrolls sideways', target: selector(scroller) });
    };
    const pieces = [
      ...texts().map(({ element, boxes }) => ({
        element,
        left: Math.min(...boxes.map((box) => box.left)),
        right: Math.max(...boxes.map((box) => box.right)),
      })),
      ...controls().map((element) => ({ element, ...edges(target(element)) })),
    ];
    function edges(element: Element) {
      const { left, right } = element.getBoundingClientRect();
      return { left, right };
    }
    for (const { element, left, right } of pieces) {
      const scroller = scrollerOf(element);
      if (scroller) judge(scroller);
      else if ((right > root.clientWidth + 1 || left < -1) && !isOnMap(element))
        found.push({ message: 'lies beyond the side of the window', target: selector(element) });
    }
    return found;
  });

/** Share of the window's height under boxes that stay where they are while the page scrolls. */
const coveredHeight = (page: Page): Promise<number> =>
  look(page, async ({ frames }) => {
    scrollTo(0, document.documentElement.scrollHeight / 2);
    await frames();
    const stays = (element: Element | null): boolean => {
      // What was opened over the page goes away with Escape.
      const overlays = 'dialog, [role=dialog], [role=alertdialog], [popover]:popover-open';
      if (!element || element.closest(overlays) || element.querySelector(overlays)) return false;
      const { position, top, bottom } = getComputedStyle(element);
      const box = element.getBoundingClientRect();
      const isStuck =
        position === 'sticky' &&
        (Math.abs(box.top - Number.parseFloat(top)) <= 1 ||
          Math.abs(innerHeight - box.bottom - Number.parseFloat(bottom)) <= 1);
      return position === 'fixed' || isStuck || stays(element.parentElement);
    };
    const rows = Array.from({ length: 32 }, (_, row) => ((row + 0.5) * innerHeight) / 32);
    const columns = [0.1, 0.3, 0.5, 0.7, 0.9].map((share) => share * innerWidth);
    const covered = rows.filter(
      (y) => columns.filter((x) => stays(document.elementFromPoint(x, y))).length >= 3,
    ).length;
    scrollTo(0, 0);
    return covered / 32;
  });

export const reflow: Check = {
  id: 'reflow',
  criteria: ['1.4.10', '1.4.4'],
  name: { ja: '狭い画面での折り返し', en: 'reflow on a narrow window' },
  kinds: ['page', 'story'],
  when: 'language',
  everySetting: true,
  run: (page, subject) =>
    leavingItFresh(page, subject, async () => {
      const found: Finding[] = [];
      for (const size of sizes) {
        await withSize(page, size, async () => {
          const share = await coveredHeight(page);
          const { cut } = await textLayout(page);
          const here = [
            ...(await outOfReach(page)),
            ...cut,
            ...(share > 0.5
              ? [{ message: `fixed boxes cover ${Math.round(share * 100)} % of the height`, target: 'body' }]
              : []),
          ];
          found.push(
            ...here.map(({ message, target }) => ({ message: `${size.width} × ${size.height}: ${message}`, target })),
          );
        });
      }
      return distinct(found);
    }),
};
