/** The log as a table, in parts: it has no end that is known. */
import { dutyKinds } from '../../contract/revisionRules.ts';
import type { LogFilter, LogStep } from '../../contract/staffLog.ts';
import type { Language } from '../../contract/values.ts';
import type { StaffContext } from '../context.ts';
import { csvRows, csvTable } from '../csvTable.ts';
import { findStepsBefore } from './stepLog.queries.ts';
import { askedSteps, stepOf } from './stepLog.ts';
import {
  actionWords,
  bureauWords,
  clockWords,
  columnWords,
  dutyActionWords,
  kindWords,
  roleWords,
  stateWords,
} from './words.ts';

const rowsAtOnce = 1000;

/** `2026-11-20 12:00:05`, which spreadsheets read as a time, by the clock of Japan. */
const timeOf = (iso: string): string => new Date(iso).toLocaleString('sv-SE', { timeZone: 'Asia/Tokyo' });

const isOfDuty = ({ kind }: LogStep) => dutyKinds.some((each) => each === kind);

function rowOf(step: LogStep, lang: Language): (string | number)[] {
  const { at, kind, name, content_id, action, revision_id, from, to, by, reason } = step;
  return [
    ...[timeOf(at), kindWords[kind][lang], name, content_id],
    ...[(isOfDuty(step) ? dutyActionWords : actionWords)[action][lang], revision_id],
    ...[from === null ? '' : stateWords[from][lang], stateWords[to][lang]],
    ...(by ? [roleWords[by.role][lang], by.office?.name ?? bureauWords[lang]] : [clockWords[lang], '']),
    reason,
  ];
}

/**
 * Header first, then the steps, the newest first. Each part asks the database once, so that a long log takes no room; nothing is
 * ever changed in it, so that the parts fit together.
 * @throws ApiError E422 for days that cannot be meant
 */
export async function* logCsv(filter: LogFilter, context: StaffContext, lang: Language): AsyncGenerator<string, void> {
  const asked = askedSteps(filter, context);
  const header = csvTable(
    columnWords.map((words) => words[lang]),
    [],
  );
  let before: number | null = null;
  for (;;) {
    const rows = await findStepsBefore(context.db, asked, before, rowsAtOnce);
    const lines = csvRows(rows.map((row) => rowOf(stepOf(row, context, lang), lang)));
    yield before === null ? header + lines : lines;
    if (rows.length < rowsAtOnce) return;
    before = rows.at(-1)!.step.id;
  }
}
