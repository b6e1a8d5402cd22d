/** How much one caller may ask. Addresses are held in memory for a minute and are written nowhere. */
import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context, MiddlewareHandler } from 'hono';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { ApiError } from '../../contract/apiError.ts';
import { toEnvelope } from './failures.ts';

export const bodyLimitBytes = 64 * 1024;

/** The caller's address; behind a proxy the last one, which is the proxy's own word. */
export function callerAddress(c: Context, trustProxy: boolean): string {
  const forwarded = trustProxy ? c.req.header('x-forwarded-for')?.split(',').at(-1)?.trim() : undefined;
  // Tests ask without a connection.
  return forwarded ?? (c.env?.incoming ? getConnInfo(c).remote.address : undefined) ?? 'unknown';
}

export function rateLimit(options: { perMinute: number; trustProxy: boolean }): MiddlewareHandler {
  if (options.perMinute === 0) return (_, next) => next();
  const limiter = new RateLimiterMemory({ points: options.perMinute, duration: 60 });
  return async (c, next) => {
    const caller = callerAddress(c, options.trustProxy);
    // A state-changing call weighs as much as ten others.
    const over = await limiter.consume(caller, c.req.method === 'POST' ? 10 : 1).then(
      () => null,
      (state: { msBeforeNext: number }) => Math.ceil(state.msBeforeNext / 1000),
    );
    if (over === null) return next();
    c.header('retry-after', String(over));
    return c.json(toEnvelope(new ApiError('E429', 'Too many requests; wait a moment') as never), 429);
  };
}
