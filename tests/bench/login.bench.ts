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
import { ask, type Outcome, p95, steadyPages } from './steady.ts';

const people = 50;
const rounds = 3;
const seconds = import.meta.main ? Number(process.argv[2] ?? 6) : 6;
export const goals = { ratio: 2 };

const password = 'Kasumi2026ab';
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
  /** Of those that were let in. */
  logins: { perSecond: number; p95: number; share: number; statuses: Record<string, number> };
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
  await steadyPages(portal.origin, next(), seconds);
  const stopWarming = crowd(portal.origin, publicOrigin);
  await steadyPages(portal.origin, next(), seconds);
  await stopWarming();
  for (let round = 0; round < rounds; round += 1) {
    idle!.push(...(await steadyPages(portal.origin, next(), seconds)));
    const stop = crowd(portal.origin, publicOrigin);
    busy!.push(...(await steadyPages(portal.origin, next(), seconds)));
    logins!.push(...(await stop()));
  }
  await portal.stop('SIGKILL');
  removeDirectory(directory);
  const statuses: Record<string, number> = {};
  for (const { status } of logins!) statuses[status] = (statuses[status] ?? 0) + 1;
  const letIn = logins!.filter(({ status }) => status === 200);
  // Whoever is refused at once costs nothing: what is measured are people who get in, or are told to wait.
  const strange = Object.keys(statuses).filter((status) => status !== '200' && status !== '503');
  if (strange.length) throw new Error(`Logins ended in ${strange.join(', ')}`);
  return {
    idle: p95(idle!),
    busy: p95(busy!),
    ratio: p95(busy!) / p95(idle!),
    logins: {
      perSecond: letIn.length / (rounds * seconds),
      p95: p95(letIn),
      share: letIn.length / logins!.length,
      statuses,
    },
  };
}

if (import.meta.main) process.stdout.write(`${JSON.stringify(await benchLogin(), null, 2)}\n`);
