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

/** @param at where its files are asked for: photos of members, who may publish them, have one place */
export function imageOf({ imageKey, width, height, colour }: StoredImage, at = `/photo-files/${imageKey}`): PhotoImage {
  const sizes = widthsOf(width).map((each) => ({
    width: each,
    height: Math.max(1, Math.round((height * each) / width)),
    webp: `${at}/${each}.webp`,
    jpeg: `${at}/${each}.jpg`,
  }));
  return { width, height, colour, sizes };
}
