/** The API without HTTP: checks the input, runs the operation, and, where asked, checks the response. Pages call it in process. */
import type { z } from 'zod';
import { refusedFields, unauthorised } from '../contract/apiError.ts';
import type { Endpoint } from '../contract/endpoint.ts';
import type { FieldError } from '../contract/errors.ts';
import type { FieldErrorKind } from '../contract/fieldErrors.ts';
import { type Api, type Call, endpoints } from '../contract/index.ts';
import type { Language } from '../contract/values.ts';
import { accessibilityHandlers } from './accessibility/accessibility.api.ts';
import { articleHandlers } from './articles/articles.api.ts';
import { bannerHandlers } from './banners/banners.api.ts';
import { consentHandlers } from './consent/consent.api.ts';
import type { Handlers, RequestContext } from './context.ts';
import { countHandlers } from './counts/counts.api.ts';
import { courseHandlers } from './courses/courses.api.ts';
import { toApiError } from './errors.ts';
import { eventHandlers } from './events/events.api.ts';
import { favouriteHandlers } from './favourites/favourites.api.ts';
import { institutionHandlers } from './institutions/institutions.api.ts';
import { linkHandlers } from './links/links.api.ts';
import { memberHandlers } from './members/members.api.ts';
import { noticeHandlers } from './notices/notices.api.ts';
import { parkHandlers } from './parks/parks.api.ts';
import { placeHandlers } from './places/places.api.ts';
import { eventOfCall, type SecurityFields } from './security/securityEvents.ts';
import { siteSearchHandlers } from './siteSearch/siteSearch.api.ts';
import { storedDataHandlers } from './storedData/storedData.api.ts';
import { walkHandlers } from './walks/walks.api.ts';

/** Input of a call as it came, by field. */
export type Values = Record<string, unknown>;

const handlers: Handlers = {
  ...accessibilityHandlers,
  ...articleHandlers,
  ...bannerHandlers,
  ...consentHandlers,
  ...countHandlers,
  ...courseHandlers,
  ...eventHandlers,
  ...institutionHandlers,
  ...linkHandlers,
  ...memberHandlers,
  ...noticeHandlers,
  ...parkHandlers,
  ...placeHandlers,
  ...siteSearchHandlers,
  ...storedDataHandlers,
  ...favouriteHandlers,
  ...walkHandlers,
};

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
function fieldErrors(error: z.ZodError, raw: Record<string, unknown>): FieldError[] {
  const byField = new Map<string, FieldError>();
  for (const issue of error.issues) {
    const field = String(issue.path[0] ?? '');
    const value = raw[field];
    const isRepeatedScalar = Array.isArray(value) && issue.path.length === 1 && !isAboutList(issue);
    if (!byField.has(field)) byField.set(field, { field, kind: isRepeatedScalar ? 'bad_input' : kindOf(issue, value) });
  }
  return [...byField.values()];
}

export interface CallOptions {
  checkResponses: boolean;
  /** Told of what is an event of security; nobody in particular asks for feeds and files, which have none. */
  onSecurityEvent?: (event: SecurityFields) => void;
}

/**
 * The one place where it is decided whether somebody may call. `read` is asked for the input only then, so that a stranger's
 * upload is refused before it is read.
 * @throws ApiError
 */
export async function callEndpoint(
  call: Call,
  read: () => Values | Promise<Values>,
  context: RequestContext,
  { checkResponses, onSecurityEvent }: CallOptions,
): Promise<object> {
  const { who, input, output } = endpoints[call] as Endpoint;
  let given = {};
  const tell = (outcome: { result: object } | { error: unknown }) => {
    const event = onSecurityEvent && eventOfCall(context, { call, input: given, ...outcome });
    if (event) onSecurityEvent(event);
  };
  try {
    if (who === 'member' && !context.session) throw unauthorised();
    const raw = await read();
    const parsed = input.safeParse(raw);
    if (!parsed.success) throw refusedFields(fieldErrors(parsed.error, raw));
    given = parsed.data;
    const handle = handlers[call] as (input: unknown, context: RequestContext) => Promise<object>;
    const result = await handle(parsed.data, context);
    tell({ result });
    if (checkResponses) output.parse(result);
    return result;
  } catch (error) {
    tell({ error });
    throw error;
  }
}

/** The `Api` of the contract, in process; it fails as the one over HTTP does, so that a page knows when the database is away. */
export const localApi = (lang: Language, context: RequestContext, options: CallOptions): Api =>
  (async (call: Call, input: Values = {}) => {
    try {
      return await callEndpoint(call, () => ({ lang, ...input }), context, options);
    } catch (error) {
      throw toApiError(error);
    }
  }) as Api;
