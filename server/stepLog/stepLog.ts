/** The log of decisions: what became of proposals, closures and alerts, step by step. */
import { beyondLastPage, refused } from '../../contract/apiError.ts';
import type { ParsedInput } from '../../contract/index.ts';
import type { LogFilter, LogStep } from '../../contract/staffLog.ts';
import type { Language } from '../../contract/values.ts';
import type { StaffContext } from '../context.ts';
import { reasonTold } from '../revisions/stepReason.ts';
import { nameOf } from '../revisions/traced.ts';
import { officeOf } from '../staff/office.ts';
import { personOf, readRoleAndOffice } from '../staff/staffPerson.ts';
import { type AskedSteps, countSteps, findNewestSteps, type StepRow } from './stepLog.queries.ts';

/** There was nothing before; what is later is a slip of the pen. */
const [firstDay, lastDay] = ['2000-01-01', '2999-12-31'];
const dayMs = 24 * 3600 * 1000;

/** The day begins in Japan. */
function beginOf(field: 'from' | 'until', day: string | undefined): Date | null {
  if (day === undefined) return null;
  if (day < firstDay) throw refused(field, 'below_minimum');
  if (day > lastDay) throw refused(field, 'above_maximum');
  return new Date(`${day}T00:00:00+09:00`);
}

/** @throws ApiError E422 for days that cannot be meant */
export function askedSteps({ kind, state, from, until }: LogFilter, context: StaffContext): AskedSteps {
  const [begin, last] = [beginOf('from', from), beginOf('until', until)];
  if (begin && last && last < begin) throw refused('until', 'below_minimum');
  return { office: officeOf(context), kind, state, from: begin, end: last && new Date(last.getTime() + dayMs) };
}

export function stepOf({ step, revision, fromState }: StepRow, { references }: StaffContext, lang: Language): LogStep {
  const { id, kind, key, isNew, isRemoved, source } = revision;
  const staff = readRoleAndOffice(step.byStaff);
  return {
    ...{ id: step.id, at: step.at.toISOString(), kind, content_id: key, revision_id: id },
    name: nameOf(kind, source)[lang],
    action: isNew ? 'add' : isRemoved ? 'remove' : 'change',
    ...{ from: fromState, to: step.toState, by: staff && personOf(staff, references, lang) },
    reason: reasonTold(step, lang),
  };
}

export async function stepList(input: ParsedInput<'GET /staff/log'>, context: StaffContext) {
  const { page_num, limit_num, lang } = input;
  const asked = askedSteps(input, context);
  const total = await countSteps(context.db, asked);
  if (page_num > Math.max(1, Math.ceil(total / limit_num))) throw beyondLastPage();
  const rows = await findNewestSteps(context.db, asked, { skip: (page_num - 1) * limit_num, take: limit_num });
  return { steps: rows.map((row) => stepOf(row, context, lang)), total, page_num };
}
