/** Serves the portal on an open database, until a signal stops it. */
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { readAccessibility } from './accessibility/readAccessibility.ts';
import { offerSnapshots } from './backup/snapshotSocket.ts';
import type { Config } from './config.ts';
import { keepVotesCounted } from './contest/keepVotesCounted.ts';
import type { Database } from './db/database.ts';
import { dutyWindow } from './duty/window.job.ts';
import { createNodeServer, serveApp } from './http/serveApp.ts';
import { startJobs } from './jobs/runner.ts';
import { deriveKeys } from './keys.ts';
import { createLifecycle } from './lifecycle.ts';
import type { Log } from './log.ts';
import { createMetrics } from './metrics.ts';
import { createPictures } from './pictures/pictures.ts';
import { builtPortal, developmentPortal } from './portal.ts';
import { pushJobs } from './push/push.jobs.ts';
import { createPush } from './push/push.ts';
import { readReferences } from './references.ts';
import { retentionJobs } from './retention/retention.jobs.ts';
import { publication } from './revisions/publication.job.ts';
import { readSecretKey } from './secretKey.ts';
import { createServer } from './server.ts';
import { openStorage } from './storage/openStorage.ts';

const clientDirectory = path.resolve(import.meta.dirname, '../dist/client');
/** How long open responses may take after the server stopped listening. */
const graceMs = 6000;

/** @param fail ends the process when the port cannot be had */
export async function serve(
  config: Config,
  database: Database,
  log: Log,
  fail: (reason: string) => never,
): Promise<void> {
  const { db } = database;
  const secret = readSecretKey(config, () =>
    log.info({}, 'the key is secret.key in DATA_DIR; several processes on one database need the setting SECRET_KEY'),
  );
  const metrics = createMetrics();
  const keys = deriveKeys(secret);
  const context = {
    db,
    references: await readReferences(db),
    accessibility: readAccessibility(),
    now: () => new Date(),
    keys,
    storage: openStorage(config),
    pictures: createPictures(),
    push: createPush(config, keys, (outcome) => metrics.pushMessages.inc({ outcome })),
  };
  const http = createNodeServer();
  const lifecycle = createLifecycle(http, { graceMs });
  const rendering =
    config.NODE_ENV === 'development' ? await developmentPortal(http) : await builtPortal(clientDirectory);
  if (config.STORYBOOK_PATH) {
    const { pagePaths } = await rendering.portal();
    const hidden = pagePaths().find((page) => `${page}/`.startsWith(`${config.STORYBOOK_PATH}/`));
    if (hidden) throw new Error(`STORYBOOK_PATH would hide the page ${hidden}. Example: STORYBOOK_PATH=/storybook`);
  }
  const app = createServer({
    config,
    context,
    log,
    metrics,
    clientDirectory,
    isReady: async () =>
      !lifecycle.isStopping() &&
      (await db.execute(sql`select 1`).then(
        () => true,
        () => false,
      )),
    ...rendering,
  });
  const stopCounting = keepVotesCounted(context, (error) => log.error({ err: error }, 'votes not counted'));
  const stopSnapshots =
    database.engine === 'pglite'
      ? await offerSnapshots(database, config.DATA_DIR, (reason) => log.warn({ reason }, 'no snapshot for a backup'))
      : null;
  const stopJobs = startJobs([...retentionJobs, publication, dutyWindow, ...pushJobs], context, { log, metrics });
  serveApp(http, app, { log, middleware: rendering.middleware });
  http.on('error', (error: NodeJS.ErrnoException) =>
    fail(error.code === 'EADDRINUSE' ? `port ${config.PORT} is taken. Set PORT to another.` : error.message),
  );

  const stop = async (signal: NodeJS.Signals) => {
    if (lifecycle.isStopping()) return;
    log.info({ signal }, 'stopping');
    // SIGINT is a person at a terminal: no balancer has to notice first.
    const drainMs = signal === 'SIGTERM' ? config.DRAIN_SECONDS * 1000 : 0;
    await Promise.all([lifecycle.stop(drainMs), stopJobs(), stopSnapshots?.()]);
    stopCounting();
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
