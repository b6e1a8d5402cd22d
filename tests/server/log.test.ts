/** What the log says of an error: enough to find it, nothing of what was asked. */

import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { openDatabase } from '../../server/db/database.ts';
import { toApiError } from '../../server/errors.ts';
import { createLog } from '../../server/log.ts';
import { type FreshDatabase, freshDatabase, onEngineInTurn } from './support.ts';

/** The line that the log writes for an error. */
function lineOf(error: unknown): string {
  const lines: string[] = [];
  createLog('info', { write: (line) => void lines.push(line) }).error({ err: error }, 'request failed');
  return lines.join('');
}

onEngineInTurn((engine) => {
  it.each([
    ['a broken rule', sql`insert into log_things values (${'secret'}, 1)`, '23505'],
    ['a value of another type', sql`select ${'secret'}::int`, '22P02'],
    ['a wrong search', sql`select ${"secret ' & ("}::tsquery`, '42601'],
    ['a wrong document', sql`select ${'{"secret'}::jsonb`, '22P02'],
  ])('%s', async (_, query, code) => {
    const fresh: FreshDatabase = await freshDatabase(engine);
    const database = await openDatabase(fresh.options);
    try {
      await database.db.execute(sql`create table log_things (name text primary key, value int)`);
      await database.db.execute(sql`insert into log_things values ('secret', 1)`);
      const error = await database.db.execute(query).catch((failure: unknown) => failure);
      expect(error).toBeInstanceOf(Error);
      for (const shown of [error, toApiError(error), (error as Error).cause]) {
        const line = lineOf(shown);
        expect(line).not.toMatch(/secret/);
        expect(line).toContain(code);
      }
    } finally {
      await database.close();
      await fresh.remove();
    }
  });
});

it('an error of our own, with where it was thrown', () => {
  const line = lineOf(new TypeError('x is undefined'));
  expect(line).toContain('x is undefined');
  expect(line).toContain('log.test.ts');
});
