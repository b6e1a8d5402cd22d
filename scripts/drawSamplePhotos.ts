/**
 * `node scripts/drawSamplePhotos.ts`: draws the sample photos of `content/photos` again, in the widths and formats that a member's
 * photo is kept in, and notes their colour and size in `photos.json`. They are drawings, so that they show nobody and belong to nobody.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { chromium, type Page } from 'playwright';
import { photoWidths } from '../contract/photoRules.ts';
import { headlessChromiumPath } from './chromium.ts';
import type { Scene } from './samplePhotos/pen.ts';
import { streets } from './samplePhotos/streets.ts';
import { waters } from './samplePhotos/waters.ts';
import { root } from './steps.ts';

const scenes: Readonly<Record<string, () => Scene>> = { ...waters, ...streets };
const folder = path.join(root, 'content/photos');
const list = path.join(folder, 'photos.json');
/** Flat colours keep well; the widest is looked at on screens of many pixels. */
const qualities: Readonly<Record<number, number>> = { 400: 0.62, 960: 0.5, 2048: 0.22 };
const ends = { webp: 'webp', jpeg: 'jpg' } as const;

const svgOf = ({ width, height, shapes }: Scene) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${shapes.join('')}</svg>`;

/** Every file as base64, and the mean colour. Runs in the browser, which encodes both formats. */
async function draw(page: Page, scene: Scene) {
  const address = `data:image/svg+xml;base64,${Buffer.from(svgOf(scene)).toString('base64')}`;
  return page.evaluate(
    async ({ address, ratio, widths, qualities }) => {
      const image = new Image();
      image.src = address;
      await image.decode();
      const canvas = document.createElement('canvas');
      const context = canvas.getContext('2d', { willReadFrequently: true })!;
      const drawIn = (width: number, height: number) => {
        Object.assign(canvas, { width, height });
        context.drawImage(image, 0, 0, width, height);
      };
      const files = widths.flatMap((width) => {
        drawIn(width, Math.round(width * ratio));
        return (['webp', 'jpeg'] as const).map((format) => ({
          ...{ width, format },
          data: canvas.toDataURL(`image/${format}`, qualities[width]).split(',')[1]!,
        }));
      });
      drawIn(64, 64);
      const { data } = context.getImageData(0, 0, 64, 64);
      const mean = [0, 1, 2].map((at) => {
        let sum = 0;
        for (let each = at; each < data.length; each += 4) sum += data[each]!;
        return Math.round(sum / (data.length / 4));
      });
      return { files, colour: `#${mean.map((value) => value.toString(16).padStart(2, '0')).join('')}` };
    },
    { address, ratio: scene.height / scene.width, widths: photoWidths, qualities },
  );
}

interface Row {
  key: string;
  width?: number;
  height?: number;
  colour?: string;
}

const rows = JSON.parse(readFileSync(list, 'utf8')) as Row[];
const browser = await chromium.launch({ executablePath: headlessChromiumPath() });
const page = await browser.newPage();
let bytes = 0;
for (const row of rows) {
  const scene = scenes[row.key.replace(/^sample-/, '')]?.();
  if (!scene) throw new Error(`No drawing is called ${row.key}`);
  const { files, colour } = await draw(page, scene);
  mkdirSync(path.join(folder, row.key), { recursive: true });
  for (const { width, format, data } of files) {
    const file = Buffer.from(data, 'base64');
    bytes += file.length;
    writeFileSync(path.join(folder, row.key, `${width}.${ends[format]}`), file);
  }
  const width = photoWidths.at(-1)!;
  Object.assign(row, { width, height: Math.round((width * scene.height) / scene.width), colour });
}
await browser.close();
writeFileSync(list, `${JSON.stringify(rows, null, 2)}\n`);
process.stdout.write(`${rows.length} sample photos, ${Math.round(bytes / 1000)} kB\n`);
