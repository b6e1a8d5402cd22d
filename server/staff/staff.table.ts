import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { StaffRole } from '../../contract/staffRoles.ts';
import { tableData } from '../db/tableData.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** Tokens of staff, made by `npm run staff`, shown once and kept as a hash. A token belongs to a role and an office, not to a name. */
export const staffTokens = pgTable('staff_tokens', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  /** SHA-256 of the token. */
  hash: text().notNull().unique(),
  role: text().$type<StaffRole>().notNull(),
  /** Slug of a municipality; null: the bureau. */
  municipality: text(),
  createdAt: moment('created_at').notNull(),
  expiresAt: moment('expires_at').notNull(),
  /** null: it can be used. */
  revokedAt: moment('revoked_at'),
});

export const staffSessions = pgTable(
  'staff_sessions',
  {
    /** SHA-256 of the cookie's token. */
    id: text().primaryKey(),
    tokenId: integer('token_id')
      .notNull()
      .references(() => staffTokens.id, { onDelete: 'cascade' }),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('staff_sessions_token').on(table.tokenId), index('staff_sessions_expires').on(table.expiresAt)],
);

const changedOn = '2026-11-25';
export const staffTokensData = tableData(staffTokens, {
  none: [],
  personal: [
    {
      columns: ['id', 'hash', 'role', 'municipality', 'createdAt', 'expiresAt', 'revokedAt'],
      secret: ['hash'],
      of: 'staff',
      what: {
        ja: '職員用の鍵を元にもどせない形に変えたもの、役割、所属',
        en: 'Staff keys, scrambled beyond recovery, with role and office',
      },
      why: {
        ja: '職員だけが写真や内容を確認できるようにするため。名前は保存しません。',
        en: 'So that only staff review photos and content. No names are stored.',
      },
      until: {
        ja: '取り消すか期限が過ぎると使えなくなり、それから90日たつと、1日以内に消します。',
        en: 'It can no longer be used once it is revoked or has expired. 90 days later it is deleted, within a day.',
      },
      seenBy: 'operators',
      changedOn,
    },
  ],
});
export const staffSessionsData = tableData(staffSessions, {
  none: [],
  personal: [
    {
      columns: ['id', 'tokenId', 'expiresAt'],
      secret: ['id'],
      of: 'staff',
      what: { ja: '職員がログインしているしるし', en: 'That staff are logged in' },
      why: { ja: '職員の画面を、職員にだけ見せるため。', en: 'To show staff pages to staff only.' },
      until: {
        ja: 'ログアウトしたとき、鍵を取り消したときに消します。8時間で使えなくなり、それから1日以内に消します。',
        en: 'Deleted when they log out and when the key is revoked. After 8 hours it can no longer be used, and is deleted within a day of that.',
      },
      seenBy: 'operators',
      changedOn,
    },
  ],
});
