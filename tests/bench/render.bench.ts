/** Requests per second of one process: a course page rendered anew each time and from the page cache, as a ratio to a bare route of the same bytes. */
import { execFileSync, spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { removeDirectory, startPortal, temporaryDirectory } from '../e2e/portal.ts';

const page = '/map/detail/101';
const connections = 16;
const seconds = 5;
const rounds = 3;
export const goals = { rendered: 0.03, cached: 0.5 };

const loadFile = path.join(import.meta.dirname, 'load.ts');
const perSecond = (url: string) =>
  (
    JSON.parse(
      execFileSync(process.execPath, [loadFile, url, String(connections), String(seconds)], { encoding: 'utf8' }),
    ) as { perSecond: number }
  ).perSecond;
const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;

export interface RenderFigures {
  bare: number;
  rendered: number;
  cached: number;
  renderedRatio: number;
  cachedRatio: number;
  bytes: number;
}

export async function benchRender(): Promise<RenderFigures> {
  const data = temporaryDirectory();
  const files = temporaryDirectory();
  const cached = await startPortal({ DATA_DIR: data });
  const html = await (
    await fetch(cached.origin + page, {
      headers: {
        'user-agent':
          'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36',
      },
    })
  ).text();
  await cached.stop();
  const file = path.join(files, 'page.html');
  writeFileSync(file, html);
  const bare = spawn(process.execPath, [path.join(import.meta.dirname, 'bare.ts'), file], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const bareUrl = await new Promise<string>((resolve) =>
    bare.stdout.once('data', (chunk: Buffer) => resolve(String(chunk).trim())),
  );
  const figures = { bare: [] as number[], rendered: [] as number[], cached: [] as number[] };
  // The three in turn, so that a machine that slows down slows all of them.
  const anew = await startPortal({ DATA_DIR: data, PAGE_CACHE: 'off' });
  const cachedData = temporaryDirectory();
  const again = await startPortal({ DATA_DIR: cachedData });
  for (let round = 0; round < rounds; round += 1) {
    figures.bare.push(perSecond(bareUrl));
    figures.rendered.push(perSecond(anew.origin + page));
    figures.cached.push(perSecond(again.origin + page));
  }
  bare.kill();
  await Promise.all([anew.stop(), again.stop()]);
  for (const directory of [data, files, cachedData]) removeDirectory(directory);
  const [bareRate, renderedRate, cachedRate] = [median(figures.bare), median(figures.rendered), median(figures.cached)];
  return {
    bare: bareRate,
    rendered: renderedRate,
    cached: cachedRate,
    renderedRatio: renderedRate / bareRate,
    cachedRatio: cachedRate / bareRate,
    bytes: html.length,
  };
}

if (import.meta.main) process.stdout.write(`${JSON.stringify(await benchRender(), null, 2)}\n`);
