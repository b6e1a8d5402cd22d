import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  unique,
} from 'drizzle-orm/pg-core';
import type { PhotoReason, PhotoReportReason, PhotoState } from '../../contract/photoRules.ts';
import { contestEditions } from '../contest/contest.table.ts';
import { courses } from '../courses/courses.table.ts';
import { tableData } from '../db/tableData.ts';
import { members } from '../members/members.table.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** What members post. The files lie in the storage of photos, under `imageKey`. */
export const photos = pgTable(
  'photos',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** null: a sample, which nobody posted. */
    memberId: integer('member_id').references(() => members.id, { onDelete: 'cascade' }),
    /** Of the post: sent again, it makes no second photo. */
    requestKey: text('request_key').notNull(),
    state: text().$type<PhotoState>().notNull(),
    /** Rises with every change of state and every report: two people never decide the same, and nobody what was not seen. */
    version: integer().notNull().default(0),
    title: text().notNull(),
    courseId: integer('course_id')
      .notNull()
      .references(() => courses.id),
    takenYear: smallint('taken_year').notNull(),
    takenMonth: smallint('taken_month').notNull(),
    place: text().notNull().default(''),
    comment: text().notNull().default(''),
    covered: smallint().notNull().default(0),
    /** Random: the folder of its files in the storage. */
    imageKey: text('image_key').notNull().unique(),
    /** Pixels of the widest file. */
    width: integer().notNull(),
    height: integer().notNull(),
    /** Mean colour, `#rrggbb`. */
    colour: text().notNull(),
    postedAt: moment('posted_at').notNull(),
    /** Of the first publication; null: never published. */
    publishedAt: moment('published_at'),
    /** Why it was not published, or was removed. */
    reason: text().$type<PhotoReason>(),
    /** Kept with `photo_likes`, in one transaction. */
    likes: integer().notNull().default(0),
    /** The edition in which it stands; null: none. */
    contestId: text('contest_id').references(() => contestEditions.id),
    /** Open reports put a published photo back into the queue. */
    isReported: boolean('is_reported').notNull().default(false),
    isSample: boolean('is_sample').notNull().default(false),
  },
  (table) => [
    unique('photos_request').on(table.memberId, table.requestKey),
    check('photos_sample', sql`(member_id is null) = is_sample`),
    index('photos_member').on(table.memberId, table.postedAt.desc()),
    // Each holds what the gallery filters by: a page and its total are found without the rows.
    index('photos_newest')
      .on(table.postedAt.desc(), table.id.desc(), table.courseId, table.takenMonth, table.contestId)
      .where(sql`state = 'published'`),
    index('photos_liked')
      .on(table.likes.desc(), table.id.desc(), table.courseId, table.takenMonth, table.contestId)
      .where(sql`state = 'published'`),
    index('photos_course')
      .on(table.courseId, table.postedAt.desc(), table.id.desc(), table.takenMonth, table.contestId)
      .where(sql`state = 'published'`),
    index('photos_contest').on(table.contestId, table.memberId, table.state).where(sql`contest_id is not null`),
    index('photos_queue')
      .on(table.isReported.desc(), table.postedAt)
      .where(sql`state in ('submitted', 'inReview') or is_reported`),
  ],
);

export const photoLikes = pgTable(
  'photo_likes',
  {
    photoId: integer('photo_id')
      .notNull()
      .references(() => photos.id, { onDelete: 'cascade' }),
    memberId: integer('member_id')
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    likedAt: moment('liked_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.photoId, table.memberId] }),
    index('photo_likes_member').on(table.memberId),
    index('photo_likes_latest').on(table.likedAt, table.photoId),
  ],
);

/** What visitors report; nothing says who they are. */
export const photoReports = pgTable(
  'photo_reports',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    photoId: integer('photo_id')
      .notNull()
      .references(() => photos.id, { onDelete: 'cascade' }),
    reason: text().$type<PhotoReportReason>().notNull(),
    comment: text().notNull().default(''),
    reportedAt: moment('reported_at').notNull(),
    /** When the bureau answered it; null: open. */
    closedAt: moment('closed_at'),
  },
  (table) => [index('photo_reports_photo').on(table.photoId)],
);

/** Every change of a photo's state: when, by which role and office, why. */
export const photoHistory = pgTable(
  'photo_history',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    photoId: integer('photo_id')
      .notNull()
      .references(() => photos.id, { onDelete: 'cascade' }),
    at: moment('at').notNull(),
    toState: text('to_state').$type<PhotoState>().notNull(),
    /** Role and office of staff, such as `reviewer` or `reviewer taito`; empty: the member or a visitor. */
    byStaff: text('by_staff').notNull().default(''),
    reason: text().$type<PhotoReason>(),
    note: text().notNull().default(''),
  },
  (table) => [index('photo_history_photo').on(table.photoId, table.id)],
);

/** Pictures that were sent without JavaScript, until the post is confirmed. */
export const photoDrafts = pgTable(
  'photo_drafts',
  {
    /** SHA-256 of the cookie's token. */
    id: text().primaryKey(),
    memberId: integer('member_id')
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    imageKey: text('image_key').notNull().unique(),
    width: integer().notNull(),
    height: integer().notNull(),
    colour: text().notNull(),
    /** The words of the form, as they were entered. */
    words: text().notNull().default('{}'),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('photo_drafts_member').on(table.memberId), index('photo_drafts_expires').on(table.expiresAt)],
);

