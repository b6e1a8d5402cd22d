/**
 * Events of security: which outcome of which call is one, and what the log says of it. Names, addresses and numbers stand there
 * as codes (docs/how-to/read-the-security-log.md).
 */
import { ApiError } from '../../contract/apiError.ts';
import type { ServerData } from '../../contract/dataAnnotations.ts';
import type { Call, Output } from '../../contract/index.ts';
import { userNameKey } from '../../contract/memberRules.ts';
import type { StaffPerson } from '../../contract/staff.ts';
import { japaneseDay, type RequestContext } from '../context.ts';
import { type RoleAndOffice, roleAndOffice } from '../staff/staffPerson.ts';
import { networkOf } from '../throttle/throttle.ts';

export const securityEvents = [
  'registered',
  'logged_in',
  'login_failed',
  'logged_out',
  'name_changed',
  'secret_check_passed',
  'secret_check_failed',
  'password_changed',
  'password_change_failed',
  'password_reset',
  'sessions_ended',
  'data_exported',
  'member_deleted',
  'deletion_refused',
  'throttled',
  'unauthorised',
  'cross_site_refused',
  'token_wrong',
  'staff_logged_in',
  'staff_login_failed',
  'staff_logged_out',
  'staff_refused',
  'photo_decided',
  'content_proposed',
  'content_decided',
  'course_closed',
  'course_opened',
  'alert_raised',
  'alert_ended',
  'report_answered',
  'report_reopened',
  'facts_confirmed',
] as const;
export type SecurityEvent = (typeof securityEvents)[number];

/** A line of the security log, beside its time. */
export interface SecurityFields {
  event: SecurityEvent;
  /** `POST /user_login`; of a page's form its path. */
  call?: string;
  /** Code of the user name: the same for the same name, as long as the server's key is the same. */
  account?: string;
  /** Code of the new name, of `name_changed`. */
  renamed?: string;
  /** Role and office of staff, such as `reviewer taito`. */
  staff?: string;
  /** Of `photo_decided` and `content_decided`. */
  decision?: string;
  /** Code of the caller's network: another one each day. */
  network: string;
}

type Caller = Pick<RequestContext, 'session' | 'staff' | 'address' | 'now' | 'keys'>;

/** What a call ended in. */
interface Outcome {
  call: Call;
  input: { user_name?: unknown; current_password?: unknown; decision?: unknown; type?: unknown };
  /** What it responds with, or what was thrown. */
  result?: object | undefined;
  error?: unknown;
}

type EventOf = (caller: Caller, outcome: Outcome) => SecurityEvent | null;
const always = (event: SecurityEvent) => () => event;
const logout: EventOf = ({ session }) => (session ? 'logged_out' : null);

const passed: Partial<Record<Call, EventOf>> = {
  'POST /user_login': always('logged_in'),
  'POST /user_logout': logout,
  'GET /user_logout': logout,
  'POST /user_save': always('registered'),
  'POST /user_draft_save': always('registered'),
  'POST /user_change': (_, { input }) => (input.user_name === undefined ? null : 'name_changed'),
  'GET /user_secret_check': always('secret_check_passed'),
  'POST /user_secret_check': always('secret_check_passed'),
  'POST /user_change_password': (_, { input }) =>
    input.current_password === undefined ? 'password_reset' : 'password_changed',
  'POST /user_sessions_end': always('sessions_ended'),
  'GET /user_export': always('data_exported'),
  'POST /user_delete': always('member_deleted'),
  'POST /staff/login': always('staff_logged_in'),
  'POST /staff/logout': ({ staff }) => (staff ? 'staff_logged_out' : null),
  'POST /staff/photo_decision': always('photo_decided'),
  'POST /staff/revision_propose': always('content_proposed'),
  'POST /staff/content_propose': always('content_proposed'),
  'POST /staff/revision_restore': always('content_proposed'),
  'POST /preview/decision': always('content_decided'),
  'POST /staff/revisions_decide': (_, { input, result }) =>
    input.type !== 'withdraw' && (result as Output<'POST /staff/revisions_decide'>).done > 0 ? 'content_decided' : null,
  'POST /staff/import': always('content_proposed'),
  'POST /staff/import_line': always('content_proposed'),
  'POST /staff/course_close': always('course_closed'),
  'POST /staff/course_open': always('course_opened'),
  'POST /staff/alert_raise': always('alert_raised'),
  'POST /staff/alert_end': always('alert_ended'),
  'POST /staff/report_answer': always('report_answered'),
  'POST /staff/report_reopen': always('report_reopened'),
  'POST /staff/facts_confirm': always('facts_confirmed'),
};

