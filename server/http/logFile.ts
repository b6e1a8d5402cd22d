/** The log of decisions as a table to keep. */
import type { Context as HonoContext } from 'hono';
import { errorStatus } from '../../contract/errors.ts';
import type { Api } from '../../contract/index.ts';
import { logFilter } from '../../contract/staffLog.ts';
import { type Language, languages } from '../../contract/values.ts';
import { japaneseDay, type RequestContext, type StaffContext } from '../context.ts';
import { toApiError } from '../errors.ts';
import type { Log } from '../log.ts';
import { logCsv } from '../stepLog/csv.ts';
import { toEnvelope } from './failures.ts';
import { valuesOf } from './readBody.ts';
import type { ContextOf } from './requestContext.ts';

export interface LogFileOptions {
  contextOf: ContextOf;
  api: (lang: Language, context: RequestContext) => Api;
  log: Log;
}

/** What fails half-way ends the connection: half a table must not look like a whole one. */
function streamOf(parts: AsyncGenerator<string, void>, first: string, onError: (error: unknown) => void) {
  const encoder = new TextEncoder();
  return new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(encoder.encode(first)),
    pull: async (controller) => {
      try {
        const { value, done } = await parts.next();
        if (done) controller.close();
        else controller.enqueue(encoder.encode(value));
      } catch (error) {
        onError(error);
        controller.error(error);
      }
    },
    cancel: async () => void (await parts.return()),
  });
}

const isStaff = (context: RequestContext): context is StaffContext => context.staff !== null;

/** Whoever has not logged in is led to the login, and from there to the page of the log, which says to others that it is not theirs. */
export async function logFile(c: HonoContext, { contextOf, api, log }: LogFileOptions): Promise<Response> {
  const lang = languages.find((language) => language === c.req.query('lang')) ?? 'ja';
  const values = valuesOf(new URL(c.req.url).searchParams);
  const given = Object.fromEntries(Object.keys(logFilter.shape).map((name) => [name, values[name]]));
  const suffix = lang === 'ja' ? '' : `&lang=${lang}`;
  c.header('cache-control', 'private, no-store');
  try {
    const context = await contextOf(c);
    if (!isStaff(context)) return c.redirect(`/staff?next=${encodeURIComponent('/staff/log')}${suffix}`, 302);
    // The call decides who may, and what can be asked.
    await api(lang, context)('GET /staff/log', { ...given, limit_num: 1 });
    const parts = logCsv(logFilter.parse(given), context, lang);
    // Before the response begins, so that one without a database says so.
    const { value: first } = await parts.next();
    const name = `tokotoko-log-${japaneseDay(context.now())}.csv`;
    return c.body(
      streamOf(parts, first ?? '', (error) => log.error({ err: error }, 'log not sent whole')),
      200,
      {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': `attachment; filename="${name}"`,
      },
    );
  } catch (error) {
    const known = toApiError(error);
    if (known.code === 'E403') return c.redirect(`/staff/log${lang === 'ja' ? '' : `?lang=${lang}`}`, 302);
    if (known.retryAfter !== undefined || known.code === 'E503')
      c.header('retry-after', String(known.retryAfter ?? 10));
    return c.json(toEnvelope(known), errorStatus[known.code]);
  }
}
