import { boolean, pgTable, text } from 'drizzle-orm/pg-core';
import { words } from '../db/columns.ts';
import { tableData } from '../db/tableData.ts';

/** Notes for every page, such as a heat warning; set by the bureau while the site runs. */
export const siteAlerts = pgTable('site_alerts', {
  kind: text().$type<'heat' | 'info'>().primaryKey(),
  isActive: boolean('is_active').notNull().default(false),
  message: words('message').notNull(),
});

export const siteAlertsData = tableData(siteAlerts, { none: ['kind', 'isActive', 'message'] });
