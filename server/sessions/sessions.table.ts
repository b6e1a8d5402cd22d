import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { tableData } from '../db/tableData.ts';
import { members } from '../members/members.table.ts';

/** Sessions of members. Only a hash of the token is kept, so that a copy of the table opens no session. */
export const sessions = pgTable(
  'sessions',
  {
    /** SHA-256 of the cookie's token. */
    id: text().primaryKey(),
    memberId: integer('member_id')
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** Written at most once an hour. */
    lastSeenAt: timestamp('last_seen_at', { withTimezone: true }).notNull(),
    /** Kind of device and browser, such as `Android, Chrome`; null: not known. */
    device: text(),
  },
  (table) => [index('sessions_member').on(table.memberId), index('sessions_last_seen').on(table.lastSeenAt)],
);

export const sessionsData = tableData(sessions, {
  none: [],
  personal: [
    {
      columns: ['id', 'memberId', 'createdAt', 'lastSeenAt'],
      secret: ['id'],
      of: 'member',
      what: { ja: 'ログインの記録', en: 'Your logins' },
      why: {
        ja: 'ログインしたままにし、使われなくなったログインを終わらせるため。だれが、いつログインし、最後にいつ使ったかです。最後の時刻は、1時間に1回までしか書きません。',
        en: 'To keep you logged in, and to end logins that are no longer used: who logged in, when, and when it was last used. The last is written once an hour at most.',
      },
      until: {
        ja: 'ログアウトしたとき、ほかの機器から終わらせたとき、パスワードを変えたときに消します。使わないまま30日、またはログインから90日たつと使えなくなり、それから1日以内に消します。',
        en: 'Deleted when you log out, when you end it from another device, and when you change your password. After 30 days without use, or 90 days in all, a login stops working, and its record is deleted within a day of that.',
      },
      seenBy: 'operators',
      changedOn: '2026-11-25',
    },
    {
      columns: ['device'],
      of: 'member',
      what: {
        ja: 'ログインした機器の種類（例：Android、Chrome）',
        en: 'The kind of device you logged in with, such as “Android, Chrome”',
      },
      why: {
        ja: 'ログインしている機器の一覧で、どれが自分のものか分かるようにするため。',
        en: 'So that you recognise your own devices in the list of where you are logged in.',
      },
      until: { ja: 'ログインの記録と一緒に消します。', en: 'Deleted with the record of the login.' },
      seenBy: 'operators',
      changedOn: '2026-11-24',
    },
  ],
});
