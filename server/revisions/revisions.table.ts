import { index, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import type { z } from 'zod';
import type { RevisionState, TracedKind } from '../../contract/revisionRules.ts';
import { tableData } from '../db/tableData.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** A thing as people write it, in the form of the content files; the tables that pages read are made from it. */
export type Source = Record<string, z.core.util.JSONType> & { id: number };

/** The public content in its written form, and what duty has closed or warns of: what a revision changes. A thing that was removed has no row. */
export const contentItems = pgTable(
  'content_items',
  {
    kind: text().$type<TracedKind>().notNull(),
    key: integer().notNull(),
    source: jsonb().$type<Source>().notNull(),
    /** The revision that wrote it last; null: it came with the samples. */
    revisionId: integer('revision_id'),
  },
  (table) => [primaryKey({ columns: [table.kind, table.key] })],
);

export const revisions = pgTable(
  'revisions',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    kind: text().$type<TracedKind>().notNull(),
    key: integer().notNull(),
    /** What it replaces; null: a new thing. */
    before: jsonb().$type<Source>(),
    /** The revision that had written what it replaces. */
    baseRevisionId: integer('base_revision_id'),
    /** null: it is removed. */
    after: jsonb().$type<Source>(),
    state: text().$type<RevisionState>().notNull().default('waiting'),
    note: text().notNull().default(''),
    /** null: as soon as it is approved. */
    publishAt: moment('publish_at'),
    /** Role and office; the key tells apart who proposes from who decides. */
    byStaff: text('by_staff').notNull(),
    byToken: integer('by_token').notNull(),
    proposedAt: moment('proposed_at').notNull(),
    /** Raised with every step. */
    version: integer().notNull().default(0),
  },
  (table) => [
    index('revisions_of_content').on(table.kind, table.key),
    index('revisions_order').on(table.state, table.id.desc()),
  ],
);

/** What became of a revision, step by step; nothing is ever changed here. */
export const revisionSteps = pgTable(
  'revision_steps',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    revisionId: integer('revision_id')
      .notNull()
      .references(() => revisions.id, { onDelete: 'cascade' }),
    at: moment('at').notNull(),
    toState: text('to_state').$type<RevisionState>().notNull(),
    /** Role and office; empty: the clock. */
    byStaff: text('by_staff').notNull().default(''),
    reason: text().notNull().default(''),
  },
  (table) => [index('revision_steps_of').on(table.revisionId)],
);

export const contentItemsData = tableData(contentItems, { none: ['kind', 'key', 'source', 'revisionId'] });
const changedOn = '2026-11-26';
export const revisionsData = tableData(revisions, {
  none: ['id', 'kind', 'key', 'before', 'baseRevisionId', 'after', 'state', 'publishAt', 'version'],
  personal: [
    {
      columns: ['byStaff', 'byToken', 'proposedAt', 'note'],
      of: 'staff',
      what: {
        ja: '内容の変更をだれが提案したか、通行止めやお知らせをだれが出したか、コースの設備などをだれが確認したか（役割と所属、鍵の番号）、いつしたか、そえた説明',
        en: 'Who proposed a change of the content, closed a course, raised an alert or confirmed facts of a course (role, office and number of the key), when, and what they said about it',
      },
      why: {
        ja: '変更の経過を残し、提案した人が自分で承認しないようにするため。名前は保存しません。',
        en: 'So that changes can be traced, and nobody approves their own. No names are stored.',
      },
      until: { ja: '消しません。', en: 'They are not deleted.' },
      seenBy: 'staff',
      changedOn,
    },
  ],
});
export const revisionStepsData = tableData(revisionSteps, {
  none: ['id', 'revisionId', 'toState'],
  personal: [
    {
      columns: ['at', 'byStaff', 'reason'],
      of: 'staff',
      what: {
        ja: '変更をだれが承認したか、断ったか、通行止めやお知らせをだれが終わらせたか（役割と所属）、いつしたか、そえた説明',
        en: 'Who approved or rejected a change, or ended a closure or an alert (role and office), when, and what they said about it',
      },
      why: {
        ja: '変更の経過を残すため。名前は保存しません。',
        en: 'So that changes can be traced. No names are stored.',
      },
      until: { ja: '消しません。', en: 'They are not deleted.' },
      seenBy: 'staff',
      changedOn,
    },
  ],
});
