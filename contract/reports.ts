/** Reports of visitors about courses, shops and places, and what staff on duty answer. */
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import type { FieldErrorKind } from './fieldErrors.ts';
import { institutionKinds } from './institutionKinds.ts';
import { photoImage, picture, pictureLimitBytes } from './photos.ts';
import {
  reportAnswers,
  reportKinds,
  reportLists,
  reportNoteProblem,
  reportPointsMost,
  reportStates,
  reportTextProblem,
  tidyReportText,
} from './reportRules.ts';
import { staffPerson } from './staff.ts';
import { id, paging, slug, wholeNumber, withLang } from './values.ts';

/** A text that is tidied, then checked by a rule. */
const written = (problem: (text: string) => FieldErrorKind | null) =>
  z
    .string()
    .max(10_000)
    .transform(tidyReportText)
    .superRefine((value, context) => {
      const kind = problem(value);
      if (kind) context.addIssue({ code: 'custom', params: { kind } });
    });

export const report = z.object({
  id,
  thing: z
    .object({
      kind: z.enum(['course', ...institutionKinds]),
      id,
      name: z.string(),
      municipality: z.object({ slug, name: z.string() }),
    })
    .meta({ description: 'As it is named now' }),
  kind: z.enum(reportKinds),
  point: z
    .object({ role: z.enum(['start', 'highlight', 'via', 'goal']), name: z.string() })
    .nullable()
    .meta({ description: 'Of the course, as it was named then; null: the whole way, or not known' }),
  text: z.string().meta({ description: 'As the visitor wrote it, in any language' }),
  photo: photoImage
    .nullable()
    .meta({ description: 'Its addresses answer to who may read the report; null: none was sent' }),
  reported_at: z.iso.datetime(),
  state: z.enum(reportStates),
  answer: z
    .object({ at: z.iso.datetime(), by: staffPerson, note: z.string() })
    .nullable()
    .meta({ description: 'null: nobody has answered it yet' }),
});
export type Report = z.infer<typeof report>;

const duty = { who: 'staff', roles: ['duty'] } as const;

export const reportEndpoints = {
  'POST /report': endpoint({
    summary: 'Reports what is wrong with a course, a shop or a place, without an account',
    body: 'multipart',
    limitBytes: pictureLimitBytes,
    input: z.object({
      course_id: id.optional().meta({ description: 'Either this or `institution_id`' }),
      institution_id: id.optional(),
      kind: z.enum(reportKinds),
      point: wholeNumber(0, reportPointsMost - 1)
        .optional()
        .meta({ description: 'Of a course: which of its points, from 0; left out: the whole way, or not known' }),
      text: written(reportTextProblem),
      image: picture.optional(),
      ...withLang,
    }),
    output: z.object({}),
    errors: ['E404', 'E409', 'E413'],
  }),
  'GET /staff/reports': endpoint({
    summary: 'Reports of visitors: the open ones, oldest first, or those that are answered, latest first',
    ...duty,
    input: z.object({ list: z.enum(reportLists).default('open'), ...paging, ...withLang }),
    output: z.object({ reports: z.array(report), total: z.int(), page_num: z.int() }),
  }),
  'POST /staff/report_answer': endpoint({
    summary: 'Answers an open report; staff of a municipality those of its own courses, shops and places only',
    ...duty,
    input: z.object({
      id,
      answer: z.enum(reportAnswers),
      note: written(reportNoteProblem).default('').meta({ description: 'For colleagues; the visitor does not see it' }),
      ...withLang,
    }),
    output: z.object({ report }),
    errors: ['E404', 'E409'],
  }),
  'POST /staff/report_reopen': endpoint({
    summary: 'Takes back the answer of a report, which is open again; of the same reports as an answer',
    ...duty,
    input: z.object({ id, ...withLang }),
    output: z.object({ report }),
    errors: ['E404', 'E409'],
  }),
};
