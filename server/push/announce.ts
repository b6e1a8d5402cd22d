/** What is published becomes a message to devices, in the transaction that publishes it: once, and in words of both languages. */
import { eq } from 'drizzle-orm';
import type { ContestPhase } from '../../contract/photoRules.ts';
import type { PushKind } from '../../contract/pushRules.ts';
import type { Language } from '../../contract/values.ts';
import { contestAt, phaseEnds } from '../../machines/contest/index.ts';
import { contestEditions } from '../contest/contest.table.ts';
import { datesOf } from '../contest/editions.ts';
import { type Context, japaneseDay } from '../context.ts';
import type { Words } from '../db/columns.ts';
import type { Db } from '../db/database.ts';
import { inTransaction } from '../db/transaction.ts';
import type { AlertSource, ClosureSource } from '../duty/sources.ts';
import { municipalities } from '../places/places.table.ts';
import type { RevisionRow } from '../revisions/revisions.queries.ts';
import { plainHtml } from '../siteSearch/plain.ts';
import { insertMessage, type NewMessage } from './queue.queries.ts';
import { afterQuiet } from './quietHours.ts';
import { pushSending } from './sending.job.ts';

const hourMs = 3600 * 1000;
const dayMs = 24 * hourMs;
/** Long texts are cut by the device anyway; these fit a message many times. */
const titleMost = 80;
const bodyMost = 200;

interface Announced extends Pick<NewMessage, 'key' | 'kind' | 'path' | 'tag'> {
  title: Words;
  body: Words;
  at: Date;
  /** How long anybody needs it, at most. */
  usefulMs: number;
  /** When what it is about ends, ISO 8601; null: not known. */
  until?: string | null;
  isUrgent?: boolean;
  about?: Pick<NewMessage, 'itemKind' | 'itemKey'>;
  to?: Pick<NewMessage, 'region' | 'courseId'>;
}

const both = (make: (lang: Language) => string): Words => ({ ja: make('ja'), en: make('en') });
/** A rich text without its markup, as long as it may be. */
function shortened(html: string, most: number): string {
  const characters = [...plainHtml(html)];
  return characters.length > most ? `${characters.slice(0, most - 1).join('')}…` : characters.join('');
}
const cut = (words: Words, most: number): Words => both((lang) => shortened(words[lang], most));

async function announce(tx: Db, announced: Announced): Promise<void> {
  const { key, kind, path, tag, title, body, at, usefulMs, until, isUrgent = false, about, to } = announced;
  const sendAt = isUrgent ? at : afterQuiet(at);
  const isNew = await insertMessage(tx, {
    ...{ key, kind, path, tag, isUrgent, createdAt: at, sendAt, ...about, ...to },
    ...{ title: cut(title, titleMost), body: cut(body, bodyMost) },
    uselessAt: new Date(Math.min(sendAt.getTime() + usefulMs, until ? Date.parse(until) : Number.POSITIVE_INFINITY)),
  });
  if (isNew) await pushSending.add(tx, sendAt > at ? sendAt.toISOString() : '', {}, sendAt);
}

const about = ({ kind, key }: RevisionRow) => ({ itemKind: kind, itemKey: key });
const keyOf = ({ id }: RevisionRow) => `revision ${id}`;

/** Older ones come from an archive, or from a file that is brought in. */
const newForMs = 7 * dayMs;

async function announceNotice(tx: Db, revision: RevisionRow, at: Date): Promise<void> {
  const { id, title, body, publishedOn } = revision.after as unknown as {
    id: number;
    title: Words;
    body: Words;
    publishedOn: string;
  };
  if (publishedOn < japaneseDay(new Date(at.getTime() - newForMs))) return;
  await announce(tx, {
    ...{ key: keyOf(revision), kind: 'notices', title, body, path: `/news/${id}`, tag: `notice-${id}` },
    ...{ at, usefulMs: 3 * dayMs, about: about(revision) },
  });
}

