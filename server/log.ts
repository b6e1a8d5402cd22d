import { type Logger, pino } from 'pino';

export type Log = Logger;

/** An error without what was being asked: a failed query carries its parameters in its message. */
function describe(error: unknown): object {
  const { name, message, stack, cause } = error as Error;
  const isQuery = message?.startsWith('Failed query');
  return {
    type: name,
    message: isQuery ? 'Failed query' : message,
    ...(isQuery ? {} : { stack }),
    ...(cause ? { cause: { message: (cause as Error).message, code: (cause as { code?: string }).code } } : {}),
  };
}

/** Structured lines on standard output. Nothing of a person goes in: no addresses, cookies, bodies or query strings. */
export const createLog = (level: string): Log =>
  pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime, serializers: { err: describe } });
