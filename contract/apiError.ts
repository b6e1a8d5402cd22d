/** What a call of the API can end in. Free of zod, because every page of the portal carries it. */
import type { ErrorCode, FieldError } from './errors.ts';
import type { FieldErrorKind } from './fieldErrors.ts';
import type { FileFaults } from './importFaults.ts';

/** `code` is null when the response was no envelope at all ("undefined API error"). `offline`: the call never left. */
export class ApiError extends Error {
  readonly code: ErrorCode | (string & {}) | null;
  readonly fields: FieldError[];
  readonly offline: boolean;
  /** Seconds to wait, of E429 and E503. */
  readonly retryAfter: number | undefined;
  /** Of a file that was refused. */
  readonly fileFaults: FileFaults | undefined;

  /** By name: the portal's bundle and the server each hold a copy of this class, and errors pass from one to the other. */
  static override [Symbol.hasInstance](value: unknown): boolean {
    return value instanceof Object && (value as { name?: unknown }).name === 'ApiError';
  }

  constructor(
    code: ApiError['code'],
    message: string,
    options: {
      fields?: FieldError[];
      offline?: boolean;
      cause?: unknown;
      retryAfter?: number;
      fileFaults?: FileFaults;
    } = {},
  ) {
    super(message, { cause: options.cause });
    this.name = 'ApiError';
    this.code = code;
    this.fields = options.fields ?? [];
    this.offline = options.offline ?? false;
    this.retryAfter = options.retryAfter;
    this.fileFaults = options.fileFaults;
  }
}

const sentences: Record<FieldErrorKind, string> = {
  required: 'required',
  format_incorrect: 'not in the correct format',
  format_invalid: 'has characters that cannot be used',
  too_short: 'too short',
  too_long: 'too long',
  step_mismatch: 'not one of the allowed steps',
  below_minimum: 'below the minimum',
  above_maximum: 'above the maximum',
  bad_input: 'cannot be read',
  not_valid: 'not valid',
};

/** E422 for the fields given, with a message that names each. */
export const refusedFields = (fields: FieldError[]): ApiError =>
  new ApiError('E422', fields.map(({ field, kind }) => `${field}: ${sentences[kind]}`).join('; '), { fields });
export const refused = (field: string, kind: FieldErrorKind): ApiError => refusedFields([{ field, kind }]);
/** A choice that is not among those there are. */
export const unknownValue = (field: string): ApiError => refused(field, 'not_valid');
export const beyondLastPage = (): ApiError => refused('page_num', 'above_maximum');
/** Somebody else has this already; no other rule answers `not_valid` with E409. */
export const taken = (field: string): ApiError =>
  new ApiError('E409', `${field}: already registered`, { fields: [{ field, kind: 'not_valid' }] });
export const notFound = (what: string): ApiError => new ApiError('E404', `No such ${what}`);
export const unauthorised = (): ApiError => new ApiError('E401', 'Log in first');
/** @param seconds to wait */
export const tooManyTries = (seconds: number): ApiError =>
  new ApiError('E429', 'Too many tries; wait a while', { retryAfter: seconds });
