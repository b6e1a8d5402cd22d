/** What will be public when, by the calendar of Japan. */
import { refused } from '../../contract/apiError.ts';
import type { ParsedInput } from '../../contract/index.ts';
import { dutyKinds } from '../../contract/revisionRules.ts';
import type { PlannedEntry } from '../../contract/staffCalendar.ts';
import type { Language } from '../../contract/values.ts';
import { japaneseDay, type StaffContext } from '../context.ts';
import { type Entry, findEntries } from '../duty/duty.queries.ts';
import { bureau } from '../duty/windows.ts';
import type { Source } from '../revisions/revisions.table.ts';
import { isOfOffice } from '../revisions/sources.ts';
import { nameOf } from '../revisions/traced.ts';
import { officeOf } from '../staff/office.ts';
import { personOf, readRoleAndOffice } from '../staff/staffPerson.ts';
import { findOverdue, findPlanned, firstPlannedFrom, type PlannedRow } from './calendar.queries.ts';

/** More are not read in one page: the list of changes has them. */
const entriesAtMost = 300;
const overdueAtMost = 100;
/** Further ahead it is a mistake, and no month has a link to it. */
const monthsAhead = 120;

const monthOf = (moment: Date): string => japaneseDay(moment).slice(0, 7);
const beginOf = (month: string): Date => new Date(`${month}-01T00:00:00+09:00`);

/** @param by 1: the next month; -1: the one before */
function monthsFrom(month: string, by: number): string {
  const [year, number] = month.split('-').map(Number) as [number, number];
  return new Date(Date.UTC(year, number - 1 + by, 1)).toISOString().slice(0, 7);
}

interface Told {
  context: StaffContext;
  lang: Language;
}

const byOf = (byStaff: string, { context, lang }: Told) =>
  personOf(readRoleAndOffice(byStaff)!, context.references, lang);

function entryOf(row: PlannedRow, told: Told): PlannedEntry {
  const at = row.publishAt!;
  return {
    ...{ at: at.toISOString(), day: japaneseDay(at), step: row.state === 'approved' ? 'publish' : 'wish' },
    ...{ kind: row.kind, content_id: row.key, revision_id: row.id },
    name: nameOf(row.kind, row.source)[told.lang],
    action: row.isNew ? 'add' : row.isRemoved ? 'remove' : 'change',
    by: byOf(row.byStaff, told),
  };
}

/** The beginning of what is planned, and the end of what has one, each as an entry of its own. */
async function dutyEntries(told: Told, now: Date): Promise<PlannedEntry[]> {
  const { context, lang } = told;
  const all: PlannedEntry[] = [];
  for (const kind of dutyKinds)
    for (const { source: own, revision, isStanding } of (await findEntries(context.db, kind)) as Entry[]) {
      const source: Source = own;
      if (!isOfOffice({ kind, before: null, after: source }, context)) continue;
      const moments = [
        ...(isStanding ? [] : [{ step: 'begin' as const, at: new Date(own.from) }]),
        ...(own.until === null ? [] : [{ step: 'end' as const, at: new Date(own.until) }]),
      ];
      for (const { step, at } of moments.filter((each) => each.at > now))
        all.push({
          ...{ at: at.toISOString(), day: japaneseDay(at), step, kind, content_id: own.id },
          ...{ revision_id: revision?.id ?? null, name: nameOf(kind, source)[lang], action: 'add' },
          by: byOf((revision ?? bureau).byStaff, told),
        });
    }
  return all;
}

/** By their time; of one time by what they are about. */
const inOrder = (a: PlannedEntry, b: PlannedEntry) =>
  new Date(a.at).getTime() - new Date(b.at).getTime() || a.content_id - b.content_id;

/** @throws ApiError E422 for a month that is over, or too far ahead */
export async function calendarOf(input: ParsedInput<'GET /staff/calendar'>, context: StaffContext) {
  const { lang } = input;
  const now = context.now();
  const present = monthOf(now);
  const last = monthsFrom(present, monthsAhead);
  const month = input.month ?? present;
  if (month < present) throw refused('month', 'below_minimum');
  if (month > last) throw refused('month', 'above_maximum');
  const next = monthsFrom(month, 1);
  const [from, end] = [beginOf(month), beginOf(next)];
  const told: Told = { context, lang };
  const office = officeOf(context);
  const planned = await findPlanned(context.db, office, { after: now, from, end }, entriesAtMost);
  const overdue = await findOverdue(context.db, office, now, overdueAtMost);
  const ofDuty = await dutyEntries(told, now);
  const ofMonth = ofDuty.filter(({ day }) => day.startsWith(month));
  const later = [
    await firstPlannedFrom(context.db, office, end),
    ...ofDuty.map(({ at }) => new Date(at)).filter((at) => at >= end),
  ].filter((at) => at !== null);
  const first = later.length ? monthOf(new Date(Math.min(...later.map((at) => at.getTime())))) : null;
  return {
    month,
    previous_month: month === present ? null : monthsFrom(month, -1),
    next_month: month === last ? null : next,
    next_planned: first !== null && first <= last ? first : null,
    entries: [...planned.rows.map((row) => entryOf(row, told)), ...ofMonth].sort(inOrder).slice(0, entriesAtMost),
    total: planned.total + ofMonth.length,
    overdue: overdue.rows.map((row) => entryOf(row, told)),
    overdue_total: overdue.total,
  };
}
