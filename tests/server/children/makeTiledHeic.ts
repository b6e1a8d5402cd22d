/** Wrote `tests/server/pictures/tiled.heic`, which is kept: 2 × 2 tiles, a quarter turn, one colour in each tile. */
import { writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { encodeHeic, tiledHeic } from '../pictures/heif.ts';
import { quarters } from '../pictures/quarters.ts';

const [tileWidth, tileHeight] = [320, 256];
const tiles: Buffer[] = [];
for (const background of Object.values(quarters)) {
  const tile = { create: { width: tileWidth, height: tileHeight, channels: 3 as const, background } };
  tiles.push(encodeHeic(await sharp(tile).jpeg({ quality: 95 }).toBuffer()));
}
const file = new URL('../pictures/tiled.heic', import.meta.url);
writeFileSync(file, tiledHeic(tiles, { rows: 2, columns: 2, tileWidth, tileHeight, turns: 1 }));
