/** The whole server with its rendered pages, and ways to make its database slow. */
import { createServer as createHttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';
import { expect, onTestFinished, vi } from 'vitest';
import type { ServerEntry } from '../../app/entry.server.tsx';
import { readConfig } from '../../server/config.ts';
import type { Context } from '../../server/context.ts';
import { createLog, type Log } from '../../server/log.ts';
import { createServer } from '../../server/server.ts';

const noAssets = { scripts: [], preloads: [], styles: [], inlineStyle: '' };

/** As it runs in production: with the page cache, without limits for callers. */
export function pageServerOf(
  context: Context,
  {
    environment = {},
    wrap = (entry) => entry,
    log = createLog('silent'),
  }: { environment?: Record<string, string>; wrap?: (entry: ServerEntry) => ServerEntry; log?: Log } = {},
): Hono {
  return createServer({
    config: readConfig({ NODE_ENV: 'production', LOG_LEVEL: 'silent', REQUESTS_PER_MINUTE: '0', ...environment }),
    context,
    log,
    isReady: async () => true,
    portal: async () => wrap(await import('../../app/entry.server.tsx')),
    assets: async () => noAssets,
    clientDirectory: '/nowhere',
  });
}

/** Opens a page until it comes: the first time loads its screen, for which a busy machine needs longer than the page waits. */
export const untilOpen = (app: Hono, path: string, headers: Record<string, string> = {}) =>
  vi.waitFor(
    async () => expect([path, (await app.request(`http://localhost${path}`, { headers })).status]).toEqual([path, 200]),
    { timeout: 60_000, interval: 100 },
  );

/** Serves on a free port until the test ends. @returns the origin */
export async function listen(app: Hono): Promise<string> {
  const http = createHttpServer(getRequestListener(app.fetch));
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    http.closeAllConnections();
    http.close();
  });
  return `http://127.0.0.1:${(http.address() as AddressInfo).port}`;
}
