import { ApiError, unauthorised } from '../../../contract/apiError.ts';
import { type ReportAnswer, type ReportList, reportAnswers, reportLists } from '../../../contract/reportRules.ts';
import type { Report } from '../../../contract/reports.ts';
import type { StaffPerson } from '../../../contract/staff.ts';
import { asked, pageNumber } from '../../asked.ts';
import type { ActionInput, Loaded, LoadInput } from '../../page.ts';
import { path } from '../../routes.ts';

/**
 * What the last form came to. `meanwhile`: somebody else has answered it, `reopenedMeanwhile`: has taken the answer back; `gone`: it is
 * not there any more.
 */
const outcomes = [...reportAnswers, 'reopened', 'meanwhile', 'reopenedMeanwhile', 'gone'] as const;
export type Outcome = (typeof outcomes)[number];

export const reportsPerPage = 20;

export type StaffReportsData =
  | { kind: 'wrongRole'; staff: StaffPerson }
  | {
      kind: 'list';
      staff: StaffPerson;
      list: ReportList;
      reports: readonly Report[];
      total: number;
      page: number;
      /** What the address asked for when there is no such page; the first one is shown instead. */
      wrongPage: string | null;
      outcome: Outcome | null;
    };

export async function load({ api, query }: LoadInput): Promise<Loaded<StaffReportsData>> {
  const [askedList, wanted, done] = [query.get('list'), pageNumber(query), query.get('done')];
  const { staff } = await api('GET /staff/me');
  if (!staff) throw unauthorised();
  if (staff.role !== 'duty') return { data: { kind: 'wrongRole', staff }, status: 403 };
  const list = reportLists.find((each) => each === askedList) ?? 'open';
  const reportsOf = (page_num: string) => api('GET /staff/reports', { list, page_num, limit_num: reportsPerPage });
  const found = await asked(reportsOf(wanted));
  const { reports, total, page_num } = found.value ?? (await reportsOf('1'));
  const wrongPage = found.value ? null : wanted.slice(0, 20);
  return {
    data: {
      ...{ kind: 'list', staff, list, reports, total, page: page_num, wrongPage },
      outcome: outcomes.find((each) => each === done) ?? null,
    },
    status: wrongPage === null ? 200 : 422,
  };
}

/** The first page of the open ones comes next: the oldest stands there, and what was taken back can be answered. */
const next = (done: Outcome) => `${path('staffReports')}?done=${done}`;

async function act({ api, values }: ActionInput): Promise<Outcome> {
  const { id = '', note = '' } = values;
  if (values.intent === 'reopen') {
    await api('POST /staff/report_reopen', { id });
    return 'reopened';
  }
  // What is none of the answers is for the server to refuse.
  const answer = values.answer as ReportAnswer;
  await api('POST /staff/report_answer', { id, answer, note });
  return answer;
}

/** Each form says in `intent` what it is. */
export async function action(input: ActionInput): Promise<string> {
  try {
    return next(await act(input));
  } catch (error) {
    const isReopening = input.values.intent === 'reopen';
    if (error instanceof ApiError && error.code === 'E409')
      return next(isReopening ? 'reopenedMeanwhile' : 'meanwhile');
    if (error instanceof ApiError && error.code === 'E404') return next('gone');
    throw error;
  }
}
