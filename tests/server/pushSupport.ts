/** A push service on this machine, and devices that decrypt what it is sent as browsers do: by another implementation than ours. */
import { createECDH, createPublicKey, type ECDH, randomBytes, verify } from 'node:crypto';
import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import ece from 'http_ece';
import type { PushMessage } from '../../contract/pushRules.ts';

export interface Device {
  name: string;
  endpoint: string;
  publicKey: string;
  authToken: string;
}

interface Keys {
  ecdh: ECDH;
  publicKey: string;
  authToken: string;
}

export function newKeys(): Keys {
  const ecdh = createECDH('prime256v1');
  return {
    ecdh,
    publicKey: ecdh.generateKeys().toString('base64url'),
    authToken: randomBytes(16).toString('base64url'),
  };
}

export interface Delivery {
  device: string;
  headers: http.IncomingHttpHeaders;
  body: Buffer;
}

interface Reply {
  status: number;
  headers?: Record<string, string>;
}

export interface PushService {
  origin: string;
  /** Everything that came, in its order, whatever was replied. */
  deliveries: Delivery[];
  /** What it replies; 201 unless set. @param times that this device was asked before */
  reply: (device: string, times: number) => Reply | Promise<Reply>;
  device: (name: string, keys?: Keys) => Device;
  /** What came for a device, decrypted, its signature verified. */
  messages: (name: string) => PushMessage[];
  close: () => Promise<void>;
}

const part = (text: string | undefined) => JSON.parse(Buffer.from(text ?? '', 'base64url').toString());

/** @returns the claims of the token; @throws where it is not signed by the key that it names */
export function verifiedClaims(authorization: string): { aud: string; exp: number; sub: string; key: string } {
  const [, token, key] = /^vapid t=([\w-]+\.[\w-]+\.[\w-]+), k=([\w-]+)$/.exec(authorization) ?? [];
  if (!token || !key) throw new Error('no VAPID');
  const [head, claims, signature] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  const jwk = { kty: 'EC', crv: 'P-256', x: point.toString('base64url', 1, 33), y: point.toString('base64url', 33) };
  const isRight = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature!, 'base64url'),
  );
  if (!isRight || part(head).alg !== 'ES256') throw new Error('not signed by its key');
  return { ...part(claims), key };
}

export const decrypted = (body: Buffer, { ecdh, authToken }: Keys): PushMessage =>
  JSON.parse(ece.decrypt(body, { version: 'aes128gcm', privateKey: ecdh, authSecret: authToken }).toString());

export async function startPushService(port = 0): Promise<PushService> {
  const keysOf = new Map<string, Keys>();
  const asked = new Map<string, number>();
  const server = http.createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', async () => {
      const device = request.url!.slice('/push/'.length);
      const times = asked.get(device) ?? 0;
      asked.set(device, times + 1);
      service.deliveries.push({ device, headers: request.headers, body: Buffer.concat(chunks) });
      const { status, headers = {} } = await service.reply(device, times);
      if (status === 0) response.destroy();
      else response.writeHead(status, headers).end();
    });
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const service: PushService = {
    origin,
    deliveries: [],
    reply: () => ({ status: 201 }),
    device: (name, keys = newKeys()) => {
      keysOf.set(name, keys);
      return { name, endpoint: `${origin}/push/${name}`, publicKey: keys.publicKey, authToken: keys.authToken };
    },
    messages: (name) =>
      service.deliveries
        .filter(({ device }) => device === name)
        .map(({ headers, body }) => {
          const { aud } = verifiedClaims(headers.authorization!);
          if (aud !== origin) throw new Error(`meant for ${aud}`);
          return decrypted(body, keysOf.get(name)!);
        }),
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  return service;
}
