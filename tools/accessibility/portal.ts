/** The built portal as a run looks at it. */
import { cpSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../../scripts/steps.ts';
import { failedResult } from '../../stories/fixtures/accessibility.ts';
import { copyPortal, type RunningPortal, startPortal } from '../../tests/e2e/portal.ts';

/**
 * A copy that shows a result of its own, always the same. With the one that was kept last, the pages of the result would say something
 * else in every run: no two runs would be alike, and what a person tested there would be void each time.
 */
export function startPortalOfRun(directory: string): Promise<RunningPortal> {
  const copy = path.join(directory, 'portal');
  copyPortal(copy);
  cpSync(path.join(root, 'dist'), path.join(copy, 'dist'), { recursive: true });
  writeFileSync(path.join(copy, 'content/accessibility/result.json'), JSON.stringify(failedResult()));
  return startPortal({ DATA_DIR: path.join(directory, 'data') }, copy);
}
