/** Files from the staff's page, read as the command reads them. What is wrong with one is in the response, and nothing is proposed. */
import stations from '../../content/stations.json' with { type: 'json' };
import { ApiError, notFound } from '../../contract/apiError.ts';
import type { ImportFault } from '../../contract/importFaults.ts';
import type { ImportCounts } from '../../contract/imports.ts';
import type { ParsedInput } from '../../contract/index.ts';
import type { Language } from '../../contract/values.ts';
import type { CourseContent } from '../content/content.schema.ts';
import type { Route } from '../content/route.schema.ts';
import type { StaffContext } from '../context.ts';
import { inTransaction } from '../db/transaction.ts';
import { checkLine, type LineCourse } from '../import/checkLine.ts';
import { lineRoute } from '../import/lineRoute.ts';
import { readImport } from '../import/readImport.ts';
import { readLine } from '../import/readLine.ts';
import { createQueue } from '../queue.ts';
import { roleAndOffice } from '../staff/staffPerson.ts';
import { changesBetween } from './changes.ts';
import { importRevisions } from './importRevisions.ts';
import { publishTime } from './publishTime.ts';
import { findItem, holdRevision, openRevisionsOf, type RevisionRow, stepTo } from './revisions.queries.ts';
import type { Source } from './revisions.table.ts';
import { meanwhile, proposeChange } from './revisions.ts';
import { isOfOffice, type Proposer, readSource, toForbidden } from './sources.ts';

/** Of 10,000 rows one takes some seconds of the processor, between which pages are served. */
const inTurn = createQueue({ atOnce: 1, maxWaiting: 8, maxWaitMs: 60_000 });

/** Nobody corrects more of them before trying again. */
const faultsAtMost = 100;

/** The last of a great many faults says how many more there are. */
function totalOf(faults: readonly ImportFault[]): number {
  const last = faults.at(-1);
  return last?.kind === 'more' ? faults.length - 1 + Number(last.value) : faults.length;
}

function fileRefused(faults: readonly ImportFault[]): ApiError {
  const total = totalOf(faults);
  return new ApiError('E422', `file: ${total} faults; nothing was taken in`, {
    fields: [{ field: 'file', kind: 'not_valid' }],
    fileFaults: { total, first: faults.slice(0, faultsAtMost) },
  });
}

/** @throws ApiError E422 with every fault of the file */
export async function importContent(input: ParsedInput<'POST /staff/import'>, context: StaffContext) {
  const { kind, file, note, publish_at } = input;
  const publishAt = publishTime(publish_at, context.now());
  return inTurn(async (): Promise<ImportCounts> => {
    const { items, faults } = await readImport({ bytes: await file.bytes(), fileName: file.name, kind });
    if (faults.length) throw fileRefused(faults);
    const { problems, ...counts } = await importRevisions(items, { kind, note, publishAt }, context);
    if (problems.length) throw fileRefused(problems);
    return counts;
  });
}

type ContentItem = NonNullable<Awaited<ReturnType<typeof findItem>>>;
type CourseSource = CourseContent & { route?: Route };

function startOf({ start }: CourseSource): LineCourse['station'] {
  if (start.kind !== 'station') return null;
  return (
    stations.find(
      ({ name, municipality }) =>
        name.ja === start.station && (start.municipality === undefined || municipality === start.municipality),
    ) ?? null
  );
}

const lineCourseOf = (course: CourseSource, lang: Language): LineCourse => ({
  station: startOf(course),
  points: course.points.map(({ lat, lng, name }) => ({ lat, lng, name: name[lang] })),
  metres: course.route?.metres ?? null,
});

type LineContext = Proposer & Pick<StaffContext, 'db' | 'now'>;

/** An own proposal for the course that waits: the line belongs to its points. Not one that has been overtaken. */
async function ownProposal(item: ContentItem, { db, staff }: LineContext): Promise<RevisionRow | null> {
  const open = await openRevisionsOf(db, 'course', item.key);
  return (
    open.find(
      ({ state, byToken, after, baseRevisionId }) =>
        state === 'waiting' && byToken === staff.tokenId && after !== null && baseRevisionId === item.revisionId,
    ) ?? null
  );
}

/** Takes back an own proposal: another one takes its place in the same transaction. @throws ApiError E409 when it was decided meanwhile */
async function takeBack(
  tx: LineContext['db'],
  { id, version }: RevisionRow,
  { staff, now }: LineContext,
): Promise<void> {
  const held = await holdRevision(tx, id);
  if (held?.state !== 'waiting' || held.version !== version) throw meanwhile();
  await stepTo(tx, held, { toState: 'withdrawn', at: now(), byStaff: roleAndOffice(staff) });
}

/**
 * Proposes a line as the way of a course. Where who sends it has a proposal for the course that waits, the line is checked against the
 * points of that, and a new proposal with both takes its place.
 * @throws ApiError E403 for another office's course, E404, E409 when the own proposal is decided meanwhile, E422 with every fault of the file
 */
export async function importLine(input: ParsedInput<'POST /staff/import_line'>, context: LineContext) {
  const { course_id, file, note, publish_at, lang } = input;
  publishTime(publish_at, context.now());
  return inTurn(async (): Promise<ImportCounts> => {
    const item = await findItem(context.db, 'course', course_id);
    if (!item) throw notFound('course');
    if (!isOfOffice({ kind: 'course', before: item.source, after: null }, context)) throw toForbidden();
    const { line, faults } = readLine({ bytes: await file.bytes(), fileName: file.name });
    if (faults.length) throw fileRefused(faults);
    const own = await ownProposal(item, context);
    const stand = own?.after ?? item.source;
    const course = readSource('course', stand, context) as unknown as CourseSource;
    const unfit = checkLine(line, lineCourseOf(course, lang));
    if (unfit.length) throw fileRefused(unfit);
    const source = { ...stand, route: lineRoute(course, line) } as unknown as Source;
    // It is the line that the course, or the own proposal, has.
    if (!changesBetween(stand, source).length) return { added: 0, changed: 0, unchanged: 1 };
    const planned = own?.publishAt && own.publishAt > context.now() ? own.publishAt.toISOString() : undefined;
    const proposal = {
      ...{ kind: 'course' as const, content_id: course_id, source },
      ...{ note: note || (own?.note ?? ''), publish_at: publish_at ?? planned },
    };
    await inTransaction(context.db, async (tx) => {
      if (own) await takeBack(tx, own, context);
      await proposeChange(proposal as never, { ...context, db: tx });
    });
    return { added: 0, changed: 1, unchanged: 0 };
  });
}
