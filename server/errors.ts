/** Failures of an operation → the error a caller sees. The one place where they meet. */
import { ApiError, unauthorised } from '../contract/apiError.ts';
import { type ErrorCode, errorStatus } from '../contract/errors.ts';
import { constraintOf, sqlStateOf } from './db/database.ts';
import { Overloaded } from './queue.ts';

/** What the system says when a connection cannot be had; ENOENT = the server's socket file is gone. */
const connectionFailures = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
]);

/**
 * SQLSTATE of what passes without a change of the portal. Classes 08 (connection), 53 (resources), 57P (shutdown), 58 (disk);
 * read-only, serialisation failure, deadlock, lock and statement timeout.
 */
const passingStates = /^(08|53|57P|58)|^(25006|40001|40P01|55P03|57014)$/;
/** What the driver says without a code. */
const passingMessages =
  /connection terminated|timeout exceeded when trying to connect|query read timeout|embedded database|client has encountered a connection error/i;

const isDatabaseAway = (error: unknown): boolean => {
  const state = sqlStateOf(error);
  if (state && (passingStates.test(state) || connectionFailures.has(state))) return true;
  const { message = '', cause } = (error ?? {}) as Error;
  return passingMessages.test(`${message} ${(cause as Error | undefined)?.message ?? ''}`);
};

/** Something was to be kept of a member who was deleted while it was on its way: there is no such session any more. */
const isMemberGone = (error: unknown): boolean =>
  sqlStateOf(error) === '23503' && /_member_id_members_id_fk$/.test(constraintOf(error) ?? '');

export function toApiError(error: unknown): ApiError & { code: ErrorCode } {
  if (error instanceof ApiError && error.code && error.code in errorStatus)
    return error as ApiError & { code: ErrorCode };
  if (isMemberGone(error)) return unauthorised() as ApiError & { code: ErrorCode };
  if (error instanceof Overloaded)
    return new ApiError('E503', 'Too many at once; try again in a moment', { retryAfter: 15 }) as ApiError & {
      code: ErrorCode;
    };
  if (isDatabaseAway(error))
    return new ApiError('E503', 'The database does not answer; try again in a moment', { cause: error }) as ApiError & {
      code: ErrorCode;
    };
  return new ApiError('E500', 'A problem on the server side; try again later', { cause: error }) as ApiError & {
    code: ErrorCode;
  };
}

/** Whether a row may be there although its insertion failed: the connection was lost before the database had answered. */
export const isUncertain = (error: unknown): boolean => toApiError(error).code === 'E503';
