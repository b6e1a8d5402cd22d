/** The log of decisions: every step of every proposal, closure and alert. */
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { revisionStates, tracedKinds } from './revisionRules.ts';
import { staffPerson } from './staff.ts';
import { date, id, paging, withLang } from './values.ts';

const state = z.enum(revisionStates);

export const logStep = z.object({
  id,
  at: z.iso.datetime(),
  kind: z.enum(tracedKinds),
  content_id: id,
  revision_id: id,
  name: z.string(),
  action: z.enum(['add', 'change', 'remove']),
  from: state.nullable().meta({ description: 'null: its first step' }),
  to: state,
  by: staffPerson.nullable().meta({ description: 'null: the clock' }),
  reason: z.string(),
});
export type LogStep = z.infer<typeof logStep>;

/** What the list and its file are narrowed by. */
export const logFilter = z.object({
  kind: z.enum(tracedKinds).optional(),
  state: state.optional().meta({ description: 'Steps to this state' }),
  from: date.optional().meta({ description: 'The first day, in Japan' }),
  until: date.optional().meta({ description: 'The last day, in Japan' }),
});
export type LogFilter = z.infer<typeof logFilter>;

export const staffLogEndpoints = {
  'GET /staff/log': endpoint({
    summary:
      'Steps of proposals, closures and alerts, the newest first; staff of a municipality see those of their own',
    who: 'staff',
    roles: ['author', 'approver', 'duty'],
    input: z.object({ ...logFilter.shape, ...paging, ...withLang }),
    output: z.object({ steps: z.array(logStep), total: z.int(), page_num: z.int() }),
  }),
};
