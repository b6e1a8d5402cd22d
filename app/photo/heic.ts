/** HEIC where the browser cannot read it: libheif (LGPL-3.0), in files of its own, loaded when it is needed. */
import decoderUrl from 'libheif-js/libheif-wasm/libheif.wasm?url';
import { displayP3ToSrgb, isDisplayP3 } from '../../contract/displayP3.ts';

/** The part of libheif-js that is used; its own types describe the layer below. */
interface HeifImage {
  get_width: () => number;
  get_height: () => number;
  is_primary: () => boolean;
  display: (into: ImageData, done: (drawn: ImageData | null) => void) => void;
}
interface Libheif {
  HeifDecoder: new () => { decode: (bytes: Uint8Array) => HeifImage[] };
}
type LibheifFactory = (options: { wasmBinary: ArrayBuffer }) => Libheif;

/** Known by its name: this file is loaded apart from those who catch it. */
class DecoderMissing extends Error {
  override name = 'DecoderMissing';
}

async function load(onProgress: (ratio: number) => void): Promise<Libheif> {
  try {
    const [module, wasmBinary] = await Promise.all([
      import('libheif-js/libheif-wasm/libheif.js'),
      fetch(decoderUrl).then((response) => {
        if (!response.ok) throw new Error(`The decoder was not sent: ${response.status}`);
        return response.arrayBuffer();
      }),
    ]);
    onProgress(0.2);
    return (module.default as unknown as LibheifFactory)({ wasmBinary });
  } catch (cause) {
    throw new DecoderMissing('The decoder cannot be loaded', { cause });
  }
}

/**
 * libheif turns the picture upright by itself.
 *
 * @param check throws when the picture is too large
 * @throws DecoderMissing when libheif did not load; any other error means that it cannot read the file
 */
export async function decodeHeic(
  file: Blob,
  check: (size: { width: number; height: number }) => void,
  onProgress: (ratio: number) => void,
): Promise<ImageBitmap> {
  const { HeifDecoder } = await load(onProgress);
  const bytes = new Uint8Array(await file.arrayBuffer());
  const images = new HeifDecoder().decode(bytes);
  const image = images.find((each) => each.is_primary()) ?? images[0];
  if (!image) throw new Error('There is no picture in the file');
  const size = { width: image.get_width(), height: image.get_height() };
  check(size);
  onProgress(0.3);
  const data = new ImageData(size.width, size.height);
  const drawn = await new Promise<ImageData | null>((resolve) => image.display(data, resolve));
  if (!drawn) throw new Error('The picture cannot be decoded');
  if (isDisplayP3(bytes)) displayP3ToSrgb(drawn.data);
  onProgress(0.9);
  return createImageBitmap(drawn);
}
