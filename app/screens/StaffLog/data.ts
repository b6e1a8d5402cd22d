import { unauthorised } from '../../../contract/apiError.ts';
import type { FieldErrorKind } from '../../../contract/fieldErrors.ts';
import type { Output } from '../../../contract/index.ts';
import { type RevisionState, revisionStates, type TracedKind, tracedKinds } from '../../../contract/revisionRules.ts';
import type { StaffPerson } from '../../../contract/staff.ts';
import { asked, pageNumber } from '../../asked.ts';
import type { Loaded, LoadInput } from '../../page.ts';

export const stepsPerPage = 50;

/** As the address has it: empty where nothing is asked. */
export interface LogConditions {
  kind: TracedKind | '';
  state: RevisionState | '';
  from: string;
  until: string;
}

export type WrongDays = Partial<Record<'from' | 'until', FieldErrorKind>>;

export type StaffLogData =
  | { kind: 'wrongRole'; staff: StaffPerson }
  | {
      kind: 'log';
      staff: StaffPerson;
      conditions: LogConditions;
      /** null: the days cannot be meant. */
      found: Output<'GET /staff/log'> | null;
      wrongDays: WrongDays;
      /** What the address asked for when there is no such page; the first one is shown instead. */
      wrongPage: string | null;
    };

/** Of what a form leaves empty nothing is asked. */
export const given = (conditions: LogConditions): Partial<LogConditions> =>
  Object.fromEntries(Object.entries(conditions).filter(([, value]) => value !== ''));

export async function load({ api, query }: LoadInput): Promise<Loaded<StaffLogData>> {
  const text = (name: string) => query.get(name)?.slice(0, 20) ?? '';
  const [askedKind, askedState, wanted] = [text('kind'), text('state'), pageNumber(query)];
  const conditions: LogConditions = {
    kind: tracedKinds.find((each) => each === askedKind) ?? '',
    state: revisionStates.find((each) => each === askedState) ?? '',
    ...{ from: text('from'), until: text('until') },
  };
  const { staff } = await api('GET /staff/me');
  if (!staff) throw unauthorised();
  if (staff.role === 'reviewer') return { data: { kind: 'wrongRole', staff }, status: 403 };
  const stepsOf = (page_num: string) =>
    api('GET /staff/log', { ...(given(conditions) as object), page_num, limit_num: stepsPerPage });
  const { value, fields } = await asked(stepsOf(wanted));
  const log = { kind: 'log', staff, conditions, wrongDays: {}, wrongPage: null } as const;
  if (value) return { data: { ...log, found: value } };
  const wrongDays: WrongDays = Object.fromEntries(
    fields.filter(({ field }) => field === 'from' || field === 'until').map(({ field, kind }) => [field, kind]),
  );
  if (Object.keys(wrongDays).length) return { data: { ...log, found: null, wrongDays }, status: 422 };
  // Instead of a page that is not there, the first one.
  return { data: { ...log, found: await stepsOf('1'), wrongPage: wanted.slice(0, 20) }, status: 422 };
}
