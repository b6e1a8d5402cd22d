/** The icons of the installed portal show the mark as it is. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { drawIcon, drawings, iconFolder } from '../../scripts/drawIcons.ts';

const files = Object.entries(drawings());
const stored = (name: string) => readFileSync(path.join(iconFolder, name));
const pixels = (file: Buffer) => sharp(file).ensureAlpha().raw().toBuffer({ resolveWithObject: true });

describe('icons: `node scripts/drawIcons.ts` draws them anew', () => {
  test('are all there, and no others', () => {
    expect(readdirSync(iconFolder).sort()).toEqual(files.map(([name]) => name).sort());
  });

  test.each(files)('%s is of the mark', async (name, svg) => {
    const [is, shouldBe] = await Promise.all([pixels(stored(name)), pixels(await drawIcon(name, svg))]);
    expect(is.info).toEqual(shouldBe.info);
    const apart = is.data.reduce((sum, value, at) => sum + Math.abs(value - shouldBe.data[at]!), 0);
    expect(apart / is.data.length).toBeLessThan(1);
  });

  test('a launcher may cut a maskable icon to a circle of 80 %', async () => {
    const { data, info } = await pixels(stored('maskable-512.png'));
    const ground = data.subarray(0, 3);
    expect(data.filter((value, at) => at % 4 === 3 && value < 255)).toHaveLength(0);
    let farthest = 0;
    for (let at = 0; at < data.length; at += 4) {
      const isMark = Math.abs(data[at]! - ground[0]!) > 60;
      const [x, y] = [(at / 4) % info.width, Math.floor(at / 4 / info.width)];
      if (isMark) farthest = Math.max(farthest, Math.hypot(x - info.width / 2, y - info.height / 2));
    }
    expect(farthest).toBeGreaterThan(info.width * 0.2);
    expect(farthest).toBeLessThan(info.width * 0.4);
  });
});
