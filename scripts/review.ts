/**
 * `npm run review`: signatures of people under screens, and what they are bound to.
 *
 *   status           how many screens and states are signed, open, asked to change, void; code 1 when something is void
 *   take FILE…       takes in what the form of the review pages made; all of a file or nothing
 *   looks [--check]  keeps how every screen looks now; with --check says what differs from what is kept (code 1)
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { countsOf, standings } from '../contract/reviewStates.ts';
import { looksFile, readKept, readLooks, readReviews, reviewsFolder } from './review/kept.ts';
import { fileNameOf, takeIn } from './review/take.ts';
import { root } from './steps.ts';

const usage = `npm run review -- status
npm run review -- take FILE…
npm run review -- looks [--check]
`;
const say = (line: string) => process.stdout.write(`${line}\n`);

/** @returns whether nothing is void */
function status(): boolean {
  const all = standings(readReviews(), readKept());
  const counts = countsOf(all.values());
  for (const [id, standing] of all)
    if (standing.kind === 'void') say(`${id}: void (${standing.reasons.join(', ')}), signed ${standing.review.at}`);
  say(`${counts.signed} signed, ${counts.open} open, ${counts.changes} asked to change, ${counts.void} void`);
  return counts.void === 0;
}

/** @returns whether all of it was taken in */
function take(file: string): boolean {
  if (!existsSync(file)) {
    say(`${file}: there is no such file`);
    return false;
  }
  const text = readFileSync(file, 'utf8');
  const { reviews, problems } = takeIn({ text, kept: readKept(), existing: readReviews(), now: new Date() });
  if (problems) {
    for (const problem of problems) say(`${file}: ${problem}`);
    return false;
  }
  mkdirSync(reviewsFolder, { recursive: true });
  for (const each of reviews) {
    const target = path.join(reviewsFolder, fileNameOf(each));
    writeFileSync(target, `${JSON.stringify(each, null, 2)}\n`);
    say(path.relative(root, target));
  }
  return true;
}

/** @returns whether what is kept is what is seen */
async function looks(isCheck: boolean): Promise<boolean> {
  // Only here: the other commands need neither a browser nor a built Storybook.
  const { seeLooks } = await import('./review/looks.ts');
  const [kept, now] = [readLooks(), await seeLooks()];
  const ids = [...new Set([...Object.keys(kept), ...Object.keys(now)])].sort();
  const changed = ids.filter((id) => kept[id] !== now[id]);
  for (const id of changed) say(`${id}: ${kept[id] ? (now[id] ? 'looks otherwise' : 'is gone') : 'is new'}`);
  say(`${Object.keys(now).length} screens in their states, ${changed.length} other than kept`);
  if (isCheck) return changed.length === 0;
  writeFileSync(looksFile, `${JSON.stringify(now, null, 2)}\n`);
  return true;
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { check: { type: 'boolean', default: false } },
});
const [command, ...files] = positionals;
if (command === 'status' && !files.length) process.exit(status() ? 0 : 1);
else if (command === 'take' && files.length) process.exit(files.map(take).every(Boolean) ? 0 : 1);
else if (command === 'looks' && !files.length) process.exit((await looks(values.check)) ? 0 : 1);
process.stderr.write(usage);
process.exit(1);
