/**
 * How fast the API answers one caller over HTTP, at several sizes, on each engine. No answer is cached, every total is exact.
 *
 *   node tests/bench/search.bench.ts [--engine pglite|postgresql|both] [--sizes 150,10000,100000] [--requests 200] [--runs 1]
 *   [--only PATTERN] [--json FILE] [--subject courses|institutions|site|photos]
 *
 * `--subject institutions`: shops and facilities, at so many of them; `site`: the site search, at so many documents;
 * `photos`: the gallery and the rankings, at so many photos.
 *
 * With several runs each number is the median of theirs: other work on the machine spoils single ones
 *
 * PostgreSQL comes from `TEST_DATABASE_URL` (a user who may create databases), else from the machine's own binaries.
 */
import { fork } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { Agent, get } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { toQueryString } from '../../contract/client.ts';
import { loadContent } from '../../server/content/loadContent.ts';
import { type Content, readContent } from '../../server/content/readContent.ts';
import { type Db, openDatabase } from '../../server/db/database.ts';
import { indexSite } from '../../server/siteSearch/refresh.ts';
import { seeded } from '../contract/seeded.ts';
import { createCluster, findBinaries } from '../server/cluster.ts';
import { type Case, casesOf } from './cases.ts';
import { casesOfInstitutions } from './casesOfInstitutions.ts';
import { casesOfPhotos } from './casesOfPhotos.ts';
import { growTo } from './generate.ts';
import { growInstitutionsTo } from './generateInstitutions.ts';
import { growPhotosTo } from './generatePhotos.ts';
import { growSiteTo, siteCases } from './siteDocuments.ts';

type Engine = 'pglite' | 'postgresql';
export interface Measured {
  engine: Engine;
  courses: number;
  name: string;
  /** Smallest and largest total among the searches; null for calls without a total. */
  found: [number, number] | null;
  /** Milliseconds. */
  p50: number;
  p95: number;
  max: number;
  /** What p95 may be. */
  figure: number;
}

/** p95 in milliseconds, by number of courses. */
const figureOf = (courses: number) => (courses <= 1000 ? 10 : courses <= 10_000 ? 15 : 40);
const pageSize = 20;
const warmUps = 30;
/** Before the first case: a server that has just started still compiles its own code. */
const coldRequests = 200;
const medianOf = (values: readonly number[]) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)]!;

interface Place {
  url: string | undefined;
  directory: string;
}

const fatal = (reason: string) => {
  throw new Error(reason);
};

/** Walks and accesses of the last weeks for every third course, so that a ranking has something to count. */
const countSomething = (db: Db) =>
  db.execute(
    sql`insert into course_counts (course_id, day, accessed, walked) select id, (now() at time zone 'Asia/Tokyo')::date - id % 40, id % 97, id % 31 from courses where id % 3 = 0 on conflict do nothing`,
  );

type Subject = 'courses' | 'institutions' | 'site' | 'photos';

async function prepare(place: Place, size: number, content: Content, subject: Subject): Promise<number> {
  const database = await openDatabase({ ...place, onLog: () => {}, onFatal: fatal });
  let count = 0;
  await database.setUp(async (db) => {
    await loadContent(db);
    if (subject === 'institutions') {
      await growInstitutionsTo(size, db, content);
      count = await db.$count(sql`institutions`);
      return;
    }
    if (subject === 'photos') {
      await growPhotosTo(size, db);
      count = await db.$count(sql`photos`);
      return;
    }
    if (subject === 'site') {
      await indexSite(db);
      await growSiteTo(size, db);
      count = await db.$count(sql`site_documents`);
      return;
    }
    await growTo(size, db, content);
    // The documents of the site search are another subject.
    await db.execute(sql`truncate stale_site_documents`);
    await countSomething(db);
    await db.execute(sql`vacuum analyze`);
    count = await db.$count(sql`courses`);
  });
  await database.close();
  return count;
}

const agent = new Agent({ keepAlive: true, maxSockets: 1 });
const ask = (port: number, url: string) =>
  new Promise<{ ms: number; body: { total?: number } }>((resolve, reject) => {
    const started = performance.now();
    get({ port, host: '127.0.0.1', path: url, agent }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        const ms = performance.now() - started;
        const text = Buffer.concat(chunks).toString();
        if (response.statusCode !== 200) return reject(new Error(`${url}: ${response.statusCode} ${text}`));
        resolve({ ms, body: JSON.parse(text) });
      });
    }).on('error', reject);
  });

async function measureCase(
  port: number,
  { path: route, query, page, ...rest }: Case,
  requests: number,
): Promise<Omit<Measured, 'engine' | 'courses' | 'figure'>> {
  const random = seeded(20_261_120);
  const times: number[] = [];
  const totals: number[] = [];
  const totalOf = new Map<string, number>();
  for (let turn = -warmUps; turn < requests; turn += 1) {
    const input = query(random);
    const first = `${route}?${toQueryString(input)}`;
    let url = first;
    if (page) {
      if (!totalOf.has(first)) totalOf.set(first, (await ask(port, first)).body.total!);
      const pages = Math.max(1, Math.ceil(totalOf.get(first)! / pageSize));
      url = `${route}?${toQueryString({ ...input, page_num: page === 'last' ? pages : Math.ceil(pages / 2) })}`;
    }
    const { ms, body } = await ask(port, url);
    if (turn < 0) continue;
    times.push(ms);
    if (body.total !== undefined) totals.push(body.total);
  }
  times.sort((a, b) => a - b);
  const at = (share: number) =>
    Number(times[Math.min(times.length - 1, Math.ceil(times.length * share) - 1)]!.toFixed(1));
  return {
    name: rest.name,
    found: totals.length ? [Math.min(...totals), Math.max(...totals)] : null,
    p50: at(0.5),
    p95: at(0.95),
    max: at(1),
  };
}

