/**
 * `npm run review`: signatures of screens and components, in `content/reviews`.
 *
 *   take FILE   keeps what the form in Storybook has made, when every state in it is still as it was signed
 *   check       looks at every state that is signed; ends with code 1 when one is not as it was signed and nobody has recorded it
 *   void        records them, in the change that made them so
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { historyOf, type Review, recordName, review, standingOf } from '../../contract/reviews.ts';
import { root } from '../../scripts/steps.ts';
import { picturesNow, statesNow } from './states.ts';
import { readFileOf, takeIn } from './take.ts';

const { values, positionals } = parseArgs({ allowPositionals: true, options: { in: { type: 'string' } } });
/** `--in DIR` for tests: signatures of nobody must not stand among those of offices. */
const directory = path.resolve(root, values.in ?? 'content/reviews');

const existing: Review[] = existsSync(directory)
  ? readdirSync(directory)
      .filter((name) => name.endsWith('.json'))
      .map((name) => review.parse(JSON.parse(readFileSync(path.join(directory, name), 'utf8'))))
  : [];
const say = (line: string) => process.stdout.write(`${line}\n`);

const fileOf = (each: Review, ending: 'json' | 'webp') => path.join(directory, `${recordName(each)}.${ending}`);

function write(each: Review): void {
  mkdirSync(directory, { recursive: true });
  writeFileSync(fileOf(each, 'json'), `${JSON.stringify(each, null, 1)}\n`);
}

async function take(file: string): Promise<number> {
  const text = readFileSync(file, 'utf8');
  let subjects: string[] = [];
  try {
    subjects = readFileOf(text).map(({ subject }) => subject);
  } catch {
    // Said below, with everything else.
  }
  const now = subjects.length ? await statesNow(subjects) : new Map();
  const { reviews, problems } = takeIn({ text, now, existing, moment: new Date() });
  if (problems) {
    for (const problem of problems) say(problem);
    return 1;
  }
  const pictures = await picturesNow(subjects);
  for (const each of reviews) {
    write(each);
    // What it looks like now is compared with its last signature, which may have come before this one: pictures of others would only
    // weigh.
    const history = historyOf([...existing, ...reviews], each.subject);
    for (const other of history) rmSync(fileOf(other, 'webp'), { force: true });
    writeFileSync(fileOf(history.at(-1)!, 'webp'), pictures.get(each.subject)!);
  }
  say(`${reviews.length} taken in: commit them`);
  return 0;
}

/** @param records also writes down which are void */
async function check(records: boolean): Promise<number> {
  const subjects = [...new Set(existing.map(({ subject }) => subject))].sort();
  const now = subjects.length ? await statesNow(subjects) : new Map();
  const counts = { open: 0, signed: 0, changes: 0, void: 0 };
  let unrecorded = 0;
  for (const subject of subjects) {
    const standing = standingOf(existing, subject, now.get(subject) ?? null);
    counts[standing.kind] += 1;
    if (standing.kind !== 'void') continue;
    const { review: last, reasons } = standing;
    say(`${subject}: void (${reasons.join(', ')}), signed ${last.at}`);
    if (last.voided_at) continue;
    if (records) write({ ...last, voided_at: new Date().toISOString() });
    else unrecorded += 1;
  }
  say(`${counts.signed} signed, ${counts.changes} wait for changes, ${counts.void} void`);
  if (unrecorded) say(`not recorded: ${unrecorded}. Look at them, then npm run review -- void`);
  return unrecorded ? 1 : 0;
}

const [command, file] = positionals;
if (command === 'take' && file) process.exitCode = await take(file);
else if (command === 'check' || command === 'void') process.exitCode = await check(command === 'void');
else {
  process.stderr.write('npm run review -- take FILE | check | void\n');
  process.exitCode = 2;
}
