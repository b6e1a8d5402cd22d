/** The built Storybook under a path of the portal: for people who review, not for search engines. */
import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import type { Context as HonoContext, MiddlewareHandler } from 'hono';
import { secureHeaders } from 'hono/secure-headers';
import { listAssets, sendAsset } from './assets.ts';
import { commonHeaders } from './security.ts';

export interface StorybookOptions {
  /** `/storybook`; not the root, and without a slash at its end. */
  path: string;
  /** What `npm run storybook:build` has made. Read at start: a new build needs a new start. */
  directory: string;
  isHttps: boolean;
}

const inlineScript = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g;

/** Storybook's two pages carry scripts of their own; each is allowed by its hash, and no other can run. */
const hashesOf = (html: string) =>
  [...html.matchAll(inlineScript)].map(
    ([, text]) => `'sha256-${createHash('sha256').update(text!.replaceAll('\r\n', '\n')).digest('base64')}'`,
  );

const contentSecurityPolicy = (hashes: readonly string[]) => ({
  defaultSrc: ["'none'"],
  scriptSrc: ["'self'", ...new Set(hashes)],
  // Storybook writes its styles into the page while it runs.
  styleSrc: ["'self'", "'unsafe-inline'"],
  imgSrc: ["'self'", 'data:', 'blob:'],
  fontSrc: ["'self'", 'data:'],
  mediaSrc: ["'self'"],
  connectSrc: ["'self'"],
  workerSrc: ["'self'", 'blob:'],
  // Stories stand in a frame of the same site.
  frameSrc: ["'self'"],
  frameAncestors: ["'self'"],
  baseUri: ["'none'"],
  // A form in a story must not reach the portal.
  formAction: ["'none'"],
});

/**
 * @returns its handler, headers first
 * @throws when there is no built Storybook
 */
export function storybook({ path, directory, isHttps }: StorybookOptions): MiddlewareHandler[] {
  const files = listAssets(directory);
  const pages = ['/index.html', '/iframe.html'].map((name) => files.get(name));
  if (!pages.every((page) => page !== undefined))
    throw new Error(`STORYBOOK_DIR holds no built Storybook: ${directory}. Run: npm run storybook:build`);
  const headers = secureHeaders({
    ...commonHeaders(isHttps),
    xFrameOptions: 'SAMEORIGIN',
    contentSecurityPolicy: contentSecurityPolicy(pages.flatMap(({ file }) => hashesOf(readFileSync(file, 'utf8')))),
  });

  async function answer(c: HonoContext): Promise<Response> {
    if (c.req.method !== 'GET' && c.req.method !== 'HEAD') return c.text('Method not allowed', 405, { allow: 'GET' });
    // Its files name each other relatively, so its first page needs the slash.
    if (c.req.path === path) return c.redirect(`${path}/${new URL(c.req.url).search}`, 308);
    const name = c.req.path.slice(path.length);
    const asset = files.get(name === '/' ? '/index.html' : name);
    if (!asset) return c.text('Not found', 404);
    if (asset.isHashed) return sendAsset(c, asset);
    // Everything but the hashed files keeps its name in the next build: asked for again each time, sent when it is new.
    const { size, mtimeMs } = statSync(asset.file);
    const fresh = {
      'cache-control': 'no-cache',
      etag: `W/"${size.toString(36)}-${Math.round(mtimeMs).toString(36)}"`,
    };
    if (c.req.header('if-none-match')?.includes(fresh.etag)) return c.body(null, 304, fresh);
    const sent = await sendAsset(c, asset);
    for (const [header, value] of Object.entries(fresh)) sent.headers.set(header, value);
    return sent;
  }

  return [
    headers,
    async (c) => {
      const response = await answer(c);
      response.headers.set('x-robots-tag', 'noindex, nofollow');
      return response;
    },
  ];
}
