/** Pages and files, asked for at a steady pace: what visitors notice of something else that goes on. */
import http from 'node:http';

const pagesPerSecond = 20;
const userAgent = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36';

export interface Outcome {
  status: number;
  ms: number;
}

export const ask = (agent: http.Agent, url: string, body?: string | Uint8Array, headers: Record<string, string> = {}) =>
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

export const p95 = (outcomes: readonly Outcome[]) => {
  const times = outcomes.map(({ ms }) => ms).sort((a, b) => a - b);
  return times[Math.floor((times.length - 1) * 0.95)]!;
};

/** One of each: from the page cache, rendered, a call, a file. */
const targets = [() => '/', () => '/map/detail/101', (turn: number) => `/map?keyword=${turn}`, () => '/favicon.svg'];

export async function steadyPages(origin: string, from: number, seconds: number): Promise<Outcome[]> {
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
