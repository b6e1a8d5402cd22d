/**
 * What visitors notice when somebody asks too much: pages that are found in the cache and pages that are rendered, while one
 * caller asks for uncached pages without end. `node tests/bench/overload.bench.ts [DIRECTORY]` measures another built copy.
 */
import http from 'node:http';
import { removeDirectory, startPortal, temporaryDirectory } from '../e2e/portal.ts';

const seconds = 8;
const patienceMs = 10_000;

interface Outcome {
  status: number | 'timeout';
  ms: number;
}

const ask = (agent: http.Agent, url: string) =>
  new Promise<Outcome>((resolve) => {
    const started = performance.now();
    const done = (status: Outcome['status']) => resolve({ status, ms: performance.now() - started });
    const request = http.get(url, { agent, headers: { 'user-agent': 'Mozilla/5.0 Chrome/140.0' } }, (response) => {
      response.resume();
      response.on('end', () => done(response.statusCode!));
    });
    request.setTimeout(patienceMs, () => request.destroy());
    request.on('error', () => done('timeout'));
  });

const summary = (outcomes: Outcome[]) => {
  const counts: Record<string, number> = {};
  for (const { status } of outcomes) counts[status] = (counts[status] ?? 0) + 1;
  const times = outcomes.map(({ ms }) => ms).sort((a, b) => a - b);
  const at = (part: number) => Math.round(times[Math.floor((times.length - 1) * part)] ?? 0);
  return { counts, p50: at(0.5), p95: at(0.95) };
};

/** So many callers that each ask again when they are answered. */
async function crowd(connections: number, url: (number: number) => string): Promise<Outcome[]> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: connections });
  const end = performance.now() + seconds * 1000;
  const outcomes: Outcome[] = [];
  let number = 0;
  const caller = async () => {
    while (performance.now() < end) outcomes.push(await ask(agent, url(number++)));
  };
  await Promise.all(Array.from({ length: connections }, caller));
  agent.destroy();
  return outcomes;
}

/** Asks so often a second, answered or not. */
async function steady(perSecond: number, url: (number: number) => string): Promise<Outcome[]> {
  const agent = new http.Agent({ keepAlive: true });
  const asked: Promise<Outcome>[] = [];
  for (let number = 0; number < seconds * perSecond; number += 1) {
    asked.push(ask(agent, url(number)));
    await new Promise((resolve) => setTimeout(resolve, 1000 / perSecond));
  }
  const outcomes = await Promise.all(asked);
  agent.destroy();
  return outcomes;
}

const data = temporaryDirectory();
const portal = await startPortal({ DATA_DIR: data }, process.argv[2]);
const { origin } = portal;
const warm = new http.Agent();
for (let round = 0; round < 5; round += 1) await ask(warm, `${origin}/map`);
const measured: Record<string, unknown> = {};

let [visitors, noise] = await Promise.all([
  steady(5, () => `${origin}/map`),
  steady(10, (number) => `${origin}/map?x=${number}`),
]);
measured['10 made-up parameters a second'] = { visitors: summary(visitors), noise: summary(noise) };
[visitors, noise] = await Promise.all([
  steady(5, () => `${origin}/map`),
  crowd(400, (number) => `${origin}/map?keyword=${number}`),
]);
measured['400 connections, each another search'] = {
  visitors: summary(visitors),
  noise: summary(noise),
  renderedPerSecond: noise.filter(({ status }) => status === 200).length / seconds,
};
await portal.stop('SIGKILL');
removeDirectory(data);
process.stdout.write(`${JSON.stringify(measured, null, 2)}\n`);
