/** Shared by the server's tests: a fresh database on each engine, and the portal's API on it. */
import { randomBytes } from 'node:crypto';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Hono } from 'hono';
import pg from 'pg';
import { describe, inject } from 'vitest';
import { toQueryString } from '../../contract/client.ts';
import type { ErrorEnvelope } from '../../contract/errors.ts';
import type { Call, Input, Output } from '../../contract/index.ts';
import { toFormData } from '../../contract/sendForm.ts';
import { readAccessibility } from '../../server/accessibility/readAccessibility.ts';
import { readConfig } from '../../server/config.ts';
import type { Context } from '../../server/context.ts';
import { type Database, type DatabaseOptions, openDatabase } from '../../server/db/database.ts';
import { deriveKeys, type Keys } from '../../server/keys.ts';
import { createLog } from '../../server/log.ts';
import { createPush, type Push } from '../../server/push/push.ts';
import { readReferences } from '../../server/references.ts';
import { createServer, type ServerOptions } from '../../server/server.ts';
import { isFull, turn } from '../full.ts';
import { withDatabase } from './engines.ts';
import { photoParts } from './photoParts.ts';

export type EngineName = Database['engine'];

/** Runs a suite on both engines; the half that cannot be had shows as skipped. */
export function onEachEngine(tests: (engine: EngineName) => void): void {
  for (const engine of ['pglite', 'postgresql'] as const)
    describe.skipIf(!inject('engines')[engine])(engine, () => tests(engine));
}

/**
 * A long suite: on both engines in a full run, in `npm test` on the one whose turn it is. Half of them have `shift` 1, so that each
 * day long suites run on both.
 */
export function onEngineInTurn(tests: (engine: EngineName) => void, shift: 0 | 1 = 0): void {
  const engine = (turn + shift) % 2 ? 'pglite' : anyEngine();
  if (isFull) onEachEngine(tests);
  else describe(`${engine}, whose turn it is`, () => tests(engine));
}

/** For what is decided before any engine is asked: who may call, what is refused. */
export const anyEngine = (): EngineName => (inject('engines').postgresql ? 'postgresql' : 'pglite');

export const onOneEngine = (tests: (engine: EngineName) => void): void =>
  void describe(anyEngine(), () => tests(anyEngine()));

/** As the server has them. */
export const strongKeys = deriveKeys('a-secret-of-the-tests-and-nothing-else');
/** With hashes that cost next to nothing: a test that is not about them need not wait for them. */
export const testKeys: Keys = {
  ...strongKeys,
  pepper: { ...strongKeys.pepper, costs: { memory: 64, passes: 1, parallelism: 1 } },
};

/** As the server has it, with push services on this machine. */
export const testPush = (keys: Keys = testKeys): Push => createPush(readConfig({ PUSH_LOOPBACK: 'yes' }), keys);

export const temporaryDirectory = () => mkdtempSync(path.join(os.tmpdir(), 'tokotoko-test-'));

export interface FreshDatabase {
  options: DatabaseOptions;
  /** Deletes it; connections must be closed before. */
  remove: () => Promise<void>;
}

/** A database of its own: a copy of the prepared one, or an empty one. */
export async function freshDatabase(
  engine: EngineName,
  kind: 'prepared' | 'empty' = 'prepared',
): Promise<FreshDatabase> {
  const engines = inject('engines');
  const onFatal = (reason: string) => {
    throw new Error(reason);
  };
  const common = { onLog: () => {}, onFatal };
  if (engine === 'pglite') {
    const directory = temporaryDirectory();
    if (kind === 'prepared') cpSync(engines.pglite, directory, { recursive: true });
    return {
      options: { url: undefined, directory, ...common },
      remove: async () => rmSync(directory, { recursive: true, force: true }),
    };
  }
  const { adminUrl, template } = engines.postgresql!;
  const name = `tokotoko_test_${randomBytes(6).toString('hex')}`;
  const run = async (statement: string) => {
    const client = new pg.Client(adminUrl);
    await client.connect();
    await client.query(statement).finally(() => client.end());
  };
  await run(
    kind === 'prepared'
      ? `create database ${name} template ${template}`
      : `create database ${name} template template0 encoding 'UTF8' lc_collate 'C.UTF-8' lc_ctype 'C.UTF-8'`,
  );
  return {
    options: { url: withDatabase(adminUrl, name), directory: '', ...common },
    remove: () => run(`drop database ${name} with (force)`),
  };
}

/** The response to a call: the envelope and the HTTP status. */
export interface ApiResponse<K extends Call> {
  status: number;
  body: { result: true } & Output<K>;
  error: ErrorEnvelope['error_info'];
  headers: Headers;
}

export interface Portal {
  app: Hono;
  context: Context;
  database: Database;
  /** Opens the same database once more (PostgreSQL). */
  options: DatabaseOptions;
  call: <K extends Call>(
    key: K,
    input?: Input<K> | Record<string, unknown>,
    headers?: Record<string, string>,
  ) => Promise<ApiResponse<K>>;
  close: () => Promise<void>;
}

const origin = 'http://localhost';

/** The whole server but for its pages, which have tests of their own. */
export function serverOf(
  context: Context,
  environment: Record<string, string> = {},
  options: Partial<ServerOptions> = {},
): Hono {
  return createServer({
    config: readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent', REQUESTS_PER_MINUTE: '0', ...environment }),
    context,
    log: createLog('silent'),
    isReady: async () => true,
    portal: () => Promise.reject(new Error('no pages here')),
    assets: () => Promise.reject(new Error('no pages here')),
    clientDirectory: '/nowhere',
    ...options,
  });
}

/** JSON, or multipart where there is a file. */
export const bodyOf = (input: object, headers: Record<string, string>): RequestInit =>
  Object.values(input).some((value) => value instanceof Blob)
    ? { body: toFormData(input), headers }
    : { body: JSON.stringify(input), headers: { 'content-type': 'application/json', ...headers } };

/** Sends what the typed client would send. */
export async function send<K extends Call>(
  app: Hono,
  key: K,
  input: object = {},
  headers: Record<string, string> = {},
): Promise<ApiResponse<K>> {
  const [method, route] = key.split(' ') as ['GET' | 'POST', string];
  const response =
    method === 'GET'
      ? await app.request(`${origin}/api${route}?${toQueryString(input)}`, { headers })
      : await app.request(`${origin}/api${route}`, { method, ...bodyOf(input, headers) });
  const body = await response.json();
  return { status: response.status, body, error: body.error_info, headers: response.headers };
}

export async function openPortal(
  engine: EngineName,
  now: () => Date = () => new Date('2026-11-20T12:00:00+09:00'),
  keys = testKeys,
): Promise<Portal> {
  const fresh = await freshDatabase(engine);
  const database = await openDatabase(fresh.options);
  const photos = photoParts();
  const context: Context = {
    db: database.db,
    references: await readReferences(database.db),
    accessibility: readAccessibility(),
    now,
    keys,
    push: testPush(keys),
    ...photos.parts,
  };
  const app = serverOf(context);
  return {
    app,
    context,
    database,
    options: fresh.options,
    call: (key, input, headers) => send(app, key, input, headers),
    close: async () => {
      await database.close();
      await fresh.remove();
      photos.remove();
    },
  };
}
