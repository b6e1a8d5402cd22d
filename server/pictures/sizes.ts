/** How large pictures may be, and how large they are kept. */
import { photoMaxPixels, photoMaxSide, photoMinSide, photoWidths } from '../../contract/photoRules.ts';
import type { Refusal } from './picture.ts';

/** A tall picture is kept no taller: WebP ends at 16,383, and nobody's screen is near it. */
const maxKeptHeight = 4096;

/** By the numbers in the head of the file: before a pixel is decoded. */
export function sizeProblem(width: number, height: number): Refusal | null {
  if (!(width > 0 && height > 0)) return 'bad_input';
  if (Math.max(width, height) > photoMaxSide || width * height > photoMaxPixels) return 'above_maximum';
  return Math.min(width, height) < photoMinSide ? 'below_minimum' : null;
}

/** Of the widest file. */
export const keptWithin = { width: photoWidths.at(-1)!, height: maxKeptHeight };
