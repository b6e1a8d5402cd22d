/** Starts the portal: settings, database, content, server. Ends with one clear line when one of them cannot be had. */
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { readAccessibility } from './accessibility/readAccessibility.ts';
import { checkDataDirectory } from './checkDataDirectory.ts';
import { type Config, readConfig } from './config.ts';
import { loadContent } from './content/loadContent.ts';
import { type Database, openDatabase } from './db/database.ts';
import { createNodeServer, serveApp } from './http/serveApp.ts';
import { createLifecycle } from './lifecycle.ts';
import { createLog, type Log } from './log.ts';
import { builtPortal, developmentPortal } from './portal.ts';
import { readReferences } from './references.ts';
import { createServer } from './server.ts';

const clientDirectory = path.resolve(import.meta.dirname, '../dist/client');
/** How long open responses may take after the server stopped listening. */
const graceMs = 6000;

function fail(reason: string): never {
  process.stderr.write(`Tokotoko Tokyo cannot start: ${reason}\n`);
  process.exit(1);
}

const reasonOf = (error: unknown): string => {
  const { message, cause } = error as Error;
  const { code } = ((cause as { code?: string } | undefined) ?? (error as { code?: string })) || {};
  // A failed query's message is the whole query; its cause says what went wrong.
  const own = message?.startsWith('Failed query') ? '' : message || code;
  return [own, (cause as Error | undefined)?.message].filter(Boolean).join(': ').replace(/\s+/g, ' ');
};

async function openDatabaseOf(config: Config, log: Log): Promise<Database> {
  if (!config.DATABASE_URL) checkDataDirectory(config.DATA_DIR);
  return openDatabase({
    url: config.DATABASE_URL || undefined,
    directory: config.DATA_DIR,
    onLog: (text) => log.debug({ database: text }, 'database'),
    onFatal: (reason) => {
      log.fatal({ reason }, 'database lost');
      process.exit(1);
    },
  });
}

async function start(): Promise<void> {
  const config = readConfig(process.env);
  // React chooses its build by this when it is first loaded, which is below.
  process.env.NODE_ENV = config.NODE_ENV;
  const log = createLog(config.LOG_LEVEL);
  const database = await openDatabaseOf(config, log).catch((error: unknown) =>
    fail(`the database cannot be opened. ${reasonOf(error)}`),
  );
  await database
    .setUp(async (db) => {
      await loadContent(db, (sample) => log.warn({ sample }, 'sample content left out: its place is taken'));
    })
    .catch((error: unknown) => fail(`the database cannot be prepared. ${reasonOf(error)}`));

  const { db } = database;
  const context = {
    db,
    references: await readReferences(db),
    accessibility: readAccessibility(),
    now: () => new Date(),
  };
  const http = createNodeServer();
  const lifecycle = createLifecycle(http, { graceMs });
  const rendering =
    config.NODE_ENV === 'development' ? await developmentPortal(http) : await builtPortal(clientDirectory);
  if (config.STORYBOOK_PATH) {
    const { pagePaths } = await rendering.portal();
    const hidden = pagePaths({ courseIds: [], noticeIds: [], lineIds: [] }).find((page) =>
      `${page}/`.startsWith(`${config.STORYBOOK_PATH}/`),
    );
    if (hidden) fail(`STORYBOOK_PATH would hide the page ${hidden}. Example: STORYBOOK_PATH=/storybook`);
  }
  const app = createServer({
    config,
    context,
    log,
    clientDirectory,
    isReady: async () =>
      !lifecycle.isStopping() &&
      (await db.execute(sql`select 1`).then(
        () => true,
        () => false,
      )),
    ...rendering,
  });
  serveApp(http, app, { log, middleware: rendering.middleware });
  http.on('error', (error: NodeJS.ErrnoException) =>
    fail(error.code === 'EADDRINUSE' ? `port ${config.PORT} is taken. Set PORT to another.` : error.message),
  );

  const stop = async (signal: NodeJS.Signals) => {
    if (lifecycle.isStopping()) return;
    log.info({ signal }, 'stopping');
    // SIGINT is a person at a terminal: no balancer has to notice first.
    await lifecycle.stop(signal === 'SIGTERM' ? config.DRAIN_SECONDS * 1000 : 0);
    await rendering.close?.();
    await database.close();
    process.exit(0);
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop(signal));

  http.listen(config.PORT, config.HOST, () => {
    const address = http.address();
    const port = typeof address === 'object' && address ? address.port : config.PORT;
    log.info({ port, engine: database.engine }, 'listening');
    process.stdout.write(`Tokotoko Tokyo: http://localhost:${port}\n`);
  });
}

start().catch((error: unknown) => fail(reasonOf(error)));
