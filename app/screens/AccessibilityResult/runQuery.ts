/** The address of the list of combinations, and what it asks of the API. */
import { toQueryString } from '../../../contract/client.ts';
import type { Input } from '../../../contract/index.ts';
import { path } from '../../routes.ts';

export const resultPath = path('accessibilityResult');
const runsPerPage = 30;

/** Names in the address; `lang` is the page's own. */
export const runFilters = ['kind', 'tested', 'size', 'width', 'mode', 'state', 'problems', 'subject'] as const;
export type RunQuery = Partial<Record<(typeof runFilters)[number], string>>;

export const runQueryOf = (query: URLSearchParams): RunQuery =>
  Object.fromEntries(runFilters.flatMap((name) => (query.get(name) ? [[name, query.get(name)!.slice(0, 300)]] : [])));

/** What is no value of the API is handed on as it is: the API refuses it. */
export const runInputOf = ({ kind, tested, size, width, mode, state, problems, subject }: RunQuery, page: string) =>
  ({
    ...{ subject_kind: kind, tested_lang: tested, text_size: size, viewport: width, mode, state, subject },
    ...{ only_problems: problems, page_num: page, limit_num: runsPerPage },
  }) as Input<'GET /accessibility_runs'>;

/** Without language, as the one below: `href` adds it. */
export const recordsAddress = `${resultPath}?view=records`;

export const runsAddress = (query: RunQuery, page = 1): string =>
  `${resultPath}?${toQueryString({ view: 'runs', ...query, ...(page > 1 ? { page } : {}) })}`;
