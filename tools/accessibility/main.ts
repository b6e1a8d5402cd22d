/**
 * `npm run a11y`: axe and our own checks over every story and every page, in a real Chromium, on what was built.
 *
 *   --full          every combination of language, text size, width and mode; pairwise when left out
 *   --short         one look at each page and story
 *   --only TEXT     only pages and stories whose address, id or title contains it
 *   --shard 2/4     the second of four parts; leaves `test-results/a11y/part-2-4.json`
 *   --merge FILE…   puts all parts of one run together instead of running
 *   --keep          keeps the result as `content/accessibility/result.json` (a whole pairwise or full run only)
 *   --keep-trees    keeps the accessibility trees as they are now; the result then says nothing of whether they have changed
 *
 * Ends with code 1 when anything is wrong, undecided, expired or was not run. A part alone is not judged: it ends so only when something
 * was not run.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, chromium } from 'playwright';
import { z } from 'zod';
import { matchRoute } from '../../app/matchRoute.ts';
import {
  accessibilityResult,
  criterion,
  manualEntry,
  ruleNames,
  ruling,
  standardEntry,
} from '../../contract/accessibility.ts';
import { headlessChromiumPath } from '../../scripts/chromium.ts';
import { root, runStep } from '../../scripts/steps.ts';
import { flags } from '../../tests/e2e/browser.ts';
import { removeDirectory, temporaryDirectory } from '../../tests/e2e/portal.ts';
import { axeVersion } from './axe.ts';
import { checks, siteChecks } from './checks/index.ts';
import { type Combination, combinationsOf, type Form, shardOf } from './conditions.ts';
import { startPortalOfRun } from './portal.ts';
import { complaintsOf, isTreeKept, type Look, lookOf, resultOf } from './result.ts';
import { type Part, runCombinations } from './run.ts';
import { buildStorybook, serveStorybook, storyEntries } from './storybook.ts';
import { keepTree } from './trees.ts';
import { pageUnits, storyUnits } from './units.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    full: { type: 'boolean', default: false },
    short: { type: 'boolean', default: false },
    only: { type: 'string' },
    shard: { type: 'string', default: '1/1' },
    workers: { type: 'string', default: '6' },
    merge: { type: 'boolean', default: false },
    keep: { type: 'boolean', default: false },
    'keep-trees': { type: 'boolean', default: false },
  },
});
const formAsked: Form = values.full ? 'full' : values.short ? 'short' : 'pairwise';
const [shard, shards] = z.tuple([z.int().min(1), z.int().min(1)]).parse(values.shard.split('/').map(Number));
const data = (name: string) => path.join(root, 'content/accessibility', name);
const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));
const criteria = z.array(criterion).parse(readJson(data('criteria.json')));
const output = path.join(root, 'test-results/a11y');
mkdirSync(output, { recursive: true });

/** A new line for a terminal's last one; elsewhere a line for every twentieth part. */
function showProgress(total: number) {
  const started = performance.now();
  let wrong = 0;
  return (done: number, { unit, lang, viewport, mode }: Combination, run: Part['runs'][number]) => {
    wrong += run.violations.length + run.findings.length;
    const left = Math.round((((performance.now() - started) / done) * (total - done)) / 1000);
    const line = `${done}/${total}, ${left} s left, ${wrong} wrong: ${unit.id} ${lang} ${viewport} ${mode}`;
    if (process.stdout.isTTY) process.stdout.write(`\r\x1b[2K${line.slice(0, 150)}`);
    else if (done === total || Math.floor((done * 20) / total) > Math.floor(((done - 1) * 20) / total))
      process.stdout.write(`${line}\n`);
  };
}

/** What begins with a slash is the beginning of an address. */
const isAsked = (id: string) =>
  !values.only ||
  (values.only.startsWith('/')
    ? id.startsWith(values.only)
    : id.includes(values.only) || titleOf(id).ja.includes(values.only));

const version = (name: string) =>
  (readJson(path.join(root, 'node_modules', name, 'package.json')) as { version: string }).version;

