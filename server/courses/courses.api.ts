import type { courseEndpoints } from '../../contract/courses.ts';
import type { Handlers } from '../context.ts';
import { suggestionsFor } from '../search/suggest.ts';
import { countAccess, courseById, coursesByIds, ranking, recommended } from './courses.queries.ts';
import { matchingStations, searchCourses } from './search.ts';
import { municipalityOf, toDetail, toSummary } from './summary.ts';

export const courseHandlers: Handlers<keyof typeof courseEndpoints> = {
  'GET /search': async (input, context) => {
    const { rows, total, searchedFor, near, closest } = await searchCourses(input, context);
    const stations = matchingStations(input.keyword, context);
    const { lang, page_num, limit_num } = input;
    return {
      courses: rows.map((row) => toSummary(row, context.references, lang)),
      total,
      page_num,
      limit_num,
      stations: stations.map(({ id, name, municipalityCode }) => ({
        id,
        name: name[lang],
        municipality: municipalityOf(municipalityCode, context.references, lang).name,
      })),
      searched_for: searchedFor,
      near: near && { id: near.id, name: near.name[lang] },
      closest,
    };
  },
  'GET /suggest': async ({ keyword, lang }, { references }) => ({
    suggestions: suggestionsFor(keyword, references.vocabulary, lang),
  }),
  'GET /course_detail': async ({ id, lang }, context) => ({
    course: toDetail(await courseById(id, context), context.references, lang),
  }),
  'POST /course_detail/get_num': ({ id }, context) => countAccess(id, context),
  'GET /ranking': async ({ type, lang }, context) => ({
    ranking: (await ranking(type, context)).map(({ rank, count, row }) => ({
      rank,
      count,
      course: toSummary(row, context.references, lang),
    })),
  }),
  'GET /recommend': async ({ course_id, duration, lang }, context) => ({
    courses: (await recommended(course_id, duration, context)).map((row) => toSummary(row, context.references, lang)),
  }),
  'GET /history': async ({ courses, lang }, context) => ({
    courses: (await coursesByIds(courses, context)).map((row) => toSummary(row, context.references, lang)),
  }),
};
