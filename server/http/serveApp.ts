/** Connects the application to Node's HTTP server. Request lines that are malformed end here. */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { getRequestListener, RequestError } from '@hono/node-server';
import type { Hono } from 'hono';
import type { Log } from '../log.ts';
import { isUpload } from './uploads.ts';

export interface ServeOptions {
  log: Log;
  /** How long a client may leave its response unread. */
  stallMs?: number;
  receiveMs?: number;
  /** In development: Vite's, asked first. */
  middleware?: ((request: IncomingMessage, response: ServerResponse, next: () => void) => void) | undefined;
}

/**
 * Milliseconds for the head of a request and for the whole of it, and how often Node looks. The whole may take as long as a picture
 * of 20 MB over a slow connection does; what holds none is cut earlier (`receiveMs`).
 */
export const timeouts = { headersTimeout: 10_000, requestTimeout: 180_000, connectionsCheckingInterval: 2000 };
/** Milliseconds for the whole of a request that may hold no picture. */
export const receiveMs = 20_000;
/** Twice this at most, because Node waits again when a part was written meanwhile. */
export const stallMs = 12_000;

export const createNodeServer = (limits = timeouts): Server => createServer(limits);

const plain = { 'content-type': 'text/plain; charset=utf-8', 'x-content-type-options': 'nosniff' };

/**
 * The target of a request line as path and query (RFC 9112, section 3.2). An absolute one must name the same host as the Host
 * header and carry no credentials.
 * @returns null for any other form
 */
function originForm({ url = '', headers }: Pick<IncomingMessage, 'url' | 'headers'>): string | null {
  if (url.startsWith('/')) return url;
  if (!/^https?:\/\//i.test(url) || url.includes('\\') || !URL.canParse(url)) return null;
  const { username, password, protocol, host, pathname, search } = new URL(url);
  const own = `${protocol}//${headers.host}`;
  if (username || password || !URL.canParse(own) || new URL(own).host !== host) return null;
  return pathname + search;
}

/** Cuts the connection when nothing of the response was taken for so long. The server's own work may take longer. */
function cutWhenStalled(response: ServerResponse, ms: number): void {
  response.setTimeout(ms, () => {
    if (response.writableLength > 0 || response.socket?.writableLength) response.socket?.destroy();
  });
}

/** Answers a request that takes too long to arrive, and ends its connection, as Node does. */
function cutWhenSlow(request: IncomingMessage, response: ServerResponse, ms: number): void {
  if (request.complete) return;
  const timer = setTimeout(() => {
    const { socket } = request;
    // On the connection itself: the response belongs to the operation, which is still reading.
    if (!response.headersSent) socket.write('HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n');
    socket.destroySoon();
  }, ms);
  const stop = () => clearTimeout(timer);
  request.once('end', stop).once('close', stop);
  // A request that is answered without its body being read has nothing more to wait for.
  response.once('close', stop);
}

export function serveApp(http: Server, app: Hono, options: ServeOptions): void {
  const { log, middleware } = options;
  const listener = getRequestListener(app.fetch, {
    // The error is not logged for a malformed request: it may hold the whole address.
    errorHandler: (error) => {
      if (error instanceof RequestError) return new Response('Bad request', { status: 400, headers: plain });
      log.error({ err: error }, 'request failed');
      return new Response('A problem on the server side', { status: 500, headers: plain });
    },
  });
  http.on('request', (request, response) => {
    const target = originForm(request);
    if (target === null) {
      response.writeHead(400, { ...plain, connection: 'close' }).end('Bad request');
      return;
    }
    request.url = target;
    cutWhenStalled(response, options.stallMs ?? stallMs);
    if (!isUpload({ method: request.method ?? '', path: target.split('?')[0]! }))
      cutWhenSlow(request, response, options.receiveMs ?? receiveMs);
    if (middleware) middleware(request, response, () => void listener(request, response));
    else void listener(request, response);
  });
}
