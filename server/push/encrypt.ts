/** A message that only one device can read: RFC 8291 (Web Push) on RFC 8188 (aes128gcm), in one record. */
import { createCipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';

/** Push services refuse bodies over 4,096 bytes; what is added to the text takes 103. */
export const mostBytes = 3900;

const curve = 'prime256v1';
const recordSize = 4096;
const lastRecord = Buffer.from([2]);

const derive = (secret: Buffer, salt: Buffer, info: string | Buffer, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, length));

export interface DeviceKeys {
  /** Both as base64url. */
  p256dh: string;
  auth: string;
}

/** Whether it is a point of the curve: others cannot be sent to. */
export function isPublicKey(p256dh: string): boolean {
  try {
    const own = createECDH(curve);
    own.generateKeys();
    return own.computeSecret(Buffer.from(p256dh, 'base64url')).length === 32 && p256dh.startsWith('B');
  } catch {
    return false;
  }
}

/** @throws RangeError for a longer text than push services take */
export function encrypt(text: string, { p256dh, auth }: DeviceKeys): Buffer {
  const plain = Buffer.from(text);
  if (plain.length > mostBytes) throw new RangeError(`A push message of ${plain.length} bytes`);
  const device = Buffer.from(p256dh, 'base64url');
  // A key pair and a salt for this message alone.
  const own = createECDH(curve);
  const publicKey = own.generateKeys();
  const salt = randomBytes(16);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), device, publicKey]);
  const shared = derive(own.computeSecret(device), Buffer.from(auth, 'base64url'), info, 32);
  const key = derive(shared, salt, 'Content-Encoding: aes128gcm\0', 16);
  const nonce = derive(shared, salt, 'Content-Encoding: nonce\0', 12);
  const cipher = createCipheriv('aes-128-gcm', key, nonce);
  const header = Buffer.alloc(21);
  salt.copy(header);
  header.writeUInt32BE(recordSize, 16);
  header.writeUInt8(publicKey.length, 20);
  const sealed = [cipher.update(plain), cipher.update(lastRecord), cipher.final(), cipher.getAuthTag()];
  return Buffer.concat([header, publicKey, ...sealed]);
}