const changedOn = '2026-11-25';
export const photosData = tableData(photos, {
  none: [],
  personal: [
    {
      columns: [
        ...([
          'id',
          'memberId',
          'title',
          'courseId',
          'takenYear',
          'takenMonth',
          'place',
          'comment',
          'imageKey',
        ] as const),
        ...(['width', 'height', 'colour', 'postedAt', 'publishedAt', 'contestId'] as const),
      ],
      of: 'member',
      what: {
        ja: '投稿した写真の題名、コース、撮影した年月、場所、コメント、コンテストへの応募',
        en: 'Title, course, month, place and comment of the photos you posted, and contest entries',
      },
      why: {
        ja: '職員が確認してから、写真やユーザー名といっしょに公開するため。',
        en: 'To be reviewed by staff, and published with the photo and your user name.',
      },
      until: {
        ja: '写真を削除するか、登録を削除するまで。公開しなかった写真と、公開をやめた写真は、決めた日から90日たつと、1日以内に消します。',
        en: 'Until you delete the photo or your registration. Photos that are not published, or that are taken off the site, are deleted 90 days after that decision, within a day.',
      },
      seenBy: 'everyone',
      changedOn,
    },
    {
      columns: ['requestKey', 'state', 'version', 'covered', 'reason', 'likes', 'isReported', 'isSample'],
      of: 'member',
      what: {
        ja: '写真の確認の状況と理由、隠した部分の数、「いいね」の数',
        en: 'The review of your photo and its reason, how many areas you covered, the number of likes',
      },
      why: {
        ja: '確認の結果をお知らせし、同じ写真が二重に投稿されないようにするため。',
        en: 'To tell you the outcome, and so that no photo is posted twice.',
      },
      until: {
        ja: '写真を削除するか、登録を削除するまで。公開しなかった写真と、公開をやめた写真は、決めた日から90日たつと、1日以内に消します。',
        en: 'Until you delete the photo or your registration. Photos that are not published, or that are taken off the site, are deleted 90 days after that decision, within a day.',
      },
      seenBy: 'staff',
      changedOn,
    },
  ],
});
export const photoLikesData = tableData(photoLikes, {
  none: [],
  personal: [
    {
      columns: ['photoId', 'memberId', 'likedAt'],
      of: 'member',
      what: { ja: '「いいね」をした写真と日時', en: 'The photos you liked, and when' },
      why: {
        ja: '「いいね」を1人1回にして、数と、コンテストの順位を決めるため。',
        en: 'So that everybody likes a photo once, to count likes and to rank the contest.',
      },
      until: {
        ja: '取り消すか、登録を削除するまで。',
        en: 'Until you take the like back or delete your registration.',
      },
      seenBy: 'operators',
      changedOn,
    },
  ],
});
/** Both go with the photo, whoever deletes it. */
const untilPhotoIsDeleted = {
  ja: '写真が削除されるまで。写真といっしょに消します。',
  en: 'Until the photo is deleted. They are deleted together with it.',
};
export const photoReportsData = tableData(photoReports, {
  none: ['id', 'photoId', 'closedAt'],
  personal: [
    {
      columns: ['reason', 'comment', 'reportedAt'],
      of: 'visitor',
      what: {
        ja: '写真についての知らせの、理由、書かれた内容、日時',
        en: 'Reports about a photo: the reason, what was written, and when',
      },
      why: {
        ja: '職員が写真を見直すため。だれが知らせたかは保存しません。',
        en: 'So that staff look at the photo again. Who reported it is not stored.',
      },
      until: untilPhotoIsDeleted,
      seenBy: 'staff',
      changedOn,
    },
  ],
});
export const photoHistoryData = tableData(photoHistory, {
  none: ['id', 'photoId', 'toState', 'reason'],
  personal: [
    {
      columns: ['at', 'byStaff', 'note'],
      of: 'staff',
      what: {
        ja: '写真をだれが確認したか（役割と所属）、いつしたか、書いたメモ',
        en: 'Who reviewed a photo (role and office), when, and what they noted',
      },
      why: {
        ja: '確認の経過を残すため。名前は保存しません。',
        en: 'So that the review can be traced. No names are stored.',
      },
      until: untilPhotoIsDeleted,
      seenBy: 'staff',
      changedOn,
    },
  ],
});
export const photoDraftsData = tableData(photoDrafts, {
  none: [],
  personal: [
    {
      columns: ['id', 'memberId', 'imageKey', 'width', 'height', 'colour', 'words', 'expiresAt'],
      secret: ['id'],
      of: 'member',
      what: { ja: '投稿する前の写真について入力した内容', en: 'What you entered about a photo that is not posted yet' },
      why: {
        ja: '確認の画面で見直して、選び直さずに投稿できるようにするため。',
        en: 'So that you can check the photo before you post it, without choosing it again.',
      },
      until: {
        ja: '投稿すると消します。投稿しなければ30分で使えなくなり、それから1日以内に消します。',
        en: 'Deleted when you post it. Otherwise it can no longer be used after 30 minutes, and is deleted within a day of that.',
      },
      seenBy: 'operators',
      changedOn,
    },
  ],
});
