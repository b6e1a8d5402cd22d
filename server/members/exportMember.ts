/** Everything that is stored about a member, as the annotations of the tables say it. */
import { getTableColumns, getTableName } from 'drizzle-orm';
import type { ExportedData } from '../../contract/members.ts';
import type { Language } from '../../contract/values.ts';
import type { MemberContext } from '../context.ts';
import type { PersonalData } from '../db/tableData.ts';
import { imageOf } from '../pictures/imageOf.ts';
import { type MemberTable, memberTables } from '../storedData/storedData.ts';
import { rowsOfMember } from './exportMember.queries.ts';

type Row = ExportedData['rows'][number];

const notShown = { ja: '保存していますが、表示しません', en: 'Stored, and not shown' };

function textOf(value: unknown): Row[string] {
  if (value instanceof Date) return value.toISOString();
  if (value === null || ['string', 'number', 'boolean'].includes(typeof value)) return value as Row[string];
  return JSON.stringify(value);
}

/** Where the picture of a row is, in its largest size. */
function pictureOf({ image_key: imageKey, width, height, colour }: Record<string, unknown>): Row {
  if (typeof imageKey !== 'string' || typeof width !== 'number' || typeof height !== 'number') return {};
  return { picture: imageOf({ imageKey, width, height, colour: String(colour) }).sizes.at(-1)!.jpeg };
}

async function exported(
  memberTable: MemberTable,
  { columns, secret = [], what, why, until }: PersonalData,
  lang: Language,
  { db, session }: MemberContext,
): Promise<ExportedData> {
  const all = getTableColumns(memberTable.table);
  const hidden = new Set(secret.map((name) => all[name]!.name));
  const rows = await rowsOfMember(db, memberTable, columns, session.memberId);
  const shown = (row: Record<string, unknown>): Row => ({
    ...Object.fromEntries(
      Object.entries(row).map(([name, value]) => [
        name,
        hidden.has(name) && value !== null ? notShown[lang] : textOf(value),
      ]),
    ),
    ...pictureOf(row),
  });
  return {
    table: getTableName(memberTable.table),
    ...{ what: what[lang], why: why[lang], until: until[lang] },
    rows: rows.map(shown),
  };
}

/** One after another: an export is no reason to take every connection to the database. */
export async function exportMember(lang: Language, context: MemberContext): Promise<ExportedData[]> {
  const data: ExportedData[] = [];
  for (const memberTable of memberTables)
    for (const personal of memberTable.personal) data.push(await exported(memberTable, personal, lang, context));
  return data;
}
