import type { Check } from '../check.ts';
import { look } from './support.ts';

export const meaningfulSequence: Check = {
  id: 'meaningful-sequence',
  criteria: ['1.3.2'],
  name: { ja: '見た目の順と読み上げの順', en: 'order on screen and in the document' },
  kinds: ['page', 'story'],
  when: 'every',
  modes: ['plain', 'forced', 'reduced', 'print'],
  run: (page) =>
    look(page, ({ selector, texts }) => {
      // The box of the text that is seen in an element: pictures and ornaments may lie where they like.
      const boxes = new Map<Element, DOMRect>();
      const between = (left: number, top: number, right: number, bottom: number) =>
        new DOMRect(left, top, right - left, bottom - top);
      const addTo = (each: Element, { left, top, right, bottom }: DOMRect) => {
        const known = boxes.get(each) ?? { left, top, right, bottom };
        boxes.set(
          each,
          between(
            Math.min(known.left, left),
            Math.min(known.top, top),
            Math.max(known.right, right),
            Math.max(known.bottom, bottom),
          ),
        );
      };
      /** What scrolls in a window of its own is seen in it and not beyond it. */
      const windows = new Map<Element, DOMRect | null>();
      const windowOf = (each: Element) => {
        if (!windows.has(each))
          windows.set(each, getComputedStyle(each).overflow === 'visible' ? null : each.getBoundingClientRect());
        return windows.get(each)!;
      };
      // What is hidden from a screen reader is read in no order.
      for (const { element, boxes: lines } of texts())
        for (const line of element.closest('[aria-hidden=true]') ? [] : lines) {
          let box: DOMRect = line;
          for (
            let each: Element | null = element;
            each && each !== document.documentElement;
            each = each.parentElement
          ) {
            const frame = windowOf(each);
            if (frame)
              box = between(
                Math.max(box.left, frame.left),
                Math.max(box.top, frame.top),
                Math.min(box.right, frame.right),
                Math.min(box.bottom, frame.bottom),
              );
            if (box.width <= 0 || box.height <= 0) break;
            addTo(each, box);
          }
        }
      const isLaidOut = (element: Element) =>
        !/fixed|sticky/.test(getComputedStyle(element).position) &&
        !element.closest('svg, dialog, [popover], [role=dialog], [role=alertdialog]');
      const found: { message: string; target: string }[] = [];
      for (const container of new Set([...boxes.keys()].map((each) => each.parentElement))) {
        if (!container || container.closest('svg') || getComputedStyle(container).columnCount !== 'auto') continue;
        const style = getComputedStyle(container);
        const isRight = style.direction === 'rtl' || style.writingMode !== 'horizontal-tb';
        // Signs placed on a map or drawing follow the ground, not the line.
        // Nor do the items of an unordered list that have each been given a place of their own: a diagram.
        const isPlaced = (child: Element) => {
          const { gridRowStart, gridColumnStart } = getComputedStyle(child);
          return gridRowStart !== 'auto' && gridColumnStart !== 'auto';
        };
        if (container.matches('ul') && /grid|contents/.test(style.display) && [...container.children].every(isPlaced))
          continue;
        if (isRight || container.querySelector(':scope > canvas, :scope > svg, :scope > img')) continue;
        const children = [...container.children].filter((child) => boxes.has(child) && isLaidOut(child));
        children.forEach((child, at) => {
          const box = boxes.get(child)!;
          for (const earlier of children.slice(0, at)) {
            const other = boxes.get(earlier)!;
            const beside = Math.min(box.right, other.right) - Math.max(box.left, other.left);
            const level = Math.min(box.bottom, other.bottom) - Math.max(box.top, other.top);
            const isAbove = box.bottom <= other.top + 1 && beside > Math.min(box.width, other.width) * 0.3;
            const isBefore = box.right <= other.left + 1 && level > Math.min(box.height, other.height) * 0.5;
            const isInline = [child, earlier].some((each) => getComputedStyle(each).display === 'inline');
            if (isInline || !(isAbove || isBefore)) continue;
            found.push({
              message: `is seen ${isAbove ? 'above' : 'before'} ${selector(earlier)} and read after it`,
              target: selector(child),
            });
            break;
          }
        });
      }
      return found;
    }),
};
