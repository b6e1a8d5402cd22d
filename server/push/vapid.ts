/** Says to push services which server sends: RFC 8292 (VAPID), signed with ES256. */
import { createECDH, createPrivateKey, sign } from 'node:crypto';

/** Order of P-256. */
const order = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n;
/** A token is used for an hour and good for twelve: services take 24 at most, and clocks differ. */
const renewMs = 3600 * 1000;
const goodMs = 12 * renewMs;

export interface Vapid {
  /** The uncompressed point as base64url, as browsers take it. */
  publicKey: string;
  /** Of the header `Authorization`. @param origin of the push service */
  authorization: (origin: string, now: Date) => string;
}

/** A private key out of random bytes, evenly: 16 more than it has. */
export function privateKeyFrom(seed: Buffer): Buffer {
  const number = (BigInt(`0x${seed.toString('hex')}`) % (order - 1n)) + 1n;
  return Buffer.from(number.toString(16).padStart(64, '0'), 'hex');
}

/** 32 bytes as base64url that are a private key. */
export function isPrivateKey(text: string): boolean {
  if (!/^[A-Za-z0-9_-]{43}$/.test(text)) return false;
  const number = BigInt(`0x${Buffer.from(text, 'base64url').toString('hex')}`);
  return number > 0n && number < order;
}

const json = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const head = json({ typ: 'JWT', alg: 'ES256' });

/** @param subject `https:` or `mailto:`, where a push service finds who runs this server */
export function createVapid(privateKey: Buffer, subject: string): Vapid {
  const pair = createECDH('prime256v1');
  pair.setPrivateKey(privateKey);
  const point = pair.getPublicKey();
  const publicKey = point.toString('base64url');
  const key = createPrivateKey({
    format: 'jwk',
    key: {
      ...{ kty: 'EC', crv: 'P-256', d: privateKey.toString('base64url') },
      ...{ x: point.subarray(1, 33).toString('base64url'), y: point.subarray(33).toString('base64url') },
    },
  });
  const made = new Map<string, { at: number; value: string }>();

  function authorization(origin: string, now: Date): string {
    const known = made.get(origin);
    const age = known ? now.getTime() - known.at : -1;
    if (known && age >= 0 && age < renewMs) return known.value;
    const exp = Math.floor((now.getTime() + goodMs) / 1000);
    const signed = `${head}.${json({ aud: origin, exp, sub: subject })}`;
    const signature = sign('sha256', Buffer.from(signed), { key, dsaEncoding: 'ieee-p1363' });
    const value = `vapid t=${signed}.${signature.toString('base64url')}, k=${publicKey}`;
    made.set(origin, { at: now.getTime(), value });
    return value;
  }
  return { publicKey, authorization };
}
