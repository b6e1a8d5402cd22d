import { asc } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { banners } from './banners.table.ts';

export const allBanners = (db: Db) => db.select().from(banners).orderBy(asc(banners.id));
