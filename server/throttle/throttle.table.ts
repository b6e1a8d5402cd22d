import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { tableData } from '../db/tableData.ts';

/** Tries that were counted, by what and whom. A row is forgotten a while after its last try. */
export const throttles = pgTable(
  'throttles',
  {
    /** Code of the kind of try and of the account or address. */
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
        ja: 'ログイン、登録、秘密の質問などを試した回数と時刻',
        en: 'How often logging in, registering, answering secret questions and the like was tried, and when',
      },
      why: {
        ja: 'パスワードや答えを何度も試して、他人になりすますのを防ぐため。ユーザー名とIPアドレスごとに、またはログインしたことがある機器ごとに数え、どれも、そのままではなく、元にもどせない符号に変えて保存します。',
        en: 'To stop anyone from trying passwords and answers again and again. It is counted by user name and by IP address, or by device where you have logged in before; all are stored as codes that cannot be turned back.',
      },
      until: {
        ja: '最後に試してから1時間で数えなくなり、それから1日以内に消します。ログインできると、そのユーザー名の分は、すぐに消します。登録を消したときも同じです。',
        en: '1 hour after the last try it no longer counts, and is deleted within a day of that. As soon as you log in, the count of your user name is deleted, and also when you delete your registration.',
      },
      seenBy: 'operators',
      changedOn: '2026-11-25',
    },
  ],
});
