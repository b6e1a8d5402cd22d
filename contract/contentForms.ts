/** One public thing as a form: the columns of its table (`imports.ts`), each a field, and what stands in them. */
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { revisionKinds, revisionReasonMax, rowKinds } from './revisionRules.ts';
import { revisionDetail, revisionSummary } from './revisions.ts';
import { id, paging, withLang } from './values.ts';

const proposers = { who: 'staff', roles: ['author', 'approver'] } as const;
const kind = z.enum(revisionKinds);
const isText = (text: string) => text.isWellFormed() && !text.includes('\0');
const cellMax = 20_000;
const based_on = id.nullable();

export const formColumn = z.object({
  key: z.string(),
  label: z.string().meta({ description: 'As the table has it, in the language that is asked for' }),
  of: z.array(z.enum(rowKinds)).meta({ description: 'In which rows it stands' }),
  is_required: z.boolean(),
  example: z.string(),
  control: z.enum(['line', 'lines', 'date', 'choice', 'choices']),
  choices: z.array(z.string()).meta({ description: 'In words, of `choice` and `choices`' }),
});
export type FormColumn = z.infer<typeof formColumn>;

export const formRow = z.object({
  of: z.enum(rowKinds),
  cells: z.record(z.string(), z.string()).meta({ description: 'By key of the column; several choices in one cell' }),
});
export type FormRow = z.infer<typeof formRow>;

const things = z.object({ id, name: z.string() });
export type ContentThing = z.infer<typeof things>;

const enteredRow = z.object({
  name: z
    .string()
    .regex(/^\w{1,10}$/)
    .meta({ description: 'By which its errors are told: field `name.key`' }),
  of: z.enum(rowKinds),
  cells: z.record(z.string().max(40), z.string().max(cellMax).refine(isText)),
});

/** As JSON: also where a form sends it as text. */
const enteredRows = z.preprocess((value) => {
  try {
    return typeof value === 'string' ? JSON.parse(value) : value;
  } catch {
    return null;
  }
}, z.array(enteredRow).min(1).max(200));

export const contentFormEndpoints = {
  'GET /staff/contents': endpoint({
    summary: 'Public things of a kind that who asks may change, by name',
    ...proposers,
    input: z.object({
      kind,
      keyword: z
        .string()
        .trim()
        .max(100)
        .refine(isText)
        .default('')
        .meta({ description: 'A part of the name, or the number' }),
      ...paging,
      ...withLang,
    }),
    output: z.object({ things: z.array(things), total: z.int(), page_num: z.int() }),
  }),
  'GET /staff/content_form': endpoint({
    summary: 'One public thing, or with no number a new one, as fields to fill in',
    ...proposers,
    input: z.object({ kind, id: id.optional(), ...withLang }),
    output: z.object({
      name: z.string().nullable().meta({ description: 'null: it is new' }),
      based_on: based_on.meta({ description: 'The change that wrote it last; null: none has' }),
      columns: z.array(formColumn),
      rows: z.array(formRow),
      waiting: z.array(revisionSummary).meta({ description: 'Open proposals for the same thing' }),
    }),
    errors: ['E404'],
  }),
  'POST /staff/content_propose': endpoint({
    summary: 'Proposes to add or change one public thing as its fields say; with anything wrong, nothing is proposed',
    ...proposers,
    limitBytes: 512 * 1024,
    input: z.object({
      kind,
      id: id.optional().meta({ description: 'Left out: a new thing' }),
      based_on: based_on
        .default(null)
        .meta({ description: 'Of the form that was filled in: refuses to undo a later change' }),
      rows: enteredRows,
      note: z.string().trim().max(revisionReasonMax).refine(isText).default(''),
      publish_at: z.iso.datetime({ offset: true }).optional(),
      ...withLang,
    }),
    output: z.object({ revision: revisionDetail }),
    errors: ['E404', 'E409'],
  }),
};
