/** One portal for all end-to-end tests; its address reaches them as `inject('origin')`. */
import { cpSync } from 'node:fs';
import type { TestProject } from 'vitest/node';
import { prepareData } from './data.ts';
import { buildIfNeeded, removeDirectory, startPortal, temporaryDirectory } from './portal.ts';

declare module 'vitest' {
  interface ProvidedContext {
    origin: string;
  }
}

export default async function setup(project: TestProject) {
  buildIfNeeded();
  const prepared = temporaryDirectory();
  await prepareData(prepared);
  project.provide('preparedData', prepared);
  const directory = temporaryDirectory();
  cpSync(prepared, directory, { recursive: true });
  const portal = await startPortal({ DATA_DIR: directory });
  project.provide('origin', portal.origin);
  return async () => {
    const code = await portal.stop();
    for (const each of [prepared, directory]) removeDirectory(each);
    if (code !== 0) throw new Error(`The portal did not end cleanly: ${code}\n${portal.output()}`);
  };
}
