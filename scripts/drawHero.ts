/**
 * Draws the walks of the first page's picture from the kept routes: `node scripts/drawHero.ts` after these have changed.
 * A test compares, so that the picture is never older than the walks.
 */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { decodePolyline } from '../contract/polyline.ts';
import { type Content, readContent } from '../server/content/readContent.ts';
import { projection, type Spot, simplifyTo, wayOf } from '../ui/RouteMap/geometry.ts';
import { root } from './steps.ts';

/** Where each has its place in the picture, whose size is 560 × 440. Each is drawn in its own scale, north up. */
const walks = [
  { name: 'palaceMoat', course: 101, left: 76, top: 96, width: 200, height: 216 },
  { name: 'cityLights', course: 112, left: 418, top: 200, width: 128, height: 66 },
  { name: 'riverMouth', course: 122, left: 396, top: 350, width: 132, height: 84 },
] as const;

/** Few enough to be joined by bends. */
const spotsAtMost = 22;

export const heroFile = path.join(root, 'app/screens/Top/heroWalks.ts');

export function heroWalks(content: Content): string {
  const drawn = walks.map(({ name, course, left, top, width, height }) => {
    const line = content.routes.get(course)!.legs.flatMap(({ line: leg }) => decodePolyline(leg));
    const project = projection(line, { width, height, padding: 0 });
    const moved = line.map((coordinate): Spot => {
      const { x, y } = project(coordinate);
      return { x: x + left, y: y + top };
    });
    const spots = simplifyTo(moved, spotsAtMost);
    const [first, last] = [spots[0]!, spots.at(-1)!].map(({ x, y }) => `[${Math.round(x)}, ${Math.round(y)}]`);
    return `  // Course ${course}.\n  ${name}: {\n    start: ${first},\n    goal: ${last},\n    way: '${wayOf(spots)}',\n  },`;
  });
  return `/** Written by scripts/drawHero.ts from the kept routes. */\nexport const heroWalks = {\n${drawn.join('\n')}\n} as const;\n`;
}

if (import.meta.main) writeFileSync(heroFile, heroWalks(readContent()));
