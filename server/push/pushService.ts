/**
 * Which addresses the server may send to, and how it does. An address comes from whoever calls: without the list of hosts it could
 * make this server ask any other.
 */
import http from 'node:http';
import https from 'node:https';
import type { Duplex } from 'node:stream';
import { setTimeout as timeout } from 'node:timers';

export interface AllowedHosts {
  /** `host`, or `*.domain` for every host below it. */
  hosts: readonly string[];
  /** For tests: this machine as well, without TLS. */
  loopback: boolean;
}

const isLoopback = ({ protocol, hostname }: URL) =>
  protocol === 'http:' && ['127.0.0.1', '[::1]', 'localhost'].includes(hostname);

/** A host on the list, by HTTPS on its usual port, and nothing else in the address. */
export function isAllowed(endpoint: string, { hosts, loopback }: AllowedHosts): boolean {
  if (!URL.canParse(endpoint)) return false;
  const url = new URL(endpoint);
  if (url.username || url.password || url.hash) return false;
  if (loopback && isLoopback(url)) return true;
  if (url.protocol !== 'https:' || url.port !== '') return false;
  return hosts.some((host) =>
    host.startsWith('*.')
      ? url.hostname.endsWith(host.slice(1)) && url.hostname.length >= host.length
      : url.hostname === host,
  );
}

/** What has become of a request. */
export type Answer =
  | { status: number; retryAfterMs: number | null }
  /** It has not reached anybody. */
  | 'unreached'
  /** Sent, and nobody knows whether it has come. */
  | 'unknown';

/**
 * Services close connections that are idle, many after five seconds. A request on one that is being closed is lost, and nobody knows
 * whether it has come: so this side closes them first, counted from when they were last written to, also where this process stood
 * still meanwhile and reads late what was answered early.
 */
const idleMs = 2000;
const lookMs = 500;

/** Connections that are used again, as long as they are surely open. @param clock in milliseconds */
function createConnections(clock: () => number) {
  const usedAt = new WeakMap<Duplex, number>();
  const isFresh = (socket: Duplex) => clock() - (usedAt.get(socket) ?? 0) < idleMs;
  // The one that waits longest goes first: those that were closed here are at the front, where the agent skips them.
  const options = { keepAlive: true, scheduling: 'fifo' } as const;
  const agents = { 'http:': new http.Agent(options), 'https:': new https.Agent(options) };
  for (const agent of Object.values(agents)) {
    const keep = agent.keepSocketAlive.bind(agent) as (socket: Duplex) => boolean;
    agent.keepSocketAlive = (socket) => isFresh(socket) && keep(socket);
  }
  let looked = clock();
  const closeIdle = () => {
    if (clock() - looked < lookMs) return;
    looked = clock();
    for (const agent of Object.values(agents))
      for (const socket of Object.values(agent.freeSockets).flatMap((sockets) => sockets ?? []))
        if (!isFresh(socket)) socket.destroy();
  };
  return {
    agentFor: (protocol: string): http.Agent => {
      closeIdle();
      return protocol === 'https:' ? agents['https:'] : agents['http:'];
    },
    noteUse: (asked: http.ClientRequest) => asked.on('socket', (socket) => usedAt.set(socket, clock())),
  };
}
/** Push services answer within milliseconds; what is given up may have come, and is not sent again. */
const answerMs = 20_000;
/** Of a response nothing is read but its status; a longer one ends the connection. */
const mostBytes = 16 * 1024;

/** `retry-after` in milliseconds: seconds, or a date. */
export function retryAfterMs(value: string | undefined, now: number): number | null {
  if (!value) return null;
  const at = /^\d{1,9}$/.test(value) ? now + Number(value) * 1000 : Date.parse(value);
  return Number.isNaN(at) ? null : Math.max(0, at - now);
}

export interface Posted {
  headers: Record<string, string | number>;
  body: Buffer;
}

/** @param clock in milliseconds @param patienceMs how long an answer may take */
export function createPost(clock = () => performance.now(), patienceMs = answerMs) {
  const { agentFor, noteUse } = createConnections(clock);
  /** Follows no redirect: its status is the answer. Never rejects. */
  return (endpoint: string, { headers, body }: Posted): Promise<Answer> => {
    const url = new URL(endpoint);
    const { request } = url.protocol === 'https:' ? https : http;
    const asked = request(url, {
      ...{ method: 'POST', agent: agentFor(url.protocol) },
      headers: { ...headers, 'content-length': body.length },
    });
    noteUse(asked);
    return answerOf(asked, body, patienceMs);
  };
}

export const post = createPost();

const answerOf = (asked: http.ClientRequest, body: Buffer, patienceMs: number): Promise<Answer> =>
  new Promise((resolve) => {
    const timer = timeout(() => asked.destroy(new Error('no answer')), patienceMs);
    // Before that nothing of the request leaves this machine, whatever goes wrong: the name, the way there, or the certificate.
    let isConnected = false;
    const connect = () => {
      isConnected = true;
    };
    asked.on('socket', (socket) => {
      if (asked.reusedSocket) connect();
      else socket.once(asked.protocol === 'https:' ? 'secureConnect' : 'connect', connect);
    });
    asked.on('response', (response) => {
      clearTimeout(timer);
      let read = 0;
      response.on('data', (chunk: Buffer) => {
        read += chunk.length;
        if (read > mostBytes) response.destroy();
      });
      response.on('error', () => undefined);
      resolve({
        status: response.statusCode ?? 0,
        retryAfterMs: retryAfterMs(response.headers['retry-after'], Date.now()),
      });
    });
    asked.on('error', () => {
      clearTimeout(timer);
      resolve(isConnected ? 'unknown' : 'unreached');
    });
    asked.end(body);
  });
