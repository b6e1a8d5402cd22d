import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { PushKind } from '../../contract/pushRules.ts';
import type { TracedKind } from '../../contract/revisionRules.ts';
import type { Language } from '../../contract/values.ts';
import { words } from '../db/columns.ts';
import { tableData } from '../db/tableData.ts';
import { members } from '../members/members.table.ts';
import { sessions } from '../sessions/sessions.table.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** Devices that notifications are sent to. */
export const pushSubscriptions = pgTable(
  'push_subscriptions',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** At the push service of the browser's maker. Who has it, and the key of the server, can send to the device. */
    endpoint: text().notNull(),
    /** The device's public key, and the secret that it shares with the server; both as base64url. */
    p256dh: text().notNull(),
    auth: text().notNull(),
    language: text().$type<Language>().notNull(),
    /** Slugs of municipalities; null: all. */
    regions: text().array(),
    kinds: text().array().$type<PushKind[]>().notNull(),
    /** null: nobody was logged in. */
    memberId: integer('member_id').references(() => members.id, { onDelete: 'cascade' }),
    /** While the session lasts, the device hears of the member's favourites: not after they have logged out on it. */
    sessionHash: text('session_hash').references(() => sessions.id, { onDelete: 'set null' }),
    createdAt: moment('created_at').notNull(),
    /** By the device, or by a message that its push service took; the latter is written once a month at most. */
    lastUsedAt: moment('last_used_at').notNull(),
  },
  (table) => [
    uniqueIndex('push_subscriptions_endpoint').on(table.endpoint),
    index('push_subscriptions_member').on(table.memberId),
    index('push_subscriptions_session').on(table.sessionHash),
    index('push_subscriptions_last_used').on(table.lastUsedAt),
  ],
);

/** What was published and is sent, once. It stays, so that nothing is sent again. */
export const pushMessages = pgTable(
  'push_messages',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** Of one publication there is one message. */
    key: text().notNull().unique(),
    kind: text().$type<PushKind>().notNull(),
    /** Also at night, and before all others. */
    isUrgent: boolean('is_urgent').notNull(),
    title: words('title').notNull(),
    body: words('body').notNull(),
    /** On this site, without a language. */
    path: text().notNull(),
    tag: text().notNull(),
    /** What it is about: sent only while that is public. null: it does not go. */
    itemKind: text('item_kind').$type<TracedKind>(),
    itemKey: integer('item_key'),
    /** Slug of the municipality that it is for; null: everybody. */
    region: text(),
    /** Whoever has it among the favourites; null: everybody. */
    courseId: integer('course_id'),
    createdAt: moment('created_at').notNull(),
    sendAt: moment('send_at').notNull(),
    /** Later nobody needs it. */
    uselessAt: moment('useless_at').notNull(),
    /** Devices up to this number are in the queue. */
    filledTo: integer('filled_to').notNull().default(0),
    /** All of them are. */
    filledAt: moment('filled_at'),
    /** Nothing of it is left to be sent. */
    closedAt: moment('closed_at'),
    sent: integer().notNull().default(0),
    /** By the push service, or given up after several tries. */
    refused: integer().notNull().default(0),
    /** Nobody knows whether they have come: the process or the connection ended in between. Not sent again. */
    unknown: integer().notNull().default(0),
  },
  (table) => [index('push_messages_open').on(table.sendAt, table.id).where(sql`closed_at is null`)],
);

const isWaiting = sql`taken_at is null and outcome is null`;

/** Each message to each device, until the message is closed. */
export const pushQueue = pgTable(
  'push_queue',
  {
    messageId: integer('message_id')
      .notNull()
      .references(() => pushMessages.id, { onDelete: 'cascade' }),
    subscriptionId: integer('subscription_id')
      .notNull()
      .references(() => pushSubscriptions.id, { onDelete: 'cascade' }),
    dueAt: moment('due_at').notNull(),
    attempts: smallint().notNull().default(0),
    /** Somebody sends it: written before it leaves, so that nobody else does. */
    takenAt: moment('taken_at'),
    outcome: text().$type<'sent' | 'refused' | 'unknown'>(),
  },
  (table) => [
    primaryKey({ columns: [table.messageId, table.subscriptionId] }),
    index('push_queue_waiting').on(table.messageId, table.dueAt, table.subscriptionId).where(isWaiting),
    index('push_queue_subscription').on(table.subscriptionId),
  ],
);

const until = {
  ja: '通知をやめると、すぐに消します。会員の登録を消したとき、ブラウザを作る会社が、届け先がなくなったと答えたときも同じです。365日のあいだ使われず、届きもしないときは、1日以内に消します。',
  en: 'Deleted at once when you turn notifications off, when you delete your registration, and when the maker of your browser answers that the address is gone. After 365 days in which it was neither used nor reached, it is deleted within a day.',
};
const changedOn = '2026-11-28';
export const pushSubscriptionsData = tableData(pushSubscriptions, {
  none: [],
  personal: [
    {
      columns: ['id', 'endpoint', 'p256dh', 'auth', 'memberId', 'sessionHash', 'createdAt', 'lastUsedAt'],
      secret: ['endpoint', 'p256dh', 'auth', 'sessionHash'],
      of: 'member',
      alsoOfVisitors: true,
      what: {
        ja: '通知の届け先（ブラウザを作る会社のサービスのアドレス）と暗号の鍵、だれのどのログインか、始めた日時と最後に使った日時',
        en: 'Where notifications to your device go (an address at the maker of your browser) with its keys, whose it is and of which login, when it began and when it was last used',
      },
      why: {
        ja: '通知を、その機器だけが読める形にして届けるため。ログアウトすると、お気に入りについての通知は届かなくなります。',
        en: 'To send notifications that only that device can read. After you log out, those about your favourites no longer come.',
      },
      until,
      seenBy: 'operators',
      changedOn,
    },
    {
      columns: ['language', 'regions', 'kinds'],
      of: 'member',
      alsoOfVisitors: true,
      what: { ja: '通知の言語、地域、種類', en: 'The language, regions and kinds of your notifications' },
      why: { ja: 'ほしい通知だけを届けるため。', en: 'To send only the notifications that you want.' },
      until,
      seenBy: 'operators',
      changedOn,
    },
  ],
});
export const pushMessagesData = tableData(pushMessages, {
  none: [
    ...(['id', 'key', 'kind', 'isUrgent', 'title', 'body', 'path', 'tag', 'itemKind', 'itemKey', 'region'] as const),
    ...([
      'courseId',
      'createdAt',
      'sendAt',
      'uselessAt',
      'filledTo',
      'filledAt',
      'closedAt',
      'sent',
      'refused',
    ] as const),
    'unknown',
  ],
});
export const pushQueueData = tableData(pushQueue, {
  none: ['messageId', 'dueAt', 'attempts', 'takenAt', 'outcome'],
  personal: [
    {
      columns: ['subscriptionId'],
      of: 'visitor',
      what: { ja: 'これから届ける通知の、届け先', en: 'To which devices a notification is still to be sent' },
      why: {
        ja: '途中で止まっても続きから送り、同じ通知を2回送らないようにするため。',
        en: 'So that sending goes on after an interruption, and no notification is sent twice.',
      },
      until: {
        ja: 'その通知を送り終えると消します。長くても数日です。',
        en: 'Deleted as soon as that notification has been sent to everybody, which takes a few days at most.',
      },
      seenBy: 'operators',
      changedOn,
    },
  ],
});
