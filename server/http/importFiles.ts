/** Files for those who prepare an import: the table of a kind to fill in, what there is as one, and the JSON Schema. */
import type { Context as HonoContext } from 'hono';
import { errorStatus } from '../../contract/errors.ts';
import { type ImportKind, importKinds } from '../../contract/importFaults.ts';
import type { Api } from '../../contract/index.ts';
import { type Language, languages } from '../../contract/values.ts';
import type { RequestContext } from '../context.ts';
import { toApiError } from '../errors.ts';
import { toEnvelope } from './failures.ts';
import type { ContextOf } from './requestContext.ts';

export interface ImportFileOptions {
  contextOf: ContextOf;
  api: (lang: Language, context: RequestContext) => Api;
}

/** `cooperation.csv` or `cooperation.schema.json`. */
function readName(name: string): { kind: ImportKind; isSchema: boolean } | null {
  const [first, ...rest] = name.split('.');
  const kind = importKinds.find((each) => each === first);
  return kind ? { kind, isSchema: rest.length === 2 } : null;
}

/** For authors alone; others are led to the page, which says so or asks for a key. */
export async function importFile(c: HonoContext, { contextOf, api }: ImportFileOptions): Promise<Response> {
  const lang = languages.find((language) => language === c.req.query('lang')) ?? 'ja';
  const named = readName(c.req.param('file')!);
  if (!named) return c.text('Not found', 404);
  const { kind, isSchema } = named;
  c.header('cache-control', 'private, no-store');
  c.header('x-robots-tag', 'noindex');
  const send = (text: string, type: string, fileName: string) =>
    c.body(text, 200, { 'content-type': type, 'content-disposition': `attachment; filename="${fileName}"` });
  try {
    const call = api(lang, await contextOf(c));
    if (isSchema) {
      const { schema } = await call('GET /staff/import_schema', { kind });
      const type = 'application/schema+json; charset=utf-8';
      return send(`${JSON.stringify(schema, null, 2)}\n`, type, `tokotoko-${kind}.schema.json`);
    }
    const isPresent = c.req.query('rows') === 'present';
    const { csv } = await call('GET /staff/import_template', { kind, rows: isPresent ? 'present' : 'sample' });
    const name = isPresent ? `${kind}-present` : kind;
    return send(csv, 'text/csv; charset=utf-8', `tokotoko-${name}-${lang}.csv`);
  } catch (error) {
    const known = toApiError(error);
    if (known.code === 'E401' || known.code === 'E403')
      return c.redirect(`/staff/import${lang === 'ja' ? '' : `?lang=${lang}`}`, 302);
    if (known.code === 'E503') c.header('retry-after', '10');
    return c.json(toEnvelope(known), errorStatus[known.code]);
  }
}
