/** How long callers wait for the database, in milliseconds. Migrations, content loading and VACUUM have no such limit. */
export const limits = {
  /** A query or a transaction of a request, waiting for its turn included. */
  requestMs: 5000,
  /** Of these, PostgreSQL: for a connection, for a lock, for a statement, and for a server that says nothing at all. */
  connectionMs: 2000,
  /** The connection of a start, which may find the process or the server busy with another one's content. */
  setUpConnectionMs: 15_000,
  lockMs: 2000,
  statementMs: 2500,
  queryMs: 3000,
  /** An embedded database that has not finished one statement by then is taken for hung, and the process ends. */
  hangMs: 60_000,
  patientHangMs: 30 * 60_000,
};

/** SQLSTATE query_canceled: PostgreSQL says it when `statement_timeout` is over. */
const queryCanceled = '57014';

export const gaveUpWaiting = (): Error =>
  Object.assign(new Error('The database did not respond in time'), { code: queryCanceled });

/** Rejects when `work` takes longer; `work` itself goes on. */
export function inTime<T>(work: Promise<T>, milliseconds: number): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(gaveUpWaiting()), milliseconds);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
