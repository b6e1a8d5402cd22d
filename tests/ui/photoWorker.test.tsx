/** The photo worker in a real browser: what it makes of files, what is left of what was covered, and how it is stopped. */
import { afterEach, describe, expect, test, vi } from 'vitest';
import { cellsAcross, cover } from '../../app/photo/cover.ts';
import { isCanvasTrue, prepare, sentWidth } from '../../app/photo/prepare.ts';
import { preparePhoto } from '../../app/photo/preparePhoto.ts';
import type { CoveredArea, Picture, PrepareOutcome } from '../../machines/photoPost/index.ts';
import { drawPhoto } from '../../stories/fixtures/posting.ts';
import { distance, quarters } from '../server/pictures/quarters.ts';
import tiledHeic from '../server/pictures/tiled.heic?url';

afterEach(() => vi.restoreAllMocks());

const nothing = () => undefined;
const never = new AbortController().signal;
const pictureOf = (outcome: PrepareOutcome) => {
  if ('problem' in outcome) throw new Error(outcome.problem);
  return outcome.picture;
};
const area = (style: CoveredArea['style']): CoveredArea => ({ id: '1', x: 25, y: 25, width: 50, height: 50, style });

/** Colours within the area, as far as they differ by more than JPEG leaves of one colour. */
function coloursOf({ data }: ImageData): number {
  const found: number[][] = [];
  for (let at = 0; at < data.length; at += 4) {
    const colour = [data[at]!, data[at + 1]!, data[at + 2]!];
    if (!found.some((each) => each.every((value, channel) => value === colour[channel]))) found.push(colour);
  }
  return found.length;
}

/** Every pixel another colour. */
function noise(size: number): OffscreenCanvasRenderingContext2D {
  const context = new OffscreenCanvas(size, size).getContext('2d')!;
  const data = context.createImageData(size, size);
  for (let at = 0; at < data.data.length; at += 4)
    data.data.set([(at * 7) % 251, (at * 13) % 241, (at * 29) % 239, 255], at);
  context.putImageData(data, 0, 0);
  return context;
}

describe('covering', () => {
  test('a mosaic leaves one colour for each of at most 8 × 8 cells, with hard edges', () => {
    const context = noise(400);
    expect(coloursOf(context.getImageData(100, 100, 200, 200))).toBeGreaterThan(cellsAcross ** 2);
    cover(context, [area('mosaic')]);
    expect(coloursOf(context.getImageData(100, 100, 200, 200))).toBeLessThanOrEqual(cellsAcross ** 2);
    const [cell] = [context.getImageData(100, 100, 25, 25)];
    expect(coloursOf(cell)).toBe(1);
  });

  test('a plain box leaves one colour, and nothing beside it is touched', () => {
    const [context, before] = [noise(400), noise(400)];
    cover(context, [area('box')]);
    expect(coloursOf(context.getImageData(100, 100, 200, 200))).toBe(1);
    for (const [x, y, width, height] of [
      [0, 0, 400, 100],
      [0, 300, 400, 100],
      [0, 0, 100, 400],
      [300, 0, 100, 400],
    ] as const)
      expect(context.getImageData(x, y, width, height).data).toEqual(before.getImageData(x, y, width, height).data);
  });

  test('is in the bytes that are sent', async () => {
    const file = await drawPhoto(800, 600, true);
    const { picture } = { picture: pictureOf(await prepare({ file, areas: [area('box')] }, nothing)) };
    expect(picture).toMatchObject({ format: 'jpeg', made: 'here', width: 800, height: 600 });
    const context = new OffscreenCanvas(800, 600).getContext('2d')!;
    context.drawImage(await createImageBitmap(picture.blob), 0, 0);
    const { data } = context.getImageData(210, 160, 380, 280);
    const [red, green, blue] = [0x26, 0x30, 0x2b];
    for (let at = 0; at < data.length; at += 4) {
      const off = Math.abs(data[at]! - red!) + Math.abs(data[at + 1]! - green!) + Math.abs(data[at + 2]! - blue!);
      if (off > 12) throw new Error(`A pixel shines through: ${[...data.subarray(at, at + 3)]}`);
    }
  });
});

