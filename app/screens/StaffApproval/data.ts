import { ApiError, refusedFields, unauthorised } from '../../../contract/apiError.ts';
import type { FieldError } from '../../../contract/errors.ts';
import type { Api } from '../../../contract/index.ts';
import { approvals } from '../../../contract/previews.ts';
import type { RevisionKind } from '../../../contract/revisionRules.ts';
import type { RevisionDetail } from '../../../contract/revisions.ts';
import type { StaffPerson } from '../../../contract/staff.ts';
import type { ActionInput, FormValues, Loaded, LoadInput } from '../../page.ts';
import { approvalPath } from '../../staff/approvals.ts';

/**
 * What the last form came to. `meanwhile`: somebody else was first, or its author has taken it back; `conflict`: something stands in
 * the way of publishing it; `notYours`: an own proposal, or another office's. Of taking back: `withdrawn`;
 * `changed`: it was decided, published or taken back meanwhile. Of going back: `proposed`; `same`: it is so already;
 * `unfit`: today's rules do not allow what was there.
 */
const outcomes = [
  ...(['approved', 'published', 'rejected', 'outdated', 'meanwhile', 'conflict', 'notYours'] as const),
  ...(['withdrawn', 'changed'] as const),
  ...(['proposed', 'same', 'unfit'] as const),
] as const;
export type Outcome = (typeof outcomes)[number];

export type StaffApprovalData =
  | { kind: 'wrongRole'; staff: StaffPerson }
  /** The address names no proposal, or none that is there. */
  | { kind: 'none' | 'gone' }
  | {
      kind: 'proposal';
      staff: StaffPerson;
      revision: RevisionDetail;
      outcome: Outcome | null;
      /** The reason of a rejection is asked for. */
      isRejecting: boolean;
    };

const idOf = (text: string | null): number | null => (text && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null);

/** @returns null for one that is not there, or of another kind */
async function revisionOf(api: Api, id: number | null, kind: RevisionKind): Promise<RevisionDetail | null> {
  if (id === null) return null;
  try {
    const { revision } = await api('GET /staff/revision', { id });
    return revision.kind === kind ? revision : null;
  } catch (error) {
    if (error instanceof ApiError && error.code === 'E404') return null;
    throw error;
  }
}

export async function load({ api, query, route, posted }: LoadInput): Promise<Loaded<StaffApprovalData>> {
  const [asked, step, done] = [query.get('id'), query.get('step'), query.get('done')];
  const { staff } = await api('GET /staff/me');
  if (!staff) throw unauthorised();
  if (staff.role === 'reviewer') return { data: { kind: 'wrongRole', staff }, status: 403 };
  if (!asked) return { data: { kind: 'none' } };
  const revision = await revisionOf(api, idOf(asked), approvals[route.props!.approval!]);
  if (!revision) return { data: { kind: 'gone' }, status: 404 };
  return {
    data: {
      ...{ kind: 'proposal', staff, revision },
      outcome: outcomes.find((each) => each === done) ?? null,
      isRejecting: posted ? posted.decision === 'reject' : step === 'reject',
    },
  };
}

const required = (field: string): FieldError => ({ field, kind: 'required' });

/** Names of the boxes that confirm changes in one language only. */
export const guardName = (at: number): string => `confirmed${at}`;
const guardsAtMost = 500;

/** What is missing, before anything is sent. */
function missingOf(values: FormValues): FieldError[] {
  const confirm = values.confirm === '1' ? [] : [required('confirm')];
  if (values.decision === 'reject') return [...(values.reason?.trim() ? [] : [required('reason')]), ...confirm];
  const count = Math.min(Number(values.guards) || 0, guardsAtMost);
  const guards = Array.from({ length: count }, (_, at) => guardName(at)).filter((name) => !values[name]);
  const needsTime = values.when === 'at' && !values.publish_at;
  // A time that would not count: it would be public at once, and nobody could undo it.
  const isUnused = values.when !== 'at' && Boolean(values.publish_at);
  return [
    ...guards.map(required),
    ...(isUnused ? [{ field: 'when', kind: 'not_valid' } as const] : []),
    ...(needsTime ? [required('publish_at')] : []),
    ...confirm,
  ];
}

const confirmedIn = (values: FormValues): string[] =>
  Object.entries(values).flatMap(([name, value]) => (/^confirmed\d+$/.test(name) && value ? [value] : []));

/** By the clock of Tokyo, as a field for a date and a time gives it. */
function publishAtOf({ when, publish_at: at = '' }: FormValues): { publish_at?: string } {
  if (when === 'now') return { publish_at: 'now' };
  return when === 'at' ? { publish_at: `${at.length === 16 ? `${at}:00` : at}+09:00` } : {};
}

/** What a refusal means to whoever decides. @throws all others */
async function outcomeOf(error: unknown, { id = '', version = '' }: FormValues, api: Api): Promise<Outcome> {
  if (!(error instanceof ApiError)) throw error;
  if (error.code === 'E403') return 'notYours';
  if (error.code !== 'E409') throw error;
  const { revision } = await api('GET /staff/revision', { id });
  // It is as it was seen: something else keeps it from being published.
  return revision.state === 'waiting' && String(revision.version) === version ? 'conflict' : 'meanwhile';
}

/** Proposes an earlier content again. The page of the new proposal comes next. */
async function restore({ id = '', to = '', note = '' }: FormValues, kind: RevisionKind, api: Api): Promise<string> {
  const next = (shown: string | number, done: Outcome) =>
    `${approvalPath(kind)}?id=${encodeURIComponent(shown)}&done=${done}`;
  try {
    // What is none of the two is for the server to refuse.
    const { revision } = await api('POST /staff/revision_restore', { id, to: to as 'before', note });
    return next(revision.id, 'proposed');
  } catch (error) {
    if (error instanceof ApiError && error.code === 'E409') return next(id, 'same');
    if (error instanceof ApiError && error.fields.some(({ field }) => field === 'source')) return next(id, 'unfit');
    throw error;
  }
}

/** Takes back a proposal, or stops its publication. */
async function takeBack({ id = '', version = '' }: FormValues, kind: RevisionKind, api: Api): Promise<string> {
  const next = (done: Outcome) => `${approvalPath(kind)}?id=${encodeURIComponent(id)}&done=${done}`;
  try {
    await api('POST /staff/revision_withdraw', { id, version });
    return next('withdrawn');
  } catch (error) {
    if (error instanceof ApiError && error.code === 'E409') return next('changed');
    throw error;
  }
}

export async function action({ api, values, route }: ActionInput): Promise<string> {
  const kind = approvals[route.props!.approval!];
  if (values.to !== undefined) return restore(values, kind, api);
  if (values.withdraw !== undefined) return takeBack(values, kind, api);
  const missing = missingOf(values);
  if (missing.length) throw refusedFields(missing);
  const { id = '', version = '', reason = '' } = values;
  const next = (done: string) => `${approvalPath(kind)}?id=${encodeURIComponent(id)}&done=${done}`;
  const common = { id, version, table: kind };
  try {
    const { revision } = await api(
      'POST /preview/decision',
      values.decision === 'reject'
        ? { ...common, type: 'reject', reason }
        : { ...common, type: 'approve', confirmed: confirmedIn(values), ...publishAtOf(values) },
    );
    return next(revision.state);
  } catch (error) {
    return next(await outcomeOf(error, values, api));
  }
}
