import { ApiError, notFound, refused, unauthorised } from '../../../contract/apiError.ts';
import type { CourseSummary } from '../../../contract/courses.ts';
import { type ImportKind, importKinds, importMaxBytes, lineMaxBytes } from '../../../contract/importFaults.ts';
import type { ImportCounts } from '../../../contract/imports.ts';
import type { Api } from '../../../contract/index.ts';
import { bureauKinds } from '../../../contract/revisionRules.ts';
import type { StaffPerson } from '../../../contract/staff.ts';
import { asked } from '../../asked.ts';
import { readFile } from '../../forms/readFile.ts';
import type { ActionInput, Loaded, LoadInput } from '../../page.ts';
import { path } from '../../routes.ts';
import { momentOf } from '../../staff/momentOf.ts';

/** What is to be taken in. */
export type Task =
  | { kind: 'table'; kinds: ImportKind[]; chosen: ImportKind | null }
  | { kind: 'choose'; keyword: string; courses: CourseSummary[]; isRefused: boolean }
  | { kind: 'line'; course: CourseSummary; isOwn: boolean };

export type StaffImportData =
  | { kind: 'wrongRole'; staff: StaffPerson }
  | { kind: 'import'; staff: StaffPerson; task: Task; outcome: ImportCounts | null };

/** As many as an office has. */
const ownMost = 100;
const foundMost = 20;

const isOwnOf = ({ office }: StaffPerson, { municipality }: CourseSummary) =>
  office === null || office.slug === municipality.slug;

/** Of a municipality all of its courses; of the bureau those that it looks for. */
async function choice(api: Api, keyword: string, staff: StaffPerson): Promise<Task> {
  const words = keyword ? { keyword } : {};
  const { office } = staff;
  const among = office ? { municipality: [office.slug], limit_num: ownMost } : { limit_num: foundMost };
  const found = office || keyword ? await asked(api('GET /search', { ...words, ...among })) : null;
  return {
    ...{ kind: 'choose', keyword, isRefused: Boolean(found?.fields) },
    // Others only pass through the municipality.
    courses: (found?.value?.courses ?? []).filter((course) => isOwnOf(staff, course)),
  };
}

async function taskOf({ api, query, posted }: LoadInput, staff: StaffPerson): Promise<Task> {
  const asksFor = query.get('course');
  if (asksFor !== null) {
    const [course] = /^[1-9]\d{0,8}$/.test(asksFor)
      ? (await api('GET /history', { courses: [Number(asksFor)] })).courses
      : [];
    if (!course) throw notFound('course');
    return { kind: 'line', course, isOwn: isOwnOf(staff, course) };
  }
  if (query.get('what') === 'line') return choice(api, query.get('keyword')?.trim() ?? '', staff);
  const kinds = importKinds.filter((kind) => staff.office === null || !bureauKinds.includes(kind));
  const wanted = posted?.kind ?? query.get('kind');
  return { kind: 'table', kinds, chosen: kinds.find((kind) => kind === wanted) ?? null };
}

/** `1-2-3`: new, changed, and as it was. */
function outcomeOf(text: string | null): ImportCounts | null {
  const counts = /^(\d{1,5})-(\d{1,5})-(\d{1,5})$/.exec(text ?? '');
  return counts && { added: Number(counts[1]), changed: Number(counts[2]), unchanged: Number(counts[3]) };
}

export async function load(input: LoadInput): Promise<Loaded<StaffImportData>> {
  const { api, query } = input;
  const { staff } = await api('GET /staff/me');
  if (!staff) throw unauthorised();
  if (staff.role !== 'author') return { data: { kind: 'wrongRole', staff }, status: 403 };
  const task = await taskOf(input, staff);
  const data = { kind: 'import' as const, staff, task, outcome: outcomeOf(query.get('done')) };
  return { data, ...(task.kind === 'choose' && task.isRefused && { status: 422 as const }) };
}

async function send({ api, values, files }: ActionInput): Promise<ImportCounts> {
  const { course_id, note = '' } = values;
  // What is none of the kinds is for the server to refuse.
  const kind = values.kind as ImportKind;
  const at = momentOf(values.publish_at);
  if (!files?.file) throw refused('file', 'required');
  const file = await readFile(files.file, 'file', course_id ? lineMaxBytes : importMaxBytes);
  const sent = { file, note, ...(at && { publish_at: at }) };
  return course_id
    ? api('POST /staff/import_line', { course_id, ...sent })
    : api('POST /staff/import', { kind, ...sent });
}

/** The form for a line names its course. */
export async function action(input: ActionInput): Promise<string> {
  const { course_id, kind = '' } = input.values;
  const here = (more: object = {}) =>
    `${path('staffImport')}?${new URLSearchParams({ ...(course_id ? { course: course_id } : { kind }), ...more })}`;
  try {
    const { added, changed, unchanged } = await send(input);
    return here({ done: `${added}-${changed}-${unchanged}` });
  } catch (error) {
    // The page of the course says whose it is.
    if (course_id && error instanceof ApiError && error.code === 'E403') return here();
    throw error;
  }
}
