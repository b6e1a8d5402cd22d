import { asc } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { links } from './links.table.ts';

export const allLinks = (db: Db) => db.select().from(links).orderBy(asc(links.id));
