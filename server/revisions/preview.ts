/**
 * Proposed changes before they are public: written in a transaction as publication would write them, read by the public's own
 * pages, and taken back. Nobody else ever sees them.
 */
import { ApiError } from '../../contract/apiError.ts';
import { isPreviewOf, type Previewed, type PreviewName, type PreviewProblem } from '../../contract/previews.ts';
import type { Language } from '../../contract/values.ts';
import { japaneseDay, type StaffContext } from '../context.ts';
import type { Db } from '../db/database.ts';
import { inTransaction } from '../db/transaction.ts';
import { kinds } from './kinds.ts';
import { isUpToDate, writeProposed } from './publish.ts';
import { approvedUntil, findRevision, noticesBefore, type RevisionRow } from './revisions.queries.ts';
import { summaryOf } from './revisions.ts';
import { isOfOffice, readSource } from './sources.ts';

export interface PreviewInput {
  name: PreviewName;
  id: number;
  /** The Japanese day, as it was entered; without a possible one, that of publication, or today. */
  on: string | null;
  lang: Language;
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

function daysOf({ publishAt }: RevisionRow, asked: string | null, now: Date) {
  const days = { from: japaneseDay(now), to: japaneseDay(new Date(now.getTime() + furthestDays * dayMs)) };
  const isPossible = (day: string) => isDay(day) && day >= days.from && day <= days.to;
  const planned = publishAt && isPossible(japaneseDay(publishAt)) ? japaneseDay(publishAt) : days.from;
  const on = asked !== null && isPossible(asked) ? asked : planned;
  return { days, on, isDayWrong: asked !== null && on !== asked };
}

/** An approver of its office, and whoever has proposed it. */
const maySee = (row: RevisionRow, context: StaffContext): boolean =>
  row.byToken === context.staff.tokenId || (context.staff.role === 'approver' && isOfOffice(row, context));

async function permitted({ name, id }: PreviewInput, context: StaffContext): Promise<RevisionRow> {
  const row = await findRevision(context.db, id);
  if (!row) throw new PreviewRefused('notFound');
  if (!maySee(row, context)) throw new PreviewRefused('role');
  if (!isPreviewOf(name, row.kind, (row.after ?? row.before)!)) throw new PreviewRefused('kind');
  if (row.state !== 'waiting' && row.state !== 'approved') throw new PreviewRefused('decided');
  return row;
}

/** Sources are checked when they are proposed, but what they refer to may be gone since. */
function assertSound({ kind, after }: RevisionRow, context: StaffContext): void {
  if (!after) return;
  try {
    readSource(kind, after, context);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    throw new PreviewRefused('broken', error.message);
  }
}

async function writeAsked(tx: Db, row: RevisionRow): Promise<void> {
  if (!(await isUpToDate(tx, row))) throw new PreviewRefused('overtaken');
  try {
    await writeProposed(tx, row);
  } catch (error) {
    if (error instanceof ApiError && error.code === 'E409') throw new PreviewRefused('inTheWay');
    throw error;
  }
}

/** One that cannot be published then is left out, as it would be. */
const writeOther = (tx: Db, row: RevisionRow): Promise<void> =>
  inTransaction(tx, async (inner) => {
    if (await isUpToDate(inner, row)) await writeProposed(inner, row);
  }).catch((error: unknown) => {
    if (!(error instanceof ApiError)) throw error;
  });

/** What will have been published when the day ends, in its order, this proposal among it. */
async function writeUntil(end: Date, asked: RevisionRow, tx: Db): Promise<{ isNotYet: boolean; isAlone: boolean }> {
  const isNotYet = asked.publishAt !== null && asked.publishAt >= end;
  const due = await approvedUntil(tx, end, othersAtMost + 1);
  const isAlone = due.length > othersAtMost;
  const others = isAlone ? [] : due.filter(({ id }) => id !== asked.id);
  const isBefore = ({ publishAt }: RevisionRow) => asked.publishAt === null || publishAt! <= asked.publishAt;
  for (const row of others.filter(isBefore)) await writeOther(tx, row);
  if (!isNotYet) await writeAsked(tx, asked);
  for (const row of others.filter((each) => !isBefore(each))) await writeOther(tx, row);
  return { isNotYet, isAlone };
}

/**
 * Runs `read` where the proposal is public, at noon of the day, and takes everything back.
 * @param read is given a context whose database is the transaction: what it starts must be over when it ends
 * @throws PreviewRefused
 */
export async function previewed<T>(
  input: PreviewInput,
  context: StaffContext,
  read: (inside: StaffContext, what: Previewed) => Promise<T>,
): Promise<T> {
  const row = await permitted(input, context);
  assertSound(row, context);
  const moment = context.now();
  const { on, ...daysAsked } = daysOf(row, input.on, moment);
  const source = (row.after ?? row.before)!;
  const { nameOf, townOf } = kinds[row.kind];
  const town = townOf(source);
  try {
    return await inTransaction(context.db, async (tx) => {
      const written = await writeUntil(endOf(on), row, tx);
      const what: Previewed = {
        ...{ name: input.name, summary: summaryOf(row, context, input.lang), on, ...daysAsked, ...written },
        thing: {
          id: row.key,
          name: nameOf(source)[input.lang],
          municipality: town === null ? null : (context.references.municipalityByCode.get(town)?.slug ?? null),
          position: input.name === 'news' ? await noticesBefore(tx, row.key) : 0,
        },
      };
      const now = on === japaneseDay(moment) ? context.now : () => noonOf(on);
      throw new TakenBack(await read({ ...context, db: tx, now }, what));
    });
  } catch (error) {
    if (error instanceof TakenBack) return error.value as T;
    throw error;
  }
}