async function measure(
  engine: Engine,
  place: Place,
  size: number,
  content: Content,
  requests: number,
  runs: number,
  only: RegExp,
  subject: Subject,
): Promise<Measured[]> {
  const count = await prepare(place, size, content, subject);
  const cases = {
    courses: casesOf,
    institutions: casesOfInstitutions,
    site: siteCases,
    photos: casesOfPhotos,
  }[subject](content);
  const child = fork(path.join(import.meta.dirname, 'server.ts'), {
    env: { ...process.env, NODE_ENV: 'production', DATABASE_URL: place.url ?? '', DATA_DIR: place.directory || '.' },
  });
  const port = await new Promise<number>((resolve, reject) => {
    child.once('message', ({ port }: { port: number }) => resolve(port));
    child.once('exit', (code) => reject(new Error(`the server ended with code ${code}`)));
  });
  const measured: Measured[] = [];
  process.stdout.write(
    `\n${engine}, ${count} ${subject === 'site' ? 'documents' : subject}, ${runs} × ${requests} requests a case, milliseconds (load of the machine ${os.loadavg()[0]!.toFixed(1)} on ${os.cpus().length} cores)\n`,
  );
  try {
    const [any] = cases;
    if (any) await measureCase(port, any, coldRequests);
    for (const one of cases.filter(({ name }) => only.test(name))) {
      const all = [];
      for (let turn = 0; turn < runs; turn += 1) all.push(await measureCase(port, one, requests));
      const row = {
        engine,
        courses: count,
        ...all[0]!,
        p50: medianOf(all.map(({ p50 }) => p50)),
        p95: medianOf(all.map(({ p95 }) => p95)),
        max: medianOf(all.map(({ max }) => max)),
        figure: one.limit ?? Math.max(one.figure ?? 0, figureOf(count)),
      };
      measured.push(row);
      const found = row.found
        ? row.found[0] === row.found[1]
          ? `${row.found[0]}`
          : `${row.found[0]}–${row.found[1]}`
        : '';
      const numbers = [row.p50, row.p95, row.max].map((value) => value.toFixed(1).padStart(7)).join('');
      process.stdout.write(
        `${row.name.padEnd(44)}${found.padStart(16)}${numbers}${row.p95 > row.figure ? `  MISSED (${row.figure})` : ''}\n`,
      );
    }
  } finally {
    agent.destroy();
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.send('stop');
    await ended;
  }
  return measured;
}

async function placeFor(engine: Engine): Promise<{ place: Place; remove: () => Promise<void> }> {
  if (engine === 'pglite') {
    const directory = mkdtempSync(path.join(os.tmpdir(), 'tokotoko-bench-'));
    return {
      place: { url: undefined, directory },
      remove: async () => rmSync(directory, { recursive: true, force: true }),
    };
  }
  const binaries = findBinaries();
  const cluster = !process.env.TEST_DATABASE_URL && binaries ? await createCluster(binaries) : null;
  const adminUrl = process.env.TEST_DATABASE_URL ?? cluster?.url;
  if (!adminUrl)
    throw new Error('PostgreSQL is not installed and TEST_DATABASE_URL is not set; run with --engine pglite');
  const name = `tokotoko_bench_${process.pid}`;
  const admin = async (statement: string) => {
    const client = new pg.Client(adminUrl);
    await client.connect();
    await client.query(statement).finally(() => client.end());
  };
  await admin(`create database ${name} template template0 encoding 'UTF8' lc_collate 'C.UTF-8' lc_ctype 'C.UTF-8'`);
  const url = new URL(adminUrl);
  url.pathname = `/${name}`;
  return {
    place: { url: url.href, directory: '' },
    remove: async () => (cluster ? cluster.remove() : admin(`drop database ${name} with (force)`)),
  };
}

export async function run({
  engines,
  sizes,
  requests,
  runs,
  only = /./,
  subject = 'courses',
}: {
  engines: Engine[];
  sizes: number[];
  requests: number;
  runs: number;
  only?: RegExp;
  subject?: Subject;
}): Promise<Measured[]> {
  const content = readContent();
  const measured: Measured[] = [];
  for (const engine of engines) {
    const { place, remove } = await placeFor(engine);
    try {
      for (const size of [...sizes].sort((a, b) => a - b))
        measured.push(...(await measure(engine, place, size, content, requests, runs, only, subject)));
    } finally {
      await remove();
    }
  }
  return measured;
}

if (import.meta.main) {
  const { values } = parseArgs({
    options: {
      engine: { type: 'string', default: 'both' },
      sizes: { type: 'string', default: '150,10000,100000' },
      requests: { type: 'string', default: '200' },
      runs: { type: 'string', default: '1' },
      only: { type: 'string', default: '.' },
      json: { type: 'string' },
      subject: { type: 'string', default: 'courses' },
    },
  });
  const measured = await run({
    engines: values.engine === 'both' ? ['pglite', 'postgresql'] : [values.engine as Engine],
    sizes: values.sizes.split(',').map(Number),
    requests: Number(values.requests),
    runs: Number(values.runs),
    only: new RegExp(values.only),
    subject: values.subject as Subject,
  });
  if (values.json) writeFileSync(values.json, `${JSON.stringify(measured, null, 2)}\n`);
  const missed = measured.filter(({ p95, figure }) => p95 > figure);
  process.stdout.write(
    missed.length
      ? `\n${missed.length} of ${measured.length} figures missed\n`
      : `\nAll ${measured.length} figures hold\n`,
  );
  process.exit(missed.length ? 1 : 0);
}
