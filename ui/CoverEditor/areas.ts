/** Rectangles over a picture, in whole per cent of its width and height: they can be said, typed and moved by keys. */
export type AreaBox = { x: number; y: number; width: number; height: number };
export type Area = AreaBox & { id: string; style: 'mosaic' | 'box' };

/** Smaller ones could neither be seen nor pressed. */
export const leastSize = 3;
/** Of one that is added without drawing it. */
const addedSize = 20;

const clamp = (value: number, least: number, most: number) => Math.min(Math.max(Math.round(value), least), most);

/** Within the picture, as large as it is: whoever moves it against an edge does not make it smaller. */
export function moved({ x, y, width, height }: AreaBox, by: { x: number; y: number }): AreaBox {
  return { x: clamp(x + by.x, 0, 100 - width), y: clamp(y + by.y, 0, 100 - height), width, height };
}

/** By its lower right corner. */
export function resized({ x, y, width, height }: AreaBox, by: { x: number; y: number }): AreaBox {
  return {
    ...{ x, y },
    width: clamp(width + by.x, leastSize, 100 - x),
    height: clamp(height + by.y, leastSize, 100 - y),
  };
}

/** What one press does, in per cent: enough to be seen, little enough to place it. */
const pressed = 5;
const step = (x: number, y: number) => (box: AreaBox) => moved(box, { x: x * pressed, y: y * pressed });
const size = (by: number) => (box: AreaBox) => resized(box, { x: by * pressed, y: by * pressed });

/** The buttons of an area: what dragging does, for whoever cannot drag. */
export const nudges = {
  left: step(-1, 0),
  up: step(0, -1),
  down: step(0, 1),
  right: step(1, 0),
  smaller: size(-1),
  larger: size(1),
} satisfies Record<string, (box: AreaBox) => AreaBox>;
export type Nudge = keyof typeof nudges;
export const nudgeNames = Object.keys(nudges) as Nudge[];

/** What was typed, made to fit: what is entered last wins over the rest. */
export function withEntry(box: AreaBox, name: keyof AreaBox, value: number): AreaBox {
  if (name === 'x') return moved(box, { x: value - box.x, y: 0 });
  if (name === 'y') return moved(box, { x: 0, y: value - box.y });
  const by = value - box[name];
  return resized(box, name === 'width' ? { x: by, y: 0 } : { x: 0, y: by });
}

export const around = (x: number, y: number): AreaBox =>
  moved({ x: 0, y: 0, width: addedSize, height: addedSize }, { x: x - addedSize / 2, y: y - addedSize / 2 });

export function between(one: { x: number; y: number }, other: { x: number; y: number }): AreaBox {
  const [x, y] = [clamp(Math.min(one.x, other.x), 0, 100), clamp(Math.min(one.y, other.y), 0, 100)];
  return {
    ...{ x, y },
    width: clamp(Math.max(one.x, other.x), 0, 100) - x,
    height: clamp(Math.max(one.y, other.y), 0, 100) - y,
  };
}

export const isLargeEnough = ({ width, height }: AreaBox): boolean => width >= leastSize && height >= leastSize;

/** Not used by any of them. */
export function freeId(areas: readonly Area[]): string {
  const taken = areas.map(({ id }) => Number(id)).filter((each) => !Number.isNaN(each));
  return String(Math.max(0, ...taken) + 1);
}
