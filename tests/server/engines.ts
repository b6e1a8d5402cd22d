/**
 * Global set-up of the server's tests: both engines, each with a prepared database that suites take copies of.
 *
 * PostgreSQL comes from `TEST_DATABASE_URL` (a user who may create databases), else from a throwaway cluster of the
 * machine's binaries, which root installs where Debian's package is missing.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { loadContent } from '../../server/content/loadContent.ts';
import { type DatabaseOptions, openDatabase } from '../../server/db/database.ts';
import { indexSite } from '../../server/siteSearch/refresh.ts';
import { type Cluster, createCluster, findBinaries } from './cluster.ts';

export interface Engines {
  /** Data directory to copy. */
  pglite: string;
  /** Null where no server can be had. */
  postgresql: { adminUrl: string; template: string } | null;
}

declare module 'vitest' {
  export interface ProvidedContext {
    engines: Engines;
  }
}

const say = (text: string) => process.stdout.write(`${text}\n`);

async function prepare(options: Pick<DatabaseOptions, 'url' | 'directory'>): Promise<void> {
  const fatal = (reason: string) => {
    throw new Error(reason);
  };
  const database = await openDatabase({ ...options, onLog: () => {}, onFatal: fatal });
  await database.setUp(async (db) => {
    await loadContent(db);
    await indexSite(db);
  });
  await database.close();
}

async function admin(url: string, ...statements: string[]): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}

function install(): string | null {
  if (process.getuid?.() !== 0) return null;
  say('Server tests: PostgreSQL is not installed; installing it with apt-get …');
  try {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    for (const args of [['update'], ['install', '-y', '--no-install-recommends', 'postgresql']])
      execFileSync('apt-get', args, { env, stdio: 'ignore' });
  } catch {
    return null;
  }
  return findBinaries();
}

async function throwawayCluster(): Promise<Cluster | null> {
  const binaries = findBinaries() ?? install();
  return binaries ? createCluster(binaries) : null;
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const directory = mkdtempSync(path.join(os.tmpdir(), 'tokotoko-pglite-'));
  const template = `tokotoko_test_${process.pid}`;
  const givenUrl = process.env.TEST_DATABASE_URL;
  const cluster = givenUrl ? null : await throwawayCluster();
  const adminUrl = givenUrl ?? cluster?.url;
  if (!adminUrl) {
    say('Server tests: the PostgreSQL half is NOT run. Set TEST_DATABASE_URL, or install PostgreSQL, to run it.');
  }
  const preparePostgresql = async (url: string) => {
    await admin(
      url,
      `create database ${template} template template0 encoding 'UTF8' lc_collate 'C.UTF-8' lc_ctype 'C.UTF-8'`,
    );
    await prepare({ url: withDatabase(url, template), directory: '' });
  };
  await Promise.all([prepare({ url: undefined, directory }), adminUrl && preparePostgresql(adminUrl)]);
  project.provide('engines', { pglite: directory, postgresql: adminUrl ? { adminUrl, template } : null });
  return async () => {
    rmSync(directory, { recursive: true, force: true });
    if (cluster) cluster.remove();
    else if (adminUrl) await admin(adminUrl, `drop database if exists ${template} with (force)`);
  };
}

export function withDatabase(url: string, name: string): string {
  const changed = new URL(url);
  changed.pathname = `/${name}`;
  return changed.href;
}
