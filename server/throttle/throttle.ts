/** Tries that must not be made without end, counted by account and by address: waits grow and then stay. */
import { isIPv6 } from 'node:net';
import { tooManyTries } from '../../contract/apiError.ts';
import type { Context } from '../context.ts';
import type { Retention } from '../retention/retention.ts';
import { countTry, deleteForgottenTries, deleteTries, opensAt, takeBackTry, type Waits } from './throttle.queries.ts';
import { throttles } from './throttle.table.ts';

const growing = { firstWaitSeconds: 15, maxWaitSeconds: 15 * 60 };
/** An address may be that of a school, a library or a mobile network: it gets more than one account, and never waits long. */
const ofMany = { firstWaitSeconds: 15, maxWaitSeconds: 60 };
export const throttleKinds = {
  loginByAccount: { free: 5, ...growing },
  loginByAddress: { free: 20, ...ofMany },
  /** Tries of a device that the member is known by: nobody else can use them up. */
  loginByDevice: { free: 5, ...growing },
  /** While a name is typed: however often that is asked, forms can still be sent. */
  typedNameByAddress: { free: 240, ...ofMany },
  nameCheckByAddress: { free: 60, ...ofMany },
  registrationByAddress: { free: 20, ...ofMany },
  /** The password of somebody who is logged in, asked once more: before it is changed, or everything is deleted. */
  ownPasswordByAccount: { free: 5, ...growing },
  /** Answers are easier to guess than passwords: the waits begin longer. */
  secretCheckByAccount: { free: 5, ...growing, firstWaitSeconds: 60 },
  secretCheckByAddress: { free: 20, ...ofMany },
  secretCheckByDevice: { free: 5, ...growing, firstWaitSeconds: 60 },
  photoReportByAddress: { free: 20, ...ofMany },
  reportByAddress: { free: 20, ...ofMany },
  /** Pictures that are decoded, for a post or its draft: more than the entries of a contest in one go. */
  photoPostByAccount: { free: 40, ...growing },
  photoPostByAddress: { free: 200, ...ofMany },
  /** New subscriptions only. */
  pushByAddress: { free: 40, ...ofMany },
  /** Keys belong to no account that would wait: their address does. */
  staffLoginByAddress: { free: 10, ...growing },
} satisfies Record<string, Waits>;

/** A try of this long ago counts no more; longer than the longest wait. */
const forgetMs = 3600 * 1000;

export const throttleRetention: Retention = {
  table: throttles,
  periods: [forgetMs],
  remove: ({ db, now }) => deleteForgottenTries(db, new Date(now().getTime() - forgetMs)),
};

/** The part of an address that one caller cannot change at will: of IPv6 the first 64 bits. */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address);
  if (mapped) return mapped[1]!;
  if (!isIPv6(address)) return address;
  const [head = '', tail] = address.split('%')[0]!.split('::');
  const left = head.split(':').filter(Boolean);
  const right = (tail ?? '').split(':').filter(Boolean);
  const zeros = Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => '0');
  return [...left, ...zeros, ...right]
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}

export interface Throttle {
  /** @throws ApiError E429 with the time to wait */
  count: () => Promise<void>;
  /** For a try that was none, such as a login that went well. */
  takeBack: () => Promise<void>;
  forget: () => Promise<void>;
}

/** @param subject account or address; it is kept as a code that only the key of the settings can make */
export function throttle(kind: keyof typeof throttleKinds, subject: string, { db, now, keys }: Context): Throttle {
  const key = keys.throttled(`${kind} ${subject}`);
  return {
    count: async () => {
      const moment = now();
      const forgetBefore = new Date(moment.getTime() - forgetMs);
      if (await countTry(db, key, throttleKinds[kind], moment, forgetBefore)) return;
      const openAt = (await opensAt(db, key)) ?? moment;
      throw tooManyTries(Math.max(1, Math.ceil((openAt.getTime() - moment.getTime()) / 1000)));
    },
    takeBack: async () => void (await takeBackTry(db, key, now())),
    forget: async () => void (await deleteTries(db, key)),
  };
}
