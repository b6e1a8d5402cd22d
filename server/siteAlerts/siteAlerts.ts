/** What every page needs from the database: alerts, reference rows, and the counter by which the page cache notices a change. */
import { eq, sql } from 'drizzle-orm';
import type { Language } from '../../contract/values.ts';
import { contentChanges } from '../content/content.table.ts';
import { phaseEndsOfAll } from '../contest/editions.ts';
import type { Context } from '../context.ts';
import type { Db } from '../db/database.ts';
import { lastKnown } from '../lastKnown.ts';
import { type References, readReferences } from '../references.ts';
import { siteAlerts } from './siteAlerts.table.ts';

export interface SiteAlert {
  kind: 'heat' | 'info';
  message: string;
}

interface Site {
  edition: string;
  alerts: { kind: 'heat' | 'info'; message: Record<Language, string> }[];
  references: References;
  /** When phases of the contest end, in their order: pages differ from then on, though nothing was written. */
  contestEnds: number[];
}

/** A change is to show within a second, and rendering its page takes a part of that. */
const checkEveryMs = 500;
const waitMs = 50;
const firstWaitMs = 1000;
const limitMs = 5000;
/** A warning that could not be checked for this long is not shown: it may have been lifted. */
const alertsAgeMs = 10 * 60 * 1000;

/** Pages say what the day and the month bring: events, the season. Days are of Asia/Tokyo, nine hours ahead all year. */
const dayMs = 24 * 3600 * 1000;
const aheadMs = 9 * 3600 * 1000;
const dayOf = (moment: number) => Math.floor((moment + aheadMs) / dayMs);

/** Those that pages show. */
const readAlerts = (db: Db): Promise<Site['alerts']> =>
  db
    .select({ kind: siteAlerts.kind, message: siteAlerts.message })
    .from(siteAlerts)
    .where(eq(siteAlerts.isActive, true))
    .orderBy(sql`kind`);

/** The counter first: rows that change meanwhile raise it again, and are read again. */
async function readSite(db: Db, known: Site): Promise<Site> {
  const [change] = await db.select({ counter: contentChanges.counter }).from(contentChanges);
  const edition = String(change?.counter ?? 0);
  if (edition === known.edition) return known;
  return {
    edition,
    alerts: await readAlerts(db),
    references: await readReferences(db),
    contestEnds: await phaseEndsOfAll(db),
  };
}

const inLanguage = (alerts: Site['alerts'], lang: Language): SiteAlert[] =>
  alerts.map(({ kind, message }) => ({ kind, message: message[lang] }));

/** As this database has them, which may be a transaction. */
export const alertsIn = async (lang: Language, db: Db): Promise<SiteAlert[]> => inLanguage(await readAlerts(db), lang);

/** Looks for changes at most twice a second, however many requests come; knows the last state while the database is away. */
export function watchSite({ db, references, now }: Pick<Context, 'db' | 'references' | 'now'>) {
  const site = lastKnown<Site>({
    initial: { edition: 'none', alerts: [], references, contestEnds: [] },
    read: (known) => readSite(db, known),
    everyMs: checkEveryMs,
    waitMs,
    firstWaitMs,
    limitMs,
  });
  const areAlertsOld = () => Date.now() - site.readAt() > alertsAgeMs;
  const passedEnds = () => site.value().contestEnds.filter((end) => end <= now().getTime()).length;
  return {
    /** To be awaited by every request, before it reads the rest. */
    refresh: site.refresh,
    /** Differs where pages may differ. */
    edition: () =>
      `${site.value().edition} ${passedEnds()} ${dayOf(now().getTime())}${areAlertsOld() ? ' without alerts' : ''}`,
    references: () => site.value().references,
    alertsFor: (lang: Language): SiteAlert[] => (areAlertsOld() ? [] : inLanguage(site.value().alerts, lang)),
  };
}
