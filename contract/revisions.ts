/** Changes of public content: proposed, decided, published. Sources are in the form of the files in `content/`. */
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import {
  decidedAtOnce,
  revisionKinds,
  revisionLists,
  revisionReasonMax,
  revisionStates,
  tracedKinds,
} from './revisionRules.ts';
import { staffPerson } from './staff.ts';
import { id, listOf, paging, wholeNumber, withLang } from './values.ts';

/** What may be proposed. */
const kind = z.enum(revisionKinds);
const traced = z.enum(tracedKinds);
const version = wholeNumber(0, 1_000_000);
/** A day and time with its offset; the year keeps it within what a calendar shows. */
const moment = z.iso.datetime({ offset: true });

export const revisionChange = z.object({
  path: z.string().meta({ description: 'Where in the source: `lead`, `points.3.text`' }),
  before: z.json().meta({ description: 'null: it was not there. Codes are told by their names, hours in a sentence' }),
  after: z.json().meta({ description: 'null: it goes' }),
  only_in: z
    .enum(['ja', 'en'])
    .nullable()
    .meta({ description: 'The one language whose words change; null: both, or nothing of a language' }),
});
export type RevisionChange = z.infer<typeof revisionChange>;

const summary = {
  id,
  kind: traced,
  content_id: id,
  name: z.string(),
  action: z.enum(['add', 'change', 'remove']),
  state: z.enum(revisionStates),
  proposed_at: z.iso.datetime(),
  proposed_by: staffPerson,
  publish_at: z.iso.datetime().nullable().meta({ description: 'null: as soon as it is approved' }),
};
export const revisionSummary = z.object(summary);
export type RevisionSummary = z.infer<typeof revisionSummary>;

/** One of a list, with as much of it as is needed to decide several at once. */
export const revisionListed = z.object({
  ...summary,
  changes: z
    .array(revisionChange)
    .meta({ description: 'The first few, long words cut; none of what is added or goes' }),
  more: z.int().meta({ description: 'Further changes' }),
  must_open: z.boolean().meta({
    description: 'Words of one language only, or the line of a course: it is looked at and approved by itself',
  }),
  may: z.enum(['decide', 'withdraw']).nullable().meta({ description: 'What who asks may do with it now' }),
  version,
});
export type RevisionListed = z.infer<typeof revisionListed>;

const way = z.object({
  line: z.array(z.tuple([z.number(), z.number()])).meta({ description: 'For a drawing: latitude and longitude' }),
  length_m: z.int(),
  stairs: z.int().nullable().meta({ description: 'Stretches with mapped steps; null: not known' }),
  start: z.string(),
  goal: z.string(),
});

export const revisionDetail = z.object({
  ...summary,
  before: z.json().meta({ description: 'The source that it replaces; null: it is new' }),
  after: z.json().meta({ description: 'The proposed source; null: it goes' }),
  changes: z.array(revisionChange),
  ways: z
    .object({ before: way.nullable(), after: way.nullable() })
    .nullable()
    .meta({ description: 'Of a course: the way that it takes' }),
  preview_link: z.object({ token: z.string(), until: z.iso.datetime() }).nullable().meta({
    description:
      'For somebody without a key: `token` of a page under `/preview/`; null: it is decided, or not for who asks',
  }),
  others: z.array(revisionSummary).meta({
    description: 'Open proposals for the same thing: whichever is published first, the rest is outdated then',
  }),
  note: z.string().meta({ description: 'Of the author, for who decides' }),
  history: z.array(
    z.object({ at: z.iso.datetime(), to: z.enum(revisionStates), by: staffPerson.nullable(), reason: z.string() }),
  ),
  may_restore: z.boolean().meta({ description: 'Whether who asks may propose to go back to it, or to before it' }),
  may_withdraw: z.boolean().meta({ description: 'Whether who asks may take it back now, or stop its publication' }),
  may_decide: z.boolean().meta({ description: 'Whether who asks may decide it now' }),
  version: version.meta({ description: 'To be sent with a decision: it refuses to decide what has changed' }),
});
export type RevisionDetail = z.infer<typeof revisionDetail>;

/** What a database can keep: no NUL, no half of a character, in names of fields neither. */
const isStorable = (value: unknown): boolean =>
  typeof value === 'string'
    ? value.isWellFormed() && !value.includes('\0')
    : typeof value !== 'object' || value === null || Object.entries(value).flat().every(isStorable);

/** Taken, and nothing follows from it. */
const given = z.string().max(2000).optional();
const reason = z.string().trim().max(revisionReasonMax).refine(isStorable).default('');
const deepest = 20;
/** Looked at level by level: a schema that calls itself for each would run out of stack. */
function isShallow(value: unknown): boolean {
  let level: unknown[] = [value];
  for (let depth = 0; depth <= deepest && level.length; depth += 1)
    level = level.flatMap((each) => (typeof each === 'object' && each !== null ? Object.values(each) : []));
  return level.length === 0;
}

