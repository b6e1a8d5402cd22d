/** Rows of `courses` → the summaries and details of the contract, in one language. */
import type { CourseDetail, CourseSummary } from '../../contract/courses.ts';
import { factKinds } from '../../contract/factRules.ts';
import { distanceM } from '../../contract/geo.ts';
import type { Language } from '../../contract/values.ts';
import type { Words } from '../db/columns.ts';
import type { References } from '../references.ts';
import { courses, nameOfFact, type StoredElevation, type StoredFacts, type StoredStop } from './courses.table.ts';
import { explainedIn } from './glossary.ts';

export const summaryColumns = {
  id: courses.id,
  name: courses.name,
  municipalityCode: courses.municipalityCode,
  start: courses.start,
  minutes: courses.minutes,
  distanceM: courses.distanceM,
  steps: courses.steps,
  kcal: courses.kcal,
  sceneIds: courses.sceneIds,
  lat: courses.lat,
  lng: courses.lng,
  line: courses.line,
  climbM: courses.climbM,
  isFlat: courses.isFlat,
  status: courses.status,
};

type CourseRow = typeof courses.$inferSelect;
export type SummaryRow = Pick<CourseRow, keyof typeof summaryColumns>;

export const municipalityOf = (code: number, references: References, lang: Language) => {
  const { slug, name } = references.municipalityByCode.get(code)!;
  return { code, slug, name: name[lang] };
};

const stop = ({ kind, stationId, name }: StoredStop, lang: Language) => ({ kind, id: stationId, name: name[lang] });

export function toSummary(
  row: SummaryRow & { fromHereM?: number },
  references: References,
  lang: Language,
): CourseSummary {
  return {
    id: row.id,
    name: row.name[lang],
    municipality: municipalityOf(row.municipalityCode, references, lang),
    station: stop(row.start, lang),
    minutes: row.minutes,
    distance_m: row.distanceM,
    steps: row.steps,
    kcal: row.kcal,
    scenes: row.sceneIds
      .map((id) => references.sceneById.get(id)!)
      .map(({ id, slug, name }) => ({ id, slug, name: name[lang] })),
    start: { lat: row.lat, lng: row.lng },
    line: row.line,
    climb_m: row.climbM,
    is_flat: row.isFlat,
    status: row.status,
    ...(row.fromHereM === undefined ? {} : { distance_from_here_m: row.fromHereM }),
  };
}

const confirmed = (fact: boolean | null) => (fact === null ? 'unknown' : fact ? 'yes' : 'no');

function factsOf(facts: StoredFacts | null, lang: Language): CourseDetail['facts'] {
  return factKinds.flatMap((kind) => {
    const fact = facts?.[nameOfFact[kind]];
    if (!fact) return [];
    const { is, by, on, how = null } = fact;
    return [{ kind, is: typeof is === 'boolean' ? is : is[lang], by: by[lang], on, how }];
  });
}

const heightSources = {
  gsi: { ja: '国土地理院 標高タイル', en: 'Geospatial Information Authority of Japan, elevation tiles' },
} satisfies Record<StoredElevation['source'], Words>;

/** "OpenStreetMap, 2020-03", as it is kept, in words. */
export function networkInWords(source: string, lang: Language): string {
  const [, name, year, month] = /^(.*), (\d{4})-(\d\d)$/.exec(source) ?? [];
  if (!name) return source;
  if (lang === 'ja') return `${name}、${year}年${Number(month)}月`;
  const inWords = new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', year: 'numeric', month: 'long' });
  return `${name}, ${inWords.format(new Date(`${year}-${month}-01T00:00:00Z`))}`;
}

/** What is read of a course, but for the names of stations: those are words of their own. */
const textsOf = ({ lead, points }: CourseRow, lang: Language): string =>
  [
    lead[lang],
    ...points.flatMap(({ role, name, text, way }) => [
      role === 'start' || role === 'goal' ? '' : name[lang],
      way?.[lang] ?? '',
      text?.[lang] ?? '',
    ]),
  ].join('\n');

