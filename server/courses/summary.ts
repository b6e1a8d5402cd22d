/** Rows of `courses` → the summaries and details of the contract, in one language. */
import type { CourseDetail, CourseSummary } from '../../contract/courses.ts';
import type { Language } from '../../contract/values.ts';
import type { References } from '../references.ts';
import { courses, type StoredStop } from './courses.table.ts';

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
    status: row.status,
    ...(row.fromHereM === undefined ? {} : { distance_from_here_m: row.fromHereM }),
  };
}

const confirmed = (fact: boolean | null) => (fact === null ? 'unknown' : fact ? 'yes' : 'no');

export function toDetail(row: CourseRow & { isSample: boolean }, references: References, lang: Language): CourseDetail {
  return {
    ...toSummary(row, references, lang),
    lead: row.lead[lang],
    goal: stop(row.goal, lang),
    categories: row.categories,
    points: row.points.map(({ role, name, lat, lng, text, nearestStation }) => ({
      role,
      name: name[lang],
      lat,
      lng,
      text: text?.[lang] ?? null,
      nearest_station: nearestStation && {
        id: nearestStation.id,
        name: nearestStation.name[lang],
        distance_m: nearestStation.distanceM,
      },
    })),
    caution: row.caution?.[lang] ?? null,
    map_alt: row.mapAlt[lang],
    checked_on: row.checkedOn,
    status_note: row.statusNote?.[lang] ?? null,
    facilities: { step_free: confirmed(row.stepFree), toilet: confirmed(row.toilet), bench: confirmed(row.bench) },
    surface: row.surface?.[lang] ?? null,
    elevation: row.elevation,
    is_sample: row.isSample,
  };
}
