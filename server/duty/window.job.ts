import { z } from 'zod';
import { type DutyKind, dutyKinds } from '../../contract/revisionRules.ts';
import type { Db } from '../db/database.ts';
import { inTransaction } from '../db/transaction.ts';
import { defineJob } from '../jobs/job.ts';
import { holdSubject } from './duty.queries.ts';
import { settle } from './windows.ts';

const keyOf = (kind: DutyKind, subject: string) => `${kind} ${subject}`;

/** Begins and ends closures and alerts at their time. The key is what they are about. */
export const dutyWindow = defineJob({
  kind: 'duty_window',
  data: z.object({ kind: z.enum(dutyKinds), subject: z.string() }),
  run: ({ kind, subject }, { db, now }) =>
    inTransaction(db, async (tx) => {
      await holdSubject(tx, kind, subject);
      const next = await settle(tx, kind, subject, now());
      if (next) await dutyWindow.add(tx, keyOf(kind, subject), { kind, subject }, next);
    }),
});

/** In the transaction of a change that holds the subject: shows it, and sees to it that it begins and ends by itself. */
export async function settleAndPlan(tx: Db, kind: DutyKind, subject: string, at: Date): Promise<void> {
  const next = await settle(tx, kind, subject, at);
  if (next) await dutyWindow.add(tx, keyOf(kind, subject), { kind, subject }, next);
  else await dutyWindow.remove(tx, keyOf(kind, subject));
}
