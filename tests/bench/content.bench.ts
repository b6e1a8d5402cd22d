/**
 * The bureau's content: how long a file of 10,000 rows takes to become proposals over HTTP, with pages asked for meanwhile, and how
 * long after an approval the page of another process of the same database shows it. On PostgreSQL, where the machine has it, and on
 * PGlite, which has one process. `node tests/bench/content.bench.ts [ROWS]` prints the figures; it needs a build.
 */
import { setTimeout } from 'node:timers/promises';
import type { StaffRole } from '../../contract/staffRoles.ts';
import { openDatabase } from '../../server/db/database.ts';
import { toCsv } from '../../server/import/template.ts';
import { tokenId } from '../../server/sessions/tokenCookie.ts';
import { insertStaffToken } from '../../server/staff/staff.queries.ts';
import { newStaffToken } from '../../server/staff/staffSession.ts';
import { removeDirectory, startPortal, temporaryDirectory } from '../e2e/portal.ts';
import { createCluster, findBinaries } from '../server/cluster.ts';
import { p95, steadyPages } from './steady.ts';

export const goals = { importSeconds: 60, ratio: 2, shownMs: 1000 };
const rounds = 20;
const secret = 'a-secret-of-the-bench-and-nothing-else';

export interface ContentFigures {
  engine: 'PostgreSQL' | 'PGlite';
  rows: number;
  /** Proposals that the file has become. */
  added: number;
  importSeconds: number;
  /** p95 of pages while the file is taken in to that without. */
  ratio: number;
  /** From the response to an approval until a page says so, in milliseconds. */
  shownMedianMs: number;
  shownLongestMs: number;
}

/** @returns a key for each role, good for a day */
async function makeKeys(place: { url: string | undefined; directory: string }, roles: readonly StaffRole[]) {
  const database = await openDatabase({ ...place, onLog: () => {}, onFatal: () => process.exit(1) });
  const keys: string[] = [];
  for (const role of roles) {
    const token = newStaffToken();
    const [createdAt, expiresAt] = [new Date(), new Date(Date.now() + 24 * 3600 * 1000)];
    await insertStaffToken(database.db, { hash: tokenId(token), role, municipality: null, createdAt, expiresAt });
    keys.push(token);
  }
  await database.close();
  return keys as [string, string];
}

/** @throws when the response is no 200 */
async function call<T>(origin: string, key: string, path: string, body?: object): Promise<T> {
  const isForm = body instanceof FormData;
  const response = await fetch(`${origin}/api${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { 'x-tokotoko-token': key, ...(!isForm && { 'content-type': 'application/json' }) },
    ...(body && { body: isForm ? body : JSON.stringify(body) }),
  });
  if (response.status !== 200) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return (await response.json()) as T;
}

/** A file of notices, as a bureau sends it. */
async function importRows(origin: string, author: string, rows: number) {
  const words = { ja: '短い文', en: 'Short words' };
  const notice = { publishedOn: '2026-11-19', category: 'notice', title: words, body: words, id: null };
  const csv = toCsv(
    'notice',
    Array.from({ length: rows }, () => ({ source: notice })),
  );
  const form = new FormData();
  form.set('kind', 'notice');
  form.set('file', new File([csv], 'notices.csv'));
  const began = performance.now();
  const { added } = await call<{ added: number }>(origin, author, '/staff/import', form);
  return { added, importSeconds: (performance.now() - began) / 1000 };
}

interface Keys {
  author: string;
  approver: string;
}

/** Approves a new title of a notice in one process. @returns milliseconds until the page of another shows it */
async function publish(round: number, from: string, to: string, { author, approver }: Keys): Promise<number> {
  const title = { ja: `公開の${round}回目`, en: `Publication ${round}` };
  const { source } = await call<{ source: object }>(from, author, '/staff/content?kind=notice&id=1');
  const proposal = { kind: 'notice', content_id: 1, source: { ...source, title } };
  const { revision } = await call<{ revision: { id: number } }>(from, author, '/staff/revision_propose', proposal);
  await call(from, approver, '/preview/decision', { id: revision.id, table: 'notice', type: 'approve' });
  const began = performance.now();
  for (;;) {
    const page = await fetch(`${to}/news/1`, { headers: { 'user-agent': 'bench' } });
    if ((await page.text()).includes(title.ja)) return performance.now() - began;
    await setTimeout(20);
  }
}

async function benchOn(place: { url: string | undefined; directory: string }, rows: number): Promise<ContentFigures> {
  const environment = {
    ...{ DATA_DIR: place.directory, LOG_LEVEL: 'silent', SECRET_KEY: secret },
    ...(place.url && { DATABASE_URL: place.url }),
  };
  // Sets the database up.
  await (await startPortal(environment)).stop();
  const [author, approver] = await makeKeys(place, ['author', 'approver']);
  const portal = await startPortal(environment);
  const other = place.url ? await startPortal(environment) : portal;
  const idle = await steadyPages(portal.origin, 1_000_000, 10);
  const imported = importRows(portal.origin, author, rows);
  let isOver = false;
  const ended = imported.finally(() => {
    isOver = true;
  });
  const busy: typeof idle = [];
  for (let turn = 2_000_000; !isOver; turn += 1_000_000) busy.push(...(await steadyPages(portal.origin, turn, 1)));
  const figures = await ended;
  const times: number[] = [];
  for (let round = 1; round <= rounds; round += 1)
    times.push(await publish(round, portal.origin, other.origin, { author, approver }));
  times.sort((a, b) => a - b);
  if (other !== portal) await other.stop();
  await portal.stop();
  return {
    ...{ engine: place.url ? 'PostgreSQL' : 'PGlite', rows, ...figures, ratio: p95(busy) / p95(idle) },
    ...{ shownMedianMs: times[rounds / 2]!, shownLongestMs: times.at(-1)! },
  };
}

export async function benchContent(rows = 10_000): Promise<ContentFigures[]> {
  const binaries = findBinaries();
  const cluster = binaries ? await createCluster(binaries) : null;
  const directories = [temporaryDirectory(), temporaryDirectory()] as const;
  try {
    const figures = cluster ? [await benchOn({ url: cluster.url, directory: directories[0] }, rows)] : [];
    return [...figures, await benchOn({ url: undefined, directory: directories[1] }, rows)];
  } finally {
    cluster?.remove();
    for (const directory of directories) removeDirectory(directory);
  }
}

if (import.meta.main)
  process.stdout.write(`${JSON.stringify(await benchContent(Number(process.argv[2] ?? 10_000)), null, 2)}\n`);
