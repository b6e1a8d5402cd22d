/** The API without HTTP: checks the input, runs the operation, and, where asked, checks the response. Pages call it in process. */
import { ApiError, refusedFields, unauthorised } from '../contract/apiError.ts';
import type { Endpoint } from '../contract/endpoint.ts';
import { type Api, type Call, endpoints } from '../contract/index.ts';
import type { Language } from '../contract/values.ts';
import { accessibilityHandlers } from './accessibility/accessibility.api.ts';
import { articleHandlers } from './articles/articles.api.ts';
import { assertDeclared } from './assertDeclared.ts';
import { bannerHandlers } from './banners/banners.api.ts';
import { calendarHandlers } from './calendar/calendar.api.ts';
import { consentHandlers } from './consent/consent.api.ts';
import { contestHandlers } from './contest/contest.api.ts';
import type { Handlers, RequestContext } from './context.ts';
import { countHandlers } from './counts/counts.api.ts';
import { courseHandlers } from './courses/courses.api.ts';
import { dutyHandlers } from './duty/duty.api.ts';
import { toApiError } from './errors.ts';
import { eventHandlers } from './events/events.api.ts';
import { factHandlers } from './facts/facts.api.ts';
import { favouriteHandlers } from './favourites/favourites.api.ts';
import { fieldErrors } from './fieldErrors.ts';
import { institutionHandlers } from './institutions/institutions.api.ts';
import { linkHandlers } from './links/links.api.ts';
import { memberHandlers } from './members/members.api.ts';
import { noticeHandlers } from './notices/notices.api.ts';
import { parkHandlers } from './parks/parks.api.ts';
import { photoHandlers } from './photos/photos.api.ts';
import { placeHandlers } from './places/places.api.ts';
import { pushHandlers } from './push/push.api.ts';
import { reportHandlers } from './reports/reports.api.ts';
import { importHandlers } from './revisions/imports.api.ts';
import { previewHandlers } from './revisions/preview.api.ts';
import { contentFormHandlers, revisionHandlers } from './revisions/revisions.api.ts';
import { seasonHandlers } from './season/season.api.ts';
import { eventOfCall, type SecurityFields } from './security/securityEvents.ts';
import { siteSearchHandlers } from './siteSearch/siteSearch.api.ts';
import { staffHandlers } from './staff/staff.api.ts';
import { stepLogHandlers } from './stepLog/stepLog.api.ts';
import { storedDataHandlers } from './storedData/storedData.api.ts';
import { walkHandlers } from './walks/walks.api.ts';

/** Input of a call as it came, by field. */
export type Values = Record<string, unknown>;

const handlers: Handlers = {
  ...accessibilityHandlers,
  ...articleHandlers,
  ...bannerHandlers,
  ...consentHandlers,
  ...contestHandlers,
  ...countHandlers,
  ...courseHandlers,
  ...dutyHandlers,
  ...eventHandlers,
  ...importHandlers,
  ...factHandlers,
  ...institutionHandlers,
  ...linkHandlers,
  ...memberHandlers,
  ...noticeHandlers,
  ...parkHandlers,
  ...photoHandlers,
  ...placeHandlers,
  ...seasonHandlers,
  ...revisionHandlers,
  ...contentFormHandlers,
  ...previewHandlers,
  ...siteSearchHandlers,
  ...reportHandlers,
  ...staffHandlers,
  ...storedDataHandlers,
  ...favouriteHandlers,
  ...walkHandlers,
  ...calendarHandlers,
  ...stepLogHandlers,
  ...pushHandlers,
};

export interface CallOptions {
  checkResponses: boolean;
  /** Told of what is an event of security; nobody in particular asks for feeds and files, which have none. */
  onSecurityEvent?: (event: SecurityFields) => void;
}

/** @throws ApiError E401 without a session of staff, E403 when the role may not call */
function assertStaff(roles: Endpoint['roles'], { staff }: RequestContext): void {
  if (!staff) throw unauthorised();
  if (!roles.includes(staff.role)) throw new ApiError('E403', 'This role may not do that');
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
  const { who, roles, input, output } = endpoints[call] as Endpoint;
  let given = {};
  const tell = (outcome: { result: object } | { error: unknown }) => {
    const event = onSecurityEvent && eventOfCall(context, { call, input: given, ...outcome });
    if (event) onSecurityEvent(event);
  };
  try {
    if (who === 'member' && !context.session) throw unauthorised();
    if (who === 'staff') assertStaff(roles, context);
    const raw = await read();
    const parsed = input.safeParse(raw);
    if (!parsed.success) throw refusedFields(fieldErrors(parsed.error, raw));
    given = parsed.data;
    const handle = handlers[call] as (input: unknown, context: RequestContext) => Promise<object>;
    const result = await handle(parsed.data, context);
    tell({ result });
    if (checkResponses) assertDeclared(output, result);
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
