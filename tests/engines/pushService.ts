/**
 * The push service of Firefox's makers, on this machine: Firefox holds a WebSocket to it, and whoever has an endpoint posts messages
 * there, which it passes on as they are. It knows nothing but who is registered; what it passes on only Firefox can decrypt.
 */
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { type WebSocket, WebSocketServer } from 'ws';

/** What Firefox sends, of which only this is read. */
interface FromFirefox {
  messageType?: string;
  uaid?: string;
  channelID?: string;
  updates?: { channelID: string; version: string; code: number }[];
}

export interface FirefoxPushService {
  /** For the preference `dom.push.serverURL`. */
  address: string;
  /** Status of each message that was posted, in their order: 201, or 410 where nobody is registered. */
  answers: number[];
  /** What Firefox has said of each message: 100 when the worker has dealt with it. */
  acknowledged: number[];
  /** Registered now. */
  channels: ReadonlySet<string>;
  close: () => Promise<void>;
}

export async function startFirefoxPushService(): Promise<FirefoxPushService> {
  const channels = new Set<string>();
  const answers: number[] = [];
  const acknowledged: number[] = [];
  let firefox: WebSocket | undefined;

  const server = http.createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const channelID = request.url!.slice('/push/'.length);
      const status = channels.has(channelID) ? 201 : 410;
      answers.push(status);
      response.writeHead(status).end();
      if (status !== 201) return;
      const notification = {
        ...{ messageType: 'notification', channelID, version: randomUUID() },
        data: Buffer.concat(chunks).toString('base64url'),
        headers: { encoding: request.headers['content-encoding'] },
      };
      firefox?.send(JSON.stringify(notification));
    });
  });
  const sockets = new WebSocketServer({ server });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;

  sockets.on('connection', (socket) => {
    firefox = socket;
    const reply = (message: object) => socket.send(JSON.stringify(message));
    socket.on('message', (data) => {
      const { messageType, uaid, channelID = '', updates = [] } = JSON.parse(String(data)) as FromFirefox;
      if (messageType === 'hello') reply({ messageType, status: 200, uaid: uaid || randomUUID(), use_webpush: true });
      if (messageType === 'register') {
        channels.add(channelID);
        reply({ messageType, status: 200, channelID, pushEndpoint: `http://${host}/push/${channelID}` });
      }
      if (messageType === 'unregister') {
        channels.delete(channelID);
        reply({ messageType, status: 200, channelID });
      }
      if (messageType === 'ack') acknowledged.push(...updates.map(({ code }) => code));
      // A ping.
      if (!messageType) reply({});
    });
  });
  return {
    ...{ address: `ws://${host}/`, answers, acknowledged, channels },
    close: async () => {
      for (const socket of sockets.clients) socket.terminate();
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
