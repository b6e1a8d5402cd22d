import { asc, eq, getTableColumns, or } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Db } from '../db/database.ts';
import type { MemberTable } from '../storedData/storedData.ts';

/** Rows of the member, with the columns named, by their names in the database. */
export function rowsOfMember(
  db: Db,
  { table, memberColumns }: MemberTable,
  names: readonly string[],
  memberId: number,
): Promise<Record<string, unknown>[]> {
  const columns: Record<string, PgColumn> = getTableColumns(table);
  const shown = names.map((name) => columns[name]!);
  return db
    .select(Object.fromEntries(shown.map((column) => [column.name, column])))
    .from(table)
    .where(or(...memberColumns.map((name) => eq(columns[name]!, memberId))))
    .orderBy(...shown.map((column) => asc(column)));
}
