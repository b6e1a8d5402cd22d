/** Turns a written course and its route into a row: distance along the way, effort by the rule, the way in words, what search compares. */
import { bandOf, effort, isLongest, stepBands, timeBands } from '../../contract/bands.ts';
import { distanceM, metresToLine } from '../../contract/geo.ts';
import { decodePolyline, encodePolyline } from '../../contract/polyline.ts';
import { simplifyTo } from '../../contract/simplify.ts';
import {
  categoryBits,
  type courseIndex,
  type courses,
  municipalityBits,
  type StoredLeg,
  type StoredPoint,
  type StoredStop,
  sceneBits,
} from '../courses/courses.table.ts';
import { placeOf } from '../geo/place.ts';
import { lexemesOf } from '../keyword.ts';
import type { CourseContent } from './content.schema.ts';
import type { Content } from './readContent.ts';
import type { Route } from './route.schema.ts';
import { type Searched, searchedOf } from './searched.ts';
import { wayInWords } from './wayInWords/index.ts';

/** A row of `courses` and of `course_index`. */
export type CourseRow = typeof courses.$inferInsert & typeof courseIndex.$inferInsert;

/** Nearly flat: at most so many metres up, and so many down, on a kilometre. */
const flatPerKm = 10;
/** And no stretch between two heights (100 m) steeper than this: a wheelchair user takes no more without help. */
const flatSlope = 0.05;

/** By the map's heights and steps, and by what the caution, the points and the ways say: not all steps are mapped. */
function isNearlyFlat(
  { caution, points }: CourseContent,
  route: Route | null,
  distance: number,
  stepsM: number,
): boolean {
  if (!route?.profile || stepsM || route.stepsM === null || /坂|階段|石段/.test(caution?.ja ?? '')) return false;
  if (points.some(({ text, way }) => /階段|石段/.test(`${text?.ja} ${way?.ja}`))) return false;
  const most = (distance / 1000) * flatPerKm;
  if (route.up! > most || route.down! > most) return false;
  return route.profile.slice(1).every(([metres, height], index) => {
    const [metresBefore, heightBefore] = route.profile![index]!;
    // The last stretch is short: two raster cells beside each other say nothing about a slope.
    return metres - metresBefore < 50 || Math.abs(height - heightBefore) <= (metres - metresBefore) * flatSlope;
  });
}

/** Enough for a drawing: as many positions as fit, to 5 decimals (a metre). */
const drawnAtMost = 48;

const forDrawing = (line: readonly [number, number][]): [number, number][] =>
  simplifyTo(
    line.map(([lat, lng]) => ({ lat, lng })),
    drawnAtMost,
  ).map(({ lat, lng }) => [Number(lat.toFixed(5)), Number(lng.toFixed(5))]);

/** The kept route, or straight lines between the points where none was computed. */
function routeOf(course: CourseContent, content: Content): Route | null {
  const route = content.routes.get(course.id);
  return route?.legs.length === course.points.length - 1 ? route : null;
}

function legsOf(course: CourseContent, route: Route | null): StoredLeg[] {
  if (route)
    return route.legs.map(({ metres, line, up, moves, isDrawn }) => ({
      metres,
      line,
      up,
      stepsM: moves.reduce((sum, { stepsM }) => sum + (stepsM ?? 0), 0),
      isUnder: moves.some(({ under }) => under),
      isDrawn: isDrawn ?? false,
    }));
  return course.points.slice(1).map((point, index) => {
    const from = course.points[index]!;
    const line: [number, number][] = [
      [from.lat, from.lng],
      [point.lat, point.lng],
    ];
    return {
      metres: Math.round(distanceM(from, point)),
      line: encodePolyline(line),
      up: null,
      stepsM: 0,
      isDrawn: true,
    };
  });
}

