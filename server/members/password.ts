/** Passwords as Argon2id hashes in PHC form. Hashing runs in libuv's threads, which file reads need too: two at once. */
import { type Argon2Parameters, argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { ApiError } from '../../contract/apiError.ts';

/** 19 MiB, 2 passes, 1 lane. Hashes made with others stay good, and are made anew at the next login. */
const current = { memory: 19_456, passes: 2, parallelism: 1 };
const keyBytes = 32;
const saltBytes = 16;
const atOnce = 2;
const maxWaiting = 50;

type Costs = typeof current;
const derive = promisify(argon2) as (algorithm: 'argon2id', parameters: Argon2Parameters) => Promise<Buffer>;

let running = 0;
const waiting: (() => void)[] = [];

/** @throws ApiError E503 when too many wait already */
async function inTurn<T>(task: () => Promise<T>): Promise<T> {
  if (running < atOnce) running += 1;
  else if (waiting.length >= maxWaiting)
    throw new ApiError('E503', 'Too many people are logging in; try again in a moment', { retryAfter: 5 });
  else await new Promise<void>((resolve) => waiting.push(resolve));
  try {
    return await task();
  } finally {
    const next = waiting.shift();
    // The place is handed over, not freed.
    if (next) next();
    else running -= 1;
  }
}

const keyOf = (password: string, nonce: Buffer, costs: Costs, tagLength: number) =>
  inTurn(() => derive('argon2id', { message: Buffer.from(password), nonce, tagLength, ...costs }));

const base64 = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '');

export async function hashPassword(password: string, costs: Costs = current): Promise<string> {
  const salt = randomBytes(saltBytes);
  const key = await keyOf(password, salt, costs, keyBytes);
  const { memory, passes, parallelism } = costs;
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${base64(salt)}$${base64(key)}`;
}

function parse(hash: string) {
  const parts = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/.exec(hash);
  if (!parts) throw new Error('A stored password hash is not in PHC form');
  const [, memory, passes, parallelism, salt, key] = parts as unknown as string[];
  return {
    costs: { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) },
    salt: Buffer.from(salt!, 'base64'),
    key: Buffer.from(key!, 'base64'),
  };
}

/** @param hash null when there is no such account: the same work is done, and the result is false */
export async function verifyPassword(password: string, hash: string | null): Promise<boolean> {
  if (hash === null) {
    await keyOf(password, randomBytes(saltBytes), current, keyBytes);
    return false;
  }
  const { costs, salt, key } = parse(hash);
  return timingSafeEqual(await keyOf(password, salt, costs, key.length), key);
}

export const needsRehash = (hash: string): boolean => {
  const { costs } = parse(hash);
  return (Object.keys(current) as (keyof Costs)[]).some((name) => costs[name] !== current[name]);
};
