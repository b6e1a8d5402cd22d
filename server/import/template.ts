/** Tables to fill in, and tables of what there is. */
import type { ImportKind } from '../../contract/importFaults.ts';
import type { RowKind } from '../../contract/revisionRules.ts';
import type { Language } from '../../contract/values.ts';
import { csvTable } from '../csvTable.ts';
import { valueAt } from './columnAt.ts';
import { type Column, type Form, sampleColumn } from './columns.ts';
import { forms } from './kinds.ts';
import { choices } from './words.ts';

const rowWords: Record<RowKind, keyof (typeof choices)['row']> = { item: 'course', point: 'point', fact: 'fact' };
export const isOf = (rows: RowKind, column: Column) => (column.rows ?? ['item']).includes(rows);

function cellOf(column: Column, rows: RowKind, value: unknown, lang: Language): string {
  if (column.key === 'row') return rowWord(rows, lang);
  const own = isOf(rows, column) ? valueAt(value, column.path) : undefined;
  return own === undefined || own === null ? '' : column.cell.write(own, lang);
}

type Values = Record<string, unknown>;
const listOf = (value: unknown) => (Array.isArray(value) ? (value as Values[]) : []);

export interface TableRow {
  of: RowKind;
  /** In the order of the form's columns. */
  cells: string[];
}

/** A thing in rows: one, or for a course one more for each point and fact. */
export function rowsOf({ columns, hasRowKinds, unfold }: Form, source: Values, lang: Language): TableRow[] {
  const flat = unfold(source);
  const write = (of: RowKind) => (value: Values) => ({
    of,
    cells: columns.map((column) => cellOf(column, of, value, lang)),
  });
  if (!hasRowKinds) return [write('item')(flat)];
  return [write('item')(flat), ...listOf(flat.points).map(write('point')), ...listOf(flat.facts).map(write('fact'))];
}

/** What says of which kind a row is. */
export const rowWord = (of: RowKind, lang: Language): string => choices.row[rowWords[of]][lang];

const header = ({ columns }: Form, lang: Language) => columns.map(({ name }) => name[lang]);

/** @returns a table that `readImport` reads back to the same things */
export function toCsv(kind: ImportKind, items: readonly { source: object }[], lang: Language = 'ja'): string {
  const form = forms[kind];
  return csvTable(
    header(form, lang),
    items.flatMap(({ source }) => rowsOf(form, source as Values, lang).map(({ cells }) => cells)),
  );
}

/** The header and one sample, marked so that it is not taken in where somebody leaves it. */
export function templateOf(kind: ImportKind, lang: Language): string {
  const form = forms[kind];
  const kindsOfRows: RowKind[] = form.hasRowKinds ? ['item', 'point', 'fact'] : ['item'];
  const samples = kindsOfRows.map((rows) => [
    sampleColumn.example[lang],
    ...form.columns.map((column) => {
      if (column.key === 'row') return rowWord(rows, lang);
      // A new thing has no number.
      return isOf(rows, column) && column.key !== 'id' && !column.isNotInSample ? column.example[lang] : '';
    }),
  ]);
  return csvTable([sampleColumn.name[lang], ...header(form, lang)], samples);
}
