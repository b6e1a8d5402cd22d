/** Proposals in a list, with as much of each as is needed to decide several at once. */
import { isDeepStrictEqual } from 'node:util';
import { beyondLastPage } from '../../contract/apiError.ts';
import type { ParsedInput } from '../../contract/index.ts';
import type { RevisionChange, RevisionListed } from '../../contract/revisions.ts';
import type { Language } from '../../contract/values.ts';
import type { StaffContext } from '../context.ts';
import { officeOf } from '../staff/office.ts';
import { isOpen } from './previewLink.ts';
import { crowdedAmong, listRevisions, type RevisionRow, thingOf } from './revisions.queries.ts';
import { changesIn, isWithdrawnBy, mayDecide, summaryOf } from './revisions.ts';
import { toldIn } from './told.ts';

/** What stands in the list is all that some decide by: what has more has to be opened. */
const changesShown = 16;
const lettersShown = 160;

/** Long texts end: a page of the list would be as long as all of them. */
function cut(value: RevisionChange['before']): RevisionChange['before'] {
  if (typeof value === 'string') {
    const letters = [...value];
    return letters.length > lettersShown ? `${letters.slice(0, lettersShown).join('')}…` : value;
  }
  if (Array.isArray(value)) return value.slice(0, changesShown).map(cut);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, cut(each)]));
}
const isCut = (value: RevisionChange['before']) => !isDeepStrictEqual(cut(value), value);

const isOfLine = ({ path }: RevisionChange) => path === 'route' || path.startsWith('route.');

/** What is new has fields, too; of what goes its name says all. */
const fieldsOf = (row: RevisionRow): RevisionChange[] =>
  row.after ? changesIn({ ...row, before: row.before ?? { id: row.key } }) : [];

/** The line of a course, which is looked at on a map, counts as one. */
function shownOf(row: RevisionRow) {
  const changes = fieldsOf(row);
  const fields = changes.filter((change) => !isOfLine(change));
  const shown = fields.slice(0, changesShown);
  return { shown, more: fields.length - shown.length + Number(fields.length < changes.length) };
}

/**
 * Whether the list does not say enough to decide by: it has more than is shown there, changes words in one language only, which are
 * confirmed one by one, or is one of several for one thing.
 * @param crowded of `crowdedAmong`
 */
export function mustOpen(row: RevisionRow, crowded: ReadonlySet<string>): boolean {
  const { shown, more } = shownOf(row);
  return (
    more > 0 ||
    crowded.has(thingOf(row)) ||
    shown.some(({ before, after, only_in }) => (only_in !== null && before !== null) || isCut(before) || isCut(after))
  );
}

/** All rows at once: the names in them are read together. */
async function listed(rows: readonly RevisionRow[], context: StaffContext, lang: Language): Promise<RevisionListed[]> {
  const all = rows.map(shownOf);
  const told = await toldIn(
    lang,
    all.flatMap(({ shown }) => shown),
    context,
  );
  const crowded = await crowdedAmong(context.db, rows);
  return rows.map((row, at) => ({
    ...summaryOf(row, context, lang),
    changes: told
      .splice(0, all[at]!.shown.length)
      .map((change) => ({ ...change, before: cut(change.before), after: cut(change.after) })),
    more: all[at]!.more,
    must_open: mustOpen(row, crowded),
    may: mayDecide(row, context) ? 'decide' : isOpen(row) && isWithdrawnBy(row, context) ? 'withdraw' : null,
    version: row.version,
  }));
}

export async function revisionList(input: ParsedInput<'GET /staff/revisions'>, context: StaffContext) {
  const { list, state, kind, page_num, limit_num, lang } = input;
  const { tokenId, role } = context.staff;
  // Nobody else decides.
  if (list === 'waiting' && role !== 'approver') return { revisions: [], total: 0, page_num: 1 };
  const { total, rows } = await listRevisions(context.db, {
    ...{ state, kind, skip: (page_num - 1) * limit_num, take: limit_num },
    ...(list === 'own' && { byToken: tokenId }),
    ...(list === 'waiting' && { waitingFor: { tokenId } }),
    office: list === 'own' ? null : officeOf(context),
  });
  if (page_num > Math.max(1, Math.ceil(total / limit_num))) throw beyondLastPage();
  return { revisions: await listed(rows, context, lang), total, page_num };
}
