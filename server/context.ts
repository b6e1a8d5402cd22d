import type { CookieOptions } from 'hono/utils/cookie';
import type { ServerData } from '../contract/dataAnnotations.ts';
import type { DeviceName } from '../contract/deviceData.ts';
import type { Call, Endpoints, Output, ParsedInput } from '../contract/index.ts';
import type { Accessibility } from './accessibility/readAccessibility.ts';
import type { Db } from './db/database.ts';
import type { Keys } from './keys.ts';
import type { Pictures } from './pictures/pictures.ts';
import type { Push } from './push/push.ts';
import type { References } from './references.ts';
import type { Session } from './sessions/session.ts';
import type { StaffSession } from './staff/staffSession.ts';
import type { Storage } from './storage/storage.ts';

/** What the process has, made once. Time is a function so that tests can set it. */
export interface Context {
  db: Db;
  references: References;
  accessibility: Accessibility;
  now: () => Date;
  keys: Keys;
  /** Where the files of photos lie. */
  storage: Storage;
  pictures: Pictures;
  push: Push;
}

/** What an operation is given: what the process has, and who asks. Made for each request by `server/http/requestContext.ts`. */
export interface RequestContext extends Context {
  session: Session | null;
  staff: StaffSession | null;
  cookie: (name: DeviceName<'cookie'>) => string | undefined;
  /** Sets a cookie on the response; an empty value with `maxAge: 0` removes it. */
  setCookie: (name: DeviceName<'cookie'>, value: string, options: CookieOptions) => void;
  /** Key of the caller for limits. Personal: it is stored hashed only, and never logged. */
  address: string;
  /** Whether the visitor is on HTTPS, so that cookies can be `Secure`. */
  isHttps: boolean;
  /** Kind of device and browser, such as `Android, Chrome`; null: not known. */
  device: string | null;
  /** Whether what is answered can be read: nobody reads the body of a HEAD. */
  isRead: boolean;
}

/** Of `address`, as the limit of requests holds it (server/http/limits.ts). */
export const addressData: ServerData = {
  store: 'memory',
  of: 'visitor',
  what: {
    ja: 'IPアドレス（インターネットで相手を表す番号）',
    en: 'Your IP address (the number that stands for you on the internet)',
  },
  why: {
    ja: '短い時間にたくさんの通信が来たときに、止めるため。',
    en: 'To stop too many requests that come in a short time.',
  },
  until: {
    ja: '1分で消します。ファイルやデータベースには書きません。',
    en: 'Deleted after one minute. It is not written to a file or to the database.',
  },
  seenBy: 'operators',
  changedOn: '2026-11-24',
};

/** Of an endpoint that only members may call. */
export interface MemberContext extends RequestContext {
  session: Session;
}

/** Of an endpoint that only staff may call. */
export interface StaffContext extends RequestContext {
  staff: StaffSession;
}

interface ContextOfWho {
  anyone: RequestContext;
  member: MemberContext;
  staff: StaffContext;
}

export type Handlers<K extends Call = Call> = {
  [Key in K]: (input: ParsedInput<Key>, context: ContextOfWho[Endpoints[Key]['who']]) => Promise<Output<Key>>;
};

/** For what nobody in particular asks for, such as feeds and files of routes. */
export const anonymous = (context: Context): RequestContext => ({
  ...context,
  session: null,
  staff: null,
  cookie: () => undefined,
  setCookie: () => {
    throw new Error('There is no response to set a cookie on');
  },
  address: '',
  isHttps: false,
  device: null,
  isRead: true,
});

/** The Japanese calendar day of a moment, as `YYYY-MM-DD`. */
export const japaneseDay = (moment: Date): string => moment.toLocaleDateString('sv-SE', { timeZone: 'Asia/Tokyo' });

/** The first day of the 30 that a ranking looks at. */
export const rankingSince = (moment: Date): string => japaneseDay(new Date(moment.getTime() - 29 * 24 * 3600 * 1000));
