/** Connections that are slow on purpose, and those that are open when the server is told to stop. */
import { Agent, get, type IncomingMessage, type Server } from 'node:http';
import net from 'node:net';
import { Hono } from 'hono';
import { afterEach, describe, expect, it } from 'vitest';
import { createNodeServer, receiveMs, serveApp, stallMs, timeouts } from '../../server/http/serveApp.ts';
import { createLifecycle } from '../../server/lifecycle.ts';
import { createLog } from '../../server/log.ts';
import { listen } from './rawRequests.ts';

const log = createLog('silent');
let http: Server | undefined;
const agents: Agent[] = [];
afterEach(() => {
  for (const agent of agents.splice(0)) agent.destroy();
  http?.closeAllConnections();
  http?.close();
});

/** A connection that is kept, with its next request on it. */
function keptConnection(port: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  agents.push(agent);
  return (path: string) =>
    new Promise<{ status: number; connection: string | undefined; body: string }>((resolve, reject) => {
      const read = (response: IncomingMessage) => {
        let body = '';
        response.on('data', (chunk) => (body += chunk));
        response.on('end', () =>
          resolve({ status: response.statusCode!, connection: response.headers.connection, body }),
        );
      };
      get({ port, host: '127.0.0.1', path, agent }, read).on('error', reject);
    });
}

describe('slow clients', () => {
  /** @returns what came before the server closed the connection */
  const untilClosed = (port: number, onConnect: (socket: net.Socket) => void) =>
    new Promise<string>((resolve) => {
      const socket = net.connect(port, '127.0.0.1', () => onConnect(socket));
      let response = '';
      socket.on('data', (chunk) => (response += chunk));
      socket.on('error', () => undefined);
      socket.on('close', () => resolve(response));
    });
  const short = { headersTimeout: 200, requestTimeout: 300, connectionsCheckingInterval: 50 };

  it('are cut within 30 seconds', () => {
    const { headersTimeout, requestTimeout, connectionsCheckingInterval } = timeouts;
    expect(headersTimeout + connectionsCheckingInterval).toBeLessThanOrEqual(30_000);
    expect(receiveMs).toBeLessThanOrEqual(30_000);
    // A picture of 20 MB at one megabit a second.
    expect(requestTimeout).toBeGreaterThanOrEqual(160_000);
    expect(requestTimeout).toBeLessThanOrEqual(180_000);
    // Node waits a second time when a part was written meanwhile.
    expect(2 * stallMs).toBeLessThanOrEqual(30_000);
    http = createNodeServer();
    expect(http).toMatchObject({ headersTimeout, requestTimeout });
  });

  it.each([
    ['a head', 'GET / HTTP/1.1\r\nhost: x\r\nx-slow: a'],
    ['a body', 'POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 1000\r\n\r\na'],
    ['a body in chunks', 'POST / HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\n\r\n1\r\na\r\n'],
  ])('are cut when %s never ends, although bytes go on coming', async (_, start) => {
    http = createNodeServer(short);
    const app = new Hono().post('/', async (c) => c.text(await c.req.text().catch(() => 'cut')));
    serveApp(http, app, { log });
    const port = await listen(http);
    let dripping: NodeJS.Timeout | undefined;
    const response = await untilClosed(port, (socket) => {
      socket.write(start);
      dripping = setInterval(() => socket.write(start.includes('chunked') ? '1\r\na\r\n' : 'a'), 20);
    });
    clearInterval(dripping);
    expect(response).toMatch(/^(HTTP\/1\.1 408 |$)/);
  });

  it('are cut early but for a request that may hold a picture', async () => {
    http = createNodeServer({ headersTimeout: 200, requestTimeout: 60_000, connectionsCheckingInterval: 50 });
    const app = new Hono().post('*', async (c) => c.text(await c.req.text()));
    serveApp(http, app, { log, receiveMs: 200 });
    const port = await listen(http);
    const head = (path: string) =>
      `POST ${path} HTTP/1.1\r\nhost: x\r\nconnection: close\r\ncontent-length: 2\r\n\r\na`;
    const upload = untilClosed(port, (socket) => {
      socket.write(head('/api/photo_save'));
      // The other one is cut meanwhile.
      void untilClosed(port, (other) => other.write(head('/api/favorite'))).then((response) => {
        expect(response).toMatch(/^HTTP\/1\.1 408 /);
        socket.write('b');
      });
    });
    expect(await upload).toMatch(/^HTTP\/1\.1 200 [\s\S]*ab$/);
  });

  it('are cut when they do not read', async () => {
    http = createNodeServer();
    const app = new Hono().get('/', (c) => c.body(new Uint8Array(64 * 1024 * 1024)));
    serveApp(http, app, { log, stallMs: 100 });
    const closed = new Promise<void>((resolve) => http!.on('connection', (socket) => socket.on('close', resolve)));
    const socket = net.connect(await listen(http), '127.0.0.1', () => {
      socket.pause();
      socket.write('GET / HTTP/1.1\r\nhost: x\r\n\r\n');
    });
    socket.on('error', () => undefined);
    await closed;
    socket.destroy();
  });

  it('are served when only the response takes its time', async () => {
    http = createNodeServer();
    const app = new Hono().get('/', async (c) => {
      await new Promise((resolve) => setTimeout(resolve, 400));
      return c.text('late');
    });
    serveApp(http, app, { log, stallMs: 50 });
    expect((await keptConnection(await listen(http))('/')).body).toBe('late');
  });
});

describe('a server that is told to stop', () => {
  it('answers what comes on kept and new connections, closes each after it, and then listens no more', async () => {
    http = createNodeServer();
    const lifecycle = createLifecycle(http, { graceMs: 5000 });
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const app = new Hono()
      .get('/', (c) => c.text(lifecycle.isStopping() ? 'stopping' : 'running'))
      .get('/held', async (c) => {
        await held;
        return c.text('held');
      });
    serveApp(http, app, { log });
    const port = await listen(http);
    const kept = Array.from({ length: 9 }, () => keptConnection(port));
    for (const ask of kept) expect(await ask('/')).toEqual({ status: 200, connection: 'keep-alive', body: 'running' });
    const heldResponse = keptConnection(port)('/held');
    await expect.poll(() => new Promise((resolve) => http!.getConnections((_, count) => resolve(count)))).toBe(10);

    const stopped = lifecycle.stop(1000);
    for (const ask of [...kept, keptConnection(port)])
      expect(await ask('/')).toEqual({ status: 200, connection: 'close', body: 'stopping' });
    release();
    expect(await heldResponse).toEqual({ status: 200, connection: 'close', body: 'held' });
    await stopped;
    await expect(keptConnection(port)('/')).rejects.toThrow('ECONNREFUSED');
  });

  it('waits for open requests after it stopped listening, and cuts those that never end', async () => {
    http = createNodeServer();
    const lifecycle = createLifecycle(http, { graceMs: 200 });
    serveApp(
      http,
      new Hono().get('/', () => new Promise<Response>(() => {})),
      { log },
    );
    const response = keptConnection(await listen(http))('/');
    const cut = expect(response).rejects.toThrow('socket hang up');
    await expect.poll(() => new Promise((resolve) => http!.getConnections((_, count) => resolve(count)))).toBe(1);
    await lifecycle.stop(0);
    await cut;
  });
});
