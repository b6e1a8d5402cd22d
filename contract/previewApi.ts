/** Calls of the public as they will respond once a proposed change is public. */
import { z } from 'zod';
import { courseEndpoints } from './courses.ts';
import { endpoint } from './endpoint.ts';
import { institutionEndpoints } from './institutions.ts';
import { readingEndpoints } from './reading.ts';
import { revisionKinds } from './revisionRules.ts';
import { date, id, wholeNumber, withLang } from './values.ts';

const viewers = { who: 'staff', roles: ['author', 'approver'] } as const;
const errors = ['E404', 'E409'] as const;

const on = date.optional().meta({ description: 'Japanese day; default: that of publication, or today' });
const ofRevision = { id: id.meta({ description: 'Of the proposed change' }), on, ...withLang };
/** As the specification has them, which names no change: with what is approved and due by the day. */
const ofSite = {
  id: id.optional().meta({ description: 'Of a proposed change; default: what is approved' }),
  on,
  ...withLang,
};
const listOrDetail = {
  ...ofRevision,
  table: z.enum(revisionKinds).optional().meta({ description: 'Kind of the thing that changes' }),
  type: wholeNumber(1, 2).default(2).meta({ description: '1: the list that it is found in; 2: the thing itself' }),
};

const either = <List extends z.ZodRawShape, Detail extends z.ZodRawShape>(
  list: z.ZodObject<List>,
  detail: z.ZodObject<Detail>,
) => list.partial().extend(detail.partial().shape);

const institutions = institutionEndpoints['GET /institutions'].output;

export const previewEndpoints = {
  'POST /preview/link': endpoint({
    summary: 'As `GET /link`, with a proposed change',
    ...viewers,
    body: 'none',
    input: z.object(ofSite),
    output: readingEndpoints['GET /link'].output,
    errors,
  }),
  'POST /preview/special': endpoint({
    summary: 'As `GET /special`, with a proposed change',
    ...viewers,
    body: 'none',
    input: z.object(ofSite),
    output: readingEndpoints['GET /special'].output,
    errors,
  }),
  'POST /preview/images': endpoint({
    summary: 'As `GET /images`, with a proposed change',
    ...viewers,
    body: 'none',
    input: z.object(ofSite),
    output: readingEndpoints['GET /images'].output,
    errors,
  }),
  'POST /preview/event': endpoint({
    summary: 'As `GET /event_detail`, with a proposed change',
    ...viewers,
    input: z.object(ofRevision),
    output: readingEndpoints['GET /event_detail'].output,
    errors,
  }),
  'POST /preview/notice': endpoint({
    summary: 'As `GET /notice` or `GET /notice_detail`, with a proposed change',
    ...viewers,
    input: z.object(listOrDetail),
    output: either(readingEndpoints['GET /notice'].output, readingEndpoints['GET /notice_detail'].output),
    errors,
  }),
  'POST /preview/course': endpoint({
    summary: 'As `GET /search` or `GET /course_detail`, with a proposed change',
    ...viewers,
    input: z.object(listOrDetail),
    output: either(courseEndpoints['GET /search'].output, courseEndpoints['GET /course_detail'].output),
    errors,
  }),
  'POST /preview/cooperation': endpoint({
    summary: 'As `GET /institutions` or `GET /cooperation_detail`, with a proposed change',
    ...viewers,
    input: z.object(listOrDetail),
    output: either(institutions, institutionEndpoints['GET /cooperation_detail'].output),
    errors,
  }),
  'POST /preview/sponsor': endpoint({
    summary: 'As `GET /institutions` or `GET /sponsor_detail`, with a proposed change',
    ...viewers,
    input: z.object(listOrDetail),
    output: either(institutions, institutionEndpoints['GET /sponsor_detail'].output),
    errors,
  }),
  'POST /preview/playground': endpoint({
    summary: 'As `GET /institutions` or `GET /playground_detail`, with a proposed change',
    ...viewers,
    input: z.object(listOrDetail),
    output: either(institutions, institutionEndpoints['GET /playground_detail'].output),
    errors,
  }),
};