async function look(): Promise<Look> {
  if (!runStep({ name: 'portal', command: 'node', args: ['scripts/build.ts', '--if-needed'] })) process.exit(1);
  buildStorybook();
  const started_at = new Date().toISOString();
  // As they are now: much may change in half an hour.
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: root, encoding: 'utf8' }).trim();
  const build = readFileSync(path.join(root, 'dist/.sources'), 'utf8');
  const directory = temporaryDirectory();
  const [portal, storybook] = await Promise.all([startPortalOfRun(directory), serveStorybook()]);
  let browser: Browser | undefined;
  try {
    browser = await chromium.launch({ executablePath: headlessChromiumPath(), args: flags });
    const origins = { portal: portal.origin, storybook: storybook.origin };
    const page = await browser.newPage();
    const units = [...pageUnits(), ...(await storyUnits(page, origins))];
    await page.close();
    // The turn of a unit belongs to its place among all: a part is looked at as it is in the whole run.
    const all = combinationsOf(formAsked, units);
    const combinations = shardOf(
      all.filter(({ unit: { id } }) => isAsked(id)),
      shard,
      shards,
    );
    const part = await runCombinations({
      ...{ browser, origins, combinations, checks, siteChecks },
      absences: new Set(criteria.flatMap(({ absence }) => absence ?? [])),
      workers: Number(values.workers),
      onProgress: showProgress(combinations.length),
    });
    process.stdout.write('\n');
    return {
      ...{ part, started_at, ended_at: new Date().toISOString(), commit, build },
      ...{ form: formAsked, only: values.only ?? null, shard, shards },
      tools: {
        axe: axeVersion,
        browser: `Chromium ${browser.version()}`,
        playwright: version('playwright'),
        storybook: version('storybook'),
      },
    };
  } finally {
    await browser?.close();
    storybook.stop();
    await portal.stop();
    removeDirectory(directory);
  }
}

const stories = () => new Map(storyEntries().map((entry) => [entry.id, entry]));
let known: ReturnType<typeof stories> | undefined;

/**
 * `画面/コースを探す: 結果`, `CourseSearch: Found`. A page is called by its route; one of several of a route, also by what tells it from
 * the others: no two titles are the same.
 */
function titleOf(id: string): { ja: string; en: string } {
  if (id.startsWith('/')) {
    const [address, query] = id.split('?');
    const match = matchRoute(address!);
    const label = match?.route.label ?? { ja: 'ページが見つかりません', en: 'Page not found' };
    const own = match && Object.keys(match.params).length ? id : query;
    if (!own) return label;
    // What an English reader can copy into the address; a Japanese one can read it.
    return { ja: `${label.ja} (${decodeURIComponent(own)})`, en: `${label.en} (${own})` };
  }
  known ??= stories();
  const { title, name, importPath, exportName } = known.get(id)!;
  const file = path.basename(importPath).replace('.stories.tsx', '');
  return { ja: `${title}: ${name}`, en: `${file}: ${exportName.replace(/(?<=[a-z])(?=[A-Z])/g, ' ')}` };
}

const looks = values.merge ? positionals.map((file) => readJson(file) as Look) : [await look()];
if (shards > 1 && !values.merge) {
  const [{ part }] = looks as [Look];
  const file = path.join(output, `part-${shard}-${shards}.json`);
  writeFileSync(file, JSON.stringify(looks[0]));
  const executed = part.runs.filter(({ rules_run }) => rules_run > 0).length;
  process.stdout.write(`${executed} of ${part.expected} combinations, kept in ${path.relative(root, file)}\n`);
  process.exit(executed === part.expected ? 0 : 1);
}
const { part, form, only, started_at, ended_at, commit, build, tools } = lookOf(looks);

const titles = [...new Set(part.runs.map(({ subject }) => subject))].map((id) => ({
  id,
  kind: id.startsWith('/') ? ('page' as const) : ('story' as const),
  title: titleOf(id),
}));
if (values['keep-trees'])
  for (const titled of titles) {
    const tree = part.trees[titled.id];
    if (tree && isTreeKept(titled)) keepTree(titled.id, tree);
  }
const kept = existsSync(data('result.json')) ? accessibilityResult.parse(readJson(data('result.json'))) : null;
const result = resultOf({
  ...{ form, part, titles, started_at, ended_at, commit, build, tools, criteria },
  comparesTrees: !values['keep-trees'],
  aims: z.array(standardEntry).parse(readJson(data('standards.json'))),
  rulings: z.array(ruling).parse(readJson(data('rulings.json'))),
  manual: z.array(manualEntry).parse(readJson(data('manual.json'))),
  history: kept?.history ?? [],
});
const file = path.join(output, 'result.json');
writeFileSync(file, `${JSON.stringify(result)}\n`);

const slowest = Object.entries(part.times).toSorted(([, a], [, b]) => b - a);
process.stdout.write(
  `Longest: ${slowest
    .slice(0, 50)
    .map(([name, ms]) => `${name} ${Math.round(ms / 1000)} s`)
    .join(', ')}\n`,
);
const isWhole = form !== 'short' && only === null;
const complaints = complaintsOf(result, ruleNames.parse(readJson(data('rules.json'))).rules, isWhole);
for (const line of complaints.slice(0, 200)) process.stdout.write(`${line}\n`);
if (complaints.length > 200)
  process.stdout.write(`and ${complaints.length - 200} more, in ${path.relative(root, file)}\n`);
process.stdout.write(
  `\n${form}: ${result.expected} combinations expected, ${result.executed} executed, ${complaints.length} complaints\n`,
);
if (values.keep) {
  if (!isWhole) throw new Error('only a whole run is kept');
  writeFileSync(data('result.json'), `${JSON.stringify(result)}\n`);
}
process.exit(complaints.length ? 1 : 0);
