/** HEIC as pixels: sharp's libvips has no HEVC, libheif as WebAssembly has. */
import { displayP3ToSrgb, isDisplayP3 } from '../../contract/displayP3.ts';
import type { Refusal } from './picture.ts';
import { sizeProblem } from './sizes.ts';

export interface Pixels {
  data: Uint8Array;
  width: number;
  height: number;
  channels: 3 | 4;
}

/** The part of libheif-js that is used here. */
interface HeifImage {
  is_primary: () => boolean;
  get_width: () => number;
  get_height: () => number;
  display: (
    target: { data: Uint8ClampedArray; width: number; height: number },
    done: (result: { data: Uint8ClampedArray } | null) => void,
  ) => void;
  free?: () => void;
}
interface Libheif {
  HeifDecoder: new () => { decode: (bytes: Uint8Array) => HeifImage[] };
}

/** With its rotation applied, as libheif does by itself: what Exif says of it is not applied again. */
export async function openHeic(bytes: Uint8Array): Promise<Pixels | Refusal> {
  // Only when one comes: compiling it costs 100 ms. It has no types.
  const { default: libheif } = (await import('libheif-js/wasm-bundle.js' as string)) as { default: Libheif };
  // Of several, the one that the file names as the picture to be shown.
  const images = new libheif.HeifDecoder().decode(bytes);
  const image = images.find((each) => each.is_primary()) ?? images[0];
  if (!image) return 'bad_input';
  const [width, height] = [image.get_width(), image.get_height()];
  const problem = sizeProblem(width, height);
  if (problem) return problem;
  const target = { data: new Uint8ClampedArray(width * height * 4), width, height };
  const shown = await new Promise<{ data: Uint8ClampedArray } | null>((resolve) => image.display(target, resolve));
  if (!shown) return 'bad_input';
  if (isDisplayP3(bytes)) displayP3ToSrgb(target.data);
  return { data: new Uint8Array(target.data.buffer), width, height, channels: 4 };
}
