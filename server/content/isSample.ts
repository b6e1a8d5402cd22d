import { getTableName, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { contentSamples } from './content.table.ts';

/** Whether a row came with the sample content, and staff have published nothing else in its place. `id` is the key of its table. */
export const isSample = (id: PgColumn): SQL<boolean> =>
  sql<boolean>`exists (select 1 from ${contentSamples} where kind = ${getTableName(id.table)} and key = ${id} and not is_replaced)`;
