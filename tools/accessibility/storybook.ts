/** The built Storybook: made when its sources have changed, served on a free port, and what stories it has. */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { serve } from '@hono/node-server';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { stampOf } from '../../scripts/stamp.ts';
import { root } from '../../scripts/steps.ts';

const directory = path.join(root, 'storybook-static');
const stampFile = path.join(directory, '.sources');
const sources = [
  ...['.storybook', 'stories', 'ui', 'tokens', 'machines', 'app', 'contract', 'content', 'public', 'scripts'],
  ...['vite.config.ts', 'package-lock.json'],
];

/** @throws when it cannot be built */
export function buildStorybook(): void {
  const stamp = stampOf(sources);
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return;
  // A test's environment would make another Storybook out of the same sources.
  const { NODE_ENV: _, VITEST: __, ...env } = process.env;
  const { status, stdout, stderr } = spawnSync(path.join(root, 'node_modules/.bin/storybook'), ['build', '--quiet'], {
    cwd: root,
    env,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`Storybook could not be built:\n${stdout}\n${stderr}`);
  writeFileSync(stampFile, stamp);
}

/** @param under the path that it is served under, `/deep/path`; the root when left out */
export async function serveStorybook(from = directory, under = ''): Promise<{ origin: string; stop: () => void }> {
  const app = new Hono();
  app.use(
    `${under}/*`,
    serveStatic({
      root: path.relative(process.cwd(), from) || '.',
      rewriteRequestPath: (asked) => asked.slice(under.length),
      // Hashed, so that a browser that opens a thousand stories fetches and compiles them once.
      onFound: (file, c) => {
        if (file.includes('/assets/')) c.header('cache-control', 'public, max-age=31536000, immutable');
      },
    }),
  );
  return new Promise((resolve) => {
    const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }: AddressInfo) =>
      resolve({ origin: `http://127.0.0.1:${port}`, stop: () => server.close() }),
    );
  });
}

export interface StoryEntry {
  id: string;
  /** `部品/操作 Actions/Button ボタン`. */
  title: string;
  name: string;
  importPath: string;
  exportName: string;
}

/** Stories, not docs pages, in the order of the index. */
export const storyEntries = (): StoryEntry[] => {
  const { entries } = JSON.parse(readFileSync(path.join(directory, 'index.json'), 'utf8')) as {
    entries: Record<string, StoryEntry & { type: string }>;
  };
  return Object.values(entries).filter(({ type }) => type === 'story');
};