/** How far from the middle of the way its drawing may reach, as a share of the longer side of what the way covers. */
const drawnWithin = 0.75;
const aroundAtMost = 10;

/** Stations that a drawing of the way may show, other than its start and goal, nearest to the middle first. */
function stationsAround({ line, start, goal }: CourseRow, { stationById }: References) {
  const [lats, lngs] = [line.map(([lat]) => lat), line.map(([, lng]) => lng)];
  const [south, north, west, east] = [Math.min(...lats), Math.max(...lats), Math.min(...lngs), Math.max(...lngs)];
  const middle = { lat: (south + north) / 2, lng: (west + east) / 2 };
  const side = Math.max(
    distanceM({ lat: south, lng: west }, { lat: north, lng: west }),
    distanceM({ lat: south, lng: west }, { lat: south, lng: east }),
  );
  return [...stationById.values()]
    .filter(({ id }) => id !== start.stationId && id !== goal.stationId)
    .map((station) => ({ ...station, away: distanceM(station, middle) }))
    .filter(({ away }) => away <= side * drawnWithin)
    .sort((a, b) => a.away - b.away)
    .slice(0, aroundAtMost);
}

export function toDetail(row: CourseRow & { isSample: boolean }, references: References, lang: Language): CourseDetail {
  const { elevation, lineSource } = row;
  return {
    ...toSummary(row, references, lang),
    lead: row.lead[lang],
    goal: stop(row.goal, lang),
    categories: row.categories,
    points: row.points.map(({ role, name, kana, ruby, exit, lat, lng, text, way, stopHere }) => ({
      role,
      name: name[lang],
      name_ja: name.ja,
      kana: kana ?? null,
      is_hard_to_read: ruby ?? false,
      exit: exit?.[lang] ?? null,
      lat,
      lng,
      text: text?.[lang] ?? null,
      way: way?.[lang] ?? null,
      stop_here: stopHere && {
        kind: stopHere.kind,
        id: stopHere.id,
        name: stopHere.name[lang] || null,
        name_ja: stopHere.name.ja,
        distance_m: stopHere.distanceM,
      },
    })),
    caution: row.caution?.[lang] ?? null,
    map_alt: row.mapAlt[lang],
    checked_on: row.checkedOn,
    status_note: row.statusNote?.[lang] ?? null,
    facilities: { step_free: confirmed(row.stepFree), toilet: confirmed(row.toilet), bench: confirmed(row.bench) },
    facts: factsOf(row.facts, lang),
    on_map: {
      source: networkInWords(lineSource?.source ?? '', lang),
      steps_m: row.stepsM,
      toilets: row.rests.filter(({ kind }) => kind === 'toilet').length,
    },
    surface: row.surface?.[lang] ?? null,
    elevation: elevation && {
      up_m: elevation.up,
      down_m: elevation.down,
      lowest_m: elevation.lowest,
      highest_m: elevation.highest,
      profile: elevation.profile,
      source: heightSources[elevation.source][lang],
    },
    also_in: row.alsoIn.map((code) => municipalityOf(code, references, lang)),
    legs: row.legs.map(({ metres, line, up, stepsM, isUnder = false, isDrawn }) => ({
      distance_m: metres,
      line,
      up_m: up,
      has_steps: stepsM > 0,
      has_underpass: isUnder,
      is_drawn: isDrawn,
    })),
    line_source: lineSource
      ? { kind: lineSource.kind, source: networkInWords(lineSource.source, lang) }
      : { kind: 'straight', source: '' },
    words: explainedIn(textsOf(row, lang), lang),
    around: stationsAround(row, references).map(({ name, lat, lng }) => ({ name: name[lang], lat, lng })),
    rests: row.rests.map(({ kind, at, off, side }) => ({
      kind,
      at_m: at,
      off_m: off,
      side,
    })),
    is_sample: row.isSample,
  };
}
