/** `content/seasons.json`: what a month is good for, each with the search that finds it. Part of a release. */
import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { sceneSlugs } from '../../contract/bands.ts';
import { words } from '../content/content.schema.ts';

const scene = z.enum(sceneSlugs);
const rows = z.array(
  z.strictObject({
    months: z.array(z.int().min(1).max(12)).min(1),
    tint: scene,
    name: words,
    search: z.union([z.strictObject({ scene }), z.strictObject({ keyword: words })]),
  }),
);
const file = new URL('../../content/seasons.json', import.meta.url);

export const seasons = rows.parse(JSON.parse(readFileSync(file, 'utf8')));
