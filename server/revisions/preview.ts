/**
 * Proposed changes before they are public: written in a transaction as publication would write them, read by the public's own
 * pages, and taken back. Nobody else ever sees them.
 */
import { ApiError } from '../../contract/apiError.ts';
import { isPreviewOf, type Previewed, type PreviewName, type PreviewProblem } from '../../contract/previews.ts';
import type { Language } from '../../contract/values.ts';
import { japaneseDay, type RequestContext, type StaffContext } from '../context.ts';
import type { Db } from '../db/database.ts';
import { inTransaction } from '../db/transaction.ts';
import { settleAll } from '../duty/windows.ts';
import { kinds } from './kinds.ts';
import { isOpen, maySee, readLink } from './previewLink.ts';
import { isProposed, isUpToDate, type ProposedRow, writeProposed } from './publish.ts';
import { approvedUntil, findRevision, noticesBefore, type RevisionRow } from './revisions.queries.ts';
import { changesOf, summaryOf } from './revisions.ts';
import { readSource } from './sources.ts';

export interface PreviewInput {
  /** Those that may be shown: of a banner one of two. */
  names: readonly PreviewName[];
  id: number;
  /** The Japanese day, as it was entered; without a possible one, that of publication, or today. */
  on: string | null;
  lang: Language;
  /** Of a link, by which somebody without a key sees it. */
  token?: string | null;
}

/** Said in words on the page. */
export class PreviewRefused extends Error {
  readonly problem: PreviewProblem;
  /** What exactly is wrong with a source. */
  readonly detail: string;
  constructor(problem: PreviewProblem, detail = '') {
    super(problem);
    this.problem = problem;
    this.detail = detail;
  }
}

/** Carries the page out of the transaction that it takes back. */
class TakenBack<T> {
  readonly value: T;
  constructor(value: T) {
    this.value = value;
  }
}

const dayMs = 24 * 3600 * 1000;
const furthestDays = 730;
/** Other changes that are written as well. */
const othersAtMost = 100;

const noonOf = (day: string) => new Date(`${day}T12:00:00+09:00`);
const endOf = (day: string) => new Date(`${day}T24:00:00+09:00`);
const isDay = (text: string) =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(noonOf(text).getTime()) && japaneseDay(noonOf(text)) === text;

function daysOf(publishAt: Date | null, asked: string | null, now: Date) {
  const days = { from: japaneseDay(now), to: japaneseDay(new Date(now.getTime() + furthestDays * dayMs)) };
  const isPossible = (day: string) => isDay(day) && day >= days.from && day <= days.to;
  const planned = publishAt && isPossible(japaneseDay(publishAt)) ? japaneseDay(publishAt) : days.from;
  const on = asked !== null && isPossible(asked) ? asked : planned;
  return { days, on, isDayWrong: asked !== null && on !== asked };
}

async function permitted({ names, id, token }: PreviewInput, context: RequestContext) {
  const { staff } = context;
  const until = token ? readLink(token, id, context) : null;
  const isGood = until !== null && until > context.now();
  // Without either, nothing is said of what there is.
  if (!staff && !isGood) throw new PreviewRefused(until ? 'linkOver' : 'linkForeign');
  const row = await findRevision(context.db, id);
  if (!row) throw new PreviewRefused('notFound');
  const isStaffs = staff !== null && maySee(row, { ...context, staff });
  if (!isStaffs && !isGood) throw new PreviewRefused('role');
  const name = names.find((each) => isPreviewOf(each, row.kind, (row.after ?? row.before)!));
  if (!name || !isProposed(row)) throw new PreviewRefused('kind');
  // A link is for whoever helps to decide: it ends with the decision.
  if (isStaffs ? !isOpen(row) : row.state !== 'waiting') throw new PreviewRefused('decided');
  return { row, name, link: isStaffs ? null : { token: token!, until: until!.toISOString() } };
}

/** Sources are checked when they are proposed, but what they refer to may be gone since. */
function assertSound({ kind, after }: ProposedRow, context: RequestContext): void {
  if (!after) return;
  try {
    readSource(kind, after, context);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    throw new PreviewRefused('broken', error.message);
  }
}

async function writeAsked(tx: Db, row: ProposedRow): Promise<void> {
  if (!(await isUpToDate(tx, row))) throw new PreviewRefused('overtaken');
  try {
    await writeProposed(tx, row);
  } catch (error) {
    if (error instanceof ApiError && error.code === 'E409') throw new PreviewRefused('inTheWay');
    throw error;
  }
}

