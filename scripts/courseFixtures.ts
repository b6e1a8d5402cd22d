/**
 * Build time only: `virtual:course-fixtures` holds the written courses as the API answers them, for stories and tests.
 * The server's own code makes them, so that a story and a page of the portal cannot differ.
 */
import type { Plugin } from 'vite';
import { languages } from '../contract/values.ts';
import { courseRow } from '../server/content/courseRow.ts';
import { parkRow, waysOf } from '../server/content/parkRow.ts';
import { type Content, readContent } from '../server/content/readContent.ts';
import { recommendedOrder } from '../server/content/recommendedOrder.ts';
import { toDetail, toSummary } from '../server/courses/summary.ts';
import { toPark } from '../server/parks/parks.api.ts';
import type { References } from '../server/references.ts';
import { institutionFixtures } from './institutionFixtures.ts';

type Row = Parameters<typeof toDetail>[0];

/** What a row has in a database that nobody has touched. */
const untouched = {
  status: 'open',
  statusNote: null,
  isPublic: true,
  stepFree: null,
  toilet: null,
  bench: null,
  surface: null,
  facts: null,
  isSample: true,
} as const;

/** Of the references, what a course is answered with. */
const referencesOf = ({ municipalities, scenes, stations, equipment }: Content) =>
  ({
    municipalityByCode: new Map(municipalities.map((row) => [row.code, row])),
    sceneById: new Map(scenes.map((row) => [row.id, row])),
    stationById: new Map(stations.map((row) => [row.id, row])),
    equipmentByKind: new Map(equipment.map((row) => [row.kind, row])),
  }) as unknown as References; // The rest is for searches.

export function courseFixtures() {
  const content = readContent();
  const order = recommendedOrder(content);
  const references = referencesOf(content);
  const rows = content.courses
    .map((course) => ({ ...untouched, ...courseRow(course, order.get(course.id)!, content) }) as unknown as Row)
    .sort((a, b) => a.sortRank - b.sortRank);
  const rowById = new Map(rows.map((row) => [row.id, row]));
  const ways = waysOf(rows);
  const parks = content.parks
    .map((park) => parkRow(park, ways) as Parameters<typeof toPark>[0])
    .sort((a, b) => a.municipalityCode - b.municipalityCode || (a.kana < b.kana ? -1 : 1));
  const detailed = rows.find(({ id }) => id === 101)!;
  const institutions = institutionFixtures(content, rows, references);
  const inBoth = <T>(make: (lang: (typeof languages)[number]) => T) =>
    Object.fromEntries(languages.map((lang) => [lang, make(lang)]));
  return {
    categories: Object.fromEntries(rows.map(({ id, categories }) => [id, categories])),
    towns: Object.fromEntries(
      rows.map(({ id, municipalityCode, alsoIn }) => [
        id,
        [municipalityCode, ...alsoIn].map((code) => references.municipalityByCode.get(code)!.slug),
      ]),
    ),
    summaries: inBoth((lang) => rows.map((row) => toSummary(row, references, lang))),
    parks: inBoth((lang) => parks.map((park) => toPark(park, rowById, references, lang))),
    detail: inBoth((lang) => toDetail(detailed, references, lang)),
    institutionSummaries: inBoth(institutions.institutionSummaries),
    besideCourses: institutions.besideCourses(),
    institutionDetails: inBoth(institutions.institutionDetails),
  };
}

/** A module of them, as text that is parsed: a browser would take a second to compile it all for each story. */
const codeOf = (fixtures: object): string =>
  Object.entries(fixtures)
    .map(([key, value]) => `export const ${key} = JSON.parse(${JSON.stringify(JSON.stringify(value))});`)
    .join('\n');

export const fixturesName = 'virtual:course-fixtures';

export const courseFixturesPlugin = (): Plugin => ({
  name: 'course-fixtures',
  resolveId: (id) => (id === fixturesName ? `\0${fixturesName}` : undefined),
  load(id) {
    if (id !== `\0${fixturesName}`) return;
    return { code: codeOf(courseFixtures()), map: null, moduleType: 'js' };
  },
});
