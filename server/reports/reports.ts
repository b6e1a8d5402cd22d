/** Reports of visitors about courses, shops and places: taken without saying who they are, and answered by staff on duty. */
import { ApiError, beyondLastPage, notFound, refused, unknownValue } from '../../contract/apiError.ts';
import type { ParsedInput } from '../../contract/index.ts';
import { reportKindsOf } from '../../contract/reportRules.ts';
import type { Report } from '../../contract/reports.ts';
import type { Language } from '../../contract/values.ts';
import type { RequestContext, StaffContext } from '../context.ts';
import { municipalityOf } from '../courses/summary.ts';
import type { Retention } from '../retention/retention.ts';
import { officeOf } from '../staff/office.ts';
import { personOf, readRoleAndOffice, roleAndOffice } from '../staff/staffPerson.ts';
import { networkOf, throttle } from '../throttle/throttle.ts';
import {
  answerOpen,
  countOpenOf,
  deleteEndedReports,
  findReport,
  findReportedCourse,
  findReports,
  insertReport,
  isInstitution,
  type ReportRow,
  type Thing,
} from './reports.queries.ts';
import { type ReportedPoint, reports } from './reports.table.ts';

type Input = ParsedInput<'POST /report'>;

/** More about one thing say nothing new to whoever has to look. */
const openAtMost = 100;

/** @throws ApiError E404, E422 for what this course cannot have */
async function placeOnCourse(
  id: number,
  { kind, point }: Input,
  context: RequestContext,
): Promise<ReportedPoint | null> {
  if (!reportKindsOf.course.some((each) => each === kind)) throw unknownValue('kind');
  const course = await findReportedCourse(context.db, id);
  if (!course) throw notFound('course');
  if (point === undefined) return null;
  const found = course.points[point];
  if (!found) throw unknownValue('point');
  return { role: found.role, name: found.name };
}

/** @throws ApiError E404, E422 for what no shop or place has */
async function assertInstitution(id: number, { kind, point }: Input, context: RequestContext): Promise<void> {
  if (!reportKindsOf.institution.some((each) => each === kind)) throw unknownValue('kind');
  if (point !== undefined) throw unknownValue('point');
  if (!(await isInstitution(context.db, id))) throw notFound('institution');
}

/** @throws ApiError E404, E409 where very many wait already, E422, E429 */
export async function takeReport(input: Input, context: RequestContext) {
  const { course_id, institution_id, kind, text } = input;
  const { db, now, address } = context;
  await throttle('reportByAddress', networkOf(address), context).count();
  if (course_id === undefined && institution_id === undefined) throw refused('course_id', 'required');
  if (course_id !== undefined && institution_id !== undefined) throw unknownValue('institution_id');
  const thing: Thing = { courseId: course_id ?? null, institutionId: institution_id ?? null };
  const point = course_id === undefined ? null : await placeOnCourse(course_id, input, context);
  if (institution_id !== undefined) await assertInstitution(institution_id, input, context);
  if ((await countOpenOf(db, thing)) >= openAtMost) throw new ApiError('E409', 'Very many reports about this wait');
  await insertReport(db, { ...thing, kind, point, text, reportedAt: now() });
  return {};
}

function toReport({ report, thing }: ReportRow, lang: Language, { references }: StaffContext): Report {
  const { id, kind, point, text, reportedAt, state, answeredAt, byStaff, note } = report;
  const { slug, name: town } = municipalityOf(thing.municipality, references, lang);
  const by = readRoleAndOffice(byStaff);
  return {
    id,
    thing: {
      ...{ kind: thing.kind, id: thing.id, name: (thing.courseName ?? thing.institutionName)![lang] },
      municipality: { slug, name: town },
    },
    ...{ kind, text, state, reported_at: reportedAt.toISOString() },
    point: point && { role: point.role, name: point.name[lang] },
    answer: answeredAt && by && { at: answeredAt.toISOString(), by: personOf(by, references, lang), note },
  };
}

/** @throws ApiError E422 for a page that is not there */
export async function listReports(input: ParsedInput<'GET /staff/reports'>, context: StaffContext) {
  const { list, page_num, limit_num, lang } = input;
  const asked = { list, office: officeOf(context), skip: (page_num - 1) * limit_num, take: limit_num };
  const { total, rows } = await findReports(context.db, asked);
  if (page_num > Math.max(1, Math.ceil(total / limit_num))) throw beyondLastPage();
  return { reports: rows.map((row) => toReport(row, lang, context)), total, page_num };
}

/** @throws ApiError E403 for another office's, E404, E409 when it is answered already */
export async function answerReport(input: ParsedInput<'POST /staff/report_answer'>, context: StaffContext) {
  const { id, answer: state, note, lang } = input;
  const found = await findReport(context.db, id);
  if (!found) throw notFound('report');
  const office = officeOf(context);
  if (office !== null && office !== found.thing.municipality)
    throw new ApiError('E403', 'This belongs to another office');
  const answer = { state, at: context.now(), byStaff: roleAndOffice(context.staff), note };
  if (!(await answerOpen(context.db, id, answer))) throw new ApiError('E409', 'This is answered already');
  const answered = await findReport(context.db, id);
  if (!answered) throw notFound('report');
  return { report: toReport(answered, lang, context) };
}

/** How long colleagues can look up what was answered. */
const answeredMs = 90 * 24 * 3600 * 1000;

export const reportRetention: Retention = {
  table: reports,
  periods: [answeredMs],
  remove: ({ db, now }) => deleteEndedReports(db, new Date(now().getTime() - answeredMs)),
};
