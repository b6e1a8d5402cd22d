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

const textsOf = (values: Values): Record<string, string> =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, given]) => {
      const value = lastOf(given);
      return typeof value === 'string' ? [[name, value]] : [];
    }),
  );

/** The first bytes of a body that nobody has read yet; the rest is left. */
async function firstBytes(request: Request): Promise<Buffer> {
  if (!request.body || request.bodyUsed) return Buffer.alloc(0);
  const reader = request.body.getReader();
  const chunks: Uint8Array[] = [];
  for (let read = 0; read < defaultLimitBytes; read += chunks.at(-1)!.byteLength) {
    const { value } = await reader.read();
    if (!value) break;
    chunks.push(value);
  }
  reader.releaseLock();
  return Buffer.concat(chunks);
}

/**
 * What was entered before the file that made a multipart body too large: browsers send fields in the order of the page. A body that
 * said nothing of its length has been read, and has none left.
 */
export async function readFirstTexts(request: Request): Promise<PageForm['values']> {
  const type = request.headers.get('content-type') ?? '';
  const [, quoted, plain] = /^multipart\/form-data;.*\bboundary=(?:"([^"]+)"|([^\s;]+))/i.exec(type) ?? [];
  const boundary = `\r\n--${quoted ?? plain}`;
  const begin = await firstBytes(request);
  const end = begin.lastIndexOf(boundary);
  if (end < 0) return {};
  const whole = new Blob([new Uint8Array(begin.subarray(0, end)), `${boundary}--\r\n`]);
  const form = await new Response(whole, { headers: { 'content-type': type } }).formData().catch(() => null);
  return form ? textsOf(valuesOf(form)) : {};
}

/**
 * The fields of a page's form; of a name given twice the last one. A field for a file that was left empty is left out.
 * @throws ApiError as `readBody`
 */
export async function readForm(request: Request, limitBytes = defaultLimitBytes): Promise<PageForm> {
  const values = await readBody(request, { body: 'form', limitBytes });
  const files: PageForm['files'] = {};
  for (const [name, given] of Object.entries(values)) {
    const value = lastOf(given);
    if (value instanceof File && value.size > 0) files[name] = value;
  }
  return { values: textsOf(values), files };
}
