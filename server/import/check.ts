/** One thing of a file: its form by zod, then what must be true of it, each fault with its place in the file. */
import type { z } from 'zod';
import type { ImportFault, ImportFaultKind, ImportKind } from '../../contract/importFaults.ts';
import type { Language } from '../../contract/values.ts';
import { checkSource, type Found } from './checkSource.ts';
import { columnAt, type Path, valueAt } from './columnAt.ts';
import { exampleOf } from './columns.ts';
import { faultOf } from './faults.ts';
import { forms, schemas } from './kinds.ts';

export interface ImportItem {
  /** Of its row, as in `ImportFault`. */
  row: number | null;
  /** null = a new thing: `source` is without one, and valid once it has one. */
  id: number | null;
  source: object;
}

/** A thing as it was read, before it is checked. */
export interface Draft {
  row: number;
  source: Record<string, unknown>;
  /** Found while its cells were read. */
  faults: readonly ImportFault[];
  /** In what the examples are told: as cells of a language, or as values of JSON. */
  lang: Language | 'json';
  /** null = said of the whole file already. */
  place: (path: Path) => { row: number; column: string } | null;
}

type Issue = z.core.$ZodIssue;

/** Fields that the form does not know; zod drops those inside a text of two languages. */
function* unknownFields(given: unknown, parsed: unknown, path: Path = []): Generator<Found> {
  if (typeof given !== 'object' || given === null || typeof parsed !== 'object' || parsed === null) return;
  for (const key of Object.keys(given)) {
    const own: Path = [...path, Array.isArray(given) ? Number(key) : key];
    if (!Object.hasOwn(parsed, key)) yield { path: own, kind: 'unknownField', value: valueAt(given, [key]) };
    else yield* unknownFields(valueAt(given, [key]), valueAt(parsed, [key]), own);
  }
}

const isBlank = (value: unknown) => value === undefined || (typeof value === 'string' && value.trim() === '');

/** Of a table every column is known: what the form refuses does not go together with another cell. */
function refusedField(path: Path, source: unknown, lang: Draft['lang']): Found {
  const value = valueAt(source, path);
  if (lang === 'json') return { path, kind: 'unknownField', value };
  if (path[0] === 'hours')
    return { path: ['hours', 'kind'], kind: 'hoursNotWeekly', value: valueAt(source, ['hours', 'kind']) };
  const [part] = typeof value === 'object' && value !== null ? Object.keys(value) : [];
  const own = part === undefined ? path : [...path, part];
  return { path: own, kind: 'notHere', value: valueAt(source, own) };
}

function* foundOf(issue: Issue, { source, lang }: Draft, kind: ImportKind): Generator<Found> {
  const { path } = issue;
  if (issue.code === 'unrecognized_keys') {
    for (const key of issue.keys) yield refusedField([...path, key], source, lang);
    return;
  }
  const value = valueAt(source, path);
  const { column, isExact } = columnAt(forms[kind], path);
  const say = (fault: ImportFaultKind): Found => ({ path, kind: fault, value });
  if (isBlank(value)) yield say('required');
  // The one rule over all hours: no day of the month on a weekday that is closed anyway.
  else if (path[0] === 'hours' && path.length === 1 && issue.code === 'custom')
    yield { path: ['hours', 'closed', 'nth'], kind: 'closedDays', value: '' };
  else if (issue.code === 'too_small' && issue.origin === 'array') yield say('tooFew');
  else if (issue.code === 'too_big' && issue.origin === 'array') yield say('tooMany');
  else yield say(column && isExact ? column.cell.fault : 'form');
}

/** More faults than these in one thing are no mistakes of a person. */
const issuesAtMost = 1000;

/** @returns the thing, or null and its faults: one for each place, the first that was found */
export function check(kind: ImportKind, draft: Draft): { item: ImportItem | null; faults: ImportFault[] } {
  const form = forms[kind];
  const byPlace = new Map(draft.faults.map((fault) => [`${fault.row} ${fault.column}`, fault]));
  const parsed = schemas[kind].safeParse(draft.source);
  const all = [
    ...checkSource(draft.source, form),
    ...(parsed.success
      ? unknownFields(draft.source, parsed.data)
      : parsed.error.issues.slice(0, issuesAtMost).flatMap((issue) => [...foundOf(issue, draft, kind)])),
  ];
  for (const { path, kind: fault, value, example } of all) {
    const place = draft.place(path);
    if (!place) continue;
    const key = `${place.row} ${place.column}`;
    const { column } = columnAt(form, path);
    const could = example ?? (column && fault !== 'unknownField' ? exampleOf(column, draft.lang) : '');
    if (!byPlace.has(key)) byPlace.set(key, faultOf(fault, { ...place, value, example: could }));
  }
  const faults = [...byPlace.values()];
  if (faults.length || !parsed.success) return { item: null, faults };
  const { id = null, ...source } = parsed.data;
  return { item: { row: draft.row, id, source: id === null ? source : { id, ...source } }, faults: [] };
}
