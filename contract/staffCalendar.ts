/** What will be public when: for the staff who see to it. */
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { plannedSteps, tracedKinds } from './revisionRules.ts';
import { staffPerson } from './staff.ts';
import { date, id, withLang } from './values.ts';

const month = z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/);

export const plannedEntry = z.object({
  at: z.iso.datetime(),
  day: date.meta({ description: 'Of that moment, in Japan' }),
  step: z.enum(plannedSteps).meta({
    description:
      '`publish`: approved, and published then; `wish`: it waits for a decision; `begin`, `end`: of a closure or an alert',
  }),
  kind: z.enum(tracedKinds),
  content_id: id,
  revision_id: id.nullable().meta({ description: 'null: it was set before revisions were kept' }),
  name: z.string(),
  action: z.enum(['add', 'change', 'remove']),
  by: staffPerson,
});
export type PlannedEntry = z.infer<typeof plannedEntry>;

export const staffCalendarEndpoints = {
  'GET /staff/calendar': endpoint({
    summary: 'What is still to come in a month, in its order; staff of a municipality see what belongs to it',
    who: 'staff',
    roles: ['author', 'approver', 'duty'],
    input: z.object({
      month: month.optional().meta({ description: '`2026-12`; default: the present one, and none before it' }),
      ...withLang,
    }),
    output: z.object({
      month,
      previous_month: month.nullable(),
      next_month: month.nullable(),
      next_planned: month.nullable().meta({ description: 'The next month after this one that has something' }),
      entries: z.array(plannedEntry).meta({ description: 'At most 300' }),
      total: z.int(),
      overdue: z.array(plannedEntry).meta({
        description:
          'Their time has passed: `wish` still waits for a decision, `publish` is not public. The oldest 100, in any month',
      }),
      overdue_total: z.int(),
    }),
  }),
};
