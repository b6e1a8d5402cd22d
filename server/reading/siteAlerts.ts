/** Notes for every page, and the counter by which a page cache notices that something changed. */
import { eq, sql } from 'drizzle-orm';
import type { Language } from '../../contract/values.ts';
import { contentChanges } from '../content/content.table.ts';
import type { Db } from '../db/database.ts';
import { siteAlerts } from './reading.table.ts';

export interface SiteAlert {
  kind: 'heat' | 'info';
  message: string;
}

/** How long a change may take to show. */
const checkEveryMs = 3000;

/** Reads alerts and edition at most every few seconds, however many pages ask; answers the last known ones while the database is away. */
export function watchSite(db: Db) {
  let known = { edition: 'none', alerts: [] as { kind: 'heat' | 'info'; message: Record<Language, string> }[] };
  let readAt = 0;
  let reading: Promise<void> | null = null;

  async function read(): Promise<void> {
    const [alerts, [change]] = await Promise.all([
      db
        .select({ kind: siteAlerts.kind, message: siteAlerts.message })
        .from(siteAlerts)
        .where(eq(siteAlerts.isActive, true))
        .orderBy(sql`kind`),
      db.select({ counter: contentChanges.counter }).from(contentChanges),
    ]);
    known = { edition: String(change?.counter ?? 0), alerts };
    readAt = Date.now();
  }

  const current = async () => {
    if (Date.now() - readAt > checkEveryMs) {
      reading ??= read()
        .catch(() => undefined)
        .finally(() => {
          reading = null;
        });
      await reading;
    }
    return known;
  };

  return {
    edition: async () => (await current()).edition,
    alertsFor: async (lang: Language): Promise<SiteAlert[]> =>
      (await current()).alerts.map(({ kind, message }) => ({ kind, message: message[lang] })),
  };
}
