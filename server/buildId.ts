import type { Manifest } from './pageAssets.ts';

/**
 * The browser's entry names every other file of the build, each with its hash: its own hash changes with any of them.
 * @returns null where no client has been built
 */
export const buildOf = (manifest: Manifest): string | null =>
  manifest['app/entry.client.tsx']?.file.replace(/^.*client-(.+)\.js$/, '$1') ?? null;
