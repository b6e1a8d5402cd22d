/** Where the names of places stand on the drawing of a way. */
import type { Frame, Spot } from './geometry.ts';

export type Name = {
  name: string;
  spot: Spot;
  /** of something wide, a river: it lies beside its spot, which has no dot */
  isWide?: boolean | undefined;
};
export type Side = 'right' | 'left' | 'above' | 'below';
export type PlacedName = Name & {
  side: Side;
  /** it is the name of a sign, the start or the goal, and needs no dot of its own */
  isEnd: boolean;
  /** the pictures that have room for it */
  room: Room;
};

/**
 * Units of the drawing to a letter as wide as high, on the narrowest picture of each kind (`RouteMap.css.ts`): where names have room
 * there, they have room on every wider one.
 */
const unitsPerEm = { narrow: 40, wide: 25 } as const;
export type Room = keyof typeof unitsPerEm;

type Box = { left: number; right: number; top: number; bottom: number };

/** As high as the letters with all that reaches above and below them. */
const lineHeight = 1.6;
/** Between a name and its dot, and between the middle of a sign and its name, in em. */
const offDot = 0.4;
const offSign = 1.05;

/** In em, between letters: a reader who sets them apart (WCAG 1.4.12) still sees the whole name. */
const letterSpacing = 0.12;
/** In em: kanji and kana are as wide as high, letters a bit more than half as wide. */
const widthOf = (name: string) =>
  [...name].reduce((width, letter) => width + (letter.charCodeAt(0) > 0x2e80 ? 1 : 0.6) + letterSpacing, 0.5);

function boxOf({ name, spot: { x, y } }: Name, side: Side, off: number, em: number): Box {
  const [width, height, away] = [widthOf(name) * em, lineHeight * em, off * em];
  const left = side === 'right' ? x + away : side === 'left' ? x - away - width : x - width / 2;
  const top = side === 'below' ? y + away : side === 'above' ? y - away - height : y - height / 2;
  return { left, right: left + width, top, bottom: top + height };
}

/** A round sign and a box. */
const touches = ({ x, y }: Spot, r: number, { left, right, top, bottom }: Box) =>
  Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom)) < r;
const meet = (a: Box, b: Box) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
const around = ({ x, y }: Spot, r: number): Box => ({ left: x - r, right: x + r, top: y - r, bottom: y + r });

/** Whether the line passes through the box (Liang and Barsky). */
function crosses(a: Spot, b: Spot, { left, right, top, bottom }: Box): boolean {
  let [enters, leaves] = [0, 1];
  const edges = [
    [a.x - b.x, a.x - left],
    [b.x - a.x, right - a.x],
    [a.y - b.y, a.y - top],
    [b.y - a.y, bottom - a.y],
  ] as const;
  for (const [towards, room] of edges) {
    if (towards === 0 && room < 0) return false;
    if (towards < 0) enters = Math.max(enters, room / towards);
    if (towards > 0) leaves = Math.min(leaves, room / towards);
  }
  return enters <= leaves;
}

const sides: readonly Side[] = ['right', 'left', 'below', 'above'];

/**
 * Beside their dots where they cover neither the way, nor signs, nor each other, and stay inside the frame. Names without such a
 * place, and those of a dot under the way or a sign, are left out. What has room on a narrow picture keeps its side on a wide one.
 */
export function placeNames(
  names: readonly Name[],
  { frame, way, signs }: { frame: Frame; way: readonly Spot[]; signs: readonly Spot[] },
): PlacedName[] {
  const placed: PlacedName[] = [];
  for (const room of ['narrow', 'wide'] as const) {
    const em = unitsPerEm[room];
    const dotOf = ({ spot }: Name) => around(spot, (offDot * em) / 2);
    const boxAt = (name: Name, side: Side, isEnd: boolean) => boxOf(name, side, isEnd ? offSign : offDot, em);
    const taken = placed.flatMap((name) => [dotOf(name), boxAt(name, name.side, name.isEnd)]);
    const isFree = (box: Box) =>
      box.left >= 0 &&
      box.right <= frame.width &&
      box.top >= 0 &&
      box.bottom <= frame.height &&
      !taken.some((other) => meet(box, other)) &&
      !signs.some((spot) => touches(spot, em, box)) &&
      !way.some((to, at) => at > 0 && crosses(way[at - 1]!, to, box));
    for (const name of names) {
      if (placed.some((other) => other.name === name.name)) continue;
      const isEnd = name.isWide || signs.some(({ x, y }) => Math.hypot(x - name.spot.x, y - name.spot.y) < em / 2);
      if (!isEnd && !isFree(dotOf(name))) continue;
      const side = sides.find((each) => isFree(boxAt(name, each, isEnd)));
      if (!side) continue;
      taken.push(boxAt(name, side, isEnd), dotOf(name));
      placed.push({ ...name, side, isEnd, room });
    }
  }
  return placed;
}

/** Size and shift of a name from its spot, in em, as CSS. */
export function cssOf({ name, side, isEnd }: PlacedName) {
  const { left, right, top, bottom } = boxOf({ name, spot: { x: 0, y: 0 } }, side, isEnd ? offSign : offDot, 1);
  const em = (value: number) => `${Math.round(value * 100) / 100}em`;
  return { width: em(right - left), height: em(bottom - top), transform: `translate(${em(left)}, ${em(top)})` };
}
