import { index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import type { FavouriteType } from '../../contract/favourites.ts';
import { tableData } from '../db/tableData.ts';
import { members } from '../members/members.table.ts';

/** Favourites of members, 12 of each kind. What is no longer public stays in the list, and the page of favourites says so. */
export const favourites = pgTable(
  'favourites',
  {
    memberId: integer('member_id')
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    kind: text().$type<FavouriteType>().notNull(),
    /** Of the course or institution. */
    targetId: integer('target_id').notNull(),
    /** Position in the list: the highest is the newest. */
    position: integer().notNull(),
    addedAt: timestamp('added_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.memberId, table.kind, table.targetId] }),
    index('favourites_newest').on(table.memberId, table.kind, table.position.desc()),
  ],
);

export const favouritesData = tableData(favourites, {
  none: [],
  personal: [
    {
      columns: ['memberId', 'kind', 'targetId', 'position', 'addedAt'],
      of: 'member',
      what: { ja: 'お気に入りと、加えた日時', en: 'Your favourites, and when you added them' },
      why: {
        ja: 'お気に入りのコースやお店、施設を、どの機器からでももう一度見られるようにするため。',
        en: 'So that you find your favourite courses, shops and facilities again on any device.',
      },
      until: {
        ja: '外すと消します。種類ごとに12件をこえると、古いものから消えます。',
        en: 'Deleted when you take them off. Beyond 12 of a kind, the oldest is deleted.',
      },
      seenBy: 'operators',
      changedOn: '2026-11-24',
    },
  ],
});
