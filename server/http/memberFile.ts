/** Everything that is stored about a member, as a file to keep. */
import type { Context as HonoContext } from 'hono';
import { errorStatus } from '../../contract/errors.ts';
import type { Api } from '../../contract/index.ts';
import { type Language, languages } from '../../contract/values.ts';
import type { RequestContext } from '../context.ts';
import { toApiError } from '../errors.ts';
import { toEnvelope } from './failures.ts';
import type { ContextOf } from './requestContext.ts';

export interface MemberFileOptions {
  contextOf: ContextOf;
  api: (lang: Language, context: RequestContext) => Api;
}

/** For whoever asked alone; a visitor is led to the page, and from there to the login. */
export async function memberFile(c: HonoContext, { contextOf, api }: MemberFileOptions): Promise<Response> {
  const lang = languages.find((language) => language === c.req.query('lang')) ?? 'ja';
  c.header('cache-control', 'private, no-store');
  try {
    const context = await contextOf(c);
    if (!context.session) return c.redirect(`/mypage/data${lang === 'ja' ? '' : `?lang=${lang}`}`, 302);
    const data = await api(lang, context)('GET /user_export');
    return c.body(JSON.stringify(data, null, 2), 200, {
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': 'attachment; filename="tokotoko-my-data.json"',
    });
  } catch (error) {
    const known = toApiError(error);
    if (known.retryAfter !== undefined || known.code === 'E503')
      c.header('retry-after', String(known.retryAfter ?? 10));
    return c.json(toEnvelope(known), errorStatus[known.code]);
  }
}
