import type { Check } from '../check.ts';
import { noteListeners } from './listeners.ts';
import { look } from './support.ts';

/**
 * What is moved by dragging or by a gesture names what does the same by single presses: `data-drag-twin` with the ids of buttons.
 * Keys are no such way: whoever has only a pointer, and cannot drag it, presses none.
 */
export const dragging: Check = {
  id: 'dragging',
  criteria: ['2.5.7', '2.5.1'],
  name: { ja: 'ドラッグやなぞる操作の代わり', en: 'another way than dragging and gestures' },
  kinds: ['page', 'story'],
  when: 'once',
  script: noteListeners,
  run: (page) =>
    look(page, ({ seen, selector, target }) => {
      const listened = new Map<Element, Set<string>>();
      const note = (element: Element, type: string) => {
        const types = listened.get(element) ?? new Set();
        listened.set(element, types.add(type));
      };
      const counts = new Map<Element, Map<string, number>>();
      for (const { target: element, type } of window.noted ?? []) {
        if (!(element instanceof Element)) continue;
        const types = counts.get(element) ?? new Map<string, number>();
        counts.set(element, types.set(type, (types.get(type) ?? 0) + 1));
      }
      // A root of React listens to everything, once on the way down and once up: whose wish it is stands in properties.
      for (const [element, types] of counts) {
        const isRoot = Object.keys(element).some((key) => key.startsWith('_reactListening'));
        for (const [type, times] of types) if (times > (isRoot ? 2 : 0)) note(element, type);
      }
      for (const element of document.querySelectorAll('body *')) {
        const key = Object.keys(element).find((each) => each.startsWith('__reactProps$'));
        const properties = key ? Object.keys(Reflect.get(element, key) as object) : [];
        for (const property of properties)
          if (/^on[A-Z]/.test(property)) note(element, property.slice(2).toLowerCase());
        for (const type of ['pointermove', 'touchmove', 'mousemove', 'mousedown', 'pointerdown'])
          if (Reflect.get(element, `on${type}`)) note(element, type);
      }
      const isDragged = (element: Element) => {
        const types = listened.get(element) ?? new Set();
        const isMoved = ['touchmove', 'gesturechange'].some((type) => types.has(type));
        const isFollowed =
          (types.has('pointermove') && types.has('pointerdown')) || (types.has('mousemove') && types.has('mousedown'));
        return element.getAttribute('draggable') === 'true' || isMoved || isFollowed;
      };
      const hasTwin = (element: Element) => {
        const declared = element.closest('[data-drag-twin]');
        const ids = declared?.getAttribute('data-drag-twin')?.split(/\s+/).filter(Boolean) ?? [];
        const isButton = (id: string) => {
          const button = document.getElementById(id);
          return Boolean(button?.matches('button, a[href], input, select, [role=button]') && seen(target(button)));
        };
        return ids.length > 0 && ids.every(isButton);
      };
      const dragged = [...document.querySelectorAll('body *')].filter(
        // The box around a canvas may have no size of its own.
        (each) => (seen(each) || [...each.children].some(seen)) && isDragged(each),
      );
      return dragged
        .filter((each) => !dragged.some((outer) => outer !== each && outer.contains(each)))
        .filter((each) => !hasTwin(each))
        .map((each) => ({
          message: 'is moved by dragging or a gesture and names no buttons that do the same',
          target: selector(each),
        }));
    }),
};
