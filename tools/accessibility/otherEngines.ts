/** What axe finds in other engines: left by the tests of the project `engines`, and told by a run of the same build. */
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type EngineLook, engineLook } from '../../contract/accessibility.ts';
import { root } from '../../scripts/steps.ts';

const directory = path.join(root, 'test-results/engines');
const fileOf = (name: string) => path.join(directory, `${name}.json`);

/** What was found before is no longer true once somebody looks anew. */
export const forgetLook = (name: string): void => rmSync(fileOf(name), { force: true });

export function keepLook(look: Omit<EngineLook, 'build' | 'tested_at'>): void {
  const build = readFileSync(path.join(root, 'dist/.sources'), 'utf8');
  mkdirSync(directory, { recursive: true });
  const kept: EngineLook = { ...look, build, tested_at: new Date().toISOString() };
  writeFileSync(fileOf(look.name), `${JSON.stringify(kept)}\n`);
}

/** @param build what was seen of another one is not told */
export const otherEngines = (build: string, from = directory): EngineLook[] =>
  globSync('*.json', { cwd: from })
    .toSorted()
    .map((file) => engineLook.parse(JSON.parse(readFileSync(path.join(from, file), 'utf8'))))
    .filter((look) => look.build === build);
