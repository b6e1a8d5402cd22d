/** How much one caller may ask. Addresses are held in memory for a minute and are written nowhere. */
import { isIP, SocketAddress } from 'node:net';
import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context, MiddlewareHandler } from 'hono';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { refuse } from './refusals.ts';

export const bodyLimitBytes = 64 * 1024;

/**
 * One caller: an IPv4 address, or the /64 of an IPv6 address, which is the least that one network is given. Ports do not count.
 * @param text `address`, `address:port`, `[v6]`, `[v6]:port` or `v6%zone`
 * @returns null when it is no address
 */
function callerOf(text: string): string | null {
  const bare = text.trim().replace(/%[^\]]*/, '');
  // Written in its shortest form, in which one address has one spelling.
  const address = SocketAddress.parse(isIP(bare) === 6 ? `[${bare}]` : bare)?.address;
  if (!address || isIP(address) === 0) return null;
  if (isIP(address) === 4) return address;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(address);
  if (mapped) return mapped[1]!;
  const [head = '', tail] = address.split('::');
  const groups = head.split(':').filter(Boolean);
  const missing = 8 - groups.length - (tail?.split(':').filter(Boolean).length ?? 0);
  const all = tail === undefined ? groups : [...groups, ...Array(missing).fill('0'), ...tail.split(':')];
  return `${all.slice(0, 4).join(':')}::/64`;
}

/** Who asks. Behind a trusted proxy the last forwarded address counts: it is the one that the proxy itself has seen. */
export function callerAddress(c: Context, trustProxy: boolean): string {
  const forwarded = trustProxy ? c.req.header('x-forwarded-for')?.split(',').at(-1) : undefined;
  // Tests ask without a connection.
  const connected = c.env?.incoming ? getConnInfo(c).remote.address : undefined;
  return callerOf(forwarded ?? '') ?? callerOf(connected ?? '') ?? 'unknown';
}

/** Asked by POST at every move between pages, and changes nothing. */
const loginCheck = '/api/user_login_check';

const weightOf = (method: string, path: string): number =>
  method === 'GET' || method === 'HEAD' || path === loginCheck ? 1 : 10;

export function rateLimit(options: { perMinute: number; trustProxy: boolean }): MiddlewareHandler {
  if (options.perMinute === 0) return (_, next) => next();
  const limiter = new RateLimiterMemory({ points: options.perMinute, duration: 60 });
  return async (c, next) => {
    const caller = callerAddress(c, options.trustProxy);
    // A request that may change something weighs as much as ten others.
    const waitSeconds = await limiter.consume(caller, weightOf(c.req.method, c.req.path)).then(
      () => null,
      (state: { msBeforeNext: number }) => Math.ceil(state.msBeforeNext / 1000),
    );
    if (waitSeconds === null) return next();
    return refuse(c, 'E429', 'Too many requests; wait a moment', { retryAfter: waitSeconds });
  };
}
