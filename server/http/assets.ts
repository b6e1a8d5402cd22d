/** Built files from memory of their names: hashed ones forever, each in the smallest form the browser takes. */
import { createReadStream, existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';
import type { Context as HonoContext } from 'hono';

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.webp': 'image/webp',
  '.mp4': 'video/mp4',
  '.woff2': 'font/woff2',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
};
const encodings = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const;

export interface Asset {
  file: string;
  type: string;
  isHashed: boolean;
  encodings: ReadonlyArray<readonly ['br' | 'gzip', string]>;
}

/** Every file below `directory`, by URL path. */
export function listAssets(directory: string): Map<string, Asset> {
  if (!existsSync(directory)) return new Map();
  const names = (readdirSync(directory, { recursive: true }) as string[]).filter((name) =>
    statSync(path.join(directory, name)).isFile(),
  );
  const known = new Set(names);
  return new Map(
    names
      .filter((name) => types[path.extname(name)])
      .map((name) => [
        `/${name.split(path.sep).join('/')}`,
        {
          file: path.join(directory, name),
          type: types[path.extname(name)]!,
          isHashed: name.startsWith('assets'),
          encodings: encodings.filter(([, ending]) => known.has(name + ending)),
        },
      ]),
  );
}

export function sendAsset(c: HonoContext, asset: Asset): Response {
  const accepted = c.req.header('accept-encoding') ?? '';
  const encoding = asset.encodings.find(([name]) => accepted.includes(name));
  const file = asset.file + (encoding?.[1] ?? '');
  const headers = new Headers({
    'content-type': asset.type,
    'content-length': String(statSync(file).size),
    'cache-control': asset.isHashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
    vary: 'Accept-Encoding',
  });
  if (encoding) headers.set('content-encoding', encoding[0]);
  if (c.req.method === 'HEAD') return new Response(null, { headers });
  return new Response(Readable.toWeb(createReadStream(file)) as ReadableStream, { headers });
}
