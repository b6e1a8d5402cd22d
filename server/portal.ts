/** Where pages are rendered: by the built entry, or in development by Vite, with its styles in the first HTML. */
import { existsSync, readFileSync } from 'node:fs';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PageAssets, ServerEntry } from '../app/entry.server.tsx';
import { type Manifest, pageAssets } from './pageAssets.ts';

export interface Portal {
  portal: () => Promise<ServerEntry>;
  /** What the first HTML of a page needs: of the entry, its screen and its language. */
  assets: (modules: readonly string[], body: string) => Promise<PageAssets>;
  middleware?: (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
  close?: () => Promise<void>;
}

const entry = 'app/entry.client.tsx';

export async function builtPortal(clientDirectory: string): Promise<Portal> {
  const serverEntry = path.resolve(clientDirectory, '../server/entry.server.js');
  const manifestFile = path.join(clientDirectory, '.vite/manifest.json');
  if (!existsSync(serverEntry) || !existsSync(manifestFile))
    throw new Error('the portal is not built. Run: npm run build');
  const manifest = JSON.parse(readFileSync(manifestFile, 'utf8')) as Manifest;
  const portal = (await import(pathToFileURL(serverEntry).href)) as ServerEntry;
  const assets = pageAssets(manifest, entry, (file) => readFileSync(path.join(clientDirectory, file), 'utf8'));
  return { portal: async () => portal, assets: async (modules, body) => assets(modules, body) };
}

export async function developmentPortal(server: Server): Promise<Portal> {
  const { createServer } = await import('vite');
  const vite = await createServer({ server: { middlewareMode: true, hmr: { server } }, appType: 'custom' });
  /** Styles of everything that the server's module graph holds: without them the first paint would be bare. */
  const inlineStyle = async () => {
    const urls = [...vite.environments.ssr.moduleGraph.idToModuleMap.values()]
      .map(({ url }) => url)
      .filter((url) => /\.css(\?|$)/.test(url));
    const sheets = await Promise.all(
      urls.map((url) =>
        vite.ssrLoadModule(`${url}${url.includes('?') ? '&' : '?'}inline`).then(
          ({ default: text }) => String(text ?? ''),
          () => '',
        ),
      ),
    );
    return sheets.join('\n');
  };
  return {
    portal: async () => (await vite.ssrLoadModule('/app/entry.server.tsx')) as ServerEntry,
    assets: async () => ({
      scripts: ['/@vite/client', `/${entry}`],
      preloads: [],
      styles: [],
      inlineStyle: await inlineStyle(),
    }),
    middleware: vite.middlewares,
    close: () => vite.close(),
  };
}
