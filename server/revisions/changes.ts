/** What differs between two sources, field by field. */
import { isDeepStrictEqual } from 'node:util';
import type { RevisionChange } from '../../contract/revisions.ts';
import { type Language, languages } from '../../contract/values.ts';
import { pairsOf } from './pairs.ts';

type Json = RevisionChange['before'];
type Branch = Record<string, unknown>;

const isBranch = (value: unknown): value is Branch => typeof value === 'object' && value !== null;
const isWords = (value: unknown): value is Record<Language, string> =>
  isBranch(value) && Object.keys(value).length === 2 && languages.every((lang) => typeof value[lang] === 'string');
/** Opening hours are told in one sentence, whatever changes in them. */
const isWhole = (path: string) => path === 'hours';
/** Lists of names and numbers are one value; a list of things is told thing by thing. */
const isLeaf = (value: unknown) =>
  !isBranch(value) || isWords(value) || (Array.isArray(value) && !value.some((each) => isBranch(each)));

/** The language whose words alone change: the other may have been forgotten. */
function onlyIn(before: unknown, after: unknown): Language | null {
  if (!isWords(before) || !isWords(after)) return null;
  const changed = languages.filter((lang) => before[lang] !== after[lang]);
  return changed.length === 1 ? changed[0]! : null;
}

const asJson = (value: unknown) => (value ?? null) as Json;

/** Of lists that have become longer or shorter: by the place in the new list, and of what goes by that in the old one. */
function changesInList(from: readonly unknown[], to: readonly unknown[], path: string): RevisionChange[] {
  const pairs = pairsOf(from, to);
  const kept = new Set(pairs.map(([before]) => before));
  const earlier = new Map(pairs.map(([before, after]) => [after, before]));
  return Array.from({ length: Math.max(from.length, to.length) }, (_, at) => {
    const own = `${path}.${at}`;
    const whole = changesBetween(kept.has(at) ? undefined : from[at], earlier.has(at) ? undefined : to[at], own);
    return earlier.has(at) ? [...whole, ...changesBetween(from[earlier.get(at)!], to[at], own)] : whole;
  }).flat();
}

/** @returns nothing where both are the same; `path` is that of the innermost field that differs */
export function changesBetween(before: unknown, after: unknown, path = ''): RevisionChange[] {
  if (isDeepStrictEqual(before, after)) return [];
  if (isWhole(path) || isLeaf(before) || isLeaf(after) || Array.isArray(before) !== Array.isArray(after))
    return [{ path, before: asJson(before), after: asJson(after), only_in: onlyIn(before, after) }];
  if (Array.isArray(before) && Array.isArray(after) && before.length !== after.length)
    return changesInList(before, after, path);
  const [from, to] = [before as Branch, after as Branch];
  return [...new Set([...Object.keys(from), ...Object.keys(to)])].flatMap((key) =>
    changesBetween(from[key], to[key], path ? `${path}.${key}` : key),
  );
}
