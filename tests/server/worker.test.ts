/** The service worker's file, the build that browsers ask for, and the worker that takes a harmful one away. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { runInNewContext } from 'node:vm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { storedFiles } from '../../scripts/workerBuild.ts';
import type { Context } from '../../server/context.ts';
import { serverOf, temporaryDirectory } from './support.ts';

const context = { db: {}, references: {}, accessibility: {}, now: () => new Date() } as unknown as Context;
const directory = temporaryDirectory();
const manifest = {
  'app/entry.client.tsx': {
    ...{ file: 'assets/entry.client-Ab_1-x9Z.js', css: ['assets/entry-1.css'], imports: ['_shared.js'] },
    dynamicImports: ['app/screens/Top/index.ts', 'app/screens/MyPage/index.ts', 'app/map/InteractiveMap.tsx'],
  },
  '_shared.js': { file: 'assets/shared-1.js' },
  'app/screens/Top/index.ts': { file: 'assets/Top-1.js', imports: ['_shared.js', '_card.js'] },
  '_card.js': { file: 'assets/card-1.js', css: ['assets/card-1.css'] },
  'app/screens/guardedModules.ts': { file: 'assets/guarded-1.js', dynamicImports: ['app/screens/MyPage/index.ts'] },
  'app/screens/MyPage/index.ts': { file: 'assets/MyPage-1.js' },
  'app/screens/Login/index.ts': { file: 'assets/Login-1.js' },
  'app/map/InteractiveMap.tsx': { file: 'assets/InteractiveMap-1.js' },
};
beforeAll(() => {
  mkdirSync(path.join(directory, '.vite'));
  writeFileSync(path.join(directory, '.vite/manifest.json'), JSON.stringify(manifest));
  writeFileSync(path.join(directory, 'sw.js'), '"the built worker";');
});
afterAll(() => rmSync(directory, { recursive: true, force: true }));

const ask = (at: string, isOn = true) =>
  serverOf(context, { SERVICE_WORKER: isOn ? 'on' : 'off' }, { clientDirectory: directory }).request(at);

test('the worker is asked for at every visit, and stands under the policy of the site', async () => {
  const response = await ask('/sw.js');
  expect(await response.text()).toBe('"the built worker";');
  expect(response.headers.get('cache-control')).toBe('no-cache');
  expect(response.headers.get('content-type')).toMatch(/^text\/javascript/);
  expect(response.headers.get('content-security-policy')).toContain("script-src 'self';");
});

test('the build is known by the hash of its entry, and nothing between keeps it', async () => {
  const response = await ask('/build.json');
  expect(await response.json()).toEqual({ build: 'Ab_1-x9Z' });
  expect(response.headers.get('cache-control')).toBe('no-store');
});

test('switched off, a worker comes in its place that empties the device but for saved courses, and goes', async () => {
  const response = await ask('/sw.js', false);
  expect(response.headers.get('cache-control')).toBe('no-cache');
  const listeners: Record<string, (event: { waitUntil: (work: Promise<unknown>) => void }) => void> = {};
  const names = new Set(['pages', 'files-used', 'files-of-a', 'saved-course-101-ja-1']);
  const did: string[] = [];
  let work: Promise<unknown> = Promise.resolve();
  runInNewContext(await response.text(), {
    caches: { keys: async () => [...names], delete: async (name: string) => names.delete(name) },
    self: {
      addEventListener: (type: string, listener: (typeof listeners)[string]) => (listeners[type] = listener),
      skipWaiting: () => did.push('takes over'),
      registration: { unregister: async () => did.push('goes') },
    },
  });
  for (const type of ['install', 'activate']) listeners[type]!({ waitUntil: (each) => (work = work.then(() => each)) });
  await work;
  expect([...names]).toEqual(['saved-course-101-ja-1']);
  expect(did).toEqual(['takes over', 'goes']);
});

test('stored with it: the frame and public screens with what they import; no map, no login, nothing of members', () => {
  const files = [...storedFiles(manifest as unknown as Parameters<typeof storedFiles>[0])].sort();
  expect(files).toEqual([
    ...['assets/Top-1.js', 'assets/card-1.css', 'assets/card-1.js', 'assets/entry-1.css'],
    ...['assets/entry.client-Ab_1-x9Z.js', 'assets/shared-1.js'],
  ]);
});
