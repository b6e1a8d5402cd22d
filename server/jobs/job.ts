/** Kinds of jobs: what has to be done later, at a chosen time or again and again. */
import type { z } from 'zod';
import type { Context } from '../context.ts';
import type { Db } from '../db/database.ts';
import { putJob, removeJob } from './jobs.queries.ts';

export interface JobContext extends Context {
  /** Aborted when the server stops, or another process has taken the job over: long work ends at its next step. */
  signal: AbortSignal;
}

/** What the runner needs to know of a kind. */
export interface Job {
  kind: string;
  /** Done again so long after it was done; null: once for each time that it is added. */
  everyMs: number | null;
  /** @param data as the database gives it; @throws ZodError */
  work: (data: unknown, context: JobContext) => Promise<void>;
}

interface JobOf<Data> extends Job {
  /**
   * In the caller's transaction. An open job with the same key gets the new time and data.
   * @param key names the job among its kind, such as the id of what it is about
   */
  add: (db: Db, key: string, data: Data, at: Date) => Promise<void>;
  /** @returns whether there was an open one; one that is being worked on may still have its effect */
  remove: (db: Db, key: string) => Promise<boolean>;
}

interface JobDefinition<Schema extends z.ZodType> {
  kind: string;
  /** Of the data: ids and times, nothing of a person. */
  data: Schema;
  everyMs?: number;
  /** Done at least once: a second time must change nothing. Rejects to be tried again later. */
  run: (data: z.output<Schema>, context: JobContext) => Promise<void>;
}

export const defineJob = <Schema extends z.ZodType>({
  kind,
  data: schema,
  everyMs,
  run,
}: JobDefinition<Schema>): JobOf<z.input<Schema>> => ({
  kind,
  everyMs: everyMs ?? null,
  work: async (data, context) => run(schema.parse(data), context),
  add: async (db, uniqueKey, data, runAt) => {
    schema.parse(data);
    await putJob(db, { kind, uniqueKey, data, runAt });
  },
  remove: (db, uniqueKey) => removeJob(db, kind, uniqueKey),
});
