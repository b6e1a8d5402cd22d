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
import { checkLine, type LineCourse } from '../import/checkLine.ts';
import { lineRoute } from '../import/lineRoute.ts';
import { readImport } from '../import/readImport.ts';
import { readLine } from '../import/readLine.ts';
import { createQueue } from '../queue.ts';
import { importRevisions } from './importRevisions.ts';
import { publishTime } from './publishTime.ts';
import { findItem } from './revisions.queries.ts';
import { proposeChange } from './revisions.ts';
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

/** @throws ApiError E403 for another office's course, E404, E422 with every fault of the file */
export async function importLine(
  input: ParsedInput<'POST /staff/import_line'>,
  context: Proposer & Pick<StaffContext, 'db' | 'now'>,
) {
  const { course_id, file, note, publish_at, lang } = input;
  publishTime(publish_at, context.now());
  return inTurn(async (): Promise<ImportCounts> => {
    const item = await findItem(context.db, 'course', course_id);
    if (!item) throw notFound('course');
    if (!isOfOffice({ kind: 'course', before: item.source, after: null }, context)) throw toForbidden();
    const { line, faults } = readLine({ bytes: await file.bytes(), fileName: file.name });
    if (faults.length) throw fileRefused(faults);
    const course = readSource('course', item.source, context) as unknown as CourseSource;
    const unfit = checkLine(line, lineCourseOf(course, lang));
    if (unfit.length) throw fileRefused(unfit);
    const source = { ...item.source, route: lineRoute(course, line) } as unknown as typeof item.source;
    try {
      await proposeChange({ kind: 'course', content_id: course_id, source, note, publish_at } as never, context);
      return { added: 0, changed: 1, unchanged: 0 };
    } catch (error) {
      // It is the line that the course has.
      if (error instanceof ApiError && error.code === 'E409') return { added: 0, changed: 0, unchanged: 1 };
      throw error;
    }
  });
}
