/** The API over HTTP, under `/api`. */
import { Hono, type Context as HonoContext } from 'hono';
import { ApiError, notFound } from '../../contract/apiError.ts';
import { errorStatus } from '../../contract/errors.ts';
import { type Call, endpoints } from '../../contract/index.ts';
import { type CallOptions, callEndpoint } from '../api.ts';
import { toApiError } from '../errors.ts';
import type { Log } from '../log.ts';
import { apiDocsPage } from './apiDocs.ts';
import { toEnvelope } from './failures.ts';
import { openApi } from './openApi.ts';
import { readBody, valuesOf } from './readBody.ts';
import type { AssertOwnPage, ContextOf } from './requestContext.ts';
import type { Uploads } from './uploads.ts';

export interface ApiOptions extends CallOptions {
  contextOf: ContextOf;
  assertOwnPage: AssertOwnPage;
  uploads: Uploads;
  log: Log;
  /** Empty: addresses are relative. */
  origin: string;
  tokenHeader: string;
}

export function apiRoutes({
  contextOf,
  assertOwnPage,
  uploads,
  log,
  origin,
  tokenHeader,
  ...options
}: ApiOptions): Hono {
  const api = new Hono();
  const failed = (c: HonoContext, error: unknown) => {
    const known = toApiError(error);
    if (errorStatus[known.code] >= 500) log.error({ path: c.req.path, err: known.cause ?? known }, 'request failed');
    if (known.retryAfter !== undefined) c.header('retry-after', String(known.retryAfter));
    return c.json(toEnvelope(known), errorStatus[known.code]);
  };

  const methodsOf = new Map<string, string[]>();
  for (const key of Object.keys(endpoints) as Call[]) {
    const [method, path] = key.split(' ') as ['GET' | 'POST', string];
    const endpoint = endpoints[key];
    methodsOf.set(path, [...(methodsOf.get(path) ?? []), method]);
    api.on(method, path, async (c) => {
      c.header('cache-control', 'no-store');
      try {
        const context = await contextOf(c);
        if (method === 'POST' || endpoint.changesState) assertOwnPage(c, context);
        const read = () =>
          method === 'GET' ? valuesOf(new URL(c.req.url).searchParams) : readBody(c.req.raw, endpoint);
        const call = () => callEndpoint(key, read, context, options);
        // Who may not call is refused before anything is read, and so does not wait.
        const asked = { context, bytes: c.req.header('content-length') };
        const inLine = endpoint.body === 'multipart' ? uploads.ofCall(key, asked) : null;
        const result = await (inLine ? inLine(call) : call());
        return c.json({ result: true, ...result });
      } catch (error) {
        return failed(c, error);
      }
    });
  }
  for (const [path, methods] of methodsOf)
    api.all(path, (c) => {
      c.header('allow', methods.join(', '));
      return failed(c, new ApiError('E405', `Ask with ${methods.join(' or ')}`));
    });

  api.get('/openapi.json', (c) => c.json(openApi(origin, tokenHeader)));
  api.get('/docs', (c) => c.html(apiDocsPage(c.req.query('lang') === 'en' ? 'en' : 'ja')));
  api.all('*', (c) => failed(c, notFound('call')));
  return api;
}
