/** The page of everything that is stored about a member has words for every column that it can show. */
import { getTableColumns } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { columns } from '../../app/screens/MemberData/columns.ts';
import ja from '../../app/screens/MemberData/ja.json';
import { memberTables } from '../../server/storedData/storedData.ts';

/** Made from what is stored (server/members/exportMember.ts). */
const derived = ['picture'];

const stored = memberTables.flatMap(({ table, columns: names }) => {
  const all = getTableColumns(table);
  return names.map((name) => all[name]!.name);
});

test('every column of a member has words, and no words are left over', () => {
  expect([...new Set([...stored, ...derived])].sort()).toEqual([...columns].sort());
  expect(
    Object.keys(ja)
      .filter((key) => key.startsWith('column_'))
      .map((key) => key.slice('column_'.length))
      .sort(),
  ).toEqual([...columns].sort());
});
