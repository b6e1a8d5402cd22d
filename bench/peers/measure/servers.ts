/** One server a library, each a process of its own. */
import { type ChildProcess, fork } from 'node:child_process';
import path from 'node:path';
import type { Library } from '../libraries.ts';
import { peersRoot } from '../serve/places.ts';

export interface Served {
  library: Library;
  origin: string;
  /** Milliseconds of each of so many renderings of a page on the server. */
  renderTimes: (page: string, count: number) => Promise<number[]>;
  stop: () => void;
}

export async function serve(library: Library): Promise<Served> {
  const child: ChildProcess = fork(path.join(peersRoot, 'serve/serve.ts'), [library.id], {
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  const port = await new Promise<string>((done, fail) => {
    child.stdout!.once('data', (chunk: Buffer) => done(String(chunk).trim()));
    child.once('exit', (code) => fail(new Error(`The server of ${library.id} ended with ${code}.`)));
  });
  const origin = `http://127.0.0.1:${port}`;
  return {
    library,
    origin,
    renderTimes: async (page, count) =>
      (await fetch(`${origin}/?render=${page}&count=${count}`)).json() as Promise<number[]>,
    stop: () => child.kill(),
  };
}
