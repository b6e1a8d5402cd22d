/**
 * What visitors notice of 50 people who log in at once: pages and files, asked for at a steady pace, without any login and then
 * while 50 callers log in again and again. Both in one run, in turn, so that a machine that slows down slows both.
 * `node tests/bench/login.bench.ts [SECONDS]` prints the figures; docs/bench.md holds those of a quiet machine.
 */
import http from 'node:http';
import { openDatabase } from '../../server/db/database.ts';
import { members } from '../../server/members/members.table.ts';
import { hashPassword } from '../../server/members/password.ts';
import { removeDirectory, startPortal, temporaryDirectory } from '../e2e/portal.ts';

const people = 50;
const rounds = 3;
const pagesPerSecond = 20;
const seconds = Number(process.argv[2] ?? 6);
export const goals = { ratio: 2 };

const password = 'Kasumi2026ab';
const userAgent = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36';

interface Outcome {
  status: number;
  ms: number;
}

const ask = (agent: http.Agent, url: string, body?: string, headers: Record<string, string> = {}) =>
  new Promise<Outcome>((resolve, reject) => {
    const started = performance.now();
    const request = http.request(
      url,
      { agent, method: body === undefined ? 'GET' : 'POST', headers: { 'user-agent': userAgent, ...headers } },
      (response) => {
        response.resume();
        response.on('end', () => resolve({ status: response.statusCode!, ms: performance.now() - started }));
      },
    );
    request.on('error', reject);
    request.end(body);
  });

const p95 = (outcomes: readonly Outcome[]) => {
  const times = outcomes.map(({ ms }) => ms).sort((a, b) => a - b);
  return times[Math.floor((times.length - 1) * 0.95)]!;
};

/** Members with one password: one hash is enough. */
async function addMembers(directory: string): Promise<void> {
  const onFatal = (reason: string) => {
    throw new Error(reason);
  };
  const database = await openDatabase({ url: undefined, directory, onLog: () => {}, onFatal });
  const passwordHash = await hashPassword(password, null);
  await database.db.insert(members).values(
    Array.from({ length: people }, (_, at) => ({
      ...{ userName: `Walker${at}`, userNameKey: `walker${at}`, passwordHash, createdAt: new Date() },
    })),
  );
  await database.close();
}

/** One of each: from the page cache, rendered, a call, a file. */
const targets = [() => '/', () => '/map/detail/101', (turn: number) => `/map?keyword=${turn}`, () => '/favicon.svg'];

async function steadyPages(origin: string, from: number): Promise<Outcome[]> {
  const agent = new http.Agent({ keepAlive: true });
  const asked: Promise<Outcome>[] = [];
  for (let turn = 0; turn < seconds * pagesPerSecond; turn += 1) {
    asked.push(ask(agent, origin + targets[turn % targets.length]!(from + turn)));
    await new Promise((resolve) => setTimeout(resolve, 1000 / pagesPerSecond));
  }
  const outcomes = await Promise.all(asked);
  agent.destroy();
  return outcomes;
}

/** Logs everybody in again and again until told to stop. */
function crowd(origin: string, publicOrigin: string) {
  const agent = new http.Agent({ keepAlive: true, maxSockets: people });
  const outcomes: Outcome[] = [];
  let isOver = false;
  const callers = Array.from({ length: people }, async (_, at) => {
    const body = JSON.stringify({ user_name: `Walker${at}`, password });
    const headers = {
      ...{ 'content-type': 'application/json', origin: publicOrigin, 'x-forwarded-for': `198.51.100.${at + 1}` },
    };
    while (!isOver) outcomes.push(await ask(agent, `${origin}/api/user_login`, body, headers));
  });
  return async () => {
    isOver = true;
    await Promise.all(callers);
    agent.destroy();
    return outcomes;
  };
}

export interface LoginFigures {
  idle: number;
  busy: number;
  ratio: number;
  logins: { perSecond: number; p95: number; statuses: Record<string, number> };
}

export async function benchLogin(): Promise<LoginFigures> {
  const directory = temporaryDirectory();
  const publicOrigin = 'http://walk.example.jp';
  const environment = { DATA_DIR: directory, TRUST_PROXY: 'yes', PUBLIC_ORIGIN: publicOrigin, LOG_LEVEL: 'silent' };
  await (await startPortal(environment)).stop();
  await addMembers(directory);
  const portal = await startPortal(environment);
  const [idle, busy, logins]: Outcome[][] = [[], [], []];
  let turn = 0;
  const next = () => (turn += 1_000_000);
  // The first pages compile and fill caches; the first login gives every hash its pepper.
  await steadyPages(portal.origin, next());
  const stopWarming = crowd(portal.origin, publicOrigin);
  await steadyPages(portal.origin, next());
  await stopWarming();
  for (let round = 0; round < rounds; round += 1) {
    idle!.push(...(await steadyPages(portal.origin, next())));
    const stop = crowd(portal.origin, publicOrigin);
    busy!.push(...(await steadyPages(portal.origin, next())));
    logins!.push(...(await stop()));
  }
  await portal.stop('SIGKILL');
  removeDirectory(directory);
  const statuses: Record<string, number> = {};
  for (const { status } of logins!) statuses[status] = (statuses[status] ?? 0) + 1;
  return {
    idle: p95(idle!),
    busy: p95(busy!),
    ratio: p95(busy!) / p95(idle!),
    logins: { perSecond: logins!.length / (rounds * seconds), p95: p95(logins!), statuses },
  };
}

if (import.meta.main) process.stdout.write(`${JSON.stringify(await benchLogin(), null, 2)}\n`);
