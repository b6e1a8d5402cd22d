/** What the API must answer, worked out from the content in plain JavaScript and without the server's code. */
import { distanceM, metresToLine } from '../../contract/geo.ts';
import { decodePolyline } from '../../contract/polyline.ts';
import type { Position } from '../../contract/values.ts';
import { readContent } from '../../server/content/readContent.ts';

export const content = readContent();

const stationOf = (stop: (typeof content.courses)[number]['start']) =>
  stop.kind === 'station'
    ? content.stations.find(
        ({ name, municipality }) =>
          name.ja === stop.station && (!stop.municipality || municipality === stop.municipality),
      )!
    : null;

/** Everything that a search looks at. */
export const expectedCourses = content.courses
  .map((course) => {
    const route = content.routes.get(course.id)!;
    const way = route.legs.flatMap(({ line }) => decodePolyline(line)).map(([lat, lng]) => ({ lat, lng }));
    const metres = route.legs.reduce((sum, leg) => sum + leg.metres, 0);
    const distance = Math.round(metres / 100) * 100;
    const minutes = Math.round((distance * 15) / 1000);
    const steps = Math.round(distance / 0.7 / 10) * 10;
    const municipality = content.municipalities.find(({ code }) => code === course.municipality)!;
    const station = stationOf(course.start);
    const goal = stationOf(course.goal);
    const nearWay = content.stations.filter((each) => metresToLine(each, way) <= 300);
    const stationIds = [...new Set([station, goal, ...nearWay].flatMap((each) => each?.id ?? []))];
    const scenes = content.scenes.filter(({ slug }) => course.scenes.includes(slug));
    const sentences = [course.lead, ...course.points.flatMap(({ text }) => text ?? [])].flatMap(({ ja, en }) => [
      ja,
      en,
    ]);
    const towns = content.municipalities.filter(({ code }) => route.municipalities.includes(code));
    const lines = content.lines.filter(({ stations }) => stations.some((id) => stationIds.includes(id)));
    const stopNames = [course.start, course.goal].flatMap((stop) => (stop.kind === 'station' ? [] : [stop]));
    const named = [
      course,
      municipality,
      ...towns,
      ...lines,
      ...content.stations.filter(({ id }) => stationIds.includes(id)),
      ...scenes,
      ...course.points,
      ...stopNames,
      ...route.waysOut.flatMap(({ name }) => (name ? [{ name, kana: undefined }] : [])),
      ...[station, goal].filter((stop) => stop !== null),
    ];
    return {
      id: course.id,
      way,
      municipality,
      distance,
      minutes,
      steps,
      timeBand: minutes < 30 ? 1 : minutes < 60 ? 2 : minutes < 90 ? 3 : minutes < 120 ? 4 : 5,
      stepBand: steps < 6000 ? 1 : steps < 8000 ? 2 : steps < 10_000 ? 3 : 4,
      scenes: course.scenes as readonly string[],
      stationIds,
      lineIds: content.lines
        .filter(({ stations }) => stations.some((id) => stationIds.includes(id)))
        .map(({ id }) => id),
      towns: [municipality, ...content.municipalities.filter(({ code }) => route.municipalities.includes(code))],
      categories: [
        ...course.categories,
        ...(municipality.area === 'special_wards' ? [] : ['tama_tosho']),
      ] as readonly string[],
      start: course.points[0] as Position,
      texts: [...named.flatMap(({ name, kana }) => [name.ja, name.en, kana ?? '']), ...sentences],
    };
  })
  .sort((a, b) => a.id - b.id);
export type ExpectedCourse = (typeof expectedCourses)[number];

export interface Facets {
  municipality?: readonly string[];
  time_band?: readonly number[];
  step_band?: readonly number[];
  scene?: readonly string[];
  line?: number;
  station?: number;
  category?: string;
}

/** AND between facets, OR within one. */
export const filtered = (facets: Facets): ExpectedCourse[] =>
  expectedCourses.filter(
    (course) =>
      (!facets.municipality?.length ||
        course.towns.some(
          ({ slug, code }) => facets.municipality!.includes(slug) || facets.municipality!.includes(String(code)),
        )) &&
      (!facets.time_band?.length || facets.time_band.includes(course.timeBand)) &&
      (!facets.step_band?.length || facets.step_band.includes(course.stepBand)) &&
      (!facets.scene?.length || facets.scene.some((scene) => course.scenes.includes(scene))) &&
      (facets.line === undefined || course.lineIds.includes(facets.line)) &&
      (facets.station === undefined || course.stationIds.includes(facets.station)) &&
      (facets.category === undefined || course.categories.includes(facets.category)),
  );

export const nearestFive = (from: Position, among: readonly ExpectedCourse[] = expectedCourses) =>
  among
    .map(({ id, start }) => ({ id, distance: Math.round(distanceM(from, start)) }))
    .sort((a, b) => a.distance - b.distance || a.id - b.id)
    .slice(0, 5);

export const idsOf = (rows: readonly { id: number }[]) => rows.map(({ id }) => id);
export const sortedIds = (rows: readonly { id: number }[]) => idsOf(rows).sort((a, b) => a - b);
