/**
 * A file that somebody sent → the files that are kept. Everything is encoded anew from pixels: nothing of the original is left but
 * what can be seen. Runs in a process of its own (`decoder.process.ts`), never in the server's.
 */
import sharp, { type Sharp, type SharpOptions } from 'sharp';
import { photoMaxPixels } from '../../contract/photoRules.ts';
import { widthsOf } from './imageOf.ts';
import { openHeic, type Pixels } from './openHeic.ts';
import type { Answer, Picture, PictureFile, Task } from './picture.ts';
import { keptWithin, sizeProblem } from './sizes.ts';

sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp'] });
sharp.concurrency(1);
sharp.cache(false);

/** `failOn`: a file that is cut off or damaged is refused. Of an animation the first picture is taken. */
const options = {
  limitInputPixels: photoMaxPixels,
  failOn: 'error',
  sequentialRead: true,
  pages: 1,
} satisfies SharpOptions;

/** Upright, in sRGB, on white, and no larger than it is kept. */
async function masterOf(image: Sharp): Promise<Pixels> {
  const { data, info } = await image
    .autoOrient()
    .resize({ ...keptWithin, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .removeAlpha()
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height, channels: info.channels as 3 };
}

const fromPixels = ({ data, width, height, channels }: Pixels): Sharp =>
  sharp(data, { raw: { width, height, channels } });

async function colourOf(master: Pixels): Promise<string> {
  const { channels } = await fromPixels(master).stats();
  return `#${channels
    .slice(0, 3)
    .map(({ mean }) => Math.round(mean).toString(16).padStart(2, '0'))
    .join('')}`;
}

/** The smallest that decoders of today show well: the widest is what a visitor opens, the narrowest stands in lists. */
const quality = { webp: { quality: 78, effort: 4, smartSubsample: true }, jpeg: { quality: 80, mozjpeg: true } };

async function filesOf(master: Pixels): Promise<PictureFile[]> {
  const files: PictureFile[] = [];
  for (const width of widthsOf(master.width)) {
    const height = Math.max(1, Math.round((master.height * width) / master.width));
    const image = fromPixels(master).resize({ width, height, fit: 'fill' });
    const [webp, jpeg] = [
      await image.clone().webp(quality.webp).toBuffer(),
      await image.clone().jpeg(quality.jpeg).toBuffer(),
    ];
    files.push({ name: `${width}.webp`, type: 'image/webp', bytes: webp });
    files.push({ name: `${width}.jpg`, type: 'image/jpeg', bytes: jpeg });
  }
  return files;
}

async function pictureOf(master: Pixels): Promise<Picture> {
  const { width, height } = master;
  return { width, height, colour: await colourOf(master), files: await filesOf(master) };
}

export async function makePicture({ bytes, format }: Task): Promise<Answer> {
  if (format === 'heic') {
    const opened = await openHeic(bytes).catch(() => 'bad_input' as const);
    if (typeof opened === 'string') return { refusal: opened };
    return { picture: await pictureOf(await masterOf(fromPixels(opened))) };
  }
  // The limit of pixels is told below, with its own word.
  const head = await sharp(bytes, { ...options, limitInputPixels: false })
    .metadata()
    .catch(() => null);
  if (head?.format !== format) return { refusal: 'bad_input' };
  const problem = sizeProblem(head.width, head.height);
  if (problem) return { refusal: problem };
  const master = await masterOf(sharp(bytes, options)).catch(() => null);
  return master ? { picture: await pictureOf(master) } : { refusal: 'bad_input' };
}
