import { boolean, date, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { type Words, words } from '../db/columns.ts';
import { tableData } from '../db/tableData.ts';

/** Editions of the photo contest. Content; days are of Asia/Tokyo, the last ones included. */
export const contestEditions = pgTable('contest_editions', {
  id: text().primaryKey(),
  name: words('name').notNull(),
  lead: words('lead').notNull(),
  postingFrom: date('posting_from').notNull(),
  postingTo: date('posting_to').notNull(),
  votingFrom: date('voting_from').notNull(),
  votingTo: date('voting_to').notNull(),
  announcedOn: date('announced_on').notNull(),
  exhibitionFrom: date('exhibition_from').notNull(),
  exhibitionTo: date('exhibition_to').notNull(),
  rules: jsonb().$type<Words[]>().notNull(),
  prizes: jsonb().$type<{ rank: Words; what: Words }[]>().notNull(),
  exhibitionPlace: words('exhibition_place'),
  isSample: boolean('is_sample').notNull(),
  /** Whether the votes were counted into `contest_results`. */
  isCounted: boolean('is_counted').notNull().default(false),
});

/** Winners, counted once after the voting; they stay when a photo goes. */
export const contestResults = pgTable(
  'contest_results',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    contestId: text('contest_id')
      .notNull()
      .references(() => contestEditions.id),
    /** null: the photo was deleted. Not a reference, so that deleting a photo never waits for it. */
    photoId: integer('photo_id'),
    rank: integer().notNull(),
    votes: integer().notNull(),
    title: text().notNull(),
  },
  (table) => [index('contest_results_contest').on(table.contestId, table.rank)],
);

export const contestEditionsData = tableData(contestEditions, {
  none: [
    ...(['id', 'name', 'lead', 'postingFrom', 'postingTo', 'votingFrom', 'votingTo', 'announcedOn'] as const),
    ...(['exhibitionFrom', 'exhibitionTo', 'rules', 'prizes', 'exhibitionPlace', 'isSample', 'isCounted'] as const),
  ],
});
export const contestResultsData = tableData(contestResults, {
  none: ['id', 'contestId', 'photoId', 'rank', 'votes', 'title'],
});
