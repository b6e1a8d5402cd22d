/** Preloaded into a server (`--import`): when the process ends, names every build of React that it ran, one a line. */
import { createRequire } from 'node:module';
import { isMainThread } from 'node:worker_threads';

const { cache } = createRequire(import.meta.url);
if (isMainThread)
  process.on('exit', () => {
    for (const module of Object.values(cache)) {
      const build = /\/node_modules\/react[^?]*\/([^/]+\.(?:development|production)\.js)$/.exec(module?.filename ?? '');
      if (build && module?.loaded) process.stderr.write(`react build: ${build[1]}\n`);
    }
  });
