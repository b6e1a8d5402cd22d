import type { Check } from '../check.ts';
import { look } from './support.ts';

/** A size set by the browser alone would be excused by the criterion; this project excuses only what stands in a sentence. */
export const targetSize: Check = {
  id: 'target-size',
  criteria: ['2.5.8', '2.5.5'],
  name: { ja: '押す所の大きさ', en: 'size of targets' },
  kinds: ['page', 'story'],
  when: 'every',
  modes: ['plain', 'forced', 'reduced'],
  run: (page) =>
    look(page, ({ controls, target, selector, isInSentence }) => {
      const least = 44;
      const union = (boxes: DOMRect[]) => {
        const left = Math.min(...boxes.map((box) => box.left));
        const top = Math.min(...boxes.map((box) => box.top));
        return new DOMRect(
          left,
          top,
          Math.max(...boxes.map((box) => box.right)) - left,
          Math.max(...boxes.map((box) => box.bottom)) - top,
        );
      };
      const boxOf = (control: Element) => {
        const parts = [target(control), ...((control as HTMLInputElement).labels ?? [])].map((part) =>
          part.getBoundingClientRect(),
        );
        const [own] = parts as [DOMRect];
        // A label that lies apart from its control is another target, not a larger one.
        const isNear = (box: DOMRect) =>
          box.left - own.right <= 8 &&
          own.left - box.right <= 8 &&
          box.top - own.bottom <= 8 &&
          own.top - box.bottom <= 8;
        return union(parts.filter((box) => box.width > 0 && isNear(box)));
      };
      // What has no box, such as the line that says that a list is empty, cannot be pressed.
      const all = controls()
        .map((control) => ({ control, box: boxOf(control) }))
        .filter(({ box }) => Number.isFinite(box.width));
      const isSmall = (box: DOMRect, side: number) => Math.min(box.width, box.height) < side - 0.05;

      /** What really answers to the pointer: a pseudo-element may reach further than the box. */
      const answering = (control: Element, box: DOMRect) => {
        const before = [scrollX, scrollY] as const;
        if (box.top < least || box.bottom > innerHeight - least)
          control.scrollIntoView({ block: 'center', behavior: 'instant' });
        const now = boxOf(control);
        const [x, y] = [now.left + now.width / 2, now.top + now.height / 2];
        if (!Number.isFinite(x + y)) return box;
        const reach = (dx: number, dy: number) => {
          let far = 0;
          while (far < least) {
            const hit = document.elementFromPoint(x + dx * (far + 1), y + dy * (far + 1));
            if (!hit || !(control.contains(hit) || target(control).contains(hit))) break;
            far += 1;
          }
          return far;
        };
        const size = new DOMRect(
          0,
          0,
          Math.max(box.width, reach(1, 0) + reach(-1, 0)),
          Math.max(box.height, reach(0, 1) + reach(0, -1)),
        );
        scrollTo({ left: before[0], top: before[1], behavior: 'instant' });
        return size;
      };
      const address = (control: Element) => (control instanceof HTMLAnchorElement ? control.href : null);
      const hasEqual = (control: Element) =>
        all.some(
          (other) =>
            other.control !== control &&
            address(control) !== null &&
            address(other.control) === address(control) &&
            !isSmall(other.box, least),
        );
      const isCrowded = (control: Element, box: DOMRect) => {
        const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
        return all.some((other) => {
          if (other.control === control || control.contains(other.control) || other.control.contains(control))
            return false;
          const near = other.box;
          if (isSmall(near, 24)) return Math.hypot(near.left + near.width / 2 - x, near.top + near.height / 2 - y) < 24;
          const dx = Math.max(near.left - x, 0, x - near.right);
          const dy = Math.max(near.top - y, 0, y - near.bottom);
          return Math.hypot(dx, dy) < 12;
        });
      };

      return all
        .filter(({ control, box }) => isSmall(box, least) && !isInSentence(control) && !hasEqual(control))
        .map(({ control, box }) => ({ control, box, size: answering(control, box) }))
        .filter(({ size }) => isSmall(size, least))
        .map(({ control, box, size }) => ({
          message: `target ${Math.round(size.width)} × ${Math.round(size.height)} px${
            isSmall(size, 24) && isCrowded(control, box)
              ? ', and another target within the 24 px around its middle'
              : ''
          }`,
          target: selector(control),
        }));
    }),
};
