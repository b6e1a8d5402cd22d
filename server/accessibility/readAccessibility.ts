/** What is known of the site's accessibility, read and checked once at start. That no test was run yet is a normal state. */
import { existsSync, readFileSync } from 'node:fs';
import { z } from 'zod';
import {
  type AccessibilityResult,
  accessibilityResult,
  criterion,
  knownProblem,
  ruleNames,
  standardEntry,
} from '../../contract/accessibility.ts';

const directory = new URL('../../content/accessibility/', import.meta.url);
/** Fingerprint of the sources that the running site was built from. */
const buildFile = new URL('../../dist/.sources', import.meta.url);

function read<T extends z.ZodType>(name: string, schema: T): z.output<T> {
  const parsed = schema.safeParse(JSON.parse(readFileSync(new URL(name, directory), 'utf8')));
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new Error(`content/accessibility/${name}: ${issue?.path.join('.')}: ${issue?.message}`);
}

const keptResult = (): AccessibilityResult | null =>
  existsSync(new URL('result.json', directory)) ? read('result.json', accessibilityResult) : null;

/** @param result for tests; else the one that is kept, null when there is none */
export function readAccessibility(result: AccessibilityResult | null = keptResult()) {
  const build = existsSync(buildFile) ? readFileSync(buildFile, 'utf8') : null;
  return {
    criteria: read('criteria.json', z.array(criterion)),
    standards: read('standards.json', z.array(standardEntry)),
    knownProblems: read('known-problems.json', z.array(knownProblem)),
    ruleHelp: new Map(read('rules.json', ruleNames).rules.map(({ id, help }) => [id, help])),
    result,
    isOlder: result !== null && build !== null && result.build !== build,
  };
}
export type Accessibility = ReturnType<typeof readAccessibility>;
