/** A call with files: multipart, by XMLHttpRequest, which alone tells how much has been sent. Loaded with the first file. */
import type { CallOptions } from './index.ts';
import { isSkipped } from './isSkipped.ts';

const partOf = (value: unknown): string | Blob => {
  if (value instanceof Blob) return value;
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
};

/** Arrays as `name[]`, files as they are, other objects as JSON; null, undefined and NaN are skipped. */
export function toFormData(input: object): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(input)) {
    const [key, values]: [string, unknown[]] = Array.isArray(value) ? [`${name}[]`, value] : [name, [value]];
    // The same call for both, whose types TypeScript lists apart.
    for (const each of values) if (!isSkipped(each)) form.append(key, partOf(each) as string);
  }
  return form;
}

/** @returns the response as `fetch` would; rejects with a TypeError without a network, with an AbortError when it is given up */
export function sendForm(url: string, input: object, { signal, onProgress }: CallOptions): Promise<Response> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const giveUp = () => {
      request.abort();
      reject(new DOMException('The call was given up', 'AbortError'));
    };
    if (signal?.aborted) return giveUp();
    signal?.addEventListener('abort', giveUp);
    // However it ends: the signal may outlive many calls.
    request.addEventListener('loadend', () => signal?.removeEventListener('abort', giveUp));
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress?.(total ? loaded / total : 0));
    request.addEventListener('load', () => resolve(new Response(request.responseText, { status: request.status })));
    request.addEventListener('error', () => reject(new TypeError('The network did not answer')));
    request.open('POST', url);
    request.setRequestHeader('accept', 'application/json');
    request.send(toFormData(input));
  });
}
