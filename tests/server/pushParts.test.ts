/** The parts of sending: encryption, signature, addresses that may be asked, quiet hours. */
import { createECDH } from 'node:crypto';
import { once } from 'node:events';
import http from 'node:http';
import net, { type AddressInfo } from 'node:net';
import { describe, expect, it } from 'vitest';
import { readConfig } from '../../server/config.ts';
import { deriveKeys } from '../../server/keys.ts';
import { encrypt, isPublicKey, mostBytes } from '../../server/push/encrypt.ts';
import { createPush } from '../../server/push/push.ts';
import { createPost, isAllowed, retryAfterMs } from '../../server/push/pushService.ts';
import { afterQuiet, isQuiet } from '../../server/push/quietHours.ts';
import { createVapid, isPrivateKey, privateKeyFrom } from '../../server/push/vapid.ts';
import { decrypted, newKeys, verifiedClaims } from './pushSupport.ts';

describe('a message', () => {
  const text = JSON.stringify({ title: '暑さに注意してください', body: 'Beware – 🌞' });
  const keys = newKeys();
  const device = { p256dh: keys.publicKey, auth: keys.authToken };

  it('is read by the device alone, and looks different each time', () => {
    const [first, second] = [encrypt(text, device), encrypt(text, device)];
    expect(JSON.stringify(decrypted(first, keys))).toBe(text);
    expect(first.includes('title')).toBe(false);
    expect(first.equals(second)).toBe(false);
    expect(() => decrypted(first, newKeys())).toThrow();
    expect(() => decrypted(first, { ...keys, authToken: newKeys().authToken })).toThrow();
  });

  it('fits what push services take, up to the longest text', () => {
    const longest = JSON.stringify('a'.repeat(mostBytes - 2));
    const body = encrypt(longest, device);
    expect(body.length).toBeLessThanOrEqual(4096);
    expect(JSON.stringify(decrypted(body, keys))).toBe(longest);
    expect(() => encrypt('a'.repeat(mostBytes + 1), device)).toThrow(RangeError);
    expect(() => encrypt('あ'.repeat(mostBytes / 2), device)).toThrow(RangeError);
  });

  it('cannot be made for what is no point of the curve', () => {
    expect(isPublicKey(keys.publicKey)).toBe(true);
    const off = Buffer.from(keys.publicKey, 'base64url');
    off[64]! ^= 1;
    const compressed = createECDH('prime256v1').generateKeys('base64url', 'compressed');
    for (const wrong of ['', 'B'.repeat(87), off.toString('base64url'), compressed])
      expect(isPublicKey(wrong), wrong).toBe(false);
  });
});

