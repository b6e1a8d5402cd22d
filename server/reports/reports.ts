/** Reports of visitors about courses, shops and places: taken without saying who they are, and answered by staff on duty. */
import { ApiError, beyondLastPage, notFound, refused, unknownValue } from '../../contract/apiError.ts';
import type { ServerData } from '../../contract/dataAnnotations.ts';
import type { ParsedInput } from '../../contract/index.ts';
import { reportKindsOf } from '../../contract/reportRules.ts';
import type { Report } from '../../contract/reports.ts';
import type { Language } from '../../contract/values.ts';
import type { RequestContext, StaffContext } from '../context.ts';
import { municipalityOf } from '../courses/summary.ts';
import { isUncertain } from '../errors.ts';
import { deleteImages } from '../pictures/deleteImage.ts';
import { imageOf, type StoredImage } from '../pictures/imageOf.ts';
import { storeImage } from '../pictures/storeImage.ts';
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
  type NewReport,
  type ReportRow,
  reopenAnswered,
  type Thing,
} from './reports.queries.ts';
import { type ReportedPoint, reports, reportUntil } from './reports.table.ts';

type Input = ParsedInput<'POST /report'>;

/** The files of pictures lie in the storage; that there is one is a column. */
export const reportPictureData: ServerData = {
  store: 'files',
  of: 'visitor',
  what: {
    ja: 'コース、お店、健康遊具についての知らせの写真。大きさを変えたもので、撮影場所などの情報は取り除きます',
    en: 'Photos of reports about a course, a shop or exercise equipment, in several sizes, without what the camera noted',
  },
  why: {
    ja: '職員が確かめて、直すため。だれが知らせたかは保存しません。公開しません。',
    en: 'So that staff check it and put it right. Who reported it is not stored, and the photo is not published.',
  },
  until: reportUntil,
  seenBy: 'staff',
  changedOn: '2026-11-26',
};

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

/** The files of a picture come before its row, and go again when that is refused. @throws ApiError E422 of the picture, E503 */
async function insertWithPicture(report: NewReport, bytes: Uint8Array, context: RequestContext): Promise<void> {
  const image = await storeImage(bytes, context);
  await insertReport(context.db, { ...report, ...image }).catch(async (error: unknown) => {
    if (!isUncertain(error)) await deleteImages([image.imageKey], context);
    throw error;
  });
}

/** @throws ApiError E404, E409 where very many wait already, E422, E429 */
export async function takeReport(input: Input, context: RequestContext) {
  const { course_id, institution_id, kind, text, image } = input;
  const { db, now, address } = context;
  await throttle('reportByAddress', networkOf(address), context).count();
  if (course_id === undefined && institution_id === undefined) throw refused('course_id', 'required');
  if (course_id !== undefined && institution_id !== undefined) throw unknownValue('institution_id');
  const thing: Thing = { courseId: course_id ?? null, institutionId: institution_id ?? null };
  const point = course_id === undefined ? null : await placeOnCourse(course_id, input, context);
  if (institution_id !== undefined) await assertInstitution(institution_id, input, context);
  if ((await countOpenOf(db, thing)) >= openAtMost) throw new ApiError('E409', 'Very many reports about this wait');
  const report = { ...thing, kind, point, text, reportedAt: now() };
  // A browser sends a field that was left empty as a file without content.
  if (image?.size) await insertWithPicture(report, await image.bytes(), context);
  else await insertReport(db, report);
  return {};
}

const imageIn = ({ imageKey, width, height, colour }: ReportRow['report']): StoredImage | null =>
  imageKey === null ? null : { imageKey, width: width!, height: height!, colour: colour! };

/** Where staff are sent the picture, and nobody else: `reportFile` in `server/http`. */
const pictureAddress = (id: number) => `/staff/reports/${id}`;

function toReport({ report, thing }: ReportRow, lang: Language, { references }: StaffContext): Report {
  const { id, kind, point, text, reportedAt, state, answeredAt, byStaff, note } = report;
  const { slug, name: town } = municipalityOf(thing.municipality, references, lang);
  const by = readRoleAndOffice(byStaff);
  const image = imageIn(report);
  return {
    id,
    thing: {
      ...{ kind: thing.kind, id: thing.id, name: (thing.courseName ?? thing.institutionName)![lang] },
      municipality: { slug, name: town },
    },
    ...{ kind, text, state, reported_at: reportedAt.toISOString() },
    photo: image && imageOf(image, pictureAddress(id)),
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

const isOfOffice = ({ thing }: ReportRow, asking: StaffContext): boolean => {
  const office = officeOf(asking);
  return office === null || office === thing.municipality;
};

/** The picture of a report that who asks may read; null: there is none, or they may not. */
export async function readablePicture(id: number, context: RequestContext): Promise<StoredImage | null> {
  const { staff } = context;
  if (staff?.role !== 'duty') return null;
  const found = await findReport(context.db, id);
  return found && isOfOffice(found, { ...context, staff }) ? imageIn(found.report) : null;
}

/** @throws ApiError E403 for another office's, E404 */
async function reportOfOffice(id: number, context: StaffContext): Promise<ReportRow> {
  const found = await findReport(context.db, id);
  if (!found) throw notFound('report');
  if (!isOfOffice(found, context)) throw new ApiError('E403', 'This belongs to another office');
  return found;
}

/** @throws ApiError E403 for another office's, E404, E409 when it is answered already */
export async function answerReport(input: ParsedInput<'POST /staff/report_answer'>, context: StaffContext) {
  const { id, answer: state, note, lang } = input;
  await reportOfOffice(id, context);
  const answer = { state, at: context.now(), byStaff: roleAndOffice(context.staff), note };
  if (!(await answerOpen(context.db, id, answer))) throw new ApiError('E409', 'This is answered already');
  return { report: toReport(await reportOfOffice(id, context), lang, context) };
}

/** @throws ApiError E403 for another office's, E404, E409 when it is open already */
export async function reopenReport({ id, lang }: ParsedInput<'POST /staff/report_reopen'>, context: StaffContext) {
  await reportOfOffice(id, context);
  if (!(await reopenAnswered(context.db, id))) throw new ApiError('E409', 'This is open already');
  return { report: toReport(await reportOfOffice(id, context), lang, context) };
}

/** How long colleagues can look up what was answered. */
const answeredMs = 90 * 24 * 3600 * 1000;

export const reportRetention: Retention = {
  table: reports,
  periods: [answeredMs],
  remove: async (context) => {
    const answeredUntil = new Date(context.now().getTime() - answeredMs);
    await deleteImages(await deleteEndedReports(context.db, answeredUntil), context);
  },
};
