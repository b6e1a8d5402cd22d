/** The built portal as a run looks at it. */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { summaryOf, summaryText } from '../../contract/accessibilitySummary.ts';
import { root } from '../../scripts/steps.ts';
import { failedResult } from '../../stories/fixtures/accessibility.ts';
import { copyPortal, type RunningPortal, startPortal } from '../../tests/e2e/portal.ts';
import { closedCourse } from './sample.ts';

/**
 * A copy that shows a result of its own, always the same, has a closed course, and stands at a fixed time. With the latest result,
 * the result pages would differ in every run: no two runs would be alike, and what a person tested there would be void each time.
 */
export async function startPortalOfRun(directory: string): Promise<RunningPortal> {
  const copy = path.join(directory, 'portal');
  const environment = { DATA_DIR: path.join(directory, 'data') };
  copyPortal(copy);
  cpSync(path.join(root, 'scripts'), path.join(copy, 'scripts'), { recursive: true });
  cpSync(path.join(root, 'dist'), path.join(copy, 'dist'), { recursive: true });
  const artefact = path.join(copy, 'dist/accessibility');
  rmSync(artefact, { recursive: true, force: true });
  mkdirSync(artefact);
  const result = failedResult();
  writeFileSync(path.join(artefact, 'result.json'), JSON.stringify(result));
  writeFileSync(path.join(copy, 'content/accessibility/summary.json'), summaryText(summaryOf(result)));
  // The first start makes the database.
  await (await startPortal(environment, copy)).stop();
  const { status, stderr } = spawnSync(
    process.execPath,
    ['scripts/alert.ts', 'course', String(closedCourse), 'closed', '工事のため', 'Because of building work'],
    { cwd: copy, env: { ...process.env, ...environment }, encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(`The course could not be closed: ${stderr}`);
  return startPortal({ ...environment, NODE_OPTIONS: `--import=${import.meta.resolve('./fixedTime.ts')}` }, copy);
}
