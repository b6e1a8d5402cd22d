/** One public thing as a form: read and checked as a table of one thing, so that both say the same of it. */
import { ApiError, beyondLastPage, notFound } from '../../contract/apiError.ts';
import type { FormColumn } from '../../contract/contentForms.ts';
import type { FieldError } from '../../contract/errors.ts';
import type { ImportFault, ImportFaultKind } from '../../contract/importFaults.ts';
import type { Output, ParsedInput } from '../../contract/index.ts';
import type { Language } from '../../contract/values.ts';
import type { StaffContext } from '../context.ts';
import { csvTable } from '../csvTable.ts';
import * as cells from '../import/cells.ts';
import { type Column, exampleOf } from '../import/columns.ts';
import { faultOf } from '../import/faults.ts';
import { forms } from '../import/kinds.ts';
import { readImport } from '../import/readImport.ts';
import { isOf, rowsOf, rowWord } from '../import/template.ts';
import { officeOf } from '../staff/office.ts';
import { withRoute } from './importRevisions.ts';
import { findItem, listItems, openRevisionsOf } from './revisions.queries.ts';
import type { Source } from './revisions.table.ts';
import { propose, summaryOf } from './revisions.ts';
import { isOfOffice } from './sources.ts';
import { nameOf } from './traced.ts';

/** Texts of more than a line. */
const long = /^(lead|mapAlt|caution|text|way|drawn|efforts|description|body|courtesy(Conditions)?)_(ja|en)$/;

/** The number is the thing's, and rows are what they are. */
const isField = ({ key }: Column) => key !== 'id' && key !== 'row';

function controlOf({ key, cell }: Column): FormColumn['control'] {
  if (cell.choices) return cell.choices.isList ? 'choices' : 'choice';
  if (cell === cells.date) return 'date';
  return cell === cells.richText || long.test(key) ? 'lines' : 'line';
}

const formColumn = (column: Column, lang: Language): FormColumn => ({
  ...{ key: column.key, label: column.name[lang], of: [...(column.rows ?? (['item'] as const))] },
  ...{ is_required: column.isRequired === true, example: exampleOf(column, lang), control: controlOf(column) },
  choices: Object.values(column.cell.choices?.of ?? {}).map((words) => words[lang]),
});

/** Things that who asks may change. */
export async function contentList(
  { kind, keyword, page_num, limit_num, lang }: ParsedInput<'GET /staff/contents'>,
  context: StaffContext,
): Promise<Output<'GET /staff/contents'>> {
  const office = officeOf(context);
  const asked = { kind, keyword, office, lang, skip: (page_num - 1) * limit_num, take: limit_num };
  const { total, rows } = await listItems(context.db, asked);
  if (page_num > Math.max(1, Math.ceil(total / limit_num))) throw beyondLastPage();
  return { things: rows, total, page_num };
}

/** @throws ApiError E404, also for what is another office's */
export async function contentForm(
  { kind, id, lang }: ParsedInput<'GET /staff/content_form'>,
  context: StaffContext,
): Promise<Output<'GET /staff/content_form'>> {
  const form = forms[kind];
  const columns = form.columns.filter(isField).map((column) => formColumn(column, lang));
  if (id === undefined) return { name: null, based_on: null, columns, rows: [], waiting: [] };
  const item = await findItem(context.db, kind, id);
  if (!item || !isOfOffice({ kind, before: item.source, after: null }, context)) throw notFound(kind);
  const open = await openRevisionsOf(context.db, kind, id);
  return {
    ...{ name: nameOf(kind, item.source)[lang], based_on: item.revisionId, columns },
    rows: rowsOf(form, item.source, lang).map((row) => ({
      of: row.of,
      cells: Object.fromEntries(
        form.columns.flatMap((column, at) =>
          isField(column) && isOf(row.of, column) ? [[column.key, row.cells[at]!]] : [],
        ),
      ),
    })),
    waiting: open.filter((row) => isOfOffice(row, context)).map((row) => summaryOf(row, context, lang)),
  };
}

