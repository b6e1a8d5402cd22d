/** One portal for all end-to-end tests; its address reaches them as `inject('origin')`. */
import type { TestProject } from 'vitest/node';
import { removeDirectory, startPortal, temporaryDirectory } from './portal.ts';

declare module 'vitest' {
  interface ProvidedContext {
    origin: string;
  }
}

export default async function setup(project: TestProject) {
  const directory = temporaryDirectory();
  const portal = await startPortal({ DATA_DIR: directory });
  project.provide('origin', portal.origin);
  return async () => {
    const code = await portal.stop();
    removeDirectory(directory);
    if (code !== 0) throw new Error(`The portal did not end cleanly: ${code}\n${portal.output()}`);
  };
}