/** One that cannot be published then is left out, as it would be. */
const writeOther = (tx: Db, row: ProposedRow): Promise<void> =>
  inTransaction(tx, async (inner) => {
    if (await isUpToDate(inner, row)) await writeProposed(inner, row);
  }).catch((error: unknown) => {
    if (!(error instanceof ApiError)) throw error;
  });

interface Moment {
  /** What is due then has been published. */
  end: Date;
  /** The clock of the page. */
  now: Date;
}

/** Noon of the day, unless it is this one. */
const momentOf = (on: string, now: Date): Moment => ({
  end: endOf(on),
  now: on === japaneseDay(now) ? now : noonOf(on),
});

/**
 * What will have been published when the day ends, in its order, this proposal among it; and what duty has planned for its noon.
 * @param isOnlyAsked nothing but this proposal: whoever has a link to it was shown no other
 */
async function writeUntil(tx: Db, { end, now }: Moment, asked: ProposedRow | null, isOnlyAsked = false) {
  // First, as duty itself: it changes courses last.
  if (!isOnlyAsked) await settleAll(tx, now);
  const due = isOnlyAsked ? [] : await approvedUntil(tx, end, othersAtMost + 1);
  const isAlone = isOnlyAsked || due.length > othersAtMost;
  const others = isAlone ? [] : due.filter(isProposed).filter(({ id }) => id !== asked?.id);
  const isBefore = ({ publishAt }: RevisionRow) => !asked?.publishAt || publishAt! <= asked.publishAt;
  const isNotYet = asked !== null && asked.publishAt !== null && asked.publishAt >= end;
  for (const row of others.filter(isBefore)) await writeOther(tx, row);
  if (asked && !isNotYet) await writeAsked(tx, asked);
  for (const row of others.filter((each) => !isBefore(each))) await writeOther(tx, row);
  return { isNotYet, isAlone };
}

/** Runs `read` in a transaction that is taken back. */
async function takenBack<T>(db: Db, read: (tx: Db) => Promise<T>): Promise<T> {
  try {
    return await inTransaction(db, async (tx) => {
      throw new TakenBack(await read(tx));
    });
  } catch (error) {
    if (error instanceof TakenBack) return error.value as T;
    throw error;
  }
}

/** The clock stands. */
const insideOf = (context: RequestContext, db: Db, { now }: Moment): RequestContext => ({
  ...context,
  db,
  now: () => now,
});

/**
 * Runs `read` where the proposal is public, at noon of the day, and takes everything back.
 * @param read is given a context whose database is the transaction: what it starts must be over when it ends
 * @throws PreviewRefused
 */
export async function previewed<T>(
  input: PreviewInput,
  context: RequestContext,
  read: (inside: RequestContext, what: Previewed) => Promise<T>,
): Promise<T> {
  const { row, name, link } = await permitted(input, context);
  assertSound(row, context);
  const { on, ...daysAsked } = daysOf(row.publishAt, input.on, context.now());
  const moment = momentOf(on, context.now());
  const source = (row.after ?? row.before)!;
  const { nameOf, townOf } = kinds[row.kind];
  const town = townOf(source);
  return takenBack(context.db, async (tx) => {
    const written = await writeUntil(tx, moment, row, link !== null);
    const what: Previewed = {
      link,
      ...{ name, summary: summaryOf(row, context, input.lang), on, ...daysAsked, ...written },
      changes: await changesOf(row, insideOf(context, tx, moment), input.lang),
      thing: {
        id: row.key,
        name: nameOf(source)[input.lang],
        municipality: town === null ? null : (context.references.municipalityByCode.get(town)?.slug ?? null),
        position: name === 'news' ? await noticesBefore(tx, row.key) : 0,
      },
    };
    return read(insideOf(context, tx, moment), what);
  });
}

/** The same with nothing but what is approved and due by the end of the day. */
export function siteOn<T>(
  asked: string | null,
  context: StaffContext,
  read: (inside: RequestContext) => Promise<T>,
): Promise<T> {
  const moment = momentOf(daysOf(null, asked, context.now()).on, context.now());
  return takenBack(context.db, async (tx) => {
    await writeUntil(tx, moment, null);
    return read(insideOf(context, tx, moment));
  });
}
