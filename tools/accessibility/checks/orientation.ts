import type { Page } from 'playwright';
import type { Check, Finding } from '../check.ts';
import { distinct, leavingItFresh, look, settle, withSize } from './support.ts';

/** Of one width each: another width may show another arrangement, the way the window is held may not. */
const pairs = [
  { portrait: { width: 800, height: 1280 }, landscape: { width: 800, height: 600 } },
  { portrait: { width: 1280, height: 1600 }, landscape: { width: 1280, height: 800 } },
];

/** Navigation may take another form; what the page is about may not. */
const content = async (page: Page) => {
  // What is loaded for a width comes a moment after it.
  await settle(page, 300);
  return look(page, ({ texts, selector }) => {
    const root = document.querySelector('main') ?? document.body;
    const isTurned = (element: Element) => {
      const { transform, rotate } = getComputedStyle(element);
      const { a, b } = new DOMMatrix(transform === 'none' ? '' : transform);
      return rotate !== 'none' || (Math.abs(b) > 0.7 && Math.abs(a) < 0.7);
    };
    const outer: Element[] = [];
    for (let each: Element | null = root; each; each = each.parentElement) outer.push(each);
    return {
      lines: [...new Set(texts(root).map(({ text }) => text))],
      turned: [...outer, ...root.children].filter(isTurned).map(selector),
    };
  });
};

export const orientation: Check = {
  id: 'orientation',
  criteria: ['1.3.4'],
  name: { ja: '縦向きと横向き', en: 'portrait and landscape' },
  kinds: ['page', 'story'],
  when: 'once',
  run: (page, subject) =>
    leavingItFresh(page, subject, async () => {
      const found: Finding[] = [];
      const missing = (from: string[], other: string[], where: string): Finding[] =>
        from
          .filter((line) => !other.includes(line))
          .map((line) => ({ message: `“${line.slice(0, 60)}” is not there in ${where}`, target: 'main' }));
      for (const { portrait, landscape } of pairs) {
        const upright = await withSize(page, portrait, () => content(page));
        const wide = await withSize(page, landscape, () => content(page));
        found.push(
          ...missing(wide.lines, upright.lines, 'portrait'),
          ...missing(upright.lines, wide.lines, 'landscape'),
          ...[...upright.turned, ...wide.turned].map((target) => ({ message: 'the content is turned', target })),
        );
      }
      return distinct(found);
    }),
};
