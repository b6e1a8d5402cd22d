/**
 * `npm run visual -- --base REV`: photographs every story as it was in REV and as it is now, and shows what changed.
 *
 *   --base REV          the revision to compare with (`main` when left out)
 *   --only TEXT         only stories whose id or title contains it
 *   --threshold SHARE   the share of changed pixels that a photograph may have, 0–1 (0 when left out)
 *   --workers N         stories that are photographed side by side (2 when left out)
 *
 * "Now" is the working tree, with what is not committed. Each story is seen in Japanese at 1280 pixels, and in English with large
 * text at 360. The result is `test-results/visual/index.html`. Ends with code 1 when a story has changed by more than the threshold,
 * is new or is gone (a share of 1), or could not be photographed; with code 2 when it could not be run.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { z } from 'zod';
import { headlessChromiumPath } from '../../scripts/chromium.ts';
import { root } from '../../scripts/steps.ts';
import { flags } from '../../tests/e2e/browser.ts';
import { buildStorybook, serveStorybook } from '../accessibility/storybook.ts';
import { buildBase, nameOf, nameOfNow } from './base.ts';
import { compareStories, isBeyond, type Look, statuses } from './looks.ts';
import { percent, visualPage } from './page.ts';

const settings = z.object({
  base: z.string().min(1),
  only: z.string().optional(),
  threshold: z.coerce.number().min(0).max(1),
  workers: z.coerce.number().int().min(1).max(16),
});

/** @throws with one line that says which is wrong */
function readSettings(): z.output<typeof settings> {
  const { values } = parseArgs({
    options: {
      base: { type: 'string', default: 'main' },
      only: { type: 'string' },
      threshold: { type: 'string', default: '0' },
      workers: { type: 'string', default: '2' },
    },
  });
  const parsed = settings.safeParse(values);
  if (parsed.success) return parsed.data;
  throw new Error(`Not usable: ${parsed.error.issues.map(({ path: [name] }) => `--${String(name)}`).join(', ')}.`);
}

/** A new line for a terminal's last one; elsewhere a line for every twentieth part. */
function showProgress(): (done: number, total: number, look: Look) => void {
  const started = performance.now();
  return (done, total, { title }) => {
    const left = Math.round((((performance.now() - started) / done) * (total - done)) / 1000);
    const line = `${done}/${total}, ${left} s left: ${title.ja}`;
    if (process.stdout.isTTY) process.stdout.write(`\r\x1b[2K${line.slice(0, 110)}`);
    else if (done === total || Math.floor((done * 20) / total) > Math.floor(((done - 1) * 20) / total))
      process.stdout.write(`${line}\n`);
  };
}

async function look({ base, only, workers }: z.output<typeof settings>): Promise<Look[]> {
  process.stdout.write('Building the Storybook of now …\n');
  buildStorybook();
  process.stdout.write(`Building the Storybook of ${base} …\n`);
  const old = await buildBase(base);
  const [before, after] = await Promise.all([serveStorybook(old.directory), serveStorybook()]);
  const browser = await chromium.launch({ executablePath: headlessChromiumPath(), args: flags });
  try {
    return await compareStories({
      ...{ browser, only, workers, before: before.origin, after: after.origin },
      onProgress: showProgress(),
    });
  } finally {
    await browser.close();
    before.stop();
    after.stop();
    old.remove();
  }
}

async function main(): Promise<number> {
  const given = readSettings();
  const before = nameOf(given.base);
  const now = nameOfNow();
  const looks = await look(given);
  if (!looks.length) throw new Error(`No story contains ${JSON.stringify(given.only ?? '')}.`);
  const page = visualPage({
    ...{ looks, before, threshold: given.threshold, takenAt: new Date() },
    after: now.isChanged
      ? `${now.name} (記録していない変更を含みます / with changes that are not committed)`
      : now.name,
  });
  const file = path.join(root, 'test-results/visual/index.html');
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, page);

  const beyond = looks.filter(isBeyond(given.threshold));
  process.stdout.write('\n');
  for (const { id, status, share, shown, reason } of beyond.slice(0, 100))
    process.stdout.write(
      `${status} ${percent(share)} ${id} ${shown.lang} ${shown.width}${shown.isForced ? ' forced' : ''} ${reason ?? ''}\n`,
    );
  if (beyond.length > 100) process.stdout.write(`and ${beyond.length - 100} more\n`);
  const counts = statuses.map((status) => `${looks.filter((each) => each.status === status).length} ${status}`);
  const size = (Buffer.byteLength(page) / 1024 / 1024).toFixed(1);
  process.stdout.write(`\n${counts.join(', ')}\n${path.relative(process.cwd(), file)} (${size} MB)\n`);
  return beyond.length ? 1 : 0;
}

process.exitCode = await main().catch((error: unknown) => {
  process.stderr.write(`${(error as Error).message}\n`);
  return 2;
});
process.exit();
