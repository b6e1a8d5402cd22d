import type { placeEndpoints } from '../../contract/places.ts';
import type { Handlers } from '../context.ts';
import { countCoursesByMunicipality, countCoursesByScene, countCoursesByStop } from './places.queries.ts';

export const placeHandlers: Handlers<Exclude<keyof typeof placeEndpoints, 'GET /season'>> = {
  'GET /get_municipalities': async ({ lang }, context) => {
    const counts = await countCoursesByMunicipality(context.db);
    return {
      municipalities: context.references.municipalities.map(({ code, slug, name, kana, area, tileX, tileY }) => ({
        ...{ code, slug, name: name[lang], kana, area },
        course_count: counts.get(code) ?? 0,
        tile: { x: tileX, y: tileY },
      })),
    };
  },
  'GET /get_scene': async ({ lang }, context) => {
    const { scenes } = context.references;
    const counts = await countCoursesByScene(context.db);
    return {
      scenes: scenes.map(({ id, slug, name, description }) => ({
        id,
        slug,
        name: name[lang],
        description: description[lang],
        course_count: counts[id] ?? 0,
      })),
    };
  },
  'GET /get_train_bus': async ({ lang }, context) => {
    const ofStation = await countCoursesByStop(context.db, 'station');
    const ofLine = await countCoursesByStop(context.db, 'line');
    return {
      lines: context.references.lines.map(({ id, name, operator, stations }) => ({
        id,
        name: name[lang],
        operator: operator[lang],
        course_count: ofLine.get(id) ?? 0,
        stations: stations.map((station) => ({
          id: station.id,
          name: station.name[lang],
          kana: station.kana,
          lat: station.lat,
          lng: station.lng,
          course_count: ofStation.get(station.id) ?? 0,
        })),
      })),
    };
  },
};
