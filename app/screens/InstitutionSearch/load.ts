import type { Api } from '../../../contract/index.ts';
import type { InstitutionKind } from '../../../contract/institutionKinds.ts';
import { type Asked, asked } from '../../asked.ts';
import type { Loaded, LoadInput } from '../../page.ts';
import { type Conditions, isFromHere, readConditions, repeatedIn, toInput } from './conditions.ts';
import type { CourseChoice, InstitutionSearchData } from './data.ts';

/** The visitor's place never stands in an address: until it is known, "nearest first" shows what is recommended. */
const search = (api: Api, kind: InstitutionKind, conditions: Conditions) =>
  asked(
    api(
      'GET /institutions',
      toInput(kind, isFromHere(conditions) ? { ...conditions, sort: 'recommended' } : conditions),
    ),
  );

const offeredAtMost = 10;

/** Courses by their name, or by whatever else the course search finds them. */
async function searchCourses(api: Api, keyword: string): Promise<Asked<CourseChoice>> {
  const { value, fields } = await asked(api('GET /search', { keyword, limit_num: offeredAtMost }));
  return value
    ? { value: { courses: value.courses.map(({ id, name }) => ({ id, name })), total: value.total }, fields: null }
    : { value: null, fields: fields.map(({ kind }) => ({ field: 'course', kind })) };
}

export async function load({ api, route, query }: LoadInput): Promise<Loaded<InstitutionSearchData>> {
  const kind = route.props!.institution!;
  const conditions = readConditions(query, kind);
  const repeated = repeatedIn(query);
  const [{ municipalities }, found, choice] = await Promise.all([
    api('GET /get_municipalities'),
    repeated.length ? { value: null, fields: repeated } : search(api, kind, conditions),
    conditions.course && !repeated.length ? searchCourses(api, conditions.course) : null,
  ]);
  const fields = [...(found.fields ?? []), ...(choice?.fields ?? [])];
  return {
    data: {
      ...{ kind, conditions, fields, result: found.value, courseChoice: choice?.value ?? null },
      towns: municipalities.map(({ code, slug, name, area }) => ({ code, slug, name, area })),
    },
    status: fields.length ? 422 : 200,
  };
}
