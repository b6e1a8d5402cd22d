import { asc, desc, eq, gte, lt } from 'drizzle-orm';
import { isSample } from '../content/isSample.ts';
import type { Db } from '../db/database.ts';
import { events } from './events.table.ts';

const row = {
  id: events.id,
  title: events.title,
  body: events.body,
  place: events.place,
  starts_on: events.startsOn,
  ends_on: events.endsOn,
  municipalityCode: events.municipalityCode,
  is_sample: isSample(events.id),
};

/** Events that have not ended before `day`, the earliest first. */
export const eventsFrom = (db: Db, day: string) =>
  db.select(row).from(events).where(gte(events.endsOn, day)).orderBy(asc(events.startsOn), asc(events.id));

/** The `limit` events that ended last before `day`, the latest first. */
export const eventsBefore = (db: Db, day: string, limit: number) =>
  db.select(row).from(events).where(lt(events.endsOn, day)).orderBy(desc(events.endsOn), desc(events.id)).limit(limit);

export async function eventById(db: Db, id: number) {
  const [found] = await db.select(row).from(events).where(eq(events.id, id));
  return found;
}
