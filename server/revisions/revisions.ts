/** Proposals of changes, as staff see them, and what they may do with them. */
import { ApiError, notFound, refused } from '../../contract/apiError.ts';
import type { ParsedInput } from '../../contract/index.ts';
import type { RevisionDetail, RevisionSummary } from '../../contract/revisions.ts';
import type { Language } from '../../contract/values.ts';
import type { StaffContext } from '../context.ts';
import { inTransaction } from '../db/transaction.ts';
import { personOf, readRoleAndOffice, roleAndOffice } from '../staff/staffPerson.ts';
import { changesBetween } from './changes.ts';
import { kinds } from './kinds.ts';
import { isOpen, linkOf } from './previewLink.ts';
import { publication } from './publication.job.ts';
import { holdUpToDate, isProposed, type ProposedRow, publish } from './publish.ts';
import { publishTime } from './publishTime.ts';
import {
  findItem,
  findRevision,
  findSteps,
  holdRevision,
  insertRevision,
  nextKey,
  openRevisionsOf,
  planAt,
  type RevisionRow,
  removedAmong,
  stepTo,
} from './revisions.queries.ts';
import type { Source } from './revisions.table.ts';
import { isOfOffice, type Proposer, readSource, toForbidden } from './sources.ts';
import { reasonTold } from './stepReason.ts';
import { toldIn } from './told.ts';
import { nameOf } from './traced.ts';
import { waysOf } from './ways.ts';

export function summaryOf(
  row: RevisionRow,
  { references }: Pick<StaffContext, 'references'>,
  lang: Language,
): RevisionSummary {
  const { id, kind, key, before, after, state, proposedAt, publishAt } = row;
  return {
    ...{ id, kind, content_id: key, state },
    name: nameOf(kind, (after ?? before)!)[lang],
    action: before === null ? 'add' : after === null ? 'remove' : 'change',
    proposed_at: proposedAt.toISOString(),
    proposed_by: personOf(readRoleAndOffice(row.byStaff)!, references, lang),
    publish_at: publishAt?.toISOString() ?? null,
  };
}

/** Never an own proposal, and only once. */
export const mayDecide = (row: RevisionRow, context: StaffContext): boolean =>
  row.state === 'waiting' &&
  context.staff.role === 'approver' &&
  row.byToken !== context.staff.tokenId &&
  isOfOffice(row, context);

/** Its author, and every approver of its office what somebody has approved. */
export const isWithdrawnBy = (row: RevisionRow, context: StaffContext): row is ProposedRow =>
  isProposed(row) &&
  (row.byToken === context.staff.tokenId ||
    (row.state !== 'waiting' && context.staff.role === 'approver' && isOfOffice(row, context)));

/** Only what was public once: of anything else there is nothing to go back to. */
const mayRestore = (row: RevisionRow, context: StaffContext): row is ProposedRow =>
  row.state === 'published' &&
  isProposed(row) &&
  (context.staff.role === 'author' || context.staff.role === 'approver') &&
  isOfOffice(row, context);

/** The database keeps fields in an order of its own: the form gives them theirs. */
export function changesIn(row: RevisionRow): RevisionDetail['changes'] {
  const { before, after } = row;
  if (!isProposed(row)) return changesBetween(before, after);
  const inOrder = (source: Source | null) => (source && kinds[row.kind].schema.safeParse(source).data) ?? source;
  return changesBetween(inOrder(before), inOrder(after));
}

/** As whoever decides reads them. */
export const changesOf = (row: RevisionRow, context: Pick<StaffContext, 'db' | 'references'>, lang: Language) =>
  toldIn(lang, changesIn(row), context);

/** What would be outdated when this is published, or the other way round. */
const othersOf = async (row: RevisionRow, context: StaffContext, lang: Language) =>
  (await openRevisionsOf(context.db, row.kind, row.key))
    .filter((each) => each.id !== row.id && isOfOffice(each, context))
    .map((each) => summaryOf(each, context, lang));

