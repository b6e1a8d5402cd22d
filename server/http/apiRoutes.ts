/** The API over HTTP, under `/api`. */
import { Hono, type Context as HonoContext } from 'hono';
import { ApiError } from '../../contract/apiError.ts';
import { errorStatus } from '../../contract/errors.ts';
import { type Call, endpoints } from '../../contract/index.ts';
import { answer } from '../api.ts';
import type { Context } from '../context.ts';
import type { Log } from '../log.ts';
import { apiDocsPage } from './apiDocs.ts';
import { toApiError, toEnvelope } from './failures.ts';
import { openApi } from './openApi.ts';

/** Query string → values: `name[]` makes an array, a name given twice too (the schema then says whether that is right). */
function queryValues(query: URLSearchParams): Record<string, string | string[]> {
  const values: Record<string, string | string[]> = {};
  for (const key of new Set(query.keys())) {
    const all = query.getAll(key);
    if (key.endsWith('[]')) values[key.slice(0, -2)] = all;
    else values[key] = all.length > 1 ? all : all[0]!;
  }
  return values;
}

async function bodyValues(c: HonoContext): Promise<Record<string, unknown>> {
  const type = c.req.header('content-type') ?? '';
  if (type.includes('application/json')) {
    const body: unknown = await c.req.json().catch(() => null);
    if (typeof body !== 'object' || body === null || Array.isArray(body))
      throw new ApiError('E422', 'body: not a JSON object', { fields: [{ field: 'body', kind: 'bad_input' }] });
    return body as Record<string, unknown>;
  }
  if (/urlencoded|multipart/.test(type)) {
    const body = await c.req.parseBody({ all: true }).catch(() => null);
    if (!body) throw new ApiError('E422', 'body: cannot be read', { fields: [{ field: 'body', kind: 'bad_input' }] });
    return Object.fromEntries(Object.entries(body).map(([name, value]) => [name.replace(/\[\]$/, ''), value]));
  }
  return {};
}

export interface ApiOptions {
  context: Context;
  log: Log;
  checkAnswers: boolean;
  publicOrigin: (c: HonoContext) => string;
}

export function apiRoutes({ context, log, checkAnswers, publicOrigin }: ApiOptions): Hono {
  const api = new Hono();
  const failed = (c: HonoContext, error: unknown) => {
    const known = toApiError(error);
    if (errorStatus[known.code] >= 500) log.error({ path: c.req.path, err: known.cause ?? known }, 'request failed');
    return c.json(toEnvelope(known), errorStatus[known.code]);
  };

  for (const key of Object.keys(endpoints) as Call[]) {
    const [method, path] = key.split(' ') as ['GET' | 'POST', string];
    api.on(method, path, async (c) => {
      try {
        const raw = method === 'GET' ? queryValues(new URL(c.req.url).searchParams) : await bodyValues(c);
        const output = await answer(key, raw, context, { checkAnswers });
        c.header('cache-control', 'no-store');
        return c.json({ result: true, ...output });
      } catch (error) {
        return failed(c, error);
      }
    });
    api.all(path, (c) => {
      c.header('allow', method);
      return c.json(toEnvelope(new ApiError('E404', `${key}: ask with ${method}`) as never), 405);
    });
  }

  api.get('/openapi.json', (c) => c.json(openApi(publicOrigin(c))));
  api.get('/docs', (c) => c.html(apiDocsPage(c.req.query('lang') === 'en' ? 'en' : 'ja')));
  api.all('*', (c) => c.json(toEnvelope(new ApiError('E404', 'No such call') as never), 404));
  return api;
}
