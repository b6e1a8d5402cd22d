import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { tableData } from '../db/tableData.ts';

export const members = pgTable('members', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  /** As the person writes it. */
  userName: text('user_name').notNull(),
  /** What is unique: the name after NFKC and case folding (`userNameKey`). */
  userNameKey: text('user_name_key').notNull().unique(),
  /** In PHC form, with the parameters it was made with. */
  passwordHash: text('password_hash').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
});

export const membersData = tableData(members, {
  none: [],
  personal: [
    {
      columns: ['id', 'createdAt'],
      of: 'member',
      what: { ja: '会員の番号と、登録した日時', en: 'Your member number, and when you registered' },
      why: {
        ja: '会員を見分けて、ほかの記録と結びつけるため。',
        en: 'To tell members apart, and to know which records belong to whom.',
      },
      until: { ja: '登録がある間。', en: 'As long as you are registered.' },
      seenBy: 'operators',
      changedOn: '2026-11-24',
    },
    {
      columns: ['userName', 'userNameKey'],
      of: 'member',
      what: { ja: 'ユーザー名', en: 'Your user name' },
      why: {
        ja: 'ログインのときに会員を確かめ、ログイン中の画面に表示するため。',
        en: 'To know who is logging in, and to show it to you while you are logged in.',
      },
      until: {
        ja: '登録がある間。名前を変えると、前の名前は残りません。',
        en: 'As long as you are registered. When you change it, the old one is not kept.',
      },
      seenBy: 'operators',
      changedOn: '2026-11-24',
    },
    {
      columns: ['passwordHash'],
      of: 'member',
      what: { ja: 'パスワードを、元に戻せない形に変えたもの', en: 'Your password, scrambled beyond recovery' },
      why: {
        ja: 'ログインのときに、同じパスワードかを確かめるため。パスワードそのものは保存しません。',
        en: 'To check your password when you log in. The password itself is not stored.',
      },
      until: {
        ja: '登録がある間。パスワードを変えると、前のものは残りません。',
        en: 'As long as you are registered. When you change your password, the old one is not kept.',
      },
      seenBy: 'operators',
      changedOn: '2026-11-24',
    },
  ],
});