/** The pixel in the middle of each quarter of the picture that is sent. */
async function quartersOf({ blob }: Picture) {
  const bitmap = await createImageBitmap(blob);
  const { width, height } = bitmap;
  const context = new OffscreenCanvas(width, height).getContext('2d')!;
  context.drawImage(bitmap, 0, 0);
  const at = (x: number, y: number) => {
    const [r, g, b] = context.getImageData(x * width, y * height, 1, 1).data;
    return { r: r!, g: g!, b: b! };
  };
  return {
    size: [width, height],
    topLeft: at(0.25, 0.25),
    topRight: at(0.75, 0.25),
    bottomLeft: at(0.25, 0.75),
    bottomRight: at(0.75, 0.75),
  };
}

type Places = keyof typeof quarters;
/** @param expected which quarter of the stored pixels is seen where */
async function expectQuarters(picture: Picture, size: [number, number], expected: Record<Places, Places>) {
  const found = await quartersOf(picture);
  expect([found.size, [picture.width, picture.height]]).toEqual([size, size]);
  for (const place of Object.keys(quarters) as Places[])
    expect(distance(found[place], quarters[expected[place]]), place).toBeLessThan(25);
}

/** Lying on its side, as a telephone writes it: to be turned by a quarter with the clock. */
async function sidewaysJpeg(): Promise<File> {
  const canvas = new OffscreenCanvas(640, 480);
  const context = canvas.getContext('2d')!;
  for (const [place, x, y] of [
    ['topLeft', 0, 0],
    ['topRight', 320, 0],
    ['bottomLeft', 0, 240],
    ['bottomRight', 320, 240],
  ] as const) {
    const { r, g, b } = quarters[place];
    context.fillStyle = `rgb(${r} ${g} ${b})`;
    context.fillRect(x, y, 320, 240);
  }
  const jpeg = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.95 });
  const orientation = [0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, 6, 0, 0];
  const tiff = [...'MM']
    .map((each) => each.charCodeAt(0))
    .concat([0, 42, 0, 0, 0, 8, 0, 1, ...orientation, 0, 0, 0, 0]);
  const exif = [...'Exif\0\0'].map((each) => each.charCodeAt(0)).concat(tiff);
  const segment = new Uint8Array([0xff, 0xe1, 0, exif.length + 2, ...exif]);
  return new File([jpeg.slice(0, 2), segment, jpeg.slice(2)], 'photo.jpg', { type: 'image/jpeg' });
}

describe('what the camera notes of how it was held', () => {
  const areas: CoveredArea[] = [{ id: '1', x: 47, y: 47, width: 6, height: 6, style: 'box' }];
  const prepared = async (file: File, covered: CoveredArea[]) =>
    pictureOf(await preparePhoto({ file, areas: covered, onProgress: nothing }, never));

  test('a JPEG on its side stands upright, once, as it was and when it is made anew', async () => {
    const upright = {
      topLeft: 'bottomLeft',
      topRight: 'topLeft',
      bottomLeft: 'bottomRight',
      bottomRight: 'topRight',
    } as const;
    const file = await sidewaysJpeg();
    const asItWas = await prepared(file, []);
    expect(asItWas).toMatchObject({ made: 'asItWas' });
    await expectQuarters(asItWas, [480, 640], upright);
    const covered = await prepared(file, areas);
    expect(covered).toMatchObject({ made: 'here' });
    await expectQuarters(covered, [480, 640], upright);
    // Covered again, as somebody does who changes the areas: of what was made, which says nothing of a turn.
    await expectQuarters(await prepared(new File([covered.blob], 'photo.jpg'), areas), [480, 640], upright);
  });

  test('a HEIC of tiles with a turn is put together and turned once', async () => {
    const file = new File([await (await fetch(tiledHeic)).blob()], 'IMG_0001.HEIC');
    const picture = await prepared(file, []);
    expect(picture).toMatchObject({ made: 'here', format: 'jpeg' });
    await expectQuarters(picture, [512, 640], {
      ...{ topLeft: 'topRight', topRight: 'bottomRight', bottomLeft: 'topLeft', bottomRight: 'bottomLeft' },
    });
  });
});

