import { asc, inArray } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { parks } from './parks.table.ts';

export type ParkRow = typeof parks.$inferSelect;

/** Parks of these municipalities, of all where none is given. */
export const parksIn = (db: Db, municipalityCodes: readonly number[]) =>
  db
    .select()
    .from(parks)
    .where(municipalityCodes.length ? inArray(parks.municipalityCode, [...municipalityCodes]) : undefined)
    .orderBy(asc(parks.municipalityCode), asc(parks.kana));