async function detailOf(row: RevisionRow, context: StaffContext, lang: Language): Promise<RevisionDetail> {
  const { before, after, note, version } = row;
  return {
    ...summaryOf(row, context, lang),
    ...{ before, after },
    changes: await changesOf(row, context, lang),
    ways: waysOf(row, lang),
    preview_link: linkOf(row, context),
    others: isOpen(row) ? await othersOf(row, context, lang) : [],
    note,
    history: (await findSteps(context.db, row.id)).map((step) => {
      const staff = readRoleAndOffice(step.byStaff);
      const by = staff && personOf(staff, context.references, lang);
      return { at: step.at.toISOString(), to: step.toState, by, reason: reasonTold(step, lang) };
    }),
    may_restore: mayRestore(row, context),
    may_withdraw: isOpen(row) && isWithdrawnBy(row, context),
    may_decide: mayDecide(row, context),
    version,
  };
}

export async function contentOf({ kind, id, lang }: ParsedInput<'GET /staff/content'>, context: StaffContext) {
  const item = await findItem(context.db, kind, id);
  if (!item || !isOfOffice({ kind, before: item.source, after: null }, context)) throw notFound(kind);
  const open = await openRevisionsOf(context.db, kind, id);
  return {
    source: item.source,
    waiting: open.map((row) => summaryOf(row, context, lang)),
  };
}

export async function oneRevision({ id, lang }: ParsedInput<'GET /staff/revision'>, context: StaffContext) {
  const row = await findRevision(context.db, id);
  // Another office's is not there: nobody learns which numbers are taken.
  if (!row || !(row.byToken === context.staff.tokenId || isOfOffice(row, context))) throw notFound('revision');
  return { revision: await detailOf(row, context, lang) };
}

type Proposal = Omit<ParsedInput<'POST /staff/revision_propose'>, 'lang'>;

/** @throws ApiError E403, E404 for a thing that is not there, E409 when nothing would change, E422 */
export async function proposeChange(
  input: Proposal,
  context: Proposer & Pick<StaffContext, 'db' | 'now'>,
): Promise<RevisionRow> {
  const { kind, content_id: given, source, note } = input;
  if (given === undefined && source === undefined) throw refused('source', 'required');
  const at = context.now();
  const publishAt = publishTime(input.publish_at, at);
  return inTransaction(context.db, async (tx) => {
    const item = given === undefined ? null : await findItem(tx, kind, given);
    const removed = given === undefined || item ? null : (await removedAmong(tx, kind, [given])).get(given);
    if (removed === undefined) throw notFound(kind);
    const key = given ?? (await nextKey(tx, kind));
    // The id is ours to give: whatever the source says.
    const after = source === undefined ? null : readSource(kind, { ...source, id: key }, context);
    const before = item?.source ?? null;
    // What was removed belongs to its office still: its id is that of its favourites, walks and photos.
    if (![before, removed].every((was) => isOfOffice({ kind, before: was, after }, context))) throw toForbidden();
    if (!changesBetween(before, after).length) throw new ApiError('E409', 'Nothing would change');
    const proposed = await insertRevision(tx, {
      ...{ kind, key, before, after, note, publishAt, proposedAt: at },
      ...{ baseRevisionId: item?.revisionId ?? null, byStaff: roleAndOffice(context.staff) },
      byToken: context.staff.tokenId,
    });
    const step = { toState: 'waiting' as const, at, byStaff: roleAndOffice(context.staff), reason: note };
    return stepTo(tx, proposed, step);
  });
}

/** @throws ApiError as `proposeChange` */
export async function propose(
  { lang, ...proposal }: ParsedInput<'POST /staff/revision_propose'>,
  context: StaffContext,
) {
  return { revision: await detailOf(await proposeChange(proposal, context), context, lang) };
}

/**
 * Goes back to an earlier content by a new proposal: what came between keeps its trace.
 * @throws ApiError E403 for another office's, E404, E409 when it is so already, E422 where today's rules do not allow it
 */
