import type { Check } from '../check.ts';
import { look } from './support.ts';

/** Light and colours of the theme; forced colours are the reader's own. */
export const controlContrast: Check = {
  id: 'control-contrast',
  criteria: ['1.4.11'],
  name: { ja: '操作する部品と絵記号のコントラスト', en: 'contrast of controls and icons' },
  kinds: ['page', 'story'],
  when: 'every',
  modes: ['plain', 'reduced'],
  run: (page) =>
    look(page, ({ controls, target, selector, seen, words, rgb, isTransparent, contrast, ground, hex }) => {
      type Color = readonly [number, number, number];
      /** The best contrast that an edge or fill has with what lies around it; null where an image decides. */
      const edgeOf = (element: Element, style: CSSStyleDeclaration, around: Color | null): number | null => {
        if (!around || style.backgroundImage !== 'none') return null;
        const fill = isTransparent(style.backgroundColor) ? around : rgb(style.backgroundColor, around);
        const sides = (['Top', 'Right', 'Bottom', 'Left'] as const)
          .filter(
            (side) =>
              Number.parseFloat(style[`border${side}Width`]) > 0 && !/none|hidden/.test(style[`border${side}Style`]),
          )
          .map((side) => style[`border${side}Color`]);
        const lines = [
          ...sides,
          ...(style.outlineStyle !== 'none' && element !== document.activeElement ? [style.outlineColor] : []),
        ];
        const shadows = [...style.boxShadow.matchAll(/(rgba?|color|oklch|oklab)\([^)]*\)/g)].map(([color]) => color);
        const colors = [...lines, ...shadows]
          .filter((color) => !isTransparent(color))
          .map((color) => rgb(color, around));
        return Math.max(
          contrast(fill, around),
          ...colors.flatMap((color) => [contrast(color, around), contrast(color, fill)]),
        );
      };
      const best = (element: Element): number | null => {
        const around = ground(element.parentElement);
        const own = edgeOf(element, getComputedStyle(element), around);
        const drawn = ['::before', '::after'].map((pseudo) => {
          const style = getComputedStyle(element, pseudo);
          return style.content === 'none' ? 0 : edgeOf(element, style, ground(element));
        });
        return [own, ...drawn].includes(null) ? null : Math.max(...([own, ...drawn] as number[]));
      };
      /** What stands for a checkbox, radio button or switch that is drawn by the page. */
      const drawnIn = (control: Element) => {
        const shown = target(control);
        const parts = shown === control ? [] : [shown, ...shown.querySelectorAll('*')];
        return parts.filter((part) => part !== control && (part.matches('svg *') || seen(part)));
      };
      const shapeContrast = (shape: Element): number => {
        const back = ground(shape.closest('svg')!.parentElement);
        if (!back) return 21;
        const { fill, stroke } = getComputedStyle(shape);
        return Math.max(
          ...[fill, stroke]
            .filter((color) => color !== 'none' && !color.startsWith('url') && !isTransparent(color))
            .map((color) => contrast(rgb(color, back), back)),
          0,
        );
      };
      const iconContrast = (icon: Element) =>
        Math.max(
          ...[...icon.querySelectorAll('path, circle, rect, line, polyline, polygon, ellipse, use')].map(shapeContrast),
          0,
        );

      const found: { message: string; target: string }[] = [];
      const tell = (element: Element, what: string, ratio: number) => {
        const around = ground(element.parentElement);
        found.push({
          message: `${what} has ${ratio.toFixed(2)}:1 with ${around ? hex(around) : 'its ground'}, and 3:1 is needed`,
          target: selector(element),
        });
      };
      for (const control of controls()) {
        const style = getComputedStyle(control);
        const isChoice = control.matches(
          'input:is([type=checkbox], [type=radio]), [role=switch], [role=checkbox], [role=radio]',
        );
        const isButton = control.matches('button, [role=button], input:is([type=submit], [type=button], [type=reset])');
        const isField = control.matches('input, select, textarea, [role=combobox]') && !isButton;
        if (isChoice) {
          // The browser's own are the browser's to draw.
          if (seen(control) && control.matches('input') && style.appearance !== 'none') continue;
          const parts = seen(control) ? [control, ...control.querySelectorAll('*')] : drawnIn(control);
          const ratios = parts.map((part) =>
            part.matches('svg *') ? shapeContrast(part) : part.matches('svg') ? iconContrast(part) : best(part),
          );
          if (parts.length && !ratios.includes(null) && Math.max(...(ratios as number[])) < 3)
            tell(control, 'the sign of its state', Math.max(...(ratios as number[])));
        } else if (isField) {
          // A label may stand for a field that is not seen.
          const shown = target(control);
          const isNative = style.appearance !== 'none' && control.matches('[type=range], [type=color], [type=file]');
          const wrapper = shown.parentElement!;
          const isWrapped = wrapper.getBoundingClientRect().height <= shown.getBoundingClientRect().height + 16;
          const ratios = [best(shown), ...(isWrapped ? [best(wrapper)] : [])];
          if (!isNative && !ratios.includes(null) && Math.max(...(ratios as number[])) < 3)
            tell(control, 'its edge', Math.max(...(ratios as number[])));
        } else {
          const icon = [...control.querySelectorAll('svg')].find(seen);
          const isAlone = icon && words(control) === '';
          if (isAlone && iconContrast(icon) < 3) tell(icon, 'its icon', iconContrast(icon));
          if (!isButton || isAlone || control.closest('[role=tablist]')) continue;
          const isUnderlined = [control, ...control.querySelectorAll('*')].some((each) =>
            getComputedStyle(each).textDecorationLine.includes('underline'),
          );
          const ratio = Math.max(...[control, ...control.querySelectorAll('*')].map((part) => best(part) ?? 21));
          if (!isUnderlined && !icon && ratio < 3)
            tell(control, 'nothing but its words shows a button: its edge', ratio);
        }
      }
      return found;
    }),
};
