/**
 * Starts the portal: settings, database, content, server. Ends with one clear line when one of them cannot be had.
 *
 * Each step is imported when its turn comes: a wrong setting is told before a thousand modules are read.
 */
import { checkDataDirectory } from './checkDataDirectory.ts';
import { readConfig } from './config.ts';
import { reasonOf } from './reasonOf.ts';

function fail(reason: string): never {
  process.stderr.write(`Tokotoko Tokyo cannot start: ${reason}\n`);
  process.exit(1);
}

async function start(): Promise<void> {
  const config = readConfig(process.env);
  // React chooses its build by this when it is first loaded, which is below.
  process.env.NODE_ENV = config.NODE_ENV;
  if (!config.DATABASE_URL) checkDataDirectory(config.DATA_DIR);
  const { createLog } = await import('./log.ts');
  const log = createLog(config.LOG_LEVEL);
  const { prepareDatabase } = await import('./prepareDatabase.ts');
  const database = await prepareDatabase(config, log);
  const { serve } = await import('./serve.ts');
  await serve(config, database, log, fail);
}

start().catch((error: unknown) => fail(reasonOf(error)));
