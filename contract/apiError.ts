/** What a call of the API can end in. Free of zod, because every page of the portal carries it. */
import type { ErrorCode, FieldError } from './errors.ts';

/** `code` is null when the answer was no envelope at all ("undefined API error"). `offline`: the call never left. */
export class ApiError extends Error {
  readonly code: ErrorCode | (string & {}) | null;
  readonly fields: FieldError[];
  readonly offline: boolean;

  /** By name: the portal's bundle and the server each hold a copy of this class, and errors pass from one to the other. */
  static override [Symbol.hasInstance](value: unknown): boolean {
    return value instanceof Object && (value as { name?: unknown }).name === 'ApiError';
  }

  constructor(
    code: ApiError['code'],
    message: string,
    options: { fields?: FieldError[]; offline?: boolean; cause?: unknown } = {},
  ) {
    super(message, { cause: options.cause });
    this.name = 'ApiError';
    this.code = code;
    this.fields = options.fields ?? [];
    this.offline = options.offline ?? false;
  }
}
