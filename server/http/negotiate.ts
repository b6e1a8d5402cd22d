/** What a caller takes and what it has: `Accept-Encoding` and `If-None-Match` (RFC 9110, 12.5.3 and 13.1.2). */
import { parseAccept } from 'hono/utils/accept';

/** The encoding that the caller likes most; among equals the first of `available`. Without one that it takes: `identity`. */
export function encodingFor<E extends string>(header: string | undefined, available: readonly E[]): E | 'identity' {
  const weights = new Map(parseAccept(header ?? '').map(({ type, q }) => [type.trim().toLowerCase(), q]));
  const weightOf = (name: string) => weights.get(name) ?? weights.get('*') ?? 0;
  const identity = weights.get('identity') ?? 0;
  let best: E | 'identity' = 'identity';
  for (const name of available) {
    const weight = weightOf(name);
    if (weight > 0 && weight >= identity && (best === 'identity' || weight > weightOf(best))) best = name;
  }
  return best;
}

/** The first of `etags` that `If-None-Match` names, `*` naming any; weak tags count as their strong ones. */
export function matchingEtag(header: string | undefined, etags: readonly string[]): string | undefined {
  if (header === undefined) return undefined;
  if (header.trim() === '*') return etags[0];
  const named = new Set([...header.matchAll(/(?:W\/)?("[^"]*")/g)].map(([, tag]) => tag));
  return etags.find((etag) => named.has(etag));
}
