/** Which compressed form a client takes (RFC 9110, section 12.5.3). */
import { parseAccept } from 'hono/utils/accept';

export type Encoding = 'br' | 'gzip';

/**
 * @param available the forms there are, the best first
 * @returns null for the form without compression
 */
export function preferredEncoding(header: string | undefined, available: readonly Encoding[]): Encoding | null {
  const weights = new Map(parseAccept(header ?? '').map(({ type, q }) => [type.toLowerCase(), q]));
  const weightOf = (name: string) => weights.get(name) ?? weights.get('*') ?? 0;
  const [best] = available.filter((name) => weightOf(name) > 0).toSorted((a, b) => weightOf(b) - weightOf(a));
  // Without compression is always acceptable, but preferred only where the client says so.
  return best && weightOf(best) >= (weights.get('identity') ?? 0) ? best : null;
}
