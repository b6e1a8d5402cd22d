/** What is done with a file before it is sent; runs in the photo worker. */
import { photoCompressAboveBytes } from '../../contract/photoRules.ts';
import type {
  CoveredArea,
  Picture,
  PictureProblem,
  PrepareOutcome,
  PreparingStep,
} from '../../machines/photoPost/index.ts';
import { cover } from './cover.ts';
import { checkFile, sizeProblem } from './limits.ts';
import type { Head } from './readHead.ts';

/** The widest that the site keeps (`photoWidths`): more would be sent for nothing. */
export const sentWidth = 2048;
/** Best first; after the last one the picture becomes smaller instead. */
const qualities = [0.9, 0.8, 0.7];
const shrinkBy = 0.8;
const triesAtMost = 8;

class Refusal extends Error {
  readonly problem: PictureProblem;
  constructor(problem: PictureProblem) {
    super(problem);
    this.problem = problem;
  }
}

/** Whether what is drawn can be read back. Some browsers give noise, so that nobody recognises a device by its canvas. */
export function isCanvasTrue(canvas = new OffscreenCanvas(8, 8)): boolean {
  const context = canvas.getContext('2d');
  if (!context) return false;
  const colourOf = (at: number) => [(at * 3) % 256, (at * 7) % 256, (at * 13) % 256] as const;
  for (let at = 0; at < 64; at += 1) {
    context.fillStyle = `rgb(${colourOf(at).join(' ')})`;
    context.fillRect(at % 8, Math.floor(at / 8), 1, 1);
  }
  const { data } = context.getImageData(0, 0, 8, 8);
  return Array.from({ length: 64 }, (_, at) => at).every((at) =>
    colourOf(at).every((value, channel) => data[at * 4 + channel] === value),
  );
}

type OnProgress = (step: PreparingStep, ratio: number) => void;

const checkSize = (size: { width: number; height: number }) => {
  const problem = sizeProblem(size);
  if (problem) throw new Refusal(problem);
};

async function decode(file: Blob, { format }: Head, onProgress: OnProgress): Promise<ImageBitmap> {
  try {
    return await createImageBitmap(file, { imageOrientation: 'from-image' });
  } catch {
    if (format !== 'heic') throw new Refusal('broken');
  }
  onProgress('converting', 0);
  const { decodeHeic } = await import('./heic.ts');
  return decodeHeic(file, checkSize, (ratio) => onProgress('converting', ratio));
}

function draw(bitmap: ImageBitmap, scale: number, areas: readonly CoveredArea[]): OffscreenCanvas {
  const canvas = new OffscreenCanvas(
    Math.max(Math.round(bitmap.width * scale), 1),
    Math.max(Math.round(bitmap.height * scale), 1),
  );
  const context = canvas.getContext('2d', { alpha: false, willReadFrequently: areas.length > 0 });
  if (!context) throw new Refusal('failed');
  // What is transparent becomes white, not black.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  cover(context, areas);
  return canvas;
}

/** As JPEG, not larger than is sent: first less exact, then smaller. Covers are drawn anew at every size. */
async function encode(bitmap: ImageBitmap, areas: readonly CoveredArea[], onProgress: OnProgress): Promise<Picture> {
  let scale = Math.min(sentWidth / bitmap.width, 1);
  let canvas = draw(bitmap, scale, areas);
  onProgress('compressing', 0.4);
  for (let attempt = 0; ; attempt += 1) {
    const quality = qualities[Math.min(attempt, qualities.length - 1)]!;
    if (attempt >= qualities.length) {
      scale *= shrinkBy;
      canvas = draw(bitmap, scale, areas);
    }
    const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality });
    onProgress('compressing', 1 - 0.6 / (attempt + 2));
    if (blob.size <= photoCompressAboveBytes || attempt + 1 === triesAtMost)
      return { blob, format: 'jpeg', width: canvas.width, height: canvas.height, made: 'here' };
  }
}

/** Never where something is to be covered: it would not be. */
const asSent = (
  file: Blob,
  { format, size }: Head,
  made: Picture['made'],
  areas: readonly CoveredArea[],
): PrepareOutcome =>
  areas.length > 0
    ? { problem: 'failed' }
    : { picture: { blob: file, format, ...(size ?? { width: 0, height: 0 }), made } };

/** A picture of this browser, or the file as it is where the browser cannot make one and the server has to. */
export async function prepare(
  { file, areas }: { file: Blob; areas: readonly CoveredArea[] },
  onProgress: OnProgress,
): Promise<PrepareOutcome> {
  onProgress('checking', 0);
  const checked = await checkFile(file);
  if ('problem' in checked) return checked;
  const { head } = checked;
  if (typeof OffscreenCanvas === 'undefined') return asSent(file, head, 'noCanvas', areas);
  if (!isCanvasTrue()) return asSent(file, head, 'noise', areas);
  try {
    const bitmap = await decode(file, head, onProgress);
    checkSize(bitmap);
    const isToEncode = file.size > photoCompressAboveBytes || areas.length > 0 || head.format === 'heic';
    onProgress('compressing', 0);
    if (isToEncode) return { picture: await encode(bitmap, areas, onProgress) };
    const { width, height } = bitmap;
    return { picture: { blob: file, format: head.format, width, height, made: 'asItWas' } };
  } catch (error) {
    if (error instanceof Refusal) return { problem: error.problem };
    const isMissing = error instanceof Error && error.name === 'DecoderMissing';
    return isMissing ? asSent(file, head, 'noCanvas', areas) : { problem: 'broken' };
  }
}
