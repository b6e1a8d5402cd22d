/**
 * A browser that a member has logged in with is told from others: whoever keeps trying the name elsewhere makes it wait no
 * longer. The server stores nothing of it: the cookie is a random part, and a code of that, the member and the hash of the
 * password, which only the key of the settings can make. So a changed password and a deleted account end it everywhere.
 */
import { timingSafeEqual } from 'node:crypto';
import { userNameKey } from '../../contract/memberRules.ts';
import type { RequestContext } from '../context.ts';
import { newToken, removeToken, setToken, tokenId, tokenOf } from '../sessions/tokenCookie.ts';
import { networkOf, type Throttle, throttle } from '../throttle/throttle.ts';
import { memberByName } from './members.queries.ts';

interface Known {
  id: number;
  passwordHash: string;
}

const lifeSeconds = 365 * 24 * 3600;

const codeOf = (random: string, { id, passwordHash }: Known, { keys }: RequestContext) =>
  keys.knownDevice(`${random} ${id} ${passwordHash}`);

/** A member whom nobody is: the same work for a name that nobody has. */
const nobody: Known = { id: 0, passwordHash: '' };

/** @returns the random part of the cookie, when it is this member's */
function randomPartFor(member: Known | null, context: RequestContext): string | null {
  const [random = '', code = ''] = tokenOf('knownDevice', context)?.split('.') ?? [];
  const expected = codeOf(random, member ?? nobody, context);
  const isRight = timingSafeEqual(Buffer.from(tokenId(code)), Buffer.from(tokenId(expected)));
  return member && isRight ? random : null;
}

/** Gives the browser the cookie, or the one that it has for another year. Not before the member has proved to be one. */
export function rememberDevice(member: Known, context: RequestContext): void {
  const random = randomPartFor(member, context) ?? newToken();
  setToken('knownDevice', `${random}.${codeOf(random, member, context)}`, lifeSeconds, context);
}

export const forgetDevice = (context: RequestContext): void => removeToken('knownDevice', context);

const guesses = {
  login: { account: 'loginByAccount', address: 'loginByAddress', device: 'loginByDevice' },
  secretCheck: { account: 'secretCheckByAccount', address: 'secretCheckByAddress', device: 'secretCheckByDevice' },
} as const;

/** What counts a try of this name: a device that the member is known by alone, or else the account and the address. */
export async function throttlesOf(
  guess: keyof typeof guesses,
  userName: string,
  context: RequestContext,
): Promise<{ account: Throttle; address?: Throttle }> {
  const kinds = guesses[guess];
  if (tokenOf('knownDevice', context)) {
    const random = randomPartFor(await memberByName(context.db, userName), context);
    if (random) return { account: throttle(kinds.device, random, context) };
  }
  return {
    account: throttle(kinds.account, userNameKey(userName), context),
    address: throttle(kinds.address, networkOf(context.address), context),
  };
}
