/** What a table holds of people, written below it: each column either says nothing about a person, or why it is stored. */
import type { PgTable } from 'drizzle-orm/pg-core';
import type { StoredData } from '../../contract/dataAnnotations.ts';

type ColumnOf<T extends PgTable> = keyof T['_']['columns'] & string;

export interface PersonalData<Column extends string = string> extends StoredData {
  columns: readonly Column[];
  /** Those of which a member is told that they are stored, and not what they hold: hashes of passwords and tokens. */
  secret?: readonly Column[];
}

interface Annotation<Column extends string> {
  /** Columns that say nothing about a person. */
  none: readonly Column[];
  /** Columns that do, grouped as a visitor understands them; without any, the policy does not mention the table. */
  personal?: readonly PersonalData<Column>[];
}

export interface TableData extends Annotation<string> {
  table: PgTable;
}

/** `tests/structure/storedData.test.ts` fails for a column that is missing. */
export const tableData = <T extends PgTable>(table: T, annotation: Annotation<ColumnOf<T>>): TableData => ({
  table,
  ...annotation,
});

export const isTableData = (value: unknown): value is TableData =>
  typeof value === 'object' && value !== null && 'table' in value && 'none' in value;
