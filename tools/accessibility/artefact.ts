/** The full outcome of a run as a build artefact: the result, the accessibility trees, and what pages told to the site checks. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { type AccessibilityResult, accessibilityResult } from '../../contract/accessibility.ts';
import { root } from '../../scripts/steps.ts';
import type { Fact, Part } from './run.ts';
import { readTree, type Tree, writeTrees } from './trees.ts';

/** Ignored by git; attached to a release. The portal serves the result from here. */
export const artefactDirectory = path.join(root, 'dist/accessibility');

export interface Artefact {
  result: AccessibilityResult;
  facts: readonly Fact[];
  treeOf: (id: string) => Tree;
}

export function writeArtefact(
  result: AccessibilityResult,
  { trees, facts }: Part,
  directory = artefactDirectory,
): void {
  mkdirSync(directory, { recursive: true });
  writeTrees(path.join(directory, 'trees'), trees);
  writeFileSync(path.join(directory, 'facts.json'), `${JSON.stringify(facts)}\n`);
  // Last: a result without its trees would be taken for a whole artefact.
  writeFileSync(path.join(directory, 'result.json'), `${JSON.stringify(result)}\n`);
}

/** The same in git, of a run that was finished or not: another machine goes on with it. */
export const outcomesFile = path.join(root, 'content/accessibility/outcomes.json.br');

export function keepOutcomes(result: AccessibilityResult, { trees, facts }: Part, file = outcomesFile): void {
  writeFileSync(file, brotliCompressSync(JSON.stringify({ result, facts, trees })));
}

function readOutcomes(file: string): Artefact | null {
  const { result, facts, trees } = JSON.parse(brotliDecompressSync(readFileSync(file)).toString()) as {
    result: unknown;
    facts: Fact[];
    trees: Record<string, Tree>;
  };
  const { data } = accessibilityResult.safeParse(result);
  return data ? { result: data, facts, treeOf: (id) => trees[id] ?? {} } : null;
}

/**
 * @param place folder of an artefact, or the file of outcomes in git
 * @returns null where there is none, or one of another format
 */
export function readArtefact(place = artefactDirectory): Artefact | null {
  if (place.endsWith('.br')) return existsSync(place) ? readOutcomes(place) : null;
  const read = (name: string): unknown => JSON.parse(readFileSync(path.join(place, name), 'utf8'));
  if (!['result.json', 'facts.json'].every((name) => existsSync(path.join(place, name)))) return null;
  const { data: result } = accessibilityResult.safeParse(read('result.json'));
  return result
    ? { result, facts: read('facts.json') as Fact[], treeOf: (id) => readTree(path.join(place, 'trees'), id) }
    : null;
}
