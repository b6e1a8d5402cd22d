import { type DestinationStream, type Logger, pino } from 'pino';

export type Log = Logger;

/** Whole addresses and query strings in an error's text: they hold what a person searched for, or a password. */
const withoutAddresses = (text: string): string =>
  text.replace(/\b(?!file:|node:)[a-z][a-z0-9+.-]*:\/\/[^\s'"<>]+/gi, '[address]').replace(/\?[^\s'"<>]+/g, '?…');

/** An error without what was being asked: a failed query carries its parameters in its message. */
function describe(error: unknown): object {
  const { name, message = '', stack = '', cause } = error as Error;
  const isQuery = message.startsWith('Failed query');
  // The stack begins with the message; its frames name files only.
  const frames = stack.slice(Math.max(stack.indexOf('\n    at '), 0));
  return {
    type: name,
    message: isQuery ? 'Failed query' : withoutAddresses(message),
    ...(isQuery ? {} : { stack: frames }),
    ...(cause
      ? {
          cause: {
            message: withoutAddresses((cause as Error).message ?? ''),
            code: (cause as { code?: string }).code,
          },
        }
      : {}),
  };
}

/**
 * Structured lines on standard output. Nothing of a person goes in: no addresses, cookies, bodies or query strings.
 * @param output standard output unless given
 */
export const createLog = (level: string, output?: DestinationStream): Log =>
  pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime, serializers: { err: describe } }, output);
