/**
 * A shared cache after RFC 9111 that keeps all that it may keep, as long as it may: also without a lifetime (heuristics), also
 * what sets a cookie, which the RFC does not forbid. One that does not look at `Vary`, as some networks of caches do, is worse.
 */
import type { Hono } from 'hono';

export interface CachedAnswer {
  status: number;
  text: string;
  headers: Headers;
  isFromCache: boolean;
}

interface Stored {
  answer: CachedAnswer;
  storedAt: number;
  /** Of the request, by the names in `Vary`. */
  selecting: Record<string, string>;
}

const origin = 'http://localhost';
const heuristicSeconds = 24 * 3600;
/** RFC 9110, section 15.1. */
const heuristicStatuses = [200, 203, 204, 300, 301, 308, 404, 405, 410, 414, 501];

function directivesOf(headers: Headers): Map<string, string> {
  const parts = (headers.get('cache-control') ?? '').split(',').map((part) => part.trim().toLowerCase().split('='));
  return new Map(parts.map(([name = '', value = '']) => [name, value]));
}

/** RFC 9111, section 3. */
function mayStore({ status, headers }: CachedAnswer): boolean {
  const directives = directivesOf(headers);
  if (directives.has('no-store') || directives.has('private')) return false;
  if (headers.get('vary')?.includes('*')) return false;
  const isExplicit = ['public', 'max-age', 's-maxage'].some((name) => directives.has(name)) || headers.has('expires');
  return isExplicit || heuristicStatuses.includes(status);
}

/** RFC 9111, section 4.2.1. */
function lifetimeSeconds({ headers }: CachedAnswer): number {
  const directives = directivesOf(headers);
  if (directives.has('no-cache')) return 0;
  const given = directives.get('s-maxage') ?? directives.get('max-age');
  if (given !== undefined) return Number(given);
  const expires = headers.get('expires');
  return expires ? (Date.parse(expires) - Date.now()) / 1000 : heuristicSeconds;
}

export function sharedCache(app: Hono, { looksAtVary }: { looksAtVary: boolean }) {
  const stored = new Map<string, Stored[]>();
  let nowMs = 0;

  const forward = async (path: string, init: RequestInit): Promise<CachedAnswer> => {
    const response = await app.request(origin + path, init);
    return {
      status: response.status,
      text: await response.text(),
      headers: response.headers,
      isFromCache: false,
    };
  };

  const selectingOf = (answer: CachedAnswer, request: Headers) => {
    const names = looksAtVary ? (answer.headers.get('vary') ?? '').split(',').map((name) => name.trim()) : [];
    return Object.fromEntries(names.filter(Boolean).map((name) => [name, request.get(name) ?? '']));
  };
  const find = (path: string, request: Headers) =>
    stored
      .get(path)
      ?.find(({ selecting }) =>
        Object.entries(selecting).every(([name, value]) => (request.get(name) ?? '') === value),
      );

  function keep(path: string, answer: CachedAnswer, request: Headers): void {
    if (!mayStore(answer)) return;
    const others = (stored.get(path) ?? []).filter((each) => each !== find(path, request));
    stored.set(path, [{ answer, storedAt: nowMs, selecting: selectingOf(answer, request) }, ...others]);
  }

  async function get(path: string, headers: Record<string, string>): Promise<CachedAnswer> {
    const request = new Headers(headers);
    const known = find(path, request);
    if (known && nowMs - known.storedAt < lifetimeSeconds(known.answer) * 1000)
      return { ...known.answer, isFromCache: true };
    const etag = known?.answer.headers.get('etag');
    const answer = await forward(path, { headers: { ...headers, ...(etag && { 'if-none-match': etag }) } });
    if (known && answer.status === 304) {
      known.storedAt = nowMs;
      return { ...known.answer, isFromCache: true };
    }
    keep(path, answer, request);
    return answer;
  }

  return {
    get,
    post: async (path: string, body: string, headers: Record<string, string>): Promise<CachedAnswer> => {
      const type = { 'content-type': 'application/x-www-form-urlencoded' };
      const answer = await forward(path, { method: 'POST', body, headers: { ...type, ...headers } });
      // RFC 9111, section 4.4.
      if (answer.status < 400) stored.delete(path);
      return answer;
    },
    pass: (seconds: number) => {
      nowMs += seconds * 1000;
    },
    stored: () => [...stored.values()].flat().map(({ answer }) => answer),
  };
}
