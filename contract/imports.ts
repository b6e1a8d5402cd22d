/** Files of content, taken in as proposals: nothing of them is public before it is approved. */
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { importKinds, importMaxBytes, lineMaxBytes } from './importFaults.ts';
import { revisionReasonMax } from './revisionRules.ts';
import { id, withLang } from './values.ts';

const authors = { who: 'staff', roles: ['author'] } as const;
/** What surrounds a file in a multipart body. */
const besideFileBytes = 64 * 1024;

const asked = {
  note: z
    .string()
    .trim()
    .max(revisionReasonMax)
    .refine((text) => text.isWellFormed() && !text.includes('\0'))
    .default('')
    .meta({ description: 'For who decides' }),
  publish_at: z.iso
    .datetime({ offset: true })
    .optional()
    .meta({ description: 'Left out: as soon as each is approved' }),
  ...withLang,
};

const taken = z.object({
  added: z.int(),
  changed: z.int(),
  unchanged: z.int().meta({ description: 'Nothing is proposed of these: they are as now, or proposed already' }),
});
export type ImportCounts = z.infer<typeof taken>;

export const importEndpoints = {
  'POST /staff/import': endpoint({
    summary: 'Proposes what a JSON or CSV file holds, all of it or, with anything wrong, nothing',
    ...authors,
    body: 'multipart',
    limitBytes: importMaxBytes + besideFileBytes,
    input: z.object({
      file: z.file().meta({ description: 'JSON, or CSV in UTF-8 or Shift_JIS; at most 5 MB and 10,000 rows' }),
      kind: z.enum(importKinds),
      ...asked,
    }),
    output: taken,
    errors: ['E413'],
  }),
  'POST /staff/import_line': endpoint({
    summary: 'Proposes the line of a KML, GPX or GeoJSON file as the way of one course',
    ...authors,
    body: 'multipart',
    limitBytes: lineMaxBytes + besideFileBytes,
    input: z.object({
      file: z.file().meta({ description: 'With one line; at most 2 MB and 20,000 points' }),
      course_id: id,
      ...asked,
    }),
    output: taken,
    errors: ['E404', 'E413'],
  }),
  'GET /staff/import_template': endpoint({
    summary: 'A table to fill in, or what there is as one',
    ...authors,
    input: z.object({
      kind: z.enum(importKinds),
      rows: z
        .enum(['sample', 'present'])
        .default('sample')
        .meta({ description: '`present`: all that who asks may change, to be imported again' }),
      ...withLang,
    }),
    output: z.object({ csv: z.string().meta({ description: 'The names of the columns, and the rows' }) }),
  }),
  'GET /staff/import_schema': endpoint({
    summary: 'The JSON Schema of a file',
    ...authors,
    input: z.object({ kind: z.enum(importKinds), ...withLang }),
    output: z.object({ schema: z.record(z.string(), z.json()) }),
  }),
};
