/** What the server's thread and the thread of the embedded database say to each other. */
interface Asked {
  id: number;
  /** `Date.now()` after which nobody waits any more: the statement is then not begun. */
  until?: number;
}
export type WorkerRequest =
  | (Asked & { kind: 'query'; sql: string; params: unknown[]; rowMode: 'array' | 'object' })
  | (Asked & { kind: 'exec'; sql: string })
  | (Asked & { kind: 'close' });

export interface QueryResult {
  rows: unknown[];
  affectedRows: number | undefined;
}

export type WorkerMessage =
  | { kind: 'ready' }
  /** The directory holds no database that can be opened; the thread ends. */
  | { kind: 'notOpened'; reason: string }
  /** Nothing that was not acknowledged before can be relied on; no further request is taken. */
  | { kind: 'lost'; reason: string }
  | { kind: 'log'; text: string }
  | { kind: 'result'; id: number; result: QueryResult }
  | { kind: 'failure'; id: number; message: string; sqlState: string | undefined; constraint: string | undefined };
