import { notFound } from '../../contract/apiError.ts';
import type { CourseSummary } from '../../contract/courses.ts';
import type { Api } from '../../contract/index.ts';
import type { StaffPerson } from '../../contract/staff.ts';
import { asked } from '../asked.ts';

export interface Choice {
  keyword: string;
  own: CourseSummary[];
  others: CourseSummary[];
  /** The keyword cannot be searched for. */
  isRefused: boolean;
}

/** As many as an office has. */
const ownMost = 100;
const foundMost = 20;

/** Courses of the own municipality first; the bureau has none, and none but what it looks for. */
export async function courseChoice(api: Api, keyword: string, { office }: StaffPerson): Promise<Choice> {
  const words = keyword ? { keyword } : {};
  const isOwn = ({ municipality }: CourseSummary) => municipality.slug === office?.slug;
  const [own, found] = await Promise.all([
    office ? asked(api('GET /search', { ...words, municipality: [office.slug], limit_num: ownMost })) : null,
    keyword ? asked(api('GET /search', { ...words, limit_num: foundMost })) : null,
  ]);
  return {
    ...{ keyword, isRefused: Boolean(found?.fields) },
    // Others only pass through it.
    own: (own?.value?.courses ?? []).filter(isOwn),
    others: (found?.value?.courses ?? []).filter((course) => !isOwn(course)),
  };
}

/** @returns null where an address names no course @throws ApiError E404 for what can be none */
export function chosenCourse(query: URLSearchParams): number | null {
  const id = query.get('course');
  if (!id) return null;
  if (!/^[1-9]\d{0,8}$/.test(id)) throw notFound('course');
  return Number(id);
}
