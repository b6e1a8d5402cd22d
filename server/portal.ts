/** Where pages are rendered: by the built entry, or in development by Vite, with its styles in the first HTML. */
import { existsSync, readFileSync } from 'node:fs';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PageAssets, ServerEntry } from '../app/entry.server.tsx';

export interface Portal {
  portal: () => Promise<ServerEntry>;
  /** Files that the first HTML of a page names: the entry's, its route's and its language's. */
  assets: (modules: readonly string[]) => Promise<PageAssets>;
  middleware?: (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
  close?: () => Promise<void>;
}

interface ManifestChunk {
  file: string;
  css?: string[];
  imports?: string[];
}

const entry = 'app/entry.client.tsx';

export async function builtPortal(clientDirectory: string): Promise<Portal> {
  const serverEntry = path.resolve(clientDirectory, '../server/entry.server.js');
  const manifestFile = path.join(clientDirectory, '.vite/manifest.json');
  if (!existsSync(serverEntry) || !existsSync(manifestFile))
    throw new Error('the portal is not built. Run: npm run build');
  const manifest = JSON.parse(readFileSync(manifestFile, 'utf8')) as Record<string, ManifestChunk>;
  const portal = (await import(pathToFileURL(serverEntry).href)) as ServerEntry;
  const filesOf = (module: string, seen: Set<string>): void => {
    const chunk = manifest[module];
    if (!chunk || seen.has(module)) return;
    seen.add(module);
    for (const imported of chunk.imports ?? []) filesOf(imported, seen);
  };
  // One stylesheet for the whole site: it is small, and every page after the first has it.
  const styles = Object.values(manifest)
    .filter(({ file }) => file.endsWith('.css'))
    .map(({ file }) => `/${file}`);
  const assets = (modules: readonly string[]): PageAssets => {
    const seen = new Set<string>();
    for (const module of [entry, ...modules]) filesOf(module, seen);
    const chunks = [...seen].map((module) => manifest[module]!);
    return {
      scripts: [`/${manifest[entry]!.file}`],
      preloads: chunks.map(({ file }) => `/${file}`).filter((file) => file !== `/${manifest[entry]!.file}`),
      styles: [...new Set([...styles, ...chunks.flatMap(({ css }) => css ?? []).map((file) => `/${file}`)])],
      inlineStyle: '',
    };
  };
  return { portal: async () => portal, assets: async (modules) => assets(modules) };
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
