import { ApiError } from '../../../contract/apiError.ts';
import type { Api } from '../../../contract/index.ts';
import { asked } from '../../asked.ts';
import type { Loaded, LoadInput } from '../../page.ts';
import { active, type Conditions, readConditions, repeatedIn, toInput } from './conditions.ts';
import { type Choices, type PhotosData, photosPerPage } from './data.ts';

const mostCourses = 100;

/** The courses to choose from: those of the chosen municipalities, since there are too many to list all. */
async function coursesOf({ municipality, course_id }: Conditions, api: Api): Promise<Choices['courses']> {
  const [inTowns, chosen] = await Promise.all([
    municipality.length ? asked(api('GET /search', { municipality, limit_num: mostCourses })) : null,
    course_id === undefined ? null : asked(api('GET /history', { courses: [course_id] as unknown as number[] })),
  ]);
  const courses = [...(chosen?.value?.courses ?? []), ...(inTowns?.value?.courses ?? [])];
  return [...new Map(courses.map(({ id, name }) => [id, { id, name }])).values()];
}

/** Every edition by its name; a portal without any contest has none. */
async function contestsOf(api: Api): Promise<Choices['contests']> {
  try {
    const { editions } = await api('GET /contest', { limit_num: 1 });
    return editions.map(({ id, name }) => ({ id, name }));
  } catch (error) {
    if (error instanceof ApiError && error.code === 'E404') return [];
    throw error;
  }
}

export async function load({ api, query }: LoadInput): Promise<Loaded<PhotosData>> {
  const conditions = readConditions(query);
  const repeated = repeatedIn(query);
  const isStart = active(conditions).length === 0 && conditions.page === '1';
  const [{ municipalities }, courses, contests, found, ranking] = await Promise.all([
    api('GET /get_municipalities'),
    coursesOf(conditions, api),
    contestsOf(api),
    repeated.length
      ? { value: null, fields: repeated }
      : asked(api('GET /photo_gallery', { ...toInput(conditions), limit_num: photosPerPage })),
    isStart ? api('GET /ranking_photo') : null,
  ]);
  const fields = found.fields ?? [];
  const towns = municipalities.map(({ code, slug, name, area }) => ({ code, slug, name, area }));
  return {
    data: {
      ...{ conditions, fields, ranking, choices: { towns, courses, contests } },
      result: found.value && { ...found.value, limit_num: photosPerPage },
    },
    status: fields.length ? 422 : 200,
  };
}
