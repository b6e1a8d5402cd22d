/** The gallery: filters combine with AND, values of one filter with OR; totals are exact. */
import { beyondLastPage, unknownValue } from '../../contract/apiError.ts';
import type { ParsedInput } from '../../contract/index.ts';
import { monthsOf } from '../../contract/photoRules.ts';
import { isEdition } from '../contest/editions.ts';
import type { Context } from '../context.ts';
import { coursesIn, type GalleryConditions, galleryPage, galleryTotal } from './gallery.queries.ts';
import type { PhotoRow } from './photos.queries.ts';

type Input = ParsedInput<'GET /photo_gallery'>;

async function coursesOf({ course_id, municipality }: Input, { db, references }: Context): Promise<number[] | null> {
  const codes = municipality.map((name) => {
    const row = references.municipalityByName.get(name);
    if (!row) throw unknownValue('municipality');
    return row.code;
  });
  if (!codes.length) return course_id === undefined ? null : [course_id];
  const ids = await coursesIn(db, codes);
  return course_id === undefined ? ids : ids.filter((id) => id === course_id);
}

function monthsIn({ month, season }: Input): number[] | null {
  if (season === undefined) return month === undefined ? null : [month];
  return monthsOf[season].filter((each) => month === undefined || each === month);
}

export async function findPhotos(input: Input, context: Context): Promise<{ rows: PhotoRow[]; total: number }> {
  const { db } = context;
  const { contest, sort, page_num, limit_num } = input;
  if (contest !== undefined && !(await isEdition(db, contest))) throw unknownValue('contest');
  const conditions: GalleryConditions = {
    courseIds: await coursesOf(input, context),
    months: monthsIn(input),
    contestId: contest ?? null,
  };
  const isNone = conditions.courseIds?.length === 0 || conditions.months?.length === 0;
  const page = { sort, skip: (page_num - 1) * limit_num, take: limit_num };
  // The first page is the same whatever the total is.
  if (!isNone && page_num === 1) {
    const firstPage = galleryPage(db, conditions, { ...page, total: Number.POSITIVE_INFINITY });
    const [total, rows] = await Promise.all([galleryTotal(db, conditions), firstPage]);
    return { rows, total };
  }
  const total = isNone ? 0 : await galleryTotal(db, conditions);
  if (page_num > Math.max(1, Math.ceil(total / limit_num))) throw beyondLastPage();
  return { rows: total ? await galleryPage(db, conditions, { ...page, total }) : [], total };
}
