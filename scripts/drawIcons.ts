/**
 * Draws the icons of the installed portal from the house's mark, `public/favicon.svg`, into `public/icons/`:
 * `node scripts/drawIcons.ts` after the mark has changed. A test compares, so that no icon is older than the mark.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { colors } from '../tokens/semantic.ts';
import { root } from './steps.ts';

export const iconFolder = path.join(root, 'public/icons');

/** The mark stands in a square of this side, and fills it nearly. */
const markSide = 32;
/** Phosphor's icons stand in a square of this side. */
const signSide = 256;

const pathsOf = (svg: string): string => (svg.match(/<path [^>]*\/>/g) ?? []).join('');
const mark = () => pathsOf(readFileSync(path.join(root, 'public/favicon.svg'), 'utf8'));
const sign = (name: string) =>
  pathsOf(readFileSync(path.join(root, `node_modules/@phosphor-icons/core/assets/regular/${name}.svg`), 'utf8'));

interface Tile {
  side: number;
  /** What stands in the middle, in a square of its own. */
  drawing: string;
  drawingSide: number;
  /** How much of the tile that square fills. */
  share: number;
  /** `none`: only the drawing, black on nothing. */
  ground: 'round' | 'square' | 'none';
}

function tileSvg({ side, drawing, drawingSide, share, ground }: Tile): string {
  const scale = (side * share) / drawingSide;
  const edge = (side * (1 - share)) / 2;
  const radius = ground === 'round' ? ` rx="${side * 0.2}"` : '';
  const tile =
    ground === 'none' ? '' : `<rect width="${side}" height="${side}"${radius} fill="${colors.light.surface.action}"/>`;
  const fill = ground === 'none' ? '#000' : colors.light.surface.page;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}" width="${side}" height="${side}"><title>とことこ東京 Tokotoko Tokyo</title>${tile}<g fill="${fill}" transform="translate(${edge} ${edge}) scale(${scale})">${drawing}</g></svg>`;
}

const markTile = (side: number, share: number, ground: Tile['ground']) =>
  tileSvg({ side, share, ground, drawing: mark(), drawingSide: markSide });
const signTile = (name: string) =>
  tileSvg({ side: 96, share: 0.62, ground: 'round', drawing: sign(name), drawingSide: signSide });

/** Launchers cut a maskable icon to any shape that holds a circle of 80 % of it: the mark stays within. */
const safe = 0.62;

/** By file name: the drawing, of which a PNG is made unless the name says otherwise. */
export const drawings = (): Record<string, string> => ({
  'icon.svg': markTile(512, 0.76, 'round'),
  'icon-192.png': markTile(192, 0.76, 'round'),
  'icon-512.png': markTile(512, 0.76, 'round'),
  'maskable-512.png': markTile(512, safe, 'square'),
  'monochrome-512.png': markTile(512, safe, 'none'),
  // iOS rounds the corners itself, and would fill what is left free with black.
  'apple-touch-180.png': markTile(180, 0.68, 'square'),
  'search-96.png': signTile('magnifying-glass'),
  'time-96.png': signTile('clock'),
  'saved-96.png': signTile('download-simple'),
});

/** The bytes of each file. */
export const drawIcon = async (name: string, svg: string): Promise<Buffer> =>
  name.endsWith('.svg') ? Buffer.from(`${svg}\n`) : sharp(Buffer.from(svg)).png({ compressionLevel: 9 }).toBuffer();

if (import.meta.main) {
  mkdirSync(iconFolder, { recursive: true });
  for (const [name, svg] of Object.entries(drawings())) {
    const file = await drawIcon(name, svg);
    writeFileSync(path.join(iconFolder, name), file);
    process.stdout.write(`${name} (${(file.length / 1000).toFixed(1)} kB)\n`);
  }
}
