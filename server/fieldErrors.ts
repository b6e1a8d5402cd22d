/** What a schema says of an input → the errors of its fields, in the words of the contract. */
import type { z } from 'zod';
import type { FieldError } from '../contract/errors.ts';
import type { FieldErrorKind } from '../contract/fieldErrors.ts';

type Issue = z.core.$ZodIssue;

function kindOf(issue: Issue, value: unknown): FieldError['kind'] {
  if (value === undefined || value === '') return 'required';
  if (issue.code === 'too_big')
    return issue.origin === 'string' || issue.origin === 'array' ? 'too_long' : 'above_maximum';
  if (issue.code === 'too_small')
    return issue.origin === 'string' || issue.origin === 'array' ? 'too_short' : 'below_minimum';
  if (issue.code === 'invalid_value') return 'not_valid';
  if (issue.code === 'not_multiple_of') return 'step_mismatch';
  // A regex reads numbers and slugs: what it refuses cannot be read.
  if (issue.code === 'invalid_format' && issue.format !== 'regex') return 'format_incorrect';
  // A rule of the contract's own says its kind itself.
  if (issue.code === 'custom') return (issue.params?.kind as FieldErrorKind | undefined) ?? 'not_valid';
  // The branch of a union that got furthest says most.
  if (issue.code === 'invalid_union') {
    const inner = issue.errors
      .flat()
      .find((candidate) => ['too_big', 'too_small', 'invalid_value'].includes(candidate.code));
    if (inner) return kindOf(inner as Issue, value);
  }
  return 'bad_input';
}

/** Whether a complaint about an array is about its items or its length, and not that the field takes one value. */
const isAboutList = (issue: Issue): boolean =>
  (issue.code === 'too_big' && issue.origin === 'array') ||
  (issue.code === 'invalid_union' &&
    issue.errors.flat().some((inner) => inner.path.length > 0 || isAboutList(inner as Issue)));

/** One entry a field. `raw` is the input as it came, to tell a repeated parameter from a wrong one. */
export function fieldErrors(error: z.ZodError, raw: Record<string, unknown>): FieldError[] {
  const byField = new Map<string, FieldError>();
  for (const issue of error.issues) {
    const field = String(issue.path[0] ?? '');
    const value = raw[field];
    const isRepeatedScalar = Array.isArray(value) && issue.path.length === 1 && !isAboutList(issue);
    if (!byField.has(field)) byField.set(field, { field, kind: isRepeatedScalar ? 'bad_input' : kindOf(issue, value) });
  }
  return [...byField.values()];
}
