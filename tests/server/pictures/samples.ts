/** Pictures made at test time. */
import sharp, { type Sharp } from 'sharp';
import { quarters, type Rgb } from './quarters.ts';

export function quarterPixels(width: number, height: number): Sharp {
  const data = Buffer.alloc(width * height * 3);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const isLeft = x < width / 2;
      const { r, g, b } =
        y < height / 2 ? quarters[isLeft ? 'topLeft' : 'topRight'] : quarters[isLeft ? 'bottomLeft' : 'bottomRight'];
      data.set([r, g, b], (y * width + x) * 3);
    }
  return sharp(data, { raw: { width, height, channels: 3 } });
}

export const jpegOf = (width = 640, height = 480): Promise<Buffer> => quarterPixels(width, height).jpeg().toBuffer();

/** The pixel in the middle of each quarter. */
export async function quartersOf(file: Uint8Array): Promise<Record<keyof typeof quarters, Rgb>> {
  const { data, info } = await sharp(file).raw().toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number): Rgb => {
    const from = (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * info.channels;
    return { r: data[from]!, g: data[from + 1]!, b: data[from + 2]! };
  };
  return {
    topLeft: at(0.25, 0.25),
    topRight: at(0.75, 0.25),
    bottomLeft: at(0.25, 0.75),
    bottomRight: at(0.75, 0.75),
  };
}
