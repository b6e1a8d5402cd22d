/** The addresses of a stored picture, from what its row says. */
import { photoWidths } from '../../contract/photoRules.ts';
import type { PhotoImage } from '../../contract/photos.ts';

export interface StoredImage {
  imageKey: string;
  /** Pixels of the widest file. */
  width: number;
  height: number;
  /** `#rrggbb`. */
  colour: string;
}

/** Widths in pixels that a picture is kept in, narrowest first: none is wider than the picture. */
export const widthsOf = (width: number): number[] => [...photoWidths.filter((each) => each < width), width];

export function imageOf({ imageKey, width, height, colour }: StoredImage): PhotoImage {
  const sizes = widthsOf(width).map((each) => ({
    width: each,
    height: Math.max(1, Math.round((height * each) / width)),
    webp: `/photo-files/${imageKey}/${each}.webp`,
    jpeg: `/photo-files/${imageKey}/${each}.jpg`,
  }));
  return { width, height, colour, sizes };
}
