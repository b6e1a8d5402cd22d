/** What is stored of people, from the annotations of tables, of files, of what is held in memory, and of what browsers hold. */
import { getTableColumns } from 'drizzle-orm';
import { getTableConfig } from 'drizzle-orm/pg-core';
import type { DeviceData, ServerData } from '../../contract/dataAnnotations.ts';
import { deviceData } from '../../contract/deviceData.ts';
import { addressData } from '../context.ts';
import * as schema from '../db/schema.ts';
import { isTableData, type TableData } from '../db/tableData.ts';
import { members } from '../members/members.table.ts';
import { pictureData } from '../pictures/storeImage.ts';
import { reportPictureData } from '../reports/reports.ts';
import { securityLogData } from '../security/securityEvents.ts';

const tables = Object.values(schema).filter(isTableData);

export const storedOnServer: readonly ServerData[] = [
  addressData,
  securityLogData,
  pictureData,
  reportPictureData,
  ...tables.flatMap(({ personal = [] }) =>
    personal.map(({ columns: _, ...data }): ServerData => ({ ...data, store: 'database' })),
  ),
];

export const storedOnDevice: readonly DeviceData[] = deviceData;

/** Day of the last change of what is stored, or of what is said of it. */
export const changedOn = [...storedOnServer, ...storedOnDevice]
  .map((data) => data.changedOn)
  .reduce((latest, day) => (day > latest ? day : latest));

/** Columns that say which member a row is of: those that refer to a member or are named so, and the member's own number. */
function memberColumnsOf({ table }: TableData): string[] {
  if (table === members) return ['id'];
  const keys = getTableConfig(table).foreignKeys.map((key) => key.reference());
  const referring = keys.filter(({ foreignTable }) => foreignTable === members).flatMap(({ columns }) => columns);
  return Object.entries(getTableColumns(table)).flatMap(([name, column]) =>
    column.name === 'member_id' || referring.includes(column) ? name : [],
  );
}

/** Every table with data of members: how a member's rows are found, and which columns hold what of theirs. */
export const memberTables = tables.flatMap((data) => {
  const personal = (data.personal ?? []).filter(({ of }) => of === 'member');
  const memberColumns = memberColumnsOf(data);
  const columns = personal.flatMap((each) => each.columns);
  return personal.length || memberColumns.length ? [{ table: data.table, memberColumns, columns, personal }] : [];
});

export type MemberTable = (typeof memberTables)[number];
