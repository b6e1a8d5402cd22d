/** Bodies of POST calls: JSON, URL-encoded or multipart, counted while they are read and cut at the limit. */
import { ApiError, refused } from '../../contract/apiError.ts';
import { defaultLimitBytes, type Endpoint } from '../../contract/endpoint.ts';
import type { Values } from '../api.ts';

/** `name[]` makes an array, a name given twice too (the schema then says whether that is right). */
export function valuesOf(source: URLSearchParams | FormData): Values {
  const names = new Set(source.keys());
  return Object.fromEntries(
    [...names].map((name) => {
      const all = source.getAll(name);
      return name.endsWith('[]') ? [name.slice(0, -2), all] : [name, all.length > 1 ? all : all[0]];
    }),
  );
}

const tooLarge = () =>
  new ApiError('E413', 'The request is too large', { fields: [{ field: 'body', kind: 'too_long' }] });
const unreadable = () => refused('body', 'bad_input');

/** The body as a response, for its readers; `check` throws E413 once more than the limit has come. */
function limited(request: Request, type: string, limitBytes: number): { source: Response; check: () => void } {
  if (Number(request.headers.get('content-length')) > limitBytes) throw tooLarge();
  let read = 0;
  const counter = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      read += chunk.byteLength;
      if (read > limitBytes) controller.error(tooLarge());
      else controller.enqueue(chunk);
    },
  });
  return {
    source: new Response(request.body?.pipeThrough(counter) ?? null, { headers: { 'content-type': type } }),
    check: () => {
      if (read > limitBytes) throw tooLarge();
    },
  };
}

function jsonValues(text: string): Values {
  const value: unknown = JSON.parse(text);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw unreadable();
  return value as Values;
}

/** @throws ApiError E413 when it is too large, E422 when it cannot be read */
export async function readBody(
  request: Request,
  { body, limitBytes }: Pick<Endpoint, 'body' | 'limitBytes'>,
): Promise<Values> {
  const type = request.headers.get('content-type') ?? '';
  const kind = type.split(';')[0]!.trim().toLowerCase();
  const { source, check } = limited(request, type, limitBytes);
  try {
    if (kind === 'multipart/form-data') return valuesOf(await source.formData());
    const text = await source.text();
    if (kind === 'application/json') return body === 'none' && text === '' ? {} : jsonValues(text);
    if (kind === 'application/x-www-form-urlencoded') return valuesOf(new URLSearchParams(text));
    if (text !== '') throw unreadable();
    return {};
  } catch {
    check();
    throw unreadable();
  }
}

const lastOf = (value: unknown): unknown => (Array.isArray(value) ? value.at(-1) : value);

export interface PageForm {
  values: Record<string, string>;
  files: Record<string, File>;
}

/**
 * The fields of a page's form; of a name given twice the last one. A field for a file that was left empty is left out.
 * @throws ApiError as `readBody`
 */
export async function readForm(request: Request, limitBytes = defaultLimitBytes): Promise<PageForm> {
  const form: PageForm = { values: {}, files: {} };
  for (const [name, given] of Object.entries(await readBody(request, { body: 'form', limitBytes }))) {
    const value = lastOf(given);
    if (typeof value === 'string') form.values[name] = value;
    else if (value instanceof File && value.size > 0) form.files[name] = value;
  }
  return form;
}