/** As JSON: also where a form sends it as text. */
const source = z
  .preprocess(
    (value) => {
      try {
        return typeof value === 'string' ? JSON.parse(value) : value;
      } catch {
        return null;
      }
    },
    z.unknown().refine(isShallow, { abort: true }),
  )
  .pipe(z.record(z.string(), z.json()).refine(isStorable));

const readers = { who: 'staff', roles: ['author', 'approver', 'duty'] } as const;
const proposers = { who: 'staff', roles: ['author', 'approver'] } as const;

export const revisionEndpoints = {
  'GET /staff/content': endpoint({
    summary: 'The source of one public thing, as a revision changes it',
    ...readers,
    input: z.object({ kind, id, ...withLang }),
    output: z.object({ source: z.record(z.string(), z.json()), waiting: z.array(revisionSummary) }),
    errors: ['E404'],
  }),
  'GET /staff/revisions': endpoint({
    summary: 'Proposed changes, those that wait first, then the newest',
    ...readers,
    input: z.object({
      list: z.enum(revisionLists).default('all').meta({
        description: '`waiting`: for a decision by who asks; `own`: proposed with the same key',
      }),
      state: z.enum(revisionStates).optional(),
      kind: traced.optional(),
      ...paging,
      ...withLang,
    }),
    output: z.object({ revisions: z.array(revisionListed), total: z.int(), page_num: z.int() }),
  }),
  'GET /staff/revision': endpoint({
    summary: 'One proposed change, field by field',
    ...readers,
    input: z.object({ id, ...withLang }),
    output: z.object({ revision: revisionDetail }),
    errors: ['E404'],
  }),
  'POST /staff/revision_propose': endpoint({
    summary: 'Proposes to add, change or remove one public thing; nothing is public before it is approved',
    ...proposers,
    limitBytes: 512 * 1024,
    input: z.object({
      kind,
      content_id: id.optional().meta({ description: 'Left out: a new thing, which is given one' }),
      source: source
        .optional()
        .meta({ description: 'Whole, in the form of the content files; left out: it is removed' }),
      publish_at: moment.optional(),
      note: reason,
      ...withLang,
    }),
    output: z.object({ revision: revisionDetail }),
    errors: ['E404', 'E409'],
  }),
  'POST /staff/revision_withdraw': endpoint({
    summary: 'Takes back an own proposal that is not public yet, or stops one that others have approved for later',
    ...proposers,
    input: z.object({ id, version, ...withLang }),
    output: z.object({ revision: revisionDetail }),
    errors: ['E404', 'E409'],
  }),
  'POST /staff/revisions_decide': endpoint({
    summary: 'Decides several proposals, or takes several back: each by itself, as if it were alone',
    ...proposers,
    input: z.object({
      type: z.enum(['approve', 'reject', 'withdraw']),
      chosen: listOf(z.string().regex(/^[1-9]\d{0,8}\.\d{1,7}$/))
        .refine(({ length }) => length >= 1 && length <= decidedAtOnce)
        .meta({ description: 'Of each its id and its version, as they were seen: `31.1`; 1 to 50' }),
      reason: reason.meta({ description: 'Needed to reject' }),
      ...withLang,
    }),
    output: z.object({
      done: z.int(),
      left: z.array(id).meta({ description: 'Changed or decided meanwhile, not theirs, or to be looked at by itself' }),
    }),
  }),
  'POST /staff/revision_restore': endpoint({
    summary: 'Proposes an earlier content again: a new change, which somebody else decides',
    ...proposers,
    input: z.object({
      id: id.meta({ description: 'Of a change that was published' }),
      to: z.enum(['before', 'after']).meta({ description: 'How it was before that change, or with it' }),
      note: reason,
      ...withLang,
    }),
    output: z.object({ revision: revisionDetail }),
    errors: ['E404', 'E409'],
  }),
  'POST /preview/decision': endpoint({
    summary: 'Approves or rejects a proposed change, once',
    who: 'staff',
    roles: ['approver'],
    input: z.object({
      id,
      table: traced.meta({ description: 'Kind of the thing that changes' }),
      type: z.enum(['approve', 'reject']),
      reason: reason.meta({ description: 'Needed to reject' }),
      kml: given.meta({
        description: 'As the specification has it; the proposal itself holds the line that is decided',
      }),
      url: given.meta({
        description: 'As the specification has it; the page of a thing follows from its kind and number',
      }),
      version: version.optional(),
      confirmed: z
        .array(z.string().max(200))
        .max(500)
        .default([])
        .meta({ description: 'Paths of changes in one language only that are right so' }),
      publish_at: z
        .union([z.literal('now'), moment])
        .optional()
        .meta({ description: 'Default: as it was proposed' }),
      ...withLang,
    }),
    output: z.object({ revision: revisionDetail }),
    errors: ['E404', 'E409'],
  }),
};
