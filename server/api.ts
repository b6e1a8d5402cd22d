/** The API without HTTP: checks the input, runs the operation, and, where asked, checks the answer. Pages call it in process. */
import type { z } from 'zod';
import { ApiError } from '../contract/apiError.ts';
import type { FieldError } from '../contract/errors.ts';
import { type Api, type Call, endpoints } from '../contract/index.ts';
import type { Language } from '../contract/values.ts';
import { accessibilityHandlers } from './accessibility/accessibility.api.ts';
import type { Context, Handlers } from './context.ts';
import { courseHandlers } from './courses/courses.api.ts';
import { toApiError } from './http/failures.ts';
import { placeHandlers } from './places/places.api.ts';
import { readingHandlers } from './reading/reading.api.ts';

const handlers: Handlers = { ...placeHandlers, ...courseHandlers, ...readingHandlers, ...accessibilityHandlers };

type Issue = z.core.$ZodIssue;

function kindOf(issue: Issue, value: unknown): FieldError['kind'] {
  if (value === undefined || value === '') return 'required';
  if (issue.code === 'too_big')
    return issue.origin === 'string' || issue.origin === 'array' ? 'too_long' : 'above_maximum';
  if (issue.code === 'too_small')
    return issue.origin === 'string' || issue.origin === 'array' ? 'too_short' : 'below_minimum';
  if (issue.code === 'invalid_value') return 'unknown_value';
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
function fieldErrors(error: z.ZodError, raw: Record<string, unknown>): FieldError[] {
  const byField = new Map<string, FieldError>();
  for (const issue of error.issues) {
    const field = String(issue.path[0] ?? '');
    const value = raw[field];
    const isRepeatedScalar = Array.isArray(value) && issue.path.length === 1 && !isAboutList(issue);
    if (!byField.has(field)) byField.set(field, { field, kind: isRepeatedScalar ? 'repeated' : kindOf(issue, value) });
  }
  return [...byField.values()];
}

/** @throws ApiError */
export async function answer(
  call: Call,
  raw: Record<string, unknown>,
  context: Context,
  options: { checkAnswers: boolean },
): Promise<object> {
  const parsed = endpoints[call].input.safeParse(raw);
  if (!parsed.success) {
    const fields = fieldErrors(parsed.error, raw);
    throw new ApiError('E422', fields.map(({ field, kind }) => `${field}: ${kind.replaceAll('_', ' ')}`).join('; '), {
      fields,
    });
  }
  const output = await (handlers[call] as (input: unknown, context: Context) => Promise<object>)(parsed.data, context);
  if (options.checkAnswers) endpoints[call].output.parse(output);
  return output;
}

/** The `Api` of the contract, in process; it fails as the one over HTTP does, so that a page knows when the database is away. */
export const localApi = (lang: Language, context: Context, options: { checkAnswers: boolean }): Api =>
  (async (call: Call, input: Record<string, unknown> = {}) => {
    try {
      return await answer(call, { lang, ...input }, context, options);
    } catch (error) {
      throw toApiError(error);
    }
  }) as Api;
