import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { ReportKind, ReportState } from '../../contract/reportRules.ts';
import { courses, type StoredPoint } from '../courses/courses.table.ts';
import { tableData } from '../db/tableData.ts';
import { institutions } from '../institutions/institutions.table.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** Of the course's points, as it was when it was reported: a later change of the course may move or rename it. */
export type ReportedPoint = Pick<StoredPoint, 'role' | 'name'>;

/** What visitors report about a course or an institution; nothing says who they are. */
export const reports = pgTable(
  'reports',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    courseId: integer('course_id').references(() => courses.id, { onDelete: 'cascade' }),
    institutionId: integer('institution_id').references(() => institutions.id, { onDelete: 'cascade' }),
    kind: text().$type<ReportKind>().notNull(),
    /** null: the whole way, or not known. */
    point: jsonb().$type<ReportedPoint>(),
    text: text().notNull(),
    /** Random: the folder of its picture's files in the storage; null: none was sent. */
    imageKey: text('image_key').unique(),
    /** Pixels of the widest file. */
    width: integer(),
    height: integer(),
    /** Mean colour, `#rrggbb`. */
    colour: text(),
    reportedAt: moment('reported_at').notNull(),
    state: text().$type<ReportState>().notNull().default('open'),
    /** null: open. */
    answeredAt: moment('answered_at'),
    /** Role and office of who answered, such as `duty taito`; empty: nobody has. */
    byStaff: text('by_staff').notNull().default(''),
    note: text().notNull().default(''),
  },
  (table) => [
    check('reports_thing', sql`num_nonnulls(course_id, institution_id) = 1`),
    check('reports_picture', sql`num_nonnulls(image_key, width, height, colour) in (0, 4)`),
    check('reports_answered', sql`(state = 'open') = (answered_at is null)`),
    index('reports_open').on(table.reportedAt, table.id).where(sql`state = 'open'`),
    index('reports_closed').on(table.answeredAt, table.id).where(sql`state <> 'open'`),
    index('reports_course').on(table.courseId),
    index('reports_institution').on(table.institutionId),
  ],
);

/** Of a report, and of the files of its picture. */
export const reportUntil = {
  ja: '職員が答えてから90日たつと、1日以内に消します。コースやお店などの公開が終わると、答えていなくても、1日以内に消します。',
  en: 'Deleted 90 days after staff have answered it, within a day. When the course, shop or place is no longer published, it is deleted within a day, answered or not.',
};
const changedOn = '2026-11-26';
export const reportsData = tableData(reports, {
  none: ['id', 'courseId', 'institutionId', 'state'],
  personal: [
    {
      columns: ['kind', 'point', 'text', 'imageKey', 'width', 'height', 'colour', 'reportedAt'],
      of: 'visitor',
      what: {
        ja: 'コース、お店、健康遊具についての知らせの、種類、場所、書かれた内容、写真があること、日時',
        en: 'Reports about a course, a shop or exercise equipment: what kind, where, what was written, whether there is a photo, and when',
      },
      why: {
        ja: '職員が確かめて、直すため。だれが知らせたかは保存しません。',
        en: 'So that staff check it and put it right. Who reported it is not stored.',
      },
      until: reportUntil,
      seenBy: 'staff',
      changedOn,
    },
    {
      columns: ['answeredAt', 'byStaff', 'note'],
      of: 'staff',
      what: {
        ja: '知らせにだれが答えたか（役割と所属）、いつしたか、書いたメモ',
        en: 'Who answered a report (role and office), when, and what they noted',
      },
      why: {
        ja: '知らせがどうなったかを、職員どうしで確かめるため。名前は保存しません。',
        en: 'So that colleagues see what became of it. No names are stored.',
      },
      until: reportUntil,
      seenBy: 'staff',
      changedOn,
    },
  ],
});
