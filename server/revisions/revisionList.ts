/** Proposals in a list, with as much of each as is needed to decide several at once. */
import { beyondLastPage } from '../../contract/apiError.ts';
import type { ParsedInput } from '../../contract/index.ts';
import type { RevisionChange, RevisionListed } from '../../contract/revisions.ts';
import type { Language } from '../../contract/values.ts';
import type { StaffContext } from '../context.ts';
import { officeOf } from '../staff/office.ts';
import { isOpen } from './previewLink.ts';
import { listRevisions, type RevisionRow } from './revisions.queries.ts';
import { changesIn, isWithdrawnBy, mayDecide, summaryOf } from './revisions.ts';
import { toldIn } from './told.ts';

/** A page of one proposal shows the rest. */
const changesShown = 6;
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

const isOfLine = ({ path }: RevisionChange) => path === 'route' || path.startsWith('route.');

/** Of what is added or goes there are no fields to compare. */
const fieldsOf = (row: RevisionRow): RevisionChange[] => (row.before && row.after ? changesIn(row) : []);

/** Words in one language only are confirmed one by one, and the line of a course is looked at on a map. */
const needsLook = (changes: readonly RevisionChange[]): boolean =>
  changes.some((change) => isOfLine(change) || (change.only_in !== null && change.before !== null));
export const mustOpen = (row: RevisionRow): boolean => needsLook(fieldsOf(row));

/** All rows at once: the names in them are read together. */
async function listed(rows: readonly RevisionRow[], context: StaffContext, lang: Language): Promise<RevisionListed[]> {
  const changes = rows.map(fieldsOf);
  const shown = changes.map((all) => all.filter((change) => !isOfLine(change)).slice(0, changesShown));
  const told = await toldIn(lang, shown.flat(), context);
  return rows.map((row, at) => ({
    ...summaryOf(row, context, lang),
    changes: told
      .splice(0, shown[at]!.length)
      .map((change) => ({ ...change, before: cut(change.before), after: cut(change.after) })),
    more: changes[at]!.length - shown[at]!.length,
    must_open: needsLook(changes[at]!),
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
