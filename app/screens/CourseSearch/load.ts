import { ApiError } from '../../../contract/apiError.ts';
import type { SearchResult } from '../../../contract/courses.ts';
import type { Api } from '../../../contract/index.ts';
import type { Article } from '../../../contract/reading.ts';
import { asked } from '../../asked.ts';
import type { Loaded, LoadInput } from '../../page.ts';
import type { Facet } from '../../routes/route.ts';
import {
  activeConditions,
  type Conditions,
  isFromHere,
  readConditions,
  repeatedIn,
  toSearchInput,
} from './conditions.ts';
import type { SearchData, SearchLists } from './data.ts';

/** The visitor's place never stands in an address: until it is known, "nearest first" shows what is recommended. */
const search = (api: Api, conditions: Conditions): Promise<SearchResult> =>
  api('GET /search', toSearchInput(isFromHere(conditions) ? { ...conditions, sort: 'recommended' } : conditions));

/** The reference lists that a search page shows; of the lines only what the page needs. */
async function loadLists(
  facet: Facet,
  linePage: string | undefined,
  { line: chosenLine, station, near_station }: Conditions,
  api: Api,
): Promise<SearchLists> {
  const stationIds = [station, near_station];
  const needsLines = facet === 'line' || [chosenLine, ...stationIds].some((id) => id !== undefined);
  const [{ municipalities }, { scenes }, lines] = await Promise.all([
    api('GET /get_municipalities'),
    api('GET /get_scene'),
    needsLines ? api('GET /get_train_bus').then((response) => response.lines) : [],
  ]);
  const line = lines.find(({ id }) => String(id) === (linePage ?? chosenLine));
  if (linePage !== undefined && !line) throw new ApiError('E404', 'No such line');
  const stations = lines.flatMap((each) => each.stations).filter(({ id }) => stationIds.includes(String(id)));
  return {
    municipalities,
    scenes,
    lines:
      facet === 'line' && !linePage
        ? lines.map(({ id, name, operator, course_count }) => ({ id, name, operator, course_count }))
        : [],
    line: line
      ? {
          ...{ id: line.id, name: line.name, operator: line.operator },
          stations: linePage
            ? line.stations.map(({ id, name, kana, course_count }) => ({ id, name, kana, course_count }))
            : [],
        }
      : null,
    stations: [...new Map(stations.map(({ id, name }) => [id, { id, name }])).values()],
  };
}

/** Only the search by steps has one: the others are not asked. */
const articleOf = async (facet: Facet, path: string, api: Api): Promise<Article | null> =>
  facet === 'steps' ? ((await api('GET /special')).articles.find(({ href }) => href === path) ?? null) : null;

export async function load({ api, path, route, params, query }: LoadInput): Promise<Loaded<SearchData>> {
  const facet = route.props?.facet ?? 'all';
  const conditions = readConditions(query);
  const repeated = repeatedIn(query);
  // The pages that begin with one question wait for a choice; the search page starts with all courses.
  const isAsked = facet === 'all' || activeConditions(conditions).length > 0;
  const [lists, found, article] = await Promise.all([
    loadLists(facet, params.line, conditions, api),
    isAsked && !repeated.length ? asked(search(api, conditions)) : { value: null, fields: null },
    isAsked ? null : articleOf(facet, path, api),
  ]);
  const fields = found.fields ?? repeated;
  const isLinePage = params.line !== undefined;
  return {
    data: { facet, isLinePage, conditions, lists, result: found.value, fields, article },
    status: fields.length ? 422 : 200,
  };
}
