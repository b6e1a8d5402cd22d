import type { Check } from '../check.ts';
import { look } from './support.ts';

export const colourAlone: Check = {
  id: 'colour-alone',
  criteria: ['1.4.1'],
  name: { ja: '色だけで示すこと', en: 'what is told by colour alone' },
  kinds: ['page', 'story'],
  when: 'every',
  modes: ['plain', 'reduced'],
  run: (page) =>
    look(page, ({ controls, isInSentence, selector, seen, target, words, rgb, ground, contrast }) => {
      const sides = ['Top', 'Right', 'Bottom', 'Left'] as const;
      const lines = (style: CSSStyleDeclaration) =>
        sides
          .map(
            (side) =>
              (/none|hidden/.test(style[`border${side}Style`]) ? '0' : style[`border${side}Width`]) +
              style[`border${side}Style`],
          )
          .join();
      /** Everything about a look that is not a colour. */
      const shape = (element: Element, depth = 0): string => {
        const style = getComputedStyle(element);
        const pseudos = ['::before', '::after'].map((pseudo) => {
          const drawn = getComputedStyle(element, pseudo);
          return drawn.content === 'none' || drawn.opacity === '0'
            ? ''
            : `${drawn.content}${drawn.width}${drawn.height}${lines(drawn)}${drawn.clipPath}${drawn.transform}`;
        });
        const children = depth < 3 ? [...element.children].filter((child) => child.checkVisibility()) : [];
        return [
          style.fontWeight,
          style.fontStyle,
          style.textDecorationLine,
          style.textDecorationStyle,
          style.textDecorationThickness,
          lines(style),
          style.borderRadius,
          style.outlineStyle,
          style.boxShadow.replace(/(rgba?|color|oklch)\([^)]*\)/g, ''),
          style.transform,
          style.clipPath,
          ...pseudos,
          ...children.map((child) => (child.matches('svg') ? child.innerHTML : shape(child, depth + 1))),
        ].join('|');
      };
      const found: { message: string; target: string }[] = [];
      for (const link of controls().filter((each) => each.matches('a') && isInSentence(each))) {
        let block = link.parentElement!;
        while (getComputedStyle(block).display.startsWith('inline') && block.parentElement) block = block.parentElement;
        const [own, around] = [getComputedStyle(link), getComputedStyle(block)];
        const isLined =
          own.textDecorationLine.includes('underline') ||
          (lines(own) !== lines(getComputedStyle(document.createElement('a'))) &&
            /[1-9].*(solid|dashed|dotted|double)/.test(lines(own)));
        const isHeavier = Math.abs(Number(own.fontWeight) - Number(around.fontWeight)) >= 200;
        const isFramed =
          link.querySelector('svg, img') !== null ||
          [...link.querySelectorAll('*')].some((each) =>
            getComputedStyle(each).textDecorationLine.includes('underline'),
          );
        if (!isLined && !isHeavier && !isFramed)
          found.push({ message: 'a link in running text differs by colour alone', target: selector(link) });
      }

      const states: [attribute: string, values: string][] = [
        ['aria-current', ':not([aria-current=false])'],
        ['aria-selected', '[aria-selected=true]'],
        ['aria-pressed', '[aria-pressed=true]'],
        ['aria-checked', '[aria-checked=true]'],
        ['aria-invalid', '[aria-invalid=true]'],
      ];
      const itemOf = (element: Element) => element.closest('li, dt, dd, label') ?? element;
      for (const [attribute, query] of states) {
        for (const element of document.querySelectorAll(`[${attribute}]${query}`)) {
          const shown = target(element);
          if (!seen(shown) || (element.closest('[role=option]') && attribute === 'aria-checked')) continue;
          const group = itemOf(shown).parentElement?.closest('ul, ol, nav, [role], fieldset, form, div');
          const others = [...(group?.querySelectorAll(element.localName) ?? [])].filter(
            (other) =>
              other !== element &&
              !other.matches(`[${attribute}]${query}`) &&
              other.getAttribute('role') === element.getAttribute('role') &&
              seen(target(other)),
          );
          // With nothing beside it, there is nothing it must be told apart from.
          const other =
            others.map(target).find((each) => each.className === shown.className) ?? (others[0] && target(others[0]));
          if (!other) continue;
          const isMarked =
            shape(shown) !== shape(other) ||
            (shown.parentElement!.matches('li') && shape(shown.parentElement!) !== shape(other.parentElement!));
          const [mine, theirs] = [ground(shown), ground(other)];
          const isOfOtherLight = mine && theirs && contrast(mine, theirs) >= 3;
          const [ink, otherInk] = [rgb(getComputedStyle(shown).color), rgb(getComputedStyle(other).color)];
          const described = (element.getAttribute('aria-describedby') ?? '')
            .split(/\s+/)
            .map((id) => document.getElementById(id));
          const isInWords = attribute === 'aria-invalid' && described.some((each) => each && seen(each) && words(each));
          const hasOtherColor =
            contrast(ink, otherInk) > 1.05 || Boolean(mine && theirs && contrast(mine, theirs) > 1.05);
          // The current page may be told to assistive technology only; any other state is there to be seen.
          if (isMarked || isOfOtherLight || isInWords || (attribute === 'aria-current' && !hasOtherColor)) continue;
          found.push({
            message: `${attribute} is shown by ${hasOtherColor ? 'colour alone' : 'nothing'}`,
            target: selector(element),
          });
        }
      }
      return found;
    }),
};
