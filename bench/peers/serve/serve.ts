/**
 * Serves the pages of one library, and says how long it takes to render one: `node serve/serve.ts mui` prints its port.
 * One process a library, so that none pays for what another has left in memory.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { type PageName, pageNames, type Rendered, type Server } from '../adapter.ts';
import { clientDirectory, installed, serverEntry } from './places.ts';

const [, , library] = process.argv as [string, string, string];
const { server: own, renderPage } = (await import(serverEntry(library))) as {
  server: Server;
  renderPage: (name: PageName) => Rendered;
};

const types: Record<string, string> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};
interface File {
  type: string;
  bytes: Buffer;
}
const files = new Map<string, File>();
const keep = (address: string, file: string) =>
  files.set(address, {
    type: types[path.extname(file)] ?? 'application/octet-stream',
    bytes: gzipSync(readFileSync(file), { level: 9 }),
  });

/** Addresses of what a page loads at first. */
interface Loaded {
  scripts: string[];
  styles: string[];
}
const loaded = new Map<PageName, Loaded>();
for (const name of pageNames) {
  const directory = clientDirectory(library, name);
  for (const file of readdirSync(path.join(directory, 'assets')))
    keep(`/${name}/assets/${file}`, path.join(directory, 'assets', file));
  const manifest = JSON.parse(readFileSync(path.join(directory, 'manifest.json'), 'utf8')) as Record<
    string,
    { file: string; isEntry?: boolean; css?: string[] }
  >;
  const entry = Object.values(manifest).find(({ isEntry }) => isEntry)!;
  loaded.set(name, {
    scripts: [`/${name}/${entry.file}`],
    styles: (entry.css ?? []).map((file) => `/${name}/${file}`),
  });
}
// The one file that tokotoko-ui asks a site to serve.
const icons = installed('tokotoko-ui/icons.svg');
if (library === 'ours' && existsSync(icons)) keep('/tokotoko-icons.svg', icons);

function documentOf(name: PageName): string {
  const { scripts, styles } = loaded.get(name)!;
  const rendered = name === 'Fields' ? { html: '', styles: '' } : renderPage(name);
  return `<!doctype html>
<html lang="ja" ${own.htmlAttributes ?? ''}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>とことこ東京</title>
<link rel="icon" href="data:,">
${own.head ?? ''}
${styles.map((href) => `<link rel="stylesheet" href="${href}">`).join('\n')}
${rendered.styles}
${scripts.map((src) => `<script type="module" src="${src}"></script>`).join('\n')}
</head>
<body><div id="root">${rendered.html}</div></body>
</html>`;
}

/** Milliseconds of each of so many renderings. */
function timesOf(name: PageName, count: number): number[] {
  return Array.from({ length: count }, () => {
    const begin = performance.now();
    renderPage(name);
    return performance.now() - begin;
  });
}

const answer = (response: ServerResponse, type: string, bytes: Buffer) =>
  response.writeHead(200, { 'content-type': `${type}; charset=utf-8`, 'content-encoding': 'gzip' }).end(bytes);

const server = createServer((request, response) => {
  const { pathname, searchParams } = new URL(request.url!, 'http://localhost');
  const file = files.get(pathname);
  if (file) return answer(response, file.type, file.bytes);
  const name = (searchParams.get('render') ?? pathname.slice(1)) as PageName;
  if (!pageNames.includes(name)) return response.writeHead(404).end();
  if (searchParams.has('render')) return response.end(JSON.stringify(timesOf(name, Number(searchParams.get('count')))));
  return answer(response, 'text/html', gzipSync(documentOf(name)));
});
server.listen(0, '127.0.0.1', () => process.stdout.write(`${(server.address() as AddressInfo).port}\n`));
process.on('disconnect', () => process.exit());