function stopHereOf(index: number, route: Route | null, content: Content): StoredPoint['stopHere'] {
  const out = route?.waysOut.find(({ point }) => point === index);
  if (!out) return null;
  const station = content.stations.find(({ id }) => id === out.station);
  const name = station?.name ?? out.name;
  return name ? { kind: out.kind, id: station?.id ?? null, name, distanceM: out.metres } : null;
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

/** A station so near to the way is one to begin or to end at. */
const stationWithinM = 300;

function stationsOf(path: readonly [number, number][], ends: readonly (number | null)[], content: Content): number[] {
  const line = path.map(([lat, lng]) => ({ lat, lng }));
  const near = content.stations.filter((station) => metresToLine(station, line) <= stationWithinM).map(({ id }) => id);
  return [...new Set([...ends.filter((id) => id !== null), ...near])].sort((a, b) => a - b);
}

function lineKindOf({ source, legs }: Route): NonNullable<CourseRow['lineSource']>['kind'] {
  const drawn = legs.filter(({ isDrawn }) => isDrawn).length;
  if (source.line !== 'network' || !drawn) return source.line;
  return drawn === legs.length ? 'straight' : 'partly';
}

/** Moves of legs that no network knows. */
const straightLegs = (legs: readonly StoredLeg[]): Route['legs'] =>
  legs.map(({ metres, line }) => ({ metres, line, moves: [], up: null, down: null, isDrawn: true as const }));

/** Only what the content says: what people confirm while the site runs stays theirs. */
function confirmedColumns({ facts }: CourseContent): Partial<CourseRow> {
  if (!facts) return {};
  const { stepFree, toilet, bench, surface } = facts;
  return {
    facts,
    ...(stepFree && { stepFree: stepFree.is }),
    ...(toilet && { toilet: toilet.is }),
    ...(bench && { bench: bench.is }),
    ...(surface && { surface: surface.is }),
  };
}

/** The caution of a course; where the network has steps that it does not speak of, with a sentence on them. */
function cautionOf({ caution }: CourseContent, stepsM: number): CourseRow['caution'] {
  if (!stepsM || /[階石]段/.test(caution?.ja ?? '')) return caution ?? null;
  const steps = {
    ja: `地図では、途中に階段があります（合わせて約${stepsM}m）。`,
    en: `The map shows steps on the way (about ${stepsM} m in all).`,
  };
  return caution ? { ja: caution.ja + steps.ja, en: `${caution.en} ${steps.en}` } : steps;
}

/** What follows from a course and its route. */
function derivedFrom(course: CourseContent, content: Content) {
  const start = storedStop(course.start, content);
  const goal = storedStop(course.goal, content);
  const municipality = content.municipalities.find(({ code }) => code === course.municipality)!;
  const route = routeOf(course, content);
  const legs = legsOf(course, route);
  const path = legs.flatMap(({ line }, index) => decodePolyline(line).slice(index ? 1 : 0));
  const stepsM = legs.reduce((sum, leg) => sum + leg.stepsM, 0);
  const climbM = route?.up ?? null;
  const distance = Math.round(legs.reduce((sum, { metres }) => sum + metres, 0) / 100) * 100;
  const isFlat = isNearlyFlat(course, route, distance, stepsM);
  const alsoIn = (route?.municipalities ?? []).filter((code) => code !== course.municipality);
  const towns = content.municipalities.filter(({ code }) => alsoIn.includes(code));
  const stationIds = stationsOf(path, [start.stationId, goal.stationId], content);
  const lines = content.lines.filter(({ stations }) => stations.some((id) => stationIds.includes(id)));
  const hasToilet = (route?.rests ?? []).some(({ kind }) => kind === 'toilet');
  const scenes = course.scenes.map((slug) => content.scenes.find((scene) => scene.slug === slug)!);
  const categories = [
    ...course.categories,
    ...(municipality.area === 'special_wards' ? [] : (['tama_tosho'] as const)),
  ];
  const stops = { start, goal };
  const searched = searchedOf({
    course,
    stops,
    municipality,
    towns,
    scenes,
    lines,
    categories,
    nearStops: [
      ...content.stations.filter(({ id }) => stationIds.includes(id)),
      ...(route?.waysOut ?? []).flatMap(({ name }) => (name ? [{ name }] : [])),
    ],
    busStops: route?.busStops ?? [],
    isFlat,
    isLong: isLongest(effort(distance).minutes),
    hasToilet,
  });
  return {
    ...{ start, goal, route, legs, path, stepsM, climbM, distance, isFlat, alsoIn, stationIds, hasToilet },
    ...{ scenes, categories, searched },
  };
}

/** What a course is found by, for a comparison with what is found. */
export function searchedTextsOf(course: CourseContent, content: Content): Searched & { stationIds: number[] } {
  const { searched, stationIds } = derivedFrom(course, content);
  return { ...searched, stationIds };
}

export function courseRow(course: CourseContent, sortRank: number, content: Content): CourseRow {
  const derived = derivedFrom(course, content);
  const { start, goal, route, legs, path, stepsM, climbM, distance, isFlat, alsoIn, stationIds, hasToilet } = derived;
  const { scenes, categories, searched } = derived;
  const ways = wayInWords(course, route?.legs ?? straightLegs(legs), content.streets);
  const { minutes, kcal, steps } = effort(distance);
  const first = course.points[0]!;
  const sceneIds = scenes.map(({ id }) => id);
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
    points: course.points.map(({ role, name, kana, ruby, exit, lat, lng, text }, index) => ({
      role,
      name,
      kana: kana ?? null,
      ruby: ruby ?? false,
      exit: exit ?? null,
      lat,
      lng,
      text: text ?? null,
      way: index ? ways[index - 1]! : null,
      stopHere: stopHereOf(index, route, content),
    })),
    line: forDrawing(path),
    legs,
    rests: route?.rests ?? [],
    lineSource: route ? { kind: lineKindOf(route), source: route.source.network } : null,
    stepsM,
    climbM,
    isFlat,
    alsoIn,
    elevation: route?.profile
      ? {
          up: route.up!,
          down: route.down!,
          lowest: route.lowest!,
          highest: route.highest!,
          profile: route.profile,
          source: route.source.heights!,
        }
      : null,
    ...confirmedColumns(course),
    caution: cautionOf(course, stepsM),
    mapAlt: course.mapAlt,
    checkedOn: course.checkedOn,
    sortRank,
    stationIds,
    municipalityBits: municipalityBits([course.municipality, ...alsoIn]),
    mapToilet: hasToilet,
    terms: lexemesOf(searched.texts, searched.whole),
  };
}
