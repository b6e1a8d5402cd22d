/** Passwords and secret answers as Argon2id hashes in PHC form, with a pepper that the database does not hold. */
import { type Argon2Parameters, argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import type { HashCosts, Pepper } from '../keys.ts';
import { hashInTurn, severalInTurn } from './hashQueue.ts';

/** 19 MiB, 2 passes, 1 lane. Hashes made with others stay good, and are made anew at the next login. */
const strong: HashCosts = { memory: 19_456, passes: 2, parallelism: 1 };
const costsOf = (pepper: Pepper | null): HashCosts => pepper?.costs ?? strong;
const keyBytes = 32;
const saltBytes = 16;

interface Salted {
  costs: HashCosts;
  salt: Buffer;
  tagLength: number;
  secret?: Buffer | undefined;
}
const derive = promisify(argon2) as (algorithm: 'argon2id', parameters: Argon2Parameters) => Promise<Buffer>;

const keyOf = (text: string, { costs, salt, tagLength, secret }: Salted) => {
  const parameters = { message: Buffer.from(text), nonce: salt, tagLength, ...costs };
  return hashInTurn(() => derive('argon2id', secret ? { ...parameters, secret } : parameters));
};

const base64 = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '');

/** @param pepper null: the hash needs none, and gets one at the next login */
export async function hashPassword(password: string, pepper: Pepper | null, costs = costsOf(pepper)): Promise<string> {
  const salt = randomBytes(saltBytes);
  const key = await keyOf(password, { costs, salt, tagLength: keyBytes, secret: pepper?.secret });
  const { memory, passes, parallelism } = costs;
  const keyId = pepper ? `,keyid=${pepper.id}` : '';
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}${keyId}$${base64(salt)}$${base64(key)}`;
}

const phc =
  /^\$argon2id\$v=19\$m=(?<memory>\d+),t=(?<passes>\d+),p=(?<parallelism>\d+)(?:,keyid=(?<keyId>[A-Za-z0-9+/]+))?\$(?<salt>[A-Za-z0-9+/]+)\$(?<key>[A-Za-z0-9+/]+)$/;

function parse(hash: string) {
  const parts = phc.exec(hash)?.groups as Record<string, string> | undefined;
  if (!parts) throw new Error('A stored password hash is not in PHC form');
  const { memory, passes, parallelism, keyId, salt, key } = parts;
  return {
    costs: { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) },
    /** Of the pepper that the hash needs. */
    keyId: keyId ?? null,
    salt: Buffer.from(salt!, 'base64'),
    key: Buffer.from(key!, 'base64'),
  };
}

/** In the form of a hash with the present costs, and of no text. */
function hashOfNothing(pepper: Pepper): string {
  const { memory, passes, parallelism } = costsOf(pepper);
  const [salt, key] = [saltBytes, keyBytes].map((bytes) => base64(randomBytes(bytes)));
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism},keyid=${pepper.id}$${salt}$${key}`;
}

/** @param hash null when there is no such account: the same work is done, and the result is false */
export async function verifyPassword(password: string, hash: string | null, pepper: Pepper): Promise<boolean> {
  const { costs, keyId, salt, key } = parse(hash ?? hashOfNothing(pepper));
  const secret = keyId === null ? undefined : pepper.secret;
  const isSame = timingSafeEqual(await keyOf(password, { costs, salt, tagLength: key.length, secret }), key);
  return isSame && hash !== null && (keyId === null || keyId === pepper.id);
}

export function needsRehash(hash: string, pepper: Pepper): boolean {
  const { costs, keyId } = parse(hash);
  const current = costsOf(pepper);
  return (
    keyId !== pepper.id || (['memory', 'passes', 'parallelism'] as const).some((name) => costs[name] !== current[name])
  );
}

/** Several hashes as one task, so that registrations never take both places. */
export const hashSeveral = (texts: readonly string[], pepper: Pepper): Promise<string[]> =>
  severalInTurn(texts, (text) => hashPassword(text, pepper));

/** Whether every text is that of its hash. All are looked at, so that the time tells nothing. */
export const verifySeveral = async (pairs: readonly { text: string; hash: string | null }[], pepper: Pepper) =>
  (await severalInTurn(pairs, ({ text, hash }) => verifyPassword(text, hash, pepper))).every(Boolean);
