/** What the commands that speak to the server's own database have in common. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { type Config, readConfig } from '../../server/config.ts';
import { type Database, type Db, openDatabase, sqlStateOf } from '../../server/db/database.ts';

/** What is wrong, in words for the person who typed the command. */
export class Refusal extends Error {}

export type Environment = Record<string, string | undefined>;

const neverStarted = 'holds no data of the portal yet. Start the portal once: npm start';

/** @throws Refusal when a setting is wrong, or no portal has been started with them */
export function databaseSettings(environment: Environment): Config {
  let config: Config;
  try {
    config = readConfig(environment);
  } catch (error) {
    throw new Refusal((error as Error).message);
  }
  const { DATABASE_URL, DATA_DIR } = config;
  if (!DATABASE_URL && !existsSync(path.join(DATA_DIR, 'PG_VERSION'))) throw new Refusal(`${DATA_DIR} ${neverStarted}`);
  return config;
}

function refusalOf(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  if (sqlStateOf(error) === '42P01') return new Refusal(`The database ${neverStarted}`);
  const { message, cause } = error as Error;
  // The message of a failed query is the whole query, with its values.
  const own = message.startsWith('Failed query') ? 'unknown' : message;
  return new Refusal(`The database did not answer: ${(cause as Error | undefined)?.message || own}`);
}

/** Opens the database of these settings for `task`, and closes it. @throws Refusal */
export async function withDatabase<T>(
  { DATABASE_URL, DATA_DIR }: Config,
  task: (db: Db, engine: Database['engine']) => Promise<T>,
): Promise<T> {
  const database = await openDatabase({
    url: DATABASE_URL || undefined,
    directory: DATA_DIR,
    onLog: () => {},
    // Whatever is asked of a lost database fails with the reason.
    onFatal: () => {},
  }).catch((error: Error) => {
    throw new Refusal(error.message);
  });
  try {
    return await task(database.db, database.engine);
  } catch (error) {
    throw refusalOf(error);
  } finally {
    await database.close();
  }
}

/** Runs a command as this process: prints what it returns, or what it was refused for with exit code 1. */
export async function runAsProcess(command: (args: string[], environment: Environment) => Promise<string>) {
  try {
    process.stdout.write(await command(process.argv.slice(2), process.env));
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    process.stderr.write(`${error.message.trimEnd()}\n`);
    process.exitCode = 1;
  }
}
