/** The result to take away: the whole file as JSON, its tables as CSV, EARL for tools that compare evaluations. */
import type { Context as HonoContext } from 'hono';
import { languages } from '../../contract/values.ts';
import { criteriaCsv, runsCsv } from '../accessibility/csv.ts';
import { earlOf } from '../accessibility/earl.ts';
import type { Accessibility } from '../accessibility/readAccessibility.ts';
import type { Origin } from './origin.ts';

interface Request {
  origin: string;
  lang: 'ja' | 'en';
}

/** Written once: the result does not change while the server runs, and tens of thousands of lines take a second. */
const keptTexts = new WeakMap<Accessibility, Map<string, string>>();
const once = (name: string, write: (accessibility: Accessibility) => string) => (accessibility: Accessibility) => {
  const texts = keptTexts.get(accessibility) ?? new Map<string, string>();
  keptTexts.set(accessibility, texts);
  const text = texts.get(name) ?? write(accessibility);
  texts.set(name, text);
  return text;
};

interface File {
  type: string;
  /** Only where the artefact of the run is there. */
  needsRuns?: boolean;
  write: (accessibility: Accessibility, request: Request) => string;
}

const files: Record<string, File> = {
  'result.json': {
    type: 'application/json',
    needsRuns: true,
    write: once('json', ({ result }) => JSON.stringify(result)),
  },
  'result.csv': { type: 'text/csv', needsRuns: true, write: once('runs', runsCsv) },
  'criteria.csv': { type: 'text/csv', write: once('criteria', criteriaCsv) },
  'result.earl.jsonld': {
    type: 'application/ld+json',
    write: (accessibility, { origin, lang }) =>
      JSON.stringify(earlOf(accessibility, accessibility.summary!, origin, lang)),
  },
};

/** `/about/accessibility/{name}` of one of the above; 404 as long as no test was run, and for the runs one by one without their artefact. */
export function accessibilityFile(
  c: HonoContext,
  accessibility: Accessibility,
  { origin, cacheControl }: Origin,
): Response {
  const name = c.req.param('file')!;
  const file = Object.hasOwn(files, name) ? files[name] : undefined;
  if (!file || !accessibility[file.needsRuns ? 'result' : 'summary']) return c.text('Not found', 404);
  const lang = languages.find((language) => language === c.req.query('lang')) ?? 'ja';
  return c.body(file.write(accessibility, { origin, lang }), 200, {
    'content-type': `${file.type}; charset=utf-8`,
    'content-disposition': `attachment; filename="tokotoko-accessibility-${name}"`,
    'cache-control': cacheControl,
  });
}
