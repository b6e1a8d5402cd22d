/** Starting and stopping: data stays, signals end it cleanly. What a start refuses is among the server's tests. */
import { spawn } from 'node:child_process';
import { Agent, get, type IncomingMessage } from 'node:http';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { preparedData } from './data.ts';
import { removeDirectory, startPortal, temporaryDirectory } from './portal.ts';

const root = path.resolve(import.meta.dirname, '../..');
/** Starts on a busy machine take most of a minute each. */
const startMs = 240_000;
const directories: string[] = [];
const removedAfterwards = (directory: string) => {
  directories.push(directory);
  return directory;
};
afterAll(() => directories.forEach(removeDirectory));

/** Runs the portal to its end. */
const failing = (environment: Record<string, string>) =>
  new Promise<{ code: number | null; said: string }>((resolve) => {
    const child = spawn(process.execPath, ['server/main.ts'], {
      cwd: root,
      env: { ...process.env, NODE_ENV: 'production', PORT: '0', ...environment },
    });
    let said = '';
    child.stderr.on('data', (chunk) => (said += chunk));
    child.on('exit', (code) => resolve({ code, said }));
  });

test(
  'a second start keeps what was counted; SIGTERM and SIGINT end it with code 0',
  async () => {
    // The only first start among these tests: from an empty directory, as `npm start` in a fresh clone.
    const data = removedAfterwards(temporaryDirectory());
    const first = await startPortal({ DATA_DIR: data });
    const count = async (origin: string) => {
      const response = await fetch(`${origin}/api/course_detail/get_num`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: '{"id":101}',
      });
      return ((await response.json()) as { accessed: number }).accessed;
    };
    expect(await count(first.origin)).toBe(1);
    expect(await first.stop('SIGTERM')).toBe(0);
    // Without NODE_ENV, as `npm start` runs it: React is the build for production.
    const second = await startPortal({
      DATA_DIR: data,
      NODE_OPTIONS: `--import=${path.join(root, 'tests/server/children/reportReactBuilds.ts')}`,
    });
    expect(await count(second.origin)).toBe(2);
    expect((await fetch(`${second.origin}/`)).status).toBe(200);
    // A second portal on the same data is refused, and names the one that holds it.
    const refused = await failing({ DATA_DIR: data });
    expect(refused.code).toBe(1);
    expect(refused.said).toContain(String(second.process.pid));
    expect(await second.stop('SIGINT')).toBe(0);
    const builds = [...second.output().matchAll(/^react build: (.+)$/gm)].map(([, name]) => name!);
    expect(builds).toContainEqual(expect.stringMatching(/^react-dom-server.*\.production\.js$/));
    expect(builds.filter((name) => name.includes('development'))).toEqual([]);
  },
  startMs,
);

test(
  'SIGTERM: not ready first, then every kept connection gets its response and is closed',
  async () => {
    const portal = await startPortal({ DATA_DIR: removedAfterwards(preparedData()), DRAIN_SECONDS: '20' });
    const port = Number(new URL(portal.origin).port);
    const kept = Array.from({ length: 9 }, () => new Agent({ keepAlive: true, maxSockets: 1 }));
    const ask = (agent: Agent, at: string) =>
      new Promise<IncomingMessage>((resolve, reject) => {
        get({ host: '127.0.0.1', port, path: at, agent }, (response) => resolve(response.resume())).on('error', reject);
      });
    for (const agent of kept) expect((await ask(agent, '/healthz')).headers.connection).toBe('keep-alive');
    const stopped = portal.stop('SIGTERM');
    await expect.poll(async () => (await fetch(`${portal.origin}/readyz`)).status).toBe(503);
    for (const agent of kept) {
      const response = await ask(agent, '/api/num');
      expect(response.statusCode).toBe(200);
      expect(response.headers.connection).toBe('close');
    }
    expect(await stopped).toBe(0);
  },
  startMs,
);
