import { sql } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { consentClicks } from './consent.table.ts';

/** Counts one choice in the cookie banner. */
export async function countConsent(db: Db, type: string, day: string): Promise<void> {
  await db
    .insert(consentClicks)
    .values({ type, day, count: 1 })
    .onConflictDoUpdate({
      target: [consentClicks.type, consentClicks.day],
      set: { count: sql`${consentClicks.count} + 1` },
    });
}
