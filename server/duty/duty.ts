/** What the officer on duty sees and does. Who may do what follows from whose the course is; alerts are the bureau's. */
import { ApiError, notFound, refused } from '../../contract/apiError.ts';
import type { Closure, RaisedAlert } from '../../contract/duty.ts';
import { type AlertKind, dutyAheadMs, dutyLateMs } from '../../contract/dutyRules.ts';
import type { ParsedInput } from '../../contract/index.ts';
import type { DutyKind } from '../../contract/revisionRules.ts';
import type { Language } from '../../contract/values.ts';
import { japaneseDay, type StaffContext } from '../context.ts';
import { municipalityOf } from '../courses/summary.ts';
import { inTransaction } from '../db/transaction.ts';
import type { Source } from '../revisions/revisions.table.ts';
import { isOfOffice, toForbidden } from '../revisions/sources.ts';
import { personOf, readRoleAndOffice, roleAndOffice } from '../staff/staffPerson.ts';
import { type Entry, findCourse, findEntries, holdSubject, wasThere } from './duty.queries.ts';
import { type AlertSource, type ClosureSource, type DutySources, subjectOf } from './sources.ts';
import { settleAndPlan } from './window.job.ts';
import { type By, bureau, end, overlap, raise, type Window, windowOf } from './windows.ts';

const byOf = ({ staff }: StaffContext): By => ({ byStaff: roleAndOffice(staff), byToken: staff.tokenId });
const mayChange = (kind: DutyKind, source: object, context: StaffContext): boolean =>
  isOfOffice({ kind, before: null, after: source as Source }, context);

interface Told {
  context: StaffContext;
  lang: Language;
  at: Date;
}

/** @param endedAt of one that somebody has just ended */
function lasting<Kind extends DutyKind>(
  kind: Kind,
  { source, revision }: Entry<Kind>,
  { context, lang, at }: Told,
  endedAt: Date | null,
) {
  const window = windowOf(source);
  const staff = readRoleAndOffice((revision ?? bureau).byStaff)!;
  return {
    from: window.from.toISOString(),
    until: (endedAt ?? window.until)?.toISOString() ?? null,
    is_now: !endedAt && window.from <= at,
    by: personOf(staff, context.references, lang),
    may_end: !endedAt && mayChange(kind, source, context),
  };
}

function closureOf(entry: Entry<'closure'>, told: Told, endedAt: Date | null = null): Closure {
  const { id, course, municipality, name, status, reason, note } = entry.source;
  const { lang, context } = told;
  const { slug, name: town } = municipalityOf(municipality, context.references, lang);
  return {
    id,
    course: { id: course, name: name[lang], municipality: { slug, name: town } },
    ...{ status, reason, note_ja: note.ja, note_en: note.en },
    ...lasting('closure', entry, told, endedAt),
  };
}

function alertOf(entry: Entry<'alert'>, told: Told, endedAt: Date | null = null): RaisedAlert {
  const { id, kind, message } = entry.source;
  return { id, kind, message_ja: message.ja, message_en: message.en, ...lasting('alert', entry, told, endedAt) };
}

interface InList {
  may_end: boolean;
  from: string;
  id: number;
}
const inOrder = (a: InList, b: InList) =>
  Number(b.may_end) - Number(a.may_end) || a.from.localeCompare(b.from) || a.id - b.id;

export async function stateOfDuty({ lang }: ParsedInput<'GET /staff/duty'>, context: StaffContext) {
  const told = { context, lang, at: context.now() };
  /** The clock takes a second to end what is over. */
  const lasts = ({ source: { until } }: Entry) => until === null || new Date(until) > told.at;
  const closures = (await findEntries(context.db, 'closure')).filter(lasts);
  const alerts = (await findEntries(context.db, 'alert')).filter(lasts);
  return {
    closures: closures.map((entry) => closureOf(entry, told)).sort(inOrder),
    alerts: alerts.map((entry) => alertOf(entry, told)).sort(inOrder),
    may_raise: context.staff.municipality === null,
  };
}

/** @throws ApiError E422 for a time that cannot be meant */
function askedWindow(asked: { from?: string | undefined; until?: string | undefined }, at: Date): Window {
  const [begins, until] = [asked.from, asked.until].map((moment) => (moment === undefined ? null : new Date(moment)));
  const latest = at.getTime() + dutyAheadMs;
  if (begins && begins.getTime() < at.getTime() - dutyLateMs) throw refused('from', 'below_minimum');
  if (begins && begins.getTime() > latest) throw refused('from', 'above_maximum');
  const from = begins && begins > at ? begins : at;
  if (until && until <= from) throw refused('until', 'below_minimum');
  if (until && until.getTime() > latest) throw refused('until', 'above_maximum');
  return { from, until: until ?? null };
}

