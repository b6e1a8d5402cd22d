/** Built files: hashed ones are kept for ever, each goes out in the smallest form that the browser takes (decision 0024). */
import { createReadStream, existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';
import { serveStatic } from '@hono/node-server/serve-static';
import type { Context as HonoContext } from 'hono';
import { getMimeType } from 'hono/utils/mime';
import { encodingFor } from './negotiate.ts';

const endings = { br: '.br', gzip: '.gz' } as const;
type Encoding = keyof typeof endings;
const encodings = Object.keys(endings) as Encoding[];

export interface Asset {
  file: string;
  type: string;
  isHashed: boolean;
  encodings: readonly Encoding[];
}

/** Vite's manifest and the build's stamp are there for the server; `.well-known` is for everybody. */
const isHidden = (name: string) => /(^|[\\/])\.(?!well-known[\\/])/.test(name);

/** Every file below `directory` that may be asked for, by URL path: what is not listed at start is not served. */
export function listAssets(directory: string): Map<string, Asset> {
  if (!existsSync(directory)) return new Map();
  const names = readdirSync(directory, { recursive: true }) as string[];
  const known = new Set(names);
  return new Map(
    names.flatMap((name): [string, Asset][] => {
      const type = getMimeType(name);
      const file = path.join(directory, name);
      if (!type || isHidden(name) || !statSync(file).isFile()) return [];
      const asset = {
        file,
        type,
        isHashed: name.startsWith('assets'),
        encodings: encodings.filter((encoding) => known.has(name + endings[encoding])),
      };
      return [[`/${name.split(path.sep).join('/')}`, asset]];
    }),
  );
}

async function partOf(c: HonoContext, { file }: Asset): Promise<Response> {
  const response = await serveStatic({ root: path.dirname(file), path: path.basename(file) })(c, async () => {});
  return response ?? c.notFound();
}

function wholeOf(c: HonoContext, asset: Asset): Response {
  const encoding = encodingFor(c.req.header('accept-encoding'), asset.encodings);
  const file = asset.file + (encoding === 'identity' ? '' : endings[encoding]);
  const headers = new Headers({ 'content-type': asset.type, 'content-length': String(statSync(file).size) });
  if (encoding !== 'identity') headers.set('content-encoding', encoding);
  if (c.req.method === 'HEAD') return new Response(null, { headers });
  return new Response(Readable.toWeb(createReadStream(file)) as ReadableStream, { headers });
}

export async function sendAsset(c: HonoContext, asset: Asset): Promise<Response> {
  const response = c.req.header('range') ? await partOf(c, asset) : wholeOf(c, asset);
  response.headers.set('accept-ranges', 'bytes');
  response.headers.set(
    'cache-control',
    asset.isHashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
  );
  response.headers.set('vary', 'Accept-Encoding');
  return response;
}
