/** What both engines do before the first request. */
import { sql } from 'drizzle-orm';
import { rowsOf } from './results.ts';
import type { Db } from './types.ts';

export const migrationsFolder = new URL('./migrations', import.meta.url).pathname;

/** Trigram and word functions need a UTF-8 database; under another encoding Japanese search would be empty. */
export async function assertUtf8(db: Db): Promise<void> {
  const [row] = rowsOf<{ encoding: string }>(await db.execute(sql`select getdatabaseencoding() as encoding`));
  if (row?.encoding !== 'UTF8')
    throw new Error(
      `The database must be encoded in UTF8, but is ${row?.encoding}. Create it with: CREATE DATABASE … ENCODING 'UTF8'`,
    );
}
