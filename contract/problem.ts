/** The one error model of screens, machines and forms: what went wrong, in terms that a person can act on. */
import { ApiError } from './apiError.ts';
import type { FieldError } from './errors.ts';
import type { FileFaults } from './importFaults.ts';

export type Problem =
  /** The input is wrong: each field says how. */
  | { kind: 'refused'; fields: FieldError[]; fileFaults?: FileFaults }
  /** A login is needed, or it has ended. */
  | { kind: 'unauthorised' }
  /** The call never left, because there is no network. */
  | { kind: 'offline' }
  /** The server is there but does not answer now; trying again later helps. `retryAfter`: seconds, after too many tries. */
  | { kind: 'unavailable'; retryAfter?: number }
  /** Anything else; `code` is null when the response was no envelope. */
  | { kind: 'failed'; code: string | null };

export type ProblemKind = Problem['kind'];

/** @param error what a call of the API rejected with */
export function toProblem(error: unknown): Problem {
  if (!(error instanceof ApiError)) return { kind: 'failed', code: null };
  if (error.offline) return { kind: 'offline' };
  // What somebody else has already (E409) is wrong input, too.
  if (error.code === 'E422' || (error.code === 'E409' && error.fields.length))
    return { kind: 'refused', fields: error.fields, ...(error.fileFaults && { fileFaults: error.fileFaults }) };
  switch (error.code) {
    case 'E401':
      return { kind: 'unauthorised' };
    case 'E429':
      return { kind: 'unavailable', ...(error.retryAfter !== undefined && { retryAfter: error.retryAfter }) };
    // The server is busy, which nobody has caused by trying.
    case 'E503':
      return { kind: 'unavailable' };
    default:
      return { kind: 'failed', code: error.code };
  }
}
