import { type DestinationStream, pino } from 'pino';
import type { SecurityFields } from './security/securityEvents.ts';

/** Everything that a line may hold beside its time, level and message; none of it says who asked. The privacy policy says so. */
interface LogFields {
  kind?: 'api' | 'asset' | 'page';
  method?: string;
  /** Without its query. */
  path?: string;
  status?: number;
  ms?: number;
  err?: unknown;
  /** Of the process and its database. */
  database?: string;
  engine?: string;
  /** Kind of a job, and which try it was. */
  job?: string;
  attempt?: number;
  port?: number;
  reason?: string;
  sample?: string;
  signal?: string;
}

export interface Log
  extends Record<'debug' | 'info' | 'warn' | 'error' | 'fatal', (fields: LogFields, message: string) => void> {
  /** To the channel of its own: `"channel":"security"` in every line. */
  security: (fields: SecurityFields) => void;
}

/** Whole addresses and query strings in an error's text: they hold what a person searched for, or a password. */
const withoutAddresses = (text: string): string =>
  text.replace(/\b(?!file:|node:)[a-z][a-z0-9+.-]*:\/\/[^\s'"<>]+/gi, '[address]').replace(/\?[^\s'"<>]+/g, '?…');

/** SQLSTATE: five characters, in errors of both engines. */
const isDatabaseError = (error: object): error is { code: string; constraint?: string } =>
  'code' in error && typeof error.code === 'string' && /^[0-9A-Z]{5}$/.test(error.code);

/**
 * An error without what was being asked. A failed query carries its parameters in its message; PostgreSQL quotes values in its
 * own (`invalid input syntax for type integer: "…"`) and in `detail` and `where`.
 */
function describe(error: unknown): object {
  if (typeof error !== 'object' || error === null) return { type: typeof error };
  const { name, message = '', stack = '', cause } = error as Error;
  const inner = cause ? { cause: describe(cause) } : {};
  if (message.startsWith('Failed query')) return { type: name, message: 'Failed query', ...inner };
  if (isDatabaseError(error)) {
    const { code, constraint } = error;
    return { type: name, message: message.replace(/".*/s, '…'), code, ...(constraint ? { constraint } : {}) };
  }
  const { code } = error as { code?: string };
  // The stack begins with the message; its frames name files only.
  const frames = stack.slice(Math.max(stack.indexOf('\n    at '), 0));
  return { type: name, message: withoutAddresses(message), ...(code ? { code } : {}), stack: frames, ...inner };
}

/**
 * Structured lines on standard output. Nothing of a person goes in: no addresses, cookies, bodies or query strings.
 * @param level of the portal's own lines; events of security are written at every level but `silent`
 * @param output standard output unless given
 */
export function createLog(level: string, output?: DestinationStream): Log {
  const log = pino(
    { level, base: null, timestamp: pino.stdTimeFunctions.isoTime, serializers: { err: describe } },
    output,
  );
  const channel = log.child({ channel: 'security' }, { level: level === 'silent' ? 'silent' : 'info' });
  return Object.assign(log, { security: (fields: SecurityFields) => channel.info(fields) });
}
