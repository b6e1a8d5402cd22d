/**
 * `npm run a11y`: axe and our own checks over every story and every page, in a real Chromium, on what was built. What has not changed
 * since the run in `dist/accessibility` keeps its outcome and its date.
 *
 *   --full          looks at everything anew
 *   --from PLACE    keeps outcomes of the artefact in a folder, or of `content/accessibility/outcomes.json.br`; that file when left out
 *                   and nothing is in `dist/accessibility`
 *   --exhaustive    every combination of language, text size, width and mode; pairwise when left out
 *   --minutes N     begins no look after so many, and leaves what it has seen in `test-results/a11y/so-far`, to go on with by
 *                   `--from test-results/a11y/so-far`
 *   --short         one look at each page and story
 *   --only TEXT     only pages and stories whose address, id or title contains it, looked at anew
 *   --shard 2/4     the second of four parts; leaves `test-results/a11y/part-2-4.json`
 *   --merge FILE…   puts all parts of one run together instead of running
 *   --keep          keeps what it has seen as `content/accessibility/outcomes.json.br`, and the summary of a whole pairwise or
 *                   exhaustive run as `content/accessibility/summary.json`, for git
 *
 * What axe has found in other engines is told, too, where the project `engines` of the tests has looked at the same build before.
 *
 * A whole run leaves its artefact in `dist/accessibility`, any other its result in `test-results/a11y/result.json`. Ends with code 1
 * when anything is wrong, undecided, expired or was not run. A part alone is not judged: it ends so only when something was not run.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { criterion, manualEntry, ruleNames, ruling, standardEntry } from '../../contract/accessibility.ts';
import { accessibilitySummary, summaryOf, summaryText } from '../../contract/accessibilitySummary.ts';
import { root } from '../../scripts/steps.ts';
import { artefactDirectory, keepOutcomes, outcomesFile, writeArtefact } from './artefact.ts';
import type { Form } from './conditions.ts';
import { type LookOptions, lookAt } from './look.ts';
import { otherEngines } from './otherEngines.ts';
import { complaintsOf, type Look, lookOf, resultOf } from './result.ts';
import { titleOf } from './titles.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    full: { type: 'boolean', default: false },
    from: { type: 'string', default: existsSync(artefactDirectory) ? artefactDirectory : outcomesFile },
    exhaustive: { type: 'boolean', default: false },
    short: { type: 'boolean', default: false },
    only: { type: 'string' },
    shard: { type: 'string', default: '1/1' },
    minutes: { type: 'string' },
    workers: { type: 'string', default: '6' },
    merge: { type: 'boolean', default: false },
    keep: { type: 'boolean', default: false },
  },
});
const formAsked: Form = values.exhaustive ? 'full' : values.short ? 'short' : 'pairwise';
const [shard, shards] = z.tuple([z.int().min(1), z.int().min(1)]).parse(values.shard.split('/').map(Number));
const data = (name: string) => path.join(root, 'content/accessibility', name);
const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));
const criteria = z.array(criterion).parse(readJson(data('criteria.json')));
const output = path.join(root, 'test-results/a11y');
mkdirSync(output, { recursive: true });

const options: LookOptions = {
  ...{ form: formAsked, only: values.only ?? null, shard, shards, workers: Number(values.workers), criteria },
  minutes: values.minutes === undefined ? Number.POSITIVE_INFINITY : z.coerce.number().positive().parse(values.minutes),
  from: values.full || values.only !== undefined ? null : path.resolve(values.from),
};
const looks = values.merge ? positionals.map((file) => readJson(file) as Look) : [await lookAt(options)];
if (shards > 1 && !values.merge) {
  const [{ part }] = looks as [Look];
  const file = path.join(output, `part-${shard}-${shards}.json`);
  writeFileSync(file, JSON.stringify(looks[0]));
  const executed = part.runs.filter(({ rules_run }) => rules_run > 0).length;
  process.stdout.write(`${executed} of ${part.expected} combinations, kept in ${path.relative(root, file)}\n`);
  process.exit(executed === part.expected ? 0 : 1);
}
const look = lookOf(looks);
const { part, form, only } = look;
const isFinished = part.runs.length === part.expected;
const isWhole = form !== 'short' && only === null && isFinished;

const summaryFile = data('summary.json');
const earlier = existsSync(summaryFile) ? accessibilitySummary.parse(readJson(summaryFile)) : null;
const { subjects, started_at, ended_at, commit, build, tools, sample } = look;
const titles = [...new Set(part.runs.map(({ subject }) => subject))].map((id) => ({
  ...{ id, kind: id.startsWith('/') ? ('page' as const) : ('story' as const), title: titleOf(id) },
  ...{ fingerprint: subjects[id]!.fingerprint, tested_at: subjects[id]!.kept_from ?? ended_at },
}));
const result = resultOf({
  ...{ form, part, titles, started_at, ended_at, commit, build, tools, sample, criteria },
  aims: z.array(standardEntry).parse(readJson(data('standards.json'))),
  rulings: z.array(ruling).parse(readJson(data('rulings.json'))),
  manual: z.array(manualEntry).parse(readJson(data('manual.json'))),
  history: earlier?.history ?? [],
  other_engines: otherEngines(build),
});
const file = isWhole ? path.join(artefactDirectory, 'result.json') : path.join(output, 'result.json');
if (isWhole) writeArtefact(result, part);
else if (!isFinished && only === null) writeArtefact(result, part, path.join(output, 'so-far'));
else writeFileSync(file, `${JSON.stringify(result)}\n`);

const slowest = Object.entries(part.times).toSorted(([, a], [, b]) => b - a);
process.stdout.write(
  `Longest: ${slowest
    .slice(0, 50)
    .map(([name, ms]) => `${name} ${Math.round(ms / 1000)} s`)
    .join(', ')}\n`,
);
const complaints = complaintsOf(result, ruleNames.parse(readJson(data('rules.json'))).rules, isWhole);
for (const line of complaints.slice(0, 200)) process.stdout.write(`${line}\n`);
if (complaints.length > 200)
  process.stdout.write(`and ${complaints.length - 200} more, in ${path.relative(root, file)}\n`);
process.stdout.write(
  `\n${form}: ${result.expected} combinations expected, ${result.executed} executed, ${complaints.length} complaints\n`,
);
if (values.keep) {
  if (form === 'short' || only !== null) throw new Error('a short run, or one of some subjects, is not kept');
  keepOutcomes(result, part);
  if (isWhole) writeFileSync(summaryFile, summaryText(summaryOf(result)));
}
process.exit(complaints.length ? 1 : 0);
