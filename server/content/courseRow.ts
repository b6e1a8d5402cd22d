/** Turns a written course into a row: distance by the geometry, effort by the rule, nearest stations, what search compares. */
import { bandOf, effort, stepBands, timeBands } from '../../contract/bands.ts';
import { distanceM, lengthM } from '../../contract/geo.ts';
import type { Position } from '../../contract/values.ts';
import {
  categoryBits,
  type courseIndex,
  type courses,
  type StoredPoint,
  type StoredStop,
  sceneBits,
} from '../courses/courses.table.ts';
import type { Words } from '../db/columns.ts';
import { placeOf } from '../geo/place.ts';
import { lexemesOf, searchTextOf } from '../keyword.ts';
import type { CourseContent, StationContent } from './content.schema.ts';
import type { Content } from './readContent.ts';

/** A row of `courses` and of `course_index`. */
export type CourseRow = typeof courses.$inferInsert & typeof courseIndex.$inferInsert;

/** A station that a walker could stop at is at most this far away. */
const stopWithinM = 1500;

function nearestStation(from: Position, stations: readonly StationContent[]): StoredPoint['nearestStation'] {
  const [nearest] = stations
    // A degree of latitude is 111 km: the box spares most of the arithmetic.
    .filter((station) => Math.abs(station.lat - from.lat) < 0.02 && Math.abs(station.lng - from.lng) < 0.02)
    .map((station) => ({
      id: station.id,
      name: station.name,
      distanceM: Math.round(distanceM(from, station) / 10) * 10,
    }))
    .sort((a, b) => a.distanceM - b.distanceM);
  return nearest && nearest.distanceM <= stopWithinM ? nearest : null;
}

/** At most 24 points, to 5 decimals (a metre): enough for a drawing. */
function simplify(points: readonly Position[]): [number, number][] {
  const step = Math.max(1, Math.ceil(points.length / 24));
  return points
    .filter((_, index) => index % step === 0 || index === points.length - 1)
    .map(({ lat, lng }) => [Number(lat.toFixed(5)), Number(lng.toFixed(5))]);
}

function storedStop(stop: CourseContent['start'], content: Content): StoredStop & { kana: string } {
  if (stop.kind !== 'station') return { kind: stop.kind, stationId: null, name: stop.name, kana: stop.kana };
  const found = content.stations.filter(
    (station) => station.name.ja === stop.station && (!stop.municipality || station.municipality === stop.municipality),
  );
  const [station] = found;
  if (!station || found.length > 1) throw new Error(`station ${stop.station}: ${found.length} found`);
  return { kind: 'station', stationId: station.id, name: station.name, kana: station.kana };
}

export function courseRow(course: CourseContent, sortRank: number, content: Content): CourseRow {
  const start = storedStop(course.start, content);
  const goal = storedStop(course.goal, content);
  const municipality = content.municipalities.find(({ code }) => code === course.municipality)!;
  const distance = Math.round(lengthM(course.points) / 100) * 100;
  const { minutes, kcal, steps } = effort(distance);
  const first = course.points[0]!;
  const scenes = course.scenes.map((slug) => content.scenes.find((scene) => scene.slug === slug)!);
  const categories = [
    ...course.categories,
    ...(municipality.area === 'special_wards' ? [] : (['tama_tosho'] as const)),
  ];
  const sceneIds = scenes.map(({ id }) => id);
  const textOf = (named: ReadonlyArray<{ name: Words; kana?: string }>) =>
    searchTextOf(named.flatMap(({ name, kana }) => [name.ja, name.en, kana]));
  return {
    id: course.id,
    name: course.name,
    lead: course.lead,
    municipalityCode: course.municipality,
    categories,
    categoryBits: categoryBits(categories),
    sceneIds,
    sceneBits: sceneBits(sceneIds),
    start: { kind: start.kind, stationId: start.stationId, name: start.name },
    goal: { kind: goal.kind, stationId: goal.stationId, name: goal.name },
    startStationId: start.stationId,
    lat: first.lat,
    lng: first.lng,
    place: placeOf(first),
    distanceM: distance,
    minutes,
    kcal,
    steps,
    timeBand: bandOf(timeBands, minutes),
    stepBand: bandOf(stepBands, steps),
    points: course.points.map(({ role, name, lat, lng, text }) => ({
      role,
      name,
      lat,
      lng,
      text: text ?? null,
      nearestStation: nearestStation({ lat, lng }, content.stations),
    })),
    line: simplify(course.points),
    caution: course.caution ?? null,
    mapAlt: course.mapAlt,
    checkedOn: course.checkedOn,
    sortRank,
    terms: lexemesOf([textOf([course]), textOf([start, goal, municipality]), textOf([...scenes, ...course.points])]),
  };
}
