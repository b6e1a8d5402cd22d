/** The schema on a PostgreSQL server, with a limit on every wait of a request. */
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { inTime, limits } from './limits.ts';
import { assertUtf8, migrationsFolder } from './migrate.ts';
import { plannerSettings } from './plannerSettings.ts';
import * as schema from './schema.ts';
import type { Database, Db } from './types.ts';

/** Any fixed number: servers that start at once queue on it, and a restore keeps them from starting. */
export const setUpLock = 746_573;

/** By which the database knows the connections of servers and commands. */
export const applicationName = 'tokotoko';

/** A transaction has one connection: what asks at once is asked in turn, which pg leaves to its callers. */
function inTurn(client: pg.PoolClient): pg.PoolClient {
  let last: Promise<unknown> = Promise.resolve();
  const query = (...args: Parameters<typeof client.query>) => {
    const result = last.then(() => client.query(...args));
    last = result.then(
      () => undefined,
      () => undefined,
    );
    return result;
  };
  return new Proxy(client, { get: (target, name) => (name === 'query' ? query : Reflect.get(target, name)) });
}

/** Runs each transaction on a connection that is closed when it fails: it may be frozen, or still inside the transaction. */
function createDb(pool: pg.Pool): Db {
  const db = drizzle(pool, { schema });
  const transaction: typeof db.transaction = async (run, config) => {
    const client = await pool.connect();
    let isCommitted = false;
    const onError = () => undefined;
    client.on('error', onError);
    try {
      const value = await inTime(drizzle(inTurn(client), { schema }).transaction(run, config), limits.queryMs);
      isCommitted = true;
      return value;
    } finally {
      client.off('error', onError);
      client.release(!isCommitted);
    }
  };
  return Object.assign(db, { transaction });
}

export async function openServer(url: string, onLog: (text: string) => void): Promise<Database> {
  const connection = {
    connectionString: url,
    connectionTimeoutMillis: limits.connectionMs,
    keepAlive: true,
    application_name: applicationName,
    options: plannerSettings.join(' '),
  };
  const pool = new pg.Pool({
    ...connection,
    max: 10,
    statement_timeout: limits.statementMs,
    lock_timeout: limits.lockMs,
    idle_in_transaction_session_timeout: limits.requestMs,
    // A server that is frozen, or a network that drops everything, keeps none of the limits above.
    query_timeout: limits.queryMs,
  });
  // A connection that breaks while idle must not end the process; the next query opens a new one.
  pool.on('error', (error) => onLog(`An idle database connection broke: ${error.message}`));
  return {
    engine: 'postgresql',
    db: createDb(pool),
    setUp: async (prepare) => {
      const client = new pg.Client({ ...connection, connectionTimeoutMillis: limits.setUpConnectionMs });
      client.on('error', (error) => onLog(`The connection broke: ${error.message}`));
      await client.connect();
      try {
        const db = drizzle(client, { schema });
        // The user may have limits of its own.
        await client.query('set statement_timeout = 0; set lock_timeout = 0');
        // Freed with the connection, however this ends.
        await client.query('select pg_advisory_lock($1)', [setUpLock]);
        await assertUtf8(db);
        await migrate(db, { migrationsFolder });
        await prepare(db);
      } finally {
        await client.end();
      }
    },
    freeze: null,
    // A frozen server does not say goodbye.
    close: () => inTime(pool.end(), limits.connectionMs).catch((error: Error) => onLog(error.message)),
  };
}
