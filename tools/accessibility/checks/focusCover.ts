import type { Finding } from '../check.ts';
import type { Tools } from './support.ts';

/**
 * Whether anything lies over the element that has the focus now. What lets the pointer through must not: it covers all the same.
 * In the page.
 */
export function coverOfFocus({ target, selector, rgb, isTransparent }: Tools): Finding | null {
  const focused = document.activeElement ?? document.body;
  const shown = target(focused);
  const boxes = [...shown.getClientRects()].filter((box) => box.width > 2 && box.height > 2);
  const steps = [0.05, 0.275, 0.5, 0.725, 0.95];
  const points = boxes
    .flatMap((box) =>
      steps.flatMap((x) => [0.1, 0.5, 0.9].map((y) => [box.left + x * box.width, box.top + y * box.height] as const)),
    )
    .filter(([x, y]) => x >= 0 && y >= 0 && x < innerWidth && y < innerHeight);
  if (boxes.length && !points.length) return { message: 'the focus is outside the window', target: selector(focused) };
  const isSolid = (element: Element) => {
    const style = getComputedStyle(element);
    const paints = style.backgroundImage !== 'none' || element.matches('img, canvas, video, iframe');
    return (
      paints ||
      (!isTransparent(style.backgroundColor) &&
        rgb(style.backgroundColor, [0, 0, 0]).join() === rgb(style.backgroundColor).join())
    );
  };
  const coverAt = (x: number, y: number): Element | null => {
    const hit = document.elementFromPoint(x, y);
    const related = (each: Element) =>
      shown.contains(each) || each.contains(shown) || each.contains(focused) || focused.contains(each);
    for (let each = hit; each && !related(each); each = each.parentElement) if (isSolid(each)) return each;
    return null;
  };
  for (const [x, y] of points) {
    const cover = coverAt(x, y);
    if (cover) return { message: `the focus lies under ${selector(cover)}`, target: selector(focused) };
  }
  return null;
}
