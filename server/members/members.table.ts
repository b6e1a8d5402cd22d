import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { AgeBand, Gender, SecretQuestion } from '../../contract/memberChoices.ts';
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
  /** Slug of a municipality, `outside` or `unregistered`. */
  region: text().notNull().default('unregistered'),
  ageBand: text('age_band').$type<AgeBand>().notNull().default('unregistered'),
  gender: text().$type<Gender>().notNull().default('unregistered'),
  /** null: the member was made by a command; without answers no password can be reset. */
  secretQuestion1: text('secret_question_1').$type<SecretQuestion>(),
  /** Hashed as a password is. */
  secretAnswerHash1: text('secret_answer_hash_1'),
  secretQuestion2: text('secret_question_2').$type<SecretQuestion>(),
  secretAnswerHash2: text('secret_answer_hash_2'),
  /** Since when a reset of the password waits to be told at a login; null: nothing to tell. */
  passwordResetAt: timestamp('password_reset_at', { withTimezone: true }),
});

/** Permits to set a new password after the secret answers, once, within 10 minutes. Only a hash of the token is kept. */
export const passwordResets = pgTable(
  'password_resets',
  {
    /** SHA-256 of the cookie's token. */
    id: text().primaryKey(),
    memberId: integer('member_id')
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('password_resets_member').on(table.memberId), index('password_resets_expires').on(table.expiresAt)],
);

/** What was entered to register, until it is confirmed: encrypted with a key that only the cookie and the settings give together. */
export const memberDrafts = pgTable(
  'member_drafts',
  {
    /** SHA-256 of the cookie's token. */
    id: text().primaryKey(),
    /** base64url of nonce, tag and text. */
    sealed: text().notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('member_drafts_expires').on(table.expiresAt)],
);

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
      columns: ['userName'],
      of: 'member',
      what: { ja: 'ユーザー名', en: 'Your user name' },
      why: {
        ja: 'ログイン中の画面に表示するため。写真を投稿すると、だれが投稿したかを示すために、公開された写真と一緒に、すべての人に表示します。',
        en: 'To show it to you while you are logged in. When you post photos, it is shown to everyone with those that are published, to say who posted them.',
      },
      until: {
        ja: '登録がある間。名前を変えると、前の名前は残りません。公開された写真の名前も変わります。',
        en: 'As long as you are registered. When you change it, the old one is not kept, and it changes with your published photos too.',
      },
      seenBy: 'everyone',
      changedOn: '2026-11-25',
    },
    {
      columns: ['userNameKey'],
      of: 'member',
      what: {
        ja: 'ユーザー名を、大文字と小文字、全角と半角などの違いをなくした形にしたもの',
        en: 'Your user name in a form without differences such as those of capitals and widths',
      },
      why: {
        ja: 'ログインのときに会員を確かめ、見た目の同じ名前が2つできないようにするため。',
        en: 'To know who is logging in, and so that no two members have names that look the same.',
      },
      until: {
        ja: '登録がある間。名前を変えると、前の名前は残りません。',
        en: 'As long as you are registered. When you change it, the old one is not kept.',
      },
      seenBy: 'operators',
      changedOn: '2026-11-25',
    },
    {
      columns: ['passwordHash'],
      secret: ['passwordHash'],
      of: 'member',
      what: { ja: 'パスワードを、元にもどせない形に変えたもの', en: 'Your password, scrambled beyond recovery' },
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
    {
      columns: ['region', 'ageBand', 'gender'],
      of: 'member',
      what: { ja: 'お住まいの地域、年代、性別', en: 'Your region, age group and gender' },
      why: {
        ja: '地域のお知らせを届け、どのような人が使っているかを、人数で知るため。「登録しない」を選べます。',
        en: 'To send you notices of your region, and to know in numbers who uses this site. You can choose not to say.',
      },
      until: {
        ja: '登録がある間。変えると、前のものは残りません。',
        en: 'As long as you are registered. When you change them, the old ones are not kept.',
      },
      seenBy: 'operators',
      changedOn: '2026-11-24',
    },
    {
      columns: ['secretQuestion1', 'secretAnswerHash1', 'secretQuestion2', 'secretAnswerHash2'],
      secret: ['secretAnswerHash1', 'secretAnswerHash2'],
      of: 'member',
      what: {
        ja: '選んだ秘密の質問と、答えを元にもどせない形に変えたもの',
        en: 'The secret questions you chose, and your answers, scrambled beyond recovery',
      },
      why: {
        ja: 'パスワードを忘れたときに、本人かを確かめるため。答えそのものは保存しません。',
        en: 'To know that it is you when you have forgotten your password. The answers themselves are not stored.',
      },
      until: { ja: '登録がある間。', en: 'As long as you are registered.' },
      seenBy: 'operators',
      changedOn: '2026-11-24',
    },
    {
      columns: ['passwordResetAt'],
      of: 'member',
      what: { ja: 'パスワードを再設定した日時', en: 'When your password was reset' },
      why: {
        ja: '再設定されたことを、次のログインのときに知らせるため。',
        en: 'To tell you at your next login that it was reset.',
      },
      until: { ja: '次のログインで知らせると消します。', en: 'Deleted once you have been told at a login.' },
      seenBy: 'operators',
      changedOn: '2026-11-24',
    },
  ],
});

export const passwordResetsData = tableData(passwordResets, {
  none: [],
  personal: [
    {
      columns: ['id', 'memberId', 'expiresAt'],
      secret: ['id'],
      of: 'member',
      what: { ja: 'パスワードを再設定できるしるし', en: 'Permission to reset your password' },
      why: {
        ja: '秘密の質問に答えた人だけが、新しいパスワードを決められるようにするため。',
        en: 'So that only the person who has answered the secret questions can set a new password.',
      },
      until: {
        ja: '1回使うと消します。使わなければ10分で使えなくなり、それから1日以内に消します。',
        en: 'Deleted when it is used. Otherwise it stops working after 10 minutes, and is deleted within a day of that.',
      },
      seenBy: 'operators',
      changedOn: '2026-11-25',
    },
  ],
});

export const memberDraftsData = tableData(memberDrafts, {
  none: [],
  personal: [
    {
      columns: ['id', 'sealed', 'expiresAt'],
      of: 'visitor',
      what: { ja: '登録の途中で入力した内容（暗号）', en: 'What you have entered to register (encrypted)' },
      why: {
        ja: '確認の画面で見直して、入力し直さずに登録できるようにするため。',
        en: 'So that you can check it before you register, without entering it again.',
      },
      until: {
        ja: '登録するか、確認の画面で「入力した内容を消す」を押すと消します。どちらもしなければ、最後に確認の画面を開いてから30分で使えなくなり、それから1日以内に消します。',
        en: 'Deleted when you register, or discard it at the confirmation. Otherwise it can no longer be read 30 minutes after you last opened the confirmation, and is deleted within a day of that.',
      },
      seenBy: 'operators',
      changedOn: '2026-11-25',
    },
  ],
});