type Entered = ParsedInput<'POST /staff/content_propose'>;

/** Where the form says what is wrong with all of it. */
const wholeForm = 'form';
/** A spreadsheet counts from 1, and the first row names the columns. */
const firstRow = 2;

const fieldKinds: Partial<Record<ImportFaultKind, FieldError['kind']>> = { required: 'required', tooLong: 'too_long' };

/** Every fault as an error of its field, and in the words of a table. */
function formRefused(faults: readonly ImportFault[], { kind, rows, lang }: Entered): ApiError {
  const fieldOf = ({ row, column }: ImportFault): string => {
    const name = row === null ? undefined : rows[row - firstRow]?.name;
    const key = forms[kind].columns.find((each) => each.name[lang] === column)?.key;
    return name === undefined || key === undefined ? wholeForm : `${name}.${key}`;
  };
  return new ApiError('E422', `${faults.length} faults; nothing was proposed`, {
    fields: faults.map((fault) => ({ field: fieldOf(fault), kind: fieldKinds[fault.kind] ?? 'not_valid' })),
    fileFaults: { total: faults.length, first: [...faults] },
  });
}

/** Boxes come in the order of the form: what was chosen before keeps its place, and what is new follows. */
function inOrderOf(present: string, entered: string, { cell }: Column, lang: Language): string {
  const [before, now] = [cell.read(present), cell.read(entered)];
  if (!cell.choices?.isList || !Array.isArray(before) || !Array.isArray(now)) return entered;
  return cell.write(
    [...before.filter((code) => now.includes(code)), ...now.filter((code) => !before.includes(code))],
    lang,
  );
}

/** As the rows of a table, in which a thing that is there has its number. */
function tableOf({ kind, id, rows, lang }: Entered, present: Source | null): string {
  const { columns } = forms[kind];
  const item = present && rowsOf(forms[kind], present, lang)[0]!.cells;
  const cellOf = (column: Column, { of, cells: entered }: Entered['rows'][number]): string => {
    if (column.key === 'row') return rowWord(of, lang);
    if (column.key === 'id') return of === 'item' && id !== undefined ? String(id) : '';
    if (!isOf(of, column)) return '';
    const own = entered[column.key] ?? '';
    return of === 'item' && item ? inOrderOf(item[columns.indexOf(column)]!, own, column, lang) : own;
  };
  return csvTable(
    columns.map(({ name }) => name[lang]),
    rows.map((row) => columns.map((column) => cellOf(column, row))),
  );
}

/** @throws ApiError E403 for another office's, E404, E409 when nothing would change, or it has changed since, E422 with every fault */
export async function proposeForm(
  entered: Entered,
  context: StaffContext,
): Promise<Output<'POST /staff/content_propose'>> {
  const { kind, id, note, publish_at, based_on, lang } = entered;
  const stand = id === undefined ? null : await findItem(context.db, kind, id);
  if (stand && stand.revisionId !== based_on)
    throw new ApiError('E409', 'It has been changed since the form was opened', {
      fields: [{ field: wholeForm, kind: 'step_mismatch' }],
    });
  const bytes = new TextEncoder().encode(tableOf(entered, stand?.source ?? null));
  const { items, faults } = await readImport({ bytes, fileName: 'form.csv', kind });
  const [item, ...others] = items;
  if (faults.length) throw formRefused(faults, entered);
  if (!item || others.length) throw formRefused([faultOf('noItems')], entered);
  const source = kind === 'course' ? withRoute(item.source as Source, stand?.source ?? null) : item.source;
  try {
    return await propose({ ...{ kind, content_id: id, note, publish_at, lang }, source: source as never }, context);
  } catch (error) {
    // What it refers to is not there: a table says so of its row.
    if (error instanceof ApiError && error.code === 'E403')
      throw formRefused([faultOf('otherOffice', { value: nameOf(kind, source as Source)[lang] })], entered);
    if (error instanceof ApiError && error.fields.some(({ field }) => field === 'source'))
      throw formRefused([faultOf('notTaken', { value: error.message })], entered);
    throw error;
  }
}
