import { date, index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { courses } from '../courses/courses.table.ts';
import { words } from '../db/columns.ts';
import { tableData } from '../db/tableData.ts';
import { members } from '../members/members.table.ts';

/** Walks of members, once per course and Japanese calendar day, with the figures of the course on that day. */
export const walks = pgTable(
  'walks',
  {
    memberId: integer('member_id')
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    courseId: integer('course_id')
      .notNull()
      .references(() => courses.id),
    day: date().notNull(),
    walkedAt: timestamp('walked_at', { withTimezone: true }).notNull(),
    distanceM: integer('distance_m').notNull(),
    minutes: integer().notNull(),
    steps: integer().notNull(),
    kcal: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.memberId, table.courseId, table.day] }),
    index('walks_latest').on(table.memberId, table.walkedAt.desc()),
    index('walks_course').on(table.courseId),
  ],
);

export const titleRules = ['courses', 'municipalities', 'area', 'scenes', 'day_steps', 'line', 'whole_line'] as const;
export type TitleRule = (typeof titleRules)[number];

/** Titles that walks earn. Content: staff can add some, which the next walk of a member earns. */
export const titles = pgTable('titles', {
  id: text().primaryKey(),
  sortRank: integer('sort_rank').notNull(),
  name: words('name').notNull(),
  how: words('how').notNull(),
  rule: text().$type<TitleRule>().notNull(),
  /** How many are needed: courses, municipalities, scenes, steps in a day. Not read of a `whole_line`: 0. */
  needed: integer().notNull(),
  /** What the rule counts in: an area of municipalities (`area`), a category of courses (`line`, `whole_line`); null: everywhere. */
  scope: text(),
});

export const memberTitles = pgTable(
  'member_titles',
  {
    memberId: integer('member_id')
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    titleId: text('title_id')
      .notNull()
      .references(() => titles.id),
    earnedAt: timestamp('earned_at', { withTimezone: true }).notNull(),
    /** The walk that earned it. */
    courseId: integer('course_id').notNull(),
    day: date().notNull(),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.titleId] })],
);

export const walksData = tableData(walks, {
  none: [],
  personal: [
    {
      columns: ['memberId', 'courseId', 'day', 'walkedAt', 'distanceM', 'minutes', 'steps', 'kcal'],
      of: 'member',
      what: {
        ja: '歩いたコースと日時、その距離、時間、歩数、カロリー',
        en: 'The courses you walked and when, with distance, time, steps and calories',
      },
      why: {
        ja: 'スタンプと称号、今月とこれまでの合計を表示するため。',
        en: 'To show you your stamps, titles and totals of this month and in all.',
      },
      until: {
        ja: '登録がある間。記録してから1分以内なら取り消せます。',
        en: 'As long as you are registered. A walk can be taken back within a minute.',
      },
      seenBy: 'operators',
      changedOn: '2026-11-24',
    },
  ],
});

export const titlesData = tableData(titles, {
  none: ['id', 'sortRank', 'name', 'how', 'rule', 'needed', 'scope'],
});

export const memberTitlesData = tableData(memberTitles, {
  none: [],
  personal: [
    {
      columns: ['memberId', 'titleId', 'earnedAt', 'courseId', 'day'],
      of: 'member',
      what: { ja: '獲得した称号と、その日時', en: 'The titles you earned, and when' },
      why: { ja: '称号を表示するため。', en: 'To show you your titles.' },
      until: { ja: '登録がある間。', en: 'As long as you are registered.' },
      seenBy: 'operators',
      changedOn: '2026-11-24',
    },
  ],
});
