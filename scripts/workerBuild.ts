/** The service worker, and the files of the build that it stores on the device when it is installed. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { buildOf } from '../server/buildId.ts';
import type { Manifest } from '../server/pageAssets.ts';

/** Forms that need the network, and a page of figures: their files come when they are used. */
const unstored = /^app\/screens\/(AccessibilityResult|Install|Login|Password|PhotoContest|Register|Report|SiteSearch)/;
/** What a stored screen loads by itself. */
const loadedLater = [
  ...['ui/Dialog/index.ts', 'app/offline/SaveOutcome.tsx', 'app/offline/updates.ts'],
  ...['app/photos/PhotoStrip.tsx', 'app/favourites/FavouriteOutcome.tsx'],
];
const isStored = (module: string) =>
  loadedLater.includes(module) ||
  /^app\/i18n\/(ja|en)\.ts$/.test(module) ||
  (/^app\/screens\/\w+\/(index\.ts|ja\.json|en\.json)$/.test(module) && !unstored.test(module)) ||
  /^app\/screens\/\w+\/(FilterForm|HeroSearch|KeywordForm|LinePicker|NothingFound|SearchForm)\.tsx$/.test(module) ||
  /^app\/i18n\/(ja|en)\/(favourite|institution|kept|map|news|park|photoCommon|saved|search)\.json$/.test(module);

/**
 * Pages of what is on the device: as a visitor without cookies gets them, they say nothing of anybody. The worker shows the first in
 * place of what is not there.
 */
const storedPages = ['/offline', '/history', '/history?list=favourites'].flatMap((url) => [
  url,
  `${url}${url.includes('?') ? '&' : '?'}lang=en`,
]);

/** The frame and the main screens with all that they import; not maps, decoders, or what needs a login. */
export function storedFiles(manifest: Manifest): Set<string> {
  const guarded = new Set(manifest['app/screens/guardedModules.ts']?.dynamicImports);
  const files = new Set<string>();
  const visited = new Set<string>();
  const visit = (module: string) => {
    const chunk = manifest[module];
    if (!chunk || visited.has(module)) return;
    visited.add(module);
    for (const file of [chunk.file, ...(chunk.css ?? [])]) files.add(file);
    for (const imported of chunk.imports ?? []) visit(imported);
  };
  visit('app/entry.client.tsx');
  for (const module of Object.keys(manifest)) if (isStored(module) && !guarded.has(module)) visit(module);
  return files;
}

/** @param output where the client is built */
export function workerBuild(output: string): Plugin[] {
  return VitePWA({
    strategies: 'injectManifest',
    srcDir: 'app/worker',
    filename: 'sw.ts',
    // Written by hand: `app/offline/startWorker.ts`, and the manifests by `server/http/manifests.ts`, in two languages.
    injectRegister: false,
    manifest: false,
    injectManifest: {
      rollupFormat: 'iife',
      globPatterns: ['assets/*.{js,css}'],
      manifestTransforms: [
        async (entries) => {
          const manifest = JSON.parse(readFileSync(path.join(output, '.vite/manifest.json'), 'utf8')) as Manifest;
          const stored = storedFiles(manifest);
          const files = entries
            .filter(({ url }) => stored.has(url))
            .map((entry) => ({ ...entry, url: `/${entry.url}`, revision: null }));
          const pages = storedPages.map((url) => ({ url, revision: buildOf(manifest), size: 0 }));
          return { manifest: [...files, ...pages], warnings: [] };
        },
      ],
    },
  });
}
