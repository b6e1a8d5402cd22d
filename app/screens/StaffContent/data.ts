import { refusedFields, unauthorised } from '../../../contract/apiError.ts';
import {
  decidedAtOnce,
  type RevisionKind,
  type RevisionList,
  revisionKinds,
  revisionLists,
  type TracedKind,
  tracedKinds,
} from '../../../contract/revisionRules.ts';
import type { RevisionListed } from '../../../contract/revisions.ts';
import type { StaffPerson } from '../../../contract/staff.ts';
import type { StaffRole } from '../../../contract/staffRoles.ts';
import { asked, pageNumber } from '../../asked.ts';
import type { ActionInput, FormValues, Loaded, LoadInput } from '../../page.ts';
import { path } from '../../routes.ts';

/** What the last form did with several proposals. */
const deeds = ['approve', 'reject', 'withdraw'] as const;
export type Deed = (typeof deeds)[number];
export interface Outcome {
  deed: Deed;
  count: number;
  /** Those that could not be. */
  left: readonly Left[];
}
export interface Left {
  id: number;
  kind: RevisionKind;
}

export type StaffContentData =
  | { kind: 'wrongRole'; staff: StaffPerson }
  | {
      kind: 'list';
      staff: StaffPerson;
      list: RevisionList;
      ofKind: TracedKind | null;
      revisions: readonly RevisionListed[];
      total: number;
      page: number;
      /** What the address asked for when there is no such page; the first one is shown instead. */
      wrongPage: string | null;
      outcome: Outcome | null;
    };

/** Where each begins: what waits for them, what they have proposed, or all that there is. */
const firstList: Record<Exclude<StaffRole, 'reviewer'>, RevisionList> = {
  approver: 'waiting',
  author: 'own',
  duty: 'all',
};

const numberIn = (text: string | null): number => (text && /^\d{1,4}$/.test(text) ? Number(text) : 0);

/** `31.notice,32.course`; what is none is left out. */
const leftIn = (text: string | null): Left[] =>
  (text ?? '')
    .split(',')
    .slice(0, decidedAtOnce)
    .flatMap((each) => {
      const [id, name] = each.split('.');
      const kind = revisionKinds.find((one) => one === name);
      return kind && /^[1-9]\d{0,8}$/.test(id!) ? [{ id: Number(id), kind }] : [];
    });

function outcomeIn(query: URLSearchParams): Outcome | null {
  const [count, left] = [numberIn(query.get('count')), leftIn(query.get('left'))];
  const deed = deeds.find((each) => each === query.get('done'));
  return deed ? { deed, count, left } : null;
}

export async function load({ api, query }: LoadInput): Promise<Loaded<StaffContentData>> {
  const [askedList, askedKind, wanted] = [query.get('list'), query.get('kind'), pageNumber(query)];
  const { staff } = await api('GET /staff/me');
  if (!staff) throw unauthorised();
  if (staff.role === 'reviewer') return { data: { kind: 'wrongRole', staff }, status: 403 };
  const list = revisionLists.find((each) => each === askedList) ?? firstList[staff.role];
  const ofKind = tracedKinds.find((each) => each === askedKind) ?? null;
  const revisionsOf = (page_num: string) =>
    api('GET /staff/revisions', { list, page_num, limit_num: decidedAtOnce, ...(ofKind && { kind: ofKind }) });
  const found = await asked(revisionsOf(wanted));
  // Instead of a page that is not there, the first one.
  const { revisions, total, page_num } = found.value ?? (await revisionsOf('1'));
  const outcome = outcomeIn(query);
  // After a decision the last page may be gone: nobody has asked for anything wrong.
  const wrongPage = found.value || outcome ? null : wanted.slice(0, 20);
  return {
    data: { kind: 'list', staff, list, ofKind, revisions, total, page: page_num, wrongPage, outcome },
    status: wrongPage === null ? 200 : 422,
  };
}

/** Of the box of one proposal. */
export const boxName = (id: number): string => `chosen${id}`;
/** What its box holds: which one, as it was seen, and of what. */
export const boxValue = ({ id, version, kind }: Pick<RevisionListed, 'id' | 'version' | 'kind'>): string =>
  `${id}.${version}.${kind}`;

/** `all` stands for every box of the page. */
function chosenIn(values: FormValues): string[] {
  if (values.all === '1') return (values.listed ?? '').split(',').filter(Boolean);
  return Object.entries(values).flatMap(([name, value]) => (/^chosen\d+$/.test(name) && value ? [value] : []));
}

export async function action({ api, values }: ActionInput): Promise<string> {
  const chosen = chosenIn(values);
  const type = deeds.find((each) => each === values.type);
  const reason = values.reason?.trim() ?? '';
  const missing = [
    ...(chosen.length ? [] : ['chosen']),
    ...(type ? [] : ['type']),
    ...(type === 'reject' && !reason ? ['reason'] : []),
    ...(values.confirm === '1' ? [] : ['confirm']),
  ];
  if (!type || missing.length) throw refusedFields(missing.map((field) => ({ field, kind: 'required' })));
  const parts = chosen.map((each) => each.split('.'));
  const { done, left } = await api('POST /staff/revisions_decide', {
    type,
    chosen: parts.map(([id, version]) => `${id}.${version}`),
    // What was begun to be written for a rejection is no reason of an approval.
    ...(type === 'reject' && { reason }),
  });
  const told = parts.filter(([id]) => left.includes(Number(id))).map(([id, , of]) => `${id}.${of}`);
  const { list = '', kind = '', page = '' } = values;
  const place = Object.entries({ list, kind, page }).filter(([, value]) => value);
  const outcome = { done: type, count: String(done), ...(told.length && { left: told.join() }) };
  return `${path('staffContent')}?${new URLSearchParams({ ...Object.fromEntries(place), ...outcome })}`;
}
