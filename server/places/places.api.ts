import { eq, sql } from 'drizzle-orm';
import type { placeEndpoints } from '../../contract/places.ts';
import type { Context, Handlers } from '../context.ts';
import { courseIndex, sceneBits } from '../courses/courses.table.ts';

/** How many public courses each value of a column has. */
async function countBy(
  value: typeof courseIndex.municipalityCode | typeof courseIndex.startStationId | typeof courseIndex.sceneBits,
  { db }: Context,
): Promise<Map<number, number>> {
  const rows = await db
    .select({ key: sql<number>`${value}`.as('key'), count: sql<number>`count(*)::int` })
    .from(courseIndex)
    .where(eq(courseIndex.isPublic, true))
    .groupBy(sql`key`);
  return new Map(rows.map(({ key, count }) => [key, count]));
}

export const placeHandlers: Handlers<keyof typeof placeEndpoints> = {
  'GET /get_municipalities': async ({ lang }, context) => {
    const counts = await countBy(courseIndex.municipalityCode, context);
    return {
      municipalities: context.references.municipalities.map(({ code, slug, name, kana, area, tileX, tileY }) => ({
        ...{
          code,
          slug,
          name: name[lang],
          kana,
          area,
          course_count: counts.get(code) ?? 0,
          tile: { x: tileX, y: tileY },
        },
      })),
    };
  },
  'GET /get_scene': async ({ lang }, context) => {
    // Courses by the set of their scenes: a few hundred sets stand for all courses.
    const bySet = [...(await countBy(courseIndex.sceneBits, context))];
    const countOf = (id: number) => bySet.reduce((sum, [set, count]) => (set & sceneBits([id]) ? sum + count : sum), 0);
    return {
      scenes: context.references.scenes.map(({ id, slug, name, description }) => ({
        id,
        slug,
        name: name[lang],
        description: description[lang],
        course_count: countOf(id),
      })),
    };
  },
  'GET /get_train_bus': async ({ lang }, context) => {
    const counts = await countBy(courseIndex.startStationId, context);
    return {
      lines: context.references.lines.map(({ id, name, operator, stations }) => ({
        id,
        name: name[lang],
        operator: operator[lang],
        stations: stations.map((station) => ({
          id: station.id,
          name: station.name[lang],
          kana: station.kana,
          lat: station.lat,
          lng: station.lng,
          course_count: counts.get(station.id) ?? 0,
        })),
      })),
    };
  },
};
