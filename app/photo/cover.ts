/** Writes into the pixels what nobody is to see. */
import type { CoveredArea } from '../../machines/photoPost/index.ts';

/** So few cells across that no face, name or number can be read out of them again. */
export const cellsAcross = 8;
const boxColour = '#26302b';

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Whole pixels around an area, within the picture. */
export function pixelsOf(area: CoveredArea, size: { width: number; height: number }): Box {
  const within = (value: number, most: number) => Math.min(Math.max(value, 0), most);
  const x = within(Math.floor((area.x / 100) * size.width), size.width);
  const y = within(Math.floor((area.y / 100) * size.height), size.height);
  return {
    ...{ x, y },
    width: within(Math.ceil(((area.x + area.width) / 100) * size.width), size.width) - x,
    height: within(Math.ceil(((area.y + area.height) / 100) * size.height), size.height) - y,
  };
}

/** The mean colour of a part of the data. */
function meanOf({ data, width }: ImageData, { x, y, width: w, height: h }: Box): string {
  let [red, green, blue] = [0, 0, 0];
  for (let row = y; row < y + h; row += 1) {
    for (let at = (row * width + x) * 4, end = at + w * 4; at < end; at += 4) {
      red += data[at]!;
      green += data[at + 1]!;
      blue += data[at + 2]!;
    }
  }
  const count = w * h;
  return `rgb(${Math.round(red / count)} ${Math.round(green / count)} ${Math.round(blue / count)})`;
}

/** `length` cut into at most `count` parts. @returns where each begins, and the end */
const cuts = (length: number, count: number) =>
  Array.from({ length: count + 1 }, (_, at) => Math.round((at * length) / count));

/**
 * One rectangle of one colour for each cell. Drawing the region small and then large again would leave hundreds of colours, out
 * of which much of the picture can be guessed.
 */
function drawMosaic(context: OffscreenCanvasRenderingContext2D, { x, y, width, height }: Box): void {
  const region = context.getImageData(x, y, width, height);
  const cell = Math.max(width, height) / cellsAcross;
  const columns = cuts(width, Math.max(Math.round(width / cell), 1));
  const rows = cuts(height, Math.max(Math.round(height / cell), 1));
  for (const [row, top] of rows.slice(0, -1).entries()) {
    for (const [column, left] of columns.slice(0, -1).entries()) {
      const part = { x: left, y: top, width: columns[column + 1]! - left, height: rows[row + 1]! - top };
      if (part.width < 1 || part.height < 1) continue;
      context.fillStyle = meanOf(region, part);
      context.fillRect(x + left, y + top, part.width, part.height);
    }
  }
}

export function cover(context: OffscreenCanvasRenderingContext2D, areas: readonly CoveredArea[]): void {
  const { canvas } = context;
  for (const area of areas) {
    const box = pixelsOf(area, canvas);
    if (box.width < 1 || box.height < 1) continue;
    if (area.style === 'mosaic') drawMosaic(context, box);
    else {
      context.fillStyle = boxColour;
      context.fillRect(box.x, box.y, box.width, box.height);
    }
  }
}