/** One a day for each region, however many events are brought in: the page shows them all. */
async function announceEvent(tx: Db, revision: RevisionRow, at: Date): Promise<void> {
  const { title, place, municipality, endsOn } = revision.after as unknown as {
    title: Words;
    place: Words;
    municipality: number | null;
    endsOn: string;
  };
  const day = japaneseDay(at);
  if (endsOn < day) return;
  const [town] = municipality
    ? await tx.select().from(municipalities).where(eq(municipalities.code, municipality))
    : [undefined];
  const region = town?.slug ?? null;
  await announce(tx, {
    ...{ key: `events ${region ?? ''} ${day}`, kind: 'notices', path: '/news', tag: `events-${region ?? 'tokyo'}` },
    title: town
      ? { ja: `${town.name.ja}の新しいイベント`, en: `New event in ${town.name.en}` }
      : { ja: '新しいイベント', en: 'New event' },
    body: both((lang) => [title[lang], place[lang]].filter(Boolean).join({ ja: '　', en: ', ' }[lang])),
    ...{ at, usefulMs: 2 * dayMs, about: about(revision), to: { region } },
  });
}

/** A new notice or event; what is corrected has been announced already. */
export async function announceRevision(tx: Db, revision: RevisionRow, at: Date): Promise<void> {
  if (revision.before !== null || revision.after === null) return;
  if (revision.kind === 'notice') await announceNotice(tx, revision, at);
  if (revision.kind === 'event') await announceEvent(tx, revision, at);
}

const closureTitles = {
  closed: { ja: 'お気に入りのコースが通れません', en: 'A favourite course of yours is closed' },
  changed: { ja: 'お気に入りのコースが変わっています', en: 'A favourite course of yours has changed' },
} as const;

/** A closure, a change or an alert that begins. */
export async function announceDuty(tx: Db, revision: RevisionRow, at: Date): Promise<void> {
  const { until } = revision.after as ClosureSource | AlertSource;
  const common = { key: keyOf(revision), at, until, about: about(revision) };
  if (revision.kind === 'closure') {
    const { course, name, note, status } = revision.after as ClosureSource;
    await announce(tx, {
      ...{ ...common, kind: 'closures', title: closureTitles[status], usefulMs: dayMs, to: { courseId: course } },
      body: both((lang) => `${name[lang]}${{ ja: '：', en: ': ' }[lang]}${note[lang]}`),
      ...{ path: `/map/detail/${course}`, tag: `course-${course}` },
    });
  }
  if (revision.kind === 'alert') {
    const { kind, message } = revision.after as AlertSource;
    const isHeat = kind === 'heat';
    await announce(tx, {
      ...{ ...common, kind: isHeat ? 'heat' : 'notices', isUrgent: isHeat, body: message, path: '/', tag: kind },
      title: isHeat
        ? { ja: '暑さに注意してください', en: 'Beware of the heat' }
        : { ja: 'とことこ東京からのお知らせ', en: 'A note from Tokotoko Tokyo' },
      usefulMs: isHeat ? 12 * hourMs : dayMs,
    });
  }
}

const phaseWords: Partial<Record<ContestPhase, Words>> = {
  posting: { ja: '作品の募集が始まりました。', en: 'You can now send in your photos.' },
  voting: { ja: '投票が始まりました。', en: 'Voting has begun.' },
  announced: { ja: '結果を発表しました。', en: 'The results are out.' },
  exhibition: { ja: '展示が始まりました。', en: 'The exhibition has opened.' },
};
const phaseBefore: Partial<Record<ContestPhase, keyof ReturnType<typeof phaseEnds>>> = {
  ...{ posting: 'upcoming', voting: 'screening', announced: 'counting', exhibition: 'announced' },
};
const contestKind: PushKind = 'contest';

/** Of every edition whose phase has begun within the last day. */
export async function announceContest({ db, now }: Pick<Context, 'db' | 'now'>): Promise<void> {
  const at = now();
  for (const edition of await db.select().from(contestEditions)) {
    const dates = datesOf(edition);
    const { phase } = contestAt(dates, at);
    const [words, before] = [phaseWords[phase], phaseBefore[phase]];
    if (!words || !before || at.getTime() - phaseEnds(dates)[before] > dayMs) continue;
    await inTransaction(db, (tx) =>
      announce(tx, {
        ...{ key: `contest ${edition.id} ${phase}`, kind: contestKind, title: edition.name, body: words },
        ...{ path: '/photo_contest', tag: `contest-${edition.id}`, at, usefulMs: 3 * dayMs },
      }),
    );
  }
}
