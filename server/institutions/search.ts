/** Search of institutions: conditions combine with AND, totals are exact. */
import { beyondLastPage, refused, unauthorised, unknownValue } from '../../contract/apiError.ts';
import { distanceM } from '../../contract/geo.ts';
import type { ParsedInput } from '../../contract/index.ts';
import { besideCourseM } from '../../contract/institutionKinds.ts';
import type { BesideCourse } from '../../contract/institutions.ts';
import type { Position } from '../../contract/values.ts';
import type { RequestContext } from '../context.ts';
import type { Words } from '../db/columns.ts';
import { favouriteInstitutions } from '../favourites/favourites.queries.ts';
import { termsOf } from '../keyword.ts';
import { institutionsByIds, type SummaryRow, wayOfCourse } from './institutions.queries.ts';
import { besideInIndex, type Conditions, pageInIndex } from './searchIndex.ts';

type Input = ParsedInput<'GET /institutions'>;
export type FoundRow = SummaryRow & { fromHereM?: number; beside?: BesideCourse };

function conditionsOf(input: Input, { references, now }: RequestContext): Conditions {
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

/**
 * The ids that a search is limited to, in their order; none: it is not.
 * @returns null when there is none to be found
 * @throws ApiError E401 when a visitor asks for favourites
 */
async function idsOf({ favorite, ids, category }: Input, { session, ...context }: RequestContext) {
  if (!favorite) return ids;
  if (!session) throw unauthorised();
  const own = await favouriteInstitutions(category ?? null, { ...context, session });
  const wanted = ids.length ? own.filter((id) => ids.includes(id)) : own;
  return wanted.length ? wanted : null;
}

export async function searchInstitutions(asked: Input, context: RequestContext): Promise<Found> {
  refuseWithoutCourse(asked);
  const ids = await idsOf(asked, context);
  const input = { ...asked, ids: ids ?? [] };
  const from = originOf(input);
  const conditions = conditionsOf(input, context);
  if (ids === null) return nothing(input, context);
  const found =
    input.course_id === undefined
      ? { ...(await anywhere(input, conditions, from, context)), course: null }
      : await besideCourse(input.course_id, input, conditions, from, context);
  if (input.page_num > Math.max(1, Math.ceil(found.total / input.limit_num))) throw beyondLastPage();
  return { ...found, rows: withDistance(found.rows, from) };
}

/** What a member without such favourites finds. */
async function nothing({ course_id, page_num }: Input, context: RequestContext): Promise<Found> {
  if (page_num > 1) throw beyondLastPage();
  const course = course_id === undefined ? null : await wayOfCourse(course_id, context);
  return { rows: [], total: 0, course: course && { id: course.id, name: course.name } };
}

/** Nearest first is by the plane; on a page it is by the sphere. */
async function anywhere(input: Input, conditions: Conditions, from: Position | null, { db }: RequestContext) {
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
  context: RequestContext,
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
