/** Text that is cut off or lies under other text, and how large it is; compared before and after a change of the page. */
import type { Page } from 'playwright';
import type { Finding } from '../check.ts';
import { look } from './support.ts';

interface Layout {
  cut: Finding[];
  overlaps: Finding[];
  sizes: Record<string, number>;
}

export function textLayout(page: Page): Promise<Layout> {
  return look(page, ({ texts, selector }) => {
    const isClipping = (value: string) => value === 'hidden' || value === 'clip';
    const isScroller = (value: string) => value === 'auto' || value === 'scroll';
    // A map is moved by keys and by the signs on it: what lies beyond its edge is within reach.
    const isMoved = (each: Element) => each.querySelector('canvas[tabindex="0"]') !== null;
    /** The first box around a line of text that hides a part of it from everybody. */
    const cutterOf = (element: Element, box: DOMRect): Element | null => {
      let isAbsolute = false;
      for (let each: Element | null = element; each && each !== document.documentElement; each = each.parentElement) {
        const style = getComputedStyle(each);
        const skips = isAbsolute && style.position === 'static' && style.transform === 'none';
        if (!skips) {
          isAbsolute = style.position === 'absolute';
          if (isClipping(style.overflowX) && isMoved(each)) return null;
          const edge = each.getBoundingClientRect();
          // The box of a line is that of its font, taller than its signs.
          const slack = box.height * 0.3;
          if (
            isClipping(style.overflowX) &&
            style.display !== 'inline' &&
            (box.right > edge.right + 1.5 || box.left < edge.left - 1.5)
          )
            return each;
          if (
            isClipping(style.overflowY) &&
            style.display !== 'inline' &&
            (box.bottom > edge.bottom + slack || box.top < edge.top - slack)
          )
            return each;
          if (isScroller(style.overflowX) || isScroller(style.overflowY) || style.position === 'fixed') return null;
        }
      }
      return null;
    };
    const layerOf = (element: Element): Element | null => {
      for (let each: Element | null = element; each; each = each.parentElement) {
        if (
          each.matches(
            'dialog, [popover], [role=dialog], [role=alertdialog], [role=listbox], [role=menu], [role=tooltip]',
          )
        )
          return each;
        if (/fixed|sticky/.test(getComputedStyle(each).position)) return each;
      }
      return null;
    };

    const found = texts();
    const cut: Finding[] = [];
    const sizes: Record<string, number> = {};
    for (const { element, boxes, text } of found) {
      const cutter = boxes.map((box) => cutterOf(element, box)).find(Boolean);
      if (cutter)
        cut.push({
          message: `text is cut off by a box that hides what is too large: “${text.slice(0, 40)}”`,
          target: selector(element),
        });
      // A drawing scales what is in it.
      const scale = element.closest<SVGForeignObjectElement>('foreignObject')?.getScreenCTM()?.a ?? 1;
      const size =
        element instanceof SVGElement
          ? boxes[0]!.height
          : Number.parseFloat(getComputedStyle(element).fontSize) * scale;
      sizes[selector(element)] = Math.round(size * 10) / 10;
    }
    for (const field of document.querySelectorAll(
      'input:not([type=hidden], [type=checkbox], [type=radio]), select, textarea',
    ))
      if (field.checkVisibility()) sizes[selector(field)] = Number.parseFloat(getComputedStyle(field).fontSize);

    /** Beyond the edge of a map or of what scrolls: covers nothing, and is seen when it is moved there. */
    const isBeyond = (element: Element, box: DOMRect): boolean => {
      for (let each: Element | null = element; each && each !== document.body; each = each.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(each);
        const edge = each.getBoundingClientRect();
        const isScrolled = isScroller(overflowX) || isScroller(overflowY) || (isClipping(overflowX) && isMoved(each));
        if (
          isScrolled &&
          (box.right > edge.right || box.left < edge.left || box.bottom > edge.bottom || box.top < edge.top)
        )
          return true;
      }
      return false;
    };
    /** Browsers let a word with a wide reading above it reach into its neighbours by half a letter; its letters do not. */
    const isOverhang = (line: Element, other: Element, width: number, height: number) =>
      Boolean(line.closest('ruby') ?? other.closest('ruby')) && width < height / 2;

    const lines = found
      .flatMap(({ element, boxes, text }) => boxes.map((box) => ({ element, box, text })))
      .filter(({ element, box }) => !isBeyond(element, box))
      .map((line) => ({ ...line, layer: layerOf(line.element) }))
      .sort((a, b) => a.box.top - b.box.top);
    const overlaps: Finding[] = [];
    const open: typeof lines = [];
    for (const line of lines) {
      for (const other of [...open]) {
        if (other.box.bottom <= line.box.top) {
          open.splice(open.indexOf(other), 1);
          continue;
        }
        const height = Math.min(other.box.bottom, line.box.bottom) - Math.max(other.box.top, line.box.top);
        const width = Math.min(other.box.right, line.box.right) - Math.max(other.box.left, line.box.left);
        const least = Math.min(other.box.height, line.box.height);
        if (isOverhang(line.element, other.element, width, least)) continue;
        if (width > 2 && height > least * 0.5 && other.layer === line.layer && other.element !== line.element)
          overlaps.push({
            message: `text lies on other text: “${line.text.slice(0, 30)}” on “${other.text.slice(0, 30)}”`,
            target: selector(line.element),
          });
      }
      open.push(line);
    }
    return { cut, overlaps, sizes };
  });
}

/** What is cut or covered after a change and was not before it. */
export function newlyLost(before: Layout, after: Layout): Finding[] {
  const known = new Set(
    [...before.cut, ...before.overlaps].map(({ target, message }) => target + message.slice(0, 20)),
  );
  const seen = new Set<string>();
  return [...after.cut, ...after.overlaps].filter(({ target, message }) => {
    const key = target + message.slice(0, 20);
    return !known.has(key) && !seen.has(key) && seen.add(key);
  });
}