export async function restore(
  { id, to, note, lang }: ParsedInput<'POST /staff/revision_restore'>,
  context: StaffContext,
) {
  const row = await findRevision(context.db, id);
  if (row?.state !== 'published' || !isProposed(row)) throw notFound('revision');
  if (!mayRestore(row, context)) throw toForbidden();
  const source = row[to] ?? undefined;
  return propose({ kind: row.kind, content_id: row.key, source, note, lang }, context);
}

export const meanwhile = () => new ApiError('E409', 'This proposal has been decided or changed meanwhile');

/** @throws ApiError E404 for what who asks may not take back, E409 where it is public or changed meanwhile */
export const withdrawn = (
  { id, version }: Pick<ParsedInput<'POST /staff/revision_withdraw'>, 'id' | 'version'>,
  context: StaffContext,
): Promise<RevisionRow> =>
  inTransaction(context.db, async (tx) => {
    const held = await holdRevision(tx, id);
    if (!held || !isWithdrawnBy(held, context)) throw notFound('revision');
    if (held.version !== version || !isOpen(held)) throw meanwhile();
    await publication.remove(tx, String(id));
    return stepTo(tx, held, { toState: 'withdrawn', at: context.now(), byStaff: roleAndOffice(context.staff) });
  });

export async function withdraw(input: ParsedInput<'POST /staff/revision_withdraw'>, context: StaffContext) {
  return { revision: await detailOf(await withdrawn(input, context), context, input.lang) };
}

/** Changes in one language only that nobody has said to be right so. */
const unconfirmed = (row: RevisionRow, confirmed: readonly string[]): string[] =>
  changesBetween(row.before, row.after)
    .filter(({ path, only_in, before }) => before !== null && only_in !== null && !confirmed.includes(path))
    .map(({ path }) => path);

/**
 * Decides a proposal, once. Approved, it is public at once, or at its time.
 * @throws ApiError E403 for an own proposal or another office's, E404, E409, E422
 */
export async function decided(
  input: Omit<ParsedInput<'POST /preview/decision'>, 'lang'>,
  context: StaffContext,
): Promise<RevisionRow> {
  const { id, table, type, reason, version, confirmed, publish_at } = input;
  if (type === 'reject' && !reason) throw refused('reason', 'required');
  const chosenAt = publishTime(publish_at === 'now' ? undefined : publish_at, context.now());
  const step = { at: context.now(), byStaff: roleAndOffice(context.staff), reason };
  return inTransaction(context.db, async (tx) => {
    const held = await holdRevision(tx, id);
    if (!held || held.kind !== table || !isProposed(held)) throw notFound('revision');
    if (held.byToken === context.staff.tokenId) throw new ApiError('E403', 'Nobody decides their own proposal');
    if (!isOfOffice(held, context)) throw toForbidden();
    if (held.state !== 'waiting' || (version !== undefined && version !== held.version)) throw meanwhile();
    if (type === 'reject') return stepTo(tx, held, { toState: 'rejected', ...step });
    const open = unconfirmed(held, confirmed);
    if (open.length)
      throw new ApiError('E422', `confirmed: changed in one language only: ${open.join(', ')}`, {
        fields: [{ field: 'confirmed', kind: 'required' }],
      });
    if (!(await holdUpToDate(tx, held))) return stepTo(tx, held, { toState: 'outdated', ...step });
    const planned = publish_at === undefined ? held : await planAt(tx, held, chosenAt);
    const approved = await stepTo(tx, planned, { toState: 'approved', ...step });
    if (!planned.publishAt || planned.publishAt <= step.at) return publish(tx, approved, step);
    await publication.add(tx, String(id), { id }, planned.publishAt);
    return approved;
  });
}

export async function decide(input: ParsedInput<'POST /preview/decision'>, context: StaffContext) {
  return { revision: await detailOf(await decided(input, context), context, input.lang) };
}
