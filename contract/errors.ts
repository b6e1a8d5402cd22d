/**
 * The error envelope of the API (specification section 8).
 *
 * `E412` means "ignored": the client goes on silently.
 */
import { z } from 'zod';
import { type FieldErrorKind, fieldErrorKinds } from './fieldErrors.ts';
import { importFaultKinds } from './importFaults.ts';

export const errorStatus = {
  E401: 401,
  E403: 403,
  E404: 404,
  E405: 405,
  E409: 409,
  E412: 412,
  E413: 413,
  E422: 422,
  E429: 429,
  E500: 500,
  E503: 503,
} as const;

export type ErrorCode = keyof typeof errorStatus;

export const fieldError = z.object({
  field: z.string().meta({ description: 'Name of the parameter as it stood in the query or body' }),
  kind: z.enum(fieldErrorKinds),
});
export interface FieldError {
  field: string;
  kind: FieldErrorKind;
}

const importFault = z.object({
  row: z.int().nullable().meta({ description: 'As a spreadsheet counts; null: the whole file' }),
  column: z.string().nullable(),
  kind: z.enum(importFaultKinds),
  value: z.string().meta({ description: 'What stands there, cut to a line' }),
  example: z.string().meta({ description: 'What could stand there' }),
});

export const errorEnvelope = z.object({
  result: z.literal(false),
  error_info: z.object({
    error_code: z.enum(Object.keys(errorStatus) as [ErrorCode, ...ErrorCode[]]),
    error_message: z.string(),
    fields: z.array(fieldError).optional(),
    file_faults: z
      .object({ total: z.int().min(1), first: z.array(importFault) })
      .optional()
      .meta({ description: 'Of a file that was refused: where, and what is wrong' }),
    retry_after: z.int().min(1).optional().meta({ description: 'Seconds to wait, as in the header Retry-After' }),
  }),
});
export type ErrorEnvelope = z.infer<typeof errorEnvelope>;
