/** Errors as responses: their envelope, and when to try again. */
import type { MiddlewareHandler } from 'hono';
import { ApiError } from '../../contract/apiError.ts';
import type { ErrorCode, ErrorEnvelope } from '../../contract/errors.ts';

const retryAfterSeconds = 10;

/** Every response that says "not now" says when to try again. */
export const retryAfter: MiddlewareHandler = async (c, next) => {
  await next();
  if (c.res.status === 503 && !c.res.headers.has('retry-after')) c.header('retry-after', String(retryAfterSeconds));
};

type ApiErrorRest = ConstructorParameters<typeof ApiError> extends [unknown, ...infer Rest] ? Rest : never;

export const toEnvelope = (error: ApiError & { code: ErrorCode }): ErrorEnvelope => ({
  result: false,
  error_info: {
    error_code: error.code,
    error_message: error.message,
    ...(error.fields.length ? { fields: error.fields } : {}),
    ...(error.fileFaults ? { file_faults: error.fileFaults } : {}),
    ...(error.retryAfter === undefined ? {} : { retry_after: error.retryAfter }),
  },
});

/** The envelope of a refusal that no operation has thrown. */
export const envelope = (code: ErrorCode, ...rest: ApiErrorRest): ErrorEnvelope =>
  toEnvelope(Object.assign(new ApiError(code, ...rest), { code }));
