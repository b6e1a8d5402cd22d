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
import { type AccessibilitySummary, accessibilitySummary, summaryOf } from '../../contract/accessibilitySummary.ts';

const directory = new URL('../../content/accessibility/', import.meta.url);
/** The full result with its runs: a build artefact, attached to a release. */
const artefact = new URL('../../dist/accessibility/result.json', import.meta.url);
/** Fingerprint of the sources that the running site was built from. */
const buildFile = new URL('../../dist/.sources', import.meta.url);

function read<T extends z.ZodType>(name: string, schema: T, file = new URL(name, directory)): z.output<T> {
  const parsed = schema.safeParse(JSON.parse(readFileSync(file, 'utf8')));
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new Error(`${name}: ${issue?.path.join('.')}: ${issue?.message}`);
}

interface Found {
  summary: AccessibilitySummary | null;
  /** Null: only the summary is there. */
  result: AccessibilityResult | null;
}

/** Of summary and artefact the later one: an artefact of an earlier run says nothing of this one. */
export function latestOf({ summary, result }: Found): Found {
  if (!result || (summary && result.ended_at < summary.ended_at)) return { summary, result: null };
  return { summary: summaryOf(result), result };
}

const foundOnDisk = (): Found =>
  latestOf({
    summary: existsSync(new URL('summary.json', directory)) ? read('summary.json', accessibilitySummary) : null,
    result: existsSync(artefact) ? read('dist/accessibility/result.json', accessibilityResult, artefact) : null,
  });

/** @param found for tests; else what is on disk */
export function readAccessibility({ summary, result }: Found = foundOnDisk()) {
  const build = existsSync(buildFile) ? readFileSync(buildFile, 'utf8') : null;
  return {
    criteria: read('criteria.json', z.array(criterion)),
    standards: read('standards.json', z.array(standardEntry)),
    knownProblems: read('known-problems.json', z.array(knownProblem)),
    ruleHelp: new Map(read('rules.json', ruleNames).rules.map(({ id, help }) => [id, help])),
    summary,
    result,
    isOlder: summary !== null && build !== null && summary.build !== build,
  };
}
export type Accessibility = ReturnType<typeof readAccessibility>;
