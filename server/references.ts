/** The reference rows (municipalities, scenes, lines, stations, kinds of equipment): in memory, read at start and when something changed (`siteAlerts/siteAlerts.ts`). */
import { asc } from 'drizzle-orm';
import type { Db } from './db/database.ts';
import { equipment } from './institutions/institutions.table.ts';
import { lineStations, lines, municipalities, scenes, stations } from './places/places.table.ts';
import { synonyms } from './search/synonyms.ts';
import { readVocabulary } from './search/vocabulary.ts';

export async function readReferences(db: Db) {
  // One after another: in a transaction there is one connection.
  const municipalityRows = await db.select().from(municipalities).orderBy(asc(municipalities.code));
  const sceneRows = await db.select().from(scenes).orderBy(asc(scenes.id));
  const lineRows = await db.select().from(lines).orderBy(asc(lines.id));
  const stationRows = await db
    .select({
      id: stations.id,
      name: stations.name,
      kana: stations.kana,
      municipalityCode: stations.municipalityCode,
      lat: stations.lat,
      lng: stations.lng,
      searchText: stations.searchText,
    })
    .from(stations);
  const stops = await db.select().from(lineStations).orderBy(asc(lineStations.lineId), asc(lineStations.position));
  const equipmentRows = await db.select().from(equipment);
  const stationById = new Map(stationRows.map((station) => [station.id, station]));
  const vocabulary = await readVocabulary(db, {
    ...{ stations: stationRows, municipalities: municipalityRows, scenes: sceneRows, lines: lineRows },
  });
  return {
    vocabulary,
    synonyms,
    municipalities: municipalityRows,
    municipalityByCode: new Map(municipalityRows.map((row) => [row.code, row])),
    /** By slug and by code written out: both name a municipality in a query. */
    municipalityByName: new Map(
      municipalityRows.flatMap((row) => [[row.slug, row] as const, [String(row.code), row] as const]),
    ),
    scenes: sceneRows,
    sceneById: new Map(sceneRows.map((row) => [row.id, row])),
    sceneByName: new Map(
      sceneRows.flatMap((row) => [[row.slug as string, row] as const, [String(row.id), row] as const]),
    ),
    lines: lineRows.map((line) => ({
      ...line,
      stations: stops.filter(({ lineId }) => lineId === line.id).map(({ stationId }) => stationById.get(stationId)!),
    })),
    lineIds: new Set(lineRows.map(({ id }) => id)),
    stationById,
    equipmentByKind: new Map(equipmentRows.map((row) => [row.kind, row])),
  };
}
export type References = Awaited<ReturnType<typeof readReferences>>;
