/** `npm run new component|screen|form|machine|endpoint|resource NAME`: writes all the files of one, by the patterns of the project. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { componentPlan } from './new/component.ts';
import { endpointPlan } from './new/endpoint.ts';
import { formPlan } from './new/form.ts';
import { machinePlan } from './new/machine.ts';
import { writeMigration } from './new/migrate.ts';
import type { Plan } from './new/plan.ts';
import { resourcePlan } from './new/resource.ts';
import { screenPlan } from './new/screen.ts';
import { root as home } from './steps.ts';

const pascal = {
  pattern: /^[A-Z][A-Za-z0-9]*$/,
  words: 'begins with a capital, then letters and digits, such as RouteCard',
};
const camel = {
  pattern: /^[a-z][A-Za-z0-9]*$/,
  words: 'begins with a small letter, then letters and digits, such as areaGuide',
};

const kinds: Record<string, { form: typeof pascal; plan: (name: string) => Plan }> = {
  component: { form: pascal, plan: componentPlan },
  screen: { form: pascal, plan: screenPlan },
  form: { form: pascal, plan: formPlan },
  machine: { form: camel, plan: machinePlan },
  endpoint: { form: camel, plan: endpointPlan },
  resource: { form: camel, plan: resourcePlan },
};

const usage = `npm run new component|screen|form|machine|endpoint|resource NAME
  component RouteCard   ui/, stories/ui/, tests/ui/
  screen AreaGuide      app/screens/, stories/screens/, the route
  form AgeReset         a screen with a form: the same, with an action
  machine areaGuide     machines/, stories/machines/, tests/machines/
  endpoint areaGuides   contract/, server/, tests/server/
  resource areaGuides   an endpoint with a table of its own: the same, with a migration
`;

/** Words that cannot name a variable, which every name becomes somewhere. */
const reserved =
  /^(await|break|case|catch|class|const|continue|default|delete|do|else|enum|export|extends|false|finally|for|function|if|import|in|instanceof|let|new|null|package|private|public|return|static|super|switch|this|throw|true|try|typeof|var|void|while|with|yield)$/;

function fail(reason: string): never {
  process.stderr.write(`${reason}\n`);
  process.exit(1);
}

/** What stands at a place already, also under other capitals: many file systems hold both for one. */
function standing(root: string, file: string): string | null {
  let found = '';
  for (const part of file.split('/')) {
    const names = existsSync(path.join(root, found)) ? readdirSync(path.join(root, found)) : [];
    const same = names.find((name) => name.toLowerCase() === part.toLowerCase());
    if (!same) return null;
    found = path.join(found, same);
  }
  return found;
}

function read(): { kind: string; name: string; root: string } {
  try {
    const { positionals, values } = parseArgs({ allowPositionals: true, options: { root: { type: 'string' } } });
    if (positionals.length !== 2 || !(positionals[0]! in kinds)) fail(usage);
    return { kind: positionals[0]!, name: positionals[1]!, root: path.resolve(values.root ?? home) };
  } catch (error) {
    return fail(`${(error as Error).message}\n${usage}`);
  }
}

const { kind, name, root } = read();
const { form, plan } = kinds[kind]!;
const aKind = `${kind === 'endpoint' ? 'an' : 'a'} ${kind}`;
if (!form.pattern.test(name)) fail(`"${name}" cannot name ${aKind}: its name ${form.words}.`);
if (reserved.test(name.toLowerCase())) fail(`"${name}" cannot name ${aKind}: JavaScript keeps that word for itself.`);

const { files, insertions, migration, next } = plan(name);
const taken = Object.keys(files).flatMap((file) => standing(root, file) ?? []);
if (taken.length)
  fail(`Nothing was written, because this exists already:\n${taken.map((file) => `  ${file}`).join('\n')}`);

for (const [file, text] of Object.entries(files)) {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
}
const changed = new Set<string>();
const byHand: string[] = [];
for (const { file, line, insert } of insertions) {
  const place = path.join(root, file);
  const text = existsSync(place) ? insert(readFileSync(place, 'utf8')) : null;
  if (text === null) byHand.push(`Add to ${file}: ${line}`);
  else {
    writeFileSync(place, text);
    changed.add(file);
  }
}
const formatted = [...Object.keys(files), ...changed].filter((file) => !file.endsWith('.mdx'));
const { status, stderr } = spawnSync(path.join(home, 'node_modules/.bin/biome'), ['check', '--write', ...formatted], {
  cwd: root,
  encoding: 'utf8',
});
if (status !== 0) byHand.push(`Format by hand: ${stderr || 'the formatter did not run'}`);

const migrated = migration ? writeMigration(root, home, migration) : { files: [] };
if (migration && migrated.reason)
  byHand.push(
    `Run npm run db:generate -- --name ${migration.name} and add to its file: ${migration.statements}\n${migrated.reason}`,
  );

const list = (title: string, lines: string[]) =>
  lines.length ? `${title}\n${lines.map((line) => `  ${line}\n`).join('')}` : '';
process.stdout.write(
  list('Written:', [...Object.keys(files), ...migrated.files]) +
    list('Added to:', [...changed]) +
    list('Next:', [...byHand, ...next]),
);
