/** Search of institutions: conditions combine with AND, totals are exact. */
import { beyondLastPage, refused, unknownValue } from '../../contract/apiError.ts';
import { distanceM } from '../../contract/geo.ts';
import type { ParsedInput } from '../../contract/index.ts';
import { besideCourseM } from '../../contract/institutionKinds.ts';
import type { BesideCourse } from '../../contract/institutions.ts';
import type { Position } from '../../contract/values.ts';
import type { Context } from '../context.ts';
import type { Words } from '../db/columns.ts';
import { termsOf } from '../keyword.ts';
import { institutionsByIds, type SummaryRow, wayOfCourse } from './institutions.queries.ts';
import { besideInIndex, type Conditions, pageInIndex } from './searchIndex.ts';

type Input = ParsedInput<'GET /institutions'>;
export type FoundRow = SummaryRow & { fromHereM?: number; beside?: BesideCourse };

function conditionsOf(input: Input, { references, now }: Context): Conditions {
  const municipalityCodes = input.municipalities.map((name) => {
    const row = references.municipalityByName.get(name);
    if (!row) throw unknownValue('municipalities');
    return row.code;
  });
  return {
    kind: input.category ?? null,
    municipalityCodes,
    icons: input.icons,
    equipment: input.equipment,
    openAt: input.open_now ? now() : null,
    ids: input.ids,
    words: termsOf(input.keyword ?? '', references.synonyms),
  };
}

function originOf({ lat, lng, sort, course_id }: Input): Position | null {
  if (lat !== undefined && lng !== undefined) return { lat, lng };
  const isNeeded = lat !== undefined || lng !== undefined || (sort === 'near' && course_id === undefined);
  if (isNeeded) throw refused(lat === undefined ? 'lat' : 'lng', 'required');
  return null;
}

function refuseWithoutCourse({ course_id, within_m, sort }: Input): void {
  if (course_id === undefined && (within_m !== undefined || sort === 'walk')) throw refused('course_id', 'required');
}

const withDistance = (rows: FoundRow[], from: Position | null): FoundRow[] =>
  from ? rows.map((row) => ({ ...row, fromHereM: Math.round(distanceM(from, row)) })) : rows;

interface Found {
  rows: FoundRow[];
  total: number;
  course: { id: number; name: Words } | null;
}

export async function searchInstitutions(input: Input, context: Context): Promise<Found> {
  refuseWithoutCourse(input);
  const from = originOf(input);
  const conditions = conditionsOf(input, context);
  const found =
    input.course_id === undefined
      ? { ...(await anywhere(input, conditions, from, context)), course: null }
      : await besideCourse(input.course_id, input, conditions, from, context);
  if (input.page_num > Math.max(1, Math.ceil(found.total / input.limit_num))) throw beyondLastPage();
  return { ...found, rows: withDistance(found.rows, from) };
}

/** Nearest first is by the plane; on a page it is by the sphere. */
async function anywhere(input: Input, conditions: Conditions, from: Position | null, { db }: Context) {
  const { sort, ids, page_num, limit_num } = input;
  const isNear = from && sort !== 'recommended';
  if (ids.length && !sort && !from) {
    const { ids: some } = await pageInIndex(
      conditions,
      { order: { by: 'recommended' }, skip: 0, take: ids.length },
      db,
    );
    const inOrder = [...new Set(ids)].filter((id) => some.includes(id));
    const skip = (page_num - 1) * limit_num;
    return { rows: await institutionsByIds(inOrder.slice(skip, skip + limit_num), db), total: inOrder.length };
  }
  const { total, ids: found } = await pageInIndex(
    conditions,
    { order: isNear ? { by: 'near', from } : { by: 'recommended' }, skip: (page_num - 1) * limit_num, take: limit_num },
    db,
  );
  const rows = await institutionsByIds(found, db);
  return { rows: isNear ? rows.sort((a, b) => distanceM(from, a) - distanceM(from, b) || a.id - b.id) : rows, total };
}

async function besideCourse(
  id: number,
  { sort, within_m, page_num, limit_num }: Input,
  conditions: Conditions,
  from: Position | null,
  context: Context,
): Promise<Found> {
  const { way, ...course } = await wayOfCourse(id, context);
  const beside = await besideInIndex(conditions, { way, withinM: within_m ?? besideCourseM }, context.db);
  const rank: (one: (typeof beside)[number]) => number =
    sort === 'walk'
      ? ({ beside }) => beside.at_m
      : from
        ? ({ position }) => distanceM(from, position)
        : ({ beside }) => beside.off_m;
  const inOrder = beside.sort((a, b) => rank(a) - rank(b) || a.id - b.id);
  const page = inOrder.slice((page_num - 1) * limit_num, page_num * limit_num);
  const rows = await institutionsByIds(
    page.map((one) => one.id),
    context.db,
  );
  const besideById = new Map(page.map((one) => [one.id, one.beside]));
  return { rows: rows.map((row) => ({ ...row, beside: besideById.get(row.id)! })), total: beside.length, course };
}
