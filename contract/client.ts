/** The typed client. It carries no schemas: types come from the contract, and development and tests check responses against it. */
import { ApiError } from './apiError.ts';
import type { ErrorEnvelope } from './errors.ts';
import type { Api, Call, CallOptions } from './index.ts';
import { isSkipped } from './isSkipped.ts';
import type { Language } from './values.ts';

/**
 * Query-string rules of the API: arrays as `name[]=value`; null, undefined and NaN are skipped.
 * @returns without the question mark
 */
export function toQueryString(input: object): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(input)) {
    if (Array.isArray(value)) for (const item of value) isSkipped(item) || query.append(`${name}[]`, String(item));
    else if (!isSkipped(value)) query.append(name, String(value));
  }
  return query.toString();
}

export interface ClientOptions {
  lang: () => Language;
  fetch?: typeof fetch;
  basePath?: string;
  signal?: AbortSignal;
  /** Looks at a response before it is handed on: development and tests pass the contract's check. */
  check?: (call: Call, body: unknown) => Promise<void> | void;
}

export function createClient({ lang, fetch: send = fetch, basePath = '/api', signal, check }: ClientOptions): Api {
  const call = async (key: Call, input: object = {}, options: CallOptions = {}) => {
    const [method, path] = key.split(' ') as ['GET' | 'POST', string];
    const values = { lang: lang(), ...input };
    const request: RequestInit = { method, credentials: 'same-origin', headers: { accept: 'application/json' } };
    const ends = options.signal ?? signal;
    if (ends) request.signal = ends;
    if (method === 'POST')
      Object.assign(request, { body: JSON.stringify(values), headers: { 'content-type': 'application/json' } });
    const url = basePath + path + (method === 'GET' ? `?${toQueryString(values)}` : '');
    const isUpload = Object.values(values).some((value: unknown) => value instanceof Blob);
    const response = await (isUpload
      ? (await import('./sendForm.ts')).sendForm(url, values, { ...options, ...(ends && { signal: ends }) })
      : send(url, request)
    ).catch((cause: unknown) => {
      if (cause instanceof DOMException && cause.name === 'AbortError') throw cause;
      throw new ApiError(null, 'The network did not answer', { offline: true, cause });
    });
    const body = (await response.json().catch(() => null)) as ({ result: true } & object) | ErrorEnvelope | null;
    if (body?.result === true) {
      await check?.(key, body);
      return body;
    }
    const info = body?.error_info;
    // A gateway that cannot reach the server is to whoever reads the same as no network. What was sent may have arrived.
    const isAway = method === 'GET' && (response.status === 502 || response.status === 504);
    if (!info) throw new ApiError(null, `Undefined API error (${response.status})`, { offline: isAway });
    if (info.error_code === 'E412') return {};
    throw new ApiError(info.error_code, info.error_message, {
      fields: info.fields ?? [],
      ...(info.retry_after !== undefined && { retryAfter: info.retry_after }),
      ...(info.file_faults && { fileFaults: info.file_faults }),
    });
  };
  return call as Api;
}
