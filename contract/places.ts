/** Reference lists: municipalities, scenes, lines with their stations. */
import { z } from 'zod';
import { areas, sceneSlugs } from './bands.ts';
import { endpoint } from './endpoint.ts';
import { id, position, slug, withLang } from './values.ts';

export const municipality = z.object({
  code: z.int().meta({ description: 'JIS X 0402 with the prefecture, e.g. 13101' }),
  slug,
  name: z.string(),
  kana: z.string(),
  area: z.enum(areas),
  course_count: z.int(),
  tile: z
    .object({ x: z.int(), y: z.int() })
    .meta({ description: 'Square on the tile map, columns and rows from the north-west' }),
});
export type Municipality = z.infer<typeof municipality>;

export const scene = z.object({
  id,
  slug: z.enum(sceneSlugs),
  name: z.string(),
  description: z.string(),
  course_count: z.int(),
});
export type Scene = z.infer<typeof scene>;

export const lineStation = z.object({
  id,
  name: z.string(),
  kana: z.string(),
  ...position.shape,
  course_count: z.int(),
});
export type LineStation = z.infer<typeof lineStation>;

export const trainLine = z.object({
  id,
  name: z.string(),
  operator: z.string(),
  course_count: z.int().meta({ description: 'Courses with any of its stations, each once' }),
  stations: z.array(lineStation),
});
export type TrainLine = z.infer<typeof trainLine>;

export const seasonalWalk = z.object({
  name: z.string(),
  tint: z.enum(sceneSlugs).meta({ description: 'The scene whose colour it takes' }),
  field: z.enum(['scene', 'keyword']).meta({ description: 'Condition of the search that finds it' }),
  value: z.string(),
});
export type SeasonalWalk = z.infer<typeof seasonalWalk>;

export const placeEndpoints = {
  'GET /get_municipalities': endpoint({
    summary: 'The 62 municipalities',
    input: z.object(withLang),
    output: z.object({ municipalities: z.array(municipality) }),
  }),
  'GET /get_scene': endpoint({
    summary: 'The scenes that courses are tagged with',
    input: z.object(withLang),
    output: z.object({ scenes: z.array(scene) }),
  }),
  'GET /season': endpoint({
    summary: 'What the month is good for, each with a search',
    input: z.object(withLang),
    output: z.object({
      month: z.int().min(1).max(12).meta({ description: 'In Asia/Tokyo' }),
      walks: z.array(seasonalWalk),
    }),
  }),
  'GET /get_train_bus': endpoint({
    summary: 'Lines with their stations in Tokyo, in line order',
    input: z.object(withLang),
    output: z.object({ lines: z.array(trainLine) }),
  }),
};
