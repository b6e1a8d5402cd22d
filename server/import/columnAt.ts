import type { RowKind } from '../../contract/revisionRules.ts';
import type { Column, Form } from './columns.ts';

export type Path = readonly PropertyKey[];

/** Where in a file the value of a path stands. */
export interface ColumnPlace {
  rows: RowKind;
  /** Number of the point, or name of the fact. */
  of: number | string | null;
  column: Column | undefined;
  /** The value of the column itself, not a part or the whole of it. */
  isExact: boolean;
}

const isPrefix = (short: readonly string[], long: readonly string[]) => short.every((part, at) => part === long[at]);

/** Names of `content/` that columns divide otherwise. */
function columnPath(rows: RowKind, fact: string, path: readonly string[]): string[] {
  if (rows === 'fact' && path[0] === 'is')
    return ['stepFree', 'toilet', 'bench'].includes(fact) ? ['isThere'] : ['inWords', ...path.slice(1)];
  if (path[0] === 'hours' && path[1] === 'week') return ['hours', 'days', 'mon'];
  if (path[0] === 'hours' && path[1] === 'closed') return ['hours', ...path.slice(2)];
  if ((path[0] === 'start' || path[0] === 'goal') && path[1] === 'station') return [path[0], 'name', 'ja'];
  return [...path];
}

/** The column of a path in the form of `content/`; of an object that is not there, the first of its columns. */
export function columnAt({ columns }: Form, path: Path): ColumnPlace {
  const [first, second] = path;
  const isPart = (first === 'points' || first === 'facts') && second !== undefined;
  const rows: RowKind = isPart ? (first === 'points' ? 'point' : 'fact') : 'item';
  const of = isPart ? (second as number | string) : null;
  // Numbers are places in a list, which one cell holds.
  const names = path.slice(isPart ? 2 : 0).flatMap((part) => (typeof part === 'number' ? [] : String(part)));
  const wanted = columnPath(rows, String(of), names);
  const own = columns.filter((column) => (column.rows ?? ['item']).includes(rows) && column.key !== 'row');
  const exact = own.find((column) => column.path.length === wanted.length && isPrefix(wanted, column.path));
  const column =
    exact ??
    (wanted.length
      ? (own.find((each) => isPrefix(wanted, each.path)) ??
        own.find((each) => isPrefix(each.path, wanted)) ??
        own.find((each) => each.path[0] === wanted[0]))
      : undefined);
  return { rows, of, column, isExact: exact !== undefined };
}

export const valueAt = (source: unknown, path: Path): unknown =>
  path.reduce<unknown>(
    (value, part) =>
      typeof value === 'object' && value !== null && Object.hasOwn(value, part)
        ? (value as Record<PropertyKey, unknown>)[part]
        : undefined,
    source,
  );