interface Raising<Kind extends DutyKind> {
  kind: Kind;
  entered: Omit<DutySources[Kind], 'id' | keyof Window>;
  /** What may not be said twice of the same time. */
  isSame: (source: DutySources[Kind]) => boolean;
  window: Window;
  at: Date;
}

/** @throws ApiError E403, E409 where it is said of this time already */
async function raiseOne<Kind extends DutyKind>(
  { kind, entered, isSame, window, at }: Raising<Kind>,
  context: StaffContext,
): Promise<Entry<Kind>> {
  if (!mayChange(kind, entered, context)) throw toForbidden();
  const subject = subjectOf(kind, entered);
  return inTransaction(context.db, async (tx) => {
    await holdSubject(tx, kind, subject);
    const others = await findEntries(tx, kind, { subject });
    if (others.some(({ source }) => isSame(source) && overlap(window, windowOf(source))))
      throw new ApiError('E409', 'This has been set for that time already');
    const id = await raise(tx, kind, entered, window, { at, ...byOf(context) });
    await settleAndPlan(tx, kind, subject, at);
    return (await findEntries(tx, kind, { id }))[0]!;
  });
}

/** @throws ApiError E403, E404 for one that there never was, E409 for one that has ended */
async function endOne<Kind extends DutyKind>(
  kind: Kind,
  id: number,
  at: Date,
  context: StaffContext,
): Promise<Entry<Kind>> {
  const [found] = await findEntries(context.db, kind, { id });
  const gone = async () =>
    (await wasThere(context.db, kind, id)) ? new ApiError('E409', 'This has ended already') : notFound(kind);
  if (!found) throw await gone();
  if (!mayChange(kind, found.source, context)) throw toForbidden();
  const subject = subjectOf(kind, found.source);
  const ended = await inTransaction(context.db, async (tx) => {
    await holdSubject(tx, kind, subject);
    const [entry] = await findEntries(tx, kind, { id });
    if (!entry) return null;
    const by = byOf(context);
    await end(tx, kind, entry, by, { at, byStaff: by.byStaff });
    await settleAndPlan(tx, kind, subject, at);
    return entry;
  });
  if (!ended) throw await gone();
  return ended;
}

export async function closeCourse(input: ParsedInput<'POST /staff/course_close'>, context: StaffContext) {
  const { course_id, status, reason, note_ja, note_en, lang } = input;
  const at = context.now();
  const course = await findCourse(context.db, course_id);
  if (!course?.isPublic) throw notFound('course');
  const { municipality, name } = course;
  const entered = { course: course.id, municipality, name, status, reason, note: { ja: note_ja, en: note_en } };
  const isSame = (source: ClosureSource) => source.status === status;
  const window = askedWindow(input, at);
  const entry = await raiseOne<'closure'>({ kind: 'closure', entered, isSame, window, at }, context);
  return { closure: closureOf(entry, { context, lang, at }) };
}

export async function openCourse({ id, lang }: ParsedInput<'POST /staff/course_open'>, context: StaffContext) {
  const at = context.now();
  return { closure: closureOf(await endOne('closure', id, at, context), { context, lang, at }, at) };
}

/** Heat is of a day: the next morning a warning that was forgotten would be untrue. */
const ofDay = (kind: AlertKind, { from, until }: Window): Window =>
  kind === 'heat' && until === null
    ? { from, until: new Date(`${japaneseDay(from)}T24:00:00+09:00`) }
    : { from, until };

export async function raiseAlert(input: ParsedInput<'POST /staff/alert_raise'>, context: StaffContext) {
  const { kind, message_ja, message_en, lang } = input;
  const at = context.now();
  const entered = { kind, message: { ja: message_ja, en: message_en } };
  const isSame = (source: AlertSource) => source.kind === kind;
  const window = ofDay(kind, askedWindow(input, at));
  const entry = await raiseOne<'alert'>({ kind: 'alert', entered, isSame, window, at }, context);
  return { alert: alertOf(entry, { context, lang, at }) };
}

export async function endAlert({ id, lang }: ParsedInput<'POST /staff/alert_end'>, context: StaffContext) {
  const at = context.now();
  return { alert: alertOf(await endOne('alert', id, at, context), { context, lang, at }, at) };
}
