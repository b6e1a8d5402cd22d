/** Data for a portal of each file: a first start takes ten times as long as a start on a copy of what one has left. */
import type { TestProject } from 'vitest/node';
import { prepareData } from '../e2e/data.ts';
import { buildIfNeeded, removeDirectory, temporaryDirectory } from '../e2e/portal.ts';

export default async function setup(project: TestProject) {
  buildIfNeeded();
  const prepared = temporaryDirectory();
  await prepareData(prepared);
  project.provide('preparedData', prepared);
  return () => removeDirectory(prepared);
}
