/** A page as many visitors get it: one HTML, compressed when somebody first asks for that encoding, with a strong tag for each. */
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Context as HonoContext } from 'hono';
import type { PageResponse } from '../../app/entry.server.tsx';
import { encodingFor, matchingEtag } from './negotiate.ts';

type Encoding = (typeof encodings)[number];

export interface SharedPage {
  response: Omit<PageResponse, 'html'>;
  html: Buffer;
  tag: string;
  compressed: Map<Encoding, Promise<Buffer>>;
}

/** Best first. */
const encodings = ['br', 'gzip'] as const;
/** Off the event loop, in the thread pool. */
const compress: Record<Encoding, (html: Buffer) => Promise<Buffer>> = {
  br: (html) => promisify(brotliCompress)(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (html) => promisify(gzip)(html, { level: 6 }),
};

export function sharedPage({ html, ...response }: PageResponse): SharedPage {
  const tag = createHash('sha256').update(html).digest('base64url').slice(0, 22);
  return { response, html: Buffer.from(html), tag, compressed: new Map() };
}

/** With room for the compressed forms, which together are smaller than the HTML. */
export const sizeOf = ({ html }: SharedPage, key: string): number => 2 * html.length + 2 * key.length;

function bodyOf(page: SharedPage, encoding: Encoding | 'identity'): Promise<Buffer> {
  if (encoding === 'identity') return Promise.resolve(page.html);
  const body = page.compressed.get(encoding) ?? compress[encoding](page.html);
  page.compressed.set(encoding, body);
  return body;
}

/** Any cache may keep it and asks each time whether it is still so: what has changed or ended shows everywhere at once. */
export const askedEachTime = 'public, max-age=0, must-revalidate';

export async function sendSharedPage(c: HonoContext, page: SharedPage): Promise<Response> {
  // Also of a 304: a browser may take its policy for the page that it has.
  c.set('styleHash', page.response.styleHash);
  const encoding = encodingFor(c.req.header('accept-encoding'), encodings);
  const etagOf = (name: Encoding | 'identity') => `"${page.tag}${name === 'identity' ? '' : `-${name}`}"`;
  const etags = [encoding, ...encodings, 'identity' as const].map(etagOf);
  const known = matchingEtag(c.req.header('if-none-match'), etags);
  const headers = new Headers({
    'content-language': page.response.lang,
    'cache-control': askedEachTime,
    vary: 'Cookie, Accept-Encoding',
    etag: known ?? etags[0]!,
  });
  if (known) return new Response(null, { status: 304, headers });
  const body = await bodyOf(page, encoding);
  headers.set('content-type', 'text/html; charset=utf-8');
  headers.set('content-length', String(body.length));
  if (encoding !== 'identity') headers.set('content-encoding', encoding);
  return new Response(new Uint8Array(body), { headers });
}
