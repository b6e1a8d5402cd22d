import { ApiError, notFound, unauthorised } from '../../../contract/apiError.ts';
import type { CourseSummary } from '../../../contract/courses.ts';
import {
  type AlertKind,
  alertKinds,
  type ClosureReason,
  type ClosureStatus,
  closureReasons,
  closureStatuses,
} from '../../../contract/dutyRules.ts';
import type { Output } from '../../../contract/index.ts';
import type { StaffPerson } from '../../../contract/staff.ts';
import type { ActionInput, FormValues, Loaded, LoadInput } from '../../page.ts';
import { path } from '../../routes.ts';
import { type Choice, chosenCourse, courseChoice } from '../../staff/courseChoice.ts';
import { momentOf } from '../../staff/momentOf.ts';

/** What the last form came to. `already`: it is set for that time; `meanwhile`: somebody else has ended it; `gone`: it is not there. */
const outcomes = ['closed', 'opened', 'raised', 'ended', 'already', 'meanwhile', 'gone'] as const;
export type Outcome = (typeof outcomes)[number];

/** What the officer is about to do. */
export type Task =
  | ({ kind: 'choose' } & Choice)
  | { kind: 'close'; course: CourseSummary; isOwn: boolean; status: ClosureStatus; reason: ClosureReason }
  | { kind: 'raise'; alert: AlertKind };

export type StaffDutyData =
  | { kind: 'wrongRole'; staff: StaffPerson }
  | {
      kind: 'duty';
      staff: StaffPerson;
      state: Output<'GET /staff/duty'>;
      task: Task;
      outcome: Outcome | null;
      /** The closure or the alert of the outcome. */
      outcomeId: number | null;
    };

const idOf = (text: string | null): number | null => (text && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null);
const oneOf = <T extends string>(values: readonly T[], text: string | null) => values.find((each) => each === text);

async function taskOf({ api, query }: LoadInput, staff: StaffPerson, mayRaise: boolean): Promise<Task> {
  const alert = oneOf(alertKinds, query.get('raise'));
  if (alert && mayRaise) return { kind: 'raise', alert };
  const id = chosenCourse(query);
  if (id === null) return { kind: 'choose', ...(await courseChoice(api, query.get('keyword')?.trim() ?? '', staff)) };
  const [course] = (await api('GET /history', { courses: [id] })).courses;
  if (!course) throw notFound('course');
  return {
    ...{ kind: 'close', course },
    isOwn: staff.office === null || staff.office.slug === course.municipality.slug,
    status: oneOf(closureStatuses, query.get('status')) ?? 'closed',
    reason: oneOf(closureReasons, query.get('reason')) ?? 'works',
  };
}

export async function load(input: LoadInput): Promise<Loaded<StaffDutyData>> {
  const { api, query } = input;
  const { staff } = await api('GET /staff/me');
  if (!staff) throw unauthorised();
  if (staff.role !== 'duty') return { data: { kind: 'wrongRole', staff }, status: 403 };
  const state = await api('GET /staff/duty');
  const task = await taskOf(input, staff, state.may_raise);
  const outcome = oneOf(outcomes, query.get('done')) ?? null;
  const data = { kind: 'duty' as const, staff, state, task, outcome, outcomeId: idOf(query.get('id')) };
  return { data, ...(task.kind === 'choose' && task.isRefused && { status: 422 as const }) };
}

const timesOf = ({ from, until }: FormValues) => {
  const [begins, ends] = [momentOf(from), momentOf(until)];
  return { ...(begins && { from: begins }), ...(ends && { until: ends }) };
};

const done = (outcome: Outcome, more: Record<string, string | number> = {}) =>
  `${path('staffDuty')}?${new URLSearchParams({ done: outcome, ...Object.fromEntries(Object.entries(more).map(([name, value]) => [name, String(value)])) })}`;

/** Each form says in `intent` what it is. */
async function act({ api, values }: ActionInput): Promise<string> {
  const { intent, id = '', course_id = '', note_ja = '', note_en = '', message_ja = '', message_en = '' } = values;
  switch (intent) {
    case 'open':
      await api('POST /staff/course_open', { id });
      return done('opened', course_id ? { id: course_id } : {});
    case 'end':
      await api('POST /staff/alert_end', { id });
      return done('ended');
    case 'raise': {
      // What is none of the kinds is for the server to refuse.
      const words = { kind: values.kind as AlertKind, message_ja, message_en };
      const { alert } = await api('POST /staff/alert_raise', { ...words, ...timesOf(values) });
      return done('raised', { id: alert.id });
    }
    default: {
      const { status, reason } = values as { status: ClosureStatus; reason: ClosureReason };
      const words = { course_id, status, reason, note_ja, note_en };
      const { closure } = await api('POST /staff/course_close', { ...words, ...timesOf(values) });
      return done('closed', { id: closure.id });
    }
  }
}

export async function action(input: ActionInput): Promise<string> {
  const { intent, course_id = '', kind = '' } = input.values;
  try {
    return await act(input);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const isEnding = intent === 'open' || intent === 'end';
    if (error.code === 'E409' && isEnding) return done('meanwhile');
    if (error.code === 'E409') return done('already', intent === 'raise' ? { raise: kind } : { course: course_id });
    if (error.code === 'E404') return done('gone');
    throw error;
  }
}
