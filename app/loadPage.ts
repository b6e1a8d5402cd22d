/** How a page is loaded: the same on the server, in the browser and in stories. */
import { ApiError } from '../contract/apiError.ts';
import { toProblem } from '../contract/problem.ts';
import type { I18n } from './i18n/i18n.ts';
import { matchRoute } from './matchRoute.ts';
import type { Failure, LoadInput, Page } from './page.ts';
import { loadFrame, loadScreen } from './screens/modules.ts';

const statusOf: Record<Failure['kind'], number> = {
  notFound: 404,
  unauthorised: 401,
  offline: 503,
  unavailable: 503,
  failed: 500,
};

function failureOf(error: unknown, path: string): Failure {
  if (error instanceof ApiError && error.code === 'E404') return { kind: 'notFound', path };
  const problem = toProblem(error);
  // A loader that may be refused says so on its page; one that does not expect it has a bug.
  return problem.kind === 'refused' ? { kind: 'failed', code: 'E422' } : problem;
}

export const failedPage = (
  failure: Failure,
  path: string,
  query: URLSearchParams,
  { route = null, frame = null }: Partial<Pick<Page, 'route' | 'frame'>> = {},
): Page => ({
  ...{ route, frame, path, query, params: {}, module: null, data: null, failure, status: statusOf[failure.kind] },
  ...{ form: null, showsProblem: false },
});

export interface PageInput extends Omit<LoadInput, 'params' | 'route' | 'lang'> {
  i18n: I18n;
}

/** Loads the page at a path. Never rejects: a failure is a page too. `onError` hears of what nobody expected. */
export async function loadPage({ i18n, ...input }: PageInput, onError: (error: unknown) => void): Promise<Page> {
  const { path, query } = input;
  const match = matchRoute(path);
  if (!match) return failedPage({ kind: 'notFound', path }, path, query);
  const { route, params } = match;
  if (route.guard === 'login' && !input.member) return failedPage({ kind: 'unauthorised' }, path, query, { route });
  let frame: Page['frame'] = null;
  try {
    frame = await loadFrame(route);
    const { module, translations } = await loadScreen(route.screen!, i18n.lang, input.member !== null);
    i18n.add(translations);
    const { data, status = 200 } = await module.load({ ...input, params, route, lang: i18n.lang });
    const showsProblem = module.showsProblem ?? false;
    return { route, frame, path, query, params, module, data, failure: null, form: null, status, showsProblem };
  } catch (error) {
    const failure = failureOf(error, path);
    if (failure.kind !== 'notFound') onError(error);
    return failedPage(failure, path, query, { route, frame });
  }
}
