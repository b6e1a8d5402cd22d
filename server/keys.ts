/** Keys for single purposes, all derived from the one secret of the settings: none of them tells another. */
import { createHmac, hkdfSync } from 'node:crypto';

export interface Pepper {
  /** Stands in every hash that was made with it. Tells nothing of it. */
  id: string;
  secret: Buffer;
  /** Of hashes made with it, where they are not to be as strong as they must be for people: in tests. */
  costs?: HashCosts;
}

export interface HashCosts {
  /** KiB */
  memory: number;
  passes: number;
  parallelism: number;
}

export interface Keys {
  /** Goes into hashes of passwords and secret answers: a copy of the database alone cannot be guessed at. */
  pepper: Pepper;
  /** Key of AES-256 for what only the holder of a token may read. */
  sealing: (token: string) => Buffer;
  /** The same text has always the same pseudonym, from which nobody without the key finds the text. For logs. */
  pseudonym: (text: string) => string;
  /** As `pseudonym`, for the rows that count tries. */
  throttled: (text: string) => string;
  /** As `pseudonym`, for what makes the cookie of a known device. */
  knownDevice: (text: string) => string;
  /** As `pseudonym`, for the signature of links to previews. */
  previewLink: (text: string) => string;
  /** As `pseudonym`, for an order that nobody without the key can foretell. */
  shuffled: (text: string) => string;
  /** Of the key by which push services know this server. */
  vapidSeed: Buffer;
}

const keyBytes = 32;

export function deriveKeys(secret: string): Keys {
  const derive = (purpose: string, length = keyBytes, from: string | Buffer = secret) =>
    Buffer.from(hkdfSync('sha256', from, '', `tokotoko ${purpose}`, length));
  const codes = (purpose: string) => {
    const key = derive(purpose);
    return (text: string) => createHmac('sha256', key).update(text).digest('base64url');
  };
  const sealing = derive('sealing');
  return {
    pepper: { id: derive('pepper id', 6).toString('base64'), secret: derive('pepper') },
    sealing: (token) => derive(`sealing ${token}`, keyBytes, sealing),
    pseudonym: codes('pseudonym'),
    throttled: codes('throttle'),
    knownDevice: codes('known device'),
    previewLink: codes('preview link'),
    shuffled: codes('shuffle'),
    vapidSeed: derive('vapid', 48),
  };
}
