import { ApiError, unauthorised } from '../../../contract/apiError.ts';
import type { ContentThing } from '../../../contract/contentForms.ts';
import type { Output } from '../../../contract/index.ts';
import {
  bureauKinds,
  type RevisionKind,
  type RowKind,
  revisionKinds,
  rowKinds,
} from '../../../contract/revisionRules.ts';
import type { StaffPerson } from '../../../contract/staff.ts';
import { asked, pageNumber } from '../../asked.ts';
import type { ActionInput, FormValues, Loaded, LoadInput } from '../../page.ts';
import { path } from '../../routes.ts';
import { approvalPath } from '../../staff/approvals.ts';
import { momentOf } from '../../staff/momentOf.ts';

export const thingsPerPage = 20;

export type Task =
  | {
      kind: 'choose';
      kinds: readonly RevisionKind[];
      /** null: the kind comes first. */
      chosen: RevisionKind | null;
      keyword: string;
      things: readonly ContentThing[];
      total: number;
      page: number;
      isRefused: boolean;
    }
  | {
      kind: 'form';
      of: RevisionKind;
      /** null: a new thing. */
      id: number | null;
      form: Output<'GET /staff/content_form'>;
      /** It was sent with nothing changed. */
      isSame: boolean;
    };

export type StaffProposeData =
  | { kind: 'wrongRole'; staff: StaffPerson }
  | { kind: 'propose'; staff: StaffPerson; task: Task };

/** Of an address: the number of a thing, or `new`. */
const newThing = 'new';

async function taskOf({ api, query }: LoadInput, { office }: StaffPerson): Promise<Task> {
  const kinds = revisionKinds.filter((kind) => office === null || !bureauKinds.includes(kind));
  const chosen = kinds.find((kind) => kind === query.get('kind')) ?? null;
  const asksFor = query.get('id');
  if (chosen && asksFor !== null) {
    const id = asksFor === newThing ? null : asksFor;
    const form = await api('GET /staff/content_form', { kind: chosen, ...(id !== null && { id }) });
    return {
      kind: 'form',
      of: chosen,
      id: id === null ? null : Number(id),
      form,
      isSame: query.get('done') === 'same',
    };
  }
  const keyword = query.get('keyword')?.trim() ?? '';
  const none = { kind: 'choose' as const, kinds, chosen, keyword, things: [], total: 0, page: 1 };
  if (!chosen) return { ...none, isRefused: false };
  const found = await asked(
    api('GET /staff/contents', { kind: chosen, keyword, page_num: pageNumber(query), limit_num: thingsPerPage }),
  );
  if (!found.value) return { ...none, isRefused: true };
  const { things, total, page_num } = found.value;
  return { ...none, things, total, page: page_num, isRefused: false };
}

export async function load(input: LoadInput): Promise<Loaded<StaffProposeData>> {
  const { staff } = await input.api('GET /staff/me');
  if (!staff) throw unauthorised();
  if (staff.role !== 'author' && staff.role !== 'approver') return { data: { kind: 'wrongRole', staff }, status: 403 };
  const task = await taskOf(input, staff);
  return {
    data: { kind: 'propose', staff, task },
    ...(task.kind === 'choose' && task.isRefused && { status: 422 as const }),
  };
}

interface EnteredRow {
  name: string;
  of: RowKind;
  cells: Record<string, string>;
}

/** Names of fields: of a row by its place, then of its column, then of a choice among several. */
export const rowName = (at: number): string => `r${at}`;
export const fieldName = (row: string, key: string, choice?: number): string =>
  [row, key, ...(choice === undefined ? [] : [choice])].join('.');

/** Beside the columns: a row that goes, and its place among the points. */
export const removeKey = '-remove';
export const orderKey = '-order';

/** Between several choices in one cell. */
const between = '\n';

function cellsOf(values: FormValues, row: string): Record<string, string> {
  const cells: Record<string, string> = {};
  for (const [name, value] of Object.entries(values)) {
    const [own, key = ''] = name.split('.');
    if (own !== row || key.startsWith('-')) continue;
    cells[key] = cells[key] === undefined ? value : cells[key] + between + value;
  }
  return cells;
}

/**
 * Rows as they were entered: without those that go, and without those that were left empty. Points come in the order of their numbers;
 * a new one before that whose number it has.
 */
function rowsIn(values: FormValues): EnteredRow[] {
  const kindsOfRows = (values.rows ?? '').split(',');
  const known = Number(values.known) || 0;
  const rows = kindsOfRows.flatMap((text, at) => {
    const [of, name] = [rowKinds.find((each) => each === text), rowName(at)];
    if (!of || values[fieldName(name, removeKey)]) return [];
    const cells = cellsOf(values, name);
    if (of !== 'item' && Object.values(cells).every((cell) => cell.trim() === '')) return [];
    const order = Number(values[fieldName(name, orderKey)]?.normalize('NFKC') || Number.NaN);
    return [{ name, of, cells, isNew: at >= known, order: Number.isNaN(order) ? Number.POSITIVE_INFINITY : order }];
  });
  const ofKind = (kind: RowKind) => rows.filter(({ of }) => of === kind);
  // Without a number it stands at the end.
  const points = ofKind('point').toSorted((a, b) =>
    a.order === b.order ? Number(b.isNew) - Number(a.isNew) : a.order - b.order,
  );
  return [...ofKind('item'), ...points, ...ofKind('fact')].map(({ name, of, cells }) => ({ name, of, cells }));
}

const idOf = (text: string | null) => (text === null || text === newThing ? undefined : text);

export async function action({ api, values, query }: ActionInput): Promise<string> {
  // What is none of the kinds is for the server to refuse.
  const kind = query.get('kind') as RevisionKind;
  const id = idOf(query.get('id'));
  const at = momentOf(values.publish_at);
  const common = { kind, note: values.note ?? '', ...(at && { publish_at: at }) };
  try {
    const { revision } =
      values.intent === 'remove'
        ? await api('POST /staff/revision_propose', { ...common, content_id: id ?? '' })
        : await api('POST /staff/content_propose', {
            ...common,
            ...(id !== undefined && { id }),
            based_on: values.based_on ? Number(values.based_on) : null,
            rows: rowsIn(values),
          });
    return `${approvalPath(revision.kind as RevisionKind)}?id=${revision.id}&done=proposed`;
  } catch (error) {
    if (!(error instanceof ApiError && error.code === 'E409' && !error.fields.length)) throw error;
    return `${path('staffPropose')}?${new URLSearchParams({ kind, ...(id !== undefined && { id }), done: 'same' })}`;
  }
}
