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
        ja: 'ログインなどを試した回数と時刻',
        en: 'How often logging in was tried, and when',
      },
      why: {
        ja: 'パスワードを何度も試して、他人になりすますのを防ぐため。ユーザー名とIPアドレスごとに数え、どちらも、そのままではなく符号に変えて保存します。',
        en: 'To stop anyone from trying passwords again and again. It is counted by user name and by IP address; both are stored as codes, and not as they are.',
      },
      until: {
        ja: '最後に試してから1時間で数えなくなり、その後だれかがログインしたときに消します。ログインできると、そのユーザー名の分は、すぐに消します。',
        en: 'An hour after the last try it no longer counts, and is deleted when anyone next logs in. As soon as you log in, the count of your user name is deleted.',
      },
      seenBy: 'operators',
      changedOn: '2026-11-24',
    },
  ],
});
