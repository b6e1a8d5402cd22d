/** What the officer on duty does at once: closes courses, warns on every page, and ends both. */
import { z } from 'zod';
import { alertKinds, closureReasons, closureStatuses, dutyTextProblem, tidyDutyText } from './dutyRules.ts';
import { endpoint } from './endpoint.ts';
import { staffPerson } from './staff.ts';
import { id, slug, withLang } from './values.ts';

/** A sentence for the public. */
const sentence = z
  .string()
  .max(10_000)
  .transform(tidyDutyText)
  .superRefine((value, context) => {
    const kind = dutyTextProblem(value);
    if (kind) context.addIssue({ code: 'custom', params: { kind } });
  });
const moment = z.iso.datetime({ offset: true });
/** Of a call. */
const asked = {
  from: moment.optional().meta({ description: 'Left out: now' }),
  until: moment.optional().meta({ description: 'Left out: until somebody ends it' }),
};
/** Of a response. */
const lasting = {
  from: z.iso.datetime(),
  until: z.iso.datetime().nullable().meta({ description: 'null: until somebody ends it' }),
  is_now: z.boolean().meta({ description: 'false: it is planned, or has ended' }),
  by: staffPerson,
  may_end: z.boolean().meta({ description: 'Whether who asks may end it' }),
};

export const closure = z.object({
  id,
  course: z.object({ id, name: z.string(), municipality: z.object({ slug, name: z.string() }) }),
  status: z.enum(closureStatuses),
  reason: z.enum(closureReasons),
  note_ja: z.string(),
  note_en: z.string(),
  ...lasting,
});
export type Closure = z.infer<typeof closure>;

export const raisedAlert = z.object({
  id,
  kind: z.enum(alertKinds),
  message_ja: z.string(),
  message_en: z.string(),
  ...lasting,
});
export type RaisedAlert = z.infer<typeof raisedAlert>;

const duty = { who: 'staff', roles: ['duty'] } as const;

export const dutyEndpoints = {
  'GET /staff/duty': endpoint({
    summary: 'Courses that are closed or changed, and alerts on every page: now, and planned',
    ...duty,
    input: z.object(withLang),
    output: z.object({
      closures: z.array(closure).meta({ description: 'Those that one may end first, then by their beginning' }),
      alerts: z.array(raisedAlert),
      may_raise: z.boolean().meta({ description: 'Alerts stand on every page: raising one is the bureau’s alone' }),
    }),
  }),
  'POST /staff/course_close': endpoint({
    summary: 'Closes a course, or says that its way is changed; staff of a municipality its own courses only',
    ...duty,
    input: z.object({
      course_id: id,
      status: z.enum(closureStatuses).default('closed'),
      reason: z.enum(closureReasons),
      note_ja: sentence,
      note_en: sentence,
      ...asked,
      ...withLang,
    }),
    output: z.object({ closure }),
    errors: ['E404', 'E409'],
  }),
  'POST /staff/course_open': endpoint({
    summary: 'Ends a closure, or one that is planned',
    ...duty,
    input: z.object({ id: id.meta({ description: 'Of the closure' }), ...withLang }),
    output: z.object({ closure }),
    errors: ['E404', 'E409'],
  }),
  'POST /staff/alert_raise': endpoint({
    summary:
      'Warns on every page, of heat or of something else; one of each at a time. Heat without an end ends with its day',
    ...duty,
    input: z.object({
      kind: z.enum(alertKinds),
      message_ja: sentence,
      message_en: sentence,
      ...asked,
      ...withLang,
    }),
    output: z.object({ alert: raisedAlert }),
    errors: ['E409'],
  }),
  'POST /staff/alert_end': endpoint({
    summary: 'Ends an alert, or one that is planned',
    ...duty,
    input: z.object({ id, ...withLang }),
    output: z.object({ alert: raisedAlert }),
    errors: ['E404', 'E409'],
  }),
};
