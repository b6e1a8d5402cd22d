import { asc, gte } from 'drizzle-orm';
import { isSample } from '../content/isSample.ts';
import type { Db } from '../db/database.ts';
import { events } from './events.table.ts';

/** Events that have not ended before `day`, the earliest first. */
export const eventsFrom = (db: Db, day: string) =>
  db
    .select({
      id: events.id,
      title: events.title,
      body: events.body,
      place: events.place,
      starts_on: events.startsOn,
      ends_on: events.endsOn,
      municipalityCode: events.municipalityCode,
      is_sample: isSample(events.id),
    })
    .from(events)
    .where(gte(events.endsOn, day))
    .orderBy(asc(events.startsOn), asc(events.id));
