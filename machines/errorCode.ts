import { NotProvidedError } from './notProvided.ts';

/** The error had no code of its own: no envelope, or no answer at all. */
const unknownErrorCode = 'E_UNKNOWN';

/** The call never left, because there is no network. */
const offlineErrorCode = 'E_OFFLINE';

/**
 * The code that a machine keeps of an error; words are found for it where it is shown.
 *
 * @throws NotProvidedError as it is: a forgotten effect is a mistake in the program, and no screen should show it as
 * a failed request.
 */
export function errorCodeOf(error: unknown): string {
  if (error instanceof NotProvidedError) throw error;
  if (typeof error !== 'object' || error === null) return unknownErrorCode;
  if ('offline' in error && error.offline === true) return offlineErrorCode;
  return 'code' in error && typeof error.code === 'string' ? error.code : unknownErrorCode;
}