/** With E401. */
const refused: Partial<Record<Call, SecurityEvent>> = {
  'POST /user_login': 'login_failed',
  'GET /user_secret_check': 'secret_check_failed',
  'POST /user_secret_check': 'secret_check_failed',
  'POST /user_change_password': 'password_change_failed',
  'POST /staff/login': 'staff_login_failed',
};

/** The own password, asked for once more, was wrong: field and event. */
const wrongPassword: Partial<Record<Call, [string, SecurityEvent]>> = {
  'POST /user_change_password': ['current_password', 'password_change_failed'],
  'POST /user_delete': ['password', 'deletion_refused'],
};

function eventOf(caller: Caller, outcome: Outcome): SecurityEvent | null {
  if (outcome.error === undefined) return passed[outcome.call]?.(caller, outcome) ?? null;
  if (!(outcome.error instanceof ApiError)) return null;
  const { code, fields } = outcome.error;
  if (code === 'E429') return 'throttled';
  if (code === 'E401') return refused[outcome.call] ?? 'unauthorised';
  if (code === 'E403' && caller.staff) return 'staff_refused';
  const [wrong, event] = wrongPassword[outcome.call] ?? [];
  return event && fields.some(({ field, kind }) => field === wrong && kind === 'not_valid') ? event : null;
}

const nameIn = (values: object | undefined): string | undefined => {
  const name = (values as { user_name?: unknown } | undefined)?.user_name;
  return typeof name === 'string' ? name : undefined;
};

/** 96 bits: short enough to read, long enough that no two are the same. */
const codeLength = 16;
const code = ({ keys }: Caller, text: string) => keys.pseudonym(text).slice(0, codeLength);
const codeOfName = (caller: Caller, name: string) => code(caller, `account ${userNameKey(name)}`);
/** Of a day: nobody's tries are followed from one day to the next. */
const codeOfNetwork = (caller: Caller) =>
  code(caller, `network ${japaneseDay(caller.now())} ${networkOf(caller.address)}`);

/** Who is staff: by the session, or by the one that has just begun. */
function staffOf(caller: Caller, { result }: Outcome): RoleAndOffice | null {
  const { staff } = (result ?? {}) as { staff?: StaffPerson | null };
  return staff ? { role: staff.role, municipality: staff.office?.slug ?? null } : caller.staff;
}

/** What the log says of a call; null: nothing. */
export function eventOfCall(caller: Caller, outcome: Outcome): SecurityFields | null {
  const event = eventOf(caller, outcome);
  if (!event) return null;
  const asked = nameIn(outcome.input);
  const isRenamed = event === 'name_changed' && asked !== undefined;
  const isOfStaff = / \/(staff|preview)\//.test(outcome.call);
  const staff = isOfStaff ? staffOf(caller, outcome) : null;
  // What staff do, they do not do as the member that the same browser may know.
  const name = isOfStaff
    ? undefined
    : ((isRenamed ? undefined : asked) ?? caller.session?.userName ?? nameIn(outcome.result));
  return {
    event,
    call: outcome.call,
    ...(name !== undefined && { account: codeOfName(caller, name) }),
    ...(staff && { staff: roleAndOffice(staff) }),
    ...(event === 'photo_decided' && { decision: String(outcome.input.decision) }),
    ...(event === 'content_decided' && { decision: String(outcome.input.type) }),
    ...(isRenamed && { renamed: codeOfName(caller, asked) }),
    network: codeOfNetwork(caller),
  };
}

/** What the log says of a request that was refused before any operation. */
export const eventOfRefusal = (
  caller: Caller,
  event: 'cross_site_refused' | 'token_wrong',
  call: string,
): SecurityFields => ({
  event,
  call,
  ...(caller.session && { account: codeOfName(caller, caller.session.userName) }),
  ...(caller.staff && { staff: roleAndOffice(caller.staff) }),
  network: codeOfNetwork(caller),
});

export const securityLogData: ServerData = {
  store: 'log',
  of: 'visitor',
  what: {
    ja: 'ログインやパスワードの変更などの記録（日時、何があったか、ユーザー名とIPアドレスの符号）',
    en: 'A record of logins, changed passwords and the like: when, what happened, and codes of the user name and of the IP address',
  },
  why: {
    ja: '他人になりすますなどの攻撃に気づき、調べるため。サーバーの鍵がなければ、符号から名前やアドレスは分かりません。IPアドレスの符号は、毎日変わります。',
    en: 'To notice and look into attacks, such as someone logging in as somebody else. Without the server’s key nobody can tell the name or address from a code, and the code of an address changes every day.',
  },
  until: {
    ja: '90日たつと、サーバーを動かす人が消します。',
    en: 'Deleted by those who run the server after 90 days.',
  },
  seenBy: 'operators',
  changedOn: '2026-11-24',
};