describe('preparing', () => {
  test('a picture that is small enough stays as it was', async () => {
    const file = await drawPhoto(800, 600);
    const picture = pictureOf(await preparePhoto({ file, areas: [], onProgress: nothing }, never));
    expect(picture).toMatchObject({ made: 'asItWas', width: 800, height: 600, format: 'jpeg' });
    expect(picture.blob.size).toBe(file.size);
  });

  test('a larger one is made as small as the site keeps it, and tells how far it is', async () => {
    const file = await drawPhoto(4000, 3000, true);
    expect(file.size).toBeGreaterThan(2 * 1024 * 1024);
    const steps: [string, number][] = [];
    const picture = pictureOf(
      await preparePhoto({ file, areas: [], onProgress: (step, ratio) => steps.push([step, ratio]) }, never),
    );
    expect(picture).toMatchObject({ made: 'here', width: sentWidth, height: 1536, format: 'jpeg' });
    expect(picture.blob.size).toBeLessThanOrEqual(2 * 1024 * 1024);
    expect(steps.map(([step]) => step)).toEqual(expect.arrayContaining(['checking', 'compressing']));
    const ratios = steps.filter(([step]) => step === 'compressing').map(([, ratio]) => ratio);
    expect(ratios).toEqual([...ratios].sort((one, other) => one - other));
    expect(ratios.length).toBeGreaterThanOrEqual(3);
  });

  test('the decoder of HEIC is fetched for a HEIC, and for no JPEG', async () => {
    const fetched = vi.spyOn(globalThis, 'fetch');
    const decoders = () => fetched.mock.calls.filter(([address]) => String(address).includes('libheif')).length;
    // Without the worker, whose requests nobody here would see.
    pictureOf(await prepare({ file: await drawPhoto(4000, 3000, true), areas: [] }, nothing));
    expect(decoders()).toBe(0);
    const heic = new File([await (await fetch(tiledHeic)).blob()], 'IMG_0001.HEIC');
    pictureOf(await prepare({ file: heic, areas: [] }, nothing));
    expect(decoders()).toBe(1);
  });

  test.each([
    [() => new File(['GIF89a'], 'photo.jpg'), 'notImage'],
    [() => new File([new Uint8Array(20 * 1024 * 1024 + 1)], 'photo.jpg'), 'tooLarge'],
    [async () => new File([(await drawPhoto(800, 600)).slice(0, 300)], 'photo.jpg'), 'broken'],
    [() => drawPhoto(300, 600), 'tooSmall'],
  ] as const)('%s: %s', async (make, problem) => {
    const file = await make();
    expect(await preparePhoto({ file, areas: [], onProgress: nothing }, never)).toEqual({ problem });
  });

  test('is stopped within 100 ms', async () => {
    const file = await drawPhoto(4000, 3000, true);
    const controller = new AbortController();
    const terminate = vi.spyOn(Worker.prototype, 'terminate');
    const outcome = preparePhoto({ file, areas: [], onProgress: () => controller.abort() }, controller.signal);
    const rejected = outcome.catch((error: unknown) => error);
    await vi.waitFor(() => expect(controller.signal.aborted).toBe(true), { timeout: 20_000 });
    const begun = performance.now();
    expect(await rejected).toMatchObject({ name: 'AbortError' });
    expect(performance.now() - begun).toBeLessThan(100);
    expect(terminate).toHaveBeenCalled();
  });
});

describe('a browser that cannot', () => {
  const falsify = () => {
    const { getImageData } = OffscreenCanvasRenderingContext2D.prototype;
    vi.spyOn(OffscreenCanvasRenderingContext2D.prototype, 'getImageData').mockImplementation(function (
      this: OffscreenCanvasRenderingContext2D,
      ...place: Parameters<typeof getImageData>
    ) {
      const read = getImageData.apply(this, place);
      read.data[5]! ^= 1;
      return read;
    });
  };

  test('read its canvas truly is found out by one wrong pixel, and the file goes as it is', async () => {
    expect(isCanvasTrue()).toBe(true);
    falsify();
    expect(isCanvasTrue()).toBe(false);
    const file = await drawPhoto(800, 600);
    expect(pictureOf(await prepare({ file, areas: [] }, nothing))).toMatchObject({ blob: file, made: 'noise' });
  });

  test('never lets a picture pass as covered', async () => {
    falsify();
    const file = await drawPhoto(800, 600);
    expect(await prepare({ file, areas: [area('box')] }, nothing)).toEqual({ problem: 'failed' });
  });

  test('has no workers: the file is checked and goes as it is', async () => {
    vi.stubGlobal('Worker', undefined);
    const file = await drawPhoto(800, 600);
    const picture = pictureOf(await preparePhoto({ file, areas: [], onProgress: nothing }, never));
    vi.unstubAllGlobals();
    expect(picture).toMatchObject({ blob: file, made: 'noCanvas', width: 800 });
  });
});
