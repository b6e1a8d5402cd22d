import { unauthorised } from '../../../contract/apiError.ts';
import type { CourseDetail } from '../../../contract/courses.ts';
import { type FactKind, type FactSource, factKinds } from '../../../contract/factRules.ts';
import type { Input, Output } from '../../../contract/index.ts';
import type { StaffPerson } from '../../../contract/staff.ts';
import type { ActionInput, FormValues, Loaded, LoadInput } from '../../page.ts';
import { path } from '../../routes.ts';
import { type Choice, chosenCourse, courseChoice } from '../../staff/courseChoice.ts';

export type FactsState = Output<'GET /staff/facts'>;

export type StaffFactsData =
  | { kind: 'wrongRole'; staff: StaffPerson }
  | ({ kind: 'choose'; staff: StaffPerson } & Choice)
  | {
      kind: 'facts';
      staff: StaffPerson;
      state: FactsState;
      /** What the map shows of the course. */
      onMap: Pick<CourseDetail, 'on_map' | 'is_flat'>;
      /** The form has just been saved. */
      isSaved: boolean;
    };

/** A fact that stays as it is: what each begins with. */
export const unchanged = 'keep';

export async function load({ api, query }: LoadInput): Promise<Loaded<StaffFactsData>> {
  const { staff } = await api('GET /staff/me');
  if (!staff) throw unauthorised();
  if (staff.role !== 'duty') return { data: { kind: 'wrongRole', staff }, status: 403 };
  const id = chosenCourse(query);
  if (id === null) {
    const choice = await courseChoice(api, query.get('keyword')?.trim() ?? '', staff);
    return { data: { kind: 'choose', staff, ...choice }, ...(choice.isRefused && { status: 422 as const }) };
  }
  const [state, { course }] = await Promise.all([
    api('GET /staff/facts', { course_id: id }),
    api('GET /course_detail', { id }),
  ]);
  const onMap = { on_map: course.on_map, is_flat: course.is_flat };
  return { data: { kind: 'facts', staff, state, onMap, isSaved: query.get('done') === 'saved' } };
}

/** Those of the facts that were changed. */
export const chosenIn = (enteredFor: (kind: FactKind) => string | null | undefined): [FactKind, string][] =>
  factKinds.flatMap((kind): [FactKind, string][] => {
    const value = enteredFor(kind);
    return value && value !== unchanged ? [[kind, value]] : [];
  });

export async function action({ api, values }: ActionInput): Promise<string> {
  const { course_id = '', version = '', on = '', source = '' }: FormValues = values;
  await api('POST /staff/facts_confirm', {
    ...{ course_id, version, on },
    // What is none of the values is for the server to refuse.
    source: source as FactSource,
    ...(Object.fromEntries(chosenIn((kind) => values[kind])) as Partial<Input<'POST /staff/facts_confirm'>>),
  });
  return `${path('staffFacts')}?${new URLSearchParams({ course: course_id, done: 'saved' })}`;
}
