import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { tableData } from '../db/tableData.ts';

/** Tries that were counted, by what and whom. A row is forgotten a while after its last try. */
export const throttles = pgTable(
  'throttles',
  {
    /** The kind of try, and a hash of the account or address. */
    key: text().primaryKey(),
    count: integer().notNull(),
    openAt: timestamp('open_at', { withTimezone: true }).notNull(),
    lastAt: timestamp('last_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('throttles_last').on(table.lastAt)],
);

export const throttlesData = tableData(throttles, {
  none: [],
  personal: [
    {
      columns: ['key', 'count', 'openAt', 'lastAt'],
      of: 'visitor',
      what: {
        ja: 'ログインなどを試した回数と時刻。どのユーザー名か、どのIPアドレスかは、記号に変えて保存します',
        en: 'How often and when a login was tried, by user name and by IP address, both turned into codes',
      },
      why: {
        ja: 'パスワードを何度も試して、他人になりすますのを防ぐため。',
        en: 'To stop anyone from trying passwords again and again.',
      },
      until: {
        ja: '最後に試してから1時間で数えなくなり、その後だれかがログインしたときに消します。ログインできると、そのユーザー名の分は、すぐに消します。',
        en: 'An hour after the last try it no longer counts, and is deleted when somebody next logs in. Once you log in, what was counted for your user name is deleted at once.',
      },
      seenBy: 'operators',
      changedOn: '2026-11-24',
    },
  ],
});
