/** Rows of a table as things, before they are checked. */

import type { ImportFault } from '../../contract/importFaults.ts';
import type { RowKind } from '../../contract/revisionRules.ts';
import { withoutMark } from '../csvTable.ts';
import type { Draft } from './check.ts';
import { columnAt } from './columnAt.ts';
import { type Column, exampleOf, type Form, sampleColumn } from './columns.ts';
import { faultOf } from './faults.ts';
import type { Header } from './readCsv.ts';

type Values = Record<string, unknown>;
interface Row {
  row: number;
  values: Values;
}
/** One thing: its own row, and those of its points and facts. */
interface Group extends Row {
  faults: ImportFault[];
  points: Row[];
  facts: Row[];
}

function put(values: Values, path: readonly string[], value: unknown): void {
  const [key, ...rest] = path as [string, ...string[]];
  if (!rest.length) values[key] = value;
  else {
    values[key] ??= {};
    put(values[key] as Values, rest, value);
  }
}

/** Cells of one row by their columns. */
class RowReader {
  readonly faults: ImportFault[] = [];
  readonly values: Values = {};
  private readonly row: number;
  private readonly cells: readonly string[];
  private readonly header: Header;

  constructor(row: number, cells: readonly string[], header: Header) {
    this.row = row;
    this.cells = cells;
    this.header = header;
  }

  private say(kind: ImportFault['kind'], at: number, column: Column | null): void {
    const name = this.header.names[at] ?? '';
    const example = column ? exampleOf(column, this.header.lang) : '';
    this.faults.push(faultOf(kind, { row: this.row, column: name, value: this.cells[at], example }));
  }

  /** The value of a cell, `undefined` when it is empty or cannot be read. */
  private read(at: number, column: Column): unknown {
    const cell = withoutMark(this.cells[at] ?? '').replace(/\r\n?/g, '\n');
    if (cell.trim() === '') {
      if (column.isRequired) this.say('required', at, column);
      return undefined;
    }
    const value = column.cell.read(cell);
    if (value === undefined) this.say(column.cell.fault, at, column);
    return value;
  }

  kind(): RowKind | undefined {
    const at = this.header.columns.findIndex((column) => column?.key === 'row');
    const column = this.header.columns[at];
    if (!column) return undefined;
    const code = this.read(at, column);
    return code === 'course' ? 'item' : (code as RowKind | undefined);
  }

  all(rows: RowKind): this {
    for (const [at, column] of this.header.columns.entries()) {
      if (!column || column === sampleColumn || column.key === 'row') continue;
      if ((column.rows ?? ['item']).includes(rows)) {
        const value = this.read(at, column);
        if (value !== undefined) put(this.values, column.path, value);
      } else if ((this.cells[at] ?? '').trim() !== '') this.say('notHere', at, null);
    }
    return this;
  }
}

const isBlank = (cell: string | undefined) => (cell ?? '').trim() === '';

/** Gives back things as their rows are complete. */
export class TableReader {
  private group: Group | undefined;
  private readonly form: Form;
  private readonly header: Header;
  private readonly sampleAt: number;

  constructor(form: Form, header: Header) {
    this.form = form;
    this.header = header;
    this.sampleAt = header.columns.indexOf(sampleColumn);
  }

  isIgnored(cells: readonly string[]): boolean {
    return cells.every(isBlank) || !isBlank(cells[this.sampleAt]);
  }

  /** @returns the thing before, when this row begins another one; and faults of a row that belongs to none */
  add(row: number, cells: readonly string[]): { draft?: Draft | undefined; faults: ImportFault[] } {
    const reader = new RowReader(row, cells, this.header);
    const outside = cells.slice(this.header.columns.length).filter((cell) => !isBlank(cell));
    const unnamed = this.header.columns.flatMap((column, at) => (column || isBlank(cells[at]) ? [] : cells[at]!));
    const extra = [...unnamed.filter((_, at) => isBlank(this.header.names[at])), ...outside];
    const faults = extra.length ? [faultOf('cellsTooMany', { row, value: extra[0] })] : [];
    const rows = this.form.hasRowKinds ? reader.kind() : 'item';
    if (rows === undefined) return { faults: [...faults, ...reader.faults] };
    reader.all(rows);
    const own = { row, values: reader.values };
    faults.push(...reader.faults);
    if (rows === 'item') {
      const draft = this.end();
      this.group = { ...own, faults, points: [], facts: [] };
      return { draft, faults: [] };
    }
    if (!this.group) return { faults: [...faults, faultOf('withoutCourse', { row })] };
    this.group.faults.push(...faults);
    if (rows === 'point') this.group.points.push(own);
    else this.addFact(this.group, own);
    return { faults: [] };
  }

  private addFact(group: Group, own: Row): void {
    const { fact } = own.values;
    if (fact !== undefined && group.facts.some(({ values }) => values.fact === fact))
      group.faults.push(faultOf('twice', { row: own.row, column: this.nameOf('fact'), value: fact }));
    else if (fact !== undefined) group.facts.push(own);
  }

  private nameOf(key: string): string {
    const at = this.header.columns.findIndex((column) => column?.key === key);
    return this.header.names[at] ?? '';
  }

  /** The last thing. */
  end(): Draft | undefined {
    const { group } = this;
    this.group = undefined;
    return group && this.draftOf(group);
  }

  private draftOf({ row, values, faults, points, facts }: Group): Draft {
    const rowsOf = (parts: Row[]) => parts.map((part) => part.values);
    const flat = this.form.hasRowKinds ? { ...values, points: rowsOf(points), facts: rowsOf(facts) } : values;
    return {
      row,
      source: this.form.fold(flat),
      faults,
      lang: this.header.lang,
      place: (path) => {
        const { rows, of, column } = columnAt(this.form, path);
        const part = rows === 'point' ? points[Number(of)] : facts.find(({ values: { fact } }) => fact === of);
        const at = column ? this.header.columns.indexOf(column) : -1;
        // A column that must be there and is not was named with the header.
        if (column?.isRequired && at < 0) return null;
        const name = this.header.names[at] ?? column?.name[this.header.lang] ?? '';
        return { row: rows === 'item' ? row : (part?.row ?? row), column: name };
      },
    };
  }
}
