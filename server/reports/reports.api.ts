import type { reportEndpoints } from '../../contract/reports.ts';
import type { Handlers } from '../context.ts';
import { answerReport, listReports, reopenReport, takeReport } from './reports.ts';

export const reportHandlers: Handlers<keyof typeof reportEndpoints> = {
  'POST /report': takeReport,
  'GET /staff/reports': listReports,
  'POST /staff/report_answer': answerReport,
  'POST /staff/report_reopen': reopenReport,
};