describe('the signature', () => {
  const secret = 'a-secret-of-the-tests-and-nothing-else';
  const at = new Date('2026-11-20T12:00:00+09:00');
  const origin = 'https://push.example';

  it('names the push service, whom to ask, and an end within a day', () => {
    const push = createPush(readConfig({ CONTACT_URL: 'mailto:walk@example.jp' }), deriveKeys(secret));
    const claims = verifiedClaims(push.authorization(origin, at));
    expect(claims).toMatchObject({ aud: origin, sub: 'mailto:walk@example.jp', key: push.publicKey });
    expect(claims.exp - at.getTime() / 1000).toBeGreaterThan(3600);
    expect(claims.exp - at.getTime() / 1000).toBeLessThan(24 * 3600);
  });

  it('is made anew every hour and for each service, and not for each message', () => {
    const { authorization } = createVapid(privateKeyFrom(Buffer.alloc(48, 7)), 'mailto:walk@example.jp');
    const first = authorization(origin, at);
    expect(authorization(origin, new Date(at.getTime() + 3_599_000))).toBe(first);
    expect(authorization(origin, new Date(at.getTime() + 3_600_000))).not.toBe(first);
    expect(verifiedClaims(authorization('https://other.example', at)).aud).toBe('https://other.example');
  });

  it('comes from the secret of the server, or from a setting of its own', () => {
    const keyOf = (settings: Record<string, string>, from = secret) =>
      createPush(readConfig(settings), deriveKeys(from)).publicKey;
    expect(keyOf({})).toBe(keyOf({}));
    expect(keyOf({})).toMatch(/^B[\w-]{86}$/);
    expect(keyOf({}, 'another-secret-of-thirty-two-letters')).not.toBe(keyOf({}));
    const own = createECDH('prime256v1');
    const publicKey = own.generateKeys('base64url');
    const VAPID_PRIVATE_KEY = own.getPrivateKey().toString('base64url').padStart(43, 'A');
    expect(keyOf({ VAPID_PRIVATE_KEY })).toBe(publicKey);
  });

  it('needs a private key that is one', () => {
    const code = (hex: string) => Buffer.from(hex.padStart(64, '0'), 'hex').toString('base64url');
    const order = 'ffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551';
    expect([code('1'), code(order), code('0'), code('f'.repeat(64)), 'short', ''].map(isPrivateKey)).toEqual([
      ...[true, false, false, false, false, false],
    ]);
    // The ends of what 48 bytes can be.
    for (const seed of [Buffer.alloc(48, 0), Buffer.alloc(48, 255)])
      expect(isPrivateKey(privateKeyFrom(seed).toString('base64url'))).toBe(true);
    expect(() => readConfig({ VAPID_PRIVATE_KEY: code('0') })).toThrow(
      /VAPID_PRIVATE_KEY is not usable \(value not shown/,
    );
  });
});

describe('addresses', () => {
  const { PUSH_HOSTS } = readConfig({});
  const allowed = (endpoint: string, loopback = false) => isAllowed(endpoint, { hosts: PUSH_HOSTS, loopback });

  it.each([
    'https://fcm.googleapis.com/fcm/send/abc:def',
    'https://updates.push.services.mozilla.com/wpush/v2/abc',
    'https://web.push.apple.com/abc',
    'https://wns2-ln2p.notify.windows.com/w/?token=abc',
  ])('of the push services of browsers are asked: %s', (endpoint) => expect(allowed(endpoint)).toBe(true));

  it.each([
    'http://fcm.googleapis.com/fcm/send/abc',
    'https://fcm.googleapis.com:8443/fcm/send/abc',
    'https://user:password@fcm.googleapis.com/abc',
    'https://fcm.googleapis.com/abc#x',
    'https://fcm.googleapis.com.example.jp/abc',
    'https://example.jp/fcm.googleapis.com',
    'https://evil-push.apple.com.example/abc',
    'https://xpush.apple.com/abc',
    'https://push.apple.com/abc',
    'https://.push.apple.com/abc',
    'https://fcm.googleapis.com.:443/abc',
    'https://127.0.0.1/abc',
    'https://[::1]/abc',
    'https://169.254.169.254/latest/meta-data',
    'https://localhost/abc',
    'http://127.0.0.1:3000/abc',
    'http://localhost/abc',
    'file:///etc/passwd',
    'ftp://fcm.googleapis.com/abc',
    'javascript:alert(1)',
    'fcm.googleapis.com',
    '',
  ])('of anybody else are not: %s', (endpoint) => expect(allowed(endpoint)).toBe(false));

  it('of this machine are for tests alone', () => {
    for (const origin of ['http://127.0.0.1:9', 'http://localhost:9', 'http://[::1]:9']) {
      expect(allowed(`${origin}/push/1`, true)).toBe(true);
      expect(allowed(`${origin}/push/1`)).toBe(false);
    }
    for (const other of ['http://127.0.0.2/', 'http://10.0.0.1/', 'http://localhost.example/', 'http://example.jp/'])
      expect(allowed(other, true), other).toBe(false);
  });

  it('are set as hosts, and none that would open everything', () => {
    expect(readConfig({ PUSH_HOSTS: 'push.example.jp, *.example.com' }).PUSH_HOSTS).toEqual([
      ...['push.example.jp', '*.example.com'],
    ]);
    expect(readConfig({ PUSH_HOSTS: '' }).PUSH_HOSTS).toEqual([]);
    for (const wrong of [
      '*',
      '*.com',
      'localhost',
      '127.0.0.1',
      'https://example.jp',
      'example.jp/x',
      'a.*.jp',
      '10.1',
    ])
      expect(() => readConfig({ PUSH_HOSTS: wrong }), wrong).toThrow(/^PUSH_HOSTS is not usable/);
  });
});

it('a push service says when to come again in seconds or by a date', () => {
  const now = Date.parse('2026-11-20T03:00:00Z');
  expect(retryAfterMs('120', now)).toBe(120_000);
  expect(retryAfterMs('Fri, 20 Nov 2026 03:01:00 GMT', now)).toBe(60_000);
  expect(retryAfterMs('Fri, 20 Nov 2020 03:01:00 GMT', now)).toBe(0);
  expect([undefined, '', 'soon', '-5x'].map((value) => retryAfterMs(value, now))).toEqual([null, null, null, null]);
});

describe('a connection to a push service', () => {
  /** @returns how many connections it had, after two messages with so much time between, or while the first is answered */
  async function connections({ between = 0, answering = 0 }): Promise<number> {
    let now = 0;
    let opened = 0;
    const service = http.createServer((request, response) => {
      now += answering;
      request.resume().on('end', () => response.writeHead(201).end());
    });
    service.on('connection', () => {
      opened += 1;
    });
    service.listen(0, '127.0.0.1');
    await once(service, 'listening');
    const endpoint = `http://127.0.0.1:${(service.address() as AddressInfo).port}/push/a`;
    const post = createPost(() => now);
    const message = { headers: {}, body: Buffer.from('message') };
    for (const after of [between, 0]) {
      expect(await post(endpoint, message)).toEqual({ status: 201, retryAfterMs: null });
      // The response is read to its end, and the connection free, a turn later.
      await new Promise(setImmediate);
      now += after;
    }
    service.closeAllConnections();
    service.close();
    await once(service, 'close');
    return opened;
  }

  it('is used again at once', async () => {
    expect(await connections({ between: 400 })).toBe(1);
  });

  it('is not used again once it was idle, or its answer late: the service may be closing it', async () => {
    expect(await connections({ between: 2000 })).toBe(2);
    expect(await connections({ answering: 2000 })).toBe(2);
  });
});

describe('a push service that does not answer', () => {
  const message = { headers: {}, body: Buffer.from('message') };
  /** What becomes of a message to a server that accepts connections and says nothing. @returns with what it was sent */
  async function outcome(protocol: 'http' | 'https', onConnection: (socket: net.Socket) => void = () => undefined) {
    const sockets: net.Socket[] = [];
    let received = '';
    const service = net.createServer((socket) => {
      sockets.push(socket);
      socket.on('data', (chunk) => (received += chunk.toString('latin1')));
      socket.on('error', () => undefined);
      onConnection(socket);
    });
    service.listen(0, '127.0.0.1');
    await once(service, 'listening');
    const endpoint = `${protocol}://127.0.0.1:${(service.address() as AddressInfo).port}/push/a`;
    const answer = await createPost(undefined, 300)(endpoint, message);
    for (const socket of sockets) socket.destroy();
    service.close();
    await once(service, 'close');
    return { answer, isSent: received.includes('message') };
  }

  it('has not got what was never sent: the connection was not secured', async () => {
    expect(await outcome('https')).toEqual({ answer: 'unreached', isSent: false });
    expect(await outcome('https', (socket) => socket.destroy())).toEqual({ answer: 'unreached', isSent: false });
    expect(await outcome('https', (socket) => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n'))).toEqual({
      ...{ answer: 'unreached', isSent: false },
    });
  });

  it('may have got what was sent', async () => {
    expect(await outcome('http')).toEqual({ answer: 'unknown', isSent: true });
    expect(await outcome('http', (socket) => socket.on('data', () => socket.destroy()))).toEqual({
      ...{ answer: 'unknown', isSent: true },
    });
  });

  it('is not reached where nobody listens', async () => {
    const service = net.createServer().listen(0, '127.0.0.1');
    await once(service, 'listening');
    const { port } = service.address() as AddressInfo;
    service.close();
    await once(service, 'close');
    expect(await createPost()(`http://127.0.0.1:${port}/push/a`, message)).toBe('unreached');
  });
});

describe('quiet hours', () => {
  const tokyo = (time: string) => new Date(`2026-12-31T${time}+09:00`);

  it.each([
    ['21:00:00', true],
    ['23:59:59', true],
    ['00:00:00', true],
    ['07:59:59', true],
    ['08:00:00', false],
    ['20:59:59', false],
  ])('%s', (time, expected) => expect(isQuiet(tokyo(time))).toBe(expected));

  it('end at 8 in the morning after, also beyond the end of a year', () => {
    expect(afterQuiet(tokyo('07:59:59.999'))).toEqual(tokyo('08:00:00'));
    expect(afterQuiet(tokyo('00:00:00'))).toEqual(tokyo('08:00:00'));
    expect(afterQuiet(tokyo('21:00:00.001'))).toEqual(new Date('2027-01-01T08:00:00+09:00'));
    expect(afterQuiet(tokyo('12:34:56'))).toEqual(tokyo('12:34:56'));
  });
});
