/** What a backup says of itself: its last entry but one. See docs/decisions/0067. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { type Db, rowsOf } from '../db/database.ts';
import { migrationsFolder } from '../db/migrate.ts';

/** What is wrong with a backup, or with where it should go: words for the person who typed the command. */
export class BackupError extends Error {}

/** Raised when an older release could not read what this one writes. */
export const format = 1;
export const headName = 'tokotoko.json';
export const manifestName = 'manifest.json';
export const checksumName = 'manifest.sha256';

const count = z.int().min(0);
const part = z.strictObject({ files: count, bytes: count, sha256: z.string().regex(/^[0-9a-f]{64}$/) });
export const manifestSchema = z.strictObject({
  format: z.literal(format),
  createdAt: z.iso.datetime(),
  engine: z.enum(['pglite', 'postgresql']),
  /** `server_version_num`. */
  engineVersion: count,
  /** The last migration: its time, which orders them, and its name. */
  schema: z.strictObject({ when: count, name: z.string() }),
  /** Tells the secret key by which passwords were hashed, and nothing of it. */
  keyId: z.string(),
  /** Rows by table. */
  rows: z.record(z.string(), count),
  parts: z.strictObject({ photos: part, database: part }),
});
export type Manifest = z.output<typeof manifestSchema>;
export type PartName = keyof Manifest['parts'];
export const partNames: readonly PartName[] = ['photos', 'database'];

const journal = z.object({ entries: z.array(z.object({ when: z.number(), tag: z.string() })) });
const migrations = () =>
  journal.parse(JSON.parse(readFileSync(path.join(migrationsFolder, 'meta/_journal.json'), 'utf8'))).entries;

/** Of this release. */
export const newestMigration = (): number => Math.max(...migrations().map(({ when }) => when));

export type Described = Pick<Manifest, 'engineVersion' | 'schema' | 'rows'>;

/** @param db sees one moment only: a transaction, or a database where nothing else happens */
export async function describeDatabase(db: Db): Promise<Described> {
  const [version] = rowsOf<{ version: number }>(
    await db.execute(sql`select current_setting('server_version_num')::int as version`),
  );
  const [last] = rowsOf<{ created_at: string | number }>(
    await db.execute(sql`select created_at from drizzle.__drizzle_migrations order by created_at desc limit 1`),
  );
  const when = Number(last?.created_at ?? 0);
  const tables = rowsOf<{ name: string }>(
    await db.execute(
      sql`select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`,
    ),
  );
  const rows: Record<string, number> = {};
  for (const { name } of tables) {
    const [row] = rowsOf<{ rows: number }>(
      await db.execute(sql`select count(*)::int as rows from ${sql.identifier(name)}`),
    );
    rows[name] = row!.rows;
  }
  const name = migrations().find((migration) => migration.when === when)?.tag ?? 'unknown';
  return { engineVersion: version!.version, schema: { when, name }, rows };
}
